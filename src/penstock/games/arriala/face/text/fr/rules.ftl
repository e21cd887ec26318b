## Noms

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-violet = violet
neutral-colour = la couleur neutre
section-s1 = Grisolles–Montech
section-s2 = Montech–Castelsarrasin
section-s3 = Castelsarrasin–Moissac
section-s4 = Moissac–Valence d’Agen
town-grisolles = Grisolles
town-montech = Montech
town-castelsarrasin = Castelsarrasin
town-moissac = Moissac
town-valence = Valence d’Agen
vineyard-frontonnais = Frontonnais
vineyard-chasselas = Chasselas
vineyard-brulhois = Brulhois
site-mill = le moulin à eau
site-reservoir = le réservoir
site-moissac-mill = le moulin de Moissac
site-dam = le barrage de Malause
structure-slope = la pente d’eau de Montech
structure-bridge = le pont-canal du Cacor
card-move-short = Déplacement (court)
card-move-middle = Déplacement (moyen)
card-move-long = Déplacement (long)
card-teleport = Téléportation
card-lock = Écluse
card-master = Ouvrage d’art
card-own-to-vineyard = Votre ouvrier au vignoble
card-any-to-vineyard = Un ouvrier au choix au vignoble
card-own-to-canal = Votre ouvrier au canal
card-any-to-canal = Un ouvrier au choix au canal

## Lieux dans la phrase : d’où, vers où, où

from-s1 = de la case { $number } de la section { section-s1 }
from-s2 = de la case { $number } de la section { section-s2 }
from-s3 = de la case { $number } de la section { section-s3 }
from-s4 = de la case { $number } de la section { section-s4 }
from-grisolles = de { town-grisolles }
from-montech = de { town-montech }
from-castelsarrasin = de { town-castelsarrasin }
from-moissac = de { town-moissac }
from-valence = de { town-valence }
from-frontonnais = du vignoble { vineyard-frontonnais }
from-chasselas = du vignoble { vineyard-chasselas }
from-brulhois = du vignoble { vineyard-brulhois }
to-s1 = vers la case { $number } de la section { section-s1 }
to-s2 = vers la case { $number } de la section { section-s2 }
to-s3 = vers la case { $number } de la section { section-s3 }
to-s4 = vers la case { $number } de la section { section-s4 }
to-grisolles = vers { town-grisolles }
to-montech = vers { town-montech }
to-castelsarrasin = vers { town-castelsarrasin }
to-moissac = vers { town-moissac }
to-valence = vers { town-valence }
to-frontonnais = vers le vignoble { vineyard-frontonnais }
to-chasselas = vers le vignoble { vineyard-chasselas }
to-brulhois = vers le vignoble { vineyard-brulhois }
on-s1 = sur la case { $number } de la section { section-s1 }
on-s2 = sur la case { $number } de la section { section-s2 }
on-s3 = sur la case { $number } de la section { section-s3 }
on-s4 = sur la case { $number } de la section { section-s4 }
on-grisolles = à { town-grisolles }
on-montech = à { town-montech }
on-castelsarrasin = à { town-castelsarrasin }
on-moissac = à { town-moissac }
on-valence = à { town-valence }

## Coups : ce que dit le bouton

move-walk = Déplacer un ouvrier, le vôtre ou non : { $walk_cost } PA par case
course-walk = Déplacer un ouvrier
move-to-vineyard = Envoyer un de vos ouvriers dans un vignoble : { $to_vineyard_cost } PA
move-draw = Piocher une carte : { $draw_cost } PA
move-place = Poser un nouvel ouvrier : { $place_cost } PA
move-river = Construire un ouvrage fluvial pour { $river_points ->
    [one] { $river_points } point
   *[other] { $river_points } points
} : { $river_cost } PA
move-to-canal = Ramener un de vos ouvriers au canal : { $to_canal_cost } PA
move-lock = Construire une écluse pour { $lock_points ->
    [one] { $lock_points } point
   *[other] { $lock_points } points
} : { $lock_cost } PA
move-card = Jouer « { $card } »{ $reach ->
    [0] {""}
    [one] , jusqu’à { $reach } case
   *[other] , jusqu’à { $reach } cases
}{ $lapses ->
    [0] {""}
   *[other] {" "}sans effet
} : { $card_cost } PA
move-stop = S’arrêter ; { $left ->
    [one] { $left } point d’action est perdu
   *[other] { $left } points d’action sont perdus
}
move-worker = L’ouvrier { $colour } { $number }
move-to = { $kind ->
    [town] Vers { $name }
   *[field] Sur la case { $number } de la section { $name }
}{ $cost ->
    [0] {""}
   *[other] {" "}: { $cost } PA
}
move-vineyard = Au vignoble { $vineyard }
move-site = Construire { $site }
move-structure = Construire { $structure } pour { $master_points ->
    [one] { $master_points } point
   *[other] { $master_points } points
}

## Refus : pourquoi pas

refusal-too-few-points = { $left ->
    [one] Il ne vous reste que { $left } point d’action.
   *[other] Il ne vous reste que { $left } points d’action.
}
refusal-no-worker-can = Aucun ouvrier ne peut faire cela maintenant.
refusal-not-your-worker = Cela ne vaut que pour vos propres ouvriers.
refusal-not-on-canal = Cet ouvrier n’est pas sur le canal.
refusal-not-in-vineyard = Cet ouvrier n’est dans aucun vignoble.
refusal-already-moved = Cet ouvrier a déjà bougé pendant ce tour.
refusal-just-placed = À cette table, un ouvrier se repose pendant le tour où il a été posé.
refusal-no-target = Cet ouvrier n’a nulle part où aller.
refusal-same-as-another = Ces ouvriers sont identiques : choisissez le plus petit numéro.
refusal-not-in-play = Cela n’est pas en jeu avec si peu de joueurs.
refusal-too-far = C’est trop loin pour les points d’action qui restent.
refusal-worker-there = Un ouvrier s’y trouve.
refusal-lock-there = Une écluse s’y trouve.
refusal-field-taken = Cette case n’est pas libre.
refusal-worker-in-the-way = Une écluse demande une case libre ; un ouvrier se trouve sur celle-ci.
refusal-lock-in-the-way = Une écluse demande une case libre ; une autre écluse se trouve sur celle-ci.
refusal-stands-there = L’ouvrier s’y trouve déjà.
refusal-not-back = Un autre joueur vient d’en éloigner cet ouvrier ; il ne peut pas y retourner aussitôt.
refusal-only-fields = À cette table, les villes ne servent qu’à la marche : choisissez une case du canal.
refusal-reserve-empty = Tous vos ouvriers sont sortis.
refusal-no-free-field = Il n’y a plus de place libre sur le canal.
refusal-vineyard-full = Ce vignoble est plein.
refusal-vineyards-full = Tous les vignobles sont pleins.
refusal-site-taken = Cet ouvrage fluvial est déjà construit.
refusal-sites-taken = Tous les ouvrages fluviaux sont déjà construits.
refusal-not-on-town = Une écluse se pose sur une case du canal, pas dans une ville.
refusal-counted-already = Ce tronçon a déjà été compté ; il n’accepte plus d’écluse.
refusal-lock-limit = Cette section a déjà toutes les écluses permises.
refusal-no-lock-left = Il ne reste plus d’écluse.
refusal-no-lock-field = Aucune case ne peut recevoir d’écluse en ce moment.
refusal-no-card-left = Il n’y a plus de carte à piocher.
refusal-no-such-card = Vous n’avez pas cette carte.
refusal-not-last = Il faut être à la dernière place pour construire un ouvrage d’art.
refusal-shared-last = Il faut être seul à la dernière place pour construire un ouvrage d’art ; vous la partagez.
refusal-built-already = Cet ouvrage d’art est déjà construit.
refusal-not-from-town = À cette table, les villes ne servent qu’à la marche : l’ouvrier doit être sur une case du canal.

## Événements : ce qui s’est passé

event-started = { $who } commence.
event-neutrals = { $count ->
    [one] { $count } ouvrier neutre ({ $colour }) attend dans une ville.
   *[other] { $count } ouvriers neutres ({ $colour }) attendent dans les villes.
}
event-turn = Tour de table { $round } : à { $who } de jouer.
event-walked = { $who } déplace un ouvrier { $colour } { $from } { $to }.
event-placed = { $who } pose un ouvrier { $colour } { $on }.
event-went-to-vineyard = { $who } envoie un ouvrier { $colour } { $from } { $to }.
event-returned = { $who } ramène un ouvrier { $colour } { $from } { $to }.
event-jumped = { $who } téléporte un ouvrier { $colour } { $from } { $to }.
event-river = { $who } construit { $site } avec un ouvrier venu { $from } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-lock = { $who } construit une écluse sur la case { $number } de la section { $section } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-master = { $who } construit { $structure } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-drew = { $who } pioche une carte ; { $left ->
    [0] la pioche est maintenant vide
    [one] il en reste { $left } dans la pioche
   *[other] il en reste { $left } dans la pioche
}.
event-reshuffled = La pioche est vide : { $count ->
    [one] { $count } carte défaussée devient
   *[other] { $count } cartes défaussées deviennent
} la nouvelle pioche.
event-card = { $who } joue « { $card } ».
event-lapsed = { $who } joue « { $card } » sans effet.
event-stretch-won = { $count ->
    [one] Un tronçon ({ $count } case)
   *[other] Un tronçon ({ $count } cases)
} de la section { $section } est achevé : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $who }.
event-stretch-to-neutral = { $count ->
    [one] Un tronçon ({ $count } case)
   *[other] Un tronçon ({ $count } cases)
} de la section { $section } est achevé : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la couleur neutre.
event-stretch-for-nobody = { $count ->
    [one] Un tronçon ({ $count } case)
   *[other] Un tronçon ({ $count } cases)
} de la section { $section } est achevé, mais les premiers sont à égalité : personne ne marque.
event-stretch-gone = L’écluse prend la dernière case d’un tronçon de la section { $section } ; il n’est pas compté.
event-stopped = { $who } s’arrête ; il lui restait { $left ->
    [one] { $left } point d’action
   *[other] { $left } points d’action
}.
event-idle = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
} sans progrès ; encore { $left ->
    [one] { $left } tour
   *[other] { $left } tours
} et la partie s’arrête.
event-ended = Le dernier tronçon est terminé : la partie s’arrête.
event-stalled = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
} sans progrès : la partie s’arrête (règle maison).
event-vineyard-won = { $vineyard } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $who }.
event-vineyard-to-neutral = { $vineyard } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la couleur neutre.
event-vineyard-for-nobody = { $vineyard } : personne ne marque.
event-result = { $who } finit { $rank ->
    [1] 1er
   *[other] { $rank }e
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $workers ->
    [0] aucun ouvrier
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} sur le canal.
event-neutral-result = La couleur neutre finit { $rank ->
    [1] 1re
   *[other] { $rank }e
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $workers ->
    [0] aucun ouvrier
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} sur le canal.
event-winner = { $who } gagne.
event-no-winner = Personne ne gagne.

term-points = points
term-stretches = majorités dans les tronçons ouverts
term-vineyards = vignobles
term-cards = cartes en main
term-workers = ouvriers
term-tempo = points d’action
term-rivals = freiner les autres
