## Names

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-green = green
colour-orange = orange
# What a passing player marks with.
source-yellow = one yellow case
source-blue = one blue case
source-red = one red case
source-green = one green case
source-orange = one orange case
source-bag = one case from the bag
place-purchase = purchase track
place-silver = silver purchase track
place-sale = sales table
card-pass = Pass
card-sell = Sale +1
card-silver = Silver +1
card-buy = Purchase +1

## Moves: what a button says

move-setup = Put one { $colour } case on the purchase track
move-subsidy = Take a subsidy (+{ $pays })
move-special = Special pass: one { $colour } case onto the silver purchase track (uses up your { card-pass } card)
move-buy = Buy one { $colour } share for { $price }{ $spends_card ->
    [yes] {" "}(uses up your { card-buy } card)
   *[no] {""}
}
move-sell = Sell one { $colour } share for { $price }{ $spends_card ->
    [yes] {" "}(uses up your { card-sell } card)
   *[no] {""}
}
move-silver = { $count ->
    [one] Buy one silver bar for { $money }
   *[other] Buy { $count } silver bars for { $money }
}{ $spends_card ->
    [yes] {" "}(uses up your { card-silver } card)
   *[no] {""}
}
move-pass = Pass: { $source } onto the silver purchase track
move-pass-purchase = Pass: { $source } onto the purchase track
move-pass-sale = Pass: one { $colour } case from the sales table to the market
move-done = { $action ->
    [buy] Stop buying
   *[sell] Stop selling
}
move-marker = Place one { $colour } case on the { $place ->
    [purchase] { place-purchase }
   *[silver] { place-silver }
}
move-fall = Let the { $colour } price fall
move-table = Move one { $colour } case from the sales table to the market
move-end = End the turn

## Refusals: why not

refusal-subsidy-limit = No more subsidies for you: the limit is { $subsidy_limit }.
refusal-subsidy-too-late = At this table subsidies are taken before the main action only.
refusal-no-pass-card = You have no { card-pass } card left.
refusal-not-in-market = The market has no case of that colour.
refusal-trade-limit = { $has_card ->
    [yes] The trade limit is { $limit }; even with your { card-silver } card it is only { $most }.
   *[no] The trade limit is { $limit }, and you have no { card-silver } card left.
}
refusal-too-little-money = You do not have enough money.
refusal-interest-due = You owe { $due } interest: sell shares first, or take a subsidy if one is left.
refusal-subsidy-due = You owe { $due } interest: take a subsidy first.
refusal-subsidy-before-end = You still owe { $due } interest: take a subsidy before you end your turn.
refusal-must-mark-bought = The marker must be a colour you just bought while the market has one.
refusal-no-such-share = You hold no share of that colour.
refusal-must-sell-on = You still owe { $due } interest: keep selling until it is paid, the limit is reached or no share is left.
refusal-not-sold = Only a colour you have just sold can fall.
refusal-not-on-table = The sales table has no case of that colour.
refusal-must-take-sold = It must be one of the colours you sold while the sales table has one.
refusal-market-not-empty = A case comes from the bag only when the market is empty.
refusal-only-pass = You owe { $due } interest and can neither sell nor take a subsidy: you can only pass.
refusal-only-silver-pass = You can pass there only with option style: 2023.

## Events: what happened

event-started = { $who } is the start player.
event-setup-case = { $who } puts one { $colour } case on the purchase track.
event-turn = { $who } to play.
event-subsidy = { $who } takes a subsidy of { $money }.
event-interest-paid = { $who } pays { $money } interest.
event-interest-owed = { $who } cannot pay { $money } interest and now owes { $total }.
event-due-paid = { $who } pays { $money } overdue interest.
event-card-used = { $who } uses a special card: { $card }.
event-bought = { $who } buys one { $colour } share for { $price }.
event-sold = { $who } sells one { $colour } share for { $price }.
event-bars = { $count ->
    [one] { $who } buys one silver bar for { $price }.
   *[other] { $who } buys { $count } silver bars for { $price } each.
}
event-gold = { $who } changes silver into gold and now has { $gold } gold{ $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
}.
event-passed = { $who } passes.
event-marked = { $who } puts one { $colour } case on the { $place }.
event-marked-from-bag = The market is empty: one { $colour } case from the bag goes onto the { $place }.
event-no-case-left = Neither market nor bag has a case for the { $place }.
event-table-case = { $who } moves one { $colour } case from sales table { $table } to the market.
event-last-case = The last { $colour } case has left the market.
event-third-case = Three { $colour } cases are on one track.
event-price = Price of { $colour }: { $before } → { $after }
event-change = The { $place } triggers a price change: { $who } draws { $count ->
    [0] nothing, the bag is empty
    [one] one case
   *[other] { $count } cases
}.
# Colours that were not drawn are left out.
event-drew = Drawn{ $yellow ->
    [0] {""}
   *[other] {" "}· { $yellow } yellow
}{ $blue ->
    [0] {""}
   *[other] {" "}· { $blue } blue
}{ $red ->
    [0] {""}
   *[other] {" "}· { $red } red
}{ $green ->
    [0] {""}
   *[other] {" "}· { $green } green
}{ $orange ->
    [0] {""}
   *[other] {" "}· { $orange } orange
}{ $black ->
    [0] {""}
   *[other] {" "}· { $black } black
}.
event-crash = { $count ->
    [one] One black case
   *[other] { $count } black cases
}: the count of every colour drops by { $count }.
event-silver-rose = Silver rises: { $before } → { $after }
event-table-opened = Sales table { $table } is now in use.
event-table-restocked = Sales table 2 is restocked: { $count } × coloured{ $black ->
    [0] {""}
   *[other] , { $black } × black
}.
event-missing = No { $colour } case left in the market, its price rises: { $before } → { $after }
event-stage = Level { $stage } is reached; { $count ->
    [one] one black case goes
   *[other] { $count } black cases go
} into the bag.
event-stall-guard = { $count ->
    [one] One price change
   *[other] { $count } price changes
} in a row without a rise of silver: now it rises by itself.
event-ended = Silver has reached its last space: the game ends.
# Sums of nothing are left out.
event-settled = { $who } cashes in{ $shares ->
    [0] {""}
   *[other] {" "}· +{ $shares } for shares
}{ $subsidies ->
    [0] {""}
   *[other] {" "}· +{ $subsidies } from last subsidies
}{ $interest ->
    [0] {""}
   *[other] {" "}· −{ $interest } for overdue interest
}.
event-debt-void = { $who } cannot pay the { $money } interest owed; the debt is cancelled.
event-last-bars = { $count ->
    [one] { $who } buys one last bar for { $price }.
   *[other] { $who } buys { $count } last bars for { $price } each.
}
event-result = { $who } finishes { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $bars ->
    [one] one bar
   *[other] { $bars } bars
} and { $money ->
    [0] no cash
   *[other] { $money } in cash
}.

term-money = money in hand
term-silver = silver bars
term-shares = shares at today’s prices
term-rise = prices to come
term-interest = interest to pay
term-rivals = holding the others back
