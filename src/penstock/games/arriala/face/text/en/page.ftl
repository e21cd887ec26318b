worth-now = Points if the game ended now: { $total }
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
board-built-by = { $name }: built by { $who }
board-not-built = { $name }: not built
board-hand = Cards in hand
board-no-cards = No cards in hand
board-pile = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
board-locks-left = { $count ->
    [one] one lock left
   *[other] { $count } locks left
}
lock-limit = { $section }: { $locks }/{ $limit }
lock-limit-short = locks { $locks }/{ $limit }
discards-title = discards
board-neutral = neutral
board-action-points = { $left ->
    [one] 1 action point
   *[other] { $left } action points
}
board-idle-short = idle rounds: { $rounds } of { $limit }
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
ribbon-level = level
ribbon-nobody = nobody
ribbon-paid = { $points ->
    [one] { $points } point for { $who }
   *[other] { $points } points for { $who }
}
closes-you = you win it now
closes-who = { $who } wins it
closes-nobody = level: nobody wins it
closes-fields = stretch of { $fields }
leads-you = you lead
leads-who = { $who } leads
leads-nobody = a tie
standing-vineyard = { $lead }: +{ $points } at the end
standing-stretch = Here { $lead }: +{ $points } when it is full
standing-left = Where it leaves, { $lead }: +{ $points }
standing-left-nobody = Where it leaves, nobody would get the { $points }
standing-nobody = { $lead }: nobody would get the { $points }
cost-ap = { $points } AP
pays = What a stretch pays
pays-note = Most workers take all of it. Players level at the top get nothing; then the next one takes it. Two ties: nobody.
hand-title = Hand
hand-cost = play: { $points } AP each
pile-title = pile
pile-holds = What the pile holds
pile-draw = draw: { $points } AP
card-short-move = anybody, up to { $fields }
card-short-teleport = own worker, anywhere
card-short-lock = +{ $points }, cuts a stretch
card-short-master = if you are last: +{ $points }
card-short-own-to-vineyard = own worker goes there
card-short-any-to-vineyard = anybody goes there
card-short-own-to-canal = own worker comes back
card-short-any-to-canal = anybody comes back
shore-nobody = nobody yet
shore-built = built
shore-if-last = for the last
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
tip-points = Most points win when the last stretch has been counted
board-led = { $count ->
    [one] 1 point of vineyards
   *[other] { $count } points of vineyards
}
tip-led = Paid at the end to whoever then leads there
tip-reserve = A new worker goes to any free place of the canal: choose it, then a glowing place
tip-cards = Others see how many, never which
board-neutral-note = The neutral colour
tip-neutral = Nobody plays it, but its workers count and can win stretches
tip-locks = The game has only so many; every section has a limit of its own
tip-rests = Has moved in this turn and rests
tip-take = Choose it, then a glowing place
tip-worker-first = Choose a worker first, then this place
tip-town = Room for everybody; a town ends every stretch and belongs to none
tip-lock-by = Built by { $who }: +{ $points }
tip-lock = It ends the stretches on both sides; nobody stands here
tip-counted = Counted once and for all; the water is in
tip-field = Room for one worker or one lock
not-back = { $who } moved this worker away from here: it may not go straight back this turn
not-reached = Too far: every space on the way costs { $cost } AP, with { $left } left
not-yours = Only your own workers may go here
not-room = No room is left here
not-paid = Costs { $cost } AP, with { $left } left
not-lock-free = A lock needs a free space
not-lock-counted = This stretch is counted: no lock any more
not-lock-limit = This section has all its locks: { $locks } of { $limit }
tip-worker = Whoever has most workers in a stretch gets its points
tip-action-points = Spend them in any mix; what is left at the end of the turn is lost
figure-points = points
figure-reserve = reserve
figure-cards = cards
brief-walked = { $who } moves { $worker } { $way }
brief-placed = { $who } places { $worker } { $way }
brief-went-to-vineyard = { $who } sends { $worker } { $way }
brief-returned = { $who } fetches { $worker } { $way }
brief-jumped = { $who } teleports { $worker } { $way }
brief-river = { $who } builds { $site }
brief-lock = { $who } builds a lock: { $way }
brief-master = { $who } builds { $structure }
brief-stretch-won = Stretch of { $count } in { $section }: { $who }
brief-stretch-to-neutral = Stretch of { $count } in { $section }: neutral
brief-stretch-for-nobody = Stretch of { $count } in { $section }: level, nobody
figure-worth = total
tip-worth = Points and the vineyards led now: the number in the bar above
tip-stretch = It is counted as soon as every space holds a worker
tip-vineyard = Whoever has most workers here at the end gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tip-site = One of your workers stays here for good: +{ $points } at once
tip-built-by = Built by { $who }
tip-structure = +{ $points } for whoever is alone in last place and plays the card
last-you = you are last now: { $points }
last-who = { $who } is last now: { $points }
last-nobody = nobody is alone in last place now
last-you-short = you are last
tip-hand = A card costs its action points to play; only further spaces of a Move cost more
tip-pile = An empty pile is made of the discards again
pane-map = Map
pane-hand = Hand
pane-players = Players
caption-vineyards = Vineyards
caption-river = River structures
caption-master = Master
caption-pile = Pile
caption-cards = Your cards
caption-reserve = Reserve
caption-locks = Locks
plan-to = { $worker } to { $place }
plan-place = New worker to { $place }
plan-lock = Lock on { $place }
how-action = A worker, then a glowing place: the number is its cost.
how-place = Choose a glowing place.
how-first = Most workers in a full stretch take its points. Begin with a new worker, then its place.
how-each = Choose a glowing place; each costs { $points } AP.
how-also = Also: { $places }.
also-vineyard = a vineyard for { $points } AP
also-site = a river structure for { $points } AP
round-text = Round { $round } · { $count ->
    [one] { $count } stretch left
   *[other] { $count } stretches left
}
scene-where = Counting { $stretch }
scene-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
scene-you = You
ask-worker = { $action }: which worker?
ask-field = { $action }: where to?
ask-place = Where to?
ask-vineyard = { $action }: which vineyard?
ask-site = { $action }: which one?
ask-structure = { $action }: which one?
asks-stop = Stop and lose { $left ->
    [one] 1 action point
   *[other] { $left } action points
}?
asks-last = Spend your last action points?
stop-still = Still possible: { $list }
stop-best = Nothing here is worth handing over: whoever plays next would use what a further move leaves.
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
legend-level = Level: nobody would get the points now.
legend-then = Who would lead then, if the worker in hand came or went.
legend-closes = What a stretch would pay if the worker came here, and whom.
legend-trail = Where a worker came from; it may not go straight back.
opening-goal = Full stretches pay:
opening-goal-text = once every space between two towns or locks is filled, whoever has the most workers takes all its points. Players level for the most get nothing, the next takes all.
opening-turn = Five action points a turn:
opening-turn-text = a new worker costs 3, a step 1, anybody’s worker; a lock costs 4, scores 1 and cuts a stretch in two.
opening-beside = Beside the canal:
opening-beside-text = a worker at the river scores 3 at once; vineyards pay at the end.
