## Namen

card-wine = Wein
card-spices = Gewürze
card-wine-spices = Wein und Gewürze
card-tea = Tee
card-wine-tea = Wein und Tee
card-spices-tea = Gewürze und Tee
card-wine-spices-tea = Wein, Gewürze und Tee
card-crane = Kran
card-pub = Kneipe
card-water = Wasser
card-bridge = Brücke
card-customs = Zollhaus
card-flood = Hochwasser
symbol-none = kein Symbol
symbol-coin = Münze
symbol-ship = Schiff
good-wine = Wein
good-spices = Gewürze
good-tea = Tee
colour-red = Rot
colour-black = Schwarz
colour-green = Grün
colour-purple = Lila
axis-wide = Breite
axis-high = Höhe
tie-none = kein Gleichstand
tie-areas = den Gleichstand entscheidet die Zahl der Gebiete
tie-cards = den Gleichstand entscheidet die Zahl der Hafenkarten in den Gebieten
tie-hand = den Gleichstand entscheidet die höchste Hafenkarte auf der Hand
tie-shared = der Gleichstand bleibt
ending-full-field = Das Spielfeld ist voll
ending-only-water = Ein Spieler kann nur noch Wasser anlegen
ending-no-warehouses = Die Lagerhäuser sind aufgebraucht
ending-stalemate = Niemand kommt mehr weiter

## Züge: was auf dem Knopf steht

move-colour = Die Karten in { $colour } nehmen
move-play = Karte { $number } spielen: { $shows ->
        [wine] { card-wine }
        [spices] { card-spices }
        [wine-spices] { card-wine-spices }
        [tea] { card-tea }
        [wine-tea] { card-wine-tea }
        [spices-tea] { card-spices-tea }
        [wine-spices-tea] { card-wine-spices-tea }
        [crane] { card-crane }
        [pub] { card-pub }
       *[water] { card-water }
        [bridge] { card-bridge }
        [customs] { card-customs }
        [flood] { card-flood }
    }{ $symbol ->
        [coin] { ", " }Münze
        [ship] { ", " }Schiff
       *[none] { "" }
    }
move-pass = Diese Runde passen
move-pay = Die Steuer zahlen ({ $due ->
        [1] 1 Münze
       *[other] { $due } Münzen
    })
move-refuse = Die Steuer ({ $due ->
        [1] 1 Münze
       *[other] { $due } Münzen
    }) verweigern und Karte { $card_number } zurücknehmen
move-lay = Karte { $card_number } auf { $cell } legen{ $ends ->
        [yes] { " " }(beendet das Spiel: Die Lagerhäuser sind aufgebraucht)
       *[no] { "" }
    }
move-store = Alle Waren einlagern{ $ends ->
        [yes] { " " }(beendet das Spiel: Die Lagerhäuser sind aufgebraucht)
       *[no] { "" }
    }
move-export = { $good } exportieren{ $ends ->
        [yes] { " " }(beendet das Spiel: Die Lagerhäuser sind aufgebraucht)
       *[no] { "" }
    }
move-crane = Kran: ein Lagerhaus für { $good } holen{ $ends ->
        [yes] { " " }(beendet das Spiel: Die Lagerhäuser sind aufgebraucht)
       *[no] { "" }
    }
move-ship = Kontrollschiff nach { $cell }
move-buy = { $price ->
    [1] Sonderkarte für 1 Münze kaufen
   *[other] Sonderkarte für { $price } Münzen kaufen
}
move-remove = Die Hafenkarte auf { $cell } entfernen
move-area = { $asked ->
    [to] Zum Zentrallager auf { $cell } bringen
   *[from] Ein Lagerhaus vom Zentrallager auf { $cell } nehmen
}
move-good = Ein Lagerhaus für { $good } versetzen
move-skip = { $asked ->
    [crane] Kein Lagerhaus mit dem Kran holen
    [ship] Das Kontrollschiff stehen lassen
    [buy] Keine Sonderkarte kaufen
    [remove] Keine Karte entfernen
    [flood] Kein Hochwasser: Die Karte kommt aus dem Spiel
   *[from] Kein Lagerhaus versetzen
}

## Ablehnungen: warum nicht

refusal-colour-taken = Diese Farbe hat schon ein anderer Spieler.
refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusal-cell-taken = Dort liegt schon eine Karte.
refusal-outside-frame = Dieses Feld liegt außerhalb des Hafens: Das Spielfeld misst { $size } × { $size }.
refusal-not-adjacent = Eine Karte wird neben eine schon liegende gelegt.
refusal-cell-blocked = Das würde Gebiete verbinden, in denen dann mehr als { $owners ->
        [1] ein Spieler
       *[other] { $owners } Spieler
    } dieselbe Sorte lagern würden: Hier darf nur Wasser liegen.
refusal-store-limit = { $owners ->
        [1] Die Waren der Karte passen hier nicht: In einem Gebiet darf nur ein Spieler dieselbe Sorte lagern.
       *[other] Die Waren der Karte passen hier nicht: In einem Gebiet dürfen höchstens { $owners } Spieler dieselbe Sorte lagern.
    }
refusal-too-many-owners = { $owners ->
        [1] In einem Gebiet darf nur ein Spieler dieselbe Sorte lagern.
       *[other] In einem Gebiet dürfen höchstens { $owners } Spieler dieselbe Sorte lagern.
    }
refusal-not-depicted = Die Karte zeigt diese Ware nicht.
refusal-no-token = Von dieser Sorte ist kein Warenchip mehr da.
refusal-no-warehouse = Im Vorrat ist kein Lagerhaus dieser Sorte.
refusal-crane-closed-area = Aus einem abgeschlossenen Gebiet holt ein Kran nichts.
refusal-crane-same-area = Der Kran muss das Lagerhaus aus einem anderen Gebiet holen.
refusal-nothing-to-fetch = Dort hast du kein solches Lagerhaus.
refusal-no-ship = Im Grundspiel gibt es kein Kontrollschiff.
refusal-ship-has-moved = Mit dieser Karte hast du das Kontrollschiff schon bewegt.
refusal-ship-moves-used = { $ship_limit ->
    [1] Das Kontrollschiff ist in dieser Runde schon gefahren; es darf nur einmal.
   *[other] Das Kontrollschiff ist in dieser Runde schon { $ship_limit } Mal gefahren; öfter darf es nicht.
}
refusal-card-without-ship = Deine Karte trägt kein Schiffssymbol.
refusal-ship-after-laying = Das Kontrollschiff fährt erst, wenn eine Karte mit Schiffssymbol gelegt ist.
refusal-ship-is-there = Das Kontrollschiff steht schon dort.
refusal-not-water = Das Kontrollschiff fährt nur auf Wasserkarten.
refusal-no-harbour-card = Dort liegt keine Hafenkarte.
refusal-own-card = Eigene Karten kannst du nicht entfernen.
refusal-closed-area = Aus einem abgeschlossenen Gebiet entfernt das Schiff nichts.
refusal-not-at-ship = Diese Karte liegt nicht neben dem Kontrollschiff.
refusal-no-ship-symbol = Das Schiff entfernt nur Karten mit dem Schiffssymbol.
refusal-nothing-for-sale = Sonderkarten kann man nur zu dritt oder zu viert kaufen.
refusal-stack-empty = Es ist keine Sonderkarte mehr da.
refusal-too-few-coins = { $price ->
    [1] Eine Sonderkarte kostet 1 Münze, und du hast keine.
   *[other] Eine Sonderkarte kostet { $price } Münzen, und du hast weniger.
}
refusal-not-to-centre = Eine Sonderkarte kannst du nur kaufen, wenn du gerade das Kontrollschiff auf das Hafenzentrum gesetzt hast.
refusal-not-central-store = Wähle eine Karte, die in ihrem Gebiet dein Zentrallager ist.
refusal-nothing-to-move = Dort hast du kein solches Lagerhaus.
refusal-no-bridge = Keine Wasserkarte verbindet dieses Gebiet mit einem, das das Lagerhaus aufnehmen könnte.
refusal-same-area = Das Lagerhaus muss in ein anderes Gebiet kommen.
refusal-bridge-closed-area = Eine Brücke verbindet nur offene Gebiete; dieses ist abgeschlossen.
refusal-flood-no-card = Dort liegt keine Hafenkarte, die überflutet werden könnte.
refusal-flood-own-card = Eigene Karten kannst du nicht überfluten.
refusal-flood-closed-area = Ein abgeschlossenes Gebiet erreicht das Hochwasser nicht.
refusal-not-at-water = Diese Karte berührt kein Wasser.

## Ereignisse: was geschah

event-colour = { $who } nimmt die Karten in { $colour }.
event-round = Runde { $round }: Alle wählen eine Karte.
event-chose = { $who } hat gewählt.
event-passed = { $coins ->
    [0] { $who } passt; die Stadtkasse kann nicht alle bezahlen, also gibt es keine Münze.
    [1] { $who } passt und nimmt eine Münze.
   *[other] { $who } passt und nimmt { $coins } Münzen.
}
event-revealed = { $who } deckt Karte { $number } auf: { $card }{ $symbol_id ->
        [none] { "" }
       *[other] { ", " }{ $symbol }
    }.
event-tax-paid = { $coins ->
    [1] { $who } zahlt eine Münze Steuer für Karte { $number } von { $other }.
   *[other] { $who } zahlt { $coins } Münzen Steuer für Karte { $number } von { $other }.
}
event-cannot-pay = { $coins ->
    [1] { $who } kann die Steuer (eine Münze) für Karte { $number } von { $other } nicht zahlen.
   *[other] { $who } kann die Steuer ({ $coins } Münzen) für Karte { $number } von { $other } nicht zahlen.
}
event-tax-refused = { $coins ->
    [1] { $who } verweigert die Steuer (eine Münze) für Karte { $number } von { $other }.
   *[other] { $who } verweigert die Steuer ({ $coins } Münzen) für Karte { $number } von { $other }.
}
event-took-back = { $who } nimmt Karte { $number } auf die Hand zurück.
event-no-cell = { $who } kann Karte { $number } nirgends legen und nimmt sie auf die Hand zurück.
event-laid = { $who } legt Karte { $number } ({ $card }) auf { $cell }.
event-stored = { $who } lagert { $good } ein.
event-exported = { $who } exportiert { $good }.
event-missing = Für { $who } ist kein Lagerhaus für { $good } mehr im Vorrat.
event-earned = { $coins ->
    [1] { $who } verdient eine Münze.
   *[other] { $who } verdient { $coins } Münzen.
}
event-frame-fixed = Der Hafen hat seine volle { $axis } ({ $size }) erreicht: Beide Ränder in dieser Richtung stehen fest.
event-controlled = { $size ->
    [1] Das Gebiet aus einer Karte bei { $cell } ist abgeschlossen: { $who } kontrolliert es.
   *[other] Das Gebiet aus { $size } Karten bei { $cell } ist abgeschlossen: { $who } kontrolliert es.
}
event-uncontrolled = { $size ->
    [1] Das Gebiet aus einer Karte bei { $cell } ist abgeschlossen: Niemand kontrolliert es.
   *[other] Das Gebiet aus { $size } Karten bei { $cell } ist abgeschlossen: Niemand kontrolliert es.
}
event-ignored = { $size ->
    [1] Das Gebiet aus einer Karte bei { $cell } ist abgeschlossen: { $who } kontrolliert es, hat aber keinen Lagerverwalter mehr; es zählt nicht.
   *[other] Das Gebiet aus { $size } Karten bei { $cell } ist abgeschlossen: { $who } kontrolliert es, hat aber keinen Lagerverwalter mehr; es zählt nicht.
}
event-ship-moved = { $who } setzt das Kontrollschiff auf { $cell }.
event-bought = { $coins ->
    [1] { $who } kauft eine Sonderkarte für eine Münze.
   *[other] { $who } kauft eine Sonderkarte für { $coins } Münzen.
}
event-removed = Die Karte { $number } ({ $card }) von { $who } auf { $cell } wird entfernt und kommt unter den Stapel ihres Besitzers.
event-warehouse-lost = { $who } gibt ein Lagerhaus für { $good } in den Vorrat zurück.
event-token-lost = { $who } gibt einen Warenchip für { $good } zurück.
event-moved = { $who } versetzt ein Lagerhaus für { $good } von { $cell } nach { $target }.
event-special-used = Die Sonderkarte { $number } ({ $card }) von { $who } kommt aus dem Spiel.
event-drew-harbour = { $who } zieht eine Hafenkarte.
event-drew-water = { $who } nimmt Wasserkarte { $number }.
event-only-water = { $who } kann nur noch Wasser anlegen.
event-ended = Das Spiel endet: { $ending }.
event-scored-first = { $by ->
    [1] { $who } hat einen ersten Warenchip: +1 Punkt.
   *[other] { $who } hat keinen Warenchip mehr: −1 Punkt.
}
event-scored-tokens = { $by ->
    [1] { $who } hat die meisten Warenchips für { $good }: +1 Punkt.
   *[other] { $who } hat nicht mehr die meisten Warenchips für { $good }: −1 Punkt.
}
event-scored-money = { $by ->
    [1] { $who } hat die meisten Münzen: +1 Punkt.
   *[other] { $who } hat nicht mehr die meisten Münzen: −1 Punkt.
}
event-scored-area = { $by ->
    [1] { $who }: Das Gebiet bei { $cell } zählt: +1 Punkt.
   *[other] { $who }: Das Gebiet bei { $cell } gehört nicht mehr zu den größten: −1 Punkt.
}
event-points = { $who }: Gebiete { $areas }, Warenchips { $tokens }, Geld { $money }.
event-result = { $who } erreicht Platz { $rank } mit { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkten
    }{ $tie_id ->
        [none] { "" }
       *[other] { "" }; { $tie }
    }.

term-areas = eigene Gebiete
term-chances = Aussichten in offenen Gebieten
term-coins = Münzen
term-specials = Sonderkarten
term-tokens = Warenchips
term-card = was deine Karte noch kann
term-rivals = die anderen bremsen
