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
colour-red = rouge
colour-black = noir
colour-green = vert
colour-purple = violet
axis-wide = largeur
axis-high = hauteur
tie-none = pas d’égalité
tie-areas = l’égalité est tranchée par le nombre de zones
tie-cards = l’égalité est tranchée par le nombre de cartes port dans les zones
tie-hand = l’égalité est tranchée par la plus haute carte port en main
tie-shared = l’égalité demeure
ending-full-field = le terrain est complet
ending-only-water = un joueur ne peut plus poser que de l’eau
ending-no-warehouses = les entrepôts sont épuisés
ending-stalemate = la partie ne progresse plus

## Coups : ce que dit un bouton

move-colour = Prendre les cartes de couleur { $colour }
move-play = Jouer la carte { $number } : { $shows ->
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
move-pay = Payer la taxe ({ $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    })
move-refuse = Refuser la taxe ({ $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    }) et reprendre la carte { $card_number }
move-lay = Poser la carte { $card_number } en { $cell }{ $ends ->
        [yes] { " " }(la partie se termine : les entrepôts sont épuisés)
       *[no] { "" }
    }
move-store = Stocker toutes les marchandises{ $ends ->
        [yes] { " " }(la partie se termine : les entrepôts sont épuisés)
       *[no] { "" }
    }
move-export = Exporter { $good_id ->
        [wine] du { $good }
        [tea] du { $good }
       *[other] des { $good }
    }{ $ends ->
        [yes] { " " }(la partie se termine : les entrepôts sont épuisés)
       *[no] { "" }
    }
move-crane = Grue : apporter un entrepôt ({ $good }){ $ends ->
        [yes] { " " }(la partie se termine : les entrepôts sont épuisés)
       *[no] { "" }
    }
move-ship = Bateau de surveillance en { $cell }
move-buy = { $price ->
    [one] Acheter une carte spéciale pour { $price } pièce
   *[other] Acheter une carte spéciale pour { $price } pièces
}
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
    [flood] Pas d’inondation : la carte quitte le jeu
   *[from] Ne déplacer aucun entrepôt
}

## Refus : pourquoi pas

refusal-colour-taken = Un autre joueur a déjà cette couleur.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-cell-taken = Une carte s’y trouve déjà.
refusal-outside-frame = Cette case est hors du port : le terrain mesure { $size } × { $size }.
refusal-not-adjacent = Une carte se pose à côté d’une carte déjà posée.
refusal-cell-blocked = Cela réunirait des zones où plus de { $owners ->
        [one] { $owners } joueur stockerait
       *[other] { $owners } joueurs stockeraient
    } la même marchandise : seule une carte eau peut être posée là.
refusal-store-limit = Les marchandises de la carte dépasseraient la limite : dans une zone, { $owners ->
        [one] { $owners } joueur au plus peut
       *[other] { $owners } joueurs au plus peuvent
    } stocker la même marchandise.
refusal-too-many-owners = Dans une zone, { $owners ->
        [one] { $owners } joueur au plus peut
       *[other] { $owners } joueurs au plus peuvent
    } stocker la même marchandise.
refusal-not-depicted = La carte ne montre pas cette marchandise.
refusal-no-token = Il ne reste aucun jeton de cette sorte.
refusal-no-warehouse = La réserve n’a plus d’entrepôt de cette sorte.
refusal-crane-closed-area = Une grue ne prend rien dans une zone fermée.
refusal-crane-same-area = La grue doit prendre l’entrepôt dans une autre zone.
refusal-nothing-to-fetch = Vous n’y avez pas d’entrepôt de cette sorte.
refusal-no-ship = Il n’y a pas de bateau de surveillance dans le jeu de base.
refusal-ship-has-moved = Vous avez déjà déplacé le bateau de surveillance avec cette carte.
refusal-ship-moves-used = { $ship_limit ->
    [0] Le bateau de surveillance ne fait aucun trajet dans cette manche.
    [one] Le bateau de surveillance a déjà fait son seul trajet de cette manche.
   *[other] Le bateau de surveillance a déjà fait ses { $ship_limit } trajets de cette manche.
}
refusal-card-without-ship = Votre carte ne porte pas le symbole du bateau.
refusal-ship-after-laying = Le bateau de surveillance ne se déplace qu’après la pose d’une carte au symbole du bateau.
refusal-ship-is-there = Le bateau de surveillance y est déjà.
refusal-not-water = Le bateau de surveillance ne va que sur des cartes eau.
refusal-no-harbour-card = Aucune carte port ne s’y trouve.
refusal-own-card = Vous ne pouvez pas retirer votre propre carte.
refusal-closed-area = Le bateau ne retire rien d’une zone fermée.
refusal-not-at-ship = Cette carte n’est pas à côté du bateau de surveillance.
refusal-no-ship-symbol = Le bateau ne retire que les cartes au symbole du bateau.
refusal-nothing-for-sale = Les cartes spéciales ne s’achètent qu’à trois ou quatre joueurs.
refusal-stack-empty = Il ne reste aucune carte spéciale.
refusal-too-few-coins = { $price ->
    [one] Une carte spéciale coûte { $price } pièce, et vous n’en avez pas.
   *[other] Une carte spéciale coûte { $price } pièces, et vous en avez moins.
}
refusal-not-to-centre = Une carte spéciale ne s’achète que juste après avoir déplacé le bateau de surveillance au centre du port.
refusal-not-central-store = Choisissez une carte qui est votre magasin central dans sa zone.
refusal-nothing-to-move = Vous n’y avez pas d’entrepôt de cette sorte.
refusal-no-bridge = Aucune carte eau ne relie cette zone à une autre qui pourrait accueillir l’entrepôt.
refusal-same-area = L’entrepôt doit aller dans une autre zone.
refusal-bridge-closed-area = Un pont ne relie que des zones ouvertes ; celle-ci est fermée.
refusal-flood-no-card = Aucune carte port à inonder ne s’y trouve.
refusal-flood-own-card = Vous ne pouvez pas inonder votre propre carte.
refusal-flood-closed-area = L’inondation n’atteint pas une zone fermée.
refusal-not-at-water = Cette carte ne touche pas l’eau.

## Événements : ce qui s’est passé

event-colour = { $who } prend les cartes de couleur { $colour }.
event-round = Manche { $round } : chacun choisit une carte.
event-chose = { $who } a choisi.
event-passed = { $coins ->
    [0] { $who } passe sans rien recevoir : le trésor ne peut pas payer tout le monde.
    [one] { $who } passe et prend { $coins } pièce.
   *[other] { $who } passe et prend { $coins } pièces.
}
event-revealed = { $who } révèle la carte { $number } : { $card }{ $symbol_id ->
        [none] { "" }
       *[other] { ", " }{ $symbol }
    }.
event-tax-paid = { $coins ->
    [one] { $who } paie { $coins } pièce de taxe pour la carte { $number } ({ $other }).
   *[other] { $who } paie { $coins } pièces de taxe pour la carte { $number } ({ $other }).
}
event-cannot-pay = { $coins ->
    [one] { $who } ne peut pas payer la taxe ({ $coins } pièce) pour la carte { $number } ({ $other }).
   *[other] { $who } ne peut pas payer la taxe ({ $coins } pièces) pour la carte { $number } ({ $other }).
}
event-tax-refused = { $coins ->
    [one] { $who } refuse la taxe ({ $coins } pièce) pour la carte { $number } ({ $other }).
   *[other] { $who } refuse la taxe ({ $coins } pièces) pour la carte { $number } ({ $other }).
}
event-took-back = { $who } reprend la carte { $number } en main.
event-no-cell = { $who } ne peut poser la carte { $number } nulle part et la reprend en main.
event-laid = { $who } pose la carte { $number } ({ $card }) en { $cell }.
event-stored = { $who } stocke { $good_id ->
        [wine] du { $good }
        [tea] du { $good }
       *[other] des { $good }
    }.
event-exported = { $who } exporte { $good_id ->
        [wine] du { $good }
        [tea] du { $good }
       *[other] des { $good }
    }.
event-missing = La réserve n’a plus d’entrepôt ({ $good }) pour { $who }.
event-earned = { $coins ->
    [one] { $who } gagne { $coins } pièce.
   *[other] { $who } gagne { $coins } pièces.
}
event-frame-fixed = Le port a atteint sa pleine { $axis } ({ $size }) : les deux bords dans ce sens sont fixés.
event-controlled = { $size ->
    [one] La zone en { $cell } ({ $size } carte) est fermée : { $who } la contrôle.
   *[other] La zone en { $cell } ({ $size } cartes) est fermée : { $who } la contrôle.
}
event-uncontrolled = { $size ->
    [one] La zone en { $cell } ({ $size } carte) est fermée : personne ne la contrôle.
   *[other] La zone en { $cell } ({ $size } cartes) est fermée : personne ne la contrôle.
}
event-ignored = { $size ->
    [one] La zone en { $cell } ({ $size } carte) est fermée : { $who } la contrôle mais n’a plus d’intendant ; elle ne compte pas.
   *[other] La zone en { $cell } ({ $size } cartes) est fermée : { $who } la contrôle mais n’a plus d’intendant ; elle ne compte pas.
}
event-ship-moved = { $who } déplace le bateau de surveillance en { $cell }.
event-bought = { $coins ->
    [one] { $who } achète une carte spéciale pour { $coins } pièce.
   *[other] { $who } achète une carte spéciale pour { $coins } pièces.
}
event-removed = { $who } perd la carte { $number } ({ $card }) en { $cell } : elle va sous sa pile.
event-warehouse-lost = { $who } rend un entrepôt ({ $good }) à la réserve.
event-token-lost = { $who } rend un jeton marchandise ({ $good }).
event-moved = { $who } déplace un entrepôt ({ $good }) de { $cell } à { $target }.
event-special-used = { $who } utilise la carte spéciale { $number } ({ $card }), qui quitte le jeu.
event-drew-harbour = { $who } pioche une carte port.
event-drew-water = { $who } prend la carte eau { $number }.
event-only-water = { $who } ne peut plus poser que de l’eau.
event-ended = La partie se termine : { $ending }.
event-scored-first = { $by ->
    [-1] { $who } n’a plus aucun jeton : −1 point.
   *[other] { $who } a un premier jeton : +1 point.
}
event-scored-tokens = { $by ->
    [-1] { $who } n’a plus le plus de jetons { $good } : −1 point.
   *[other] { $who } a le plus de jetons { $good } : +1 point.
}
event-scored-money = { $by ->
    [-1] { $who } n’a plus le plus de pièces : −1 point.
   *[other] { $who } a le plus de pièces : +1 point.
}
event-scored-area = { $by ->
    [-1] { $who } : la zone en { $cell } n’est plus parmi les plus grandes : −1 point.
   *[other] { $who } : la zone en { $cell } compte : +1 point.
}
event-points = { $who } : zones { $areas }, jetons { $tokens }, argent { $money }.
event-result = { $who } finit { $rank ->
        [1] 1er
       *[other] { $rank }e
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $tie_id ->
        [none] { "" }
       *[other] { "" } ; { $tie }
    }.

term-areas = zones contrôlées
term-chances = chances dans les zones ouvertes
term-coins = pièces
term-specials = cartes spéciales
term-tokens = jetons de marchandise
term-card = ce que votre carte peut encore faire
term-rivals = freiner les autres
