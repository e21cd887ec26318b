letter-red = R
letter-black = S
letter-green = G
letter-purple = L
letter-wine = w
letter-spices = g
letter-tea = t
round = Runde { $round }
phase-colour = { $who } wählt eine Farbe
phase-select = geheime Wahl, es fehlen: { $who }
phase-pay = { $due ->
    [1] { $who } schuldet 1 Münze Steuer
   *[other] { $who } schuldet { $due } Münzen Steuer
}
phase-lay = { $who } legt eine Karte
phase-export = { $who } lagert ein oder exportiert
phase-crane = { $who } nutzt einen Kran
phase-ship = { $who } darf das Schiff bewegen
phase-buy = { $who } darf eine Sonderkarte kaufen
phase-remove = { $who } darf eine Karte entfernen
phase-flood = { $who } überflutet eine Karte
phase-from = { $who } nimmt ein Lagerhaus
phase-good = { $who } wählt eine Sorte
phase-to = { $who } bringt ein Lagerhaus
order = Reihenfolge:
frame = Hafen { $size } mal { $size }:
columns-fixed = Spalten fest
columns-left = { $number ->
    [1] noch eine Spalte
   *[other] noch { $number } Spalten
}
rows-fixed = Reihen fest
rows-left = { $number ->
    [1] noch eine Reihe
   *[other] noch { $number } Reihen
}
store = Zentrallager
closed-sign = abgeschlossen
only-water = nur Wasser
areas = Offene Gebiete
no-areas = Noch kein Gebiet.
area = Bei
size = Größe
control = Führt
closed = Abgeschlossen:
closed-counted = { $number ->
    [one] Abgeschlossen (nur das größte zählt):
   *[other] Abgeschlossen (die { $number } größten zählen):
}
supply = Vorrat
treasury = Stadtkasse
water-pile = Wasserstapel
on-top = zuoberst
special-cards = Sonderkarten
ship-at = Schiff auf
ship-moves = Schiffszüge
warehouses = Lagerhäuser
tokens = Chips
hand = Deine Hand
players = Spieler
coins = Münzen
own-areas = Gebiete
keepers = Verwalter
cards = Hand
pile = Stapel
known = Bekannt
under = unter dem Stapel
