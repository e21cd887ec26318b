move-stand = Deine { $card } behalten
move-swap = Deine { $card } mit der linken Nachbarin tauschen
move-draw = Deine { $card } zurücklegen und eine andere ziehen
refusal-dealer-draws = Wer gibt, hat niemanden zum Tauschen; zieh stattdessen.
refusal-only-the-dealer = Nur wer gibt, darf ziehen.
event-dealt = { $who } gibt.
event-stood = { $who } behält die Karte.
event-swapped = { $who } tauscht mit Spieler { $neighbour }.
event-cuckoo = „Kuckuck!“ { $who } zeigt einen König; Spieler { $neighbour } kann nicht tauschen.
event-drew = { $who } zieht eine andere Karte.
event-showed = { $who } zeigt { $rank }.
event-lost = { $who } verliert ein Leben und hat noch { $lives ->
    [one] eines
   *[other] { $lives }
  }.
event-result = { $who } wird { $rank }.
