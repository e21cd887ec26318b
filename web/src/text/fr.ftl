## Everywhere

skip = Aller au contenu
nav = Pages
nav-tables = Tables
nav-rules = Règles
nav-settings = Réglages
nav-account = Compte
language = Langue
loading = Un instant…
offline = Pas de réponse. Êtes-vous en ligne, et le serveur est-il en marche ?
close = Fermer
legend = Ce que disent les signes
nothing = rien
yes = oui
no = non
paragraph = § { $number }
save = Enregistrer
saved = Enregistré.

## Start

start-title = Quatre jeux d’économie, une table au bord de l’eau
start-lead = Jouez avec des amis ou des robots, en direct ou sur plusieurs jours. Sans compte : choisissez un jeu et jouez votre premier coup.
start-lead-here = Jouez contre des robots, ou à plusieurs sur cet écran. Sans compte, sans serveur, et même sans réseau : choisissez un jeu et jouez votre premier coup.
players-range = { $from } à { $to } joueurs
about-minutes = { $count } min
weight-1 = léger
weight-2 = animé
weight-3 = riche
weight-of = Exigence : { $weight } sur 4
invite-friends = Inviter des amis
hosted-by = { $who } invite
people-here = { $count ->
    [one] { $count } personne est là
   *[other] { $count } personnes sont là
}
watch-table = Regarder
dice-more = Comment le hasard reste équitable
no-account = Pas besoin de compte : la place reste la vôtre dans ce navigateur.
send = Envoyer…
invitation-seat = votre place
invitation-over = Cette partie a commencé sans vous. Vous pouvez la regarder ou ouvrir votre propre table.
end-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
play-bots = Jouer contre des robots
new-table = Nouvelle table
setting-up = Mise en place…
continue = Continuer
continue-with = { $game } avec { $who }
last-change = dernier coup { $when }
new-here = Nouveau ici ?
new-here-lesson = Jouez une première leçon : quelques clics sur un vrai plateau.
seat-here = présent
seats-taken = Places prises : { $taken } sur { $seats }
card-won = Gagnée
add-bot = Asseoir un robot ici
invitation = Invitation
invites-you = { $who } vous invite à { $game }
my-tables = Vos tables
open-tables = Tables qui attendent des joueurs
no-open-tables = Aucune pour l’instant. Ouvrez-en une et envoyez le lien.
blurb-arriala = Creusez le canal le long de la Garonne, bâtissez ses écluses et soyez là où un tronçon s’achève.
blurb-packhuys = Un port grandit carte après carte ; les entrepôts se remplissent de vin, d’épices et de thé.
blurb-panamax = Les navires attendent devant le canal ; chargez-les, poussez-les et jouez en bourse.
blurb-schwarzer-freitag = Cinq actions, un sac qui mène leurs cours, et l’argent pour s’abriter avant le krach.

## Tables

filters = Filtres
filter-game = Jeu
filter-game-all = Tous les jeux
filter-pace = Rythme
filter-pace-all = Tous les rythmes
filter-company = Avec qui
filter-company-all = Avec tous
filter-company-people = Avec des personnes
filter-company-bots = Robots seulement
scope-mine = Les vôtres
scope-open = En attente de joueurs
scope-running = En cours
scope-finished = Terminées
no-tables = Aucune.
state-open = en attente
state-running = en cours
state-finished = terminée
state-stopped = arrêtée
pace-live = en direct
pace-days = sur plusieurs jours
which-game = Quel jeu ?
new-company = Avec qui ?
company-bots = Contre des robots
company-bots-note = commence tout de suite
company-friends = Avec des amis
company-friends-note = vous leur envoyez un lien
company-anybody = Avec qui veut
company-anybody-note = la table est affichée
company-screen = Au même écran
company-screen-note = on se le passe
new-next-waiting = Ensuite vient la salle d’attente avec le lien à envoyer ; les places libres peuvent encore y revenir à des robots.
seat-name = Nom à la place { $number }
seat-here-too = Ici aussi
options-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
your-name = Votre nom
guest-name = Invité
how-many = Combien de joueurs ?
new-level = De quel niveau ?
level-beginner = Débutant
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
seats = Places
seat-number = Place { $number }
seat-me = Vous
seat-anybody = Ouverte à tous
seat-invite = Sur lien d’invitation
seat-open = libre
seat-away = un robot joue
seat-offline = absent
seat-leaver = part souvent avant la fin
leaver-here = { $name } a quitté au moins 3 des 20 dernières parties.
pace = Rythme
clock = Pendule
clock-none = aucune
clock-fast = 10 min + 15 s par coup
clock-calm = 30 min + 30 s par coup
clock-day = un jour par coup
clock-days = trois jours par coup
clock-bank = { $minutes } min + { $seconds } s par coup
clock-move = { $minutes } min par coup
visibility = Qui voit la table ?
visibility-public = visible de tous
visibility-private = sur lien seulement
visibility-shared = partagée par lien
spectators-allowed = D’autres peuvent regarder
hot-seat-note = Chaque place « Vous » se joue ici ; ce qui est secret reste caché pendant l’échange.
options = Variantes
usual = (par défaut)
rules-usual = les règles habituelles
create-table = Ouvrir la table
join = Rejoindre
join-title = Invitation à une table
watch = Regarder seulement
seats-free = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
all-seated = Tout le monde est là.
take-seat = Prendre la place { $number }
invite-link = Lien à envoyer à vos amis
invite-note = Qui l’ouvre voit qui l’invite et à quoi, et s’assoit sans compte.
waiting-level = Robots qui s’assoient :
waiting-fill = Compléter avec des robots et commencer
waiting-host = { $who } lance la partie dès que tout le monde est là.
copy = Copier
copied = Copié
start-game = Commencer la partie
remove-guest = Écarter { $name }
leave = Quitter
import = Ouvrir une partie enregistrée…
import-kind = Que faire de la partie enregistrée ?
import-hot-seat = continuer à cet écran
import-analysis = l’étudier, toutes les mains ouvertes
import-unreadable = { $name } n’est pas une partie enregistrée de Penstock.
no-such-table = Impossible de montrer cette table

## At the table

decides = décide
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
unit-days = j
unit-hours = h
your-decision = Votre décision
your-turn = À vous de jouer
game-over = La partie est terminée
game-stopped = La partie a été arrêtée
confirm-title = Ceci ne pourra pas être annulé :
confirm-yes = Valider
confirm-no = Annuler
sending = Envoi…
hint = Suggestion
hint-place = sans doute { $place }, avec environ { $score }
hint-score = { $game ->
    [panamax] { $score ->
        [one] { $score } dollar
       *[other] { $score } dollars
    }
    [schwarzer-freitag] { $score ->
        [one] { $score } lingot
       *[other] { $score } lingots
    }
   *[other] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
hint-chance = gagne { $chance }
hint-for = pour : { $terms }
hint-costs = contre : { $terms }
hint-stays = { $best ->
    [yes] Aucun autre coup essayé ne rapporte plus maintenant ; tout reste en place.
   *[no] Tout reste en place.
}
hint-visits = Le robot l’a essayé { $count } fois.
hint-page = Suggestion { $at } sur { $of }
hint-next = Suggestion suivante
hint-before = Suggestion précédente
hint-thinking = Réflexion…
filter-moves = { $count ->
    [one] Chercher parmi { $count } coup
   *[other] Chercher parmi { $count } coups
}
not-now = Pourquoi ne puis-je pas… ?
waiting-for = On attend { $who }
turn-so-far = Votre tour jusqu’ici
undo = Reprendre
which-move = Lequel ?
log = Journal
log-jump = Montrer la position { $number }
log-takes-back = { $who } annule : { $what }
log-earlier = Tours précédents
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
in-words = En texte
reconnecting = Connexion perdue. Nouvelle tentative…
hand-over = À { $who } de jouer
hand-over-ready = Je suis { $who } : montrer mes cartes
you-watch = Vous regardez.
watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
menu = Table
undo-ask = Demander aux autres d’annuler un coup
undo-own = Reprendre votre dernier coup
offer-stop = Proposer d’arrêter la partie
offer-undo-text = { $who } voudrait annuler un coup.
offer-stop-text = { $who } propose d’arrêter la partie.
offer-share-text = { $who } voudrait partager cette partie privée : quiconque a le lien pourrait la voir, avec ses joueurs.
offer-takeover-text = { $who } propose qu’un robot joue pour { $other }. Sans objection, il s’installera bientôt.
offer-waiting = Une proposition est ouverte : on attend les autres.
offer-left = encore { $time }
accept = D’accord
refuse = Refuser
bot-for = Faire jouer un robot pour { $who }
back-again = Je suis de retour et je joue
resign = Abandonner
resign-not = Non, continuer
resign-alone = Oui, abandonner (la partie s’arrête)
resign-sure = Oui, abandonner (un robot continue pour vous)
kind-play = Une table où chacun joue à son propre écran ; personne ne peut en choisir les dés.
kind-hot_seat = Une table à un seul écran ; personne ne peut la rejoindre d’ailleurs.
kind-analysis = Une partie à étudier, à un seul écran ; personne ne peut la rejoindre d’ailleurs.
dice-commitment = L’engagement du serveur sur les dés :
dice-own-share = Votre propre part des dés :
dice-server-share = La part du serveur :
dice-counted = Votre part a compté pour les dés.
dice-not-counted = Votre part n’a pas compté pour les dés.
dice-chosen = La graine a été choisie, non tirée au sort.
seed-shown = Graine de cette partie : { $seed }
since-replay = Montrer ce qui s’est passé depuis mon dernier tour
score-sheet = Décompte
see-board = Voir le plateau
rank-place = Rang
rank-player = Joueur
rank-score = Points
how-it-came = Comment on y est arrivé
breakdown = D’où cela vient
chart-title = Le déroulement
end-won = Vous avez gagné, { $scores }
end-lost = { $who } gagne, il vous manque { $short }
end-lost-level = { $who } gagne au départage, { $scores }
end-round = Manche { $round }
end-hands = La main de chacun à la fin
end-other = { $who } gagne, { $scores }
end-shared = Une victoire partagée, { $scores }
end-shared-you = Vous partagez la victoire, { $scores }
end-nobody = Personne ne gagne
end-edge = L’écart avec { $who } : { $part }, { $one } contre { $other }.
end-lacked = Ce qui vous a manqué : { $part }, { $one } contre { $other }.
end-share = Partager
share-position = Partager cette position
share-file = Partager en fichier
share-yes = Partager
share-ask-upload = Pour la partager, la partie est mise sur le serveur : quiconque a son lien peut la voir, avec votre nom.
share-ask-publish = Cette partie est privée. Tous ceux qui étaient à la table sont d’abord consultés ; ensuite, quiconque a le lien peut la voir, avec ses joueurs. Ce qui a été dit reste entre vous.
share-closed = Cette partie est privée ; seuls ceux qui étaient à la table peuvent la partager.
share-asked = Les autres sont consultés. Quand tous sont d’accord, le lien peut être partagé.
share-link = Le lien
end-shared-link = Copié
end-decided = Ce qui a décidé
end-decided-note = De combien un coup a changé l’avance, vu par : { $who }. Un clic y ouvre la rediffusion.
end-numbers = En chiffres
end-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
end-time = Durée
end-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
end-record = Votre record
end-record-is = { $before }, toujours votre meilleur résultat
end-record-new = { $score }, un nouveau record
end-record-higher = { $score }, plus que jamais ({ $before })
chart-note = Le résultat de chacun si la partie s’était terminée après ce coup ; pointez pour voir les nombres.
you = Vous
chart-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
rematch = Revanche
replay = Revoir
export-own = Enregistrer ma vue de la partie
export = Enregistrer en fichier
bot-random = Robot, au hasard
bot-greedy = Robot, glouton
bot-instant = Robot, entraîné
bot-beginner = Robot, débutant
bot-easy = Robot, facile
bot-medium = Robot, moyen
bot-hard = Robot, difficile
bot-expert = Robot, expert
bot-other = Robot, { $name }
board = Plateau
panes = Parties du plateau
pane-has-target = il y a un choix à faire ici
pane-has-news = Il s’est passé quelque chose ici
all-moves = Tous les coups ({ $count })
more-moves = Autres coups ({ $count })
scene-again = Revoir la scène
skip-scene = Sauter
shown-again = À nouveau : depuis votre tour
hint-note = Ce qu’un robot ferait ici, et pourquoi
undo-note = Reprendre ce que vous venez de faire ; une action inachevée en entier
undo-nothing = Vous n’avez rien à reprendre.
preview-title = Est-ce bien ce que vous voulez ?
since-short = depuis mon tour
sound-on = Le son est activé
sound-off = Le son est coupé
show-worth = Montrer ce que vaut chacun
board-size = Taille du plateau
size-small = petite
size-normal = normale
size-large = grande
keys = Touches
key-tab = parcourir les pièces et les boutons
key-enter = choisir
key-arrows = d’un emplacement lumineux au suivant
key-escape = lâcher ; reprendre ce qui est à moitié fait
key-undo = reprendre
key-hint = suggestion
key-moves = liste de tous les coups
key-end = finir le tour
key-board = vers le plateau
key-again = montrer ce qui s’est passé depuis mon tour
key-space = avancer dans la scène
key-shift-space = sauter la scène
key-help = cette liste

## How to play

learn = Comment jouer
learn-you = Votre couleur
learn-no = Je connais
learn-tips = Jouer avec des conseils
learn-first = D’abord les leçons
learn-play = Jouer
learn-rules = Toutes les règles
learn-summary = Tout le jeu en sept étapes
lessons = Leçons
lessons-count = { $count ->
    [one] { $count } courte leçon
   *[other] { $count } courtes leçons
} sur un vrai plateau, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lessons-start = Commencer la première leçon
lessons-continue = Continuer les leçons
lesson = Leçon
lesson-of = Leçon { $number } sur { $count }
lesson-leave = Quitter la leçon
lesson-all = Toutes les leçons
lesson-none = Cette leçon n’existe pas.
lesson-wrong = Permis, mais ce n’est pas ce qui est demandé.
lesson-followed = Voici ce qui s’ensuit : { $what }
lesson-back = Reprendre le coup
lesson-again = Encore
lesson-show = Montrez-moi
lesson-skip = Sauter
lesson-next = Leçon suivante
lesson-last = Toutes les leçons sont faites
lesson-done = faite
coached = Première partie accompagnée
coach-tip = Un conseil
coach-thanks = Compris
coach-off = Plus de conseils

## Replay

to-table = À la table
beginning = Le début
replay-speed = Vitesse
replay-eyes = Vu par
replay-moments = Grands moments
replay-moment-back = Grand moment précédent
replay-moment-on = Grand moment suivant
replay-at = { $at } sur { $last }
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-more = Plus
play = Lire
pause = Pause

## Rules

search-rules = Chercher dans les règles
chapters = Chapitres
rules-note = Dans nos propres mots, paragraphe par paragraphe. † marque une valeur reconstituée, ‡ une valeur déduite ; si vous possédez le jeu, vous pouvez saisir les vôtres.
nothing-found = Rien trouvé.

## Settings

theme = Couleurs
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
motion = Mouvement des pièces
motion-none = aucun
motion-fast = rapide
motion-normal = normal
motion-slow = lent
motion-note = Si votre appareil demande moins de mouvement, rien ne bouge jamais ici.
patterns = Motifs sur les pièces colorées
sound = Sons
confirm-moves = Demander avant un coup qui termine mon tour
show-hints = Proposer des suggestions
settings-kept = Enregistrés dans ce navigateur et, si vous en avez un, dans votre compte.

## Account

account-guest = Vous jouez en invité
account-known = Vous êtes { $name }
account-make = Créer un compte
account-why = Un nom et un mot de passe gardent vos tables et réglages sur chaque appareil. Les parties contre des robots restent dans ce navigateur jusqu’à leur envoi.
user-name = Nom d’utilisateur
password = Mot de passe (8 caractères au moins)
log-in = Se connecter
log-out = Se déconnecter
logged-in = Heureux de vous revoir.
logged-out = Déconnecté.
be-guest = Jouer en invité
notify = Me prévenir quand c’est mon tour
email = Courriel
webhook = Webhook
webhook-note = Une adresse à vous (messagerie, serveur) appelée quand c’est votre tour.
sessions = Vos connexions
session-unknown = Appareil inconnu
session-seen = dernière utilisation : { $when }
session-this = cet appareil
session-end = Déconnecter
session-end-of = Déconnecter : { $device }
session-ended = Appareil déconnecté.
log-out-everywhere = Se déconnecter partout
password-change = Changer le mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = Le mot de passe est changé et tous les autres appareils sont déconnectés.
password-lost = Mot de passe oublié ?
password-ask = Envoyez-moi un courriel
password-letter = Si le compte a une adresse confirmée, un courriel est en route.
email-confirmed = Votre adresse est confirmée.
email-unconfirmed = Pas encore confirmée : suivez le lien du courriel. Enregistrer en envoie un autre.
email-turns = Courriels quand c’est mon tour
own-data = Ce que ce serveur sait de vous
own-data-get = Télécharger mes données
farewell-why = Vos parties restent celles de quelqu’un ; tout le reste est supprimé définitivement.
farewell = Supprimer mon compte
farewell-sure = Oui, supprimer définitivement
farewell-done = Tout est supprimé. Adieu.
cancel = Annuler

## Other people

profile = Profil
profile-bots = Contre des robots, dans ce navigateur
profile-people = Parties terminées avec d’autres
profile-own = Votre profil
profile-games = { $count ->
    [0] Aucune partie terminée avec d’autres pour l’instant.
    [one] Une partie terminée avec d’autres.
   *[other] { $count } parties terminées avec d’autres.
}
profile-leaver = A quitté { $count } des 20 dernières parties.
block = Bloquer
unblock = Débloquer
block-why = Une personne bloquée ne peut pas rejoindre vos tables, et vous ne voyez pas ce qu’elle écrit.
ratings = Classements
rating-provisional = (provisoire)
result = place { $place } sur { $seats }
result-left = quittée
results-none = Aucune pour l’instant.
somebody = quelqu’un
report = Signaler
report-line = Signaler ce que { $name } a écrit
reported = Signalé.
chat-mute = Muet
chat-muted = La discussion est muette.

## Drawings on a small screen

zoom-in = Agrandir
zoom-out = Réduire

## Sans serveur

kind-local = Cette partie est gardée dans le navigateur, sans serveur ; on y mélange et tire aussi.
local-kept = Cette partie est conservée dans ce navigateur.
local-not-lasting = Ce navigateur ne conserve rien : enregistrez la partie dans un fichier avant de fermer la page.
local-other-tab = Cette partie se joue dans un autre onglet ; ici, vous regardez.
local-thinks = Réfléchit depuis { $seconds } s…
local-upload = Conserver sur le serveur
local-play-on = Continuer à partir d’ici
local-new = Personne d’autre n’est nécessaire : la partie se joue et se conserve dans ce navigateur.
people-need-server = Pour d’autres personnes, il faut un serveur de tables
people-need-server-more = Cette page joue seule : contre des bots, ou à plusieurs sur un même écran. Jouer avec d’autres par le réseau, les comptes et les classements demandent le serveur de tables de Penstock.
to-start = Vers la page d’accueil
version-ready = Une nouvelle version de cette page est prête.
version-take = La charger
page-not-loaded = Cette partie de la page n’a pas pu être chargée. Vous êtes peut-être hors ligne, ou il y a une version plus récente.
page-reload = Recharger la page

note = Votre note
note-write = Écrire une note
note-private = Elle n’est visible que par vous.
note-kept = Enregistré.
analyse = Analyser
analysis = Analyse
analysis-so-far = Analyser jusqu’ici
analysis-progress = Décisions examinées : { $done } sur { $of }
analysis-chart = Chances de gagner au fil de la partie
analysis-now = Chances de gagner dans cette position
analysis-what = Les chances de chacun au fil de la partie, ce que chaque décision a coûté et ce qui tenait à la chance. Le calcul se fait sur votre appareil, en quelques secondes ou minutes.
analysis-accuracy = Précision
analysis-luck = Chance
analysis-luck-note = Ce que dés, tirages, cartes cachées et choix secrets ont changé, en parts de victoire
analysis-sum = Comment cela s’additionne
analysis-sum-initial = Chance au début
analysis-sum-decisions = Propres décisions
analysis-sum-others = Décisions des autres
analysis-sum-luck = Chance
analysis-sum-result = Résultat
analysis-turning = Tournants
turning-fall = { $who } tombe de { $before } à { $after }
turning-rise = { $who } monte de { $before } à { $after }
turning-decision = { $who } laisse échapper { $share } :
turning-luck = Aucune erreur isolée : la chance, ou ce qui était caché et s’est révélé.
analysis-list = Décisions coûteuses
analysis-everybody = Celles de tous ({ $count })
analysis-review = { $count ->
    [one] Apprendre de { $count } erreur
   *[other] Apprendre de vos { $count } erreurs
}
analysis-step-back = Erreur précédente
analysis-step-on = Erreur suivante
review-at = Erreur { $at } sur { $of }
review-ask = Qu’est-ce qui serait mieux ici ?
exercise = Apprendre de ses erreurs
exercise-played = Vous avez joué « { $move } ». Cela a réduit vos chances de gagner de { $share }.
exercise-looking = L’analyse l’examine…
exercise-best = Le meilleur coup !
exercise-even = Aussi bon que le meilleur coup.
exercise-near = Presque aussi bon : il coûte { $share }.
exercise-same = C’est ce que vous aviez joué : il coûte { $share }.
exercise-worse = Pas encore : ce coup coûte { $share }.
exercise-for = À quoi sert le meilleur coup : { $terms }
exercise-again = Réessayer
exercise-leave = Retour à l’analyse
exercise-none = Il n’y a pas cette erreur dans cette partie.
analysis-better = mieux : { $move }
analysis-played = joué : { $move }
judged-played = Joué
judged-better = Mieux
analysis-try-again = Réessayer
analysis-play-on = Jouer la suite d’ici
analysis-none = Aucune décision n’a coûté cinq pour cent ou plus.
analysis-deeper = Regarder de plus près
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = grosse erreur

record = Vos parties dans ce navigateur
record-results = Vos résultats
record-game = Jeu
record-level = Adversaires
record-played = Jouées
record-won = Gagnées
record-mean = Moyenne
record-best = Record
record-mixed = variés
record-none = Aucune partie contre des bots n’est encore finie.
record-kept = Ce qui est gardé ici
record-why = Ces parties ne se trouvent que dans ce navigateur : effacer ses données les supprime.
record-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
record-forget = Supprimer
record-sure = Supprimer définitivement
