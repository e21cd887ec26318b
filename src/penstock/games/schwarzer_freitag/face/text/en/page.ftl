worth-now = Worth now: { $range }, in bars
worth-short = worth in bars: { $range }
worth-secret = Counted from what all saw: every payment, every trade. Only what was dealt stays secret.
worth-held = bars held
worth-bought = bars the rest would buy
worth-unseen = of these, only if what was dealt is dear
worth-cash = cash
worth-shares = shares
worth-subsidies = subsidies still to come
worth-interest = interest still owed
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
    [0] Level Start
   *[other] Level { $stage }
}
next-at = next at { $price }
highest-now = highest price now { $price }
next-row = next in row { $row }
last-stage = the last level
subsidy = subsidy
subsidies = Subsidies
subsidy-note = A subsidy brings { $pays } at once and costs { $interest } in every price change.
subsidy-helps = A subsidy brings { $pays }.
bag = { $count ->
    [0] No cases
    [one] One case
   *[other] { $count } cases
} in the bag
market = Market
market-row = Market: { $count } { $colour }, price { $price }
purchase-track = Purchase track
silver-track = Silver purchase
track-says = { $count } of { $trigger } cases before a price change
sale-tables = Sales tables
table-has = Sales table { $table }: { $count } { $colour }
screen = Behind the screen
cash = cash
worth = shares worth { $money }
due = { $due } interest due
unpaid = { $due } interest due, you hold { $cash }: you will owe it
owes-short = owes { $money }
sale-falls = { $alone ->
    [yes] Then { $colour } falls: { $before } ▸ { $after }
   *[no] Then a colour you choose falls; { $colour }: { $before } ▸ { $after }
}
buy-lifts = { $alone ->
    [yes] Its marker case then lifts { $colour }: { $before } ▸ { $after }
   *[no] If { $colour } marks the purchase, it rises: { $before } ▸ { $after }
}
treasure = Treasure
treasure-says = { $gold } gold, { $silver } silver
owes = Owes
hand-row = { $count } { $colour } held, price { $price }
score = Bars
ask-setup-case = Which case for the purchase track?
ask-card = This uses up a special card:
ask-before = Buy, sell, silver or pass?
ask-buying = Buy more, or stop?
ask-selling = Sell more, or stop?
ask-marker = { $place ->
    [purchase] Which case goes onto the purchase track?
   *[other] Which case goes onto the silver purchase track?
}
ask-fall = Which price falls?
ask-table = Which case goes into the market?
ask-after = Anything more, or end the turn?
ask-special = Special pass: which case?
ask-silver = Silver: how many bars?
ask-pass = Pass: which case?
ask-pass-purchase = Pass: which case?
ask-pass-sale = Pass: which case of the sales table?
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
words-own = Cash: { $money }. Shares: { $list }.
marker-name = { $colour } { $price }
marker-was = was { $price }
marker-held = { $count } held.
marker-outlook = In a price change, by its cases drawn less the black ones: +2 ▸ { $two }, +1 ▸ { $one }, 0 ▸ { $none }, −1 ▸ { $lost }.
rail-name = Silver track
to-go = { $count } to go
rail-note = When silver reaches the last space, the game ends. Silver rises with black cases and bars bought, and never falls.
bars-counter = { $count ->
    [0] No bars bought
    [one] One bar bought
   *[other] { $count } bars bought
}
bars-step = ▸ +{ $rise }
stage-note = Its three numbers hold for everybody. When the highest price reaches the next level in a price change, the card is turned over and a black case goes into the bag.
short-subsidies = subs.
short-trades = trades
short-draws = draw
note-subsidies = Subsidies one player may own: at most { $count }.
note-trades = { $count ->
    [one] One action buys or sells one share or one bar.
   *[other] One action buys or sells at most { $count } shares or bars.
}
note-draws = Cases that a price change draws from the bag: { $count }.
legend = What the signs mean
bag-black = { $count ->
    [0] no black ones
    [one] one of them black
   *[other] { $count } of them black
}
bag-unseen = In the bag or behind the others’ screens: { $list }.
bag-waiting = Black cases still outside: { $fields } on the level spaces, { $tables } on the sales tables, { $supply } in the supply.
mode-special = special pass: which case?
mode-silver = silver: how many bars?
mode-pass = pass: which case?
mode-pass-purchase = pass: which case?
mode-pass-sale = pass: choose at the sales table
mode-marker = { $place ->
    [purchase] choose one for the purchase track
   *[other] choose one for the silver purchase track
}
market-head = ▲▼ last step · left, ? unseen
unseen-note = { $count ->
    [0] No case of it is unseen.
    [one] One case of it is unseen: in the bag or behind the others’ screens.
   *[other] { $count } cases of it are unseen: in the bag or behind the others’ screens.
}
bought-for = bought: { $count } for { $money }
sold-for = sold: { $count } for { $money }
cases-left = { $count ->
    [0] none left in the market
    [one] one left in the market
   *[other] { $count } left in the market
}
price-then = The price then rises to { $price }.
market-note = Who takes the last case of a colour lifts its price one space.
sets-off = This sets off a price change; cases drawn: { $count }.
then-change = then prices change
ends-turn = ends your turn
note-purchase-track = Every purchase of shares puts one case here. When it is full, prices change and its cases go into the bag; the third case of a colour lifts its price.
note-silver-track = Every purchase of silver and every pass puts one case here. When it is full, prices change and its cases go into the bag; the third case of a colour lifts its price.
third-lifts = a third lifts { $colour }
track-left = { $count ->
    [0] full
    [one] the next sets it off
   *[other] { $count } to the change
}
sale-table = Sales table { $table }
sales-left = { $count ->
    [0] the next sale sets it off
    [one] one more sale to the change
   *[other] { $count } more sales to the change
}
sale-note = Every sale takes one case from here to the market. When only { $trigger } coloured cases are left, prices change and all of them, black ones too, go into the bag.
table-case-note = After a sale one of the sold colours goes from here to the market.
black-note = They go into the bag when this table sets off a price change.
table-empty = Empty; table 2 is filled again when no other is left.
table-short = table { $table }
table-bare = empty
of = { $count } of { $most }
silver-count = { $count ->
    [one] One silver bar
   *[other] { $count } silver bars
}
silver-bar = silver bar
note-pass = Do nothing but put one case from the market onto the silver purchase track.
note-special = By special card, before or after your action: one case from the market onto the silver purchase track.
note-pass-purchase = Pass, and put one case from the market onto the purchase track.
note-pass-sale = Pass, and take one case from the sales table to the market.
treasure-note = Five silver bars become one gold bar at once. Whoever has the most at the end wins.
cash-note = Behind the screen: the others do not see it.
limit-line = trade limit { $trades } · { $left } to silver { $last }
due-note = Interest you could not pay is due first: sell shares or take a subsidy.
special-card = Special card
short-card = card
special-card-note = Works once in a game. Pass: an extra case from the market onto the silver purchase track. +1: one share or bar more than the level card allows.
hand-note = A click sells one share; one of the colours sold then falls a space.
field-note = A share whose marker stands here costs { $price }.
shares-worth-note = What these shares would bring at today’s prices.
others = The others
hidden-shares = { $count ->
    [0] No shares behind the screen
    [one] One share behind the screen
   *[other] { $count } shares behind the screen
}
hidden-note = Colours behind a screen are hidden; trades are made in the open.
seen-shares = Seen by all: { $list }.
seen-dealt = { $count ->
    [one] One share was dealt and never shown.
   *[other] { $count } shares were dealt and never shown.
}
owes-note = Owes { $money } interest from earlier price changes.
last-turn = Last turn
did-buy = buys
did-sell = sells
did-silver = buys
did-pass = passes
change-number = Price change { $number }
change-again = Show price change { $number } again
change-interest = Interest
change-draw = Draw
change-count = Count
change-price = Prices
change-silver = Silver
change-stage = Level
all-drop = every count −{ $count }
one-black = one alone: silver +1
no-black = no black case
shares-held = Shares held
scene-interest = Interest
scene-draw = { $count ->
    [one] One case drawn
   *[other] { $count } cases drawn
}
scene-count = { $count ->
    [0] Counting
    [one] Counting
   *[other] { $count } black: every count −{ $count }
}
scene-price = { $colour } { $before } ▸ { $after }
scene-lift = { $colour } is missing: { $before } ▸ { $after }
scene-silver = Silver { $before } ▸ { $after }
scene-stage = Level { $stage } is reached
scene-settle = Everybody sells all shares and buys bars at 100
black-friday = Black Friday
round = { $stage ->
    [0] Level Start
   *[other] Level { $stage }
} · { $draw } a draw
how-before = Buy in the market, sell from your stacks.
how-poor = { $ways ->
    [subsidy] Your cash buys nothing: take a subsidy first.
    [both] Your cash buys nothing: take a subsidy, or sell.
    [sell] Your cash buys nothing: sell, or pass.
   *[none] Your cash buys nothing: pass.
}
ask-due = Pay { $due } interest first
how-due = { $ways ->
    [sell] Sell from your stacks.
    [subsidy] Take a subsidy.
    [both] Sell from your stacks, or take a subsidy.
   *[none] There is nothing to sell and no subsidy left: you can only pass.
}
how-buying = Another share, or stop: then one case goes onto the purchase track.
how-card = One more uses up a special card; ✓ stops here.
how-selling = Another share, or stop: then one of the colours sold falls a space.
how-silver = Then one case goes onto the silver purchase track.
how-marker = Choose a colour of the market.
how-setup-case = Choose a colour of the market.
how-fall = Choose a marker on the blackboard.
how-table = Choose a colour you sold: one case of it leaves the sales table.
how-table-pass = Choose a case of the sales table.
act-special = Special pass
act-pass = Pass
act-pass-purchase = Pass (purchase)
act-pass-sale = Pass (sale)
pane-trade = Trade
pane-board = Board
pane-players = Players
figure-shares = shares
figure-bars = bars
legend-trail = Where a colour stood after the last five price changes; hover it for its whole way.
legend-outlook = Where it would go if so many cases of it were drawn, less the black ones.
legend-level = A price beyond this line brings the next level card.
legend-black = Black case: each one drawn lifts silver; two or more count against every colour.
legend-silver = Silver bar. Bars that all players buy lift silver in the next price change.
legend-gold = Gold bar: worth five of silver.
legend-subsidies = Subsidies owned, and the limit of the level card; each costs interest in every price change.
legend-hidden = Shares behind a screen, by colour where everybody saw them; of the others the colour was never shown.
legend-worth = Worth now in bars: those held, those the rest would buy, and hatched what hangs on what was dealt.
legend-last = What somebody did last, and for how much; $: they took a subsidy too.
legend-third = This move lifts the price at once: the last case in the market, or the third on a track.
legend-flash = This move sets off a price change.

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
opening-goal = Silver bars win:
opening-goal-text = whoever has the most when silver costs 100. Shares climb and crash, silver never falls.
opening-turn = A turn is one deed:
opening-turn-text = buy shares, sell shares, buy silver or pass. You begin without money: a subsidy brings 20, for 1 interest in every price change.
opening-change = The bag makes the prices:
opening-change-text = colours drawn from it climb, the others slip; two black cases or more count against all.
