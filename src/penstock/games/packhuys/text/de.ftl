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
ending-full-field = das Spielfeld ist voll
ending-only-water = ein Spieler kann nur noch Wasser anlegen
ending-no-warehouses = die Lagerhäuser sind aufgebraucht
ending-stalemate = niemand kommt mehr weiter

## Züge: was auf dem Knopf steht

move-play = { $number } spielen: { $shows ->
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
move-pay = { $due } Steuer zahlen
move-refuse = { $due } Steuer nicht zahlen; Karte { $card_number } zurücknehmen
move-lay = Karte { $card_number } auf { $cell } legen
move-store = Alle Waren einlagern
move-export = { $good } exportieren und einen Warenchip nehmen
move-crane = Kran: ein Lagerhaus für { $good } holen
move-ship = Kontrollschiff nach { $cell }
move-buy = Sonderkarte für { $price } Münzen kaufen
move-remove = Hafenkarte auf { $cell } entfernen
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
    [flood] Kein Hochwasser: die Karte kommt aus dem Spiel
   *[from] Kein Lagerhaus versetzen
}

## Ablehnungen: warum nicht

refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusal-cell-taken = Dort liegt schon eine Karte.
refusal-outside-frame = Dieses Feld liegt außerhalb des Hafens: Das Spielfeld misst { $size } mal { $size }.
refusal-not-adjacent = Eine Karte wird neben eine schon liegende gelegt.
refusal-cell-blocked = Das würde Gebiete verbinden, in denen mehr als { $owners } Spieler dieselbe Ware lagern: Hier darf nur Wasser liegen.
refusal-store-limit = In einem Gebiet dürfen höchstens { $owners } Spieler dieselbe Ware lagern.
refusal-not-depicted = Die Karte zeigt diese Ware nicht.
refusal-no-token = Von dieser Sorte ist kein Warenchip mehr da.
refusal-no-warehouse = Im Vorrat ist kein Lagerhaus dieser Sorte.
refusal-ship-is-there = Das Kontrollschiff steht schon dort.
refusal-not-water = Das Kontrollschiff steht nur auf Wasserkarten.
refusal-no-harbour-card = Dort liegt keine Hafenkarte.
refusal-own-card = Eigene Karten kannst du nicht entfernen.
refusal-closed-area = Dieses Gebiet ist abgeschlossen.
refusal-not-at-ship = Diese Karte liegt nicht neben dem Kontrollschiff.
refusal-no-ship-symbol = Das Schiff entfernt nur Karten mit dem Schiffssymbol.
refusal-not-at-water = Diese Karte berührt kein Wasser.
refusal-not-central-store = Wähle eine Karte, die in ihrem Gebiet dein Zentrallager ist.
refusal-nothing-to-move = Dort hast du kein solches Lagerhaus.
refusal-no-bridge = Keine Wasserkarte verbindet dieses Gebiet mit einem, das das Lagerhaus aufnehmen könnte.
refusal-same-area = Das Lagerhaus muss in ein anderes Gebiet kommen.

## Ereignisse: was geschah

event-round = Runde { $round }: Alle wählen eine Karte.
event-chose = { $who } hat gewählt.
event-passed = { $coins ->
    [0] { $who } passt und bekommt nichts, die Stadtkasse ist zu leer.
    [1] { $who } passt und nimmt eine Münze.
   *[other] { $who } passt und nimmt { $coins } Münzen.
}
event-revealed = { $who } deckt { $number } auf: { $card }, { $symbol }.
event-tax-paid = { $coins ->
    [1] { $who } zahlt eine Münze Steuer.
   *[other] { $who } zahlt { $coins } Münzen Steuer.
}
event-cannot-pay = { $coins ->
    [1] { $who } kann eine Münze Steuer nicht zahlen und nimmt { $number } zurück.
   *[other] { $who } kann { $coins } Münzen Steuer nicht zahlen und nimmt { $number } zurück.
}
event-tax-refused = { $coins ->
    [1] { $who } verweigert eine Münze Steuer und nimmt { $number } zurück.
   *[other] { $who } verweigert { $coins } Münzen Steuer und nimmt { $number } zurück.
}
event-no-cell = { $who } kann { $number } nirgends legen und nimmt die Karte zurück.
event-laid = { $who } legt { $number } ({ $card }) auf { $cell }.
event-stored = { $who } lagert { $good } ein.
event-exported = { $who } exportiert { $good }.
event-missing = Im Vorrat fehlt { $who } ein Lagerhaus für { $good }.
event-earned = { $coins ->
    [1] { $who } verdient eine Münze.
   *[other] { $who } verdient { $coins } Münzen.
}
event-frame-fixed = Der Hafen hat in einer Richtung seine vollen { $size } Felder erreicht: Dieser Rand steht fest.
event-controlled = { $size ->
    [1] Das Gebiet aus einer Karte bei { $cell } ist abgeschlossen: { $who } kontrolliert es.
   *[other] Das Gebiet aus { $size } Karten bei { $cell } ist abgeschlossen: { $who } kontrolliert es.
}
event-uncontrolled = { $size ->
    [1] Das Gebiet aus einer Karte bei { $cell } ist abgeschlossen: Niemand kontrolliert es.
   *[other] Das Gebiet aus { $size } Karten bei { $cell } ist abgeschlossen: Niemand kontrolliert es.
}
event-ignored = { $size ->
    [1] { $who } gewinnt das Gebiet aus einer Karte bei { $cell }, hat aber keinen Lagerverwalter mehr: Es zählt nicht.
   *[other] { $who } gewinnt das Gebiet aus { $size } Karten bei { $cell }, hat aber keinen Lagerverwalter mehr: Es zählt nicht.
}
event-ship-moved = { $who } setzt das Kontrollschiff auf { $cell }.
event-bought = { $coins ->
    [1] { $who } kauft eine Sonderkarte für eine Münze.
   *[other] { $who } kauft eine Sonderkarte für { $coins } Münzen.
}
event-removed = { $who } verliert { $number } ({ $card }) auf { $cell }; die Karte kommt unter den Stapel.
event-warehouse-lost = { $who } gibt ein Lagerhaus für { $good } in den Vorrat zurück.
event-token-lost = { $who } gibt einen Warenchip für { $good } zurück.
event-moved = { $who } versetzt ein Lagerhaus für { $good } von { $cell } nach { $target }.
event-special-used = Die Sonderkarte { $number } ({ $card }) von { $who } kommt aus dem Spiel.
event-drew-harbour = { $who } zieht eine Hafenkarte.
event-drew-water = { $who } nimmt Wasserkarte { $number }.
event-ended = Das Spiel endet: { $ending }.
event-points = { $who }: Gebiete { $areas }, Warenchips { $tokens }, Geld { $money }.
event-result = { $points ->
    [1] { $who } hat Platz { $rank } mit einem Punkt.
   *[other] { $who } hat Platz { $rank } mit { $points } Punkten.
}
