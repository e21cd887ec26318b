## The table

table-title = { $title }: { $who } entscheidet
since = Was geschehen ist
your-moves = Deine Möglichkeiten
nothing-happened = Noch nichts.
you = { $who } (du)
hand-over = { $who } ist an der Reihe. Tastatur weitergeben und Enter drücken …
game-over = Das Spiel ist zu Ende.
rank-place = Platz
rank-player = Spieler
rank-score = Punkte
replay-title = { $title }, { $seats } Spieler, Startzahl { $seed }
replay-unfinished = { $moves ->
    [one] Nach { $moves } Zug noch nicht zu Ende; am Zug: { $who }.
   *[other] Nach { $moves } Zügen noch nicht zu Ende; am Zug: { $who }.
}

## Answers

help =
    Gib die Nummer eines Zuges ein oder seine Worte, etwa „{ $move }“; ein eindeutiger Anfang jedes Wortes genügt.
    Farben gehen auch auf Deutsch: „buy rot“.

    why ZUG        warum ein Zug nicht erlaubt ist, mit dem Absatz
    hint           was ein Bot hier täte und wie das ausgehen könnte
    rules 4.3      dieser Absatz der Regeln; „rules“ nennt die Kapitel
    undo           den letzten Zug zurücknehmen, wenn seither nichts aufgedeckt wurde
    log            alles, was bisher geschehen ist
    show           den Tisch noch einmal zeigen
    save DATEI     das Spiel speichern
    quit           den Tisch verlassen
bad-number = { $number } steht nicht in der Liste; die Nummern gehen von 1 bis { $last }.
bad-place = Einen Platz { $number } gibt es nicht; gib eine Nummer ein, die auf dem Plan steht.
not-understood = „{ $text }“ ist kein Zug. Gib eine Nummer der Liste ein, einen Zug wie „{ $move }“ oder ? für Hilfe.
move-form = So wird es eingegeben: { $form } ({ $values })
refused = { $text } (§{ $paragraph }; „rules { $paragraph }“ zeigt ihn)
why-what = Warum was? Zum Beispiel: why { $move }
why-allowed = Das ist erlaubt.
hint = { $move }: gewinnt { $chance } %, etwa { $score }; { $visits }-mal probiert.
score-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
score-bars = { $score } Barren
score-dollars = { $score } Dollar
undo-done = Zurückgenommen.
save-where = Sag wohin: save DATEI
saved = Gespeichert in { $file }.
resume = Gespeichert. Weiter geht es mit: { $command }
not-saved = Das Spiel wurde nicht gespeichert. „save DATEI“ speichert es; mit --save DATEI geschieht es von selbst.

## Schwarzer Freitag

sf-letter-yellow = G
sf-letter-blue = B
sf-letter-red = R
sf-letter-green = Ü
sf-letter-orange = O
sf-letter-black = S
sf-black = Schwarz
sf-prices = Aktienkurse
sf-stage-title = { $stage ->
    [0] Stufe: Start
   *[other] Stufe { $stage }
}
sf-silver-price = Silberkurs: { $price }
sf-cases = Koffer
sf-players = Spieler
sf-subsidy-limit = Subventionslimit
sf-trade-limit = Kauflimit
sf-draw = Gezogene Koffer
sf-next-stage = Nächste Stufe ab Kurs
sf-highest = Höchster Kurs jetzt
sf-bag = Im Beutel
sf-stage-fields = Schwarz, Stufenfelder
sf-supply = Schwarz, Vorrat
sf-bars-bought = Gekaufte Barren
sf-changes = Preisänderungen
sf-tables = Verkaufsleisten
sf-price = Kurs
sf-yours = Deine
sf-market = Markt
sf-purchase-track = Kauf- leiste
sf-silver-track = Silber- kaufleiste
sf-sale-table = Verkaufs- leiste { $table }
sf-last-draw = Letzte Ziehung
sf-missing = bis zur Preisänderung
sf-gold = Gold
sf-silver = Silber
sf-cash = Geld
sf-shares = Aktien
sf-subsidies = Subv.
sf-owed = Schuldet
sf-cards = Spezialaktionen
sf-due = { $due } an Zinsen fällig
sf-turn = Zug
sf-next-row = Nächste Stufe in Zeile
sf-action = Jetzt gehandelt

## Arriala

ar-letter-red = R
ar-letter-yellow = G
ar-letter-green = Ü
ar-letter-violet = V
ar-canal = Kanal
ar-field = Feld
ar-lock = Schleuse
ar-rests = schon bewegt
ar-counted = gewertet
ar-points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ar-stretch-points = Ein Abschnitt von 1, 2, 3 … Feldern bringt { $points }
ar-round = Runde { $round }
ar-action-points = { $left } AP
ar-points = Punkte
ar-idle = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} ohne Fortschritt; nach { $limit } endet das Spiel.
ar-costs = AP
ar-cost = { $cost } AP
ar-do-walk = Bewegen
ar-do-to-vineyard = Zum Weingut
ar-do-place = Neuen Arbeiter einsetzen
ar-do-river = Flussbauwerk
ar-do-to-canal = Zurück zum Kanal
ar-do-lock = Schleuse bauen
ar-do-teleport = Versetzen
ar-do-master = Meisterbauwerk
ar-which-worker = welcher Arbeiter?
ar-where-to = wohin? (Nummer auf der Karte)
ar-which-one = welches?
ar-free-fields = { $fields ->
    [one] { $fields } Feld kostenlos
   *[other] { $fields } Felder kostenlos
}
ar-vineyards = Weingüter
ar-structures = Bauwerke
ar-supply = Vorrat
ar-locks = Schleusen
ar-pile = Stapel
ar-discards = Ablage
ar-players = Spieler
ar-neutral = neutral
ar-reserve = Vorrat
ar-on-canal = Kanal
ar-in-vineyards = Wein
ar-on-river = Fluss
ar-cards = Karten
ar-your-cards = Deine Karten
ar-card-move = jeder Arbeiter, bis zu { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}; weitere je { $cost } AP
ar-card-teleport = eigener Arbeiter auf einen freien Platz am Kanal
ar-card-lock = Schleuse auf ein freies Feld bauen, +{ $points }
ar-card-master = nur wer allein Letzter ist: eines bauen, +{ $points }
ar-card-own-to-vineyard = vom Kanal in ein Weingut mit Platz
ar-card-any-to-vineyard = auch fremde, vom Kanal in ein Weingut
ar-card-own-to-canal = vom Weingut auf einen freien Platz
ar-card-any-to-canal = auch fremde, vom Weingut auf einen freien Platz

## Packhuys

ph-letter-red = R
ph-letter-black = S
ph-letter-green = G
ph-letter-purple = L
ph-letter-wine = w
ph-letter-spices = g
ph-letter-tea = t
ph-round = Runde { $round }
ph-phase-colour = { $who } wählt eine Farbe
ph-phase-select = geheime Wahl, es fehlen: { $who }
ph-phase-pay = { $due ->
    [1] { $who } schuldet 1 Münze Steuer
   *[other] { $who } schuldet { $due } Münzen Steuer
}
ph-phase-lay = { $who } legt eine Karte
ph-phase-export = { $who } lagert ein oder exportiert
ph-phase-crane = { $who } nutzt einen Kran
ph-phase-ship = { $who } darf das Schiff bewegen
ph-phase-buy = { $who } darf eine Sonderkarte kaufen
ph-phase-remove = { $who } darf eine Karte entfernen
ph-phase-flood = { $who } überflutet eine Karte
ph-phase-from = { $who } nimmt ein Lagerhaus
ph-phase-good = { $who } wählt eine Sorte
ph-phase-to = { $who } bringt ein Lagerhaus
ph-order = Reihenfolge:
ph-frame = Hafen { $size } mal { $size }:
ph-columns-fixed = Spalten fest
ph-columns-left = { $number ->
    [1] noch eine Spalte
   *[other] noch { $number } Spalten
}
ph-rows-fixed = Reihen fest
ph-rows-left = { $number ->
    [1] noch eine Reihe
   *[other] noch { $number } Reihen
}
ph-store = Zentrallager
ph-closed-sign = abgeschlossen
ph-only-water = nur Wasser
ph-areas = Offene Gebiete
ph-no-areas = Noch kein Gebiet.
ph-area = Bei
ph-size = Größe
ph-control = Führt
ph-closed = Abgeschlossen:
ph-closed-counted = { $number ->
    [one] Abgeschlossen (nur das größte zählt):
   *[other] Abgeschlossen (die { $number } größten zählen):
}
ph-supply = Vorrat
ph-treasury = Stadtkasse
ph-water-pile = Wasserstapel
ph-on-top = zuoberst
ph-special-cards = Sonderkarten
ph-ship-at = Schiff auf
ph-ship-moves = Schiffszüge
ph-warehouses = Lagerhäuser
ph-tokens = Chips
ph-hand = Deine Hand
ph-players = Spieler
ph-coins = Münzen
ph-own-areas = Gebiete
ph-keepers = Verwalter
ph-cards = Hand
ph-pile = Stapel
ph-known = Bekannt
ph-under = unter dem Stapel

## Panamax

pm-letter-red = R
pm-letter-green = Ü
pm-letter-yellow = G
pm-letter-black = S
pm-short-us-east = USA-O
pm-short-eu = EU
pm-short-us-west = USA-W
pm-short-china = China
pm-canal = Kanal
pm-waterway = Wasserweg
pm-lock = Schleuse
pm-waiting = wartend
pm-zone-gatun = Gatun
pm-zone-gatun-lake = Gatunsee
pm-zone-culebra = Culebra
pm-zone-pedro-miguel = Pedro Miguel
pm-zone-miraflores-lake = Mirafloressee
pm-zone-miraflores = Miraflores
pm-least-dice = { $dice }+ Würfel
pm-general = normale Fracht
pm-action-table = Aktionstabelle
pm-column = Spalte
pm-executive = Direktor
pm-next = nächster
pm-load-dice = { $dice } laden
pm-dollars = { $money } Dollar
pm-share-for = eine Aktie für
pm-contracts = Aufträge
pm-incoming = Eingang
pm-pile = Stapel { $cards }
pm-railway = Eisenbahn und Stapel
pm-wagon = Waggon
pm-platform = Bahnsteig
pm-stock = Flaggen übrig
pm-passengers = Passagiere
pm-captains = Kapitäne
pm-stevedores = Schauerleute
pm-advisors = Berater
pm-market = Markt und Geld
pm-dividends = Dividende nach Aktienwert: { $steps }
pm-price = Wert
pm-dividend = Zahlt
pm-unsold = Rest
pm-company-cash = Firma
pm-fee = Gebühr
pm-cash = Privat
pm-shares = Aktien
pm-loans = Darlehen
pm-award = Prämie
pm-companies = Firmen
pm-warehouse = Lager
pm-pool = Vorrat
pm-flags = Flaggen
pm-tiles = Passagiere
pm-captain = Kapitän
pm-stevedore = Schauerm.
pm-unbuilt = Ungebaut
pm-free-actions = Flagge 2, 3 bringt:
pm-benefit-transfers = Ü
pm-benefit-contracts = A
pm-benefit-loading = L
pm-cards = Aufträge in Arbeit, Finanzberater
pm-on-offer = Zur Wahl
pm-round = Runde { $round } von { $rounds }
pm-loads = Würfel zu laden: { $dice }
pm-stevedore-loads = mit dem Schauermann: { $dice }
pm-do-bid = Geheimes Gebot für die Firma
pm-do-pass-advisor = Einen Berater behalten, der andere geht nach links
pm-do-keep-advisor = Einen Berater behalten, der andere geht zurück
pm-do-start-contract = Anfangsauftrag wählen
pm-do-start-loading = Anfangsauftrag verladen
pm-do-before = Würfel nehmen
pm-do-executive = Direktorenwürfel: Aktion oder Markt
pm-do-contract = Einen Auftrag nehmen?
pm-do-loading = Welchen Würfel verladen?
pm-do-target = Wohin kommt der Würfel?
pm-do-moving = Schiffe bewegen
pm-do-group = Wer fährt mit?
pm-do-stevedore = Schauermann: welchen Würfel verladen?
pm-do-deferred-market = Aufgeschobene Marktaktion
pm-do-free-market = Kostenlose Marktaktion
pm-do-free-load = Kostenlos laden
pm-do-free-rail = Kostenlose Eisenbahnaktion
pm-do-bonus = Karte oder Geld für das Schiff
pm-do-advisor = Finanzberater wählen
pm-do-benefit = Welcher Passagiervorteil?
pm-do-after = Letzte Gelegenheit im Zug
pm-do-discard = Auftrag ablegen
pm-do-flag = Flagge vom Bahnsteig nehmen
pm-do-fee = Frachtgebühren
