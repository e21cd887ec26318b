worth-now = Vaut maintenant : { $total }
worth-areas = zones
worth-tokens = jetons
worth-money = argent
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
at = En
size = Taille
control = En tête
round = Manche { $round }
secret = choix secret
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
known = connues
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
edge-fixed = ce bord est fixé
only-water = seule l’eau peut se poser ici
reach = pourrait retirer { $cells }
open-led = zone ouverte de { $size }, { $who } en tête de { $by } en { $good }
not-counted = ne compte pas pour l’instant
passed = passe, +{ $coins }
taxed = −{ $coins } de taxe pour la pièce de { $who }
took-back = reprend sa carte
laid-on = posée en { $cell }
used = carte utilisée
acts-now = joue maintenant
acts-as = { $place ->
    [1] joue ensuite
   *[other] joue en { $place }e
}
pile-of = { $pile } dans la pile
known-note = cartes vues par tous ; ↓ est sous la pile
areas-counted = Zones qui comptent
closed-areas = Fermées
pass = Passer
total = Total
sheet-areas = { $counted ->
    [0] Zones contrôlées
   *[other] Zones contrôlées parmi les { $counted } plus grandes
}
sheet-tokens = Le plus de jetons d’une sorte (−1 sans aucun jeton)
sheet-money = Le plus de pièces
sheet-all-areas = Toutes les zones avec intendant (égalité)
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
