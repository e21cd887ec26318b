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
colour-red = red
colour-black = black
colour-green = green
colour-purple = purple
axis-wide = width
axis-high = height
tie-none = no tie
tie-areas = the number of areas breaks the tie
tie-cards = the number of harbour cards in the areas breaks the tie
tie-hand = the highest harbour card in hand breaks the tie
tie-shared = nothing breaks the tie
ending-full-field = the harbour is full
ending-only-water = a player can lay nothing but water
ending-no-warehouses = the warehouses have run out
ending-stalemate = nobody makes any progress

## Moves: what a button says

move-colour = Take the { $colour } cards
move-play = Play card { $number }: { $shows ->
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
move-pay = Pay the tax ({ $due ->
        [1] 1 coin
       *[other] { $due } coins
    })
move-refuse = Refuse the tax ({ $due ->
        [1] 1 coin
       *[other] { $due } coins
    }) and take card { $card_number } back
move-lay = Lay card { $card_number } on { $cell }{ $ends ->
        [yes] { " " }(this ends the game: the warehouses have run out)
       *[no] { "" }
    }
move-store = Store all goods{ $ends ->
        [yes] { " " }(this ends the game: the warehouses have run out)
       *[no] { "" }
    }
move-export = Export { $good }{ $ends ->
        [yes] { " " }(this ends the game: the warehouses have run out)
       *[no] { "" }
    }
move-crane = Crane: bring a { $good } warehouse{ $ends ->
        [yes] { " " }(this ends the game: the warehouses have run out)
       *[no] { "" }
    }
move-ship = Patrol ship to { $cell }
move-buy = { $price ->
    [1] Buy a special card for 1 coin
   *[other] Buy a special card for { $price } coins
}
move-remove = Remove the harbour card on { $cell }
move-area = { $asked ->
    [to] Bring it to the central store on { $cell }
   *[from] Take a warehouse from the central store on { $cell }
}
move-good = Move a { $good } warehouse
move-skip = { $asked ->
    [crane] No warehouse from the crane
    [ship] Leave the patrol ship where it is
    [buy] Buy no special card
    [remove] Remove no card
    [flood] No flood: the card leaves the game
   *[from] Move no warehouse
}

## Refusals: why not

refusal-colour-taken = Another player has that colour.
refusal-not-in-hand = That card is not in your hand.
refusal-cell-taken = There is already a card there.
refusal-outside-frame = That space is outside the harbour, which is { $size } by { $size }.
refusal-not-adjacent = A card must be laid next to a card already on the table.
refusal-cell-blocked = That would join areas in which more than { $owners ->
        [1] one player
       *[other] { $owners } players
    } would store the same good: only water may be laid there.
refusal-store-limit = The card’s goods would break the limit: at most { $owners ->
        [1] one player
       *[other] { $owners } players
    } may store the same good in an area.
refusal-too-many-owners = At most { $owners ->
        [1] one player
       *[other] { $owners } players
    } may store the same good in an area.
refusal-not-depicted = The card does not show that good.
refusal-no-token = No goods token of that kind is left.
refusal-no-warehouse = The supply has no warehouse of that kind.
refusal-crane-closed-area = A crane takes no warehouse from a closed area.
refusal-crane-same-area = The crane must take the warehouse from a different area.
refusal-nothing-to-fetch = You have no such warehouse there.
refusal-no-ship = The basic game has no patrol ship.
refusal-ship-has-moved = You have already moved the patrol ship with this card.
refusal-ship-moves-used = { $ship_limit ->
    [1] The patrol ship has already moved this round, and may move only once.
   *[other] The patrol ship has already moved { $ship_limit } times this round; it may not move again.
}
refusal-card-without-ship = Your card does not bear the ship symbol.
refusal-ship-after-laying = The patrol ship moves only after a card with the ship symbol has been laid.
refusal-ship-is-there = The patrol ship is already there.
refusal-not-water = The patrol ship moves to water cards only.
refusal-no-harbour-card = There is no harbour card there.
refusal-own-card = You cannot remove your own card.
refusal-closed-area = The ship removes nothing from a closed area.
refusal-not-at-ship = That card is not next to the patrol ship.
refusal-no-ship-symbol = The ship removes only cards with the ship symbol.
refusal-nothing-for-sale = Special cards are for sale only with three or four players.
refusal-stack-empty = No special card is left.
refusal-too-few-coins = { $price ->
    [1] A special card costs 1 coin, and you have none.
   *[other] A special card costs { $price } coins, and you have fewer.
}
refusal-not-to-centre = You can buy a special card only right after moving the patrol ship to the harbour centre.
refusal-not-central-store = Choose a card that is your central store in its area.
refusal-nothing-to-move = You have no such warehouse there.
refusal-no-bridge = No water card joins that area to another one that could take the warehouse.
refusal-same-area = The warehouse must move to a different area.
refusal-bridge-closed-area = A bridge joins open areas only; that one is closed.
refusal-flood-no-card = There is no harbour card there to flood.
refusal-flood-own-card = You cannot flood your own card.
refusal-flood-closed-area = A flood reaches no closed area.
refusal-not-at-water = That card does not touch water.

## Events: what happened

event-colour = { $who } takes the { $colour } cards.
event-round = Round { $round }: everybody chooses a card.
event-chose = { $who } has chosen.
event-passed = { $coins ->
    [0] { $who } passes; the treasury cannot pay everyone, so there is no coin.
    [1] { $who } passes and takes one coin.
   *[other] { $who } passes and takes { $coins } coins.
}
event-revealed = { $who } reveals card { $number }: { $card }{ $symbol_id ->
        [none] { "" }
       *[other] { ", " }{ $symbol }
    }.
event-tax-paid = { $coins ->
    [1] { $who } pays one coin of tax for { $other }’s card { $number }.
   *[other] { $who } pays { $coins } coins of tax for { $other }’s card { $number }.
}
event-cannot-pay = { $coins ->
    [1] { $who } cannot pay the tax (one coin) for { $other }’s card { $number }.
   *[other] { $who } cannot pay the tax ({ $coins } coins) for { $other }’s card { $number }.
}
event-tax-refused = { $coins ->
    [1] { $who } refuses the tax (one coin) for { $other }’s card { $number }.
   *[other] { $who } refuses the tax ({ $coins } coins) for { $other }’s card { $number }.
}
event-took-back = { $who } takes card { $number } back into hand.
event-no-cell = { $who } cannot lay card { $number } anywhere and takes it back into hand.
event-laid = { $who } lays card { $number } ({ $card }) on { $cell }.
event-stored = { $who } stores { $good }.
event-exported = { $who } exports { $good }.
event-missing = The supply has no { $good } warehouse left for { $who }.
event-earned = { $coins ->
    [1] { $who } earns one coin.
   *[other] { $who } earns { $coins } coins.
}
event-frame-fixed = The harbour has reached its full { $axis } ({ $size }): both edges in that direction are fixed.
event-controlled = { $size ->
    [1] The area of one card at { $cell } is closed: { $who } controls it.
   *[other] The area of { $size } cards at { $cell } is closed: { $who } controls it.
}
event-uncontrolled = { $size ->
    [1] The area of one card at { $cell } is closed: nobody controls it.
   *[other] The area of { $size } cards at { $cell } is closed: nobody controls it.
}
event-ignored = { $size ->
    [1] The area of one card at { $cell } is closed: { $who } controls it but has no keeper left, so it does not count.
   *[other] The area of { $size } cards at { $cell } is closed: { $who } controls it but has no keeper left, so it does not count.
}
event-ship-moved = { $who } moves the patrol ship to { $cell }.
event-bought = { $coins ->
    [1] { $who } buys a special card for one coin.
   *[other] { $who } buys a special card for { $coins } coins.
}
event-removed = { $who }’s card { $number } ({ $card }) on { $cell } is removed and goes under { $who }’s own pile.
event-warehouse-lost = { $who } returns a { $good } warehouse to the supply.
event-token-lost = { $who } returns a { $good } token.
event-moved = { $who } moves a { $good } warehouse from { $cell } to { $target }.
event-special-used = { $who }’s special card { $number } ({ $card }) leaves the game.
event-drew-harbour = { $who } draws a harbour card.
event-drew-water = { $who } takes water card { $number }.
event-only-water = { $who } can lay nothing but water.
event-ended = The game ends: { $ending }.
event-scored-first = { $by ->
    [1] { $who } has a first goods token: +1 point.
   *[other] { $who } has no token any more: −1 point.
}
event-scored-tokens = { $by ->
    [1] { $who } has the most { $good } tokens: +1 point.
   *[other] { $who } no longer has the most { $good } tokens: −1 point.
}
event-scored-money = { $by ->
    [1] { $who } has the most coins: +1 point.
   *[other] { $who } no longer has the most coins: −1 point.
}
event-scored-area = { $by ->
    [1] { $who }’s area at { $cell } counts: +1 point.
   *[other] { $who }’s area at { $cell } is no longer one of the largest: −1 point.
}
event-points = { $who }: areas { $areas }, goods tokens { $tokens }, money { $money }.
event-result = { $who } finishes { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } with { $points ->
        [1] 1 point
       *[other] { $points } points
    }{ $tie_id ->
        [none] { "" }
       *[other] { "" }; { $tie }
    }.

term-areas = areas you control
term-chances = chances in open areas
term-coins = coins
term-specials = special cards
term-tokens = goods tokens
term-card = what your card can still do
term-rivals = holding the others back
