letter-red = R
letter-yellow = G
letter-green = Ü
letter-violet = V
canal = Kanal
field = Feld
lock = Schleuse
rests = schon bewegt
counted = gewertet
points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stretch-points = Ein Abschnitt von 1, 2, 3 … Feldern bringt { $points }
round = Runde { $round }
action-points = { $left } AP
points = Punkte
idle = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} ohne Fortschritt; nach { $limit } endet das Spiel.
costs = AP
cost = { $cost } AP
do-walk = Bewegen
do-to-vineyard = Zum Weingut
do-place = Neuen Arbeiter einsetzen
do-river = Flussbauwerk
do-to-canal = Zurück zum Kanal
do-lock = Schleuse bauen
do-teleport = Versetzen
do-master = Meisterbauwerk
which-worker = welcher Arbeiter?
where-to = wohin? (Nummer auf der Karte)
which-one = welches?
free-fields = { $fields ->
    [one] { $fields } Feld kostenlos
   *[other] { $fields } Felder kostenlos
}
vineyards = Weingüter
structures = Bauwerke
supply = Vorrat
locks = Schleusen
pile = Stapel
discards = Ablage
players = Spieler
neutral = neutral
reserve = Vorrat
on-canal = Kanal
in-vineyards = Wein
on-river = Fluss
cards = Karten
your-cards = Deine Karten
card-move = jeder Arbeiter, bis zu { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}; weitere je { $cost } AP
card-teleport = eigener Arbeiter auf einen freien Platz am Kanal
card-lock = Schleuse auf ein freies Feld bauen, +{ $points }
card-master = nur wer allein Letzter ist: eines bauen, +{ $points }
card-own-to-vineyard = vom Kanal in ein Weingut mit Platz
card-any-to-vineyard = auch fremde, vom Kanal in ein Weingut
card-own-to-canal = vom Weingut auf einen freien Platz
card-any-to-canal = auch fremde, vom Weingut auf einen freien Platz
