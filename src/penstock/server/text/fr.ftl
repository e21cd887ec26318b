## Problems: why a request is turned down

problem-bad-request = La demande est illisible : { $why }
problem-bad-move = { $why }
problem-bad-option = { $why }
problem-bad-save = { $why }
problem-no-session = Dites d’abord qui vous êtes : jouez en invité ou connectez-vous.
problem-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
problem-forbidden = Vous ne pouvez ni voir ni faire cela.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-needs-account = Créez d’abord un compte ; les courriels ne vont qu’aux comptes.
problem-bad-origin = La demande vient d’un autre site.
problem-bad-csrf = Il manque à la demande le jeton de cette page ; rechargez la page.
problem-not-found = Il n’y a rien ici.
problem-no-such-table = Cette table n’existe pas, ou ne vous est pas ouverte.
problem-no-such-game = Ce jeu n’existe pas.
problem-no-such-seat = La table n’a pas cette place.
problem-no-such-seq = La table n’est jamais passée par ce point.
problem-method-not-allowed = Cela ne se fait pas ici.
problem-stale = La partie a avancé ; regardez de nouveau.
problem-key-reused = Cette clé appartient à un autre coup.
problem-refused = Ce n’est pas permis maintenant.
problem-not-open = La table n’est plus ouverte.
problem-not-running = Aucune partie n’est en cours à cette table.
problem-not-over = La partie n’est pas encore finie.
problem-seats-empty = Il reste des places libres.
problem-seat-taken = Cette place est prise.
problem-already-seated = Vous êtes déjà à cette table.
problem-cannot-undo = { $why }
problem-no-offer = Il n’y a pas de telle proposition.
problem-no-hints = Les conseils ne se donnent que si vous jouez seul contre des robots.
problem-time-left = Cette place a encore du temps.
problem-name-taken = Ce nom est déjà pris.
problem-rules-changed = Cette table a commencé sous d’autres règles ou avec un autre matériel que ceux de ce serveur ; on peut l’exporter, pas la continuer.
problem-too-large = C’est trop grand.
problem-bad-media = Envoyez du JSON.
problem-too-many = C’était trop à la fois ; attendez un instant.
problem-too-many-tables = Vous avez autant de tables qu’une personne peut en avoir.
problem-internal = Quelque chose a mal tourné chez nous ; rien n’a changé.
problem-unavailable = La table ne peut pas être enregistrée en ce moment ; réessayez bientôt.

## Opening a table

no-such-bot = Il n’y a pas de bot « { $bot } » ; les bots sont { $bots }.
seed-only-hot-seat = Une graine ne peut être choisie que pour une table à un seul écran.

## The page

no-page = Le serveur de tables fonctionne ; la page n’est pas encore construite. Voir /schema pour l’interface.

## Undo

undo-not-yours = Le dernier coup n’était pas le vôtre : demandez aux autres.
undo-not-seated = Seuls les joueurs reprennent des coups.

## Log

log-start = La partie commence.
log-undo = { $count ->
    [one] { $who } reprend un coup.
   *[other] { $who } reprend { $count } coups.
}
log-secret = { $who } choisit en secret.
log-step = { $who } : { $move }

## Bots

bot-greedy = Avide : regarde un coup en avant
bot-random = Au hasard : ne réfléchit pas
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile

## Notices

notice-title = { $game } : c’est à vous
notice-story = Depuis votre dernier tour :
