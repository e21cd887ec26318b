## Problems: why a request is turned down

problem-bad-request = Die Anfrage ist nicht lesbar: { $why }
problem-bad-move = { $why }
problem-bad-option = { $why }
problem-bad-save = { $why }
problem-name-missing = Bitte gib einen Namen ein.
problem-message-empty = Die Nachricht ist leer.
problem-user-name-short = Ein Benutzername braucht mindestens zwei Zeichen.
problem-bad-address = Das ist keine einzelne E-Mail-Adresse.
problem-bad-ticket = Dieser Link ist verbraucht oder zu alt; fordere einen neuen an.
problem-no-session = Melde dich zuerst an, oder spiel als Gast.
problem-wrong-password = Benutzername oder Passwort ist falsch.
problem-forbidden = Das darfst du nicht sehen oder tun.
problem-not-your-seat = Das ist nicht dein Platz.
problem-seat-gone = Du sitzt nicht mehr an diesem Tisch.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-needs-account = Dafür brauchst du ein Konto.
problem-suspended = Dieses Konto wurde vom Betreiber des Servers gesperrt.
problem-bad-origin = Die Anfrage kommt von einer anderen Seite.
problem-bad-csrf = Die Seite ist veraltet; lade sie neu.
problem-not-found = Hier ist nichts.
problem-no-such-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-no-such-person = Diese Person gibt es nicht.
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
problem-no-mail = Dieser Server verschickt keine E-Mails.
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
name-only-hot-seat = Namen bekommen hier nur die, die an einem Bildschirm sitzen; andere bringen ihren mit.
hot-seat-alone = Ein Tisch an einem Bildschirm hat nur eigene Plätze und Bots: Wer ihn öffnet, kann seine Startzahl kennen.

## The page

no-page = Der Spielserver läuft; die Seite ist noch nicht gebaut. Die API ist in docs/api.md beschrieben.

## Undo

undo-not-yours = Der letzte Zug war nicht deiner: Frag die anderen.
undo-of-bot = Diesen Zug hat ein Bot gemacht: Nur alle zusammen können ihn zurücknehmen.
undo-not-seated = Nur wer mitspielt, kann Züge zurücknehmen.

## Log

somebody = jemand
log-start = Das Spiel beginnt.
log-undo = { $count ->
    [one] { $who } nimmt einen Zug zurück.
   *[other] { $who } nimmt { $count } Züge zurück.
}
log-secret = { $who } wählt verdeckt.
log-step = { $who } wählt „{ $move }“.

## Bots

bot-greedy = Gierig: denkt einen Zug voraus
bot-instant = Gelernt: zieht sofort
bot-random = Zufällig: denkt nicht
bot-beginner = Anfänger
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-expert = Experte

## Notices

notice-title = { $game }: Du bist am Zug
notice-story = Seit deinem letzten Zug:

## Letters about an account

letter-confirm-title = Penstock: Bestätige deine E-Mail-Adresse
letter-confirm = Jemand, vermutlich du, hat diese Adresse bei einem Penstock-Spielserver angegeben. Bestätige sie innerhalb von zwei Tagen mit dem Link unten. Wenn du es nicht warst, tu nichts: Es kommen keine weiteren E-Mails.
letter-reset-title = Penstock: ein neues Passwort
letter-reset = Jemand, vermutlich du, hat das Passwort deines Kontos verloren. Wähle innerhalb von zwei Stunden mit dem Link unten ein neues. Wenn du es nicht warst, tu nichts: Das Passwort bleibt, wie es ist.
letter-password-changed-title = Penstock: Dein Passwort wurde geändert
letter-password-changed = Das Passwort deines Kontos wurde geändert, und alle Geräte wurden abgemeldet. Wenn du es nicht warst, fordere auf der Seite unten ein neues Passwort an.
letter-address-changed-title = Penstock: Deine E-Mail-Adresse wurde geändert
letter-address-changed = Dein Konto hat ab jetzt eine andere E-Mail-Adresse; an diese gehen keine E-Mails mehr. Wenn du es nicht warst, schreib dem Betreiber des Servers.
