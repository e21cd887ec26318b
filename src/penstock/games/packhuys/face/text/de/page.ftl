worth-now = Jetzt wert: { $total }
worth-head = Punkte jetzt
worth-areas = Gebiete
worth-wine = meiste Warenchips Wein
worth-spices = meiste Warenchips Gewürze
worth-tea = meiste Warenchips Tee
worth-bare = ohne Warenchip
worth-money = meiste Münzen
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
what-counts = Punkte am Ende:
points-areas = { $counted ->
    [0] +1 je Gebiet, in dem du beim Abschluss führst
   *[other] +1 je Gebiet, in dem du beim Abschluss führst ({ $counted } größte)
}
points-tokens = +1 meiste Chips je Sorte, −1 ohne
points-money = +1 meiste Münzen
points-start = Ohne Warenchip beginnen alle bei −1. Einen bekommt, wer eine Ware exportiert, statt sie einzulagern.
ship-stays = { $count ->
    [one] Das Kontrollschiff ist in dieser Runde schon gefahren: Dein Schiffssymbol bewirkt nichts.
   *[other] Das Kontrollschiff ist in dieser Runde schon { $count } Mal gefahren: Dein Schiffssymbol bewirkt nichts.
}
at = Bei
size = Größe
room = Freie Felder
room-short = Frei
control = Führt
round = Runde { $round }
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
lost-own = { $who } hat deine { $number } auf { $cell } entfernt.
lost-who = { $who } hat die { $number } von { $whose } auf { $cell } entfernt.
edge-fixed = dieser Rand steht fest
only-water = hier darf nur Wasser liegen
reach = könnte { $cells } entfernen
open-led = offenes Gebiet von { $size }, { $who } führt mit { $by } bei { $good }
not-counted = zählt im Augenblick nicht
passed = passt, +{ $coins }
passed-short = passt +{ $coins }
taxed-short = Steuer −{ $coins }
taxed = −{ $coins } Steuer für die Münze von { $who }
took-back = nimmt die Karte zurück
laid-on = liegt auf { $cell }
used = Karte benutzt
acts-now = ist jetzt dran
acts-as = { $place ->
    [1] ist als Nächster dran
   *[other] ist als { $place }. dran
}
closed-areas = Abgeschlossen
nobody = niemand
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
total = Summe
sheet-areas = { $counted ->
    [0] Kontrollierte Gebiete
   *[other] Kontrollierte Gebiete unter den { $counted } größten
}
sheet-tokens = Die meisten Warenchips einer Sorte (−1 ohne Warenchip)
sheet-money = Die meisten Münzen
sheet-all-areas = Alle Gebiete mit Lagerverwalter (Gleichstand)
frame = Der Rahmen
tip-frame = Die Ränder des Hafens wandern, bis er so breit ist, wie er werden darf; dann stehen sie fest
tip-ship = Eine Karte mit Schiff schickt es auf eine beliebige Wasserkarte; dort darf es eine Nachbarkarte mit Schiff entfernen
tip-goods = Bringt von jeder Ware ein Lagerhaus in dein Zentrallager in diesem Gebiet.
tip-water = Bringt beim Legen { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} und trennt Gebiete.
tip-centre = Der Anker: zählt als Wasser; hier darf das Schiff eine Sonderkarte kaufen.
tip-crane = Bringt ein Lagerhaus beliebiger Sorte, oder keins.
tip-pub = Eigenes Land ohne Waren: Es vergrößert ein Gebiet, nimmt einen seiner Plätze ein und rückt so dessen Schluss näher.
gain-you = { $count ->
    [one] { $sign }{ $count } Punkt für dich jetzt
   *[other] { $sign }{ $count } Punkte für dich jetzt
}
gain-who = { $count ->
    [one] { $who } { $sign }{ $count } Punkt
   *[other] { $who } { $sign }{ $count } Punkte
}
gain-none = jetzt keine Punkte für dich
gain-short = { $count ->
    [one] { $sign }{ $count } P.
   *[other] { $sign }{ $count } P.
}
tip-bar-above = Ein Strich über der Zahl: Von gleichen Zahlen ist sie zuerst dran.
tip-bar-below = Ein Strich unter der Zahl: Von gleichen Zahlen ist sie zuletzt dran.
legend-bar = Ein Strich über einer Zahl: Von gleichen Zahlen ist sie zuerst dran; darunter: zuletzt.
tie-bar = gleiche Zahlen: Der Strich entscheidet
tip-bridge = Bringt eins deiner Lagerhäuser über eine Wasserkarte in ein anderes Gebiet von dir; danach aus dem Spiel.
tip-customs = Zwei Münzen Steuer statt einer, zu zahlen von: { $who }. Danach aus dem Spiel.
tip-flood = Entfernt eine fremde Karte am Wasser; danach aus dem Spiel.
tip-nothing = Nichts.
tip-coin-symbol = Münze: { $who } zahlt Steuer, wenn sie aufgedeckt wird.
right-neighbour = dein rechter Nachbar
tip-ship-symbol = Schiff: Du darfst das Kontrollschiff bewegen; und das Schiff kann diese Karte entfernen.
area-size = { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}
closes-you = schließt: { $area } für dich
closes-who = schließt: { $area } für { $who }
closes-nobody = schließt: { $area } für niemanden
closes-level = schließt: { $area }, Gleichstand: für niemanden
leads-you = du führst mit { $by }
leads-who = { $who } führt mit { $by }
leads-nobody = niemand führt
leads-level = Gleichstand, niemand führt
room-left = { $count ->
    [one] 1 Feld offen
   *[other] { $count } Felder offen
}
earns = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
seen = Gesehen
tip-seen = Alle haben gesehen, wie diese Karten auf die Hand kamen.
under = Unter dem Stapel
tip-under = Entfernte Karten: Sie kommen zuletzt wieder.
tip-coins = Damit zahlst du Steuern für fremde Münzkarten und kaufst Sonderkarten. Wer die meisten hat, bekommt am Ende Punkte.
tip-keepers = Stehen auf kontrollierten Gebieten; jeder zählt, wenn sein Gebiet zu den größten gehört.
tip-tokens = Einer für eine Ware, die du ausführst statt lagerst. Wer von einer Sorte die meisten hat, bekommt am Ende Punkte. Ohne Warenchip verlierst du einen Punkt.
tip-cards = Die Rückseiten zeigen die Sorten auf der Hand, der Stapel, was noch kommt.
tip-areas = Der größte Vorsprung bei einer Ware entscheidet, wer ein Gebiet bekommt, wenn es sich schließt.
tip-room = Leere Felder daneben, auf die eine Karte passt. Ist keines mehr frei, schließt sich das Gebiet, und wer führt, bekommt es. Mit Messingrand: nur noch eines ist frei.
empty-areas = Nichts gelagert:
tip-empty-area = Hier lagert noch niemand etwas.
why-shared = Mehrere haben den größten Vorsprung: So bekommt niemand dieses Gebiet.
why-kinds = Mehrere haben den größten Vorsprung; { $who } führt bei mehr Waren.
why-cycle = Mehrere haben den größten Vorsprung; Wein schlägt Gewürze, Gewürze schlagen Tee, Tee schlägt Wein.
why-circle = Drei haben den größten Vorsprung, und keine Ware schlägt beide anderen: Niemand bekommt dieses Gebiet.
tip-closed = { $counted ->
    [0] Jedes kontrollierte Gebiet zählt einen Punkt.
   *[other] Die { $counted } größten zählen; die anderen sind durchgestrichen.
}
tip-water-pile = Die offene Karte wird als nächste gezogen, wenn Wasser gelegt wurde.
tip-specials = Verdeckt; je { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, wenn das Schiff zum Hafenzentrum kommt.
tip-treasury = Zahlt für Wasserkarten und fürs Passen, solange sie Münzen hat.
tip-warehouses = Was von jeder Sorte übrig ist; fehlt eine, kann das Spiel zu dritt oder viert enden.
tip-ship-moves = So oft bewegt sich das Schiff höchstens in einer Runde.
pane-harbour = Hafen
pane-areas = Gebiete
pane-players = Spieler
scene-reveal = Aufdecken
scene-order = Reihenfolge
scene-close = Abschluss
scene-score = Wertung
how-select = Hohe Zahlen zuerst. Hafenkarten lagern Waren ein, Wasser bringt eine Münze.
how-lay = Zeichen stehen, wo sie an ein Gebiet kommt: wer führen würde und um wie viel. Auf Gold: wer bekommt, was sich schließt.
how-water = Wasser führt nirgends, es schließt Gebiete ab. Zeichen auf Gold: wer bekommt, was sich schließt.
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
legend-closed = Abgeschlossen: Hier kann nichts mehr angelegt werden. Die Zahl ist der Rang nach Größe.
legend-gone = Ein gestricheltes Lagerhaus steht nicht da: Es wurde exportiert oder nie eingelagert.
legend-prospect = Auf einem Platz, auf den du legen darfst: wer in dem Gebiet führen würde, an das die Karte kommt, und um wie viel. Auf Gold: wer das Gebiet bekommt, das sich schließt.
tip-prey = Das Kontrollschiff kann sie entfernen, solange ihr Gebiet offen ist.
opening-goal = Lagerverwalter sind die Punkte:
opening-goal-text = Wer in einem Gebiet führt, wenn es sich schließt, setzt einen ein. Die größten Gebiete zählen.
opening-cards = Eine Karte ist Land oder Wasser:
opening-cards-text = Waren auf Land werden deine Lagerhäuser, Wasser schließt Gebiete ab. Es führt, wer die meisten einer Sorte hat.
opening-turn = Alle wählen geheim:
opening-turn-text = jeder eine Karte, zugleich aufgedeckt. Die höchste Zahl beginnt.
