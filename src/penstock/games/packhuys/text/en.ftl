## Names

card-wine = wine
card-spices = spices
card-wine-spices = wine and spices
card-tea = tea
card-wine-tea = wine and tea
card-spices-tea = spices and tea
card-wine-spices-tea = wine, spices and tea
card-crane = crane
card-pub = pub
card-water = water
card-bridge = bridge
card-customs = customs house
card-flood = flood
symbol-none = no symbol
symbol-coin = coin
symbol-ship = ship
good-wine = wine
good-spices = spices
good-tea = tea
ending-full-field = the field is full
ending-only-water = a player can lay nothing but water
ending-no-warehouses = the warehouses have run out
ending-stalemate = nobody gets any further

## Moves: what a button says

move-play = Play { $number }: { $shows ->
        [wine] { card-wine }
        [spices] { card-spices }
        [wine-spices] { card-wine-spices }
        [tea] { card-tea }
        [wine-tea] { card-wine-tea }
        [spices-tea] { card-spices-tea }
        [wine-spices-tea] { card-wine-spices-tea }
        [crane] { card-crane }
        [pub] { card-pub }
       *[water] { card-water }
        [bridge] { card-bridge }
        [customs] { card-customs }
        [flood] { card-flood }
    }{ $symbol ->
        [coin] { ", " }coin
        [ship] { ", " }ship
       *[none] { "" }
    }
move-pass = Pass this round
move-pay = Pay { $due } tax
move-refuse = Do not pay { $due } tax; take card { $card_number } back
move-lay = Lay card { $card_number } on { $cell }
move-store = Store all goods
move-export = Export { $good } for a goods token
move-crane = Crane: bring a warehouse of { $good }
move-ship = Patrol ship to { $cell }
move-buy = Buy a special card for { $price } coins
move-remove = Remove the harbour card on { $cell }
move-area = { $asked ->
    [to] Bring it to the central store on { $cell }
   *[from] Take a warehouse from the central store on { $cell }
}
move-good = Move a warehouse of { $good }
move-skip = { $asked ->
    [crane] No warehouse from the crane
    [ship] Leave the patrol ship where it is
    [buy] Buy no special card
    [remove] Remove no card
    [flood] No flood: the card leaves the game
   *[from] Move no warehouse
}

## Refusals: why not

refusal-not-in-hand = That card is not in your hand.
refusal-cell-taken = A card already lies there.
refusal-outside-frame = That cell lies outside the harbour: the field is { $size } by { $size }.
refusal-not-adjacent = A card must be laid beside a card that already lies.
refusal-cell-blocked = That would join areas in which more than { $owners } players store the same good: only water may be laid there.
refusal-store-limit = At most { $owners } players may store the same good in an area.
refusal-not-depicted = The card does not show that good.
refusal-no-token = No goods token of that kind is left.
refusal-no-warehouse = The supply has no warehouse of that kind.
refusal-ship-is-there = The patrol ship is already there.
refusal-not-water = The patrol ship stands on water cards only.
refusal-no-harbour-card = No harbour card lies there.
refusal-own-card = You cannot remove your own card.
refusal-closed-area = That area is closed.
refusal-not-at-ship = That card does not lie beside the patrol ship.
refusal-no-ship-symbol = The ship removes only cards with the ship symbol.
refusal-not-at-water = That card does not touch water.
refusal-not-central-store = Choose a card that is your central store in its area.
refusal-nothing-to-move = You have no such warehouse there.
refusal-no-bridge = No water card joins that area to another one that could take the warehouse.
refusal-same-area = The warehouse must come to another area.

## Events: what happened

event-round = Round { $round }: everybody chooses a card.
event-chose = { $who } has chosen.
event-passed = { $coins ->
    [0] { $who } passes and gets nothing, the treasury is too empty.
    [1] { $who } passes and takes one coin.
   *[other] { $who } passes and takes { $coins } coins.
}
event-revealed = { $who } reveals { $number }: { $card }, { $symbol }.
event-tax-paid = { $coins ->
    [1] { $who } pays one coin of tax.
   *[other] { $who } pays { $coins } coins of tax.
}
event-cannot-pay = { $coins ->
    [1] { $who } cannot pay one coin of tax and takes { $number } back.
   *[other] { $who } cannot pay { $coins } coins of tax and takes { $number } back.
}
event-tax-refused = { $coins ->
    [1] { $who } refuses one coin of tax and takes { $number } back.
   *[other] { $who } refuses { $coins } coins of tax and takes { $number } back.
}
event-no-cell = { $who } cannot lay { $number } anywhere and takes it back.
event-laid = { $who } lays { $number } ({ $card }) on { $cell }.
event-stored = { $who } stores { $good }.
event-exported = { $who } exports { $good }.
event-missing = The supply has no warehouse of { $good } for { $who }.
event-earned = { $coins ->
    [1] { $who } earns one coin.
   *[other] { $who } earns { $coins } coins.
}
event-frame-fixed = The harbour has reached its full { $size } cells in one direction: that edge is fixed.
event-controlled = { $size ->
    [1] The area of one card at { $cell } is closed: { $who } controls it.
   *[other] The area of { $size } cards at { $cell } is closed: { $who } controls it.
}
event-uncontrolled = { $size ->
    [1] The area of one card at { $cell } is closed: nobody controls it.
   *[other] The area of { $size } cards at { $cell } is closed: nobody controls it.
}
event-ignored = { $size ->
    [1] { $who } wins the area of one card at { $cell } but has no keeper left: it does not count.
   *[other] { $who } wins the area of { $size } cards at { $cell } but has no keeper left: it does not count.
}
event-ship-moved = { $who } moves the patrol ship to { $cell }.
event-bought = { $coins ->
    [1] { $who } buys a special card for one coin.
   *[other] { $who } buys a special card for { $coins } coins.
}
event-removed = { $who } loses { $number } ({ $card }) on { $cell }; it goes under the pile.
event-warehouse-lost = { $who } gives a warehouse of { $good } back to the supply.
event-token-lost = { $who } gives a goods token of { $good } back.
event-moved = { $who } moves a warehouse of { $good } from { $cell } to { $target }.
event-special-used = { $who }’s special card { $number } ({ $card }) leaves the game.
event-drew-harbour = { $who } draws a harbour card.
event-drew-water = { $who } takes water card { $number }.
event-ended = The game ends: { $ending }.
event-points = { $who }: areas { $areas }, goods tokens { $tokens }, money { $money }.
event-result = { $points ->
    [1] { $who } is number { $rank } with one point.
   *[other] { $who } is number { $rank } with { $points } points.
}
