worth-now = Vaut maintenant : { $total ->
    [one] { $total } lingot
   *[other] { $total } lingots
}
worth-held = lingots détenus
worth-bought = lingots achetés avec le reste
worth-cash = argent liquide
worth-shares = actions
worth-subsidies = subventions à rembourser
worth-interest = intérêts
black = noir
none = rien
prices = Cours des actions
price-of = { $colour } : cours { $price }
silver-price = L’argent coûte { $price }
silver-note = Acheter de l’argent. Au prochain changement des prix, il monte d’une case pour { $step ->
    [one] { $step } lingot acheté
   *[other] { $step } lingots achetés
}.
bars-bought = { $count ->
    [0] Aucun lingot acheté
    [one] { $count } lingot acheté
   *[other] { $count } lingots achetés
} depuis le dernier changement des prix ; l’argent monte d’une case pour { $step ->
    [one] { $step } lingot
   *[other] { $step } lingots
}
stage = { $stage ->
    [0] Carte de niveau : Départ
   *[other] Carte de niveau { $stage }
}
subsidy-limit = Subventions
trade-limit = Limite d’échange
draw = Tirage
next-at = Niveau suivant à { $price } (cours le plus haut : { $dearest })
next-row = Niveau suivant à la rangée { $row }
last-stage = Le dernier niveau
subsidy = subvention
subsidies = Subventions
subsidy-note = Une subvention rapporte { $pays } tout de suite et coûte { $interest } à chaque changement des prix.
bag = { $count ->
    [0] Aucune mallette
    [one] { $count } mallette
   *[other] { $count } mallettes
} dans le sac
bag-note = { $count ->
    [0] Aucune mallette
    [one] { $count } mallette
   *[other] { $count } mallettes
} dans le sac. Mallettes noires : { $fields } sur les cases de niveau, { $supply } en réserve.
market = Marché
market-row = Marché : { $colour } { $count }, cours { $price }
purchase-track = Piste d’achat
silver-track = Achat d’argent
track-says = { $count ->
    [one] { $count } mallette
   *[other] { $count } mallettes
} sur { $trigger } avant un changement des prix
sale-tables = Tables de vente
table-falls = changement quand il reste { $trigger ->
    [one] { $trigger } mallette
   *[other] { $trigger } mallettes
} de couleur
table-has = Table de vente { $table } : { $colour } { $count }
your-screen = Derrière votre écran
cash = liquidités
worth = actions pour { $money }
due = { $due } d’intérêts à payer
treasure = Trésor
treasure-says = { $gold } d’or, { $silver } d’argent
shares = Actions
owes = Doit
hand-row = Vous avez { $colour } { $count }, cours { $price }
score = Lingots
ask-setup-case = Quelle mallette sur la piste d’achat ?
ask-before = Acheter, vendre, argent ou passer ?
ask-buying = Acheter encore, ou arrêter ?
ask-selling = Vendre encore, ou arrêter ?
ask-marker = Quelle mallette marque l’action ?
ask-fall = Quel cours baisse ?
ask-table = Quelle mallette quitte la table de vente ?
ask-after = Autre chose, ou finir le tour ?
do-setup = Préparer
do-subsidy = Prendre une subvention
do-special = Passer (carte spéciale)
do-buy = Acheter
do-sell = Vendre
do-silver = Argent
do-pass = Passer
do-pass-purchase = Passer (achat)
do-pass-sale = Passer (vente)
do-done = Arrêter
do-marker = Marquer
do-fall = Baisser
do-table = Prendre
do-end = Finir le tour
words-stage = { $stage ->
    [0] Niveau Départ
   *[other] Niveau { $stage }
} : limite de subventions { $subsidies }, limite d’échange { $trades }, { $draw ->
    [one] { $draw } mallette tirée
   *[other] { $draw } mallettes tirées
}.
words-prices = Cours : { $list }.
words-silver = Argent { $price }, { $count ->
    [0] aucun lingot acheté
    [one] { $count } lingot acheté
   *[other] { $count } lingots achetés
} depuis le dernier changement des prix.
words-market = Marché : { $list }.
words-purchase = Piste d’achat : { $list } ; changement des prix à { $trigger }.
words-silver-track = Piste d’achat d’argent : { $list } ; changement des prix à { $trigger }.
words-table = Table de vente { $table } : { $list } ; changement des prix quand il reste { $trigger ->
    [one] { $trigger } mallette
   *[other] { $trigger } mallettes
} de couleur.
words-bag = Sac : { $count ->
    [0] aucune mallette
    [one] { $count } mallette
   *[other] { $count } mallettes
}.
words-player = { $who } : { $gold } d’or, { $silver } d’argent, { $shares ->
    [0] aucune action
    [one] { $shares } action
   *[other] { $shares } actions
}, { $subsidies ->
    [0] aucune subvention
    [one] { $subsidies } subvention
   *[other] { $subsidies } subventions
}{ $owed ->
    [0] {""}
   *[other] , doit { $owed }
}.
words-own = Vos liquidités : { $money }. Vos actions : { $list }.
last-draw = Dernier tirage
no-draw = rien de tiré
draw-note = Une mallette tirée fait monter sa couleur ; deux noires ou plus comptent contre chaque couleur.

sheet-bought = lingots achetés en cours de partie
sheet-shares = liquidités des actions à la fin
sheet-subsidies = liquidités des dernières subventions
sheet-interest = intérêts encore dus
sheet-last-bars = lingots achetés à la fin, 100 chacun
sheet-all = lingots en tout
sheet-left = liquidités restantes

## Options of the rules

option-firstGame = Première partie, sans cartes spéciales
option-levelTable = Table des cartes de niveau
option-stageBy = Niveau suivant déterminé par
choice-stageBy-value = le cours le plus haut
choice-stageBy-row = la rangée du cours le plus haut
option-bottomEdge = Un pas vers le bas dans la rangée du bas
choice-bottomEdge-left = devient un pas à gauche
choice-bottomEdge-stay = est perdu
option-restockBlack = Mallettes noires sur une table de vente regarnie
choice-restockBlack-supply = de la réserve
choice-restockBlack-none = aucune
option-subsidyTiming = On prend les subventions
choice-subsidyTiming-anyTime = avant et après l’action
choice-subsidyTiming-beforeAction = avant l’action seulement
option-stallGuard = Changements des prix sans hausse de l’argent avant qu’il monte seul
choice-stallGuard-off = jamais
option-endTiming = Quand l’argent atteint 100
choice-endTiming-afterChange = le changement des prix est achevé
choice-endTiming-atOnce = la partie finit aussitôt
option-hideCash = Les liquidités sont cachées
option-style = Style
