worth-now = Worth now: { $total ->
    [one] { $total } bar
   *[other] { $total } bars
}
worth-held = bars held
worth-bought = bars the rest would buy
worth-cash = cash
worth-shares = shares
worth-subsidies = subsidies to repay
worth-interest = interest
black = black
none = none
prices = Share prices
price-of = { $colour }: price { $price }
silver-price = Silver costs { $price }
silver-note = Buy silver. In the next price change silver rises one space for every { $step ->
    [one] bar
   *[other] { $step } bars
} bought.
bars-bought = { $count ->
    [0] No bars
    [one] One bar
   *[other] { $count } bars
} bought since the last price change; silver rises one space for every { $step ->
    [one] bar
   *[other] { $step } bars
}
stage = { $stage ->
    [0] Level card: Start
   *[other] Level card { $stage }
}
subsidy-limit = Subsidies
trade-limit = Trade limit
draw = Draw
next-at = Next level at { $price } (highest price now { $dearest })
next-row = Next level in row { $row }
last-stage = The last level
subsidy = subsidy
subsidies = Subsidies
subsidy-note = A subsidy brings { $pays } at once and costs { $interest } in every price change.
bag = { $count ->
    [0] No cases
    [one] One case
   *[other] { $count } cases
} in the bag
bag-note = { $count ->
    [0] No cases
    [one] One case
   *[other] { $count } cases
} in the bag. Black cases: { $fields } on the level spaces, { $supply } in the supply.
market = Market
market-row = Market: { $count } { $colour }, price { $price }
purchase-track = Purchase track
silver-track = Silver purchase
track-says = { $count } of { $trigger } cases before a price change
sale-tables = Sales tables
table-falls = price change when { $trigger ->
    [one] one coloured case is left
   *[other] { $trigger } coloured cases are left
}
table-has = Sales table { $table }: { $count } { $colour }
your-screen = Behind your screen
cash = cash
worth = shares worth { $money }
due = { $due } interest due
treasure = Treasure
treasure-says = { $gold } gold, { $silver } silver
shares = Shares
owes = Owes
hand-row = You hold { $count } { $colour }, price { $price }
score = Bars
ask-setup-case = Which case for the purchase track?
ask-before = Buy, sell, silver or pass?
ask-buying = Buy more, or stop?
ask-selling = Sell more, or stop?
ask-marker = Which case marks the action?
ask-fall = Which price falls?
ask-table = Which case leaves the sales table?
ask-after = Anything more, or end the turn?
do-setup = Set up
do-subsidy = Take a subsidy
do-special = Special pass
do-buy = Buy
do-sell = Sell
do-silver = Silver
do-pass = Pass
do-pass-purchase = Pass (purchase)
do-pass-sale = Pass (sale)
do-done = Stop
do-marker = Mark
do-fall = Fall
do-table = Take
do-end = End the turn
words-stage = { $stage ->
    [0] Level Start
   *[other] Level { $stage }
}: subsidy limit { $subsidies }, trade limit { $trades }, { $draw ->
    [one] one case
   *[other] { $draw } cases
} drawn.
words-prices = Prices: { $list }.
words-silver = Silver { $price }, { $count ->
    [0] no bars
    [one] one bar
   *[other] { $count } bars
} bought since the last price change.
words-market = Market: { $list }.
words-purchase = Purchase track: { $list }; price change at { $trigger }.
words-silver-track = Silver purchase track: { $list }; price change at { $trigger }.
words-table = Sales table { $table }: { $list }; price change when { $trigger ->
    [one] one coloured case is left
   *[other] { $trigger } coloured cases are left
}.
words-bag = Bag: { $count ->
    [0] no cases
    [one] one case
   *[other] { $count } cases
}.
words-player = { $who }: { $gold } gold, { $silver } silver, { $shares ->
    [0] no shares
    [one] one share
   *[other] { $shares } shares
}, { $subsidies ->
    [0] no subsidies
    [one] one subsidy
   *[other] { $subsidies } subsidies
}{ $owed ->
    [0] {""}
   *[other] , owes { $owed }
}.
words-own = Your cash: { $money }. Your shares: { $list }.
last-draw = Last draw
no-draw = nothing drawn yet
draw-note = A case drawn lifts its colour; two or more black ones count against every colour.

sheet-bought = bars bought during the game
sheet-shares = cash for shares at the end
sheet-subsidies = cash from the last subsidies
sheet-interest = interest still owed
sheet-last-bars = bars bought at the end, 100 each
sheet-all = bars in all
sheet-left = cash left over

## Options of the rules

option-firstGame = First game, without special cards
option-levelTable = Table of the level cards
option-stageBy = The next level depends on
choice-stageBy-value = the highest price
choice-stageBy-row = the row of the highest price
option-bottomEdge = A step down in the bottom row
choice-bottomEdge-left = turns left
choice-bottomEdge-stay = is lost
option-restockBlack = Black cases on a restocked sales table
choice-restockBlack-supply = from the supply
choice-restockBlack-none = none
option-subsidyTiming = Subsidies are taken
choice-subsidyTiming-anyTime = before and after the action
choice-subsidyTiming-beforeAction = before the action only
option-stallGuard = Price changes without silver rising until it rises by itself
choice-stallGuard-off = never
option-endTiming = When silver reaches 100
choice-endTiming-afterChange = the price change is finished first
choice-endTiming-atOnce = the game ends at once
option-hideCash = Cash is hidden
option-style = Style
