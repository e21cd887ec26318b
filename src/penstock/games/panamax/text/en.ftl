## Names

nation-us-east = USA East
nation-eu = EU
nation-us-west = USA West
nation-china = China
company-red = red
company-green = green
company-yellow = yellow
company-black = black
ship-red-1a = Red 1a
ship-red-1b = Red 1b
ship-red-2 = Red 2
ship-red-3 = Red 3
ship-green-1a = Green 1a
ship-green-1b = Green 1b
ship-green-2 = Green 2
ship-green-3 = Green 3
ship-yellow-1a = Yellow 1a
ship-yellow-1b = Yellow 1b
ship-yellow-2 = Yellow 2
ship-yellow-3 = Yellow 3
ship-black-1a = Black 1a
ship-black-1b = Black 1b
ship-black-2 = Black 2
ship-black-3 = Black 3
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
ocean-atlantic = Atlantic
ocean-pacific = Pacific
side-front = front
side-back = back
benefit-transfers = cheaper transfers
benefit-contracts = more contracts to choose from
benefit-loading = one more die to load
free-market = market
free-load = load a die
free-moves = ship moves
free-rail = railway
advisor-east = Flags: USA East
advisor-eu = Flags: EU
advisor-west = Flags: USA West
advisor-china = Flags: China
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
card-table = contract of the column
card-incoming = incoming cargo
card-top = top of the draw pile
choice-card = card
choice-cash = money

## Moves: what a button says

move-bid = Bid { $money } dollars for the company (offer { $offer })
move-keep = Keep advisor: { $advisor } ({ $pays } dollars each, { $most } at most)
move-choose = Take the starting contract { $starting } ({ $cargo })
move-take = { $executive ->
    [1] Take the executive die of column { $column }
   *[0] Take the die of column { $column }: strength { $strength }
}
move-transfer = Transfer a die from column { $source } to { $target } for { $price } dollars
move-act = Use the executive die for its action
move-buy = Buy a { $company } share for { $money } dollars
move-raise = Raise the price of the own company
move-build = Put the { $model } into the loading zone { $nation } for { $money } dollars
move-captain = Use the Captain: { $moves } moves
move-stevedore = Use the Stevedore: load { $dice }
move-contract = Take a contract: { $card }, { $side } ({ $cargo })
move-skip = Take no contract
move-pick = Load a { $die }: container { $container } of contract { $slot }
move-free-die = Load a die from the warehouse or the pool
move-load = Load the { $die } onto { $ship } in { $nation }
move-wagon = Load the { $die } onto the first wagon
move-done = Load no more
move-move = Move { $ship } one zone on
move-add = Take { $ship } along
move-sail = The group sails
move-rail = Put a die on the first wagon
move-lift = Raise the { $die } on place { $place } of the wagon
move-decline = Let the free action go
move-bonus = Bonus for the ship: { $choice } (money would be { $money } dollars)
move-advisor = Take advisor: { $advisor } ({ $pays } dollars each, { $most } at most)
move-benefit = Passenger benefit: { $benefit }
move-end = End the turn
move-discard = Discard contract { $slot } ({ $cargo })
move-flag = Take the flag { $nation }
move-cut = Use the Stevedore: { $cut } dollars less than { $fee } dollars
move-pay = Pay the fees of { $fee } dollars
move-count = Count advisor: { $advisor }, { $money } dollars

## Refusals: why not

refusal-not-your-advisor = You do not hold this advisor.
refusal-not-on-offer = This contract is not on offer.
refusal-no-die = This column has no die left.
refusal-same-side = A die is transferred to the other side only.
refusal-column-full = This column has no free row.
refusal-company-too-poor = The company does not have enough money.
refusal-in-use = This ship is already in use.
refusal-not-at-round-end = Not at the end of a round.
refusal-no-benefit = This needs the passenger benefit for contracts.
refusal-no-back = This card has no back.
refusal-too-few-dice = Too few dice in warehouse and pool.
refusal-no-container = No die is waiting there.
refusal-nowhere-to-load = This die cannot go anywhere now.
refusal-military = Military ships take no cargo.
refusal-not-in-ocean = This ship does not lie in an ocean.
refusal-wrong-zone = This ship is not there and cannot go there.
refusal-wrong-nation = The die belongs to the loading zone of its nation.
refusal-only-rail = This container must go by rail.
refusal-no-rail = This die cannot go by rail.
refusal-one-die-per-ship = Only one die a turn goes there.
refusal-ship-full = The ship is full.
refusal-too-heavy = The cargo would exceed the maximum.
refusal-too-light = The cargo would not reach the minimum.
refusal-only-passengers = Cruise ships take only low dice.
refusal-own-ships-only = At the start you load your own ships only.
refusal-wagon-full = The first wagon is full.
refusal-not-ready = This ship is not ready to sail.
refusal-not-first = This ship sails with its group; name the first ship of it.
refusal-not-together = This ship lies elsewhere.
refusal-in-group = This ship is in the group already.
refusal-group-full = The group would have too many holds.
refusal-no-such-move = You have no move of this kind left.
refusal-strands-moves = After this step { $kind ->
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
refusal-no-card = You have no such card.
refusal-card-too-new = A card won in this turn must wait.
refusal-no-step = No ship can move.
refusal-nothing-to-load = You have no unfinished contract.
refusal-card-limit = You already hold such a card.
refusal-stack-empty = The stack is empty.
refusal-not-in-stack = This advisor is not in the stack.
refusal-benefit-taken = You already have this benefit.
refusal-no-share = This company has no share to sell.
refusal-too-little-money = You do not have enough private money.
refusal-not-your-die = You have no die on this place.
refusal-die-at-most = This die shows 6 already.
refusal-no-such-flag = This flag is not on the platform.
refusal-no-contract = There is no contract there.
refusal-already-counted = This advisor is counted already.
refusal-pays-the-same = Another advisor in the list pays the same.

## Events: what happened

event-order = { $who } is number { $rank } in turn order.
event-rolled = The action dice are rolled: { $blue } on the blue side, { $grey } on the grey side.
event-bid = { $who } bids { $money } dollars; the price starts at { $price }.
event-drafted = { $who } has chosen a Financial Advisor.
event-round = Round { $round } begins.
event-turn = { $who } to play.
event-start-contract = { $who } takes a starting contract for { $nation }.
event-took-die = { $who } takes a die from column { $column }, strength { $strength }.
event-took-executive = { $who } takes the executive die { $column }.
event-transferred = { $who } transfers a die from column { $from } to { $to } for { $money } dollars.
event-built = { $who } puts { $ship } into the loading zone { $nation } for { $money } dollars.
event-took-contract = { $who } takes a contract: { $nation }, { $side }.
event-new-incoming = New incoming cargo: { $nation }.
event-reshuffled = { $count } discarded contracts become the new draw pile.
event-loaded = { $who } loads a { $die } onto { $ship } in { $nation }.
event-loaded-rail = { $who } puts a { $die } on the first wagon.
event-rail-lifted = { $who } raises a die on the wagon from { $before } to { $after }.
event-completed = { $who } completes a contract for { $nation }.
event-completed-back = { $who } completes general cargo.
event-flag = { $who } gets the flag { $nation } and has { $count } of them.
event-no-flag = No flag { $nation } is left for { $who }.
event-free-action = { $who } has a free action: { $free }.
event-declined = { $who } lets a free action go: { $free }.
event-deferred = { $who } defers the market action of { $nation }.
event-lapsed = The deferred market action of { $nation } lapses for { $who }.
event-sailed = { $who } moves { $ship }: { $zone }.
event-pushed = { $ship } is pushed: { $zone }.
event-arrived = { $ship } has arrived: { $ocean }.
event-income = The company of { $who } gets { $money } dollars for its cargo.
event-passenger = { $who } takes a passenger tile; the company gets { $money } dollars.
event-no-passenger = No passenger tile is left for { $who }.
event-military-pay = { $who } gets { $money } dollars for a military ship of { $nation }.
event-moves-lapsed = { $who } cannot use { $count } of the moves.
event-got-captain = { $who } takes Captain { $card }.
event-got-stevedore = { $who } takes Stevedore { $card }.
event-got-advisor = { $who } takes a Financial Advisor.
event-got-money = { $who } takes { $money } dollars for an arrived ship.
event-benefit = { $who } gets a passenger benefit: { $benefit }.
event-captain = { $who } uses a Captain: { $moves } moves.
event-stevedore = { $who } uses a Stevedore for loading: { $dice }.
event-share = { $who } buys a { $company } share for { $price } dollars.
event-price = Price of { $company }: { $before } → { $after }
event-discarded = { $who } discards a contract for { $nation }.
event-platform-flag = { $who } takes the flag { $nation } from the platform.
event-fee-cut = { $who } uses a Stevedore and saves { $money } dollars of fees.
event-fee = The company of { $who } pays { $money } dollars of cargo fees, { $private } dollars of it private money.
event-loan = { $who } needs loans: { $count }.
event-dividend = { $company } pays { $money } dollars in dividends.
event-no-dividend = { $company } cannot pay its dividends.
event-award = { $who } gets the CEO award of { $money } dollars.
event-no-award = Nobody gets the CEO award of { $money } dollars.
event-advisors = The advisors bring { $who } { $money } dollars.
event-result = { $who }: place { $rank } with { $total } dollars.
