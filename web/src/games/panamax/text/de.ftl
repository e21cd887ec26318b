canal = Der Kanal
loading-zone = Ladezone { $nation }
holds-of = { $holds } von { $capacity } Laderäumen
fee-here = ein Würfel kostet hier am Rundenende { $fee }
left-waterway = { $count ->
    [one] 1 Wasserweg-Zug
   *[other] { $count } Wasserweg-Züge
}
left-lock = { $count ->
    [one] 1 Schleusenzug
   *[other] { $count } Schleusenzüge
}
left-any = { $count ->
    [one] 1 beliebiger Zug
   *[other] { $count } beliebige Züge
}
left-loads = { $count ->
    [one] ein Würfel zu laden
   *[other] { $count } Würfel zu laden
}
left-stevedore = { $count ->
    [one] ein Würfel durch den Stauer
   *[other] { $count } Würfel durch den Stauer
}
ship-military = { $ship }, Militärschiff, { $holds } Laderäume.
ship-words = { $ship }: { $cargo }; { $weight } von { $least } bis { $most }.
ready = Fahrbereit.
lacks = Es fehlen { $count }.
empty = leer
general-cargo = Stückgut
action-table = Aktionstafel
column = Spalte { $number }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
executive = Chefwürfel
gives-moves = Der nächste Würfel gibt { $strength } Wasserweg- und { $lock } Schleusenzüge.
gives-loads = Der nächste Würfel lädt { $strength }.
waterway-moves = Wasserweg-Züge
lock-moves = Schleusenzüge
dice-to-load = Würfel laden
contract-at = Vertrag der Spalte { $column }: { $nation }
contract-number = Vertrag { $number }
container = Container mit einer { $die }
incoming = ankommend
pile = Stapel ({ $count })
railway = Eisenbahn, { $count } Würfel auf dem ersten Wagen
wagon-die = { $company } { $die } auf dem Wagen
platform = Flaggen am Bahnsteig
platform-flag = Flagge { $nation } am Bahnsteig, noch { $count }
stock = Noch da: { $passengers } Passagiere, { $captains } Kapitäne, { $stevedores } Stauer, { $advisors } Finanzberater
round = Runde { $round } von 3
turn-order = Reihenfolge
company-cash = Firma
private = Privat
price = Aktie
shares = Besitz
fee-due = Gebühr jetzt
loans = Kredite
dice = Würfel
flags = Flaggen
cards = Karten
contracts = Verträge
awards = Preise der besten Firmen
market-words = Aktie { $company }: Kurs { $price }, Dividende { $dividend }, { $unsold } unverkauft
dice-words = { $warehouse } im Lager, { $pool } im Vorrat
passengers = Passagierplättchen
captain = Kapitän: { $moves } Züge
stevedore = Stauer: { $dice } laden
advisors = { $count ->
    [one] ein Finanzberater
   *[other] { $count } Finanzberater
}
advisor-pays = brächte jetzt { $pays }
words-player = { $who } ({ $company }): Firma { $own }, privat { $cash }, Kurs { $price }, Dividende { $dividend }, Gebühr jetzt { $fee }, Kredite { $loans }. Flaggen: { $flags }
ask-bid = Biete für deine Firma
ask-pass-advisor = Welchen Berater behältst du? Der andere geht nach links
ask-keep-advisor = Welchen Berater behältst du?
ask-start-contract = Wähle einen Startvertrag
ask-start-loading = Belade deine eigenen Schiffe
ask-before = Nimm einen Würfel
ask-executive = Chefwürfel: seine Aktion oder der Markt?
ask-contract = Einen Vertrag nehmen?
ask-loading = Welchen Container lädst du?
ask-target = Auf welches Schiff?
ask-moving = Bewege ein Schiff
ask-group = Wer fährt mit?
ask-stevedore = Stauer: welcher Container?
ask-deferred-market = Markt: eine Aktie kaufen?
ask-free-market = Freie Aktion: eine Aktie kaufen?
ask-free-load = Freie Aktion: einen Würfel laden?
ask-free-rail = Freie Aktion: Eisenbahn?
ask-bonus = Dein Schiff ist da: Karte oder Geld?
ask-advisor = Wähle einen Finanzberater
ask-benefit = Wähle einen Passagiervorteil
ask-after = Noch etwas in diesem Zug?
ask-discard = Zu viele Verträge: lege einen ab
ask-flag = Wähle eine Flagge
ask-fee = Die Frachtgebühren sind fällig
ask-counting = Welcher Berater zählt?
do-bid = bieten
do-keep = behalten
do-choose = wählen
do-take = Spalte
do-transfer = versetzen
do-act = Aktion
do-buy = kaufen
do-raise = erhöhen
do-build = bauen
do-captain = Kapitän
do-stevedore = Stauer
do-contract = Vertrag
do-skip = auslassen
do-pick = Container
do-free-die = freier Würfel
do-load = laden
do-wagon = Wagen
do-done = fertig
do-move = bewegen
do-add = mitnehmen
do-sail = ablegen
do-rail = Bahn
do-lift = Würfel erhöhen
do-decline = verzichten
do-bonus = Bonus
do-advisor = Berater
do-benefit = Vorteil
do-end = beenden
do-discard = ablegen
do-flag = Flagge
do-cut = kürzen
do-pay = zahlen
do-count = zählen

## Options of the rules

option-setup = Aufbau
choice-setup-normal = normal
choice-setup-advanced = für Fortgeschrittene: ein geheimes Gebot teilt das Geld
option-capacity = Tabelle der Schiffsgrößen
option-miraflores = Schleusenkammern in Miraflores
option-mulligan = Würfel, die vor einem neuen Wurf gezählt werden
choice-mulligan-all = alle
choice-mulligan-first = die in den Spalten
option-freeLoad = Freie Ladung eines Vorderwürfels
choice-freeLoad-matching = in der Zone seines Landes
choice-freeLoad-any = überall
option-militaryPay = Kriegsschiffe zahlen
choice-militaryPay-turn = einmal je Zug
choice-militaryPay-source = Karten und freie Züge extra
option-usedCards = Benutzte Karten
choice-usedCards-out = verlassen das Spiel
choice-usedCards-back = kommen unter ihren Stapel
option-advisorDraw = Ein Finanzberater wird
choice-advisorDraw-choose = aus dem Stapel gewählt
choice-advisorDraw-top = von oben genommen
