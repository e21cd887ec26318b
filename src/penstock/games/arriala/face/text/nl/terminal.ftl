letter-red = R
letter-yellow = L
letter-green = N
letter-violet = P
canal = Kanaal
field = Veld
lock = sluis
rests = heeft bewogen
counted = geteld
points-of = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
stretch-points = Een traject van 1, 2, 3 … velden levert { $points } op
round = Ronde { $round }
action-points = { $left } AP
points = Punten
idle = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
} zonder vooruitgang; na { $limit } eindigt het spel.
costs = AP
cost = { $cost } AP
do-walk = Lopen
do-to-vineyard = Naar een wijngaard
do-place = Nieuwe arbeider plaatsen
do-river = Rivierbouwwerk
do-to-canal = Terug naar het kanaal
do-lock = Sluis bouwen
do-teleport = Verplaatsen
do-master = Meesterwerk
which-worker = welke arbeider?
where-to = waarheen? (nummer op de kaart)
which-one = welke?
free-fields = { $fields ->
    [one] { $fields } veld gratis
   *[other] { $fields } velden gratis
}
vineyards = Wijngaarden
structures = Bouwwerken
supply = Voorraad
locks = Sluizen
pile = Stapel
discards = Aflegstapel
players = Spelers
neutral = neutraal
reserve = Reserve
on-canal = Kanaal
in-vineyards = Wijn
on-river = Rivier
cards = Kaarten
your-cards = Jouw kaarten
card-move = elke arbeider, tot { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}; verdere elk { $cost } AP
card-teleport = eigen arbeider naar een vrije plek op het kanaal
card-lock = een sluis op een vrij veld bouwen, +{ $points }
card-master = alleen wie als enige laatste is: er een bouwen, +{ $points }
card-own-to-vineyard = van het kanaal naar een wijngaard met plaats
card-any-to-vineyard = van iedereen, van het kanaal naar een wijngaard
card-own-to-canal = van een wijngaard naar een vrije plek
card-any-to-canal = van iedereen, van een wijngaard naar een vrije plek
