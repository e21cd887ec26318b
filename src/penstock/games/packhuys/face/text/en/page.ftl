worth-now = Worth now: { $total }
worth-head = Points now
worth-areas = areas
worth-wine = most wine tokens
worth-spices = most spices tokens
worth-tea = most tea tokens
worth-bare = no token
worth-money = most coins
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
what-counts = Points at the end:
points-areas = { $counted ->
    [0] +1 per area you lead when it closes
   *[other] +1 per area you lead when it closes ({ $counted } largest)
}
points-tokens = +1 most tokens of a kind, −1 with none
points-money = +1 most coins
points-start = All begin at −1, without a token. One comes from exporting a good instead of storing it.
ship-stays = { $count ->
    [one] The patrol ship has already moved this round: your ship symbol does nothing.
   *[other] The patrol ship has already moved { $count } times this round: your ship symbol does nothing.
}
at = At
size = Size
room = Spaces left
room-short = Left
control = Leads
round = Round { $round }
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
lost-own = { $who } removed your { $number } on { $cell }.
lost-who = { $who } removed { $whose }’s { $number } on { $cell }.
edge-fixed = this edge is fixed
only-water = only water may be laid here
reach = could remove { $cells }
open-led = open area of { $size }, { $who } leads by { $by } in { $good }
not-counted = does not count as things stand
passed = passes, +{ $coins }
passed-short = pass +{ $coins }
taxed-short = tax −{ $coins }
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
closed-areas = Closed
nobody = nobody
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
total = Total
sheet-areas = { $counted ->
    [0] Controlled areas
   *[other] Controlled areas among the { $counted } largest
}
sheet-tokens = Most goods tokens of a kind (−1 without any token)
sheet-money = Most coins
sheet-all-areas = All areas with a keeper (tie)
frame = The frame
tip-frame = The harbour’s edges float until it is as wide as it may be; then they are fixed
tip-ship = A card with the ship symbol sends it to any water card; there it may remove a neighbouring card with a ship symbol
tip-goods = Brings a warehouse of each good to your central store in this area.
tip-water = Laid, it brings { $coins ->
    [one] a coin
   *[other] { $coins } coins
} and separates areas.
tip-centre = The anchor: it counts as water; here the ship may buy a special card.
tip-crane = Brings one warehouse of any kind, or none.
tip-pub = Land of yours without goods: it makes an area larger, takes one of its spaces and so brings its closing nearer.
gain-you = { $count ->
    [one] { $sign }{ $count } point for you now
   *[other] { $sign }{ $count } points for you now
}
gain-who = { $count ->
    [one] { $who } { $sign }{ $count } point
   *[other] { $who } { $sign }{ $count } points
}
gain-none = no points for you now
gain-short = { $count ->
    [one] { $sign }{ $count } pt
   *[other] { $sign }{ $count } pts
}
tip-bar-above = A line above the number: of equal numbers it acts first.
tip-bar-below = A line below the number: of equal numbers it acts last.
legend-bar = A line above a number: of equal numbers it acts first; a line below: last.
tie-bar = equal numbers: the line decides
tip-bridge = Moves one of your warehouses over a water card to another area of yours; then it leaves the game.
tip-customs = Tax of two coins instead of one for { $who }; then it leaves the game.
tip-flood = Removes a card of another player that touches water; then it leaves the game.
tip-nothing = Nothing.
tip-coin-symbol = Coin: { $who } pays tax when it is revealed.
right-neighbour = your right neighbour
tip-ship-symbol = Ship: you may move the patrol ship; and the ship can remove this card.
area-size = { $size ->
    [one] 1 card
   *[other] { $size } cards
}
closes-you = closes: { $area } for you
closes-who = closes: { $area } for { $who }
closes-nobody = closes: { $area } for nobody
closes-level = closes: { $area }, level: for nobody
leads-you = you lead by { $by }
leads-who = { $who } leads by { $by }
leads-nobody = nobody leads
leads-level = level, nobody leads
room-left = { $count ->
    [one] 1 space open
   *[other] { $count } spaces open
}
earns = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
seen = Seen
tip-seen = Everybody saw these cards being taken into the hand.
under = Under the pile
tip-under = Removed cards: they come back last.
tip-coins = They pay the tax of others’ coin cards and special cards. Most coins score at the end.
tip-keepers = Stand on the areas controlled; each counts if its area is among the largest.
tip-tokens = One for a good you export instead of storing it. Most of a kind score at the end. Without any you lose a point.
tip-cards = Backs show the sorts of cards in hand, the stack those still to come.
tip-areas = The greatest lead in one kind of good takes an area when it closes.
tip-room = Empty spaces beside it, where a card may be laid. When none is left, it closes, and whoever leads has it. A brass edge: only one is left.
empty-areas = Nothing stored:
tip-empty-area = Nobody stores anything here yet.
why-shared = The greatest lead is shared: as it stands, nobody gets this area.
why-kinds = The greatest lead is shared; { $who } leads in more kinds of goods.
why-cycle = The greatest lead is shared; wine beats spices, spices beat tea, tea beats wine.
why-circle = Three share the greatest lead and no kind beats both others: nobody gets this area.
tip-closed = { $counted ->
    [0] Every controlled area counts one point.
   *[other] The { $counted } largest count; the others are struck through.
}
tip-water-pile = The open card is the next one drawn after laying water.
tip-specials = Face down; { $price ->
    [one] 1 coin
   *[other] { $price } coins
} each when the ship comes to the harbour centre.
tip-treasury = Pays for water cards and for passing as long as it has coins.
tip-warehouses = What is left of each kind; a kind that runs out can end the game with three or four.
tip-ship-moves = In a round the ship moves at most so often.
pane-harbour = Harbour
pane-areas = Areas
pane-players = Players
scene-reveal = Reveal
scene-order = Play order
scene-close = Closing
scene-score = Score
how-select = High numbers act first. Harbour cards store goods, water brings a coin.
how-lay = Signs stand where it joins an area: who would lead, and by how much. On gold: who gets what it closes.
how-water = Water leads nowhere, it shuts areas off. A sign on gold: who gets what it closes.
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
legend-closed = Closed: nothing can be laid here any more. The number is its rank by size.
legend-gone = A dashed warehouse is not there: it was exported, or never stored.
legend-prospect = In a space where you may lay: who would lead the area that the card joins, and by how much. On gold: who gets the area that it closes.
tip-prey = The patrol ship can remove it while its area is open.
opening-goal = Keepers are the points:
opening-goal-text = whoever leads in an area when it closes puts a keeper there. The largest areas count.
opening-cards = A card is land or water:
opening-cards-text = goods on land become your warehouses, water shuts areas off. You lead by warehouses of one kind.
opening-turn = Everybody chooses in secret:
opening-turn-text = one card each, turned up together. The highest number goes first.
