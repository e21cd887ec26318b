worth-now = Worth now: { $total }
worth-areas = areas
worth-tokens = tokens
worth-money = money
harbour = The harbour, { $size } by { $size }
centre = the harbour centre
ship = patrol ship
may-grow = { $count ->
    [one] one more may still come on this side
   *[other] { $count } more may still come on this side
}
closed-nobody = closed area of { $size }, nobody controls it
closed-by = closed area of { $size }, controlled by { $who }
open-nobody = open area of { $size }, nobody leads
rank = number { $rank } of the closed areas by size
open-areas = Open areas
no-areas = No area yet.
at = At
size = Size
control = Leads
round = Round { $round }
secret = secret choice
has-chosen = has chosen
chooses = still chooses
order = play order
owes = { $due ->
    [one] owes 1 coin of tax
   *[other] owes { $due } coins of tax
}
hand = Your hand
no-cards = No cards in hand
coins = Coins
keepers = Keepers
keepers-of = { $used } placed, { $left } left
areas = Areas
tokens = Tokens
cards = Cards
cards-of = in hand: harbour { $harbour }, water { $water }, special { $special }; in the pile: { $pile }
known = known
treasury = Treasury
warehouses = Warehouses
specials = Specials
water-pile = Water pile
ship-moves = Ship moves
words-player = { $who }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $harbour ->
        [one] 1 harbour card
       *[other] { $harbour } harbour cards
    }, { $water ->
        [one] 1 water card
       *[other] { $water } water cards
    }, { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }
edge-fixed = this edge is fixed
only-water = only water may be laid here
reach = could remove { $cells }
open-led = open area of { $size }, { $who } leads by { $by } in { $good }
not-counted = does not count as things stand
passed = passes, +{ $coins }
taxed = −{ $coins } tax for { $who }’s coin
took-back = takes the card back
laid-on = laid on { $cell }
used = card used
acts-now = acts now
acts-as = { $place ->
    [1] acts next
    [2] acts 2nd
    [3] acts 3rd
   *[other] acts { $place }th
}
pile-of = { $pile } in the pile
known-note = cards everybody has seen; ↓ lies under the pile
areas-counted = Areas that count
closed-areas = Closed
pass = Pass
total = Total
sheet-areas = { $counted ->
    [0] Controlled areas
   *[other] Controlled areas among the { $counted } largest
}
sheet-tokens = Most goods tokens of a kind (−1 without any token)
sheet-money = Most coins
sheet-all-areas = All areas with a keeper (tie)
ask-select = Choose a card in secret, or pass
ask-pay = Tax: pay { $due ->
        [one] 1 coin
       *[other] { $due } coins
    } or take the card back?
ask-lay = Where do you lay your card?
ask-export = Store all goods, or export one kind?
ask-crane = Crane: bring a warehouse?
ask-ship = Move the patrol ship?
ask-buy = Buy a special card?
ask-remove = Remove a card?
ask-flood = Flood which card?
ask-from = Move a warehouse: from where?
ask-good = Which good?
ask-to = Bring the warehouse where?
ask-colour = Which colour do you take?
do-play = card
do-pass = pass
do-pay = pay
do-refuse = refuse
do-lay = lay on
do-store = store
do-export = export
do-crane = crane
do-ship = ship to
do-buy = buy
do-remove = remove
do-area = area
do-good = move
do-skip = skip
do-colour = colour

## Options of the rules

option-mode = Kind of game
choice-mode-auto = the usual one for this number of players
choice-mode-basic = basic
choice-mode-advanced = advanced
choice-mode-expansion = expansion for 3 or 4 players
choice-mode-limited_warehouses = limited warehouses
option-expansionTie = Ties between three or four
choice-expansionTie-strict = nobody controls the area
choice-expansionTie-chain = broken as in the usual game
option-removeTriples = Take the cards with three goods out
choice-removeTriples-auto = as usual for this number of boxes
option-warehouseCopies = Copies of the box used for warehouses
option-warehouseExhaustion = The game also ends when warehouses run out
choice-warehouseExhaustion-unmetDemand = when one is needed and missing
choice-warehouseExhaustion-kindEmpty = when one kind is gone
choice-warehouseExhaustion-allEmpty = when all are gone
option-crane = A crane
choice-crane-wild = brings a warehouse of any kind
choice-crane-move = may move one of your own instead
option-specials2p = Special cards with two players
option-taxRefusal = The tax may be refused
option-taxOrder = Taxes are settled
choice-taxOrder-playOrder = in play order: a card taken back taxes nobody
choice-taxOrder-simultaneous = all at once: a card taken back has taxed
option-passersPay = Players who pass pay tax too
option-colours = Colours
choice-colours-bySeat = red, black, green, purple by seat
choice-colours-chosen = everybody chooses
