## Names

colour-red = red
colour-yellow = yellow
colour-green = green
colour-violet = violet
section-s1 = Grisolles–Montech
section-s2 = Montech–Castelsarrasin
section-s3 = Castelsarrasin–Moissac
section-s4 = Moissac–Valence d'Agen
town-grisolles = Grisolles
town-montech = Montech
town-castelsarrasin = Castelsarrasin
town-moissac = Moissac
town-valence = Valence d'Agen
vineyard-frontonnais = Frontonnais
vineyard-chasselas = Chasselas
vineyard-brulhois = Brulhois
site-mill = the water mill
site-reservoir = the reservoir
site-moissac-mill = the mill of Moissac
site-dam = the dam of Malause
structure-slope = the water slope of Montech
structure-bridge = the canal bridge of Cacor
card-move-short = Move (short)
card-move-middle = Move (middle)
card-move-long = Move (long)
card-teleport = Teleport
card-lock = Lock
card-master = Master structure
card-own-to-vineyard = Own worker to a vineyard
card-any-to-vineyard = Any worker to a vineyard
card-own-to-canal = Own worker to the canal
card-any-to-canal = Any worker to the canal

## Moves: what a button says

move-walk = Walk any worker: { $walk_cost } AP a field
move-to-vineyard = Send one of your workers to a vineyard: { $to_vineyard_cost } AP
move-draw = Draw a card: { $draw_cost } AP
move-place = Place a new worker: { $place_cost } AP
move-river = Build a river structure for { $river_points } points: { $river_cost } AP
move-to-canal = Bring one of your workers back to the canal: { $to_canal_cost } AP
move-lock = Build a lock: { $lock_cost } AP
move-card = Play { $card }{ $reach ->
    [0] {""}
   *[other] {" "}up to { $reach } fields
}: { $card_cost } AP
move-stop = Stop; { $left ->
    [one] one action point is lost
   *[other] { $left } action points are lost
}
move-worker = The { $colour } worker { $number }
move-to = { $kind ->
    [town] To { $name }
   *[field] To field { $number } of { $name }
}{ $cost ->
    [0] {""}
   *[other] : { $cost } AP
}
move-vineyard = To { $vineyard }
move-site = Build { $site }
move-structure = Build { $structure } for { $master_points } points

## Refusals: why not

refusal-too-few-points = You have only { $left } action points left.
refusal-no-worker-can = There is no worker for this that may still move and has somewhere to go.
refusal-not-your-worker = This is only for your own workers.
refusal-not-on-canal = That worker is not on the canal.
refusal-not-in-vineyard = That worker is not in a vineyard.
refusal-already-moved = That worker has already moved in this turn.
refusal-no-target = There is no place this worker could go to.
refusal-same-as-another = Another worker in the same place is just like this one; choose that.
refusal-not-in-play = That is not in play with so few players.
refusal-too-far = That is too far for the action points you have left.
refusal-worker-there = A worker stands there.
refusal-lock-there = There is a lock.
refusal-stands-there = The worker already stands there.
refusal-not-back = Another player has just moved this worker away from there; it may not go straight back.
refusal-only-fields = At this table towns are only for walking: choose a canal field.
refusal-reserve-empty = All your workers are out.
refusal-no-free-field = There is no free place on the canal.
refusal-vineyard-full = That vineyard is full.
refusal-vineyards-full = All vineyards are full.
refusal-site-taken = That river structure is built already.
refusal-sites-taken = All river structures are built already.
refusal-not-on-town = A lock stands on a canal field, not in a town.
refusal-counted-already = That stretch has been counted; it takes no lock any more.
refusal-lock-limit = This section has all the locks it may have.
refusal-no-lock-left = There is no lock left.
refusal-no-lock-field = No field can take a lock now.
refusal-no-card-left = There is no card left to draw.
refusal-no-such-card = You do not hold that card.
refusal-not-last = Only the player in last place may build a master structure.
refusal-built-already = That master structure is built already.
refusal-not-from-town = At this table towns are only for walking: the worker must stand on a canal field.

## Events: what happened

event-started = { $who } is the start player.
event-neutrals = { $count } neutral workers ({ $colour }) stand in the towns.
event-turn = Round { $round }: { $who } to play.
event-walked = { $who } walks a { $colour } worker to field { $number } of { $section }.
event-walked-to-town = { $who } walks a { $colour } worker to { $town }.
event-placed = { $who } places a { $colour } worker on field { $number } of { $section }.
event-placed-in-town = { $who } places a { $colour } worker in { $town }.
event-went-to-vineyard = { $who } sends a { $colour } worker to { $vineyard }.
event-returned = { $who } brings a { $colour } worker back to field { $number } of { $section }.
event-returned-to-town = { $who } brings a { $colour } worker back to { $town }.
event-jumped = { $who } teleports a { $colour } worker to field { $number } of { $section }.
event-jumped-to-town = { $who } teleports a { $colour } worker to { $town }.
event-river = { $who } builds { $site } and scores { $points }.
event-lock = { $who } builds a lock on field { $number } of { $section } and scores { $points }.
event-master = { $who } builds { $structure } and scores { $points }.
event-drew = { $who } draws a card; { $left } are left in the pile.
event-reshuffled = The pile is empty: { $count ->
    [one] one discard becomes
   *[other] { $count } discards become
} the new pile.
event-card = { $who } plays { $card }.
event-stretch-won = { $count ->
    [one] A stretch of one field
   *[other] A stretch of { $count } fields
} in { $section } is complete: { $points } points for { $who }.
event-stretch-to-neutral = { $count ->
    [one] A stretch of one field
   *[other] A stretch of { $count } fields
} in { $section } is complete: { $points } points for the neutral colour.
event-stretch-for-nobody = { $count ->
    [one] A stretch of one field
   *[other] A stretch of { $count } fields
} in { $section } is complete, but rivals are level: nobody scores.
event-stretch-gone = The lock fills a whole stretch in { $section }: there is nothing left to count.
event-stopped = { $who } stops with { $left ->
    [one] one action point
   *[other] { $left } action points
} left.
event-idle = { $count } rounds without progress; after { $left } more the game ends.
event-ended = The last stretch is done: the game ends.
event-stalled = { $count } rounds without progress: the game ends (house rule).
event-vineyard-won = { $vineyard }: { $points } points for { $who }.
event-vineyard-to-neutral = { $vineyard }: { $points } points for the neutral colour.
event-vineyard-for-nobody = { $vineyard }: nobody scores.
event-result = { $who }: place { $rank } with { $points } points; { $workers ->
    [one] one worker
   *[other] { $workers } workers
} on the canal.
event-neutral-result = The neutral colour has { $points } points; { $workers ->
    [one] one worker
   *[other] { $workers } workers
} on the canal.
event-winner = { $who } wins.
event-no-winner = Nobody wins.
