worth-now = Worth now: { $total }
worth-points = points
worth-vineyards = vineyards
board-canal = The canal
board-worker = { $colour } { $number }
board-worker-moved = { $worker }, moved { $from } by { $who }
board-field = space { $number } of { $section }
board-lock = a lock
board-counted = counted
board-nobody = nobody
board-stretch = { $fields ->
    [one] { $workers } of { $fields } space taken
   *[other] { $workers } of { $fields } spaces taken
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}, leading: { $leader }
board-stretch-counted = stretch of { $fields ->
    [one] one space
   *[other] { $fields } spaces
}, counted
board-vineyard = { $name }: { $fields ->
    [one] { $workers } of { $fields } space taken
   *[other] { $workers } of { $fields } spaces taken
}
board-built = { $name }: built
board-not-built = { $name }: not built
board-hand = Your cards
board-no-cards = No cards in hand
board-pile = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
board-locks-left = { $count ->
    [one] one lock left
   *[other] { $count } locks left
}
board-neutral = neutral
board-action-points = { $left ->
    [one] 1 action point
   *[other] { $left } action points
}
board-idle = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} without progress; after { $limit } the game ends
board-reserve = { $count ->
    [one] one worker in reserve
   *[other] { $count } workers in reserve
}
board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-player = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $reserve ->
    [one] { $reserve } worker
   *[other] { $reserve } workers
} in reserve, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
site-short-mill = Water mill
site-short-reservoir = Reservoir
site-short-moissac-mill = Moissac mill
site-short-dam = Malause dam
structure-short-slope = Water slope
structure-short-bridge = Aqueduct
card-any = ANY
card-does-move = any worker up to { $fields ->
    [one] { $fields } space
   *[other] { $fields } spaces
}; further ones { $cost } AP each
card-does-teleport = one of your workers to any free place of the canal
card-does-lock = build a lock on a free space for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-does-master = if you are alone in last place: build a master structure for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-does-own-to-vineyard = one of your workers from the canal to a vineyard with room
card-does-any-to-vineyard = anybody’s worker from the canal to a vineyard with room
card-does-own-to-canal = one of your workers from a vineyard to a free place
card-does-any-to-canal = anybody’s worker from a vineyard to a free place
ask-action = { $left ->
    [one] Your turn: one action point left
   *[other] Your turn: { $left } action points left
}
ask-worker = { $action }: which worker?
ask-field = { $action }: where to?
ask-vineyard = { $action }: which vineyard?
ask-site = { $action }: which one?
ask-structure = { $action }: which one?
doing-walk = Move
doing-to-vineyard = To a vineyard
doing-place = New worker
doing-river = River structure
doing-to-canal = Back to the canal
doing-lock = Build a lock
doing-teleport = Teleport
doing-master = Master structure
doing-draw = Draw a card
doing-stop = Stop
doing-worker = Worker
doing-to = Place
doing-vineyard = Vineyard
doing-site = Blue space
doing-structure = Structure

sheet-stretches = stretches won
sheet-locks = locks built
sheet-river = river structures
sheet-master = master structures
sheet-vineyards = vineyards at the end
sheet-all = points in all

## Options of the rules

option-placedMayMove = A worker just placed may move in the same turn
option-finisherMayMoveAgain = The worker that completes a stretch may move again
option-countedMayMoveAgain = All workers of a stretch just counted may move again
option-walksGoOn = A worker that has walked may walk on in the same turn
option-noReturn = A worker may not go back to where others moved it from
choice-noReturn-sinceYourTurn = moves since your last turn
choice-noReturn-previousPlayer = moves of the previous player only
option-noReturnToVineyard = That also holds for vineyards
option-townsAreFields = Towns are places of the canal like spaces
option-townsBreakTies = Workers in towns count in a tie
option-emptyPile = An empty pile of cards
choice-emptyPile-reshuffle = is replaced by the shuffled discards
choice-emptyPile-stays = stays empty
option-cardsMayLapse = A card may be played without effect
option-sharedLastCounts = A shared last place is enough for a master structure
option-neutralTie = A tie with the neutral colour
choice-neutralTie-workers = workers on the canal decide
choice-neutralTie-player = the player wins
option-stallRounds = Rounds without progress that end the game (0: never)
