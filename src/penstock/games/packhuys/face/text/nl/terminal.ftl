letter-red = R
letter-black = Z
letter-green = G
letter-purple = L
letter-wine = w
letter-spices = s
letter-tea = t
round = Ronde { $round }
phase-colour = { $who } kiest een kleur
phase-select = geheime keuze, nog te kiezen: { $who }
phase-pay = { $due ->
    [1] { $who } moet 1 munt belasting betalen
   *[other] { $who } moet { $due } munten belasting betalen
}
phase-lay = { $who } legt een kaart
phase-export = { $who } slaat op of exporteert
phase-crane = { $who } gebruikt een kraan
phase-ship = { $who } mag het schip verplaatsen
phase-buy = { $who } mag een speciale kaart kopen
phase-remove = { $who } mag een kaart verwijderen
phase-flood = { $who } laat een kaart onderlopen
phase-from = { $who } neemt een pakhuis
phase-good = { $who } kiest een goederensoort
phase-to = { $who } brengt een pakhuis
order = volgorde:
frame = Haven van { $size } bij { $size }:
columns-fixed = kolommen vast
columns-left = { $number ->
    [1] nog één kolom
   *[other] nog { $number } kolommen
}
rows-fixed = rijen vast
rows-left = { $number ->
    [1] nog één rij
   *[other] nog { $number } rijen
}
store = centraal magazijn
closed-sign = afgesloten
only-water = alleen water
areas = Open gebieden
no-areas = Nog geen gebied.
area = Bij
size = Maat
control = Leidt
closed = Afgesloten:
closed-counted = { $number ->
    [one] Afgesloten (alleen het grootste telt):
   *[other] Afgesloten (de { $number } grootste tellen):
}
supply = Voorraad
treasury = Stadskas
water-pile = Waterstapel
on-top = bovenop
special-cards = Speciaal
ship-at = Schip op
ship-moves = Vaarbeurten
warehouses = Pakhuizen
tokens = Fiches
hand = Je hand
players = Spelers
coins = Munten
own-areas = Gebieden
keepers = Meesters
cards = Hand
pile = Stapel
known = Bekend
under = onder de stapel
