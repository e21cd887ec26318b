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
place-sale = sale table
card-pass = Pass
card-sell = Sale +1
card-silver = Silver +1
card-buy = Purchase +1

## Moves: what a button says

move-setup = Put one { $colour } case on the purchase track
move-subsidy = Take a subsidy: { $pays } money
move-special = Special pass: one { $colour } case onto the silver purchase track
move-buy = Buy one { $colour } share for { $price }
move-sell = Sell one { $colour } share for { $price }
move-silver = { $count ->
    [one] Buy one silver bar for { $money }
   *[other] Buy { $count } silver bars for { $money }
}
move-pass = Pass: { $source } onto the silver purchase track
move-pass-purchase = Pass: { $source } onto the purchase track
move-pass-sale = Pass: one { $colour } case from the sale table to the market
move-done = No more shares in this action
move-marker = Mark the action with one { $colour } case
move-fall = Let the { $colour } price fall
move-table = Take one { $colour } case from the sale table
move-end = End the turn

## Refusals: why not

refusal-subsidy-limit = No more subsidies for you: the limit is { $subsidy_limit }.
refusal-subsidy-too-late = At this table subsidies are taken before the main action only.
refusal-no-pass-card = You have no unused special card with Pass.
refusal-not-in-market = The market has no case of that colour.
refusal-trade-limit = The trade limit is { $limit }, and you have no special card to exceed it.
refusal-too-little-money = You do not have enough money.
refusal-interest-due = You owe { $due } interest: sell shares first, or take a subsidy if one is left.
refusal-subsidy-due = You owe { $due } interest: take a subsidy first.
refusal-must-mark-bought = Mark with a colour you bought, as long as the market has one.
refusal-no-such-share = You hold no share of that colour.
refusal-must-sell-on = You still owe { $due } interest: sell on until it is paid, the limit is reached or no share is left.
refusal-not-sold = Only a colour you have just sold can fall.
refusal-not-on-table = The sale table has no case of that colour.
refusal-must-take-sold = Take one of the colours you sold, as long as the sale table has one.
refusal-market-not-empty = A case comes from the bag only when the market is empty.
refusal-only-pass = You owe { $due } interest and can neither sell nor take a subsidy: you can only pass.
refusal-only-silver-pass = Only the 2023 style lets you pass there.

## Events: what happened

event-started = { $who } is the start player.
event-setup-case = { $who } puts one { $colour } case on the purchase track.
event-turn = { $who } to play.
event-subsidy = { $who } takes a subsidy of { $money }.
event-interest-paid = { $who } pays { $money } interest.
event-interest-owed = { $who } cannot pay { $money } interest and now owes { $total }.
event-due-paid = { $who } settles { $money } interest owed.
event-card-used = { $who } uses a special card: { $card }.
event-bought = { $who } buys one { $colour } share for { $price }.
event-sold = { $who } sells one { $colour } share for { $price }.
event-bars = { $count ->
    [one] { $who } buys one silver bar for { $price }.
   *[other] { $who } buys { $count } silver bars for { $price } each.
}
event-gold = { $who } exchanges silver and now has { $gold } gold and { $silver } silver.
event-passed = { $who } passes.
event-marked = { $who } puts one { $colour } case on the { $place }.
event-marked-from-bag = The market is empty: one { $colour } case from the bag goes onto the { $place }.
event-no-case-left = Neither market nor bag has a case for the { $place }.
event-table-case = { $who } takes one { $colour } case from sale table { $table }.
event-last-case = The last { $colour } case has left the market.
event-third-case = Three { $colour } cases stand on one track.
event-price = Price of { $colour }: { $before } → { $after }
event-change = Price change by the { $place }: { $who } draws { $count ->
    [one] one case
   *[other] { $count } cases
}.
event-drew = Drawn: yellow { $yellow }, blue { $blue }, red { $red }.
event-drew-more = Also drawn: green { $green }, orange { $orange }, black { $black }.
event-crash = { $count } black cases at once: every price is pulled down.
event-silver-rose = Silver rises: { $before } → { $after }
event-table-opened = Sale table { $table } is now in use.
event-table-restocked = Sale table 2 is stocked again: { $count } coloured, { $black } black.
event-missing = No { $colour } in the market: { $before } → { $after }
event-stage = Stage { $stage } is reached; { $count ->
    [one] one black case goes
   *[other] { $count } black cases go
} into the bag.
event-stall-guard = { $count ->
    [one] One price change
   *[other] { $count } price changes
} without a silver step: silver rises by itself.
event-ended = Silver has reached its last field: the game ends.
event-settled = { $who } settles: { $shares } for shares, { $subsidies } in subsidies, { $interest } interest paid.
event-debt-void = { $who } cannot pay the { $money } interest owed; it is void.
event-result = { $who }: place { $rank } with { $bars ->
    [one] one bar
   *[other] { $bars } bars
} in all and { $money } money.
