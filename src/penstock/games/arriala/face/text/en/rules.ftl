## Names

colour-red = red
colour-yellow = yellow
colour-green = green
colour-violet = violet
neutral-colour = the neutral colour
section-s1 = Grisolles–Montech
section-s2 = Montech–Castelsarrasin
section-s3 = Castelsarrasin–Moissac
section-s4 = Moissac–Valence d’Agen
town-grisolles = Grisolles
town-montech = Montech
town-castelsarrasin = Castelsarrasin
town-moissac = Moissac
town-valence = Valence d’Agen
vineyard-frontonnais = Frontonnais
vineyard-chasselas = Chasselas
vineyard-brulhois = Brulhois
site-mill = the water mill
site-reservoir = the reservoir
site-moissac-mill = the Moissac mill
site-dam = the Malause dam
structure-slope = the Montech water slope
structure-bridge = the Cacor aqueduct
card-move-short = Move (short)
card-move-middle = Move (middle)
card-move-long = Move (long)
card-teleport = Teleport
card-lock = Lock
card-master = Master structure
card-own-to-vineyard = Your worker to a vineyard
card-any-to-vineyard = Any worker to a vineyard
card-own-to-canal = Your worker to the canal
card-any-to-canal = Any worker to the canal

## Places in sentences: from where, to where, on what

from-s1 = from space { $number } of { section-s1 }
from-s2 = from space { $number } of { section-s2 }
from-s3 = from space { $number } of { section-s3 }
from-s4 = from space { $number } of { section-s4 }
from-grisolles = from { town-grisolles }
from-montech = from { town-montech }
from-castelsarrasin = from { town-castelsarrasin }
from-moissac = from { town-moissac }
from-valence = from { town-valence }
from-frontonnais = from the { vineyard-frontonnais } vineyard
from-chasselas = from the { vineyard-chasselas } vineyard
from-brulhois = from the { vineyard-brulhois } vineyard
to-s1 = to space { $number } of { section-s1 }
to-s2 = to space { $number } of { section-s2 }
to-s3 = to space { $number } of { section-s3 }
to-s4 = to space { $number } of { section-s4 }
to-grisolles = to { town-grisolles }
to-montech = to { town-montech }
to-castelsarrasin = to { town-castelsarrasin }
to-moissac = to { town-moissac }
to-valence = to { town-valence }
to-frontonnais = to the { vineyard-frontonnais } vineyard
to-chasselas = to the { vineyard-chasselas } vineyard
to-brulhois = to the { vineyard-brulhois } vineyard
on-s1 = on space { $number } of { section-s1 }
on-s2 = on space { $number } of { section-s2 }
on-s3 = on space { $number } of { section-s3 }
on-s4 = on space { $number } of { section-s4 }
on-grisolles = in { town-grisolles }
on-montech = in { town-montech }
on-castelsarrasin = in { town-castelsarrasin }
on-moissac = in { town-moissac }
on-valence = in { town-valence }

## Moves: what a button says

move-walk = Move any worker: { $walk_cost } AP per space
course-walk = Move a worker
move-to-vineyard = Send one of your workers to a vineyard: { $to_vineyard_cost } AP
move-draw = Draw a card: { $draw_cost } AP
move-place = Place a new worker: { $place_cost } AP
move-river = Build a river structure for { $river_points ->
    [one] { $river_points } point
   *[other] { $river_points } points
}: { $river_cost } AP
move-to-canal = Bring one of your workers back to the canal: { $to_canal_cost } AP
move-lock = Build a lock for { $lock_points ->
    [one] { $lock_points } point
   *[other] { $lock_points } points
}: { $lock_cost } AP
move-card = Play “{ $card }”{ $reach ->
    [0] {""}
    [one] , up to { $reach } space
   *[other] , up to { $reach } spaces
}{ $lapses ->
    [0] {""}
   *[other] {" "}without effect
}: { $card_cost } AP
move-stop = Stop; { $left ->
    [one] one action point is lost
   *[other] { $left } action points are lost
}
move-worker = Worker { $number } ({ $colour })
move-to = { $kind ->
    [town] To { $name }
   *[field] To space { $number } of { $name }
}{ $cost ->
    [0] {""}
   *[other] : { $cost } AP
}
move-vineyard = To { $vineyard }
move-site = Build { $site }
move-structure = Build { $structure } for { $master_points ->
    [one] { $master_points } point
   *[other] { $master_points } points
}

## Refusals: why not

refusal-too-few-points = { $left ->
    [one] You have only one action point left.
   *[other] You have only { $left } action points left.
}
refusal-no-worker-can = No worker can do this now.
refusal-not-your-worker = This is only for your own workers.
refusal-not-on-canal = That worker is not on the canal.
refusal-not-in-vineyard = That worker is not in a vineyard.
refusal-already-moved = That worker has already moved this turn.
refusal-just-placed = At this table a worker rests in the turn in which it was placed.
refusal-no-target = There is nowhere this worker could go.
refusal-same-as-another = Choose the lower-numbered of these identical workers.
refusal-not-in-play = That is not in play with so few players.
refusal-too-far = That is too far for the action points you have left.
refusal-worker-there = There is a worker on that space.
refusal-lock-there = There is a lock on that space.
refusal-field-taken = That space is not free.
refusal-worker-in-the-way = A lock needs a free space; a worker is on this one.
refusal-lock-in-the-way = A lock needs a free space; another lock is on this one.
refusal-stands-there = The worker is already there.
refusal-not-back = Another player has just moved this worker away from there; it may not go straight back.
refusal-only-fields = At this table towns are only for walking: choose a canal space.
refusal-reserve-empty = All your workers are out.
refusal-no-free-field = There is no free place on the canal.
refusal-vineyard-full = That vineyard is full.
refusal-vineyards-full = All vineyards are full.
refusal-site-taken = That river structure is already built.
refusal-sites-taken = All river structures are already built.
refusal-not-on-town = A lock goes on a canal space, not in a town.
refusal-counted-already = That stretch has been counted; it can no longer take a lock.
refusal-lock-limit = This section has all the locks it may have.
refusal-no-lock-left = There is no lock left.
refusal-no-lock-field = No space can take a lock now.
refusal-no-card-left = There is no card left to draw.
refusal-no-such-card = You do not hold that card.
refusal-not-last = You must be in last place to build a master structure.
refusal-shared-last = You must be alone in last place to build a master structure; you share it.
refusal-built-already = That master structure is already built.
refusal-not-from-town = At this table towns are only for walking: the worker must be on a canal space.

## Events: what happened

event-started = { $who } is the start player.
event-neutrals = { $count ->
    [one] One neutral worker ({ $colour }) is in a town.
   *[other] { $count } neutral workers ({ $colour }) are in the towns.
}
event-turn = Round { $round }: { $who } to play.
event-walked = { $who } moves a { $colour } worker { $from } { $to }.
event-placed = { $who } places a { $colour } worker { $on }.
event-went-to-vineyard = { $who } sends a { $colour } worker { $from } { $to }.
event-returned = { $who } brings a { $colour } worker back { $from } { $to }.
event-jumped = { $who } teleports a { $colour } worker { $from } { $to }.
event-river = { $who } builds { $site } with a worker { $from } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-lock = { $who } builds a lock on space { $number } of { $section } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-master = { $who } builds { $structure } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-drew = { $who } draws a card; { $left ->
    [0] none is left in the pile
    [one] one is left in the pile
   *[other] { $left } are left in the pile
}.
event-reshuffled = The pile is empty: { $count ->
    [one] one discard becomes
   *[other] { $count } discards become
} the new pile.
event-card = { $who } plays “{ $card }”.
event-lapsed = { $who } plays “{ $card }” without effect.
event-stretch-won = { $count ->
    [one] A stretch of one space
   *[other] A stretch of { $count } spaces
} in { $section } is complete: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $who }.
event-stretch-to-neutral = { $count ->
    [one] A stretch of one space
   *[other] A stretch of { $count } spaces
} in { $section } is complete: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the neutral colour.
event-stretch-for-nobody = { $count ->
    [one] A stretch of one space
   *[other] A stretch of { $count } spaces
} in { $section } is complete, but the leaders are tied: nobody scores.
event-stretch-gone = The lock takes the last space of a stretch in { $section }; it is not counted.
event-stopped = { $who } stops with { $left ->
    [one] one action point
   *[other] { $left } action points
} left.
event-idle = { $count ->
    [one] One round
   *[other] { $count } rounds
} without progress; after { $left ->
    [one] one more
   *[other] { $left } more
} the game ends.
event-ended = The last stretch is done: the game ends.
event-stalled = { $count ->
    [one] One round
   *[other] { $count } rounds
} without progress: the game ends (house rule).
event-vineyard-won = { $vineyard }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $who }.
event-vineyard-to-neutral = { $vineyard }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the neutral colour.
event-vineyard-for-nobody = { $vineyard }: nobody scores.
event-result = { $who } finishes { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $workers ->
    [0] no worker
    [one] one worker
   *[other] { $workers } workers
} on the canal.
event-neutral-result = The neutral colour finishes { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $workers ->
    [0] no worker
    [one] one worker
   *[other] { $workers } workers
} on the canal.
event-winner = { $who } wins.
event-no-winner = Nobody wins.

term-points = points
term-stretches = leads in open stretches
term-vineyards = vineyards
term-cards = cards in hand
term-workers = workers
term-tempo = action points
term-rivals = holding the others back
