## Noms

nation-us-east = USA Est
nation-eu = UE
nation-us-west = USA Ouest
nation-china = Chine
company-red = rouge
company-green = verte
company-yellow = jaune
company-black = noire
ship-red-1a = Rouge S
ship-red-1b = Rouge S2
ship-red-2 = Rouge M
ship-red-3 = Rouge L
ship-green-1a = Vert S
ship-green-1b = Vert S2
ship-green-2 = Vert M
ship-green-3 = Vert L
ship-yellow-1a = Jaune S
ship-yellow-1b = Jaune S2
ship-yellow-2 = Jaune M
ship-yellow-3 = Jaune L
ship-black-1a = Noir S
ship-black-1b = Noir S2
ship-black-2 = Noir M
ship-black-3 = Noir L
ship-iowa = USS Iowa
ship-sagres = NRP Sagres
ship-pegasus = USS Pegasus
ship-yi-yang = PLAN Yi Yang
ship-dice-fest = Dice Fest Line
ship-lucky-me = Lucky Me Cruises
ship-spiel = Spiel of the Seas
ship-prospector = San Juan Prospector
zone-atlantic = Atlantique
zone-gatun-1 = écluse de Gatún 1
zone-gatun-2 = écluse de Gatún 2
zone-gatun-3 = écluse de Gatún 3
zone-gatun-lake = lac Gatún
zone-culebra = passage de la Culebra
zone-pedro-miguel = écluse de Pedro Miguel
zone-miraflores-lake = lac Miraflores
zone-miraflores-1 = écluse de Miraflores 1
zone-miraflores-2 = écluse de Miraflores 2
zone-miraflores-3 = écluse de Miraflores 3
zone-pacific = Pacifique
place-atlantic = l’Atlantique
place-gatun-1 = l’écluse de Gatún 1
place-gatun-2 = l’écluse de Gatún 2
place-gatun-3 = l’écluse de Gatún 3
place-gatun-lake = le lac Gatún
place-culebra = le passage de la Culebra
place-pedro-miguel = l’écluse de Pedro Miguel
place-miraflores-lake = le lac Miraflores
place-miraflores-1 = l’écluse de Miraflores 1
place-miraflores-2 = l’écluse de Miraflores 2
place-miraflores-3 = l’écluse de Miraflores 3
place-pacific = le Pacifique
sea-atlantic = l’Atlantique
sea-pacific = le Pacifique
benefit-transfers = transferts moins chers
benefit-contracts = plus de contrats au choix
benefit-loading = un dé de plus à charger
free-market = marché
free-load = charger un dé
free-moves = déplacements
free-rail = rail
advisor-east = Drapeaux USA Est
advisor-eu = Drapeaux UE
advisor-west = Drapeaux USA Ouest
advisor-china = Drapeaux Chine
advisor-sets = Séries de quatre drapeaux
advisor-passengers = Passagers
advisor-shipyard = Chantier naval
advisor-portfolio = Portefeuille
advisor-founder = Fondateur
starting-us-east-1 = USA Est A
starting-us-east-2 = USA Est B
starting-eu-1 = UE A
starting-eu-2 = UE B
starting-us-west-1 = USA Ouest A
starting-us-west-2 = USA Ouest B
starting-china-1 = Chine A
starting-china-2 = Chine B
model-1b = second petit navire
model-2 = navire moyen
model-3 = grand navire
side-front = recto
side-back = verso
card-table = carte au-dessus de la colonne
card-incoming = chargement entrant
card-top = dessus de la pioche
choice-card = carte
choice-cash = argent

## Coups : ce que dit un bouton

move-bid = Miser { $money } $ pour votre compagnie
move-keep = Garder le conseiller : { $advisor } ({ $pays } $ chacun, { $most } $ au plus)
move-choose = Prendre le contrat de départ { $starting } ({ $cargo })
move-take = { $executive ->
    [1] Prendre le dé exécutif de la colonne { $column }
   *[0] Prendre le dé de la colonne { $column } : force { $strength }
}
move-transfer = { $price ->
    [0] Transférer un dé de la colonne { $source } à la colonne { $target } (gratuit)
   *[other] Transférer un dé de la colonne { $source } à la colonne { $target } pour { $price } $
}
move-act = Utiliser le dé exécutif pour l’action
move-buy = Acheter une part { $company } pour { $money } $
move-raise = Augmenter de { $raise } la valeur de votre compagnie
move-build = { $money ->
    [0] Placer le { $model } dans la zone de chargement { $nation } (gratuit)
   *[other] Construire le { $model } dans la zone de chargement { $nation } pour { $money } $
}
move-captain = { $moves ->
    [one] Utiliser le capitaine : { $moves } déplacement
   *[other] Utiliser le capitaine : { $moves } déplacements
}
move-stevedore = { $dice ->
    [one] Utiliser le manutentionnaire : charger { $dice } dé
   *[other] Utiliser le manutentionnaire : charger jusqu’à { $dice } dés
}
move-contract = { $offered ->
    [front] Prendre un contrat : { $nation } ({ $cargo }), { $card }
    [back] Prendre un contrat : chargement général ({ $cargo }), { $card }
   *[unknown] Prendre un contrat : { $card }
}
move-skip = Ne pas prendre de contrat
move-pick = { $offered ->
    [front] Charger le { $die } pour { $nation }
    [back] Charger le { $die } : chargement général, toute zone
   *[unknown] Charger depuis le contrat { $slot }
}
move-free-die = Charger un dé de l’entrepôt ou de la réserve
move-load = Charger le { $die } sur { $ship } (zone { $nation })
move-wagon = Charger le { $die } dans le premier wagon
move-done = Ne plus charger
move-move = { $step ->
    [none] Déplacer { $ship }
   *[other] { $n_along ->
        [0] Déplacer { $ship } vers { $to }
       *[other] Déplacer { $ship } vers { $to }, avec { $along }
    }
}
move-add = Emmener { $ship }
move-sail = { $n_along ->
    [0] Partir vers { $to } : { $ship } seul
   *[other] Partir vers { $to } : { $ship }
}
move-rail = Placer un dé dans le premier wagon
move-lift = Augmenter le { $die } de la case { $place } du wagon
move-decline = { $free ->
    [market] Garder l’action marché pour plus tard
    [deferred] Laisser perdre l’action marché différée
   *[other] Laisser perdre l’action gratuite
}
move-bonus = { $bonus ->
    [cash] { $ship } est arrivé : prendre { $money } $
    [captain] { $ship } est arrivé : prendre le capitaine, déplacements gratuits : { $moves }
    [stevedore] { $ship } est arrivé : prendre le manutentionnaire, dés : { $dice }, ou droits −{ $cut } $
    [advisor] { $ship } est arrivé : prendre un conseiller financier
   *[unknown] Bonus du navire : { $choice }
}
move-advisor = Prendre le conseiller : { $advisor } ({ $pays } $ chacun, { $most } $ au plus)
move-benefit = Bénéfice passagers : { $benefit }
move-end = Terminer le tour
move-discard = Défausser le contrat { $slot } ({ $cargo })
move-flag = Prendre le drapeau { $nation }
move-cut = Utiliser le manutentionnaire : payer { $cut } $ de moins (droits : { $fee } $)
move-pay = Payer les droits de { $fee } $

## Refus : pourquoi pas

refusal-not-your-advisor = Vous n’avez pas ce conseiller.
refusal-not-on-offer = Ce contrat n’est pas proposé.
refusal-no-die = Il n’y a plus de dé dans cette colonne.
refusal-same-side = On ne transfère que vers l’autre côté.
refusal-column-full = Cette colonne n’a plus de rangée libre.
refusal-company-too-poor = La compagnie n’a pas assez d’argent pour un transfert.
refusal-in-use = Ce navire est déjà en service.
refusal-cannot-build = La compagnie n’a pas assez d’argent pour construire ce navire.
refusal-not-at-round-end = À la fin d’une manche, on ne construit rien et on ne joue aucune carte.
refusal-no-benefit = Seule la carte au-dessus de la colonne ; celle-ci demande le bénéfice passagers des contrats.
refusal-no-back = Cette carte n’a pas de verso.
refusal-too-few-dice = Pas assez de dés dans l’entrepôt et la réserve.
refusal-no-container = Aucun dé n’y attend.
refusal-nowhere-to-load = Aucun navire permis ne peut prendre ce dé maintenant : chacun en prend un par tour, et la somme doit convenir.
refusal-no-die-to-load = Il n’y a aucun dé à charger dans votre entrepôt ni dans votre réserve.
refusal-no-die-for-rail = Il n’y a aucun dé pour le wagon dans votre entrepôt ni dans votre réserve.
refusal-military = Les navires militaires ne prennent pas de cargaison.
refusal-not-in-ocean = Ce navire n’est pas dans un océan.
refusal-wrong-zone = Ce navire n’est pas là et ne peut y aller.
refusal-wrong-nation = Ce dé doit aller sur un navire dans la zone de chargement de sa nation.
refusal-only-rail = Ce conteneur doit partir par le rail : sur le premier wagon.
refusal-no-rail = Ce dé ne peut pas prendre le rail.
refusal-one-die-per-ship = Vous ne pouvez charger qu’un dé par tour sur chaque navire (ou wagon).
refusal-ship-full = Le navire est plein.
refusal-too-heavy = Le { $die } est de trop : à bord { $aboard }, au plus { $limit }.
refusal-too-light = Avec le { $die }, le minimum ne pourrait plus être atteint : { $least }.
refusal-only-passengers = Les navires de croisière ne prennent que des 1 et des 2.
refusal-own-ships-only = Au départ, vous ne chargez que vos propres navires.
refusal-wagon-full = Le premier wagon est plein.
refusal-not-ready = Ce navire n’a pas assez de cargaison pour partir.
refusal-not-first = Ce navire part avec son groupe : choisissez le premier du groupe.
refusal-not-together = Ce navire est ailleurs.
refusal-in-group = Ce navire fait déjà partie du groupe.
refusal-group-full = Le groupe aurait trop de cases.
refusal-no-such-move = Plus de déplacement de ce type : une écluse demande un déplacement d’écluse, le reste un déplacement de voie navigable.
refusal-strands-moves = Après cela, { $lost_kind ->
    [waterway] { $lost ->
        [one] { $lost } déplacement par voie navigable serait perdu
       *[other] { $lost } déplacements par voie navigable seraient perdus
    }
    [lock] { $lost ->
        [one] { $lost } déplacement par écluse serait perdu
       *[other] { $lost } déplacements par écluse seraient perdus
    }
   *[mixed] { $lost ->
        [one] { $lost } déplacement serait perdu
       *[other] { $lost } déplacements seraient perdus
    }
} ; un autre choix en perd moins.
refusal-must-move = Un déplacement possible doit être fait.
refusal-must-use = Une action gratuite possible doit être faite ; seule l’action marché peut être gardée.
refusal-no-card = Vous n’avez pas cette carte.
refusal-card-too-new = Une carte gagnée pendant ce tour doit attendre.
refusal-no-step = Aucun navire ne peut avancer.
refusal-nothing-to-load = Aucun dé de vos contrats ne peut être chargé maintenant.
refusal-card-limit = Vous ne pouvez avoir qu’une carte de ce genre.
refusal-stack-empty = La pile est vide.
refusal-not-in-stack = Ce conseiller n’est pas dans la pile.
refusal-benefit-taken = Vous avez déjà ce bénéfice.
refusal-no-share = Cette compagnie n’a plus de part à vendre.
refusal-too-little-money = Votre argent personnel ne suffit pas.
refusal-not-your-die = Vous n’avez pas de dé sur cette case.
refusal-die-at-most = Ce dé montre déjà 6.
refusal-no-such-flag = Ce drapeau n’est pas sur la plateforme.
refusal-no-contract = Il n’y a pas de contrat à cet endroit.

## Événements : ce qui s’est passé

event-order = { $who } est numéro { $rank } dans l’ordre du tour.
event-rolled = Les dés action sont lancés : { $blue } en colonnes 1 à 3, { $grey } en colonnes 4 à 6.
event-bid = { $who } mise { $money } $ ; la valeur débute à { $price }.
event-drafted = { $who } a choisi un conseiller financier.
event-round = La manche { $round } commence.
event-turn = À { $who } de jouer.
event-start-contract = { $who } prend un contrat de départ ({ $nation }).
event-took-die = { $who } prend un dé de la colonne { $column }, force { $strength }.
event-took-executive = { $who } prend le dé exécutif de valeur { $column }.
event-transferred = { $money ->
    [0] { $who } transfère gratuitement un dé de la colonne { $from } à la colonne { $to }.
   *[other] { $who } transfère un dé de la colonne { $from } à la colonne { $to } pour { $money } $.
}
event-built = { $money ->
    [0] { $who } place { $ship } dans la zone de chargement { $nation }, gratuitement.
   *[other] { $who } construit { $ship } dans la zone de chargement { $nation } pour { $money } $.
}
event-took-contract = { $who } prend un contrat ({ $nation }).
event-took-general = { $who } prend un contrat (chargement général).
event-new-incoming = Nouveau chargement entrant : { $nation }.
event-reshuffled = { $count ->
    [one] { $count } contrat défaussé forme la nouvelle pioche.
   *[other] { $count } contrats défaussés forment la nouvelle pioche.
}
event-loaded = { $who } charge un { $die } sur { $ship } (zone { $nation }).
event-loaded-rail = { $who } place un { $die } dans le premier wagon.
event-rail-lifted = { $who } augmente un dé du wagon de { $before } à { $after }.
event-completed = { $who } termine un contrat ({ $nation }).
event-completed-back = { $who } termine un contrat (chargement général).
event-flag = { $who } reçoit un drapeau { $nation } (total : { $count }).
event-no-flag = Il n’y a plus de drapeau { $nation } pour { $who }.
event-free-action = { $who } a une action gratuite : { $free }.
event-declined = L’action gratuite est perdue pour { $who } : { $free }.
event-deferred = { $who } garde l’action marché pour plus tard ({ $nation }).
event-lapsed = L’action marché différée ({ $nation }) est perdue pour { $who }.
event-sailed = { $who } déplace { $ship } vers { $place }.
event-pushed = { $ship } est poussé vers { $place }.
event-arrived = { $ship } atteint { $sea }.
event-income = La compagnie ({ $who }) reçoit { $money } $ pour sa cargaison.
event-passenger = { $who } prend un jeton passager ; la compagnie reçoit { $money } $.
event-no-passenger = Il n’y a plus de jeton passager pour { $who }.
event-military-pay = { $who } reçoit { $money } $ pour un navire militaire ({ $nation }).
event-moves-lapsed = { $count ->
    [one] { $who } perd { $count } déplacement inutilisable.
   *[other] { $who } perd { $count } déplacements inutilisables.
}
event-got-captain = { $who } prend la carte capitaine { $card }.
event-got-stevedore = { $who } prend la carte manutentionnaire { $card }.
event-got-advisor = { $who } prend un conseiller financier.
event-got-money = { $who } prend { $money } $ pour un navire arrivé.
event-benefit = { $who } obtient un bénéfice passagers : { $benefit }.
event-captain = { $moves ->
    [one] { $who } utilise un capitaine : { $moves } déplacement.
   *[other] { $who } utilise un capitaine : { $moves } déplacements.
}
event-stevedore = { $dice ->
    [one] { $who } utilise un manutentionnaire pour charger { $dice } dé.
   *[other] { $who } utilise un manutentionnaire pour charger jusqu’à { $dice } dés.
}
event-share = { $who } achète une part { $company } pour { $price } $.
event-price = Valeur de la compagnie { $company } : { $before } → { $after }
event-discarded = { $who } défausse un contrat ({ $nation }).
event-discarded-general = { $who } défausse un contrat (chargement général).
event-platform-flag = { $who } prend le drapeau { $nation } de la plateforme.
event-fee-cut = { $who } utilise un manutentionnaire et économise { $money } $ de droits.
event-fee = { $private ->
    [0] La compagnie ({ $who }) paie { $money } $ de droits.
   *[other] La compagnie ({ $who }) doit { $money } $ de droits ; { $who } en paie { $private } $ de sa poche.
}
event-loan = { $count ->
    [one] { $who } prend { $count } renflouement (−{ $owes } $ à la fin).
   *[other] { $who } prend { $count } renflouements (−{ $owes } $ chacun à la fin).
}
event-dividend = La compagnie { $company } verse { $money } $ de dividendes.
event-no-dividend = La compagnie { $company } ne peut pas verser ses dividendes.
event-award = { $who } reçoit la récompense de directeur général de { $money } $.
event-no-award = Personne ne reçoit la récompense de directeur général de { $money } $.
event-advisors = { $money ->
    [0] Les conseillers ne rapportent rien à { $who }.
   *[other] Les conseillers rapportent { $money } $ à { $who }.
}
event-result = { $rank ->
    [1] { $who } finit 1er avec { $total } $.
   *[other] { $who } finit { $rank }e avec { $total } $.
}

term-cash = argent personnel
term-flags = drapeaux
term-advisors = conseillers
term-cards = autres cartes
term-ships = bonus
term-shares = actions et dividendes
term-company = caisse de la compagnie
term-tempo = charger et avancer ce tour
term-rivals = freiner les autres
