## Noms

nation-us-east = USA Est
nation-eu = UE
nation-us-west = USA Ouest
nation-china = Chine
company-red = rouge
company-green = vert
company-yellow = jaune
company-black = noir
ship-red-1a = Rouge 1a
ship-red-1b = Rouge 1b
ship-red-2 = Rouge 2
ship-red-3 = Rouge 3
ship-green-1a = Vert 1a
ship-green-1b = Vert 1b
ship-green-2 = Vert 2
ship-green-3 = Vert 3
ship-yellow-1a = Jaune 1a
ship-yellow-1b = Jaune 1b
ship-yellow-2 = Jaune 2
ship-yellow-3 = Jaune 3
ship-black-1a = Noir 1a
ship-black-1b = Noir 1b
ship-black-2 = Noir 2
ship-black-3 = Noir 3
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
ocean-atlantic = Atlantique
ocean-pacific = Pacifique
side-front = recto
side-back = verso
benefit-transfers = transferts moins chers
benefit-contracts = plus de contrats au choix
benefit-loading = un dé de plus à charger
free-market = marché
free-load = charger un dé
free-moves = déplacements
free-rail = rail
advisor-east = Drapeaux: USA Est
advisor-eu = Drapeaux: UE
advisor-west = Drapeaux: USA Ouest
advisor-china = Drapeaux: Chine
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
card-table = contrat de la colonne
card-incoming = chargement entrant
card-top = dessus de la pioche
choice-card = carte
choice-cash = argent

## Coups : ce que dit un bouton

move-bid = Miser { $money } dollars pour la compagnie (mise { $offer })
move-keep = Garder le conseiller : { $advisor } ({ $pays } dollars chacun, { $most } au plus)
move-choose = Prendre le contrat de départ { $starting } ({ $cargo })
move-take = { $executive ->
    [1] Prendre le dé exécutif de la colonne { $column }
   *[0] Prendre le dé de la colonne { $column } : force { $strength }
}
move-transfer = Transférer un dé de la colonne { $source } vers { $target } pour { $price } dollars
move-act = Utiliser le dé exécutif pour l’action
move-buy = Acheter une part { $company } pour { $money } dollars
move-raise = Augmenter la valeur de sa compagnie
move-build = Placer le { $model } dans la zone { $nation } pour { $money } dollars
move-captain = Utiliser le capitaine : { $moves } déplacements
move-stevedore = Utiliser le manutentionnaire : charger { $dice }
move-contract = Prendre un contrat : { $card }, { $side } ({ $cargo })
move-skip = Ne pas prendre de contrat
move-pick = Charger un { $die } : conteneur { $container } du contrat { $slot }
move-free-die = Charger un dé de l’entrepôt ou de la réserve
move-load = Charger le { $die } sur { $ship } en { $nation }
move-wagon = Charger le { $die } dans le premier wagon
move-done = Ne plus charger
move-move = Avancer { $ship } d’une zone
move-add = Emmener { $ship }
move-sail = Le groupe part
move-rail = Placer un dé dans le premier wagon
move-lift = Augmenter le { $die } de la case { $place } du wagon
move-decline = Renoncer à l’action gratuite
move-bonus = Bonus du navire : { $choice } (en argent { $money } dollars)
move-advisor = Prendre le conseiller : { $advisor } ({ $pays } dollars chacun, { $most } au plus)
move-benefit = Bénéfice passagers : { $benefit }
move-end = Terminer le tour
move-discard = Défausser le contrat { $slot } ({ $cargo })
move-flag = Prendre le drapeau { $nation }
move-cut = Utiliser le manutentionnaire : { $cut } dollars de moins sur { $fee } dollars
move-pay = Payer les droits de { $fee } dollars
move-count = Compter le conseiller : { $advisor }, { $money } dollars

## Refus : pourquoi pas

refusal-not-your-advisor = Vous n’avez pas ce conseiller.
refusal-not-on-offer = Ce contrat n’est pas proposé.
refusal-no-die = Il n’y a plus de dé dans cette colonne.
refusal-same-side = On ne transfère que vers l’autre côté.
refusal-column-full = Cette colonne n’a plus de rangée libre.
refusal-company-too-poor = La compagnie n’a pas assez d’argent.
refusal-in-use = Ce navire est déjà en service.
refusal-not-at-round-end = Pas à la fin d’une manche.
refusal-no-benefit = Il faut le bénéfice passagers pour les contrats.
refusal-no-back = Cette carte n’a pas de verso.
refusal-too-few-dice = Pas assez de dés dans l’entrepôt et la réserve.
refusal-no-container = Aucun dé n’y attend.
refusal-nowhere-to-load = Ce dé ne peut aller nulle part maintenant.
refusal-military = Les navires militaires ne prennent pas de cargaison.
refusal-not-in-ocean = Ce navire n’est pas dans un océan.
refusal-wrong-zone = Ce navire n’est pas là et ne peut y aller.
refusal-wrong-nation = Le dé va dans la zone de chargement de sa nation.
refusal-only-rail = Ce conteneur doit prendre le rail.
refusal-no-rail = Ce dé ne peut pas prendre le rail.
refusal-one-die-per-ship = Un seul dé par tour peut y aller.
refusal-ship-full = Le navire est plein.
refusal-too-heavy = La cargaison dépasserait le maximum.
refusal-too-light = La cargaison n’atteindrait pas le minimum.
refusal-only-passengers = Les navires de croisière ne prennent que des petits dés.
refusal-own-ships-only = Au départ, on ne charge que ses navires.
refusal-wagon-full = Le premier wagon est plein.
refusal-not-ready = Ce navire n’est pas prêt.
refusal-not-first = Ce navire part avec son groupe ; nommez le premier.
refusal-not-together = Ce navire est ailleurs.
refusal-in-group = Ce navire fait déjà partie du groupe.
refusal-group-full = Le groupe aurait trop de cales.
refusal-no-such-move = Il ne vous reste pas de déplacement de ce type.
refusal-strands-moves = Après cela, { $kind ->
    [waterway] { $lost ->
        [one] un déplacement par voie navigable serait perdu
       *[other] { $lost } déplacements par voie navigable seraient perdus
    }
    [lock] { $lost ->
        [one] un déplacement par écluse serait perdu
       *[other] { $lost } déplacements par écluse seraient perdus
    }
   *[mixed] { $lost ->
        [one] un déplacement serait perdu
       *[other] { $lost } déplacements seraient perdus
    }
} ; un autre choix en perd moins.
refusal-must-move = Un déplacement possible doit être fait.
refusal-no-card = Vous n’avez pas cette carte.
refusal-card-too-new = Une carte gagnée ce tour doit attendre.
refusal-no-step = Aucun navire ne peut avancer.
refusal-nothing-to-load = Vous n’avez pas de contrat incomplet.
refusal-card-limit = Vous avez déjà une telle carte.
refusal-stack-empty = La pile est vide.
refusal-not-in-stack = Ce conseiller n’est pas dans la pile.
refusal-benefit-taken = Vous avez déjà ce bénéfice.
refusal-no-share = Cette compagnie n’a plus de part à vendre.
refusal-too-little-money = Votre argent personnel ne suffit pas.
refusal-not-your-die = Vous n’avez pas de dé sur cette case.
refusal-die-at-most = Ce dé montre déjà 6.
refusal-no-such-flag = Ce drapeau n’est pas sur la plateforme.
refusal-no-contract = Il n’y a pas de contrat là.
refusal-already-counted = Ce conseiller est déjà compté.
refusal-pays-the-same = Un autre conseiller de la liste paie autant.

## Événements : ce qui s'est passé

event-order = { $who } est numéro { $rank } dans l’ordre du tour.
event-rolled = Les dés action sont lancés : { $blue } côté bleu, { $grey } côté gris.
event-bid = { $who } mise { $money } dollars ; la valeur débute à { $price }.
event-drafted = { $who } a choisi un conseiller financier.
event-round = La manche { $round } commence.
event-turn = À { $who } de jouer.
event-start-contract = { $who } prend un contrat de départ pour { $nation }.
event-took-die = { $who } prend un dé de la colonne { $column }, force { $strength }.
event-took-executive = { $who } prend le dé exécutif { $column }.
event-transferred = { $who } transfère un dé de la colonne { $from } vers { $to } pour { $money } dollars.
event-built = { $who } place { $ship } dans la zone { $nation } pour { $money } dollars.
event-took-contract = { $who } prend un contrat : { $nation }, { $side }.
event-new-incoming = Nouveau chargement entrant : { $nation }.
event-reshuffled = { $count } contrats défaussés forment la nouvelle pioche.
event-loaded = { $who } charge un { $die } sur { $ship } en { $nation }.
event-loaded-rail = { $who } place un { $die } dans le premier wagon.
event-rail-lifted = { $who } augmente un dé du wagon de { $before } à { $after }.
event-completed = { $who } termine un contrat pour { $nation }.
event-completed-back = { $who } termine un chargement général.
event-flag = { $who } reçoit le drapeau { $nation }, { $count } en tout.
event-no-flag = Il n’y a plus de drapeau { $nation } pour { $who }.
event-free-action = { $who } a une action gratuite : { $free }.
event-declined = { $who } renonce à une action gratuite : { $free }.
event-deferred = { $who } diffère l’action marché de { $nation }.
event-lapsed = L’action marché différée de { $nation } est perdue pour { $who }.
event-sailed = { $who } déplace { $ship } : { $zone }.
event-pushed = { $ship } est poussé : { $zone }.
event-arrived = { $ship } est arrivé : { $ocean }.
event-income = La compagnie de { $who } reçoit { $money } dollars pour sa cargaison.
event-passenger = { $who } prend un jeton passager ; la compagnie reçoit { $money } dollars.
event-no-passenger = Il n’y a plus de jeton passager pour { $who }.
event-military-pay = { $who } reçoit { $money } dollars pour un navire militaire de { $nation }.
event-moves-lapsed = { $who } ne peut utiliser { $count } des déplacements.
event-got-captain = { $who } prend le capitaine { $card }.
event-got-stevedore = { $who } prend le manutentionnaire { $card }.
event-got-advisor = { $who } prend un conseiller financier.
event-got-money = { $who } prend { $money } dollars pour un navire arrivé.
event-benefit = { $who } obtient un bénéfice passagers : { $benefit }.
event-captain = { $who } utilise un capitaine : { $moves } déplacements.
event-stevedore = { $who } utilise un manutentionnaire pour charger : { $dice }.
event-share = { $who } achète une part { $company } pour { $price } dollars.
event-price = Valeur { $company } : { $before } → { $after }
event-discarded = { $who } défausse un contrat pour { $nation }.
event-platform-flag = { $who } prend le drapeau { $nation } de la plateforme.
event-fee-cut = { $who } utilise un manutentionnaire et économise { $money } dollars de droits.
event-fee = La compagnie de { $who } paie { $money } dollars de droits, dont { $private } dollars d’argent personnel.
event-loan = { $who } a besoin de renflouements : { $count }.
event-dividend = { $company } verse { $money } dollars de dividendes.
event-no-dividend = { $company } ne peut verser de dividendes.
event-award = { $who } reçoit la récompense de directeur de { $money } dollars.
event-no-award = Personne ne reçoit la récompense de directeur de { $money } dollars.
event-advisors = Les conseillers rapportent { $money } dollars à { $who }.
event-result = { $who } : place { $rank } avec { $total } dollars.
