## Problems: why a request is turned down

problem-bad-request = Die Anfrage ist nicht lesbar: { $why }
problem-bad-move = { $why }
problem-bad-option = { $why }
problem-bad-save = { $why }
problem-name-missing = Bitte gib einen Namen ein.
problem-message-empty = Die Nachricht ist leer.
problem-user-name-short = Ein Benutzername braucht mindestens zwei Zeichen.
problem-no-session = Melde dich zuerst an, oder spiel als Gast.
problem-wrong-password = Benutzername oder Passwort ist falsch.
problem-forbidden = Das darfst du nicht sehen oder tun.
problem-not-your-seat = Das ist nicht dein Platz.
problem-seat-gone = Du sitzt nicht mehr an diesem Tisch.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-needs-account = Leg zuerst ein Konto an; E-Mails gibt es nur mit Konto.
problem-bad-origin = Die Anfrage kommt von einer anderen Seite.
problem-bad-csrf = Die Seite ist veraltet; lade sie neu.
problem-not-found = Hier ist nichts.
problem-no-such-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-no-such-seat = Diesen Platz gibt es am Tisch nicht.
problem-no-such-seq = Diese Stellung gab es an diesem Tisch nicht.
problem-method-not-allowed = Das geht hier nicht.
problem-stale = Das Spiel ist schon weiter. Sieh auf den Plan und wähl noch einmal.
problem-key-reused = Dieser Schlüssel gehört zu einem anderen Zug.
problem-refused = Das ist jetzt nicht erlaubt.
problem-not-open = Der Tisch ist nicht mehr offen.
problem-not-running = An diesem Tisch läuft kein Spiel.
problem-not-for-others = Dieser Tisch wird an einem Bildschirm gespielt; von außen kann niemand dazukommen.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-seats-empty = Es sind noch Plätze frei.
problem-seat-taken = Dieser Platz ist besetzt.
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-cannot-undo = { $why }
problem-no-offer = Diesen Vorschlag gibt es nicht mehr.
problem-offer-open = Ein anderer Vorschlag ist noch offen; warte die Antworten ab.
problem-no-bot-here = Auf diesem Platz sitzt kein Bot.
problem-no-hints = Tipps gibt es nur, wenn du allein gegen Bots spielst.
problem-time-left = Die Bedenkzeit läuft noch.
problem-name-taken = Dieser Benutzername ist vergeben.
problem-rules-changed = Dieser Tisch begann unter Regeln oder mit Material, die dieser Server nicht mehr hat; er lässt sich sichern, aber nicht weiterspielen.
problem-damaged = Das gespeicherte Spiel dieses Tisches ist beschädigt; der Betreiber sieht das im Protokoll. Es kann exportiert und beendet, aber nicht fortgesetzt werden.
problem-too-slow = Die Anfrage ist zu langsam angekommen.
problem-too-large = Das ist zu groß.
problem-bad-media = Schick JSON.
problem-too-many = Das waren zu viele Anfragen auf einmal; warte einen Augenblick.
problem-too-many-tables = Mehr Tische gehen nicht; beende oder verlass zuerst ein Spiel.
problem-internal = Bei uns ging etwas schief; es hat sich nichts geändert.
problem-unavailable = Der Tisch lässt sich gerade nicht speichern; versuch es bald noch einmal.

## Opening a table

no-such-bot = Es gibt keinen Bot „{ $bot }“; die Bots sind { $bots }.
seed-only-hot-seat = Eine Startzahl kann man nur für einen Tisch an einem Bildschirm wählen.
hot-seat-alone = Ein Tisch an einem Bildschirm hat nur eigene Plätze und Bots: Wer ihn öffnet, kann seine Startzahl kennen.

## The page

no-page = Der Spielserver läuft; die Seite ist noch nicht gebaut. Die API ist in docs/api.md beschrieben.

## Undo

undo-not-yours = Der letzte Zug war nicht deiner: Frag die anderen.
undo-of-bot = Diesen Zug hat ein Bot gemacht: Nur alle zusammen können ihn zurücknehmen.
undo-not-seated = Nur wer mitspielt, kann Züge zurücknehmen.

## Log

log-start = Das Spiel beginnt.
log-undo = { $count ->
    [one] { $who } nimmt einen Zug zurück.
   *[other] { $who } nimmt { $count } Züge zurück.
}
log-secret = { $who } wählt verdeckt.
log-step = { $who } wählt „{ $move }“.

## Bots

bot-greedy = Gierig: denkt einen Zug voraus
bot-random = Zufällig: denkt nicht
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer

## Notices

notice-title = { $game }: Du bist am Zug
notice-story = Seit deinem letzten Zug:
