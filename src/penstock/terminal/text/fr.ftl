## The table

table-title = { $title } : à { $who } de décider
since = Ce qui s’est passé
your-moves = Vos coups
nothing-happened = Rien encore.
you = { $who } (vous)
hand-over = C’est le tour de { $who }. Passez le clavier et appuyez sur Entrée…
game-over = La partie est terminée.
rank-place = Rang
rank-player = Joueur
rank-score = Score
replay-title = { $title }, { $seats } joueurs, graine { $seed }
replay-unfinished = { $moves ->
    [one] Pas terminée après { $moves } coup ; à jouer : { $who }.
   *[other] Pas terminée après { $moves } coups ; à jouer : { $who }.
}

## Answers

help =
    Tapez le numéro d’un coup ou ses mots, par exemple « { $move } » ; toute abréviation sans équivoque suffit.
    Les couleurs se disent aussi en français : « buy rouge ».

    why COUP       pourquoi un coup n’est pas permis, avec le paragraphe
    hint           ce que ferait un robot, et comment cela pourrait finir
    rules 4.3      ce paragraphe des règles ; « rules » donne les chapitres
    undo           annuler votre dernier coup, si rien n’a été révélé depuis
    log            tout ce qui s’est passé jusqu’ici
    show           montrer la table encore une fois
    save FICHIER   enregistrer la partie
    quit           quitter la table
bad-number = { $number } n’est pas dans la liste ; les numéros vont de 1 à { $last }.
bad-place = Il n’y a pas de place { $number } ; tapez un numéro qui figure sur le plateau.
not-understood = « { $text } » n’est pas un coup. Tapez un numéro de la liste, un coup comme « { $move } », ou ? pour l’aide.
move-form = Cela se tape ainsi : { $form } ({ $values })
refused = { $text } (§{ $paragraph } ; « rules { $paragraph } » le montre)
why-what = Pourquoi quoi ? Par exemple : why { $move }
why-allowed = C’est permis.
hint = { $move } : gagne { $chance } %, environ { $score } ; essayé { $visits } fois.
score-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
score-bars = { $score ->
    [one] { $score } lingot
   *[other] { $score } lingots
}
score-dollars = { $score ->
    [one] { $score } dollar
   *[other] { $score } dollars
}
undo-done = Coup annulé.
save-where = Dites où : save FICHIER
saved = Enregistrée dans { $file }.
resume = Enregistrée. Pour continuer : { $command }
not-saved = La partie n’a pas été enregistrée. « save FICHIER » l’enregistre ; --save FICHIER le fait tout seul.

## Schwarzer Freitag

sf-letter-yellow = J
sf-letter-blue = B
sf-letter-red = R
sf-letter-green = V
sf-letter-orange = O
sf-letter-black = N
sf-black = noire
sf-prices = Cours des actions
sf-stage-title = { $stage ->
    [0] Niveau : Départ
   *[other] Niveau { $stage }
}
sf-silver-price = Cours de l’argent : { $price }
sf-cases = Mallettes
sf-players = Joueurs
sf-subsidy-limit = Limite subventions
sf-trade-limit = Limite d’échange
sf-draw = Mallettes tirées
sf-next-stage = Niveau suivant dès
sf-highest = Cours le plus haut
sf-bag = Dans le sac
sf-stage-fields = Noires, niveaux
sf-supply = Noires, réserve
sf-bars-bought = Lingots achetés
sf-changes = Changements des prix
sf-tables = Tables de vente
sf-price = Cours
sf-yours = À vous
sf-market = Marché
sf-purchase-track = Piste d’achat
sf-silver-track = Piste d’argent
sf-sale-table = Table de vente { $table }
sf-last-draw = Dernier tirage
sf-missing = avant changement
sf-gold = Or
sf-silver = Argent
sf-cash = Liquidités
sf-shares = Actions
sf-subsidies = Subv.
sf-owed = Doit
sf-cards = Cartes spéciales
sf-due = { $due } d’intérêts dus
sf-turn = Tour
sf-next-row = Niveau suivant, rangée
sf-action = Échangé

## Arriala

ar-letter-red = R
ar-letter-yellow = J
ar-letter-green = V
ar-letter-violet = L
ar-canal = Canal
ar-field = Case
ar-lock = écluse
ar-rests = a bougé
ar-counted = compté
ar-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ar-stretch-points = Un tronçon de 1, 2, 3… cases rapporte { $points }
ar-round = Tour de table { $round }
ar-action-points = { $left } PA
ar-points = Points
ar-idle = { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
} sans progrès ; après { $limit } la partie s’arrête.
ar-costs = PA
ar-cost = { $cost } PA
ar-do-walk = Déplacer
ar-do-to-vineyard = Au vignoble
ar-do-place = Poser un nouvel ouvrier
ar-do-river = Ouvrage fluvial
ar-do-to-canal = Retour au canal
ar-do-lock = Construire une écluse
ar-do-teleport = Téléportation
ar-do-master = Ouvrage d’art
ar-which-worker = quel ouvrier ?
ar-where-to = où ? (numéro sur la carte)
ar-which-one = lequel ?
ar-free-fields = { $fields ->
    [one] { $fields } case gratuite
   *[other] { $fields } cases gratuites
}
ar-vineyards = Vignobles
ar-structures = Ouvrages
ar-supply = Réserve
ar-locks = Écluses
ar-pile = Pioche
ar-discards = Défausse
ar-players = Joueurs
ar-neutral = neutre
ar-reserve = Réserve
ar-on-canal = Canal
ar-in-vineyards = Vignes
ar-on-river = Fleuve
ar-cards = Cartes
ar-your-cards = Vos cartes
ar-card-move = tout ouvrier, jusqu’à { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
} ; ensuite { $cost } PA la case
ar-card-teleport = votre ouvrier vers une place libre du canal
ar-card-lock = construire une écluse sur une case libre, +{ $points }
ar-card-master = si vous êtes seul dernier : en construire un, +{ $points }
ar-card-own-to-vineyard = du canal à un vignoble qui a de la place
ar-card-any-to-vineyard = de toute couleur, du canal à un vignoble
ar-card-own-to-canal = d’un vignoble à une place libre
ar-card-any-to-canal = de toute couleur, d’un vignoble à une place libre

## Packhuys

ph-letter-red = R
ph-letter-black = N
ph-letter-green = V
ph-letter-purple = P
ph-letter-wine = v
ph-letter-spices = e
ph-letter-tea = t
ph-round = Manche { $round }
ph-phase-colour = { $who } choisit une couleur
ph-phase-select = choix secret, manquent : { $who }
ph-phase-pay = { $due ->
    [one] { $who } doit { $due } pièce de taxe
   *[other] { $who } doit { $due } pièces de taxe
}
ph-phase-lay = { $who } pose une carte
ph-phase-export = { $who } stocke ou exporte
ph-phase-crane = { $who } utilise une grue
ph-phase-ship = { $who } peut déplacer le bateau
ph-phase-buy = { $who } peut acheter une carte spéciale
ph-phase-remove = { $who } peut retirer une carte
ph-phase-flood = { $who } inonde une carte
ph-phase-from = { $who } prend un entrepôt
ph-phase-good = { $who } choisit une sorte de marchandise
ph-phase-to = { $who } apporte un entrepôt
ph-order = ordre :
ph-frame = Port de { $size } sur { $size } :
ph-columns-fixed = colonnes fixées
ph-columns-left = { $number ->
    [one] encore { $number } colonne
   *[other] encore { $number } colonnes
}
ph-rows-fixed = rangées fixées
ph-rows-left = { $number ->
    [one] encore { $number } rangée
   *[other] encore { $number } rangées
}
ph-store = magasin central
ph-closed-sign = fermée
ph-only-water = eau seulement
ph-areas = Zones ouvertes
ph-no-areas = Encore aucune zone.
ph-area = En
ph-size = Taille
ph-control = Mène
ph-closed = Fermées :
ph-closed-counted = { $number ->
    [one] Fermées ({ $number } seule compte, la plus grande) :
   *[other] Fermées (les { $number } plus grandes comptent) :
}
ph-supply = Réserve
ph-treasury = Trésor
ph-water-pile = Pile d’eau
ph-on-top = dessus
ph-special-cards = Spéciales
ph-ship-at = Bateau en
ph-ship-moves = Trajets
ph-warehouses = Entrepôts
ph-tokens = Jetons
ph-hand = Votre main
ph-players = Joueurs
ph-coins = Pièces
ph-own-areas = Zones
ph-keepers = Intendants
ph-cards = Main
ph-pile = Pile
ph-known = Connues
ph-under = sous la pile

## Panamax

pm-letter-red = R
pm-letter-green = V
pm-letter-yellow = J
pm-letter-black = N
pm-short-us-east = USA-E
pm-short-eu = UE
pm-short-us-west = USA-O
pm-short-china = Chine
pm-canal = Canal
pm-waterway = voie navigable
pm-lock = écluse
pm-waiting = en attente
pm-zone-gatun = Gatún
pm-zone-gatun-lake = lac Gatún
pm-zone-culebra = Culebra
pm-zone-pedro-miguel = Pedro Miguel
pm-zone-miraflores-lake = lac Miraflores
pm-zone-miraflores = Miraflores
pm-least-dice = { $dice }+ dés
pm-general = général
pm-action-table = Table d’actions
pm-column = colonne
pm-executive = exécutif
pm-next = prochain
pm-load-dice = charger { $dice }
pm-dollars = { $money } $
pm-share-for = une part pour
pm-contracts = Contrats
pm-incoming = entrant
pm-pile = pioche { $cards }
pm-railway = Chemin de fer et piles
pm-wagon = wagon
pm-platform = plateforme
pm-stock = drapeaux restants
pm-passengers = passagers
pm-captains = capitaines
pm-stevedores = manutentionnaires
pm-advisors = Conseillers
pm-market = Marché et argent
pm-dividends = dividende selon la valeur : { $steps }
pm-price = Valeur
pm-dividend = Paie
pm-unsold = Reste
pm-company-cash = Cie
pm-fee = Droits
pm-cash = Pers.
pm-shares = Parts
pm-loans = Renfl.
pm-award = Récomp.
pm-companies = Compagnies
pm-warehouse = Entrepôt
pm-pool = Réserve
pm-flags = Drapeaux
pm-tiles = Passagers
pm-captain = Capitaine
pm-stevedore = Manut.
pm-unbuilt = À bâtir
pm-free-actions = Drapeaux 2, 3 :
pm-benefit-transfers = T
pm-benefit-contracts = C
pm-benefit-loading = D
pm-cards = Contrats en main, conseillers
pm-on-offer = Au choix
pm-round = Manche { $round } sur { $rounds }
pm-loads = dés à charger : { $dice }
pm-stevedore-loads = avec le manutentionnaire : { $dice }
pm-do-bid = Mise secrète pour la compagnie
pm-do-pass-advisor = Garder un conseiller, l’autre va à gauche
pm-do-keep-advisor = Garder un conseiller, l’autre retourne dans la pile
pm-do-start-contract = Choisir un contrat de départ
pm-do-start-loading = Charger le contrat de départ
pm-do-before = Prendre un dé
pm-do-executive = Dé exécutif : action ou marché
pm-do-contract = Prendre un contrat ?
pm-do-loading = Charger quel dé ?
pm-do-target = Où va le dé ?
pm-do-moving = Déplacer des navires
pm-do-group = Qui part avec lui ?
pm-do-stevedore = Manutentionnaire : charger quel dé ?
pm-do-deferred-market = Action marché différée
pm-do-free-market = Action marché gratuite
pm-do-free-load = Chargement gratuit
pm-do-free-rail = Action ferroviaire gratuite
pm-do-bonus = Carte ou argent pour le navire
pm-do-advisor = Choisir un conseiller
pm-do-benefit = Quel bénéfice passagers ?
pm-do-after = Dernier moment du tour
pm-do-discard = Défausser un contrat
pm-do-flag = Prendre un drapeau de la plateforme
pm-do-fee = Droits de cargaison
