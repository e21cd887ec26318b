canal = Der Kanal
loading-zone = Ladezone { $nation }
holds-of = { $capacity ->
    [one] { $holds } von { $capacity } Frachtraum
   *[other] { $holds } von { $capacity } Frachträumen
}
fee-here = ein Würfel kostet hier am Rundenende { $fee } Dollar
left-waterway = { $count ->
    [one] 1 Wasserwegbewegung
   *[other] { $count } Wasserwegbewegungen
}
left-lock = { $count ->
    [one] 1 Schleusenbewegung
   *[other] { $count } Schleusenbewegungen
}
left-any = { $count ->
    [one] 1 beliebige Bewegung
   *[other] { $count } beliebige Bewegungen
}
left-loads = { $count ->
    [one] ein Würfel zu laden
   *[other] { $count } Würfel zu laden
}
left-stevedore = { $count ->
    [one] ein Würfel durch den Schauermann
   *[other] { $count } Würfel durch den Schauermann
}
ship-military = { $holds ->
    [one] { $ship }, Militärschiff, 1 Frachtraum.
   *[other] { $ship }, Militärschiff, { $holds } Frachträume.
}
ship-words = { $ship }: { $cargo }; { $weight } von { $least } bis { $most }.
ready = Fahrbereit.
lacks = Noch { $count } bis zum Minimum.
empty = leer
general-cargo = normale Fracht
action-table = Aktionstabelle
column = Spalte { $number }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
executive = Direktorenwürfel
gives-moves = Dieser Würfel gibt { $strength ->
    [one] 1 Wasserwegbewegung
   *[other] { $strength } Wasserwegbewegungen
} und { $lock ->
    [one] 1 Schleusenbewegung
   *[other] { $lock } Schleusenbewegungen
}.
gives-loads = Mit diesem Würfel lädst du bis zu { $strength } Würfel.
gives-market = Oder, als Direktorenwürfel: eine Aktie kaufen oder den eigenen Aktienwert heben.
gives-front = Die Würfel kommen auf Schiffe in { $nation }; alle geladen, gehört dir die Flagge.
gives-back = Die Würfel kommen auf Schiffe jeder Ladezone; es gibt keine Flagge.
gives-rail = Ein Würfel aus Lagerhaus oder Pool liegt dort als 2.
gives-lift = Er zählt für die Reihenfolge 2 mehr, höchstens 6.
contract-number = Auftrag { $number }
container-of = Container { $container } von Auftrag { $contract }
container = Container mit einer { $die }
incoming = Eingangsfracht
pile = Stapel ({ $count })
railway = Eisenbahn, { $count } Würfel auf dem ersten Waggon
wagon-die = { $die } der Firma { $company } auf dem Waggon
platform = Flaggen am Bahnsteig
platform-flag = Flagge { $nation } am Bahnsteig, noch { $count }
round = Runde { $round } von 3
private = Privat
price = Aktienwert
loans = Darlehen
dice = Würfel
flags = Flaggen
awards = Direktorenprämien
market-words = Aktie der Firma { $company }: Aktienwert { $price }, Dividende { $dividend }, { $unsold } unverkauft
captain = { $moves ->
    [one] Kapitän: 1 Bewegung
   *[other] Kapitän: { $moves } Bewegungen
}
advisors = { $count ->
    [one] ein Finanzberater
   *[other] { $count } Finanzberater
}
advisor-pays = brächte jetzt { $pays } Dollar
words-player = { $who } ({ $company }): Firma { $own }, privat { $cash }, Aktienwert { $price }, Dividende { $dividend }, Gebühr jetzt { $fee }, Darlehen { $loans }. Flaggen: { $flags }
waiting-zone = Wartezone
by-rail = mit der Bahn
column-short = Spalte { $number }
starting = Start
market = Markt
deferred = eine Marktaktion ist für später aufgehoben
fee-parts = Frachtgebühren am Rundenende, wie es jetzt liegt: { $fee } Dollar (Lagerhaus { $warehouse }, Aufträge { $contracts }, Schiffe { $ships }). Lade Würfel und fahr ihre Schiffe weiter: Kurz vor dem Ozean kostet ein Würfel wenig, angekommen nichts.
debt = kostet am Ende { $debt } Dollar
in-dock = { $holds ->
    [one] Schiff mit 1 Frachtraum, noch nicht im Einsatz
   *[other] Schiff mit { $holds } Frachträumen, noch nicht im Einsatz
}
round-end = Das Ende der Runde
step-order = Bahn
step-flags = Flaggen
step-fees = Frachtgebühren
step-dividends = Dividenden
step-award = Direktorenprämie
free-action = Kostenlose Aktion: { $free }
shares-worth = Aktien
advisor-money = Finanzberater
advisor-not-counted = zählt nicht
total = Summe
score = Dollar
stevedore = Schauermann: { $dice } Würfel laden oder { $cut } Dollar weniger Gebühren zahlen
no-dividend = keine Dividende
ask-bid = Biete für deine Firma
ask-pass-advisor = Welchen Berater behältst du? Der andere geht nach links
ask-keep-advisor = Welchen Berater behältst du?
ask-start-contract = Wähle einen Anfangsauftrag
ask-done = Aufhören zu laden? Es ginge noch mehr.
ask-start-loading = Belade deine Schiffe, je ein Würfel
ask-start-build = Setz ein Schiff in { $nation } ein: Es nimmt einen Würfel
ask-port = In welche Ladezone?
ask-before = Nimm einen Würfel
ask-executive = Direktorenwürfel: seine Aktion oder der Markt?
ask-contract = Auftrag nehmen? Oben bringt eine Flagge
ask-loading = Laden: je Schiff ein Würfel
ask-loading-none = Kein Schiff nimmt jetzt einen Würfel
ask-loading-empty = Nichts mehr zu laden
end-turn = Zug beenden
ask-target = Auf welches Schiff?
ask-moving = Bewege ein Schiff
ask-group = Wer fährt mit?
ask-stevedore = Schauermann: welcher Container?
ask-deferred-market = Aufgehobene Marktaktion: Kauf eine Aktie, oder sie verfällt
ask-free-market = Kostenlose Aktion: jetzt oder später eine Aktie kaufen?
ask-free-load = Kostenlose Aktion: einen Würfel laden
ask-free-rail = Kostenlose Aktion: Eisenbahn
ask-bonus = { $ship } ist da: Karte oder Geld?
ask-advisor = Wähle einen Finanzberater
ask-benefit = Wähle einen Passagiervorteil
ask-after = Noch etwas in diesem Zug?
ask-discard = Zu viele Aufträge: Leg einen ab
ask-flag = Wähle eine Flagge
ask-fee = Die Frachtgebühren sind fällig
do-bid = bieten
do-keep = behalten
do-choose = wählen
do-take = Spalte
do-transfer = überführen
do-act = Aktion
do-buy = kaufen
do-raise = erhöhen
do-build = bauen
do-captain = Kapitän
do-stevedore = Schauermann
do-contract = Auftrag
do-skip = auslassen
do-pick = Container
do-free-die = kostenloser Würfel
do-load = laden
do-wagon = Waggon
do-done = fertig
do-move = bewegen
do-add = mitnehmen
do-sail = losfahren
do-rail = Bahn
do-lift = Würfel erhöhen
do-decline = Aktion nicht nutzen
do-bonus = Bonus
do-advisor = Berater
do-benefit = Vorteil
do-end = beenden
do-discard = ablegen
do-flag = Flagge
do-cut = kürzen
do-pay = zahlen
load = { $now }/{ $least }–{ $most }
to-sea = zum { $sea }
waiting-words = Wartezone: Schiffe, die den Kanal verlassen haben. Ein Würfel, der geladen wird, bringt sie in eine Ladezone.
reach-gatun = Gatun-Schleusen
reach-gatun-lake = Gatunsee
reach-culebra = Culebra-Enge
reach-pedro-miguel = Pedro Miguel
reach-miraflores-lake = Miraflores-see
reach-miraflores = Miraflores-Schleusen
short-iowa = USS Iowa
short-sagres = NRP Sagres
short-pegasus = USS Pegasus
short-yi-yang = Yi Yang
short-dice-fest = Dice Fest
short-lucky-me = Lucky Me
short-spiel = Spiel
short-prospector = Prospector
move-ships = Schiffe bewegen
take-and-load = Auftrag nehmen, laden
word-waterway = Wasserwegbewegungen
word-lock = Schleusenbewegungen
loads-short = lädt { $strength }
emptier = leerere Spalte = stärker
transfer-short = Überführen
transfer = Zieh vor deiner Aktion einen Würfel in eine Spalte der anderen Seite, oder drück hier und dann auf seine Spalte. Er wird dort sofort benutzt und kostet die Firma { $price } Dollar.
column-empty = Hier liegt kein Würfel mehr.
stack-captain = Kapitänskarten im Stapel: { $count }. Wessen kleines Schiff den Kanal verlässt, nimmt die oberste oder Geld. Sie gibt kostenlose Bewegungen.
stack-stevedore = Schauermannkarten im Stapel: { $count }. Für ein mittleres Schiff, das den Kanal verlässt. Sie lädt Würfel oder spart Gebühren.
stack-advisor = Finanzberater im Stapel: { $count }. Für ein großes Schiff, das den Kanal verlässt. Die zwei besten zahlen am Ende.
stack-passenger = Passagierplättchen im Stapel: { $count }. Jeder Würfel, der auf einem Kreuzfahrtschiff ankommt, nimmt eins: Geld für die Firma und ein bleibender Vorteil.
cards-left = Im Stapel, für Schiffe am Ziel
count-captain = Kapitäne
count-stevedore = Schauerleute
count-advisor = Berater
count-passenger = Passagiere
back-legend = ◇ normale Fracht: jeder Hafen, keine Flagge
a-share = je Aktie
pays = zahlt { $pays }
wagon = Erster Waggon: Am Rundenende beginnt die höchste Summe, und wer hier einen Würfel hat, nimmt eine Flagge.
wagon-rule = Waggon 1: Höchste zuerst
order-now = Reihenfolge
order = Die Reihenfolge in dieser Runde.
platform-short = Bahnsteig
store = Lagerhaus
pool = Vorrat
tip-store = Würfel im Lagerhaus: { $count }. Sie werden zuerst benutzt; am Rundenende kosteten sie { $fee } Dollar.
tip-pool = Würfel im Vorrat: { $count }. Sie kosten nichts.
captain-short = Kapitän { $moves }
stevedore-short = Schauermann { $dice }
passengers-note = Passagierplättchen: { $count }. Vorteile: { $benefits }.
build-for = bauen { $cost }
build-free = kostenlos
open-company = Diese Firma ganz zeigen
your-company = Deine Firma
opening-you = Deine Firma: { $company }
opening-goal = Dein eigenes Geld gewinnt,
opening-goal-text = nicht das der Firma: wer nach drei Runden am meisten hat. Es kommt aus Aktien und ihren Dividenden, von deinen Schiffen, die ankommen, und vom Berater.
opening-cargo = Fracht füllt die Firmenkasse:
opening-cargo-text = Nimm Aufträge, lade ihre Würfel auf Schiffe, bring sie zum anderen Ozean. Daraus zahlt die Firma Gebühren und Dividenden.
opening-turn = Ein Zug ist ein weißer Würfel:
opening-turn-text = Aus Spalte 1 bis 3 bewegt er Schiffe, auch fremde; aus Spalte 4 bis 6 nimmt er einen Auftrag und lädt.
award-note = Direktorenprämien: { $money } Dollar. Sie zählen am Ende und sind kein Privatvermögen.
worth-short = jetzt wert
worth-now = Jetzt wert: { $total } Dollar
worth-cash = Privatvermögen
worth-awards = Direktorenprämien
worth-shares = Aktien zum Aktienwert
worth-advisors = Finanzberater
worth-debt = weniger Darlehen
free-die-label = ein Würfel aus Lagerhaus oder Vorrat
no-contract = kein Auftrag
firm = Firma
own = Privat
fees = Gebühren
firm-note = Das Geld der Firma zahlt Gebühren, Überführungen, Schiffe und Dividenden. Am Ende ist es nichts wert.
own-note = Privates Geld kauft Aktien und zählt am Ende.
shares-held = Aktien
shares-note = Eigene Aktien: Jede zahlt am Rundenende eine Dividende und am Spielende ihren Aktienwert.
price-note = So viel kostet eine Aktie jetzt; danach steigt ihr Wert um eins. Am Spielende zahlt sie diesen Aktienwert.
pays-note = Die Dividende jeder Aktie am Rundenende. Kann eine Firma nicht alle zahlen, zahlt sie keine, und ihr Aktienwert fällt um zwei.
pile-note = Die Eingangsfracht füllt eine Lücke über den Spalten, und die oberste Karte des Stapels wird zur Eingangsfracht.
platform-note = Am Rundenende nimmt jeder mit einem Würfel im ersten Waggon eine dieser Flaggen samt freier Aktion.
front-note = Die Vorderseite: Ihre Würfel kommen auf Schiffe in der Ladezone dieser Nation. Erfüllt bringt sie die Flagge. Schiene unter einem Container: Er muss mit der Bahn.
back-note = Die Rückseite: normale Fracht, Würfel mit 3 für jede Ladezone; keine Flagge. Schiene unter einem Container: Er darf mit der Bahn.
held-front = Diese Würfel kommen auf Schiffe bei { $nation }; sind alle geladen, gehört dir die Flagge. Wartende Würfel kosten am Rundenende Gebühren.
held-back = Diese Würfel kommen auf Schiffe jeder Ladezone. Wartende Würfel kosten am Rundenende Gebühren.
flag-number = Flagge { $number } von { $nation }
flag-there = gesetzt
flag-plain = Vier verschiedene Nationen in dieser Spalte machen Überführungen kostenlos. Ihr Militärschiff zu bewegen bringt je Flagge 1 Dollar, höchstens 3.
flag-market = Bringt eine kostenlose Marktaktion: jetzt eine Aktie kaufen oder aufheben.
flag-load = Bringt kostenloses Laden: ein wartender Würfel, oder einer aus dem Lagerhaus als 2.
flag-moves = Bringt drei kostenlose beliebige Bewegungen.
flag-rail = Bringt eine kostenlose Bahnaktion: ein Würfel als 2 auf den Waggon, oder ein eigener dort um 2 höher.
flag-none = Keine kostenlose Aktion. Flaggen aller vier Nationen machen Überführungen kostenlos.
flag-owned = du hast { $count }
advisor-east-note = Zahlt am Ende für jede Flagge USA Ost.
advisor-eu-note = Zahlt am Ende für jede Flagge der EU.
advisor-west-note = Zahlt am Ende für jede Flagge USA West.
advisor-china-note = Zahlt am Ende für jede Flagge Chinas.
advisor-sets-note = Zahlt am Ende für jeden Satz von vier verschiedenen Flaggen.
advisor-passengers-note = Zahlt am Ende für jedes Passagierplättchen.
advisor-shipyard-note = Zahlt am Ende für jedes gebaute Schiff: das zweite kleine und das große.
advisor-portfolio-note = Zahlt am Ende für jede Firma, von der du eine Aktie hast.
advisor-founder-note = Zahlt am Ende für jede Aktie der eigenen Firma, die du hast.
military = Militärschiff
not-ready = (noch nicht fahrbereit)
steps-away = { $steps ->
    [one] 1 Schritt bis zum { $sea }.
   *[other] { $steps } Schritte bis zum { $sea }.
}
about-military = Keine Fracht, immer fahrbereit. Wer es bewegt, wird für Flaggen seiner Nation bezahlt.
about-cruise = Nimmt nur Würfel mit 1 und 2; jeder bringt am Ende des Kanals ein Passagierplättchen.
about-cargo = Gehört niemandem; der höchste Würfel jeder Firma an Bord zahlt doppelt.
about-s = Bei der Ankunft nimmt der Eigentümer einen Kapitän oder Geld, und die Würfel zahlen ihren Firmen.
about-m = Bei der Ankunft nimmt der Eigentümer einen Schauermann oder Geld, und die Würfel zahlen ihren Firmen.
about-l = Bei der Ankunft nimmt der Eigentümer einen Finanzberater oder Geld, und die Würfel zahlen ihren Firmen.
zone-lock-note = Eine Schleuse: Sie zu verlassen kostet eine Schleusenbewegung. Schiffe hier sind eine Gruppe; was nicht hineinpasst, schiebt sie weiter.
zone-cut-note = Die Enge: Sie zu verlassen kostet eine Wasserwegbewegung. Schiffe hier sind eine Gruppe; was nicht hineinpasst, schiebt sie weiter.
zone-lake-note = Ein See hat Platz für alle; Gruppen bilden und trennen sich hier. Ihn zu verlassen kostet eine Wasserwegbewegung.
fee-note = Gebühr: { $fee } Dollar je Würfel am Rundenende.
port-note = Hier werden Schiffe mit Würfeln dieser Nation und mit normaler Fracht beladen.
round-end-again = Abrechnung der letzten Runde
skip-account = Alles zeigen
account = Abrechnung
account-close = Abrechnung schließen, dann geht es weiter
all-companies = Alle
scene-arrival = Im { $sea } angekommen
part-warehouse = Lagerhaus
part-contracts = Aufträge
part-ships = Schiffe
stevedore-word = Schauermann
in-all = zusammen
fee-due = jetzt fällig
private-part = davon privat: { $money }
loans-note = Was weder Firma noch Person zahlen kann, deckt ein Darlehen. Es wird am Ende abgezogen.
each-share = je Aktie
gets-dividends = erhält
counts-at-end = zählt am Ende
advisor-terms = je { $pays }, höchstens { $most } Dollar
offer-cash = Privates Geld, sofort.
offer-captain = Kostenlose beliebige Bewegungen, in einem späteren Zug.
offer-stevedore = Lädt in einem späteren Zug Würfel oder spart am Rundenende Gebühren.
offer-advisor = Geheim, zahlt am Ende. Deine zwei besten zählen.
bonus-cash = { $money } Dollar für dich
bonus-advisor = Ein Finanzberater
offer-transfers = Einen Würfel zu überführen kostet ab jetzt weniger.
offer-contracts = Du darfst auch die Eingangsfracht oder die oberste Karte des Stapels nehmen.
offer-loading = Mit einem Würfel aus Spalte 4 bis 6 lädst du einen Würfel mehr.
why-pass-advisor = Ein Berater ist dein geheimes Ziel: Er zahlt dir am Ende. Danach wählst du noch einmal, zwischen diesem und einem vom Nachbarn.
why-keep-advisor = Dieser bleibt, als dein geheimes Ziel: Er zahlt dir am Ende der Partie.
why-start-contract = Deine erste Fracht. Die Würfel kommen auf eigene Schiffe in diesem Hafen; im anderen Ozean bringt jeder der Firma seine Augenzahl. Sind alle geladen, bekommst du die Flagge.
why-bonus = Dein eigenes Schiff ist da. Geld gehört dir sofort und zählt am Ende; eine Karte hilft dir später.
why-advisor = Berater sind geheim und zahlen dir am Ende; deine zwei besten zählen.
way-flags = Für ganz geladene Aufträge, und per Bahn.
way-passengers = Lade Einsen und Zweien auf Kreuzfahrtschiffe.
way-shipyard = Den Bau zahlt die Firma.
way-portfolio = Kauf von jeder Firma eine Aktie.
way-founder = Kauf eigene Aktien früh, solange sie billig sind.
bid-note = So viel bekommt die Firma, der Rest gehört dir. Ein Drittel davon ist der erste Aktienwert.
sign-waterway = Wasserwegbewegung: aus Ozean, See oder Enge
sign-lock = Schleusenbewegung: aus einer Schleuse
sign-any = kostenlose beliebige Bewegungen
sign-load = Würfel zu laden
sign-rail = Eisenbahn
sign-market = Markt: eine Aktie kaufen
sign-captain = Kapitänskarte: für ein kleines Schiff, das den Kanal verlässt; kostenlose Bewegungen. Die Zahl daneben: Karten im Stapel.
sign-stevedore = Schauermannkarte: für ein mittleres Schiff, das den Kanal verlässt; lädt Würfel oder spart Gebühren. Die Zahl: Karten im Stapel.
sign-advisor = Finanzberater: für ein großes Schiff, das den Kanal verlässt; die zwei besten zahlen am Ende. Die Zahl: Karten im Stapel.
sign-passenger = Passagierplättchen: für jeden Würfel, der auf einem Kreuzfahrtschiff ankommt; Geld und ein bleibender Vorteil. Die Zahl: Plättchen übrig.
sign-coin = Gebühr für einen Würfel hier am Rundenende
sign-gauge = belegte Frachträume in dieser Kammer
sign-letters = kleines, mittleres, großes Schiff
sign-rail-container = dieser Container fährt mit der Bahn
sign-store = Lagerhaus: diese Würfel kommen zuerst und kosten Gebühren
sign-pool = Vorrat: diese Würfel kosten nichts
sign-executive = Direktorenwürfel: seine Aktion oder der Markt
sign-cargo = an Bord, und wie viel es mindestens und höchstens sein muss; ✓ fahrbereit
sign-award = Direktorenprämie: zählt am Ende
pane-canal = Kanal
pane-dice = Würfel
pane-companies = Firmen
pushes-one = schiebt { $ship } → { $zone }
how-before = Spalte 1–3 bewegt Schiffe, 4–6 lädt; wie viel, steht unten in der Spalte.
how-transfer = Spalte 1–3 bewegt Schiffe, 4–6 lädt. Hinübergezogen wechselt ein Würfel die Seite.
how-fees-short = Gebühren { $fee } am Rundenende, Firma { $cash }: Den Rest zahlst du; reicht das nicht, leiht jedes Darlehen 10 und kostet am Ende 15.
how-start-contract = Jedes Schiff nimmt einen Würfel davon. Es fährt ab dieser Summe: S { $small }, M { $medium }, L { $large }.
start-bound = { $from } ▸ { $to }
start-flag = 2. Flagge: { $free }
start-advisor = Dein Berater zahlt für die Flagge.
how-moving = Wähl ein Schiff, dann eine leuchtende Zone.
how-group = Wähl weitere Schiffe, die mitfahren, dann die leuchtende Zone.
how-contract = Oben: in den Hafen der Nation, dann ist die Flagge dein. Unten, ◇: in jeden Hafen, ohne Flagge.
how-flag = Für deine Würfel bei der Bahn. An jeder Flagge: wie viele du hast und welche Aktion sie bringt.
how-free-rail = ＋ legt einen eigenen Würfel als 2 dazu; ↑ hebt einen um 2. Die höchste Summe beginnt, und ein Würfel bringt eine Flagge.
how-loading = Wähl einen wartenden Würfel, dann ein Schiff.
how-loading-none = Im Zug ein Würfel pro Schiff: Bau noch eines, oder hör auf.
how-executive = Nutz die Aktion des Würfels, oder wähl eine Aktie oder den eigenen Aktienwert.
arrival-pays = Firma { $company } +{ $money } Dollar
arrival-pays-you = deine Firma +{ $money } Dollar
cost-any = beliebig −{ $count }
goes-far = { $ship } → { $zone } (Schritte: { $steps })
takes-it = auf { $ships }
stop-waterway = { $ship } kommt bis { $zone }: weiter geht es nur mit einer Wasserwegbewegung, und keine ist übrig.
stop-lock = { $ship } kommt bis { $zone }: weiter geht es nur mit einer Schleusenbewegung, und keine ist übrig.
stop-strands = { $ship } kommt bis { $zone }: führe es weiter, verfielen Bewegungen, die noch zu nutzen sind.
stop-together = Zusammen fahren sie Zone um Zone.
waits-here = { $count ->
    [one] Ein Würfel deiner Aufträge wartet hier auf ein Schiff.
   *[other] { $count } Würfel deiner Aufträge warten hier auf Schiffe.
}
reaches = { $ships } { $count ->
    [one] erreicht
   *[other] erreichen
} { $sea }
joins = Nimmt es mit
together = Zusammen: { $ships } → { $zone } ({ $holds })
owed-captain = { $ship }: Kapitän (freie Bewegungen: { $moves }) oder { $money } Dollar
owed-stevedore = { $ship }: Schauermann (Würfel: { $dice }, oder { $cut } Dollar weniger Gebühren) oder { $money } Dollar
owed-advisor = { $ship }: ein Finanzberater oder { $money } Dollar
owed-cash = { $ship }: { $money } Dollar für den Besitzer
navy-pays = die Marine zahlt dir { $money } Dollar
brief-gatun = Gatun
brief-gatun-lake = Gatunsee
brief-culebra = Culebra
brief-pedro-miguel = Pedro Miguel
brief-miraflores-lake = Mirafloressee
brief-miraflores = Miraflores
incoming-short = Eingang
price-short = Wert

## Options of the rules

option-setup = Aufbau
choice-setup-normal = normal
choice-setup-advanced = für Fortgeschrittene: ein geheimes Gebot teilt das Geld
option-capacity = Tabelle der Ladegrenzen
option-miraflores = Schleusenkammern in Miraflores
option-mulligan = Würfel, die vor einem neuen Wurf gezählt werden
choice-mulligan-all = alle
choice-mulligan-first = die in den Spalten
option-freeActions = Kostenlose Aktionen
choice-freeActions-must = müssen genutzt werden, wenn es geht
choice-freeActions-mayLapse = dürfen verfallen
option-freeLoad = Kostenlos geladen wird von einer Vorderseite
choice-freeLoad-matching = in der Ladezone der Nation
choice-freeLoad-any = überall
option-movement = Bewegung
choice-movement-whole = alles Nutzbare muss genutzt werden
choice-movement-stepwise = Schritt für Schritt, auch mit Verlust
option-militaryPay = Militärschiffe zahlen
choice-militaryPay-turn = einmal je Zug
choice-militaryPay-source = Karten und kostenlose Bewegungen extra
option-usedCards = Genutzte Karten
choice-usedCards-out = kommen aus dem Spiel
choice-usedCards-back = kommen unter ihren Stapel
option-advisorDraw = Ein Finanzberater wird
choice-advisorDraw-choose = aus dem Stapel gewählt
choice-advisorDraw-top = von oben genommen
