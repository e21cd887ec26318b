## Problems: why a request is turned down

problem-bad-request = La demande est illisible : { $why }
problem-bad-move = { $why }
problem-bad-option = { $why }
problem-bad-save = { $why }
problem-name-missing = Entrez un nom.
problem-message-empty = Le message est vide.
problem-user-name-short = Un nom d’utilisateur a au moins deux caractères.
problem-bad-address = Ce n’est pas une adresse électronique unique.
problem-bad-ticket = Ce lien a déjà servi ou a expiré ; demandez-en un nouveau.
problem-no-session = Connectez-vous ou jouez en invité.
problem-wrong-password = Nom d’utilisateur ou mot de passe incorrect.
problem-forbidden = Vous ne pouvez ni voir ni faire cela.
problem-not-your-seat = Ce n’est pas votre place.
problem-seat-gone = Vous n’avez plus de place à cette table.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-needs-account = Il faut un compte pour cela.
problem-suspended = L’exploitant de ce serveur a suspendu ce compte.
problem-bad-origin = La demande vient d’un autre site.
problem-bad-csrf = La page n’est plus à jour ; rechargez-la.
problem-not-found = Il n’y a rien ici.
problem-no-such-table = Cette table n’existe pas, ou vous n’y avez pas accès.
problem-no-such-game = Ce jeu n’existe pas.
problem-no-such-person = Cette personne n’existe pas.
problem-no-such-seat = La table n’a pas cette place.
problem-no-such-seq = Cette table n’a jamais connu cette position.
problem-method-not-allowed = Cela ne se fait pas ici.
problem-stale = La partie a avancé ; vérifiez le plateau.
problem-key-reused = Cette clé appartient à un autre coup.
problem-refused = Ce n’est pas permis maintenant.
problem-not-open = La table n’est plus ouverte.
problem-not-running = Aucune partie n’est en cours à cette table.
problem-not-for-others = Cette table se joue à un seul écran ; personne ne peut la rejoindre de l’extérieur.
problem-not-over = La partie n’est pas encore finie.
problem-seats-empty = Il reste des places libres.
problem-seat-taken = Cette place est prise.
problem-already-seated = Vous êtes déjà à cette table.
problem-cannot-undo = { $why }
problem-no-offer = Cette proposition n’est plus valable.
problem-offer-open = Une autre proposition est encore ouverte ; attendez les réponses.
problem-no-bot-here = Aucun robot n’occupe cette place.
problem-no-hints = Suggestions seulement dans une partie contre des robots.
problem-time-left = Ce joueur a encore du temps.
problem-name-taken = Ce nom est déjà pris.
problem-no-mail = Ce serveur n’envoie pas de courriels.
problem-rules-changed = Cette table a commencé sous d’autres règles ou avec un autre matériel que ceux de ce serveur ; on peut l’exporter, pas la continuer.
problem-damaged = La partie enregistrée de cette table est endommagée ; l’exploitant le voit dans le journal. Elle peut être exportée et terminée, mais pas continuée.
problem-too-slow = La requête a mis trop de temps à arriver.
problem-too-large = C’est trop volumineux.
problem-bad-media = Envoyez du JSON.
problem-too-many = Trop de demandes à la fois ; attendez un instant.
problem-too-many-tables = Vous avez atteint le nombre maximal de tables ; terminez ou quittez d’abord une partie.
problem-internal = Quelque chose a mal tourné chez nous ; rien n’a changé.
problem-unavailable = La table ne peut pas être enregistrée en ce moment ; réessayez bientôt.

## Opening a table

no-such-bot = Il n’y a pas de robot « { $bot } » ; les robots sont { $bots }.
seed-only-hot-seat = Une graine ne peut être choisie que pour une table à un seul écran.
name-only-hot-seat = Seuls ceux qui partagent un écran reçoivent un nom ici ; les autres apportent le leur.
hot-seat-alone = Une table à un seul écran n’a que vos propres places et des robots : qui l’ouvre peut en connaître la graine.

## The page

no-page = Le serveur de tables fonctionne ; la page n’est pas encore construite. L’API est décrite dans docs/api.md.

## Undo

undo-not-yours = Le dernier coup n’était pas le vôtre : demandez aux autres.
undo-of-bot = C’est un robot qui a joué ce coup : il faut l’accord de tous pour le reprendre.
undo-not-seated = Seuls les joueurs peuvent annuler un coup.

## Log

somebody = quelqu’un
log-start = La partie commence.
log-undo = { $count ->
    [one] { $who } annule { $count } coup.
   *[other] { $who } annule { $count } coups.
}
log-secret = { $who } choisit en secret.
log-step = { $who } choisit « { $move } ».

## Bots

bot-greedy = Glouton : calcule un coup à l’avance
bot-instant = Entraîné : joue aussitôt
bot-random = Au hasard : ne réfléchit pas
bot-beginner = Débutant
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert

## Notices

notice-title = { $game } : c’est à vous
notice-story = Depuis votre dernier tour :

## Letters about an account

letter-confirm-title = Penstock : confirmez votre adresse électronique
letter-confirm = Quelqu’un, sans doute vous, a indiqué cette adresse sur un serveur de jeu Penstock. Confirmez-la dans les deux jours avec le lien ci-dessous. Si ce n’était pas vous, ne faites rien : il n’y aura pas d’autre courriel.
letter-reset-title = Penstock : un nouveau mot de passe
letter-reset = Quelqu’un, sans doute vous, a perdu le mot de passe de votre compte. Choisissez-en un nouveau dans les deux heures avec le lien ci-dessous. Si ce n’était pas vous, ne faites rien : le mot de passe reste le même.
letter-password-changed-title = Penstock : votre mot de passe a été changé
letter-password-changed = Le mot de passe de votre compte a été changé et tous les appareils ont été déconnectés. Si ce n’était pas vous, demandez un nouveau mot de passe sur la page ci-dessous.
letter-address-changed-title = Penstock : votre adresse électronique a été changée
letter-address-changed = Votre compte a désormais une autre adresse électronique ; celle-ci ne recevra plus de courriels. Si ce n’était pas vous, écrivez à l’exploitant du serveur.
