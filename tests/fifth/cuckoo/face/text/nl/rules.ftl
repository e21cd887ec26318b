move-stand = Je { $card } houden
move-swap = Je { $card } ruilen met je linkerbuur
move-draw = Je { $card } terugleggen en een andere kaart trekken
refusal-dealer-draws = De gever heeft niemand om mee te ruilen; trek een kaart.
refusal-only-the-dealer = Alleen de gever mag trekken.
event-dealt = { $who } geeft.
event-stood = { $who } houdt de kaart.
event-swapped = { $who } ruilt met speler { $neighbour }.
event-cuckoo = “Koekoek!” { $who } toont een heer; speler { $neighbour } kan niet ruilen.
event-drew = { $who } trekt een andere kaart.
event-showed = { $who } toont { $rank }.
event-lost = { $who } verliest een leven en heeft er nog { $lives ->
    [one] één
   *[other] { $lives }
  }.
event-result = { $who } wordt { $rank }.
