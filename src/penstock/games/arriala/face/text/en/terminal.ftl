letter-red = R
letter-yellow = Y
letter-green = G
letter-violet = V
canal = Canal
field = Space
lock = lock
rests = has moved
counted = counted
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stretch-points = A stretch of 1, 2, 3… spaces pays { $points }
round = Round { $round }
action-points = { $left } AP
points = Points
idle = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without progress; after { $limit } the game ends.
costs = AP
cost = { $cost } AP
do-walk = Move
do-to-vineyard = To a vineyard
do-place = Place a new worker
do-river = River structure
do-to-canal = Back to the canal
do-lock = Build a lock
do-teleport = Teleport
do-master = Master structure
which-worker = which worker?
where-to = where? (number on the map)
which-one = which one?
free-fields = { $fields ->
    [one] { $fields } free step
   *[other] { $fields } free steps
}
vineyards = Vineyards
structures = Structures
supply = Supply
locks = Locks
pile = Pile
discards = Discards
players = Players
neutral = neutral
reserve = Reserve
on-canal = Canal
in-vineyards = Vines
on-river = River
cards = Cards
your-cards = Your cards
card-move = any worker up to { $fields ->
    [one] { $fields } space
   *[other] { $fields } spaces
}; further ones { $cost } AP each
card-teleport = your worker to any free place of the canal
card-lock = build a lock on a free space, +{ $points }
card-master = if you are alone in last place: build one, +{ $points }
card-own-to-vineyard = from the canal to a vineyard with room
card-any-to-vineyard = anybody’s, from the canal to a vineyard
card-own-to-canal = from a vineyard to a free place
card-any-to-canal = anybody’s, from a vineyard to a free place
