## Everywhere

skip = Naar de inhoud
nav = Pagina’s
nav-tables = Tafels
nav-rules = Regels
nav-settings = Instellingen
nav-account = Account
language = Taal
loading = Een ogenblik …
offline = Geen antwoord. Ben je online, en draait de server?
close = Sluiten
legend = Wat de tekens betekenen
nothing = niets
yes = ja
no = nee
paragraph = § { $number }
save = Opslaan
saved = Opgeslagen.

## Start

start-title = Vier economische spellen, één tafel aan het water
start-lead = Speel tegen vrienden of bots, live of over meerdere dagen. Een account is niet nodig: kies een spel en doe je eerste zet.
start-lead-here = Speel tegen bots, of met anderen aan dit scherm. Zonder account, zonder server, zelfs zonder netwerk: kies een spel en doe je eerste zet.
players-range = { $from }–{ $to } spelers
about-minutes = { $count } min
weight-1 = licht
weight-2 = levendig
weight-3 = rijk
weight-of = Zwaarte: { $weight } van 4
invite-friends = Vrienden uitnodigen
hosted-by = { $who } nodigt uit
people-here = { $count ->
    [one] Eén persoon is er
   *[other] { $count } personen zijn er
}
watch-table = Kijken
dice-more = Hoe het toeval eerlijk blijft
no-account = Geen account nodig: in deze browser houd je je plaats.
send = Versturen…
invitation-seat = jouw plaats
invitation-over = Deze partij is zonder jou begonnen. Je kunt kijken of zelf een tafel openen.
end-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
play-bots = Tegen bots spelen
new-table = Nieuwe tafel
setting-up = Wordt klaargezet …
continue = Verder spelen
continue-with = { $game } met { $who }
last-change = laatste zet { $when }
new-here = Nieuw hier?
new-here-lesson = Speel een eerste les: een paar klikken op een echt bord.
seat-here = aanwezig
seats-taken = { $taken } van { $seats } plaatsen bezet
card-won = Gewonnen
add-bot = Zet hier een bot
invitation = Uitnodiging
invites-you = { $who } nodigt je uit voor { $game }
my-tables = Jouw tafels
open-tables = Tafels die op spelers wachten
no-open-tables = Op dit moment geen. Open er een en stuur iemand de link.
blurb-arriala = Graaf het kanaal langs de Garonne, bouw de sluizen en zorg dat je erbij bent als een traject klaar is.
blurb-packhuys = Een haven groeit kaart voor kaart; pakhuizen vullen zich met wijn, specerijen en thee.
blurb-panamax = Schepen wachten voor het kanaal; je laadt ze, duwt ze erdoor en speelt op de beurs.
blurb-schwarzer-freitag = Vijf aandelen, een buidel die de koersen bepaalt, en zilver als toevlucht voor de krach.

## Tables

filters = Filters
filter-game = Spel
filter-game-all = Alle spellen
filter-pace = Tempo
filter-pace-all = Elk tempo
filter-company = Met wie
filter-company-all = Met iedereen
filter-company-people = Met mensen
filter-company-bots = Alleen bots
scope-mine = Jouw tafels
scope-open = Wachten op spelers
scope-running = Lopend
scope-finished = Afgelopen
no-tables = Geen.
state-open = wacht
state-running = loopt
state-finished = afgelopen
state-stopped = gestopt
pace-live = live
pace-days = over meerdere dagen
which-game = Welk spel?
new-company = Met wie?
company-bots = Tegen bots
company-bots-note = begint meteen
company-friends = Met vrienden
company-friends-note = je stuurt ze een link
company-anybody = Met wie wil
company-anybody-note = de tafel staat in de lijst
company-screen = Aan één scherm
company-screen-note = jullie geven het door
new-next-waiting = Hierna komt de wachtkamer met de link om te versturen; vrije plaatsen kunnen daar nog naar bots gaan.
seat-name = Naam op plaats { $number }
seat-here-too = Ook hier
options-changed = { $count ->
    [one] één gewijzigd
   *[other] { $count } gewijzigd
}
your-name = Je naam
guest-name = Gast
how-many = Hoeveel spelers?
new-level = Hoe sterk?
level-beginner = Beginner
level-easy = Makkelijk
level-medium = Gemiddeld
level-hard = Moeilijk
level-expert = Expert
seats = Plaatsen
seat-number = Plaats { $number }
seat-me = Jij
seat-anybody = Vrij voor iedereen
seat-invite = Met uitnodigingslink
seat-open = vrij
seat-away = een bot speelt
seat-offline = afwezig
seat-leaver = vertrekt vaak voortijdig
leaver-here = { $name } heeft minstens 3 van de laatste 20 partijen verlaten.
pace = Tempo
clock = Klok
clock-none = geen
clock-fast = 10 min + 15 s per zet
clock-calm = 30 min + 30 s per zet
clock-day = één dag per zet
clock-days = drie dagen per zet
clock-bank = { $minutes } min + { $seconds } s per zet
clock-move = { $minutes } min per zet
visibility = Wie de tafel ziet
visibility-public = zichtbaar voor iedereen
visibility-private = alleen met link
visibility-shared = gedeeld met een link
spectators-allowed = Anderen mogen toekijken
hot-seat-note = Elke plaats met ‘Jij’ wordt hier gespeeld; bij het wisselen blijft alles wat geheim is verborgen.
options = Regelvarianten
usual = (standaard)
rules-usual = zoals gebruikelijk
create-table = Tafel openen
join = Meespelen
join-title = Je bent uitgenodigd voor een tafel
watch = Alleen kijken
seats-free = { $count ->
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
}
all-seated = Iedereen is er.
take-seat = Plaats { $number } nemen
invite-link = Link om te versturen
invite-note = Wie hem opent, ziet wie waarvoor uitnodigt en gaat zonder account zitten.
waiting-level = Bots die gaan zitten:
waiting-fill = Aanvullen met bots en beginnen
waiting-host = { $who } begint het spel zodra iedereen er is.
copy = Kopiëren
copied = Gekopieerd
start-game = Spel beginnen
remove-guest = { $name } wegsturen
leave = Plaats verlaten
import = Opgeslagen spel openen …
import-kind = Wat er met het opgeslagen spel gebeurt
import-hot-seat = verder spelen aan dit scherm
import-analysis = bekijken, alle handen open
import-unreadable = { $name } is geen opgeslagen spel van Penstock.
no-such-table = Deze tafel kan niet worden getoond

## At the table

decides = beslist
place = { $place }e
unit-days = d
unit-hours = u
your-decision = Jouw beslissing
your-turn = Jij bent aan zet
game-over = Het spel is afgelopen
game-stopped = Het spel is gestopt
confirm-title = Dit is niet terug te nemen:
confirm-yes = Ja, doen
confirm-no = Toch niet
sending = Wordt verzonden …
hint = Tip
hint-place = waarschijnlijk { $place }, met ongeveer { $score }
hint-score = { $game ->
    [panamax] { $score ->
        [one] { $score } dollar
       *[other] { $score } dollar
    }
    [schwarzer-freitag] { $score ->
        [one] { $score } staaf
       *[other] { $score } staven
    }
   *[other] { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
}
hint-chance = wint { $chance }
hint-for = voor: { $terms }
hint-costs = tegen: { $terms }
hint-stays = { $best ->
    [yes] Niets anders dat is geprobeerd levert nu meer op; alles blijft zoals het is.
   *[no] Alles blijft zoals het is.
}
hint-visits = De bot heeft het { $count } keer geprobeerd.
hint-page = Tip { $at } van { $of }
hint-next = Volgende tip
hint-before = Vorige tip
hint-thinking = Denkt na …
filter-moves = { $count ->
    [one] Zoeken in { $count } zet
   *[other] Zoeken in { $count } zetten
}
not-now = Waarom kan … niet?
waiting-for = Wachten op { $who }
turn-so-far = Je beurt tot nu toe
undo = Terugnemen
which-move = Welke?
log = Verloop
log-jump = Stelling { $number } tonen
log-takes-back = { $who } neemt terug: { $what }
log-earlier = Eerdere beurten
chat = Chat
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
in-words = In woorden
reconnecting = De verbinding is weg. Nieuwe poging …
hand-over = { $who } is aan de beurt
hand-over-ready = Ik ben { $who }: toon mijn kaarten
you-watch = Je kijkt toe.
watching = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } personen kijken mee.
}
menu = Tafel
undo-ask = De anderen vragen een zet terug te nemen
undo-own = Je laatste zet terugnemen
offer-stop = Voorstellen het spel te stoppen
offer-undo-text = { $who } wil graag een zet terugnemen.
offer-stop-text = { $who } stelt voor het spel te stoppen.
offer-share-text = { $who } wil deze privépartij delen: iedereen met de link zou haar kunnen zien, met de spelers.
offer-takeover-text = { $who } stelt voor dat een bot voor { $other } speelt. Zonder bezwaar gaat die zo zitten.
offer-waiting = Er staat een voorstel open: de anderen zijn aan het woord.
offer-left = nog { $time }
accept = Akkoord
refuse = Afwijzen
bot-for = Een bot laten spelen voor { $who }
back-again = Ik ben terug en speel weer zelf
resign = Opgeven
resign-not = Nee, verder spelen
resign-alone = Ja, opgeven (het spel eindigt)
resign-sure = Ja, opgeven (een bot speelt voor je verder)
kind-play = Een tafel voor mensen aan hun eigen scherm; niemand kan de dobbelstenen kiezen.
kind-hot_seat = Een tafel aan één scherm; niemand kan er van elders bij.
kind-analysis = Een partij om te bestuderen, aan één scherm; niemand kan er van elders bij.
dice-commitment = Wat de server over de dobbelstenen belooft:
dice-own-share = Je eigen aandeel in de dobbelstenen:
dice-server-share = Het aandeel van de server:
dice-counted = Jouw aandeel telde mee voor de dobbelstenen.
dice-not-counted = Jouw aandeel telde niet mee voor de dobbelstenen.
dice-chosen = Het startgetal is gekozen, niet geloot.
seed-shown = Startgetal van dit spel: { $seed }
since-replay = Tonen wat er sinds mijn laatste beurt gebeurde
score-sheet = Eindstand
see-board = Bord bekijken
rank-place = Plaats
rank-player = Speler
rank-score = Score
how-it-came = Hoe het zo kwam
breakdown = Waar het vandaan kwam
chart-title = Het verloop
end-won = Je hebt gewonnen, { $scores }
end-lost = { $who } wint, met een voorsprong van { $short }
end-lost-level = { $who } wint bij gelijke stand, { $scores }
end-round = Ronde { $round }
end-hands = Wat iedereen op het eind in de hand had
end-other = { $who } wint, { $scores }
end-shared = Een gedeelde overwinning, { $scores }
end-shared-you = Je deelt de overwinning, { $scores }
end-nobody = Niemand wint
end-edge = Het verschil met { $who }: { $part }, { $one } tegen { $other }.
end-lacked = Wat je miste: { $part }, { $one } tegen { $other }.
end-share = Delen
share-position = Deze stelling delen
share-file = Als bestand delen
share-yes = Delen
share-ask-upload = Om het te delen gaat het spel naar de server: wie de link heeft kan het zien, met je naam.
share-ask-publish = Dit spel is privé. Eerst wordt het gevraagd aan iedereen die aan tafel zat; daarna kan iedereen met de link het zien, met de spelers. Wat er gezegd is, blijft onder jullie.
share-closed = Dit spel is privé; alleen wie aan tafel zat kan het delen.
share-asked = De anderen is het gevraagd. Als iedereen akkoord is, kan de link gedeeld worden.
share-link = De link
end-shared-link = Gekopieerd
end-decided = Wat besliste
end-decided-note = Hoeveel een zet de voorsprong veranderde, gezien door: { $who }. Een klik opent daar de herhaling.
end-numbers = In cijfers
end-turns = { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, { $decisions ->
    [one] één beslissing
   *[other] { $decisions } beslissingen
}
end-time = Duur
end-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
end-record = Je record
end-record-is = { $before }, nog steeds je beste
end-record-new = { $score }, een nieuw record
end-record-higher = { $score }, meer dan ooit ({ $before })
chart-note = Ieders resultaat als de partij na die zet was afgelopen; wijs ernaar voor de getallen.
you = Jij
chart-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
rematch = Revanche
replay = Herhaling
export-own = Opslaan wat ik kan zien
export = Opslaan als bestand
bot-random = Bot, willekeurig
bot-greedy = Bot, gretig
bot-instant = Bot, getraind
bot-beginner = Bot, beginner
bot-easy = Bot, makkelijk
bot-medium = Bot, gemiddeld
bot-hard = Bot, moeilijk
bot-expert = Bot, expert
bot-other = Bot, { $name }
board = Bord
panes = Delen van het bord
pane-has-target = hier valt iets te kiezen
pane-has-news = Hier is iets gebeurd
all-moves = Alle zetten ({ $count })
more-moves = Meer zetten ({ $count })
scene-again = Nog eens tonen
skip-scene = Overslaan
shown-again = Nog eens: sinds je beurt
hint-note = Wat een bot hier zou doen, en waarom
undo-note = Neem terug wat je het laatst deed; een onvoltooide actie in zijn geheel
undo-nothing = Je hebt niets om terug te nemen.
preview-title = Is dit wat je wilt?
since-short = sinds mijn beurt
sound-on = Geluid staat aan
sound-off = Geluid staat uit
show-worth = Tonen hoeveel iedereen waard is
board-size = Grootte van het bord
size-small = klein
size-normal = normaal
size-large = groot
keys = Toetsen
key-tab = langs stukken en knoppen gaan
key-enter = kiezen
key-arrows = van de ene oplichtende plek naar de volgende
key-escape = loslaten; terugnemen wat half gedaan is
key-undo = terugnemen
key-hint = tip
key-moves = lijst van alle zetten
key-end = beurt beëindigen
key-board = naar het bord
key-again = tonen wat er sinds mijn beurt gebeurde
key-space = verder in de scène
key-shift-space = de scène overslaan
key-help = deze lijst

## How to play

learn = Zo speel je
learn-you = Jouw kleur
learn-no = Ken ik al
learn-tips = Spelen met tips
learn-first = Eerst de lessen
learn-play = Spelen
learn-rules = Alle regels
learn-summary = Het hele spel in zeven stappen
lessons = Lessen
lessons-count = { $count ->
    [one] Eén korte les
   *[other] { $count } korte lessen
} op een echt speelbord, ongeveer { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
lessons-start = Begin met de eerste les
lessons-continue = Ga verder met de lessen
lesson = Les
lesson-of = Les { $number } van { $count }
lesson-leave = Les verlaten
lesson-all = Alle lessen
lesson-none = Deze les bestaat niet.
lesson-wrong = Toegestaan, maar niet de opdracht.
lesson-followed = Dit is het gevolg: { $what }
lesson-back = Terugnemen
lesson-again = Opnieuw
lesson-show = Laat zien
lesson-skip = Overslaan
lesson-next = Volgende les
lesson-last = Alle lessen gedaan
lesson-done = gedaan
coached = Eerste partij met begeleiding
coach-tip = Een tip
coach-thanks = Begrepen
coach-off = Geen tips meer

## Replay

to-table = Naar de tafel
beginning = Het begin
replay-speed = Snelheid
replay-eyes = Gezien door
replay-moments = Grote momenten
replay-moment-back = Groot moment ervoor
replay-moment-on = Volgende grote moment
replay-at = { $at } van { $last }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-last = Naar het einde
replay-more = Meer
play = Afspelen
pause = Pauze

## Rules

search-rules = In de regels zoeken
chapters = Hoofdstukken
rules-note = In eigen woorden, paragraaf voor paragraaf. † duidt een gereconstrueerde waarde aan, ‡ een afgeleide; wie het spel bezit kan de eigen waarden invoeren.
nothing-found = Niets gevonden.

## Settings

theme = Kleuren
theme-auto = zoals het apparaat
theme-light = licht
theme-dark = donker
motion = Beweging van stukken
motion-none = geen
motion-fast = snel
motion-normal = normaal
motion-slow = langzaam
motion-note = Vraagt je apparaat om minder beweging, dan zijn er hier nooit animaties.
patterns = Patronen op gekleurde stukken
sound = Geluiden
confirm-moves = Bevestiging vragen voordat mijn beurt eindigt
show-hints = Tips aanbieden
settings-kept = Opgeslagen in deze browser en, als je bent ingelogd, ook in je account.

## Account

account-guest = Je speelt als gast
account-known = Je bent { $name }
account-make = Account maken
account-why = Met gebruikersnaam en wachtwoord heb je je tafels en instellingen op elk apparaat. Partijen tegen bots blijven in deze browser tot je ze uploadt.
user-name = Gebruikersnaam
password = Wachtwoord (minstens 8 tekens)
log-in = Inloggen
log-out = Uitloggen
logged-in = Welkom terug.
logged-out = Uitgelogd.
be-guest = Als gast spelen
notify = Laat weten wanneer ik aan de beurt ben
email = E-mail
webhook = Webhook
webhook-note = Een eigen adres (een chat, een thuisserver) dat wordt aangeroepen als jij aan zet bent.
sessions = Waar je bent ingelogd
session-unknown = Onbekend apparaat
session-seen = laatst gebruikt { $when }
session-this = dit apparaat
session-end = Daar uitloggen
session-end-of = Daar uitloggen: { $device }
session-ended = Daar uitgelogd.
log-out-everywhere = Overal uitloggen
password-change = Wachtwoord wijzigen
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-changed = Het wachtwoord is gewijzigd en alle andere apparaten zijn uitgelogd.
password-lost = Wachtwoord vergeten?
password-ask = Stuur me een e-mail
password-letter = Als het account een bevestigd adres heeft, is er een e-mail onderweg.
email-confirmed = Je adres is bevestigd.
email-unconfirmed = Nog niet bevestigd: volg de link in de e-mail. Opslaan stuurt er nog een.
email-turns = E-mail als ik aan de beurt ben
own-data = Wat deze server over je weet
own-data-get = Mijn gegevens downloaden
farewell-why = Je partijen blijven als die van iemand; al het andere wordt voorgoed gewist.
farewell = Mijn account wissen
farewell-sure = Ja, voorgoed wissen
farewell-done = Alles is gewist. Vaarwel.
cancel = Annuleren

## Other people

profile = Profiel
profile-bots = Tegen bots, in deze browser
profile-people = Afgeronde partijen met anderen
profile-own = Je profiel
profile-games = { $count ->
    [0] Nog geen voltooide partij met anderen.
    [one] Eén voltooide partij met anderen.
   *[other] { $count } voltooide partijen met anderen.
}
profile-leaver = Heeft { $count } van de laatste 20 partijen verlaten.
block = Blokkeren
unblock = Niet meer blokkeren
block-why = Wie geblokkeerd is, kan niet aan je tafels komen, en je ziet niet wat diegene schrijft.
ratings = Ratings
rating-provisional = (voorlopig)
result = plaats { $place } van { $seats }
result-left = verlaten
results-none = Nog geen.
somebody = iemand
report = Melden
report-line = Melden wat { $name } schreef
reported = Gemeld.
chat-mute = Dempen
chat-muted = De chat is gedempt.

## Drawings on a small screen

zoom-in = Vergroten
zoom-out = Verkleinen

## Zonder server

kind-local = Dit spel wordt in je browser bewaard, zonder server; ook schudden en trekken gebeurt hier.
local-kept = Dit spel wordt in deze browser bewaard.
local-not-lasting = Deze browser bewaart niets: sla het spel op als bestand voordat je de pagina sluit.
local-other-tab = Dit spel wordt in een ander tabblad gespeeld; hier kijk je toe.
local-thinks = Denkt al { $seconds } s na …
local-upload = Op de server bewaren
local-play-on = Vanaf hier verder spelen
local-new = Er is niemand anders nodig: het spel wordt in deze browser gespeeld en bewaard.
people-need-server = Voor andere mensen is een tafelserver nodig
people-need-server-more = Deze pagina speelt alleen: tegen bots, of met meer mensen aan één scherm. Met anderen over het netwerk spelen, accounts en waarderingen vragen om de tafelserver van Penstock.
to-start = Naar de startpagina
version-ready = Er is een nieuwe versie van deze pagina klaar.
version-take = Laden
page-not-loaded = Dit deel van de pagina kon niet worden geladen. Misschien ben je offline, of is er een nieuwere versie.
page-reload = Pagina opnieuw laden

note = Je notitie
note-write = Notitie schrijven
note-private = Alleen jij ziet haar.
note-kept = Bewaard.
analyse = Analyseren
analysis = Analyse
analysis-so-far = Tot hier analyseren
analysis-progress = Bekeken beslissingen: { $done } van { $of }
analysis-chart = Winstkansen in de loop van de partij
analysis-now = Winstkansen in deze stelling
analysis-what = Ieders kansen in de loop van de partij, wat elke beslissing kostte en wat geluk was. Het wordt op je eigen apparaat uitgerekend, in seconden of enkele minuten.
analysis-accuracy = Nauwkeurigheid
analysis-luck = Geluk
analysis-luck-note = Wat dobbelstenen, trekken, verborgen kaarten en geheime keuzes veranderden, in delen van een overwinning
analysis-sum = Hoe het optelt
analysis-sum-initial = Kans aan het begin
analysis-sum-decisions = Eigen beslissingen
analysis-sum-others = Beslissingen van anderen
analysis-sum-luck = Geluk
analysis-sum-result = Uitslag
analysis-turning = Keerpunten
turning-fall = { $who } daalt van { $before } naar { $after }
turning-rise = { $who } stijgt van { $before } naar { $after }
turning-decision = { $who } geeft { $share } weg:
turning-luck = Niet door één fout: geluk, of iets verborgens dat aan het licht kwam.
analysis-list = Dure beslissingen
analysis-everybody = Die van allen ({ $count })
analysis-review = { $count ->
    [one] Leren van je fout
   *[other] Leren van je { $count } fouten
}
analysis-step-back = Fout ervoor
analysis-step-on = Volgende fout
review-at = Fout { $at } van { $of }
review-ask = Wat zou hier beter zijn?
exercise = Leren van fouten
exercise-played = Je speelde ‘{ $move }’. Dat verlaagde je winkans met { $share }.
exercise-looking = De analyse kijkt ernaar …
exercise-best = De beste zet!
exercise-even = Even goed als de beste zet.
exercise-near = Bijna even goed: het kost { $share }.
exercise-same = Dat heb je gespeeld: het kost { $share }.
exercise-worse = Nog niet: dit kost { $share }.
exercise-for = Waar de beste zet voor is: { $terms }
exercise-again = Nog eens proberen
exercise-leave = Terug naar de analyse
exercise-none = Deze fout is er niet in deze partij.
analysis-better = beter: { $move }
analysis-played = gespeeld: { $move }
judged-played = Gespeeld
judged-better = Beter
analysis-try-again = Nog eens proberen
analysis-play-on = Van hier verder spelen
analysis-none = Geen beslissing kostte vijf procent of meer.
analysis-deeper = Beter kijken
mark-inaccuracy = onnauwkeurigheid
mark-mistake = fout
mark-blunder = blunder

record = Je partijen in deze browser
record-results = Hoe het je is vergaan
record-game = Spel
record-level = Tegenstanders
record-played = Gespeeld
record-won = Gewonnen
record-mean = Gemiddeld
record-best = Beste
record-mixed = gemengd
record-none = Nog geen partij tegen bots uitgespeeld.
record-kept = Wat hier bewaard wordt
record-why = Deze partijen staan alleen in deze browser: wie de gegevens wist, verwijdert ze.
record-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
record-forget = Verwijderen
record-sure = Definitief verwijderen
