move-stand = Keep your { $card }
move-swap = Swap your { $card } with your left neighbour
move-draw = Put your { $card } back and draw another card
refusal-dealer-draws = The dealer has nobody to swap with; draw instead.
refusal-only-the-dealer = Only the dealer may draw.
event-dealt = { $who } deals.
event-stood = { $who } keeps the card.
event-swapped = { $who } swaps with player { $neighbour }.
event-cuckoo = “Cuckoo!” { $who } shows a king; player { $neighbour } cannot swap.
event-drew = { $who } draws another card.
event-showed = { $who } shows { $rank }.
event-lost = { $who } loses a life and has { $lives ->
    [one] one left
   *[other] { $lives } left
  }.
event-result = { $who } finishes number { $rank }.
