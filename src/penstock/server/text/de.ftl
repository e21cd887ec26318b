## Problems: why a request is turned down

problem-bad-request = Die Anfrage ist nicht lesbar: { $why }
problem-bad-move = { $why }
problem-bad-option = { $why }
problem-bad-save = { $why }
problem-no-session = Sag zuerst, wer du bist: spiel als Gast oder melde dich an.
problem-wrong-password = Benutzername und Passwort passen nicht zusammen.
problem-forbidden = Das darfst du nicht sehen oder tun.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-needs-account = Leg zuerst ein Konto an; E-Mail geht nur an Konten.
problem-bad-origin = Die Anfrage kommt von einer anderen Seite.
problem-bad-csrf = Der Anfrage fehlt das Zeichen dieser Seite; lade die Seite neu.
problem-not-found = Hier ist nichts.
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist dir nicht offen.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-no-such-seat = Diesen Platz hat der Tisch nicht.
problem-no-such-seq = An diesem Punkt war der Tisch nicht.
problem-method-not-allowed = Das geht hier nicht.
problem-stale = Am Tisch ging es schon weiter; sieh noch einmal hin.
problem-key-reused = Dieser Schlüssel gehört zu einem anderen Zug.
problem-refused = Das ist jetzt nicht erlaubt.
problem-not-open = Der Tisch ist nicht mehr offen.
problem-not-running = An diesem Tisch läuft kein Spiel.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-seats-empty = Es sind noch Plätze frei.
problem-seat-taken = Dieser Platz ist besetzt.
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-cannot-undo = { $why }
problem-no-offer = Ein solches Angebot gibt es nicht.
problem-no-hints = Hinweise gibt es nur, wo du allein gegen Bots spielst.
problem-time-left = Dieser Platz hat noch Zeit.
problem-name-taken = Dieser Benutzername ist vergeben.
problem-rules-changed = Dieser Tisch begann unter anderen Regeln oder mit anderem Material, als dieser Server hat; er lässt sich sichern, aber nicht weiterspielen.
problem-too-large = Das ist zu groß.
problem-bad-media = Schick JSON.
problem-too-many = Das war zu viel auf einmal; warte einen Augenblick.
problem-too-many-tables = Du hast so viele Tische, wie eine Person haben darf.
problem-internal = Bei uns ging etwas schief; es hat sich nichts geändert.
problem-unavailable = Der Tisch lässt sich gerade nicht speichern; versuch es bald noch einmal.

## Opening a table

no-such-bot = Es gibt keinen Bot „{ $bot }“; die Bots sind { $bots }.
seed-only-hot-seat = Eine Startzahl kann man nur für einen Tisch an einem Bildschirm wählen.

## The page

no-page = Der Spielserver läuft; die Seite ist noch nicht gebaut. Die Schnittstelle steht unter /schema.

## Undo

undo-not-yours = Der letzte Zug war nicht deiner: frag die anderen.
undo-not-seated = Nur wer mitspielt, nimmt Züge zurück.

## Log

log-start = Das Spiel beginnt.
log-undo = { $count ->
    [one] { $who } nimmt einen Zug zurück.
   *[other] { $who } nimmt { $count } Züge zurück.
}
log-secret = { $who } wählt verdeckt.
log-step = { $who }: { $move }

## Bots

bot-greedy = Gierig: denkt einen Zug voraus
bot-random = Zufällig: denkt nicht
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer

## Notices

notice-title = { $game }: du bist am Zug
notice-story = Seit deinem letzten Zug:
