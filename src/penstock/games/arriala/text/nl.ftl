## Namen

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-violet = paars
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

## Zetten: wat op de knop staat

move-walk = Een willekeurige arbeider laten lopen: { $walk_cost } AP per veld
move-to-vineyard = Een eigen arbeider naar een wijngaard sturen: { $to_vineyard_cost } AP
move-draw = Een kaart trekken: { $draw_cost } AP
move-place = Een nieuwe arbeider plaatsen: { $place_cost } AP
move-river = Een rivierbouwwerk bouwen voor { $river_points } punten: { $river_cost } AP
move-to-canal = Een eigen arbeider terughalen naar het kanaal: { $to_canal_cost } AP
move-lock = Een sluis bouwen: { $lock_cost } AP
move-card = { $card } spelen{ $reach ->
    [0] {""}
   *[other] , tot { $reach } velden
}: { $card_cost } AP
move-stop = Stoppen; { $left ->
    [one] één actiepunt vervalt
   *[other] { $left } actiepunten vervallen
}
move-worker = Arbeider { $number } ({ $colour })
move-to = { $kind ->
    [town] Naar { $name }
   *[field] Naar veld { $number } van { $name }
}{ $cost ->
    [0] {""}
   *[other] : { $cost } AP
}
move-vineyard = Naar wijngaard { $vineyard }
move-site = Bouwen: { $site }
move-structure = Bouwen: { $structure }, { $master_points } punten

## Weigeringen: waarom niet

refusal-too-few-points = Er zijn nog maar { $left } actiepunten over.
refusal-no-worker-can = Hiervoor is er geen arbeider die nog mag bewegen en ergens heen kan.
refusal-not-your-worker = Dit kan alleen met je eigen arbeiders.
refusal-not-on-canal = Die arbeider staat niet op het kanaal.
refusal-not-in-vineyard = Die arbeider is niet in een wijngaard.
refusal-already-moved = Die arbeider heeft deze beurt al bewogen.
refusal-no-target = Voor deze arbeider is er geen bestemming.
refusal-same-as-another = Een andere arbeider op dezelfde plek is precies gelijk; kies die.
refusal-not-in-play = Dat doet met zo weinig spelers niet mee.
refusal-too-far = Dat is te ver voor de resterende actiepunten.
refusal-worker-there = Daar staat een arbeider.
refusal-lock-there = Daar staat een sluis.
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
refusal-lock-limit = Tussen deze twee steden staan al zoveel sluizen als toegestaan.
refusal-no-lock-left = Er is geen sluis meer.
refusal-no-lock-field = Op geen enkel veld kan nu een sluis staan.
refusal-no-card-left = Er is geen kaart meer te trekken.
refusal-no-such-card = Die kaart heb je niet.
refusal-not-last = Alleen wie op de laatste plaats staat, mag een meesterwerk bouwen.
refusal-built-already = Dat meesterwerk staat er al.
refusal-not-from-town = Aan deze tafel zijn steden alleen om te lopen: de arbeider moet op een kanaalveld staan.

## Gebeurtenissen: wat er gebeurde

event-started = { $who } begint.
event-neutrals = { $count } neutrale arbeiders ({ $colour }) staan in de steden.
event-turn = Ronde { $round }: { $who } is aan de beurt.
event-walked = { $who } laat een arbeider ({ $colour }) lopen naar veld { $number } van { $section }.
event-walked-to-town = { $who } laat een arbeider ({ $colour }) lopen naar { $town }.
event-placed = { $who } plaatst een arbeider ({ $colour }) op veld { $number } van { $section }.
event-placed-in-town = { $who } plaatst een arbeider ({ $colour }) in { $town }.
event-went-to-vineyard = { $who } stuurt een arbeider ({ $colour }) naar wijngaard { $vineyard }.
event-returned = { $who } haalt een arbeider ({ $colour }) terug naar veld { $number } van { $section }.
event-returned-to-town = { $who } haalt een arbeider ({ $colour }) terug naar { $town }.
event-jumped = { $who } verplaatst een arbeider ({ $colour }) naar veld { $number } van { $section }.
event-jumped-to-town = { $who } verplaatst een arbeider ({ $colour }) naar { $town }.
event-river = { $who } bouwt { $site } en scoort { $points }.
event-lock = { $who } bouwt een sluis op veld { $number } van { $section } en scoort { $points }.
event-master = { $who } bouwt { $structure } en scoort { $points }.
event-drew = { $who } trekt een kaart; de stapel telt er nog { $left }.
event-reshuffled = De stapel is leeg: { $count ->
    [one] één aflegkaart wordt
   *[other] { $count } aflegkaarten worden
} de nieuwe stapel.
event-card = { $who } speelt { $card }.
event-stretch-won = { $count ->
    [one] Een traject van één veld
   *[other] Een traject van { $count } velden
} in { $section } is klaar: { $points } punten voor { $who }.
event-stretch-to-neutral = { $count ->
    [one] Een traject van één veld
   *[other] Een traject van { $count } velden
} in { $section } is klaar: { $points } punten voor de neutrale kleur.
event-stretch-for-nobody = { $count ->
    [one] Een traject van één veld
   *[other] Een traject van { $count } velden
} in { $section } is klaar, maar bij gelijke stand scoort niemand.
event-stretch-gone = De sluis vult een heel traject in { $section }: daar valt niets meer te tellen.
event-stopped = { $who } stopt met nog { $left ->
    [one] één actiepunt
   *[other] { $left } actiepunten
} over.
event-idle = { $count } rondes zonder vooruitgang; na nog { $left } eindigt het spel.
event-ended = Het laatste traject is klaar: het spel eindigt.
event-stalled = { $count } rondes zonder vooruitgang: het spel eindigt (huisregel).
event-vineyard-won = { $vineyard }: { $points } punten voor { $who }.
event-vineyard-to-neutral = { $vineyard }: { $points } punten voor de neutrale kleur.
event-vineyard-for-nobody = { $vineyard }: niemand scoort.
event-result = { $who }: plaats { $rank } met { $points } punten; { $workers ->
    [one] één arbeider
   *[other] { $workers } arbeiders
} op het kanaal.
event-neutral-result = De neutrale kleur heeft { $points } punten; { $workers ->
    [one] één arbeider
   *[other] { $workers } arbeiders
} op het kanaal.
event-winner = { $who } wint.
event-no-winner = Niemand wint.
