step-1 = A harbour grows card by card. Whoever leads in an area when it closes puts a warehouse keeper there; keepers on the largest areas are the points.
    .head = The goal
    .paragraph = 11.1
step-2 = Everybody secretly chooses one card from their hand. All are turned up together; the highest number acts first.
    .head = A round
    .paragraph = 4.1
step-3 = A card with goods is land of your colour. For each good on it you take a warehouse of that kind into its area.
    .head = Land
    .paragraph = 5.2
step-4 = Water brings a coin and cuts areas off. An area is closed when no empty space touches it any more.
    .head = Water
    .paragraph = 3.4
step-5 = In a closed area warehouses of a kind cancel out one for one. Whoever has the greatest lead in a single kind controls it.
    .head = Who controls
    .paragraph = 6.3
step-6 = A coin on a card taxes the right neighbour; a player who cannot pay takes their card back. A ship on a card moves the patrol ship, which may remove a card beside it.
    .head = Coin and ship
    .paragraph = 7.1
step-7 = The game ends when the harbour is full. Open areas count for nobody; the most points wins.
    .head = The end
    .paragraph = 10.1

# Lessons: idea, task, and what is said to a right answer

lesson-choose-head = Choosing a card
lesson-choose = Everybody secretly chooses a card; all are turned up together, and the highest number acts first. A coin on it taxes your neighbour.
lesson-choose-task = Choose card 37, spices with a coin.
lesson-choose-right = 37 beats 6: you act first, and your neighbour has paid a coin.
lesson-land-head = Land
lesson-land = A card with goods is land of yours: for each good a warehouse comes into its area. The harbour may grow to six rows.
lesson-land-task = Lay your spices on g4, at the upper end.
lesson-land-right = A spice warehouse of yours stands there. The harbour is six rows high now, so its upper and lower edges are fixed.
lesson-water-head = Water closes
lesson-water = An area is closed when no empty space touches it. Your land on d4 stands alone; only d5 below it is empty.
lesson-water-task = Lay your water on d5.
lesson-water-right = The area is closed and you control it: your keeper moves in. Water also brought you a coin.
lesson-guard-head = Shut the door
lesson-guard = Your wine on e5 has one open side left. Before a rival builds there, close the area yourself.
lesson-guard-task = Lay your water where it closes e5: on e6.
lesson-guard-right = A small area, but it is yours for good. Small ones count when few large ones close.
lesson-tax-head = The coin
lesson-tax = A coin on your card: the neighbour to your right pays you a coin, or takes the card just chosen back.
lesson-tax-task = Choose a card with a coin that brings goods: number 31.
lesson-tax-right = Your neighbour has paid. Poor neighbours choose with care, and that helps you, too.
lesson-crane-head = The crane
lesson-crane = A crane stores a good of your choice. What counts when an area closes is the greatest lead in a single kind.
lesson-crane-task = Store wine: there you already have the most.
lesson-crane-right = One more wine widens your lead. Spread out over all kinds, nobody leads in any.
lesson-grow-head = Two goods, one card
lesson-grow = A card with two goods brings a warehouse of each kind, but acts late: low numbers come last.
lesson-grow-task = Lay wine and spices on h6, in the largest area.
lesson-grow-right = Two warehouses at once where most is at stake.
lesson-plan-head = Closing at the right time
lesson-plan = You lead the largest area, and one empty space touches it: i6. Your rival has chosen already. Act now.
lesson-plan-task = Choose water 63, then lay it on i6.
lesson-plan-right = Seven cards, and they are yours. Close when you lead; leave open where you do not.
lesson-double-head = Two at once
lesson-double = One card may close several areas. Look for the empty space that both your areas share.
lesson-double-task = Lay your water on d9.
lesson-double-right = Two areas, two keepers, one card.

# Tips in a first game

tip-first = Choose a card from your hand. High numbers act first; cards with two goods are strong but slow.
tip-lay = Land next to land makes one area. Where you lead, make it larger; where you do not, cut it off with water.
tip-closed = An area has been closed: warehouses of a kind cancel out, and the greatest lead in one kind takes it.
tip-taxed = A coin on a card taxes the neighbour. Who cannot pay takes the card back, so keep a coin.
tip-crane = The crane stores any good: take the kind in which you lead, or in which a rival leads by one.
