## Everywhere

skip = Zum Inhalt
nav = Seiten
nav-tables = Tische
nav-rules = Regeln
nav-settings = Einstellungen
nav-account = Konto
language = Sprache
loading = Einen Augenblick …
offline = Keine Antwort. Bist du online, und läuft der Server?
close = Schließen
legend = Was die Zeichen bedeuten
nothing = nichts
yes = ja
no = nein
paragraph = § { $number }
save = Speichern
saved = Gespeichert.

## Start

start-title = Vier Wirtschaftsspiele, ein Tisch am Wasser
start-lead = Spiele gegen Freunde oder Bots, live oder über mehrere Tage. Ganz ohne Konto: Wähl ein Spiel und mach deinen ersten Zug.
start-lead-here = Spiele gegen Bots oder mit anderen an diesem Bildschirm. Ohne Konto, ohne Server, auch ohne Netz: Wähl ein Spiel und mach deinen ersten Zug.
players-range = { $from }–{ $to } Spieler
about-minutes = { $count } min
weight-1 = leicht
weight-2 = lebhaft
weight-3 = vielschichtig
weight-of = Anspruch: { $weight } von 4
invite-friends = Freunde einladen
hosted-by = { $who } lädt ein
people-here = { $count ->
    [one] Eine Person ist da
   *[other] { $count } Personen sind da
}
watch-table = Zuschauen
dice-more = Wie der Zufall fair bleibt
no-account = Kein Konto nötig: Der Platz bleibt in diesem Browser deiner.
send = Senden …
invitation-seat = dein Platz
invitation-over = Diese Partie hat ohne dich begonnen. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
end-players = { $count } Spieler
play-bots = Gegen Bots spielen
new-table = Neuer Tisch
setting-up = Wird aufgebaut …
continue = Weiterspielen
continue-with = { $game } mit { $who }
last-change = letzter Zug { $when }
new-here = Neu hier?
new-here-lesson = Spiel eine erste Lektion: ein paar Klicks am echten Plan.
seat-here = da
seats-taken = { $taken } von { $seats } Plätzen besetzt
card-won = Gewonnen
add-bot = Bot hierher setzen
invitation = Einladung
invites-you = { $who } lädt dich zu { $game } ein
my-tables = Deine Tische
open-tables = Tische, die auf Mitspieler warten
no-open-tables = Im Moment keiner. Eröffne einen und schick den Link an Freunde.
blurb-arriala = Grab den Kanal an der Garonne, bau seine Schleusen und sei zur Stelle, wenn ein Abschnitt fertig wird.
blurb-packhuys = Karte um Karte wächst ein Hafen; die Lagerhäuser füllen sich mit Wein, Gewürzen und Tee.
blurb-panamax = Schiffe warten vor dem Kanal; du belädst sie, schiebst sie hindurch und spekulierst an der Börse.
blurb-schwarzer-freitag = Fünf Aktien, ein Beutel, der die Kurse treibt, und Silber als Zuflucht vor dem Börsenkrach.

## Tables

filters = Filter
filter-game = Spiel
filter-game-all = Alle Spiele
filter-pace = Tempo
filter-pace-all = Jedes Tempo
filter-company = Mit wem
filter-company-all = Mit allen
filter-company-people = Mit Menschen
filter-company-bots = Nur Bots
scope-mine = Deine
scope-open = Warten auf Mitspieler
scope-running = Laufende
scope-finished = Beendete
no-tables = Keine.
state-open = wartet
state-running = läuft
state-finished = beendet
state-stopped = abgebrochen
pace-live = live
pace-days = über mehrere Tage
which-game = Welches Spiel?
new-company = Mit wem?
company-bots = Gegen Bots
company-bots-note = beginnt sofort
company-friends = Mit Freunden
company-friends-note = du schickst ihnen einen Link
company-anybody = Mit allen, die wollen
company-anybody-note = der Tisch wird aufgeführt
company-screen = An einem Bildschirm
company-screen-note = ihr reicht ihn herum
new-next-waiting = Als Nächstes kommt der Warteraum mit dem Link zum Verschicken; freie Plätze können dort noch Bots bekommen.
seat-name = Name an Platz { $number }
seat-here-too = Auch hier
options-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
your-name = Dein Name
guest-name = Gast
how-many = Wie viele spielen?
new-level = Wie stark?
level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
seats = Plätze
seat-number = Platz { $number }
seat-me = Du
seat-anybody = Frei für alle
seat-invite = Nur mit Einladungslink
seat-open = frei
seat-away = ein Bot spielt
seat-offline = abwesend
seat-leaver = geht oft vorzeitig
leaver-here = { $name } hat mindestens 3 der letzten 20 Partien verlassen.
pace = Tempo
clock = Uhr
clock-none = keine
clock-fast = 10 min + 15 s je Zug
clock-calm = 30 min + 30 s je Zug
clock-day = ein Tag je Zug
clock-days = drei Tage je Zug
clock-bank = { $minutes } min + { $seconds } s je Zug
clock-move = { $minutes } min je Zug
visibility = Wer den Tisch sieht
visibility-public = für alle aufgeführt
visibility-private = nur mit Link
visibility-shared = per Link geteilt
spectators-allowed = Andere dürfen zusehen
hot-seat-note = Jeder Platz mit „Du“ wird hier gespielt; beim Wechsel bleibt alles Geheime verdeckt.
options = Regelvarianten
usual = (Standard)
rules-usual = wie üblich
create-table = Tisch eröffnen
join = Mitspielen
join-title = Du bist an einen Tisch eingeladen
watch = Nur zusehen
seats-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
all-seated = Alle sind da.
take-seat = Platz { $number } nehmen
invite-link = Link zum Verschicken
invite-note = Wer ihn öffnet, sieht, wer wozu einlädt, und setzt sich ohne Konto dazu.
waiting-level = Bots, die sich setzen:
waiting-fill = Mit Bots auffüllen und beginnen
waiting-host = { $who } beginnt das Spiel, sobald alle da sind.
copy = Kopieren
copied = Kopiert
start-game = Spiel beginnen
remove-guest = { $name } wegschicken
leave = Platz verlassen
import = Gespeichertes Spiel öffnen …
import-kind = Was mit dem gespeicherten Spiel geschieht
import-hot-seat = an diesem Bildschirm weiterspielen
import-analysis = untersuchen, alle Karten offen
import-unreadable = { $name } ist kein gespeichertes Spiel von Penstock.
no-such-table = Dieser Tisch kann nicht gezeigt werden

## At the table

decides = entscheidet
place = { $place }. Platz
unit-days = Tg.
unit-hours = Std.
your-decision = Deine Entscheidung
your-turn = Du bist dran
game-over = Das Spiel ist zu Ende
game-stopped = Das Spiel wurde abgebrochen
confirm-title = Das lässt sich nicht zurücknehmen:
confirm-yes = Ja, so machen
confirm-no = Doch nicht
sending = Wird gesendet …
hint = Tipp
hint-place = wohl { $place } mit etwa { $score }
hint-score = { $game ->
    [panamax] { $score ->
        [one] { $score } Dollar
       *[other] { $score } Dollar
    }
    [schwarzer-freitag] { $score ->
        [one] { $score } Barren
       *[other] { $score } Barren
    }
   *[other] { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
}
hint-chance = gewinnt { $chance }
hint-for = dafür: { $terms }
hint-costs = dagegen: { $terms }
hint-stays = { $best ->
    [yes] Nichts sonst, was versucht wurde, bringt jetzt mehr; alles bleibt, wie es ist.
   *[no] Alles bleibt, wie es ist.
}
hint-visits = Der Bot hat es { $count }-mal probiert.
hint-page = Tipp { $at } von { $of }
hint-next = Nächster Tipp
hint-before = Voriger Tipp
hint-thinking = Denkt nach …
filter-moves = { $count ->
    [one] Unter { $count } Zug suchen
   *[other] Unter { $count } Zügen suchen
}
not-now = Warum geht … nicht?
waiting-for = Warten auf { $who }
turn-so-far = Dein Zug bisher
undo = Zurücknehmen
which-move = Welcher Zug?
log = Verlauf
log-jump = Stellung { $number } zeigen
log-takes-back = { $who } nimmt zurück: { $what }
log-earlier = Frühere Züge
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
in-words = In Worten
reconnecting = Die Verbindung ist weg. Neuer Versuch …
hand-over = { $who } ist dran
hand-over-ready = Ich bin { $who }: meine Karten zeigen
you-watch = Du siehst zu.
watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
menu = Tisch
undo-ask = Die anderen bitten, einen Zug zurückzunehmen
undo-own = Deinen letzten Zug zurücknehmen
offer-stop = Vorschlagen, das Spiel abzubrechen
offer-undo-text = { $who } möchte einen Zug zurücknehmen.
offer-stop-text = { $who } schlägt vor, das Spiel abzubrechen.
offer-share-text = { $who } möchte diese private Partie teilen: Jeder mit dem Link könnte sie und ihre Spieler sehen.
offer-takeover-text = { $who } schlägt vor, dass ein Bot für { $other } spielt. Ohne Widerspruch setzt er sich bald hin.
offer-waiting = Ein Vorschlag ist offen: Die anderen sind gefragt.
offer-left = noch { $time }
accept = Einverstanden
refuse = Ablehnen
bot-for = Einen Bot für { $who } spielen lassen
back-again = Ich bin zurück und spiele wieder selbst
resign = Aufgeben
resign-not = Nein, weiterspielen
resign-alone = Ja, aufgeben (das Spiel endet)
resign-sure = Ja, aufgeben (ein Bot spielt für dich weiter)
kind-play = Ein Tisch für Leute an eigenen Bildschirmen; niemand kann seine Würfel wählen.
kind-hot_seat = Ein Tisch an einem Bildschirm; von außen kann niemand dazukommen.
kind-analysis = Ein Spiel zum Studieren, an einem Bildschirm; von außen kann niemand dazukommen.
dice-commitment = Was der Server über die Würfel verspricht:
dice-own-share = Dein eigener Anteil an den Würfeln:
dice-server-share = Der Anteil des Servers:
dice-counted = Dein Anteil ging in die Würfel ein.
dice-not-counted = Dein Anteil ging nicht in die Würfel ein.
dice-chosen = Die Startzahl wurde gewählt, nicht ausgewürfelt.
seed-shown = Startzahl dieses Spiels: { $seed }
since-replay = Zeigen, was seit meinem letzten Zug geschah
score-sheet = Wertung
see-board = Plan ansehen
rank-place = Platz
rank-player = Spieler
rank-score = Punkte
how-it-came = Wie es dazu kam
breakdown = Woher es kam
chart-title = Der Verlauf
end-won = Du hast gewonnen, { $scores }
end-lost = { $who } gewinnt, dir fehlen { $short }
end-lost-level = { $who } gewinnt bei Gleichstand, { $scores }
end-round = Runde { $round }
end-hands = Was alle am Ende in der Hand hatten
end-other = { $who } gewinnt, { $scores }
end-shared = Ein geteilter Sieg, { $scores }
end-shared-you = Du teilst den Sieg, { $scores }
end-nobody = Niemand gewinnt
end-edge = Der Unterschied zu { $who }: { $part }, { $one } gegen { $other }.
end-lacked = Was dir fehlte: { $part }, { $one } gegen { $other }.
end-share = Teilen
share-position = Diese Stellung teilen
share-file = Als Datei teilen
share-yes = Teilen
share-ask-upload = Zum Teilen kommt die Partie auf den Server: Wer den Link hat, sieht sie, mit deinem Namen.
share-ask-publish = Diese Partie ist privat. Erst werden alle gefragt, die am Tisch saßen; dann kann jeder mit dem Link sie und ihre Spieler sehen. Was gesagt wurde, bleibt unter euch.
share-closed = Diese Partie ist privat; nur wer am Tisch saß, kann sie teilen.
share-asked = Die anderen sind gefragt. Sind alle einverstanden, lässt sich der Link teilen.
share-link = Der Link
end-shared-link = Kopiert
end-decided = Was es entschied
end-decided-note = Wie weit ein Zug den Vorsprung änderte, gesehen von: { $who }. Ein Klick öffnet dort die Wiederholung.
end-numbers = In Zahlen
end-turns = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}, { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}
end-time = Dauer
end-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
end-record = Dein Rekord
end-record-is = { $before }, weiter dein bestes Ergebnis
end-record-new = { $score }, ein neuer Rekord
end-record-higher = { $score }, mehr als je zuvor ({ $before })
chart-note = Das Ergebnis aller, wäre die Partie nach dem Zug zu Ende gewesen; zeige darauf, um die Zahlen zu sehen.
you = Du
chart-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
rematch = Revanche
replay = Wiederholung
export-own = Meine Sicht als Datei sichern
export = Als Datei sichern
bot-random = Bot, zufällig
bot-greedy = Bot, gierig
bot-instant = Bot, gelernt
bot-beginner = Bot, Anfänger
bot-easy = Bot, leicht
bot-medium = Bot, mittel
bot-hard = Bot, schwer
bot-expert = Bot, Experte
bot-other = Bot, { $name }
board = Brett
panes = Teile des Bretts
pane-has-target = hier gibt es etwas zu wählen
pane-has-news = Hier ist etwas geschehen
all-moves = Alle Züge ({ $count })
more-moves = Weitere Züge ({ $count })
scene-again = Noch einmal zeigen
skip-scene = Überspringen
shown-again = Noch einmal: seit deinem Zug
hint-note = Was ein Bot hier täte und warum
undo-note = Nimm zurück, was du zuletzt getan hast; eine angefangene Aktion im Ganzen
undo-nothing = Du hast nichts, was sich zurücknehmen ließe.
preview-title = Ist es das, was du willst?
since-short = seit meinem Zug
sound-on = Töne sind an
sound-off = Töne sind aus
show-worth = Zeigen, wie viel jeder wert ist
board-size = Größe des Bretts
size-small = klein
size-normal = normal
size-large = groß
keys = Tasten
key-tab = durch Figuren und Knöpfe gehen
key-enter = wählen
key-arrows = von einem leuchtenden Ort zum nächsten
key-escape = loslassen; halb Getanes zurücknehmen
key-undo = zurücknehmen
key-hint = Tipp
key-moves = Liste aller Züge
key-end = Zug beenden
key-board = zum Brett
key-again = zeigen, was seit meinem Zug geschah
key-space = weiter in der Szene
key-shift-space = die Szene überspringen
key-help = diese Liste

## How to play

learn = So wird gespielt
learn-you = Deine Farbe
learn-no = Kenne ich
learn-tips = Mit Tipps spielen
learn-first = Zuerst die Lektionen
learn-play = Spielen
learn-rules = Alle Regeln
learn-summary = Das ganze Spiel in sieben Schritten
lessons = Lektionen
lessons-count = { $count ->
    [one] Eine kurze Lektion
   *[other] { $count } kurze Lektionen
} am echten Spielplan, etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
lessons-start = Mit der ersten Lektion beginnen
lessons-continue = Mit den Lektionen weitermachen
lesson = Lektion
lesson-of = Lektion { $number } von { $count }
lesson-leave = Lektion verlassen
lesson-all = Alle Lektionen
lesson-none = Diese Lektion gibt es nicht.
lesson-wrong = Erlaubt, aber nicht die Aufgabe.
lesson-followed = Das ist die Folge: { $what }
lesson-back = Zurücknehmen
lesson-again = Noch einmal
lesson-show = Zeig es mir
lesson-skip = Überspringen
lesson-next = Nächste Lektion
lesson-last = Alle Lektionen geschafft
lesson-done = geschafft
coached = Erste Partie mit Begleitung
coach-tip = Ein Tipp
coach-thanks = Verstanden
coach-off = Keine Tipps mehr

## Replay

to-table = Zum Tisch
beginning = Der Anfang
replay-speed = Tempo
replay-eyes = Gesehen von
replay-moments = Große Momente
replay-moment-back = Großer Moment davor
replay-moment-on = Nächster großer Moment
replay-at = { $at } von { $last }
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-last = Zum Ende
replay-more = Mehr
play = Abspielen
pause = Anhalten

## Rules

search-rules = Regeln durchsuchen
chapters = Kapitel
rules-note = In eigenen Worten, Absatz für Absatz. † kennzeichnet einen rekonstruierten, ‡ einen erschlossenen Wert; wer das Spiel besitzt, kann die eigenen eintragen.
nothing-found = Nichts gefunden.

## Settings

theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
motion = Bewegung der Steine
motion-none = keine
motion-fast = schnell
motion-normal = normal
motion-slow = langsam
motion-note = Ist auf deinem Gerät weniger Bewegung eingestellt, gibt es hier nie Animationen.
patterns = Muster auf farbigen Steinen
sound = Klänge
confirm-moves = Nachfragen, bevor mein Zug endet
show-hints = Tipps anbieten
settings-kept = In diesem Browser gespeichert und, wenn du angemeldet bist, auch in deinem Konto.

## Account

account-guest = Du spielst als Gast
account-known = Du bist { $name }
account-make = Konto anlegen
account-why = Mit Benutzername und Passwort behältst du Tische und Einstellungen auf jedem Gerät. Spiele gegen Bots bleiben in diesem Browser, bis du sie hochlädst.
user-name = Benutzername
password = Passwort (mindestens 8 Zeichen)
log-in = Anmelden
log-out = Abmelden
logged-in = Willkommen zurück.
logged-out = Abgemeldet.
be-guest = Als Gast spielen
notify = Benachrichtige mich, wenn ich dran bin
email = E-Mail
webhook = Webhook
webhook-note = Eine eigene Adresse (ein Chat, ein Heimserver), die gerufen wird, wenn du am Zug bist.
sessions = Wo du angemeldet bist
session-unknown = Unbekanntes Gerät
session-seen = zuletzt benutzt { $when }
session-this = dieses Gerät
session-end = Dort abmelden
session-end-of = Dort abmelden: { $device }
session-ended = Dort abgemeldet.
log-out-everywhere = Überall abmelden
password-change = Passwort ändern
password-old = Jetziges Passwort
password-new = Neues Passwort
password-changed = Das Passwort ist geändert, alle anderen Geräte sind abgemeldet.
password-lost = Passwort vergessen?
password-ask = Schick mir eine E-Mail
password-letter = Wenn das Konto eine bestätigte Adresse hat, ist eine E-Mail unterwegs.
email-confirmed = Deine Adresse ist bestätigt.
email-unconfirmed = Noch nicht bestätigt: Folge dem Link in der E-Mail. Speichern schickt noch eine.
email-turns = E-Mails, wenn ich am Zug bin
own-data = Was dieser Server über dich weiß
own-data-get = Meine Daten herunterladen
farewell-why = Deine Partien bleiben als die von jemandem; alles andere wird endgültig gelöscht.
farewell = Mein Konto löschen
farewell-sure = Ja, endgültig löschen
farewell-done = Alles ist gelöscht. Leb wohl.
cancel = Abbrechen

## Other people

profile = Profil
profile-bots = Gegen Bots, in diesem Browser
profile-people = Beendete Spiele mit anderen
profile-own = Dein Profil
profile-games = { $count ->
    [0] Noch keine beendete Partie mit anderen.
    [one] Eine beendete Partie mit anderen.
   *[other] { $count } beendete Partien mit anderen.
}
profile-leaver = Hat { $count } der letzten 20 Partien verlassen.
block = Blockieren
unblock = Nicht mehr blockieren
block-why = Blockierte können nicht an deine Tische, und du siehst nicht, was sie schreiben.
ratings = Wertungen
rating-provisional = (vorläufig)
result = Platz { $place } von { $seats }
result-left = verlassen
results-none = Noch keine.
somebody = jemand
report = Melden
report-line = Melden, was { $name } geschrieben hat
reported = Gemeldet.
chat-mute = Stumm
chat-muted = Der Chat ist stumm.

## Drawings on a small screen

zoom-in = Vergrößern
zoom-out = Verkleinern

## Ohne Server

kind-local = Dieses Spiel liegt in deinem Browser, ohne Server; auch gemischt und gezogen wird hier.
local-kept = Diese Partie wird in diesem Browser aufbewahrt.
local-not-lasting = Dieser Browser bewahrt nichts auf: Speichere die Partie als Datei, bevor du die Seite schließt.
local-other-tab = Diese Partie wird in einem anderen Tab gespielt; hier siehst du zu.
local-thinks = Überlegt seit { $seconds } s …
local-upload = Auf dem Server aufbewahren
local-play-on = Von hier weiterspielen
local-new = Es braucht sonst niemanden: Die Partie wird in diesem Browser gespielt und aufbewahrt.
people-need-server = Für andere Menschen braucht es einen Tischserver
people-need-server-more = Diese Seite spielt allein: gegen Bots oder zu mehreren an einem Bildschirm. Über das Netz mit anderen zu spielen, Konten und Wertungen brauchen Penstocks Tischserver.
to-start = Zur Startseite
version-ready = Eine neue Version dieser Seite ist bereit.
version-take = Laden
page-not-loaded = Dieser Teil der Seite ließ sich nicht laden. Vielleicht bist du offline, oder es gibt eine neuere Version.
page-reload = Seite neu laden

note = Deine Notiz
note-write = Notiz schreiben
note-private = Nur du siehst sie.
note-kept = Gespeichert.
analyse = Analysieren
analysis = Analyse
analysis-so-far = Bis hierher analysieren
analysis-progress = Angesehene Entscheidungen: { $done } von { $of }
analysis-chart = Gewinnchancen im Lauf der Partie
analysis-now = Gewinnchancen in dieser Stellung
analysis-what = Die Chancen aller im Lauf der Partie, was jede Entscheidung gekostet hat und was Glück war. Gerechnet wird auf deinem eigenen Gerät, in Sekunden oder wenigen Minuten.
analysis-accuracy = Genauigkeit
analysis-luck = Glück
analysis-luck-note = Was Würfel, Ziehen, verdeckte Karten und geheime Wahl geändert haben, in Teilen eines Sieges
analysis-sum = Wie es sich zusammensetzt
analysis-sum-initial = Chance am Anfang
analysis-sum-decisions = Eigene Entscheidungen
analysis-sum-others = Entscheidungen der anderen
analysis-sum-luck = Glück
analysis-sum-result = Ergebnis
analysis-turning = Wendepunkte
turning-fall = { $who } fällt von { $before } auf { $after }
turning-rise = { $who } steigt von { $before } auf { $after }
turning-decision = { $who } verschenkt { $share }:
turning-luck = Kein einzelner Fehler: Glück oder etwas Verdecktes, das ans Licht kam.
analysis-list = Teure Entscheidungen
analysis-everybody = Die aller ({ $count })
analysis-review = { $count ->
    [one] Aus deinem Fehler lernen
   *[other] Aus deinen { $count } Fehlern lernen
}
analysis-step-back = Fehler davor
analysis-step-on = Nächster Fehler
review-at = Fehler { $at } von { $of }
review-ask = Was wäre hier besser?
exercise = Aus Fehlern lernen
exercise-played = Du hast gespielt: „{ $move }“. Das senkte deine Gewinnchance um { $share }.
exercise-looking = Die Analyse sieht es sich an …
exercise-best = Der beste Zug!
exercise-even = So gut wie der beste Zug.
exercise-near = Fast so gut: Es kostet { $share }.
exercise-same = Das hast du gespielt: Es kostet { $share }.
exercise-worse = Noch nicht: Das kostet { $share }.
exercise-for = Wofür der beste Zug gut ist: { $terms }
exercise-again = Noch einmal versuchen
exercise-leave = Zurück zur Analyse
exercise-none = Diesen Fehler gibt es in dieser Partie nicht.
analysis-better = besser: { $move }
analysis-played = gespielt: { $move }
judged-played = Gespielt
judged-better = Besser
analysis-try-again = Noch einmal versuchen
analysis-play-on = Von hier weiterspielen
analysis-none = Keine Entscheidung hat fünf Prozent oder mehr gekostet.
analysis-deeper = Genauer hinsehen
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler

record = Deine Partien in diesem Browser
record-results = Wie es dir ergangen ist
record-game = Spiel
record-level = Gegner
record-played = Gespielt
record-won = Gewonnen
record-mean = Mittel
record-best = Bestes
record-mixed = gemischt
record-none = Noch keine Partie gegen Bots beendet.
record-kept = Was hier liegt
record-why = Diese Partien liegen nur in diesem Browser: Wer seine Daten leert, löscht sie.
record-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
record-forget = Löschen
record-sure = Endgültig löschen
