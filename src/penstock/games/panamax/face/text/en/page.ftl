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
gives-moves = This die gives { $strength ->
    [one] 1 waterway move
   *[other] { $strength } waterway moves
} and { $lock ->
    [one] 1 lock move
   *[other] { $lock } lock moves
}.
gives-loads = { $strength ->
    [one] With this die you load 1 die.
   *[other] With this die you load up to { $strength } dice.
}
gives-market = Or, as an executive die: buy a share or raise your own price.
gives-front = Its dice go to ships at { $nation }; all loaded, its flag is yours.
gives-back = Its dice go to ships of any loading zone; it brings no flag.
gives-rail = A die from your warehouse or pool lies there as a 2.
gives-lift = It counts 2 more when the order is made, 6 at most.
contract-number = contract { $number }
container-of = container { $container } of contract { $contract }
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
round = Round { $round } of 3
private = Private
price = Price
loans = Bailouts
dice = Dice
flags = Flags
awards = CEO awards
market-words = { $company } share: price { $price }, dividend { $dividend }, { $unsold } unsold
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
column-short = Column { $number }
starting = Start
market = Market
deferred = a market action is kept for later
fee-parts = Cargo fees at the end of the round, as things lie now: ${ $fee } (warehouse ${ $warehouse }, contracts ${ $contracts }, ships ${ $ships }). Load dice and move their ships on: near the ocean a die costs little, and once arrived nothing.
debt = costs ${ $debt } at the end
in-dock = { $holds ->
    [one] ship with 1 hold, not yet in use
   *[other] ship with { $holds } holds, not yet in use
}
round-end = The end of the round
step-order = Railway
step-flags = Flags
step-fees = Cargo fees
step-dividends = Dividends
step-award = CEO award
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
no-dividend = no dividend
ask-bid = Bid for your company
ask-pass-advisor = Which advisor do you keep? The other goes left
ask-keep-advisor = Which advisor do you keep?
ask-start-contract = Choose a starting contract
ask-done = Stop loading? More could be done.
ask-start-loading = Load your ships, one die each
ask-start-build = Place a ship at { $nation }: each takes one die
ask-port = Into which loading zone?
ask-before = Take a die
ask-executive = Executive die: its action or the market?
ask-contract = Take a contract? The top brings a flag
ask-loading = Load: one die a ship
ask-loading-none = No ship takes a die of yours now
ask-loading-empty = Nothing left to load
end-turn = End the turn
ask-target = Onto which ship?
ask-moving = Move a ship
ask-group = Who comes along?
ask-stevedore = Stevedore: which container?
ask-deferred-market = Kept market action: buy a share, or it lapses
ask-free-market = Free action: buy a share now or later?
ask-free-load = Free action: load a die
ask-free-rail = Free action: railway
ask-bonus = { $ship } has arrived: card or money?
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
load = { $now }/{ $least }–{ $most }
to-sea = to the { $sea }
waiting-words = Waiting zone: ships that have left the canal. A die loaded onto one brings it into a loading zone.
reach-gatun = Gatun locks
reach-gatun-lake = Gatun lake
reach-culebra = Culebra cut
reach-pedro-miguel = Pedro Miguel
reach-miraflores-lake = Miraflores lake
reach-miraflores = Miraflores locks
short-iowa = USS Iowa
short-sagres = NRP Sagres
short-pegasus = USS Pegasus
short-yi-yang = Yi Yang
short-dice-fest = Dice Fest
short-lucky-me = Lucky Me
short-spiel = Spiel
short-prospector = Prospector
move-ships = Move ships
take-and-load = Take a contract, load dice
word-waterway = waterway moves
word-lock = lock moves
loads-short = load { $strength }
emptier = emptier column = stronger
transfer-short = Transfer
transfer = Before you act, drag a die across to a column of the other side, or press this and then its column. It is used there at once and costs the company ${ $price }.
column-empty = No die is left here.
stack-captain = Captain cards left: { $count }. The owner of a small ship that leaves the canal takes the top one, or money. It gives free moves.
stack-stevedore = Stevedore cards left: { $count }. For a medium ship that leaves the canal. It loads dice, or saves fees.
stack-advisor = Financial Advisors left: { $count }. For a large ship that leaves the canal. The two best pay at the end.
stack-passenger = Passenger tiles left: { $count }. Each die that arrives on a cruise ship takes one: money for the company, and a lasting benefit.
cards-left = Cards left, for ships that arrive
count-captain = Captains
count-stevedore = Stevedores
count-advisor = Advisors
count-passenger = Passengers
back-legend = ◇ general cargo: any port, no flag
a-share = a share
pays = pays { $pays }
wagon = First wagon: at the end of the round the highest sum goes first, and who has a die here takes a flag.
wagon-rule = Wagon 1: highest goes first
order-now = Order now
order = The order of turns in this round.
platform-short = Platform
store = Warehouse
pool = Pool
tip-store = Dice in the warehouse: { $count }. They are used first; at the end of the round they would cost ${ $fee }.
tip-pool = Dice in the pool: { $count }. They cost nothing.
captain-short = Captain { $moves }
stevedore-short = Stevedore { $dice }
passengers-note = Passenger tiles: { $count }. Benefits: { $benefits }.
build-for = build { $cost }
build-free = free
open-company = Show this company in full
your-company = Your company
opening-you = Your company: { $company }
opening-goal = Your own money wins,
opening-goal-text = not the firm’s: whoever has most after three rounds. It comes from shares and their dividends, from ships of yours that arrive, and from your advisor.
opening-cargo = Cargo fills the firm’s purse:
opening-cargo-text = take contracts, load their dice onto ships, bring them to the other ocean. Out of it the firm pays fees and dividends.
opening-turn = A turn is one white die:
opening-turn-text = from columns 1 to 3 it moves ships, anybody’s; from columns 4 to 6 it takes a contract and loads.
award-note = CEO awards: ${ $money }. They count at the end and are not private money.
worth-short = worth now
worth-now = Worth now: { $total ->
    [one] { $total } dollar
   *[other] { $total } dollars
}
worth-cash = private money
worth-awards = CEO awards
worth-shares = shares at their price
worth-advisors = Financial Advisors
worth-debt = less bailouts
free-die-label = a die from the warehouse or the pool
no-contract = no contract
firm = Firm
own = Own
fees = Fees
firm-note = Company money pays fees, transfers, ships and dividends. It is worth nothing at the end.
own-note = Private money buys shares and counts at the end.
shares-held = Shares
shares-note = Shares held: each pays a dividend at the end of a round, and its price at the end of the game.
price-note = What a share costs now; then its price rises by one. At the end of the game it pays this price.
pays-note = The dividend of each share at the end of a round. A company that cannot pay all of them pays none, and its price falls by two.
pile-note = The incoming card fills a gap above the columns, and the top of the pile becomes the incoming card.
platform-note = At the end of the round everybody with a die on the first wagon takes one of these flags, with its free action.
front-note = The front: its dice go to ships in this nation’s loading zone. Completed, it brings the nation’s flag. A rail below a container: it must go by rail.
back-note = The back: general cargo, dice of 3 for any loading zone; no flag. A rail below a container: it may go by rail.
held-front = These dice go to ships at { $nation }; all loaded, the flag is yours. Dice that still wait cost a fee at the end of the round.
held-back = These dice go to ships of any loading zone. Dice that still wait cost a fee at the end of the round.
flag-number = Flag { $number } of { $nation }
flag-there = placed
flag-plain = Four different nations in this column make transfers free. Moving a nation’s warship pays $1 for each of its flags, up to 3.
flag-market = Brings a free market action: buy a share now or keep it for later.
flag-load = Brings a free load: one waiting die, or one from the warehouse as a 2.
flag-moves = Brings three free ship moves of any kind.
flag-rail = Brings a free rail action: a die onto the wagon as a 2, or an own die there 2 higher.
flag-none = No free action. Flags of all four nations make transfers free.
flag-owned = you have { $count }
advisor-east-note = Pays at the end for each USA East flag.
advisor-eu-note = Pays at the end for each EU flag.
advisor-west-note = Pays at the end for each USA West flag.
advisor-china-note = Pays at the end for each China flag.
advisor-sets-note = Pays at the end for each set of four different flags.
advisor-passengers-note = Pays at the end for each passenger tile.
advisor-shipyard-note = Pays at the end for each ship built: the second small and the large one.
advisor-portfolio-note = Pays at the end for each company of which you hold a share.
advisor-founder-note = Pays at the end for each share of your own company that you hold.
military = warship
not-ready = (not ready)
steps-away = { $steps ->
    [one] 1 step to the { $sea }.
   *[other] { $steps } steps to the { $sea }.
}
about-military = No cargo, always ready. Who moves it is paid for flags of its nation.
about-cruise = Takes only dice of 1 and 2; each brings a passenger tile at the end of the canal.
about-cargo = Belongs to nobody; each company’s highest die aboard pays double.
about-s = On arrival its owner takes a Captain or money, and the dice pay their companies.
about-m = On arrival its owner takes a Stevedore or money, and the dice pay their companies.
about-l = On arrival its owner takes a Financial Advisor or money, and the dice pay their companies.
zone-lock-note = A lock: leaving it costs a lock move. Ships here are one group; what does not fit pushes them on.
zone-cut-note = The cut: leaving it costs a waterway move. Ships here are one group; what does not fit pushes them on.
zone-lake-note = A lake has room for all; groups form and part here. Leaving it costs a waterway move.
fee-note = Fee: ${ $fee } a die at the round’s end.
port-note = Ships are loaded here with this nation’s dice and with general cargo.
round-end-again = The last round’s account
skip-account = Show all
account = Account
account-close = Close the account to go on
all-companies = All
scene-arrival = Arrived in the { $sea }
part-warehouse = warehouse
part-contracts = contracts
part-ships = ships
stevedore-word = Stevedore
in-all = in all
fee-due = due now
private-part = ${ $money } of it privately
loans-note = What neither the company nor its president can pay, a bailout covers. It is taken off at the end.
each-share = a share
gets-dividends = receives
counts-at-end = counts at the end
advisor-terms = ${ $pays } each, up to ${ $most }
offer-cash = Private money, at once.
offer-captain = Free moves of any kind, in a later turn.
offer-stevedore = Loads dice in a later turn, or saves fees at a round’s end.
offer-advisor = Secret, pays at the end. Your two best count.
bonus-cash = ${ $money } of your own
bonus-advisor = A Financial Advisor
offer-transfers = Transferring a die costs less from now on.
offer-contracts = You may also take the incoming card or the top of the pile.
offer-loading = With a die of columns 4 to 6 you load one die more.
why-pass-advisor = An advisor is your secret goal: it pays you at the end. Next you choose again, between this one and a neighbour’s.
why-keep-advisor = This one stays, as your secret goal: it pays you at the end of the game.
why-start-contract = Your first cargo. Its dice go onto ships of yours in that port; in the other ocean each pays your firm its number. All loaded, you get the nation’s flag.
why-bonus = Your own ship is home. Money is yours at once and counts at the end; a card works for you later.
why-advisor = Advisors are secret and pay you at the end; your two best count.
way-flags = For contracts all loaded, and by rail.
way-passengers = Load 1s and 2s onto cruise ships.
way-shipyard = The firm pays for building them.
way-portfolio = Buy one share of each rival.
way-founder = Buy your own shares early, while they are cheap.
bid-note = This much goes to the company, the rest of the money is yours. A third of it is the first price of the share.
sign-waterway = waterway move: out of an ocean, a lake, the cut
sign-lock = lock move: out of a lock
sign-any = free moves of any kind
sign-load = dice to load
sign-rail = railway
sign-market = market: buy a share
sign-captain = Captain card: for a small ship that leaves the canal; free moves. The number beside it: cards left.
sign-stevedore = Stevedore card: for a medium ship that leaves the canal; loads dice or saves fees. The number: cards left.
sign-advisor = Financial Advisor: for a large ship that leaves the canal; the two best pay at the end. The number: cards left.
sign-passenger = passenger tile: for each die that arrives on a cruise ship; money and a lasting benefit. The number: tiles left.
sign-coin = fee for a die here at the round’s end
sign-gauge = holds taken in this chamber
sign-letters = small, medium, large ship
sign-rail-container = this container goes by rail
sign-store = warehouse: these dice are used first and cost a fee
sign-pool = pool: these dice cost nothing
sign-executive = executive die: its action, or the market
sign-cargo = aboard, and how much it takes to sail and at most; ✓ ready to sail
sign-award = CEO award: counts at the end
pane-canal = Canal
pane-dice = Dice
pane-companies = Companies
pushes-one = pushes { $ship } → { $zone }
how-before = Columns 1–3 move ships, 4–6 load cargo; a column’s foot says how much.
how-transfer = Columns 1–3 move ships, 4–6 load cargo. Dragged across, a die changes its side.
how-fees-short = Fees { $fee } at the round’s end, firm { $cash }: you pay the rest; short of that, each bailout lends 10 and costs 15 at the end.
how-start-contract = Each ship takes one die of it. It can sail once its dice make: S { $small }, M { $medium }, L { $large }.
start-bound = { $from } ▸ { $to }
start-flag = 2nd flag: { $free }
start-advisor = Your advisor pays for its flag.
how-moving = Choose a ship, then a glowing zone.
how-group = Choose more ships to take them along, then the glowing zone.
how-contract = Top: into its nation’s port, and its flag is yours. Below, ◇: into any port, no flag.
how-flag = For your dice on the railway. Beside each flag: how many you have, and the free action this one brings.
how-free-rail = ＋ puts a die of yours there, as a 2; ↑ raises one by 2. The highest sum goes first, and a die brings a flag.
how-loading = Choose a waiting die, then a ship.
how-loading-none = One die a ship in a turn: build another, or load no more.
how-executive = Use the die’s action, or choose a share or your own price.
arrival-pays = { $company } firm +${ $money }
arrival-pays-you = your firm +${ $money }
cost-any = any −{ $count }
goes-far = { $ship } → { $zone } (steps: { $steps })
takes-it = onto { $ships }
stop-waterway = { $ship } gets as far as { $zone }: going on takes a waterway move, and none is left.
stop-lock = { $ship } gets as far as { $zone }: going on takes a lock move, and none is left.
stop-strands = { $ship } gets as far as { $zone }: if it went on, moves would lapse that can still be used.
stop-together = Together they go one zone at a time.
waits-here = { $count ->
    [one] One die of your contracts waits for a ship here.
   *[other] { $count } dice of your contracts wait for ships here.
}
reaches = { $ships } { $count ->
    [one] reaches
   *[other] reach
} { $sea }
joins = Takes it along
together = Together: { $ships } → { $zone } ({ $holds })
owed-captain = { $ship }: Captain (free moves: { $moves }) or ${ $money }
owed-stevedore = { $ship }: Stevedore (dice: { $dice }, or fees −${ $cut }) or ${ $money }
owed-advisor = { $ship }: an advisor or ${ $money }
owed-cash = { $ship }: ${ $money } for its owner
navy-pays = the navy pays you ${ $money }
brief-gatun = Gatun
brief-gatun-lake = Gatun lake
brief-culebra = Culebra
brief-pedro-miguel = Pedro Miguel
brief-miraflores-lake = Miraflores lake
brief-miraflores = Miraflores
incoming-short = incoming
price-short = Price

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
