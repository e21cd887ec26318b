## Names

nation-us-east = USA East
nation-eu = EU
nation-us-west = USA West
nation-china = China
company-red = red
company-green = green
company-yellow = yellow
company-black = black
ship-red-1a = Red S
ship-red-1b = Red S2
ship-red-2 = Red M
ship-red-3 = Red L
ship-green-1a = Green S
ship-green-1b = Green S2
ship-green-2 = Green M
ship-green-3 = Green L
ship-yellow-1a = Yellow S
ship-yellow-1b = Yellow S2
ship-yellow-2 = Yellow M
ship-yellow-3 = Yellow L
ship-black-1a = Black S
ship-black-1b = Black S2
ship-black-2 = Black M
ship-black-3 = Black L
ship-iowa = USS Iowa
ship-sagres = NRP Sagres
ship-pegasus = USS Pegasus
ship-yi-yang = PLAN Yi Yang
ship-dice-fest = Dice Fest Line
ship-lucky-me = Lucky Me Cruises
ship-spiel = Spiel of the Seas
ship-prospector = San Juan Prospector
zone-atlantic = Atlantic
zone-gatun-1 = Gatun lock 1
zone-gatun-2 = Gatun lock 2
zone-gatun-3 = Gatun lock 3
zone-gatun-lake = Gatun lake
zone-culebra = Culebra cut
zone-pedro-miguel = Pedro Miguel lock
zone-miraflores-lake = Miraflores lake
zone-miraflores-1 = Miraflores lock 1
zone-miraflores-2 = Miraflores lock 2
zone-miraflores-3 = Miraflores lock 3
zone-pacific = Pacific
place-atlantic = the Atlantic
place-gatun-1 = Gatun lock 1
place-gatun-2 = Gatun lock 2
place-gatun-3 = Gatun lock 3
place-gatun-lake = Gatun lake
place-culebra = the Culebra cut
place-pedro-miguel = Pedro Miguel lock
place-miraflores-lake = Miraflores lake
place-miraflores-1 = Miraflores lock 1
place-miraflores-2 = Miraflores lock 2
place-miraflores-3 = Miraflores lock 3
place-pacific = the Pacific
sea-atlantic = the Atlantic
sea-pacific = the Pacific
benefit-transfers = cheaper transfers
benefit-contracts = more contracts to choose from
benefit-loading = one more die to load
free-market = market
free-load = load a die
free-moves = ship moves
free-rail = railway
advisor-east = USA East flags
advisor-eu = EU flags
advisor-west = USA West flags
advisor-china = China flags
advisor-sets = Sets of four flags
advisor-passengers = Passengers
advisor-shipyard = Shipyard
advisor-portfolio = Portfolio
advisor-founder = Founder
starting-us-east-1 = USA East A
starting-us-east-2 = USA East B
starting-eu-1 = EU A
starting-eu-2 = EU B
starting-us-west-1 = USA West A
starting-us-west-2 = USA West B
starting-china-1 = China A
starting-china-2 = China B
model-1b = second small ship
model-2 = medium ship
model-3 = large ship
side-front = front
side-back = back
card-table = card above the column
card-incoming = incoming cargo
card-top = top of the draw pile
choice-card = card
choice-cash = money

## Moves: what a button says

move-bid = Bid ${ $money } for your company
move-keep = Keep advisor: { $advisor } (${ $pays } each, up to ${ $most })
move-choose = Take the starting contract { $starting } ({ $cargo })
move-take = { $executive ->
    [1] Take the executive die of column { $column }
   *[0] Take the die of column { $column }: strength { $strength }
}
move-transfer = { $price ->
    [0] Transfer a die from column { $source } to { $target } (free)
   *[other] Transfer a die from column { $source } to { $target } for ${ $price }
}
move-act = Use the executive die for its action
move-buy = Buy a { $company } share for ${ $money }
move-raise = Raise your company’s share price by { $raise }
move-build = { $money ->
    [0] Place the { $model } at { $nation } (free)
   *[other] Build the { $model } at { $nation } for ${ $money }
}
move-captain = { $moves ->
    [one] Use the Captain: 1 move
   *[other] Use the Captain: { $moves } moves
}
move-stevedore = { $dice ->
    [one] Use the Stevedore: load 1 die
   *[other] Use the Stevedore: load up to { $dice } dice
}
move-contract = { $offered ->
    [front] Take contract: { $nation } ({ $cargo }), { $card }
    [back] Take contract: general cargo ({ $cargo }), { $card }
   *[unknown] Take contract: { $card }
}
move-skip = Take no contract
move-pick = { $offered ->
    [front] Load the { $die } for { $nation }
    [back] Load the { $die }: general cargo, any loading zone
   *[unknown] Load from contract { $slot }
}
move-free-die = Load a die from the warehouse or the pool
move-load = Load the { $die } onto { $ship } at { $nation }
move-wagon = Load the { $die } onto the first wagon
move-done = Load no more
move-move = { $step ->
    [none] Move { $ship }
   *[other] { $n_along ->
        [0] Move { $ship } to { $to }
       *[other] Move { $ship } to { $to }, together with { $along }
    }
}
move-add = Take { $ship } along
move-sail = { $n_along ->
    [0] Sail to { $to }: { $ship } alone
   *[other] Sail to { $to }: { $ship }
}
move-rail = Put a die on the first wagon
move-lift = Raise the { $die } on place { $place } of the wagon
move-decline = { $free ->
    [market] Keep the market action for later
    [deferred] Let the kept market action lapse
   *[other] Let the free action lapse
}
move-bonus = { $bonus ->
    [cash] { $ship } has arrived: take ${ $money }
    [captain] { $ship } has arrived: take the Captain, free moves: { $moves }
    [stevedore] { $ship } has arrived: take the Stevedore, dice: { $dice }, or fees −${ $cut }
    [advisor] { $ship } has arrived: take a Financial Advisor
   *[unknown] Ship bonus: { $choice }
}
move-advisor = Take advisor: { $advisor } (${ $pays } each, up to ${ $most })
move-benefit = Passenger benefit: { $benefit }
move-end = End the turn
move-discard = Discard contract { $slot } ({ $cargo })
move-flag = Take the { $nation } flag
move-cut = Use the Stevedore: pay ${ $cut } less (fees ${ $fee })
move-pay = Pay the fees of ${ $fee }

## Refusals: why not

refusal-not-your-advisor = You do not hold this advisor.
refusal-not-on-offer = This contract is not on offer.
refusal-no-die = This column has no die left.
refusal-same-side = A die is transferred to the other side only.
refusal-column-full = This column has no free row.
refusal-company-too-poor = The company does not have enough money for a transfer.
refusal-in-use = This ship is already in use.
refusal-cannot-build = The company does not have enough money to build this ship.
refusal-not-at-round-end = Nothing is built and no card is played at the end of a round.
refusal-no-benefit = Only the card above the column; this one needs the passenger benefit for contracts.
refusal-no-back = This card has no back.
refusal-too-few-dice = Too few dice in warehouse and pool.
refusal-no-container = No die is waiting there.
refusal-nowhere-to-load = No ship where it may go can take this die now: each takes one a turn, and its sum must fit.
refusal-no-die-to-load = There is no die in your warehouse or pool to load.
refusal-no-die-for-rail = There is no die in your warehouse or pool for the wagon.
refusal-military = Military ships take no cargo.
refusal-not-in-ocean = This ship is not in an ocean.
refusal-wrong-zone = This ship is not there and cannot go there.
refusal-wrong-nation = This die must go to a ship in its nation’s loading zone.
refusal-only-rail = This container must go by rail: onto the first wagon.
refusal-no-rail = This die cannot go by rail.
refusal-one-die-per-ship = You can load only one die per ship (or wagon) each turn.
refusal-ship-full = The ship is full.
refusal-too-heavy = The { $die } is too much: aboard { $aboard }, at most { $limit }.
refusal-too-light = With the { $die } the minimum could no longer be reached: { $least }.
refusal-only-passengers = Cruise ships take only 1s and 2s.
refusal-own-ships-only = At the start you can load only your own ships.
refusal-wagon-full = The first wagon is full.
refusal-not-ready = This ship has too little cargo to sail.
refusal-not-first = This ship moves with its group: choose the group’s first ship.
refusal-not-together = This ship is somewhere else.
refusal-in-group = This ship is in the group already.
refusal-group-full = The group would have too many holds.
refusal-no-such-move = No move of its kind is left: locks take lock moves, all other zones waterway moves.
refusal-strands-moves = After this step { $lost_kind ->
    [waterway] { $lost ->
        [one] one waterway move
       *[other] { $lost } waterway moves
    }
    [lock] { $lost ->
        [one] one lock move
       *[other] { $lost } lock moves
    }
   *[mixed] { $lost ->
        [one] one move
       *[other] { $lost } moves
    }
} would lapse; another step loses fewer.
refusal-must-move = A move that can be made must be made.
refusal-must-use = A free action that is possible must be used; only the market may be kept for later.
refusal-no-card = You have no such card.
refusal-card-too-new = You cannot use a card in the turn you won it.
refusal-no-step = No ship can move.
refusal-nothing-to-load = No die of your contracts can be loaded now.
refusal-card-limit = You can hold only one card of this kind.
refusal-stack-empty = The stack is empty.
refusal-not-in-stack = This advisor is not in the stack.
refusal-benefit-taken = You already have this benefit.
refusal-no-share = This company has no share to sell.
refusal-too-little-money = You do not have enough private money.
refusal-not-your-die = You have no die on this place.
refusal-die-at-most = This die shows 6 already.
refusal-no-such-flag = This flag is not on the platform.
refusal-no-contract = There is no contract there.

## Events: what happened

event-order = { $who } is { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} in turn order.
event-rolled = The action dice are rolled: { $blue } in columns 1 to 3, { $grey } in columns 4 to 6.
event-bid = { $who } bids ${ $money }; the price starts at { $price }.
event-drafted = { $who } has chosen a Financial Advisor.
event-round = Round { $round } begins.
event-turn = { $who } to play.
event-start-contract = { $nation ->
    [EU] { $who } takes an EU starting contract.
   *[other] { $who } takes a { $nation } starting contract.
}
event-took-die = { $who } takes a die from column { $column }, strength { $strength }.
event-took-executive = { $who } takes the executive die of value { $column }.
event-transferred = { $money ->
    [0] { $who } transfers a die from column { $from } to { $to } for free.
   *[other] { $who } transfers a die from column { $from } to { $to } for ${ $money }.
}
event-built = { $money ->
    [0] { $who } places { $ship } at { $nation } for free.
   *[other] { $who } builds { $ship } at { $nation } for ${ $money }.
}
event-took-contract = { $nation ->
    [EU] { $who } takes an EU contract.
   *[other] { $who } takes a { $nation } contract.
}
event-took-general = { $who } takes a general-cargo contract.
event-new-incoming = New incoming cargo: { $nation }.
event-reshuffled = { $count ->
    [one] 1 discarded contract becomes the new draw pile.
   *[other] { $count } discarded contracts become the new draw pile.
}
event-loaded = { $who } loads a { $die } onto { $ship } at { $nation }.
event-loaded-rail = { $who } puts a { $die } on the first wagon.
event-rail-lifted = { $who } raises a die on the wagon from { $before } to { $after }.
event-completed = { $nation ->
    [EU] { $who } completes an EU contract.
   *[other] { $who } completes a { $nation } contract.
}
event-completed-back = { $who } completes a general-cargo contract.
event-flag = { $nation ->
    [EU] { $who } gets an EU flag (now { $count }).
   *[other] { $who } gets a { $nation } flag (now { $count }).
}
event-no-flag = No { $nation } flag is left for { $who }.
event-free-action = { $who } has a free action: { $free }.
event-declined = { $who }’s free action lapses: { $free }.
event-deferred = { $who } keeps the market action for later ({ $nation }).
event-lapsed = { $who }’s kept market action lapses ({ $nation }).
event-sailed = { $who } moves { $ship } to { $place }.
event-pushed = { $ship } is pushed to { $place }.
event-arrived = { $ship } reaches { $sea }.
event-income = { $who }’s company gets ${ $money } for its cargo.
event-passenger = { $who } takes a passenger tile; the company gets ${ $money }.
event-no-passenger = No passenger tile is left for { $who }.
event-military-pay = { $who } earns ${ $money } for moving the { $nation } warship.
event-moves-lapsed = { $count ->
    [one] { $who } cannot use 1 move; it lapses.
   *[other] { $who } cannot use { $count } moves; they lapse.
}
event-got-captain = { $who } takes Captain card { $card }.
event-got-stevedore = { $who } takes Stevedore card { $card }.
event-got-advisor = { $who } takes a Financial Advisor.
event-got-money = { $who } takes ${ $money } for an arrived ship.
event-benefit = { $who } gets a passenger benefit: { $benefit }.
event-captain = { $moves ->
    [one] { $who } uses a Captain: 1 move.
   *[other] { $who } uses a Captain: { $moves } moves.
}
event-stevedore = { $dice ->
    [one] { $who } uses a Stevedore to load 1 die.
   *[other] { $who } uses a Stevedore to load up to { $dice } dice.
}
event-share = { $who } buys a { $company } share for ${ $price }.
event-price = Price of the { $company } company: { $before } → { $after }
event-discarded = { $nation ->
    [EU] { $who } discards an EU contract.
   *[other] { $who } discards a { $nation } contract.
}
event-discarded-general = { $who } discards a general-cargo contract.
event-platform-flag = { $who } takes the { $nation } flag from the platform.
event-fee-cut = { $who } uses a Stevedore and saves ${ $money } of fees.
event-fee = { $private ->
    [0] { $who }’s company pays ${ $money } in cargo fees.
   *[other] { $who }’s company owes ${ $money } in cargo fees; { $who } pays ${ $private } of it privately.
}
event-loan = { $count ->
    [one] { $who } takes a bailout (−${ $owes } at the end).
   *[other] { $who } takes { $count } bailouts (−${ $owes } each at the end).
}
event-dividend = The { $company } company pays ${ $money } in dividends.
event-no-dividend = The { $company } company cannot pay its dividends.
event-award = { $who } gets the CEO award of ${ $money }.
event-no-award = Nobody gets the CEO award of ${ $money }.
event-advisors = { $money ->
    [0] { $who } earns nothing from advisors.
   *[other] { $who } earns ${ $money } from advisors.
}
event-result = { $rank ->
    [1] { $who } finishes 1st with { $total ->
        [one] { $total } dollar
       *[other] { $total } dollars
    }.
    [2] { $who } finishes 2nd with { $total ->
        [one] { $total } dollar
       *[other] { $total } dollars
    }.
    [3] { $who } finishes 3rd with { $total ->
        [one] { $total } dollar
       *[other] { $total } dollars
    }.
   *[other] { $who } finishes { $rank }th with { $total ->
        [one] { $total } dollar
       *[other] { $total } dollars
    }.
}

term-cash = own money
term-flags = flags
term-advisors = advisors
term-cards = other cards
term-ships = bonuses
term-shares = shares and dividends
term-company = the firm’s money
term-tempo = loading and moving this turn
term-rivals = holding the others back
