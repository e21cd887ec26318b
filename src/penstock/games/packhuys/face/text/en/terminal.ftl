letter-red = R
letter-black = B
letter-green = G
letter-purple = P
letter-wine = w
letter-spices = s
letter-tea = t
round = Round { $round }
phase-colour = { $who } chooses a colour
phase-select = secret choice, still to choose: { $who }
phase-pay = { $due ->
    [1] { $who } owes 1 coin of tax
   *[other] { $who } owes { $due } coins of tax
}
phase-lay = { $who } lays a card
phase-export = { $who } stores or exports
phase-crane = { $who } uses a crane
phase-ship = { $who } may move the ship
phase-buy = { $who } may buy a special card
phase-remove = { $who } may remove a card
phase-flood = { $who } floods a card
phase-from = { $who } takes a warehouse
phase-good = { $who } chooses a kind of goods
phase-to = { $who } brings a warehouse
order = order:
frame = Harbour of { $size } by { $size }:
columns-fixed = columns fixed
columns-left = { $number ->
    [1] one more column
   *[other] { $number } more columns
}
rows-fixed = rows fixed
rows-left = { $number ->
    [1] one more row
   *[other] { $number } more rows
}
store = central store
closed-sign = closed
only-water = only water
areas = Open areas
no-areas = No area yet.
area = At
size = Size
control = Leads
closed = Closed:
closed-counted = { $number ->
    [one] Closed (only the largest counts):
   *[other] Closed (the { $number } largest count):
}
supply = Supply
treasury = Treasury
water-pile = Water pile
on-top = on top
special-cards = Specials
ship-at = Ship at
ship-moves = Ship moves
warehouses = Warehouses
tokens = Tokens
hand = Your hand
players = Players
coins = Coins
own-areas = Areas
keepers = Keepers
cards = Hand
pile = Pile
known = Known
under = under the pile
