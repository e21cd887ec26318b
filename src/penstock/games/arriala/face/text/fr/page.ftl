worth-now = Points si la partie finissait maintenant : { $total }
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
board-built-by = { $name } : construit par { $who }
board-not-built = { $name } : pas encore construit
board-hand = Cartes en main
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
lock-limit = { $section } : { $locks }/{ $limit }
lock-limit-short = écluses { $locks }/{ $limit }
discards-title = défausse
board-neutral = neutre
board-action-points = { $left ->
    [one] { $left } point d’action
   *[other] { $left } points d’action
}
board-idle-short = tours de table sans progrès : { $rounds } sur { $limit }
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
ribbon-level = égalité
ribbon-nobody = personne
ribbon-paid = { $points ->
    [one] { $points } point pour { $who }
   *[other] { $points } points pour { $who }
}
closes-you = vous le gagnez
closes-who = { $who } le gagne
closes-nobody = égalité : personne
closes-fields = tronçon de { $fields }
leads-you = vous menez
leads-who = { $who } mène
leads-nobody = égalité
standing-vineyard = { $lead } : +{ $points } à la fin
standing-stretch = Ici, { $lead } : +{ $points } quand il est plein
standing-left = Là d’où il part, { $lead } : +{ $points }
standing-left-nobody = Là d’où il part, personne n’aurait les { $points }
standing-nobody = { $lead } : personne n’aurait les { $points }
cost-ap = { $points } PA
pays = Ce que vaut un tronçon
pays-note = Celui qui a le plus d’ouvriers prend tout. À égalité en tête, on n’a rien et le suivant prend tout. Deux égalités : personne.
hand-title = Main
hand-cost = jouer : { $points } PA
pile-title = pioche
pile-holds = Ce que contient la pioche
pile-draw = piocher : { $points } PA
card-short-move = tout ouvrier, { $fields } au plus
card-short-teleport = le vôtre, n’importe où
card-short-lock = +{ $points }, coupe un tronçon
card-short-master = si vous êtes dernier : +{ $points }
card-short-own-to-vineyard = le vôtre y va
card-short-any-to-vineyard = n’importe qui y va
card-short-own-to-canal = le vôtre revient
card-short-any-to-canal = n’importe qui revient
shore-nobody = libre
shore-built = construit
shore-if-last = au dernier
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tip-points = Celui qui a le plus de points quand le dernier tronçon est compté gagne
board-led = { $count ->
    [one] { $count } point de vignobles
   *[other] { $count } points de vignobles
}
tip-led = Comptés à la fin, pour celui qui y mène alors
tip-reserve = Un nouvel ouvrier va sur une place libre du canal : choisissez-le, puis une place qui brille
tip-cards = Les autres voient combien, jamais lesquelles
board-neutral-note = La couleur neutre
tip-neutral = Personne ne la joue, mais ses ouvriers comptent et peuvent gagner des tronçons
tip-locks = Le jeu n’en a pas plus ; chaque section a aussi sa limite
tip-rests = A été déplacé pendant ce tour et se repose
tip-take = Choisissez-le, puis une place qui brille
tip-worker-first = Choisissez d’abord un ouvrier, puis cette place
tip-town = De la place pour tous ; une ville termine tout tronçon et n’appartient à aucun
tip-lock-by = Construite par { $who } : +{ $points }
tip-lock = Elle termine les tronçons des deux côtés ; personne ne s’y tient
tip-counted = Compté une fois pour toutes ; l’eau est là
tip-field = Place pour un ouvrier ou une écluse
not-back = { $who } a éloigné cet ouvrier d’ici : il ne peut y revenir ce tour-ci
not-reached = Trop loin : chaque case du chemin coûte { $cost } PA, il en reste { $left }
not-yours = Seuls vos propres ouvriers peuvent venir ici
not-room = Il n’y a plus de place ici
not-paid = Coûte { $cost } PA, il en reste { $left }
not-lock-free = Une écluse demande une case libre
not-lock-counted = Ce tronçon est compté : plus d’écluse
not-lock-limit = Cette section a toutes ses écluses : { $locks } sur { $limit }
tip-worker = Celui qui a le plus d’ouvriers dans un tronçon en reçoit les points
tip-action-points = À dépenser à votre guise ; ce qui reste à la fin du tour est perdu
figure-points = points
figure-reserve = réserve
figure-cards = cartes
brief-walked = { $who } déplace { $worker } { $way }
brief-placed = { $who } pose { $worker } { $way }
brief-went-to-vineyard = { $who } envoie { $worker } { $way }
brief-returned = { $who } ramène { $worker } { $way }
brief-jumped = { $who } téléporte { $worker } { $way }
brief-river = { $who } construit { $site }
brief-lock = { $who } construit une écluse : { $way }
brief-master = { $who } construit { $structure }
brief-stretch-won = Tronçon de { $count }, { $section } : { $who }
brief-stretch-to-neutral = Tronçon de { $count }, { $section } : neutre
brief-stretch-for-nobody = Tronçon de { $count }, { $section } : égalité, personne
figure-worth = total
tip-worth = Les points et les vignobles que l’on domine maintenant : le nombre de la barre du haut
tip-stretch = Il est compté dès que chaque case porte un ouvrier
tip-vineyard = Celui qui a ici le plus d’ouvriers à la fin reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tip-site = Un de vos ouvriers y reste pour toujours ; aussitôt +{ $points }
tip-built-by = Construit par { $who }
tip-structure = +{ $points } pour celui qui est seul dernier et joue la carte
last-you = vous êtes dernier : { $points }
last-who = { $who } est dernier : { $points }
last-nobody = personne n’est seul dernier
last-you-short = vous
tip-hand = Une carte coûte ses points d’action ; seules les cases en plus d’un déplacement coûtent encore
tip-pile = La défausse refait une pioche vide
pane-map = Carte
pane-hand = Main
pane-players = Joueurs
caption-vineyards = Vignobles
caption-river = Ouvrages fluviaux
caption-master = D’art
caption-pile = Pioche
caption-cards = Vos cartes
caption-reserve = Réserve
caption-locks = Écluses
plan-to = { $worker } vers { $place }
plan-place = Nouvel ouvrier : { $place }
plan-lock = Écluse : { $place }
how-action = Un ouvrier, puis une place : le nombre est le coût.
how-place = Choisissez une place qui brille.
how-first = Le plus d’ouvriers dans un tronçon plein prend ses points. Commencez par un nouvel ouvrier.
how-each = Choisissez une place qui brille ; chacune coûte { $points } PA.
how-also = Aussi : { $places }.
also-vineyard = un vignoble pour { $points } PA
also-site = un ouvrage fluvial pour { $points } PA
round-text = Tour { $round } · { $count ->
    [one] reste { $count } tronçon
   *[other] restent { $count } tronçons
}
scene-where = Décompte { $stretch }
scene-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
scene-you = Vous
ask-worker = { $action } : quel ouvrier ?
ask-field = { $action } : où ?
ask-place = Où aller ?
ask-vineyard = { $action } : quel vignoble ?
ask-site = { $action } : lequel ?
ask-structure = { $action } : lequel ?
asks-stop = S’arrêter et perdre { $left ->
    [one] { $left } point d’action
   *[other] { $left } points d’action
} ?
asks-last = Dépenser vos derniers points d’action ?
stop-still = Encore possible : { $list }
stop-best = Rien ici n’en vaut la peine : ce qu’un coup de plus laisse servirait au joueur suivant.
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
legend-level = Égalité : personne n’aurait les points maintenant.
legend-then = Qui mènerait alors, si l’ouvrier en main venait ou partait.
legend-closes = Ce qu’un tronçon rapporterait si l’ouvrier venait ici, et à qui.
legend-trail = D’où vient un ouvrier ; il ne peut pas y retourner aussitôt.
opening-goal = Les tronçons pleins paient :
opening-goal-text = quand chaque case entre deux villes ou écluses est prise, celui qui a le plus d’ouvriers en prend tous les points. Les ex æquo en tête n’ont rien, et le suivant prend tout.
opening-turn = Cinq points d’action par tour :
opening-turn-text = un nouvel ouvrier coûte 3, un pas 1, l’ouvrier de n’importe qui ; une écluse coûte 4, rapporte 1 et coupe un tronçon en deux.
opening-beside = À côté du canal :
opening-beside-text = un ouvrier au fleuve rapporte 3 aussitôt ; les vignobles paient à la fin.
