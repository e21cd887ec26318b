## Noms

card-wine = vin
card-spices = épices
card-wine-spices = vin et épices
card-tea = thé
card-wine-tea = vin et thé
card-spices-tea = épices et thé
card-wine-spices-tea = vin, épices et thé
card-crane = grue
card-pub = taverne
card-water = eau
card-bridge = pont
card-customs = douane
card-flood = inondation
symbol-none = aucun symbole
symbol-coin = pièce
symbol-ship = bateau
good-wine = vin
good-spices = épices
good-tea = thé
ending-full-field = le terrain est complet
ending-only-water = un joueur ne peut plus poser que de l’eau
ending-no-warehouses = les entrepôts sont épuisés
ending-stalemate = plus personne n’avance

## Coups : ce que dit un bouton

move-play = Jouer { $number } : { $shows ->
        [wine] { card-wine }
        [spices] { card-spices }
        [wine-spices] { card-wine-spices }
        [tea] { card-tea }
        [wine-tea] { card-wine-tea }
        [spices-tea] { card-spices-tea }
        [wine-spices-tea] { card-wine-spices-tea }
        [crane] { card-crane }
        [pub] { card-pub }
       *[water] { card-water }
        [bridge] { card-bridge }
        [customs] { card-customs }
        [flood] { card-flood }
    }{ $symbol ->
        [coin] { ", " }pièce
        [ship] { ", " }bateau
       *[none] { "" }
    }
move-pass = Passer cette manche
move-pay = Payer { $due } de taxe
move-refuse = Ne pas payer { $due } de taxe ; reprendre la carte { $card_number }
move-lay = Poser la carte { $card_number } en { $cell }
move-store = Stocker toutes les marchandises
move-export = Exporter : { $good }, contre un jeton marchandise
move-crane = Grue : apporter un entrepôt ({ $good })
move-ship = Bateau de surveillance en { $cell }
move-buy = Acheter une carte spéciale pour { $price } pièces
move-remove = Retirer la carte port en { $cell }
move-area = { $asked ->
    [to] L’apporter au magasin central en { $cell }
   *[from] Prendre un entrepôt au magasin central en { $cell }
}
move-good = Déplacer un entrepôt ({ $good })
move-skip = { $asked ->
    [crane] Pas d’entrepôt avec la grue
    [ship] Laisser le bateau de surveillance où il est
    [buy] Ne pas acheter de carte spéciale
    [remove] Ne retirer aucune carte
    [flood] Pas d’inondation : la carte quitte le jeu
   *[from] Ne déplacer aucun entrepôt
}

## Refus : pourquoi pas

refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-cell-taken = Une carte s’y trouve déjà.
refusal-outside-frame = Cette case est hors du port : le terrain mesure { $size } sur { $size }.
refusal-not-adjacent = Une carte se pose à côté d’une carte déjà posée.
refusal-cell-blocked = Cela réunirait des zones où plus de { $owners } joueurs stockent la même marchandise : seule une carte eau peut être posée ici.
refusal-store-limit = Dans une zone, { $owners } joueurs au plus peuvent stocker la même marchandise.
refusal-not-depicted = La carte ne montre pas cette marchandise.
refusal-no-token = Il ne reste aucun jeton de cette sorte.
refusal-no-warehouse = La réserve n’a plus d’entrepôt de cette sorte.
refusal-ship-is-there = Le bateau de surveillance y est déjà.
refusal-not-water = Le bateau de surveillance ne va que sur des cartes eau.
refusal-no-harbour-card = Aucune carte port ne s’y trouve.
refusal-own-card = Vous ne pouvez pas retirer votre propre carte.
refusal-closed-area = Cette zone est fermée.
refusal-not-at-ship = Cette carte n’est pas à côté du bateau de surveillance.
refusal-no-ship-symbol = Le bateau ne retire que les cartes au symbole du bateau.
refusal-not-at-water = Cette carte ne touche pas l’eau.
refusal-not-central-store = Choisissez une carte qui est votre magasin central dans sa zone.
refusal-nothing-to-move = Vous n’y avez pas d’entrepôt de ce genre.
refusal-no-bridge = Aucune carte eau ne relie cette zone à une autre qui pourrait accueillir l’entrepôt.
refusal-same-area = L’entrepôt doit aller dans une autre zone.

## Événements : ce qui s’est passé

event-round = Manche { $round } : chacun choisit une carte.
event-chose = { $who } a choisi.
event-passed = { $coins ->
    [0] { $who } passe sans rien recevoir, le trésor est trop vide.
    [1] { $who } passe et prend une pièce.
   *[other] { $who } passe et prend { $coins } pièces.
}
event-revealed = { $who } révèle { $number } : { $card }, { $symbol }.
event-tax-paid = { $coins ->
    [1] { $who } paie une pièce de taxe.
   *[other] { $who } paie { $coins } pièces de taxe.
}
event-cannot-pay = { $coins ->
    [1] { $who } ne peut pas payer une pièce de taxe et reprend { $number }.
   *[other] { $who } ne peut pas payer { $coins } pièces de taxe et reprend { $number }.
}
event-tax-refused = { $coins ->
    [1] { $who } refuse une pièce de taxe et reprend { $number }.
   *[other] { $who } refuse { $coins } pièces de taxe et reprend { $number }.
}
event-no-cell = { $who } ne peut poser { $number } nulle part et reprend la carte.
event-laid = { $who } pose { $number } ({ $card }) en { $cell }.
event-stored = { $who } stocke : { $good }.
event-exported = { $who } exporte : { $good }.
event-missing = Il manque à { $who } un entrepôt ({ $good }) dans la réserve.
event-earned = { $coins ->
    [1] { $who } gagne une pièce.
   *[other] { $who } gagne { $coins } pièces.
}
event-frame-fixed = Le port a atteint ses { $size } cases dans une direction : ce bord est fixé.
event-controlled = { $size ->
    [1] La zone d’une carte en { $cell } est fermée : { $who } la contrôle.
   *[other] La zone de { $size } cartes en { $cell } est fermée : { $who } la contrôle.
}
event-uncontrolled = { $size ->
    [1] La zone d’une carte en { $cell } est fermée : personne ne la contrôle.
   *[other] La zone de { $size } cartes en { $cell } est fermée : personne ne la contrôle.
}
event-ignored = { $size ->
    [1] { $who } gagne la zone d’une carte en { $cell } mais n’a plus d’intendant : elle ne compte pas.
   *[other] { $who } gagne la zone de { $size } cartes en { $cell } mais n’a plus d’intendant : elle ne compte pas.
}
event-ship-moved = { $who } déplace le bateau de surveillance en { $cell }.
event-bought = { $coins ->
    [1] { $who } achète une carte spéciale pour une pièce.
   *[other] { $who } achète une carte spéciale pour { $coins } pièces.
}
event-removed = { $who } perd { $number } ({ $card }) en { $cell } ; la carte va sous la pile.
event-warehouse-lost = { $who } rend un entrepôt ({ $good }) à la réserve.
event-token-lost = { $who } rend un jeton marchandise ({ $good }).
event-moved = { $who } déplace un entrepôt ({ $good }) de { $cell } à { $target }.
event-special-used = La carte spéciale { $number } ({ $card }) de { $who } quitte le jeu.
event-drew-harbour = { $who } pioche une carte port.
event-drew-water = { $who } prend la carte eau { $number }.
event-ended = La partie se termine : { $ending }.
event-points = { $who } : zones { $areas }, jetons { $tokens }, argent { $money }.
event-result = { $points ->
    [1] { $who } est à la place { $rank } avec un point.
   *[other] { $who } est à la place { $rank } avec { $points } points.
}
