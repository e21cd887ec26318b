worth-now = Vaut maintenant : { $range }, en lingots
worth-short = valeur en lingots : { $range }
worth-secret = Compté d’après ce que tous ont vu : paiements, achats, ventes. Seule la main de départ reste secrète.
worth-held = lingots détenus
worth-bought = lingots achetés avec le reste
worth-unseen = dont seulement si la main de départ est chère
worth-cash = argent liquide
worth-shares = actions
worth-subsidies = subventions encore à toucher
worth-interest = intérêts encore dus
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
    [0] Niveau Départ
   *[other] Niveau { $stage }
}
next-at = suivant à { $price }
highest-now = cours le plus haut : { $price }
next-row = suivant : ligne { $row }
last-stage = dernier niveau
subsidy = subvention
subsidies = Subventions
subsidy-note = Une subvention rapporte { $pays } tout de suite et coûte { $interest } à chaque changement des prix.
subsidy-helps = Une subvention rapporte { $pays }.
bag = { $count ->
    [0] Aucune mallette
    [one] { $count } mallette
   *[other] { $count } mallettes
} dans le sac
market = Marché
market-row = Marché : { $colour } { $count }, cours { $price }
purchase-track = Piste d’achat
silver-track = Achat d’argent
track-says = { $count ->
    [one] { $count } mallette
   *[other] { $count } mallettes
} sur { $trigger } avant un changement des prix
sale-tables = Tables de vente
table-has = Table de vente { $table } : { $colour } { $count }
screen = Derrière l’écran
cash = liquidités
worth = actions pour { $money }
due = { $due } d’intérêts à payer
unpaid = { $due } d’intérêts à payer, vous avez { $cash } : vous les devrez
owes-short = doit { $money }
sale-falls = { $alone ->
    [yes] Puis { $colour } baisse : { $before } ▸ { $after }
   *[no] Puis une couleur au choix baisse ; { $colour } : { $before } ▸ { $after }
}
buy-lifts = { $alone ->
    [yes] La mallette sur la piste fait monter { $colour } : { $before } ▸ { $after }
   *[no] Si { $colour } marque l’achat, son cours monte : { $before } ▸ { $after }
}
treasure = Trésor
treasure-says = { $gold } d’or, { $silver } d’argent
owes = Doit
hand-row = En main : { $colour } { $count }, cours { $price }
score = Lingots
ask-setup-case = Quelle mallette sur la piste d’achat ?
ask-card = Cela utilise une carte spéciale :
ask-before = Acheter, vendre, argent ou passer ?
ask-buying = Acheter encore, ou arrêter ?
ask-selling = Vendre encore, ou arrêter ?
ask-marker = { $place ->
    [purchase] Quelle mallette va sur la piste d’achat ?
   *[other] Quelle mallette va sur la piste d’achat d’argent ?
}
ask-fall = Quel cours baisse ?
ask-table = Quelle mallette va au marché ?
ask-after = Autre chose, ou finir le tour ?
ask-special = Passe spéciale : quelle mallette ?
ask-silver = Argent : combien de lingots ?
ask-pass = Passer : quelle mallette ?
ask-pass-purchase = Passer : quelle mallette ?
ask-pass-sale = Passer : quelle mallette de la table de vente ?
do-setup = Préparer
do-subsidy = Prendre une subvention
do-special = Passe spéciale
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
words-own = Liquidités : { $money }. Actions : { $list }.
marker-name = { $colour } { $price }
marker-was = avant { $price }
marker-held = En main : { $count }.
marker-outlook = Lors d’un changement des prix, selon ses mallettes tirées moins les noires : +2 ▸ { $two }, +1 ▸ { $one }, 0 ▸ { $none }, −1 ▸ { $lost }.
rail-name = Piste du cours de l’argent
to-go = encore { $count }
rail-note = Quand l’argent atteint la dernière case, la partie se termine. Il monte avec les mallettes noires et les lingots achetés, et ne baisse jamais.
bars-counter = { $count ->
    [0] Aucun lingot acheté
    [one] Un lingot acheté
   *[other] { $count } lingots achetés
}
bars-step = ▸ +{ $rise }
stage-note = Ses trois nombres valent pour tous. Quand le cours le plus haut atteint le niveau suivant lors d’un changement des prix, on retourne la carte et une mallette noire va dans le sac.
short-subsidies = subv.
short-trades = limite
short-draws = tirage
note-subsidies = Subventions par personne : au plus { $count }.
note-trades = { $count ->
    [one] Un coup achète ou vend au plus { $count } action ou lingot.
   *[other] Un coup achète ou vend au plus { $count } actions ou lingots.
}
note-draws = Mallettes qu’un changement des prix tire du sac : { $count }.
legend = Que signifient les signes
bag-black = { $count ->
    [0] aucune noire
    [one] dont une noire
   *[other] dont { $count } noires
}
bag-unseen = Dans le sac ou derrière les autres écrans : { $list }.
bag-waiting = Mallettes noires encore dehors : { $fields } sur les cases de niveau, { $tables } sur les tables de vente, { $supply } dans la réserve.
mode-special = passe spéciale : quelle mallette ?
mode-silver = argent : combien de lingots ?
mode-pass = passer : quelle mallette ?
mode-pass-purchase = passer : quelle mallette ?
mode-pass-sale = passer : choisir à la table de vente
mode-marker = { $place ->
    [purchase] une pour la piste d’achat
   *[other] une pour la piste d’achat d’argent
}
market-head = ▲▼ dernier pas · reste, ? cachées
unseen-note = { $count ->
    [0] Aucune mallette n’en est cachée.
    [one] Une mallette en est cachée : dans le sac ou derrière les autres écrans.
   *[other] { $count } mallettes en sont cachées : dans le sac ou derrière les autres écrans.
}
bought-for = achat : { $count } pour { $money }
sold-for = vente : { $count } pour { $money }
cases-left = { $count ->
    [0] aucune au marché
    [one] une au marché
   *[other] { $count } au marché
}
price-then = Le cours monte alors à { $price }.
market-note = Prendre la dernière mallette d’une couleur fait monter son cours d’une case.
sets-off = Cela déclenche un changement des prix ; mallettes tirées : { $count }.
then-change = puis les cours changent
ends-turn = termine votre tour
note-purchase-track = Chaque achat d’actions pose une mallette ici. Quand la piste est pleine, les cours changent et ses mallettes vont dans le sac ; la troisième mallette d’une couleur fait monter son cours.
note-silver-track = Chaque achat d’argent et chaque passe pose une mallette ici. Quand la piste est pleine, les cours changent et ses mallettes vont dans le sac ; la troisième mallette d’une couleur fait monter son cours.
third-lifts = une 3e hausse : { $colour }
track-left = { $count ->
    [0] pleine
    [one] la prochaine déclenche
   *[other] encore { $count } mallettes
}
sale-table = Table de vente { $table }
sales-left = { $count ->
    [0] la prochaine vente déclenche
    [one] encore une vente
   *[other] encore { $count } ventes
}
sale-note = Chaque vente prend une mallette d’ici pour le marché. Quand il n’en reste que { $trigger } de couleur, les cours changent et toutes, noires comprises, vont dans le sac.
table-case-note = Après une vente, une mallette d’une couleur vendue va d’ici au marché.
black-note = Elles vont dans le sac quand cette table déclenche un changement des prix.
table-empty = Vide ; la table 2 est regarnie quand il n’en reste plus d’autre.
table-short = table { $table }
table-bare = vide
of = { $count } sur { $most }
silver-count = { $count ->
    [one] { $count } lingot d’argent
   *[other] { $count } lingots d’argent
}
silver-bar = lingot
note-pass = Ne rien faire d’autre que poser une mallette du marché sur la piste d’achat d’argent.
note-special = Par carte spéciale, avant ou après votre action : une mallette du marché sur la piste d’achat d’argent.
note-pass-purchase = Passer et poser une mallette du marché sur la piste d’achat.
note-pass-sale = Passer et prendre une mallette de la table de vente pour le marché.
treasure-note = Cinq lingots d’argent deviennent aussitôt un lingot d’or. Qui en a le plus à la fin gagne.
cash-note = Derrière l’écran : les autres ne le voient pas.
limit-line = limite { $trades } · argent { $last } dans { $left }
due-note = Les intérêts impayés sont dus d’abord : vendez des actions ou prenez une subvention.
special-card = Carte spéciale
short-card = carte
special-card-note = Sert une fois par partie. Passer : une mallette de plus du marché sur la piste d’achat d’argent. +1 : une action ou un lingot de plus que ne permet la carte de niveau.
hand-note = Un clic vend une action ; une des couleurs vendues baisse ensuite d’une case.
field-note = Une action dont le marqueur est ici coûte { $price }.
shares-worth-note = Ce que rapporteraient ces actions aux cours actuels.
others = Les autres
hidden-shares = { $count ->
    [0] Aucune action derrière l’écran
    [one] Une action derrière l’écran
   *[other] { $count } actions derrière l’écran
}
hidden-note = Les couleurs derrière un écran sont cachées ; achats et ventes se font à découvert.
seen-shares = Vues par tous : { $list }.
seen-dealt = { $count ->
    [one] { $count } action distribuée n’a jamais été montrée.
   *[other] { $count } actions distribuées n’ont jamais été montrées.
}
owes-note = Doit { $money } d’intérêts de changements des prix passés.
last-turn = Dernier tour
did-buy = achète
did-sell = vend
did-silver = achète
did-pass = passe
change-number = Changement des prix { $number }
change-again = Revoir le changement des prix { $number }
change-interest = Intérêts
change-draw = Tirage
change-count = Compte
change-price = Cours
change-silver = Argent
change-stage = Niveau
all-drop = toutes −{ $count }
one-black = une seule : argent +1
no-black = aucune noire
shares-held = Actions en main
scene-interest = Intérêts
scene-draw = { $count ->
    [one] { $count } mallette tirée
   *[other] { $count } mallettes tirées
}
scene-count = { $count ->
    [0] On compte
    [one] On compte
   *[other] { $count } noires : toutes −{ $count }
}
scene-price = { $colour } { $before } ▸ { $after }
scene-lift = { $colour } manque : { $before } ▸ { $after }
scene-silver = Argent { $before } ▸ { $after }
scene-stage = Niveau { $stage } atteint
scene-settle = Chacun vend toutes ses actions et achète des lingots à 100
black-friday = Vendredi noir
round = { $stage ->
    [0] Niveau Départ
   *[other] Niveau { $stage }
} · tirage de { $draw }
how-before = Achetez au marché, vendez de vos piles.
how-poor = { $ways ->
    [subsidy] Vos liquidités n’achètent rien : prenez d’abord une subvention.
    [both] Vos liquidités n’achètent rien : prenez une subvention ou vendez.
    [sell] Vos liquidités n’achètent rien : vendez ou passez.
   *[none] Vos liquidités n’achètent rien : passez.
}
ask-due = D’abord { $due } d’intérêts
how-due = { $ways ->
    [sell] Vendez de vos piles.
    [subsidy] Prenez une subvention.
    [both] Vendez de vos piles ou prenez une subvention.
   *[none] Rien à vendre, plus de subvention : vous ne pouvez que passer.
}
how-buying = Encore une action, ou arrêter : puis une mallette va sur la piste d’achat.
how-card = Une de plus utilise une carte spéciale ; ✓ arrête ici.
how-selling = Encore une action, ou arrêter : puis une couleur vendue baisse d’une case.
how-silver = Ensuite une mallette va sur la piste d’achat d’argent.
how-marker = Choisissez une couleur du marché.
how-setup-case = Choisissez une couleur du marché.
how-fall = Choisissez un marqueur au tableau.
how-table = Choisissez une couleur vendue : une de ses mallettes quitte la table de vente.
how-table-pass = Choisissez une mallette de la table de vente.
act-special = Passe spéciale
act-pass = Passer
act-pass-purchase = Passer (achat)
act-pass-sale = Passer (vente)
pane-trade = Marché
pane-board = Tableau
pane-players = Joueurs
figure-shares = actions
figure-bars = lingots
legend-trail = Où se trouvait une couleur après les cinq derniers changements ; survolez-la pour tout son chemin.
legend-outlook = Où elle irait si l’on tirait tant de ses mallettes, moins les noires.
legend-level = Un cours au-delà de cette ligne amène la carte de niveau suivante.
legend-black = Mallette noire : chacune tirée fait monter l’argent ; deux ou plus comptent contre toutes les couleurs.
legend-silver = Lingot d’argent. Les lingots achetés par tous font monter l’argent au prochain changement.
legend-gold = Lingot d’or : en vaut cinq d’argent.
legend-subsidies = Subventions et leur limite sur la carte de niveau ; chacune coûte des intérêts à chaque changement.
legend-hidden = Actions derrière un écran, par couleur si tous les ont vues ; la couleur des autres n’a jamais été montrée.
legend-worth = Valeur en lingots : détenus, achetés avec le reste, et hachuré ce qui dépend de la main de départ.
legend-last = Le dernier coup de quelqu’un, et pour combien ; $ : il a aussi pris une subvention.
legend-third = Ce coup fait monter le cours aussitôt : dernière mallette au marché, ou troisième sur une piste.
legend-flash = Ce coup déclenche un changement des prix.

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
opening-goal = Les lingots d’argent gagnent :
opening-goal-text = le plus grand nombre quand l’argent coûte 100. Les actions montent et s’effondrent, l’argent jamais.
opening-turn = Un tour, c’est une action :
opening-turn-text = acheter ou vendre des actions, acheter de l’argent ou passer. Vous commencez sans un sou : une subvention apporte 20, pour 1 d’intérêt à chaque changement.
opening-change = Le sac fait les cours :
opening-change-text = les couleurs tirées montent, les autres glissent ; dès deux mallettes noires, elles comptent contre toutes.
