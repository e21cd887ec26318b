worth-now = Jetzt wert: ${ $total }
worth-cash = eigenes Geld
worth-awards = Direktorenprämien
worth-shares = Aktien
worth-advisors = Finanzberater
worth-debt = Kredite, abgezogen
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
gives-moves = Der nächste Würfel gibt { $strength ->
    [one] 1 Wasserwegbewegung
   *[other] { $strength } Wasserwegbewegungen
} und { $lock ->
    [one] 1 Schleusenbewegung
   *[other] { $lock } Schleusenbewegungen
}.
gives-loads = Mit dem nächsten Würfel lädst du bis zu { $strength } Würfel.
contract-number = Auftrag { $number }
container = Container mit einer { $die }
incoming = Eingangsfracht
pile = Stapel ({ $count })
railway = Eisenbahn, { $count } Würfel auf dem ersten Waggon
wagon-die = { $die } der Firma { $company } auf dem Waggon
platform = Flaggen am Bahnsteig
platform-flag = Flagge { $nation } am Bahnsteig, noch { $count }
stock = Noch da: { $passengers ->
    [one] 1 Passagierplättchen
   *[other] { $passengers } Passagierplättchen
}, { $captains ->
    [one] 1 Kapitän
   *[other] { $captains } Kapitäne
}, { $stevedores ->
    [one] 1 Schauermann
   *[other] { $stevedores } Schauerleute
}, { $advisors } Finanzberater
round = Runde { $round } von 3
turn-order = Reihenfolge
company-cash = Firma
private = Privat
price = Aktienwert
shares = Aktionäre
fee-due = Gebühr jetzt
loans = Darlehen
dice = Würfel
flags = Flaggen
contracts = Aufträge
awards = Direktorenprämien
market-words = Aktie der Firma { $company }: Aktienwert { $price }, Dividende { $dividend }, { $unsold } unverkauft
dice-words = { $warehouse } im Lagerhaus, { $pool } im Vorrat
passengers = Passagierplättchen
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
transfer-costs = Überführen: { $price } Dollar
column-short = Spalte { $number }
starting = Start
market = Markt
dividend = Dividende
deferred = eine Marktaktion ist für später aufgehoben
fee-parts = Gebühren, die jetzt fällig wären: { $fee } Dollar (Lagerhaus { $warehouse }, Aufträge { $contracts }, Schiffe { $ships })
debt = kostet am Ende { $debt } Dollar
in-dock = { $holds ->
    [one] Schiff mit 1 Frachtraum, noch nicht im Einsatz
   *[other] Schiff mit { $holds } Frachträumen, noch nicht im Einsatz
}
round-end = Das Ende der Runde
step-order = 1 · Bahn: neue Spielerreihenfolge
step-flags = 2 · Flaggen vom Bahnsteig
step-fees = 3 · Frachtgebühren
step-dividends = 4 · Dividenden
step-award = 5 · Direktorenprämie
free-action = Kostenlose Aktion: { $free }
shares-worth = Aktien
advisor-money = Finanzberater
advisor-not-counted = zählt nicht
total = Summe
score = Dollar
stevedore = Schauermann: { $dice } Würfel laden oder { $cut } Dollar weniger Gebühren zahlen
pushes = Das schiebt { $ships }
of-it-private = privat
no-dividend = keine Dividende
ask-bid = Biete für deine Firma
ask-pass-advisor = Welchen Berater behältst du? Der andere geht nach links
ask-keep-advisor = Welchen Berater behältst du?
ask-start-contract = Wähle einen Anfangsauftrag
ask-start-loading = Belade deine eigenen Schiffe
ask-before = Nimm einen Würfel
ask-executive = Direktorenwürfel: seine Aktion oder der Markt?
ask-contract = Einen Auftrag nehmen?
ask-loading = Welchen Container lädst du?
ask-target = Auf welches Schiff?
ask-moving = Bewege ein Schiff
ask-group = Wer fährt mit?
ask-stevedore = Schauermann: welcher Container?
ask-deferred-market = Aufgehobene Marktaktion: Kauf eine Aktie, oder sie verfällt
ask-free-market = Kostenlose Aktion: jetzt oder später eine Aktie kaufen?
ask-free-load = Kostenlose Aktion: einen Würfel laden
ask-free-rail = Kostenlose Aktion: Eisenbahn
ask-bonus = Dein Schiff ist da: Karte oder Geld?
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
