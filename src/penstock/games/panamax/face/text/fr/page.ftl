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
gives-moves = Ce dé donne { $strength ->
    [one] { $strength } déplacement de voie navigable
   *[other] { $strength } déplacements de voie navigable
} et { $lock ->
    [one] { $lock } déplacement d’écluse
   *[other] { $lock } déplacements d’écluse
}.
gives-loads = { $strength ->
    [one] Avec ce dé, vous chargez { $strength } dé.
   *[other] Avec ce dé, vous chargez jusqu’à { $strength } dés.
}
gives-market = Ou, comme dé exécutif : acheter une part ou relever votre propre valeur.
gives-front = Ses dés vont sur des navires, { $nation } ; tous chargés, le drapeau est à vous.
gives-back = Ses dés vont sur des navires de toute zone de chargement ; pas de drapeau.
gives-rail = Un dé de votre entrepôt ou réserve y va comme 2.
gives-lift = Il compte 2 de plus pour l’ordre, 6 au plus.
contract-number = contrat { $number }
container-of = conteneur { $container } du contrat { $contract }
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
round = Manche { $round } sur 3
private = Personnel
price = Valeur
loans = Renflouements
dice = Dés
flags = Drapeaux
awards = Récompenses de directeur général
market-words = part { $company } : valeur { $price }, dividende { $dividend }, { $unsold } à vendre
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
column-short = Colonne { $number }
starting = Départ
market = Marché
deferred = une action marché est gardée pour plus tard
fee-parts = Droits de cargaison en fin de manche, en l’état : { $fee } $ (entrepôt { $warehouse } $, contrats { $contracts } $, navires { $ships } $). Chargez des dés et faites avancer leurs navires : près de l’océan un dé coûte peu, et rien une fois arrivé.
debt = coûte { $debt } $ à la fin
in-dock = { $holds ->
    [one] navire de { $holds } case, pas encore en service
   *[other] navire de { $holds } cases, pas encore en service
}
round-end = La fin de la manche
step-order = Rail
step-flags = Drapeaux
step-fees = Droits de cargaison
step-dividends = Dividendes
step-award = Récompense
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
no-dividend = pas de dividende
ask-bid = Misez pour votre compagnie
ask-pass-advisor = Quel conseiller gardez-vous ? L’autre part à gauche
ask-keep-advisor = Quel conseiller gardez-vous ?
ask-start-contract = Choisissez un contrat de départ
ask-done = Arrêter de charger ? Il reste à faire.
ask-start-loading = Chargez vos navires, un dé chacun
ask-start-build = Placez un navire, { $nation } : il prend un dé
ask-port = Dans quelle zone de chargement ?
ask-before = Prenez un dé
ask-executive = Dé exécutif : son action ou le marché ?
ask-contract = Un contrat ? Le haut rapporte un drapeau
ask-loading = Chargez : un dé par navire
ask-loading-none = Aucun navire ne prend de dé ici
ask-loading-empty = Plus rien à charger
end-turn = Terminer le tour
ask-target = Sur quel navire ?
ask-moving = Déplacez un navire
ask-group = Qui vient avec ?
ask-stevedore = Manutentionnaire : quel conteneur ?
ask-deferred-market = Action marché gardée : achetez une part, sinon elle est perdue
ask-free-market = Action gratuite : acheter une part maintenant ou plus tard ?
ask-free-load = Action gratuite : chargez un dé
ask-free-rail = Action gratuite : chemin de fer
ask-bonus = { $ship } est arrivé : carte ou argent ?
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
load = { $now }/{ $least }–{ $most }
to-sea = direction { $sea }
waiting-words = Zone d’attente : les navires sortis du canal. Un dé chargé les amène dans une zone de chargement.
reach-gatun = Écluses de Gatún
reach-gatun-lake = Lac Gatún
reach-culebra = La Culebra
reach-pedro-miguel = Pedro Miguel
reach-miraflores-lake = Lac Miraflores
reach-miraflores = Écluses de Miraflores
short-iowa = USS Iowa
short-sagres = NRP Sagres
short-pegasus = USS Pegasus
short-yi-yang = Yi Yang
short-dice-fest = Dice Fest
short-lucky-me = Lucky Me
short-spiel = Spiel
short-prospector = Prospector
move-ships = Déplacer
take-and-load = Prendre un contrat, charger
word-waterway = en voie navigable
word-lock = en écluse
loads-short = charge { $strength }
emptier = colonne plus vide = plus forte
transfer-short = Transfert
transfer = Avant d’agir, glissez un dé vers une colonne de l’autre côté, ou appuyez ici puis sur sa colonne. Il y est utilisé aussitôt et coûte { $price } $ à la compagnie.
column-empty = Il n’y a plus de dé ici.
stack-captain = Cartes capitaine restantes : { $count }. Le propriétaire d’un petit navire sorti du canal prend la première, ou de l’argent. Elle donne des déplacements gratuits.
stack-stevedore = Cartes manutentionnaire restantes : { $count }. Pour un navire moyen sorti du canal. Elle charge des dés ou réduit les droits.
stack-advisor = Conseillers financiers restants : { $count }. Pour un grand navire sorti du canal. Les deux meilleurs rapportent à la fin.
stack-passenger = Jetons passager restants : { $count }. Chaque dé arrivé sur un paquebot en prend un : de l’argent pour la compagnie et un avantage durable.
cards-left = Restent, pour les arrivées
count-captain = Capitaines
count-stevedore = Manutention
count-advisor = Conseillers
count-passenger = Passagers
back-legend = ◇ général : tout port, sans drapeau
a-share = la part
pays = paie { $pays }
wagon = Premier wagon : en fin de manche, la plus haute somme commence, et qui y a un dé prend un drapeau.
wagon-rule = Wagon 1 : la plus haute
order-now = Ordre
order = L’ordre du tour de cette manche.
platform-short = Plateforme
store = Entrepôt
pool = Réserve
tip-store = Dés en entrepôt : { $count }. Ils servent d’abord ; en fin de manche ils coûteraient { $fee } $.
tip-pool = Dés en réserve : { $count }. Ils ne coûtent rien.
captain-short = Capitaine { $moves }
stevedore-short = Manutentionnaire { $dice }
passengers-note = Jetons passager : { $count }. Avantages : { $benefits }.
build-for = bâtir { $cost }
build-free = gratuit
open-company = Montrer cette compagnie en entier
your-company = Votre compagnie
opening-you = Votre compagnie : { $company }
opening-goal = Votre argent personnel gagne,
opening-goal-text = pas celui de la compagnie : le plus riche après trois manches. Il vient des parts et de leurs dividendes, de vos navires arrivés et du conseiller.
opening-cargo = La cargaison remplit la caisse :
opening-cargo-text = prenez des contrats, chargez leurs dés sur des navires, menez-les à l’autre océan. La compagnie en paie droits et dividendes.
opening-turn = Un tour, c’est un dé blanc :
opening-turn-text = des colonnes 1 à 3 il déplace des navires, même ceux des autres ; des colonnes 4 à 6 il prend un contrat et charge.
award-note = Récompenses de directeur général : { $money } $. Elles comptent à la fin et ne sont pas de l’argent personnel.
worth-short = vaut maintenant
worth-now = Vaut maintenant : { $total } $
worth-cash = argent personnel
worth-awards = récompenses
worth-shares = parts à leur valeur
worth-advisors = conseillers financiers
worth-debt = moins renflouements
free-die-label = un dé de l’entrepôt ou de la réserve
no-contract = pas de contrat
firm = Cie
own = Perso
fees = Droits
firm-note = L’argent de la compagnie paie droits, transferts, navires et dividendes. À la fin, il ne vaut rien.
own-note = L’argent personnel achète des parts et compte à la fin.
shares-held = Parts
shares-note = Parts détenues : chacune paie un dividende en fin de manche, et sa valeur en fin de partie.
price-note = Le coût d’une part maintenant ; sa valeur monte ensuite de un. En fin de partie, elle paie cette valeur.
pays-note = Le dividende de chaque part en fin de manche. Une compagnie qui ne peut tous les payer n’en paie aucun, et sa valeur baisse de deux.
pile-note = Le chargement entrant comble un vide au-dessus des colonnes, et le dessus de la pioche devient le chargement entrant.
platform-note = En fin de manche, qui a un dé dans le premier wagon prend un de ces drapeaux, avec son action gratuite.
front-note = Le recto : ses dés vont sur des navires dans la zone de chargement de la nation. Rempli, il apporte son drapeau. Un rail sous un conteneur : il doit partir par rail.
back-note = Le verso : chargement général, des dés de 3 pour toute zone de chargement ; pas de drapeau. Un rail sous un conteneur : il peut partir par rail.
held-front = Ces dés vont sur des navires à { $nation } ; tous chargés, le drapeau est à vous. Les dés en attente coûtent des droits en fin de manche.
held-back = Ces dés vont sur des navires de toute zone de chargement. Les dés en attente coûtent des droits en fin de manche.
flag-number = Drapeau { $number } de { $nation }
flag-there = posé
flag-plain = Quatre nations différentes dans cette colonne rendent les transferts gratuits. Déplacer leur navire militaire rapporte 1 $ par drapeau, 3 au plus.
flag-market = Apporte une action marché gratuite : acheter une part maintenant ou la garder.
flag-load = Apporte un chargement gratuit : un dé en attente, ou un de l’entrepôt comme 2.
flag-moves = Apporte trois déplacements gratuits au choix.
flag-rail = Apporte une action rail gratuite : un dé comme 2 sur le wagon, ou un dé à vous augmenté de 2.
flag-none = Pas d’action gratuite. Les drapeaux des quatre nations rendent les transferts gratuits.
flag-owned = vous en avez { $count }
advisor-east-note = Paie à la fin pour chaque drapeau USA Est.
advisor-eu-note = Paie à la fin pour chaque drapeau UE.
advisor-west-note = Paie à la fin pour chaque drapeau USA Ouest.
advisor-china-note = Paie à la fin pour chaque drapeau Chine.
advisor-sets-note = Paie à la fin pour chaque série de quatre drapeaux différents.
advisor-passengers-note = Paie à la fin pour chaque jeton passager.
advisor-shipyard-note = Paie à la fin pour chaque navire bâti : le second petit et le grand.
advisor-portfolio-note = Paie à la fin pour chaque compagnie dont vous avez une part.
advisor-founder-note = Paie à la fin pour chaque part de votre propre compagnie.
military = navire militaire
not-ready = (pas prêt)
steps-away = { $steps ->
    [one] { $steps } pas jusqu’au { $sea }.
   *[other] { $steps } pas jusqu’au { $sea }.
}
about-military = Pas de cargaison, toujours prêt. Qui le déplace est payé pour les drapeaux de sa nation.
about-cruise = Ne prend que des dés de 1 et 2 ; chacun apporte un jeton passager au bout du canal.
about-cargo = N’appartient à personne ; le plus haut dé de chaque compagnie à bord paie double.
about-s = À l’arrivée, le propriétaire prend un capitaine ou de l’argent, et les dés paient leurs compagnies.
about-m = À l’arrivée, le propriétaire prend un manutentionnaire ou de l’argent, et les dés paient leurs compagnies.
about-l = À l’arrivée, le propriétaire prend un conseiller financier ou de l’argent, et les dés paient leurs compagnies.
zone-lock-note = Une écluse : en sortir coûte un déplacement d’écluse. Les navires y forment un groupe ; ce qui n’y tient pas les pousse.
zone-cut-note = Le passage : en sortir coûte un déplacement de voie navigable. Les navires y forment un groupe ; ce qui n’y tient pas les pousse.
zone-lake-note = Un lac a de la place pour tous ; les groupes s’y forment et s’y séparent. En sortir coûte un déplacement de voie navigable.
fee-note = Droits : { $fee } $ par dé en fin de manche.
port-note = Ici, les navires chargent les dés de cette nation et le chargement général.
round-end-again = Le compte de la dernière manche
skip-account = Tout montrer
account = Compte
account-close = Fermez le compte pour continuer
all-companies = Toutes
scene-arrival = Arrivée dans l’océan { $sea }
part-warehouse = entrepôt
part-contracts = contrats
part-ships = navires
stevedore-word = manutentionnaire
in-all = en tout
fee-due = à payer maintenant
private-part = dont { $money } $ personnels
loans-note = Ce que ni la compagnie ni la personne ne peut payer, un renflouement le couvre. Il est retiré à la fin.
each-share = par part
gets-dividends = reçoit
counts-at-end = compte à la fin
advisor-terms = { $pays } $ chacun, { $most } $ au plus
offer-cash = De l’argent personnel, tout de suite.
offer-captain = Des déplacements gratuits au choix, lors d’un tour suivant.
offer-stevedore = Charge des dés lors d’un tour suivant, ou réduit les droits en fin de manche.
offer-advisor = Secret, paie à la fin. Vos deux meilleurs comptent.
bonus-cash = { $money } $ pour vous
bonus-advisor = Un conseiller financier
offer-transfers = Transférer un dé coûte moins à partir de maintenant.
offer-contracts = Vous pouvez aussi prendre le chargement entrant ou la première carte de la pioche.
offer-loading = Avec un dé des colonnes 4 à 6, vous chargez un dé de plus.
why-pass-advisor = Un conseiller est votre but secret : il vous paie à la fin. Ensuite vous choisirez encore, entre celui-ci et celui d’un voisin.
why-keep-advisor = Celui-ci reste, c’est votre but secret : il vous paie à la fin de la partie.
why-start-contract = Votre première cargaison. Ses dés vont sur vos navires dans ce port ; à l’autre océan, chacun rapporte son chiffre à la compagnie. Tous chargés, le drapeau est à vous.
why-bonus = Votre navire est arrivé. L’argent est à vous tout de suite et compte à la fin ; une carte vous servira plus tard.
why-advisor = Les conseillers sont secrets et vous paient à la fin ; vos deux meilleurs comptent.
way-flags = Par contrats tout chargés, et par le rail.
way-passengers = Chargez des 1 et des 2 sur les paquebots.
way-shipyard = La compagnie paie leur construction.
way-portfolio = Achetez une part de chaque rival.
way-founder = Achetez tôt vos propres parts, à bas prix.
bid-note = Cette somme va à la compagnie, le reste est à vous. Un tiers en est la première valeur de la part.
sign-waterway = déplacement de voie navigable : hors d’un océan, d’un lac, du passage
sign-lock = déplacement d’écluse : hors d’une écluse
sign-any = déplacements gratuits au choix
sign-load = dés à charger
sign-rail = chemin de fer
sign-market = marché : acheter une part
sign-captain = carte capitaine : pour un petit navire sorti du canal ; déplacements gratuits. Le nombre à côté : cartes restantes.
sign-stevedore = carte manutentionnaire : pour un navire moyen sorti du canal ; charge des dés ou réduit les droits. Le nombre : cartes restantes.
sign-advisor = conseiller financier : pour un grand navire sorti du canal ; les deux meilleurs paient à la fin. Le nombre : cartes restantes.
sign-passenger = jeton passager : pour chaque dé arrivé sur un paquebot ; de l’argent et un avantage durable. Le nombre : jetons restants.
sign-coin = droits pour un dé ici en fin de manche
sign-gauge = cases occupées dans ce sas
sign-letters = petit, moyen, grand navire
sign-rail-container = ce conteneur part par rail
sign-store = entrepôt : ces dés partent d’abord et coûtent des droits
sign-pool = réserve : ces dés ne coûtent rien
sign-executive = dé exécutif : son action, ou le marché
sign-cargo = à bord, puis le minimum et le maximum ; ✓ prêt à partir
sign-award = récompense de directeur général : compte à la fin
pane-canal = Canal
pane-dice = Dés
pane-companies = Compagnies
pushes-one = pousse { $ship } → { $zone }
how-before = 1–3 déplacent, 4–6 chargent ; le pied de la colonne dit combien.
how-transfer = 1–3 déplacent, 4–6 chargent. Glissé de l’autre côté, un dé en change.
how-fees-short = Droits { $fee } en fin de manche, compagnie { $cash } : vous payez le reste ; au-delà, chaque renflouement prête 10 et coûte 15 à la fin.
how-start-contract = Chaque navire en prend un dé. Il part dès que ses dés font : S { $small }, M { $medium }, L { $large }.
start-bound = { $from } ▸ { $to }
start-flag = 2e drapeau : { $free }
start-advisor = Votre conseiller paie ce drapeau.
how-moving = Choisissez un navire, puis une zone qui brille.
how-group = Choisissez d’autres navires à emmener, puis la zone qui brille.
how-contract = En haut : au port de la nation, puis son drapeau. En bas, ◇ : tout port, sans drapeau.
how-flag = Pour vos dés au train. Près de chaque drapeau : combien vous en avez, et l’action qu’il apporte.
how-free-rail = ＋ pose un dé à vous, comme 2 ; ↑ en augmente un de 2. La plus haute somme commence ; un dé apporte un drapeau.
how-loading = Choisissez un dé en attente, puis un navire.
how-loading-none = Un dé par navire et par tour : construisez, ou cessez de charger.
how-executive = Utilisez l’action du dé, ou choisissez une part ou votre propre valeur.
arrival-pays = compagnie { $company } +{ $money } $
arrival-pays-you = votre compagnie +{ $money } $
cost-any = au choix −{ $count }
goes-far = { $ship } → { $zone } (pas : { $steps })
takes-it = sur { $ships }
stop-waterway = { $ship } va jusqu’à { $zone } : au-delà il faut un déplacement de voie navigable, et il n’en reste pas.
stop-lock = { $ship } va jusqu’à { $zone } : au-delà il faut un déplacement d’écluse, et il n’en reste pas.
stop-strands = { $ship } va jusqu’à { $zone } : au-delà, des déplacements encore utilisables seraient perdus.
stop-together = Ensemble, ils avancent d’une zone à la fois.
waits-here = { $count ->
    [0] Aucun dé de vos contrats n’attend ici.
    [one] Un dé de vos contrats attend ici un navire.
   *[other] { $count } dés de vos contrats attendent ici des navires.
}
reaches = { $ships } { $count ->
    [0] atteint
    [one] atteint
   *[other] atteignent
} { $sea }
joins = L’emmène aussi
together = Ensemble : { $ships } → { $zone } ({ $holds })
owed-captain = { $ship } : capitaine (déplacements gratuits : { $moves }) ou { $money } $
owed-stevedore = { $ship } : manutentionnaire (dés : { $dice }, ou droits −{ $cut } $) ou { $money } $
owed-advisor = { $ship } : un conseiller ou { $money } $
owed-cash = { $ship } : { $money } $ pour son propriétaire
navy-pays = la marine vous paie { $money } $
brief-gatun = Gatún
brief-gatun-lake = Lac Gatún
brief-culebra = Culebra
brief-pedro-miguel = Pedro Miguel
brief-miraflores-lake = Lac Miraflores
brief-miraflores = Miraflores
incoming-short = entrant
price-short = Valeur

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
