worth-now = Vaut maintenant : { $total }
worth-points = points
worth-vineyards = vignobles
board-canal = Le canal
board-worker = { $colour } { $number }
board-worker-moved = { $worker }, déplacé { $from } par { $who }
board-field = case { $number } de la section { $section }
board-lock = une écluse
board-counted = comptée
board-nobody = personne
board-stretch = { $workers ->
    [one] { $workers } case occupée
   *[other] { $workers } cases occupées
} sur { $fields }, valeur { $points ->
    [one] { $points } point
   *[other] { $points } points
}, en tête : { $leader }
board-stretch-counted = tronçon compté ({ $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
})
board-vineyard = { $name } : { $workers ->
    [one] { $workers } place occupée
   *[other] { $workers } places occupées
} sur { $fields }
board-built = { $name } : construit
board-not-built = { $name } : pas encore construit
board-hand = Vos cartes
board-no-cards = Aucune carte en main
board-pile = { $count ->
    [0] aucune carte dans la pioche
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-locks-left = { $count ->
    [0] plus d’écluse
    [one] reste { $count } écluse
   *[other] restent { $count } écluses
}
board-neutral = neutre
board-action-points = { $left ->
    [one] { $left } point d’action
   *[other] { $left } points d’action
}
board-idle = { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
} sans progrès ; après { $limit } la partie s’arrête
board-reserve = { $count ->
    [one] { $count } ouvrier en réserve
   *[other] { $count } ouvriers en réserve
}
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-player = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $reserve ->
    [one] { $reserve } ouvrier
   *[other] { $reserve } ouvriers
} en réserve, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
site-short-mill = Moulin à eau
site-short-reservoir = Réservoir
site-short-moissac-mill = Moulin de Moissac
site-short-dam = Barrage
structure-short-slope = Pente d’eau
structure-short-bridge = Pont-canal
card-any = TOUS
card-does-move = un ouvrier, le vôtre ou non, jusqu’à { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
} ; ensuite { $cost } PA la case
card-does-teleport = un de vos ouvriers vers une place libre du canal
card-does-lock = construire une écluse sur une case libre pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-does-master = si vous êtes seul à la dernière place : construire un ouvrage d’art pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-does-own-to-vineyard = un de vos ouvriers, du canal à un vignoble qui a de la place
card-does-any-to-vineyard = n’importe quel ouvrier, du canal à un vignoble qui a de la place
card-does-own-to-canal = un de vos ouvriers, d’un vignoble à une place libre
card-does-any-to-canal = n’importe quel ouvrier, d’un vignoble à une place libre
ask-action = { $left ->
    [one] À vous : il reste { $left } point d’action
   *[other] À vous : il reste { $left } points d’action
}
ask-worker = { $action } : quel ouvrier ?
ask-field = { $action } : où ?
ask-vineyard = { $action } : quel vignoble ?
ask-site = { $action } : lequel ?
ask-structure = { $action } : lequel ?
doing-walk = Déplacer
doing-to-vineyard = Au vignoble
doing-place = Nouvel ouvrier
doing-river = Ouvrage fluvial
doing-to-canal = Retour au canal
doing-lock = Construire une écluse
doing-teleport = Téléportation
doing-master = Ouvrage d’art
doing-draw = Piocher une carte
doing-stop = Arrêter
doing-worker = Ouvrier
doing-to = Place
doing-vineyard = Vignoble
doing-site = Case bleue
doing-structure = Ouvrage

sheet-stretches = tronçons gagnés
sheet-locks = écluses construites
sheet-river = ouvrages fluviaux
sheet-master = ouvrages d’art
sheet-vineyards = vignobles à la fin
sheet-all = points en tout

## Options of the rules

option-placedMayMove = Un ouvrier qui vient d’être posé peut bouger dans le même tour
option-finisherMayMoveAgain = L’ouvrier qui achève un tronçon peut encore bouger
option-countedMayMoveAgain = Tous les ouvriers d’un tronçon qui vient d’être compté peuvent encore bouger
option-walksGoOn = Un ouvrier qui a marché peut continuer dans le même tour
option-noReturn = Un ouvrier ne retourne pas d’où les autres l’ont déplacé
choice-noReturn-sinceYourTurn = coups depuis votre dernier tour
choice-noReturn-previousPlayer = coups du joueur précédent seulement
option-noReturnToVineyard = Cela vaut aussi pour les vignobles
option-townsAreFields = Les villes sont des places du canal comme les cases
option-townsBreakTies = Les ouvriers des villes comptent en cas d’égalité
option-emptyPile = Une pioche vide
choice-emptyPile-reshuffle = est refaite avec la défausse
choice-emptyPile-stays = reste vide
option-cardsMayLapse = Une carte peut être jouée sans effet
option-sharedLastCounts = Une dernière place partagée suffit pour un ouvrage d’art
option-neutralTie = Égalité avec la couleur neutre
choice-neutralTie-workers = les ouvriers du canal décident
choice-neutralTie-player = le joueur gagne
option-stallRounds = Tours de table sans progrès qui finissent la partie (0 : jamais)
