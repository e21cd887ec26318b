letter-red = R
letter-black = N
letter-green = V
letter-purple = P
letter-wine = v
letter-spices = e
letter-tea = t
round = Manche { $round }
phase-colour = { $who } choisit une couleur
phase-select = choix secret, manquent : { $who }
phase-pay = { $due ->
    [one] { $who } doit { $due } pièce de taxe
   *[other] { $who } doit { $due } pièces de taxe
}
phase-lay = { $who } pose une carte
phase-export = { $who } stocke ou exporte
phase-crane = { $who } utilise une grue
phase-ship = { $who } peut déplacer le bateau
phase-buy = { $who } peut acheter une carte spéciale
phase-remove = { $who } peut retirer une carte
phase-flood = { $who } inonde une carte
phase-from = { $who } prend un entrepôt
phase-good = { $who } choisit une sorte de marchandise
phase-to = { $who } apporte un entrepôt
order = ordre :
frame = Port de { $size } sur { $size } :
columns-fixed = colonnes fixées
columns-left = { $number ->
    [one] encore { $number } colonne
   *[other] encore { $number } colonnes
}
rows-fixed = rangées fixées
rows-left = { $number ->
    [one] encore { $number } rangée
   *[other] encore { $number } rangées
}
store = magasin central
closed-sign = fermée
only-water = eau seulement
areas = Zones ouvertes
no-areas = Encore aucune zone.
area = En
size = Taille
control = Mène
closed = Fermées :
closed-counted = { $number ->
    [one] Fermées ({ $number } seule compte, la plus grande) :
   *[other] Fermées (les { $number } plus grandes comptent) :
}
supply = Réserve
treasury = Trésor
water-pile = Pile d’eau
on-top = dessus
special-cards = Spéciales
ship-at = Bateau en
ship-moves = Trajets
warehouses = Entrepôts
tokens = Jetons
hand = Votre main
players = Joueurs
coins = Pièces
own-areas = Zones
keepers = Intendants
cards = Main
pile = Pile
known = Connues
under = sous la pile
