worth-now = Vaut maintenant : { $total }
worth-head = Points actuels
worth-areas = zones
worth-wine = le plus de jetons vin
worth-spices = le plus de jetons épices
worth-tea = le plus de jetons thé
worth-bare = aucun jeton
worth-money = le plus de pièces
harbour = Le port, { $size } sur { $size }
centre = le centre du port
ship = bateau de surveillance
may-grow = { $count ->
    [one] { $count } rangée ou colonne peut encore s’ajouter de ce côté
   *[other] { $count } rangées ou colonnes peuvent encore s’ajouter de ce côté
}
closed-nobody = zone fermée de { $size }, sans contrôle
closed-by = zone fermée de { $size }, contrôlée par { $who }
open-nobody = zone ouverte de { $size }, personne en tête
rank = numéro { $rank } des zones fermées par taille
open-areas = Zones ouvertes
no-areas = Pas encore de zone.
what-counts = Points à la fin :
points-areas = { $counted ->
    [0] +1 par zone où vous menez à la fermeture
   *[other] +1 par zone où vous menez à la fermeture ({ $counted } plus grandes)
}
points-tokens = +1 plus de jetons d’une sorte, −1 sans
points-money = +1 plus de pièces
points-start = Tous commencent à −1, sans jeton. On en reçoit un en exportant une marchandise au lieu de la stocker.
ship-stays = { $count ->
    [0] Le bateau de surveillance ne fait aucun trajet dans cette manche : votre symbole de bateau ne fait rien.
    [one] Le bateau de surveillance a déjà fait son trajet de cette manche : votre symbole de bateau ne fait rien.
   *[other] Le bateau de surveillance a déjà fait ses { $count } trajets de cette manche : votre symbole de bateau ne fait rien.
}
at = En
size = Taille
room = Cases libres
room-short = Libres
control = En tête
round = Manche { $round }
has-chosen = a choisi
chooses = choisit encore
order = ordre de jeu
owes = { $due ->
    [one] doit { $due } pièce de taxe
   *[other] doit { $due } pièces de taxe
}
hand = Votre main
no-cards = Aucune carte en main
coins = Pièces
keepers = Intendants
keepers-of = { $used ->
    [one] { $used } placé
   *[other] { $used } placés
}, { $left ->
    [one] { $left } restant
   *[other] { $left } restants
}
areas = Zones
tokens = Jetons
cards = Cartes
cards-of = en main : port { $harbour }, eau { $water }, spéciales { $special } ; dans la pile : { $pile }
treasury = Trésor
warehouses = Entrepôts
specials = Spéciales
water-pile = Pile d’eau
ship-moves = Trajets du bateau
words-player = { $who } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $harbour ->
        [one] { $harbour } carte port
       *[other] { $harbour } cartes port
    }, { $water ->
        [one] { $water } carte eau
       *[other] { $water } cartes eau
    }, { $areas ->
        [one] { $areas } zone
       *[other] { $areas } zones
    }
lost-own = { $who } a retiré votre { $number } en { $cell }.
lost-who = { $who } a retiré la { $number } de { $whose } en { $cell }.
edge-fixed = ce bord est fixé
only-water = seule l’eau peut se poser ici
reach = pourrait retirer { $cells }
open-led = zone ouverte de { $size }, { $who } en tête de { $by } en { $good }
not-counted = ne compte pas pour l’instant
passed = passe, +{ $coins }
passed-short = passe +{ $coins }
taxed-short = taxe −{ $coins }
taxed = −{ $coins } de taxe (carte à pièce, { $who })
took-back = reprend sa carte
laid-on = posée en { $cell }
used = carte utilisée
acts-now = joue maintenant
acts-as = { $place ->
    [1] joue ensuite
   *[other] joue en { $place }e
}
closed-areas = Fermées
nobody = personne
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
total = Total
sheet-areas = { $counted ->
    [0] Zones contrôlées
   *[other] Zones contrôlées parmi les { $counted } plus grandes
}
sheet-tokens = Le plus de jetons d’une sorte (−1 sans aucun jeton)
sheet-money = Le plus de pièces
sheet-all-areas = Toutes les zones avec intendant (égalité)
frame = Le cadre
tip-frame = Les bords du port flottent jusqu’à ce qu’il ait sa taille ; alors ils sont fixés
tip-ship = Une carte au bateau l’envoie sur n’importe quelle carte eau ; là il peut retirer une carte voisine au bateau
tip-goods = Apporte un entrepôt de chaque denrée à votre magasin central de cette zone.
tip-water = Posée, elle rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et sépare les zones.
tip-centre = L’ancre : elle compte comme eau ; ici le bateau peut acheter une carte spéciale.
tip-crane = Apporte un entrepôt au choix, ou aucun.
tip-pub = Terre à vous, sans marchandise : elle agrandit une zone, y prend une place et rapproche ainsi sa fermeture.
gain-you = { $count ->
    [one] { $sign }{ $count } point pour vous maintenant
   *[other] { $sign }{ $count } points pour vous maintenant
}
gain-who = { $count ->
    [one] { $who } : { $sign }{ $count } point
   *[other] { $who } : { $sign }{ $count } points
}
gain-none = aucun point pour vous maintenant
gain-short = { $count ->
    [one] { $sign }{ $count } pt
   *[other] { $sign }{ $count } pts
}
tip-bar-above = Un trait au-dessus du nombre : à nombre égal, elle agit en premier.
tip-bar-below = Un trait sous le nombre : à nombre égal, elle agit en dernier.
legend-bar = Un trait au-dessus d’un nombre : à nombre égal, il agit en premier ; dessous : en dernier.
tie-bar = nombres égaux : le trait décide
tip-bridge = Déplace un de vos entrepôts par-dessus une carte eau vers une autre de vos zones ; puis quitte le jeu.
tip-customs = Deux pièces de taxe au lieu d’une pour { $who } ; puis quitte le jeu.
tip-flood = Retire une carte d’un autre joueur au bord de l’eau ; puis quitte le jeu.
tip-nothing = Rien.
tip-coin-symbol = Pièce : { $who } paie la taxe quand elle est révélée.
right-neighbour = votre voisin de droite
tip-ship-symbol = Bateau : vous pouvez déplacer le bateau de surveillance ; et il peut retirer cette carte.
area-size = { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
closes-you = ferme : { $area } pour vous
closes-who = ferme : { $area } pour { $who }
closes-nobody = ferme : { $area } pour personne
closes-level = ferme : { $area }, égalité : pour personne
leads-you = vous êtes en tête de { $by }
leads-who = { $who } en tête de { $by }
leads-nobody = personne en tête
leads-level = égalité, personne en tête
room-left = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
earns = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
seen = Vues
tip-seen = Tous ont vu ces cartes entrer en main.
under = Sous la pile
tip-under = Cartes retirées : elles reviennent en dernier.
tip-coins = Elles paient la taxe des cartes pièce et les cartes spéciales. Le plus de pièces rapporte à la fin.
tip-keepers = Placés sur les zones contrôlées ; chacun compte si sa zone est parmi les plus grandes.
tip-tokens = Un pour une denrée exportée au lieu d’être stockée. Le plus d’une sorte rapporte à la fin. Sans aucun, un point en moins.
tip-cards = Les dos montrent les sortes en main, la pile ce qui reste à venir.
tip-areas = La plus grande avance dans une denrée décide de la zone quand elle se ferme.
tip-room = Cases vides à côté, où l’on peut poser une carte. Quand il n’en reste plus, la zone se ferme et revient à qui est en tête. Bord de laiton : il n’en reste qu’une.
empty-areas = Rien de stocké :
tip-empty-area = Personne n’y stocke encore rien.
why-shared = La plus grande avance est partagée : en l’état, personne n’obtient cette zone.
why-kinds = La plus grande avance est partagée ; { $who } est en tête dans plus de denrées.
why-cycle = La plus grande avance est partagée ; le vin bat les épices, les épices battent le thé, le thé bat le vin.
why-circle = Trois ont la plus grande avance et aucune denrée ne bat les deux autres : personne n’obtient cette zone.
tip-closed = { $counted ->
    [0] Chaque zone contrôlée vaut un point.
   *[other] Les { $counted } plus grandes comptent ; les autres sont barrées.
}
tip-water-pile = La carte visible est la prochaine piochée après une carte eau.
tip-specials = Face cachée ; { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} l’une quand le bateau vient au centre du port.
tip-treasury = Paie les cartes eau et ceux qui passent tant qu’il a des pièces.
tip-warehouses = Ce qui reste de chaque sorte ; à trois ou quatre, un manque peut finir la partie.
tip-ship-moves = Le bateau ne bouge pas plus souvent en une manche.
pane-harbour = Port
pane-areas = Zones
pane-players = Joueurs
scene-reveal = Révélation
scene-order = Ordre de jeu
scene-close = Fermeture
scene-score = Points
how-select = Grands nombres d’abord. Une carte port stocke, l’eau rapporte une pièce.
how-lay = Signes où elle rejoint une zone : qui mènerait, et de combien. Sur or : à qui va ce qui se ferme.
how-water = L’eau ne mène nulle part, elle ferme des zones. Signe sur or : à qui va ce qui se ferme.
ask-select = Choisissez une carte en secret, ou passez
ask-pay = Taxe : payer { $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    } ou reprendre la carte ?
ask-lay = Où posez-vous votre carte ?
ask-export = Tout stocker, ou exporter une sorte ?
ask-crane = Grue : apporter un entrepôt ?
ask-ship = Déplacer le bateau de surveillance ?
ask-buy = Acheter une carte spéciale ?
ask-remove = Retirer une carte ?
ask-flood = Inonder quelle carte ?
ask-from = Déplacer un entrepôt : d’où ?
ask-good = Quelle marchandise ?
ask-to = Où apporter l’entrepôt ?
ask-colour = Quelle couleur prenez-vous ?
do-play = carte
do-pass = passer
do-pay = payer
do-refuse = refuser
do-lay = poser en
do-store = stocker
do-export = exporter
do-crane = grue
do-ship = bateau en
do-buy = acheter
do-remove = retirer
do-area = zone
do-good = déplacer
do-skip = renoncer
do-colour = couleur

## Options of the rules

option-mode = Type de partie
choice-mode-auto = le type habituel pour ce nombre de joueurs
choice-mode-basic = de base
choice-mode-advanced = avancée
choice-mode-expansion = extension à 3 ou 4 joueurs
choice-mode-limited_warehouses = entrepôts limités
option-expansionTie = Égalités à trois ou quatre
choice-expansionTie-strict = personne ne contrôle la zone
choice-expansionTie-chain = tranchées comme d’habitude
option-removeTriples = Retirer les cartes à trois marchandises
choice-removeTriples-auto = comme d’habitude pour ce nombre de boîtes
option-warehouseCopies = Entrepôts de combien de boîtes
option-warehouseExhaustion = La partie finit aussi quand les entrepôts manquent
choice-warehouseExhaustion-unmetDemand = quand il en manque un
choice-warehouseExhaustion-kindEmpty = quand une sorte est épuisée
choice-warehouseExhaustion-allEmpty = quand tous sont épuisés
option-crane = Une grue
choice-crane-wild = apporte un entrepôt de toute sorte
choice-crane-move = peut plutôt en déplacer un des vôtres
option-specials2p = Cartes spéciales à deux joueurs
option-taxRefusal = On peut refuser la taxe
option-taxOrder = Les taxes sont réglées
choice-taxOrder-playOrder = dans l’ordre de jeu : une carte reprise ne taxe personne
choice-taxOrder-simultaneous = toutes ensemble : une carte reprise a taxé
option-passersPay = Les joueurs qui passent paient aussi la taxe
option-colours = Couleurs
choice-colours-bySeat = par place : rouge, noir, vert, violet
choice-colours-chosen = chacun choisit
legend-closed = Fermée : on ne peut plus rien y poser. Le nombre est son rang par taille.
legend-gone = Un entrepôt en pointillé n’est pas là : il a été exporté, ou jamais stocké.
legend-prospect = Dans une case où vous pouvez poser : qui mènerait dans la zone que la carte rejoint, et de combien. Sur or : à qui va la zone qui se ferme.
tip-prey = Le bateau de surveillance peut la retirer tant que sa zone est ouverte.
opening-goal = Les intendants sont les points :
opening-goal-text = qui mène dans une zone quand elle se ferme y place un intendant. Les plus grandes zones comptent.
opening-cards = Une carte est terre ou eau :
opening-cards-text = les marchandises à terre deviennent vos entrepôts, l’eau ferme les zones. On mène par les entrepôts d’une seule sorte.
opening-turn = Chacun choisit en secret :
opening-turn-text = une carte, révélées ensemble. Le plus grand nombre commence.
