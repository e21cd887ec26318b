## Noms

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-violet = violet
section-s1 = Grisolles–Montech
section-s2 = Montech–Castelsarrasin
section-s3 = Castelsarrasin–Moissac
section-s4 = Moissac–Valence d'Agen
town-grisolles = Grisolles
town-montech = Montech
town-castelsarrasin = Castelsarrasin
town-moissac = Moissac
town-valence = Valence d'Agen
vineyard-frontonnais = Frontonnais
vineyard-chasselas = Chasselas
vineyard-brulhois = Brulhois
site-mill = le moulin à eau
site-reservoir = le réservoir
site-moissac-mill = le moulin de Moissac
site-dam = le barrage de Malause
structure-slope = la pente d'eau de Montech
structure-bridge = le pont-canal du Cacor
card-move-short = Déplacement (court)
card-move-middle = Déplacement (moyen)
card-move-long = Déplacement (long)
card-teleport = Téléportation
card-lock = Écluse
card-master = Ouvrage d'art
card-own-to-vineyard = Son ouvrier au vignoble
card-any-to-vineyard = Un ouvrier au choix au vignoble
card-own-to-canal = Son ouvrier au canal
card-any-to-canal = Un ouvrier au choix au canal

## Coups : ce que dit le bouton

move-walk = Déplacer un ouvrier au choix : { $walk_cost } PA par case
move-to-vineyard = Envoyer un de vos ouvriers dans un vignoble : { $to_vineyard_cost } PA
move-draw = Piocher une carte : { $draw_cost } PA
move-place = Poser un nouvel ouvrier : { $place_cost } PA
move-river = Construire un ouvrage fluvial pour { $river_points } points : { $river_cost } PA
move-to-canal = Ramener un de vos ouvriers au canal : { $to_canal_cost } PA
move-lock = Construire une écluse : { $lock_cost } PA
move-card = Jouer { $card }{ $reach ->
    [0] {""}
   *[other] , jusqu'à { $reach } cases
} : { $card_cost } PA
move-stop = S'arrêter ; { $left ->
    [one] { $left } point d'action est perdu
   *[other] { $left } points d'action sont perdus
}
move-worker = L'ouvrier { $colour } { $number }
move-to = { $kind ->
    [town] Vers { $name }
   *[field] Sur la case { $number } de { $name }
}{ $cost ->
    [0] {""}
   *[other] {" "}: { $cost } PA
}
move-vineyard = Au vignoble { $vineyard }
move-site = Construire { $site }
move-structure = Construire { $structure } pour { $master_points } points

## Refus : pourquoi pas

refusal-too-few-points = Il ne vous reste que { $left } points d'action.
refusal-no-worker-can = Aucun ouvrier ne peut encore bouger pour cela et avoir où aller.
refusal-not-your-worker = Cela ne vaut que pour vos propres ouvriers.
refusal-not-on-canal = Cet ouvrier n'est pas sur le canal.
refusal-not-in-vineyard = Cet ouvrier n'est dans aucun vignoble.
refusal-already-moved = Cet ouvrier a déjà bougé pendant ce tour.
refusal-no-target = Cet ouvrier n'a nulle part où aller.
refusal-same-as-another = Un autre ouvrier au même endroit est tout pareil ; choisissez celui-là.
refusal-not-in-play = Cela n'est pas en jeu avec si peu de joueurs.
refusal-too-far = C'est trop loin pour les points d'action qui restent.
refusal-worker-there = Un ouvrier s'y trouve.
refusal-lock-there = Une écluse s'y trouve.
refusal-stands-there = L'ouvrier s'y trouve déjà.
refusal-not-back = Un autre joueur vient d'en éloigner cet ouvrier ; il ne peut pas y retourner aussitôt.
refusal-only-fields = À cette table, les villes ne servent qu'à la marche : choisissez une case du canal.
refusal-reserve-empty = Tous vos ouvriers sont sortis.
refusal-no-free-field = Il n'y a plus de place libre sur le canal.
refusal-vineyard-full = Ce vignoble est plein.
refusal-vineyards-full = Tous les vignobles sont pleins.
refusal-site-taken = Cet ouvrage fluvial est déjà construit.
refusal-sites-taken = Tous les ouvrages fluviaux sont déjà construits.
refusal-not-on-town = Une écluse se pose sur une case du canal, pas dans une ville.
refusal-counted-already = Ce tronçon a déjà été compté ; il n'accepte plus d'écluse.
refusal-lock-limit = Cette section a déjà toutes les écluses permises.
refusal-no-lock-left = Il ne reste plus d'écluse.
refusal-no-lock-field = Aucune case ne peut recevoir d'écluse en ce moment.
refusal-no-card-left = Il n'y a plus de carte à piocher.
refusal-no-such-card = Vous n'avez pas cette carte.
refusal-not-last = Seul le joueur en dernière position peut construire un ouvrage d'art.
refusal-built-already = Cet ouvrage d'art est déjà construit.
refusal-not-from-town = À cette table, les villes ne servent qu'à la marche : l'ouvrier doit être sur une case du canal.

## Événements : ce qui s'est passé

event-started = { $who } commence.
event-neutrals = { $count } ouvriers neutres ({ $colour }) attendent dans les villes.
event-turn = Tour de table { $round } : à { $who } de jouer.
event-walked = { $who } déplace un ouvrier { $colour } sur la case { $number } de { $section }.
event-walked-to-town = { $who } déplace un ouvrier { $colour } vers { $town }.
event-placed = { $who } pose un ouvrier { $colour } sur la case { $number } de { $section }.
event-placed-in-town = { $who } pose un ouvrier { $colour } à { $town }.
event-went-to-vineyard = { $who } envoie un ouvrier { $colour } au vignoble { $vineyard }.
event-returned = { $who } ramène un ouvrier { $colour } sur la case { $number } de { $section }.
event-returned-to-town = { $who } ramène un ouvrier { $colour } à { $town }.
event-jumped = { $who } téléporte un ouvrier { $colour } sur la case { $number } de { $section }.
event-jumped-to-town = { $who } téléporte un ouvrier { $colour } à { $town }.
event-river = { $who } construit { $site } et marque { $points }.
event-lock = { $who } construit une écluse sur la case { $number } de { $section } et marque { $points }.
event-master = { $who } construit { $structure } et marque { $points }.
event-drew = { $who } pioche une carte ; il en reste { $left } dans la pioche.
event-reshuffled = La pioche est vide : { $count ->
    [one] { $count } carte défaussée devient
   *[other] { $count } cartes défaussées deviennent
} la nouvelle pioche.
event-card = { $who } joue { $card }.
event-stretch-won = { $count ->
    [one] Un tronçon d'une case
   *[other] Un tronçon de { $count } cases
} dans { $section } est achevé : { $points } points pour { $who }.
event-stretch-to-neutral = { $count ->
    [one] Un tronçon d'une case
   *[other] Un tronçon de { $count } cases
} dans { $section } est achevé : { $points } points pour la couleur neutre.
event-stretch-for-nobody = { $count ->
    [one] Un tronçon d'une case
   *[other] Un tronçon de { $count } cases
} dans { $section } est achevé, mais les rivaux sont à égalité : personne ne marque.
event-stretch-gone = L'écluse remplit tout un tronçon dans { $section } : il n'y a plus rien à y compter.
event-stopped = { $who } s'arrête avec { $left ->
    [one] { $left } point d'action
   *[other] { $left } points d'action
} de reste.
event-idle = { $count } tours de table sans progrès ; encore { $left } et la partie s'arrête.
event-ended = Le dernier tronçon est terminé : la partie s'arrête.
event-stalled = { $count } tours de table sans progrès : la partie s'arrête (règle maison).
event-vineyard-won = { $vineyard } : { $points } points pour { $who }.
event-vineyard-to-neutral = { $vineyard } : { $points } points pour la couleur neutre.
event-vineyard-for-nobody = { $vineyard } : personne ne marque.
event-result = { $who } : place { $rank } avec { $points } points ; { $workers ->
    [one] un ouvrier
   *[other] { $workers } ouvriers
} sur le canal.
event-neutral-result = La couleur neutre a { $points } points ; { $workers ->
    [one] un ouvrier
   *[other] { $workers } ouvriers
} sur le canal.
event-winner = { $who } gagne.
event-no-winner = Personne ne gagne.
