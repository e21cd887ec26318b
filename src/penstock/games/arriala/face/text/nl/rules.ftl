## Namen

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-violet = paars
neutral-colour = de neutrale kleur
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
site-mill = de watermolen
site-reservoir = het spaarbekken
site-moissac-mill = de molen van Moissac
site-dam = de stuwdam van Malause
structure-slope = de waterhelling van Montech
structure-bridge = de kanaalbrug van Cacor
card-move-short = Lopen (kort)
card-move-middle = Lopen (middel)
card-move-long = Lopen (ver)
card-teleport = Verplaatsen
card-lock = Sluis
card-master = Meesterwerk
card-own-to-vineyard = Eigen arbeider naar wijngaard
card-any-to-vineyard = Willekeurige arbeider naar wijngaard
card-own-to-canal = Eigen arbeider naar kanaal
card-any-to-canal = Willekeurige arbeider naar kanaal

## Plaatsen in de zin: vanwaar, waarheen, waar

from-s1 = van veld { $number } van sectie { section-s1 }
from-s2 = van veld { $number } van sectie { section-s2 }
from-s3 = van veld { $number } van sectie { section-s3 }
from-s4 = van veld { $number } van sectie { section-s4 }
from-grisolles = van { town-grisolles }
from-montech = van { town-montech }
from-castelsarrasin = van { town-castelsarrasin }
from-moissac = van { town-moissac }
from-valence = van { town-valence }
from-frontonnais = van wijngaard { vineyard-frontonnais }
from-chasselas = van wijngaard { vineyard-chasselas }
from-brulhois = van wijngaard { vineyard-brulhois }
to-s1 = naar veld { $number } van sectie { section-s1 }
to-s2 = naar veld { $number } van sectie { section-s2 }
to-s3 = naar veld { $number } van sectie { section-s3 }
to-s4 = naar veld { $number } van sectie { section-s4 }
to-grisolles = naar { town-grisolles }
to-montech = naar { town-montech }
to-castelsarrasin = naar { town-castelsarrasin }
to-moissac = naar { town-moissac }
to-valence = naar { town-valence }
to-frontonnais = naar wijngaard { vineyard-frontonnais }
to-chasselas = naar wijngaard { vineyard-chasselas }
to-brulhois = naar wijngaard { vineyard-brulhois }
on-s1 = op veld { $number } van sectie { section-s1 }
on-s2 = op veld { $number } van sectie { section-s2 }
on-s3 = op veld { $number } van sectie { section-s3 }
on-s4 = op veld { $number } van sectie { section-s4 }
on-grisolles = in { town-grisolles }
on-montech = in { town-montech }
on-castelsarrasin = in { town-castelsarrasin }
on-moissac = in { town-moissac }
on-valence = in { town-valence }

## Zetten: wat op de knop staat

move-walk = Een willekeurige arbeider laten lopen: { $walk_cost } AP per veld
course-walk = Een arbeider laten lopen
move-to-vineyard = Een eigen arbeider naar een wijngaard sturen: { $to_vineyard_cost } AP
move-draw = Een kaart trekken: { $draw_cost } AP
move-place = Een nieuwe arbeider plaatsen: { $place_cost } AP
move-river = Een rivierbouwwerk bouwen voor { $river_points ->
    [one] { $river_points } punt
   *[other] { $river_points } punten
}: { $river_cost } AP
move-to-canal = Een eigen arbeider terughalen naar het kanaal: { $to_canal_cost } AP
move-lock = Een sluis bouwen voor { $lock_points ->
    [one] { $lock_points } punt
   *[other] { $lock_points } punten
}: { $lock_cost } AP
move-card = ‘{ $card }’ spelen{ $reach ->
    [0] {""}
    [one] , tot { $reach } veld
   *[other] , tot { $reach } velden
}{ $lapses ->
    [0] {""}
   *[other] {" "}zonder effect
}: { $card_cost } AP
move-stop = Stoppen; { $left ->
    [one] één actiepunt vervalt
   *[other] { $left } actiepunten vervallen
}
move-worker = Arbeider { $number } ({ $colour })
move-to = { $kind ->
    [town] Naar { $name }
   *[field] Naar veld { $number } van sectie { $name }
}{ $cost ->
    [0] {""}
   *[other] : { $cost } AP
}
move-vineyard = Naar wijngaard { $vineyard }
move-site = Bouwen: { $site }
move-structure = Bouwen: { $structure }, { $master_points ->
    [one] { $master_points } punt
   *[other] { $master_points } punten
}

## Weigeringen: waarom niet

refusal-too-few-points = { $left ->
    [one] Je hebt nog maar één actiepunt.
   *[other] Je hebt nog maar { $left } actiepunten.
}
refusal-no-worker-can = Geen enkele arbeider kan dit nu.
refusal-not-your-worker = Dit kan alleen met je eigen arbeiders.
refusal-not-on-canal = Die arbeider staat niet op het kanaal.
refusal-not-in-vineyard = Die arbeider is niet in een wijngaard.
refusal-already-moved = Die arbeider heeft deze beurt al bewogen.
refusal-just-placed = Aan deze tafel rust een arbeider in de beurt waarin hij is geplaatst.
refusal-no-target = Voor deze arbeider is er geen bestemming.
refusal-same-as-another = Deze arbeiders zijn precies hetzelfde; kies die met het laagste nummer.
refusal-not-in-play = Dat doet met zo weinig spelers niet mee.
refusal-too-far = Dat is te ver voor de resterende actiepunten.
refusal-worker-there = Daar staat een arbeider.
refusal-lock-there = Daar staat een sluis.
refusal-field-taken = Dat veld is niet vrij.
refusal-worker-in-the-way = Een sluis heeft een vrij veld nodig; hier staat een arbeider.
refusal-lock-in-the-way = Een sluis heeft een vrij veld nodig; hier staat al een sluis.
refusal-stands-there = De arbeider staat daar al.
refusal-not-back = Een andere speler heeft deze arbeider daar net weggehaald; hij mag niet meteen terug.
refusal-only-fields = Aan deze tafel zijn steden alleen om te lopen: kies een kanaalveld.
refusal-reserve-empty = Al je arbeiders zijn ingezet.
refusal-no-free-field = Er is geen vrije plek op het kanaal.
refusal-vineyard-full = Die wijngaard is vol.
refusal-vineyards-full = Alle wijngaarden zijn vol.
refusal-site-taken = Dat rivierbouwwerk is al gebouwd.
refusal-sites-taken = Alle rivierbouwwerken zijn al gebouwd.
refusal-not-on-town = Een sluis staat op een kanaalveld, niet in een stad.
refusal-counted-already = Dat traject is al geteld en krijgt geen sluis meer.
refusal-lock-limit = In deze sectie staan al zoveel sluizen als toegestaan.
refusal-no-lock-left = Er is geen sluis meer.
refusal-no-lock-field = Op geen enkel veld kan nu een sluis staan.
refusal-no-card-left = Er is geen kaart meer te trekken.
refusal-no-such-card = Die kaart heb je niet.
refusal-not-last = Alleen wie op de laatste plaats staat, mag een meesterwerk bouwen.
refusal-shared-last = Alleen wie als enige op de laatste plaats staat, mag een meesterwerk bouwen; jij deelt die plaats.
refusal-built-already = Dat meesterwerk staat er al.
refusal-not-from-town = Aan deze tafel zijn steden alleen om te lopen: de arbeider moet op een kanaalveld staan.

## Gebeurtenissen: wat er gebeurde

event-started = { $who } begint.
event-neutrals = { $count ->
    [one] Eén neutrale arbeider ({ $colour }) staat in een stad.
   *[other] { $count } neutrale arbeiders ({ $colour }) staan in de steden.
}
event-turn = Ronde { $round }: { $who } is aan de beurt.
event-walked = { $who } laat een arbeider ({ $colour }) lopen { $from } { $to }.
event-placed = { $who } plaatst een arbeider ({ $colour }) { $on }.
event-went-to-vineyard = { $who } stuurt een arbeider ({ $colour }) { $from } { $to }.
event-returned = { $who } haalt een arbeider ({ $colour }) { $from } terug { $to }.
event-jumped = { $who } verplaatst een arbeider ({ $colour }) { $from } { $to }.
event-river = { $who } bouwt { $site } met een arbeider { $from } en scoort { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
event-lock = { $who } bouwt een sluis op veld { $number } van sectie { $section } en scoort { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
event-master = { $who } bouwt { $structure } en scoort { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
event-drew = { $who } trekt een kaart; { $left ->
    [0] de stapel is nu leeg
    [one] nog één in de stapel
   *[other] nog { $left } in de stapel
}.
event-reshuffled = De stapel is leeg: { $count ->
    [one] één afgelegde kaart wordt
   *[other] { $count } afgelegde kaarten worden
} de nieuwe stapel.
event-card = { $who } speelt ‘{ $card }’.
event-lapsed = { $who } speelt ‘{ $card }’ zonder effect.
event-stretch-won = { $count ->
    [one] Een traject van één veld
   *[other] Een traject van { $count } velden
} in sectie { $section } is klaar: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $who }.
event-stretch-to-neutral = { $count ->
    [one] Een traject van één veld
   *[other] Een traject van { $count } velden
} in sectie { $section } is klaar: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor de neutrale kleur.
event-stretch-for-nobody = { $count ->
    [one] Een traject van één veld
   *[other] Een traject van { $count } velden
} in sectie { $section } is klaar, maar bij gelijke stand scoort niemand.
event-stretch-gone = De sluis neemt het laatste veld van een traject in sectie { $section }; het wordt niet geteld.
event-stopped = { $who } stopt met nog { $left ->
    [one] één actiepunt
   *[other] { $left } actiepunten
} over.
event-idle = { $count ->
    [one] Eén ronde
   *[other] { $count } rondes
} zonder vooruitgang; na nog { $left ->
    [one] één ronde
   *[other] { $left } rondes
} eindigt het spel.
event-ended = Het laatste traject is klaar: het spel eindigt.
event-stalled = { $count ->
    [one] Eén ronde
   *[other] { $count } rondes
} zonder vooruitgang: het spel eindigt (huisregel).
event-vineyard-won = { $vineyard }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $who }.
event-vineyard-to-neutral = { $vineyard }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor de neutrale kleur.
event-vineyard-for-nobody = { $vineyard }: niemand scoort.
event-result = { $who } eindigt als { $rank }e met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; { $workers ->
    [0] geen arbeider
    [one] één arbeider
   *[other] { $workers } arbeiders
} op het kanaal.
event-neutral-result = De neutrale kleur eindigt als { $rank }e met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; { $workers ->
    [0] geen arbeider
    [one] één arbeider
   *[other] { $workers } arbeiders
} op het kanaal.
event-winner = { $who } wint.
event-no-winner = Niemand wint.

term-points = punten
term-stretches = meerderheden in open trajecten
term-vineyards = wijngaarden
term-cards = handkaarten
term-workers = arbeiders
term-tempo = actiepunten
term-rivals = de anderen afremmen
