worth-now = Worth now: ${ $total }
worth-cash = own money
worth-awards = CEO awards
worth-shares = shares
worth-advisors = advisors
worth-debt = loans, taken off
canal = The canal
loading-zone = Loading zone { $nation }
holds-of = { $capacity ->
    [one] { $holds } of { $capacity } hold
   *[other] { $holds } of { $capacity } holds
}
fee-here = a die here costs ${ $fee } at the end of the round
left-waterway = { $count ->
    [one] 1 waterway move
   *[other] { $count } waterway moves
}
left-lock = { $count ->
    [one] 1 lock move
   *[other] { $count } lock moves
}
left-any = { $count ->
    [one] 1 move of any kind
   *[other] { $count } moves of any kind
}
left-loads = { $count ->
    [one] one die to load
   *[other] { $count } dice to load
}
left-stevedore = { $count ->
    [one] one die by the Stevedore
   *[other] { $count } dice by the Stevedore
}
ship-military = { $holds ->
    [one] { $ship }, military, 1 hold.
   *[other] { $ship }, military, { $holds } holds.
}
ship-words = { $ship }: { $cargo }; { $weight } of { $least } to { $most }.
ready = Ready to sail.
lacks = { $count } more to reach the minimum.
empty = empty
general-cargo = general cargo
action-table = Action table
column = column { $number }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
executive = executive die
gives-moves = The next die gives { $strength ->
    [one] 1 waterway move
   *[other] { $strength } waterway moves
} and { $lock ->
    [one] 1 lock move
   *[other] { $lock } lock moves
}.
gives-loads = { $strength ->
    [one] With the next die you load 1 die.
   *[other] With the next die you load up to { $strength } dice.
}
contract-number = contract { $number }
container = container with a { $die }
incoming = incoming
pile = pile ({ $count })
railway = { $count ->
    [one] railway, 1 die on the first wagon
   *[other] railway, { $count } dice on the first wagon
}
wagon-die = { $company } { $die } on the wagon
platform = flags on the platform
platform-flag = flag { $nation } on the platform, { $count } left
stock = Left: { $passengers ->
    [one] 1 passenger tile
   *[other] { $passengers } passenger tiles
}, { $captains ->
    [one] 1 Captain
   *[other] { $captains } Captains
}, { $stevedores ->
    [one] 1 Stevedore
   *[other] { $stevedores } Stevedores
}, { $advisors ->
    [one] 1 Financial Advisor
   *[other] { $advisors } Financial Advisors
}
round = Round { $round } of 3
turn-order = turn order
company-cash = Company
private = Private
price = Price
shares = Shareholders
fee-due = Fees now
loans = Bailouts
dice = Dice
flags = Flags
contracts = Contracts
awards = CEO awards
market-words = { $company } share: price { $price }, dividend { $dividend }, { $unsold } unsold
dice-words = { $warehouse } in the warehouse, { $pool } in the pool
passengers = passenger tiles
captain = { $moves ->
    [one] Captain: 1 move
   *[other] Captain: { $moves } moves
}
advisors = { $count ->
    [one] one Financial Advisor
   *[other] { $count } Financial Advisors
}
advisor-pays = would pay ${ $pays } now
words-player = { $who } ({ $company }): company ${ $own }, private ${ $cash }, share price { $price }, dividend { $dividend }, fees now ${ $fee }, bailouts { $loans }. Flags: { $flags }
waiting-zone = Waiting zone
by-rail = by rail
transfer-costs = transfer: ${ $price }
column-short = Column { $number }
starting = Start
market = Market
dividend = Dividend
deferred = a market action is kept for later
fee-parts = Fees that would be due now: ${ $fee } (warehouse ${ $warehouse }, contracts ${ $contracts }, ships ${ $ships })
debt = costs ${ $debt } at the end
in-dock = { $holds ->
    [one] ship with 1 hold, not yet in use
   *[other] ship with { $holds } holds, not yet in use
}
round-end = The end of the round
step-order = 1 · Railway: new turn order
step-flags = 2 · Flags from the platform
step-fees = 3 · Cargo fees
step-dividends = 4 · Dividends
step-award = 5 · CEO award
free-action = Free action: { $free }
shares-worth = Shares
advisor-money = Financial Advisors
advisor-not-counted = does not count
total = Total
score = Dollars
stevedore = { $dice ->
    [one] Stevedore: load 1 die, or pay ${ $cut } less in fees
   *[other] Stevedore: load { $dice } dice, or pay ${ $cut } less in fees
}
pushes = This pushes { $ships }
of-it-private = private
no-dividend = no dividend
ask-bid = Bid for your company
ask-pass-advisor = Which advisor do you keep? The other goes left
ask-keep-advisor = Which advisor do you keep?
ask-start-contract = Choose a starting contract
ask-start-loading = Load your own ships
ask-before = Take a die
ask-executive = Executive die: its action or the market?
ask-contract = Take a contract?
ask-loading = Which container do you load?
ask-target = Onto which ship?
ask-moving = Move a ship
ask-group = Who comes along?
ask-stevedore = Stevedore: which container?
ask-deferred-market = Kept market action: buy a share, or it lapses
ask-free-market = Free action: buy a share now or later?
ask-free-load = Free action: load a die
ask-free-rail = Free action: railway
ask-bonus = Your ship has arrived: card or money?
ask-advisor = Choose a Financial Advisor
ask-benefit = Choose a passenger benefit
ask-after = Anything else this turn?
ask-discard = Too many contracts: discard one
ask-flag = Choose a flag
ask-fee = Cargo fees are due
do-bid = bid
do-keep = keep
do-choose = choose
do-take = column
do-transfer = transfer
do-act = act
do-buy = buy
do-raise = raise
do-build = build
do-captain = Captain
do-stevedore = Stevedore
do-contract = contract
do-skip = skip
do-pick = container
do-free-die = free die
do-load = load
do-wagon = wagon
do-done = done
do-move = move
do-add = add
do-sail = sail
do-rail = rail
do-lift = raise die
do-decline = do not use
do-bonus = bonus
do-advisor = advisor
do-benefit = benefit
do-end = end
do-discard = discard
do-flag = flag
do-cut = cut
do-pay = pay

## Options of the rules

option-setup = Set-up
choice-setup-normal = normal
choice-setup-advanced = advanced: a secret bid divides the money
option-capacity = Table of ship capacities
option-miraflores = Lock chambers at Miraflores
option-mulligan = Dice counted before all are rolled again
choice-mulligan-all = all
choice-mulligan-first = those in the columns
option-freeActions = Free actions
choice-freeActions-must = must be used where possible
choice-freeActions-mayLapse = may lapse
option-freeLoad = A free load of a front die
choice-freeLoad-matching = in its nation’s zone
choice-freeLoad-any = anywhere
option-movement = Movement
choice-movement-whole = all that can be used must be
choice-movement-stepwise = step by step, some may be stranded
option-militaryPay = Military ships pay
choice-militaryPay-turn = once a turn
choice-militaryPay-source = cards and free moves extra
option-usedCards = Used cards
choice-usedCards-out = leave the game
choice-usedCards-back = go under their stack
option-advisorDraw = A Financial Advisor is
choice-advisorDraw-choose = chosen from the stack
choice-advisorDraw-top = the top card
