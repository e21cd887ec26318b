worth-now = Jetzt wert: { $total }
worth-areas = Gebiete
worth-tokens = Warenchips
worth-money = Geld
harbour = Der Hafen, { $size } mal { $size }
centre = das Hafenzentrum
ship = Kontrollschiff
may-grow = { $count ->
    [one] auf dieser Seite kann noch eine Reihe dazukommen
   *[other] auf dieser Seite können noch { $count } Reihen dazukommen
}
closed-nobody = abgeschlossenes Gebiet von { $size }, niemand kontrolliert es
closed-by = abgeschlossenes Gebiet von { $size }, kontrolliert von { $who }
open-nobody = offenes Gebiet von { $size }, niemand führt
rank = Nummer { $rank } der abgeschlossenen Gebiete nach Größe
open-areas = Offene Gebiete
no-areas = Noch kein Gebiet.
at = Bei
size = Größe
control = Führt
round = Runde { $round }
secret = geheime Wahl
has-chosen = hat gewählt
chooses = wählt noch
order = Reihenfolge
owes = { $due ->
    [one] schuldet 1 Münze Steuer
   *[other] schuldet { $due } Münzen Steuer
}
hand = Deine Hand
no-cards = Keine Karten auf der Hand
coins = Münzen
keepers = Lagerverwalter
keepers-of = { $used } eingesetzt, { $left } übrig
areas = Gebiete
tokens = Warenchips
cards = Karten
cards-of = auf der Hand: Hafen { $harbour }, Wasser { $water }, Sonderkarten { $special }; im Stapel: { $pile }
known = bekannt
treasury = Stadtkasse
warehouses = Lagerhäuser
specials = Sonderkarten
water-pile = Wasserstapel
ship-moves = Schiffszüge
words-player = { $who }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $harbour ->
        [one] 1 Hafenkarte
       *[other] { $harbour } Hafenkarten
    }, { $water ->
        [one] 1 Wasserkarte
       *[other] { $water } Wasserkarten
    }, { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    }
edge-fixed = dieser Rand steht fest
only-water = hier darf nur Wasser liegen
reach = könnte { $cells } entfernen
open-led = offenes Gebiet von { $size }, { $who } führt mit { $by } bei { $good }
not-counted = zählt im Augenblick nicht
passed = passt, +{ $coins }
taxed = −{ $coins } Steuer für die Münze von { $who }
took-back = nimmt die Karte zurück
laid-on = liegt auf { $cell }
used = Karte benutzt
acts-now = ist jetzt dran
acts-as = { $place ->
    [1] ist als Nächster dran
   *[other] ist als { $place }. dran
}
pile-of = { $pile } im Stapel
known-note = Karten, die alle gesehen haben; ↓ liegt unter dem Stapel
areas-counted = Gebiete, die zählen
closed-areas = Abgeschlossen
pass = Passen
total = Summe
sheet-areas = { $counted ->
    [0] Kontrollierte Gebiete
   *[other] Kontrollierte Gebiete unter den { $counted } größten
}
sheet-tokens = Die meisten Warenchips einer Sorte (−1 ohne Warenchip)
sheet-money = Die meisten Münzen
sheet-all-areas = Alle Gebiete mit Lagerverwalter (Gleichstand)
ask-select = Wähle geheim eine Karte oder passe
ask-pay = Steuer: { $due ->
        [one] 1 Münze
       *[other] { $due } Münzen
    } zahlen oder die Karte zurücknehmen?
ask-lay = Wohin legst du deine Karte?
ask-export = Alles einlagern oder eine Sorte exportieren?
ask-crane = Kran: ein Lagerhaus holen?
ask-ship = Das Kontrollschiff bewegen?
ask-buy = Eine Sonderkarte kaufen?
ask-remove = Eine Karte entfernen?
ask-flood = Welche Karte überfluten?
ask-from = Ein Lagerhaus versetzen: von wo?
ask-good = Welche Sorte?
ask-to = Wohin mit dem Lagerhaus?
ask-colour = Welche Farbe nimmst du?
do-play = Karte
do-pass = passen
do-pay = zahlen
do-refuse = verweigern
do-lay = legen auf
do-store = einlagern
do-export = exportieren
do-crane = Kran
do-ship = Schiff nach
do-buy = kaufen
do-remove = entfernen
do-area = Gebiet
do-good = versetzen
do-skip = verzichten
do-colour = Farbe

## Options of the rules

option-mode = Spielart
choice-mode-auto = die übliche für diese Spielerzahl
choice-mode-basic = Grundspiel
choice-mode-advanced = für Fortgeschrittene
choice-mode-expansion = Erweiterung für 3 oder 4 Spieler
choice-mode-limited_warehouses = begrenzte Lagerhäuser
option-expansionTie = Gleichstand zu dritt oder viert
choice-expansionTie-strict = niemand kontrolliert das Gebiet
choice-expansionTie-chain = wird wie sonst aufgelöst
option-removeTriples = Karten mit drei Waren herausnehmen
choice-removeTriples-auto = wie bei so vielen Schachteln üblich
option-warehouseCopies = Lagerhäuser aus so vielen Schachteln
option-warehouseExhaustion = Das Spiel endet auch, wenn Lagerhäuser ausgehen
choice-warehouseExhaustion-unmetDemand = wenn eines gebraucht wird und fehlt
choice-warehouseExhaustion-kindEmpty = wenn eine Sorte weg ist
choice-warehouseExhaustion-allEmpty = wenn alle weg sind
option-crane = Ein Kran
choice-crane-wild = holt ein Lagerhaus beliebiger Sorte
choice-crane-move = darf stattdessen ein eigenes versetzen
option-specials2p = Sonderkarten auch zu zweit
option-taxRefusal = Die Steuer darf verweigert werden
option-taxOrder = Die Steuern werden abgerechnet
choice-taxOrder-playOrder = in der Reihenfolge der Karten: Eine zurückgenommene besteuert niemanden
choice-taxOrder-simultaneous = alle zugleich: Auch eine zurückgenommene hat besteuert
option-passersPay = Auch wer passt, zahlt Steuer
option-colours = Farben
choice-colours-bySeat = nach Platz: Rot, Schwarz, Grün, Lila
choice-colours-chosen = jeder wählt
