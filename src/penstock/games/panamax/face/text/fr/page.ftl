worth-now = Vaut maintenant : { $total } $
worth-cash = argent personnel
worth-awards = récompenses de directeur général
worth-shares = parts
worth-advisors = conseillers financiers
worth-debt = emprunts, déduits
canal = Le canal
loading-zone = Zone de chargement { $nation }
holds-of = { $holds ->
    [one] { $holds } case sur { $capacity }
   *[other] { $holds } cases sur { $capacity }
}
fee-here = un dé coûte ici { $fee } $ de droits en fin de manche
left-waterway = { $count ->
    [one] { $count } déplacement de voie navigable
   *[other] { $count } déplacements de voie navigable
}
left-lock = { $count ->
    [one] { $count } déplacement d’écluse
   *[other] { $count } déplacements d’écluse
}
left-any = { $count ->
    [one] { $count } déplacement au choix
   *[other] { $count } déplacements au choix
}
left-loads = { $count ->
    [one] { $count } dé à charger
   *[other] { $count } dés à charger
}
left-stevedore = { $count ->
    [one] { $count } dé par le manutentionnaire
   *[other] { $count } dés par le manutentionnaire
}
ship-military = { $holds ->
    [one] { $ship }, navire militaire, { $holds } case.
   *[other] { $ship }, navire militaire, { $holds } cases.
}
ship-words = { $ship } : { $cargo } ; { $weight } pour { $least } à { $most }.
ready = Prêt à partir.
lacks = Encore { $count } pour atteindre le minimum.
empty = vide
general-cargo = chargement général
action-table = Table d’actions
column = colonne { $number }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
executive = dé exécutif
gives-moves = Le prochain dé donne { $strength ->
    [one] { $strength } déplacement de voie navigable
   *[other] { $strength } déplacements de voie navigable
} et { $lock ->
    [one] { $lock } déplacement d’écluse
   *[other] { $lock } déplacements d’écluse
}.
gives-loads = { $strength ->
    [one] Avec le prochain dé, vous chargez { $strength } dé.
   *[other] Avec le prochain dé, vous chargez jusqu’à { $strength } dés.
}
contract-number = contrat { $number }
container = conteneur avec un { $die }
incoming = chargement entrant
pile = pioche ({ $count })
railway = { $count ->
    [one] chemin de fer, { $count } dé sur le premier wagon
   *[other] chemin de fer, { $count } dés sur le premier wagon
}
wagon-die = dé { $die } (compagnie { $company }) sur le wagon
platform = drapeaux de la plateforme
platform-flag = drapeau { $nation } de la plateforme, reste { $count }
stock = Restent : { $passengers ->
    [one] { $passengers } jeton passager
   *[other] { $passengers } jetons passager
}, { $captains ->
    [one] { $captains } capitaine
   *[other] { $captains } capitaines
}, { $stevedores ->
    [one] { $stevedores } manutentionnaire
   *[other] { $stevedores } manutentionnaires
}, { $advisors ->
    [one] { $advisors } conseiller
   *[other] { $advisors } conseillers
}
round = Manche { $round } sur 3
turn-order = ordre du tour
company-cash = Compagnie
private = Personnel
price = Valeur
shares = Parts
fee-due = Droits actuels
loans = Renflouements
dice = Dés
flags = Drapeaux
contracts = Contrats
awards = Récompenses de directeur général
market-words = part { $company } : valeur { $price }, dividende { $dividend }, { $unsold } à vendre
dice-words = { $warehouse } en entrepôt, { $pool } en réserve
passengers = jetons passager
captain = { $moves ->
    [one] Capitaine : { $moves } déplacement
   *[other] Capitaine : { $moves } déplacements
}
advisors = { $count ->
    [one] { $count } conseiller financier
   *[other] { $count } conseillers financiers
}
advisor-pays = rapporterait { $pays } $ maintenant
words-player = { $who } ({ $company }) : compagnie { $own }, argent personnel { $cash }, valeur { $price }, dividende { $dividend }, droits actuels { $fee }, renflouements { $loans }. Drapeaux : { $flags }
waiting-zone = Zone d’attente
by-rail = par rail
transfer-costs = transfert : { $price } $
column-short = Colonne { $number }
starting = Départ
market = Marché
dividend = Dividende
deferred = une action marché est gardée pour plus tard
fee-parts = Droits dus maintenant : { $fee } $ (entrepôt { $warehouse } $, contrats { $contracts } $, navires { $ships } $)
debt = coûte { $debt } $ à la fin
in-dock = { $holds ->
    [one] navire de { $holds } case, pas encore en service
   *[other] navire de { $holds } cases, pas encore en service
}
round-end = La fin de la manche
step-order = 1 · Rail : nouvel ordre du tour
step-flags = 2 · Drapeaux de la plateforme
step-fees = 3 · Droits de cargaison
step-dividends = 4 · Dividendes
step-award = 5 · Récompense de directeur général
free-action = Action gratuite : { $free }
shares-worth = Parts
advisor-money = Conseillers financiers
advisor-not-counted = ne compte pas
total = Total
score = Dollars
stevedore = { $dice ->
    [one] Manutentionnaire : charger { $dice } dé, ou payer { $cut } $ de droits en moins
   *[other] Manutentionnaire : charger { $dice } dés, ou payer { $cut } $ de droits en moins
}
pushes = Cela pousse { $ships }
of-it-private = personnel
no-dividend = pas de dividende
ask-bid = Misez pour votre compagnie
ask-pass-advisor = Quel conseiller gardez-vous ? L’autre part à gauche
ask-keep-advisor = Quel conseiller gardez-vous ?
ask-start-contract = Choisissez un contrat de départ
ask-start-loading = Chargez vos propres navires
ask-before = Prenez un dé
ask-executive = Dé exécutif : son action ou le marché ?
ask-contract = Prendre un contrat ?
ask-loading = Quel conteneur chargez-vous ?
ask-target = Sur quel navire ?
ask-moving = Déplacez un navire
ask-group = Qui vient avec ?
ask-stevedore = Manutentionnaire : quel conteneur ?
ask-deferred-market = Action marché gardée : achetez une part, sinon elle est perdue
ask-free-market = Action gratuite : acheter une part maintenant ou plus tard ?
ask-free-load = Action gratuite : chargez un dé
ask-free-rail = Action gratuite : chemin de fer
ask-bonus = Votre navire est arrivé : carte ou argent ?
ask-advisor = Choisissez un conseiller financier
ask-benefit = Choisissez un bénéfice passagers
ask-after = Autre chose ce tour-ci ?
ask-discard = Trop de contrats : défaussez-en un
ask-flag = Choisissez un drapeau
ask-fee = Les droits de cargaison sont dus
do-bid = miser
do-keep = garder
do-choose = choisir
do-take = colonne
do-transfer = transférer
do-act = agir
do-buy = acheter
do-raise = monter
do-build = construire
do-captain = capitaine
do-stevedore = manutentionnaire
do-contract = contrat
do-skip = passer
do-pick = conteneur
do-free-die = dé gratuit
do-load = charger
do-wagon = wagon
do-done = terminé
do-move = déplacer
do-add = emmener
do-sail = partir
do-rail = rail
do-lift = monter le dé
do-decline = renoncer
do-bonus = bonus
do-advisor = conseiller
do-benefit = bénéfice
do-end = finir
do-discard = défausser
do-flag = drapeau
do-cut = réduire
do-pay = payer

## Options of the rules

option-setup = Mise en place
choice-setup-normal = normale
choice-setup-advanced = avancée : une mise secrète partage l’argent
option-capacity = Table des capacités des navires
option-miraflores = Sas à Miraflores
option-mulligan = Dés comptés avant de tout relancer
choice-mulligan-all = tous
choice-mulligan-first = ceux des colonnes
option-freeActions = Les actions gratuites
choice-freeActions-must = doivent être faites si possible
choice-freeActions-mayLapse = peuvent être perdues
option-freeLoad = Chargement gratuit d’un dé de recto
choice-freeLoad-matching = dans la zone de sa nation
choice-freeLoad-any = n’importe où
option-movement = Déplacements
choice-movement-whole = tout ce qui peut servir est dû
choice-movement-stepwise = pas à pas, quitte à en perdre
option-militaryPay = Les navires militaires paient
choice-militaryPay-turn = une fois par tour
choice-militaryPay-source = cartes et déplacements gratuits en plus
option-usedCards = Cartes utilisées
choice-usedCards-out = quittent la partie
choice-usedCards-back = vont sous leur pile
option-advisorDraw = Un conseiller financier est
choice-advisorDraw-choose = choisi dans la pile
choice-advisorDraw-top = la carte du dessus
