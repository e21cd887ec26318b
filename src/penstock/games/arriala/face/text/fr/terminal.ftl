letter-red = R
letter-yellow = J
letter-green = V
letter-violet = L
canal = Canal
field = Case
lock = écluse
rests = a bougé
counted = compté
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stretch-points = Un tronçon de 1, 2, 3… cases rapporte { $points }
round = Tour de table { $round }
action-points = { $left } PA
points = Points
idle = { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
} sans progrès ; après { $limit } la partie s’arrête.
costs = PA
cost = { $cost } PA
do-walk = Déplacer
do-to-vineyard = Au vignoble
do-place = Poser un nouvel ouvrier
do-river = Ouvrage fluvial
do-to-canal = Retour au canal
do-lock = Construire une écluse
do-teleport = Téléportation
do-master = Ouvrage d’art
which-worker = quel ouvrier ?
where-to = où ? (numéro sur la carte)
which-one = lequel ?
free-fields = { $fields ->
    [one] { $fields } case gratuite
   *[other] { $fields } cases gratuites
}
vineyards = Vignobles
structures = Ouvrages
supply = Réserve
locks = Écluses
pile = Pioche
discards = Défausse
players = Joueurs
neutral = neutre
reserve = Réserve
on-canal = Canal
in-vineyards = Vignes
on-river = Fleuve
cards = Cartes
your-cards = Vos cartes
card-move = tout ouvrier, jusqu’à { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
} ; ensuite { $cost } PA la case
card-teleport = votre ouvrier vers une place libre du canal
card-lock = construire une écluse sur une case libre, +{ $points }
card-master = si vous êtes seul dernier : en construire un, +{ $points }
card-own-to-vineyard = du canal à un vignoble qui a de la place
card-any-to-vineyard = de toute couleur, du canal à un vignoble
card-own-to-canal = d’un vignoble à une place libre
card-any-to-canal = de toute couleur, d’un vignoble à une place libre
