## Noms

# Au féminin : une couleur se dit toujours d’une mallette ou d’une action.
colour-yellow = jaune
colour-blue = bleue
colour-red = rouge
colour-green = verte
colour-orange = orange
source-yellow = une mallette jaune
source-blue = une mallette bleue
source-red = une mallette rouge
source-green = une mallette verte
source-orange = une mallette orange
source-bag = une mallette du sac
# Tous au féminin, pour l’article « la ».
place-purchase = piste d’achat
place-silver = piste d’achat d’argent
place-sale = table de vente
card-pass = Passer
card-sell = Vente +1
card-silver = Achat d’argent +1
card-buy = Achat +1

## Coups

move-setup = Poser une mallette { $colour } sur la piste d’achat
move-subsidy = Prendre une subvention de { $pays }
move-special = Action spéciale { card-pass } : une mallette { $colour } sur la piste d’achat d’argent (la carte est utilisée)
move-buy = Acheter une action { $colour } pour { $price }{ $spends_card ->
    [yes] {" "}(utilise votre carte { card-buy })
   *[no] {""}
}
move-sell = Vendre une action { $colour } pour { $price }{ $spends_card ->
    [yes] {" "}(utilise votre carte { card-sell })
   *[no] {""}
}
move-silver = { $count ->
    [one] Acheter { $count } lingot d’argent pour { $money }
   *[other] Acheter { $count } lingots d’argent pour { $money }
}{ $spends_card ->
    [yes] {" "}(utilise votre carte { card-silver })
   *[no] {""}
}
move-pass = Passer : { $source } sur la piste d’achat d’argent
move-pass-purchase = Passer : { $source } sur la piste d’achat
move-pass-sale = Passer : une mallette { $colour } de la table de vente au marché
move-done = { $action ->
    [buy] Arrêter d’acheter
   *[sell] Arrêter de vendre
}
move-marker = Poser une mallette { $colour } sur la { $place ->
    [purchase] { place-purchase }
   *[silver] { place-silver }
}
move-fall = Faire baisser l’action { $colour }
move-table = Faire passer une mallette { $colour } de la table de vente au marché
move-end = Terminer votre tour

## Refus

refusal-subsidy-limit = Plus de subvention pour vous : la limite est de { $subsidy_limit }.
refusal-subsidy-too-late = À cette table, les subventions se prennent seulement avant l’action principale.
refusal-no-pass-card = Vous n’avez plus de carte { card-pass }.
refusal-not-in-market = Le marché n’a pas de mallette de cette couleur.
refusal-trade-limit = { $has_card ->
    [yes] La limite d’échange est de { $limit } ; même avec votre carte { card-silver }, elle n’est que de { $most }.
   *[no] La limite d’échange est de { $limit }, et vous n’avez plus de carte { card-silver }.
}
refusal-too-little-money = Vous n’avez pas assez de liquidités.
refusal-interest-due = Vous devez { $due } d’intérêts : vendez d’abord des actions, ou prenez une subvention s’il vous en reste.
refusal-subsidy-due = Vous devez { $due } d’intérêts : prenez d’abord une subvention.
refusal-subsidy-before-end = Vous devez encore { $due } d’intérêts : prenez une subvention avant de terminer votre tour.
refusal-must-mark-bought = Marquez avec une couleur que vous venez d’acheter, tant que le marché en a une.
refusal-no-such-share = Vous n’avez pas d’action de cette couleur.
refusal-must-sell-on = Vous devez encore { $due } d’intérêts : continuez à vendre jusqu’à les payer, atteindre la limite ou ne plus avoir d’action.
refusal-not-sold = Seule une couleur que vous venez de vendre peut baisser.
refusal-not-on-table = La table de vente n’a pas de mallette de cette couleur.
refusal-must-take-sold = Choisissez une des couleurs vendues, tant que la table de vente en a une.
refusal-market-not-empty = Une mallette ne vient du sac que si le marché est vide.
refusal-only-pass = Vous devez { $due } d’intérêts et ne pouvez ni vendre ni prendre de subvention : vous ne pouvez que passer.
refusal-only-silver-pass = On ne passe là qu’avec l’option style : 2023.

## Événements

event-started = { $who } commence.
event-setup-case = { $who } pose une mallette { $colour } sur la piste d’achat.
event-turn = C’est à { $who } de jouer.
event-subsidy = { $who } prend une subvention de { $money }.
event-interest-paid = { $who } paie { $money } d’intérêts.
event-interest-owed = { $who } ne peut pas payer { $money } d’intérêts et doit maintenant { $total }.
event-due-paid = { $who } paie { $money } d’intérêts en retard.
event-card-used = { $who } utilise une carte spéciale : { $card }.
event-bought = { $who } achète une action { $colour } pour { $price }.
event-sold = { $who } vend une action { $colour } pour { $price }.
event-bars = { $count ->
    [one] { $who } achète { $count } lingot d’argent pour { $price }.
   *[other] { $who } achète { $count } lingots d’argent à { $price } chacun.
}
event-gold = { $who } change de l’argent en or et a maintenant { $gold ->
    [one] { $gold } lingot d’or
   *[other] { $gold } lingots d’or
}{ $silver ->
    [0] {""}
   *[other] {" "}et { $silver } d’argent
}.
event-passed = { $who } passe.
event-marked = { $who } pose une mallette { $colour } sur la { $place }.
event-marked-from-bag = Le marché est vide : une mallette { $colour } passe du sac sur la { $place }.
event-no-case-left = Ni le marché ni le sac n’ont de mallette pour la { $place }.
event-table-case = { $who } fait passer une mallette { $colour } de la table de vente { $table } au marché.
event-last-case = La dernière mallette { $colour } a quitté le marché.
event-third-case = Une troisième mallette { $colour } est sur la même piste.
event-price = Cours de l’action { $colour } : { $before } → { $after }
event-change = La { $place } déclenche un changement des prix : { $who } { $count ->
    [0] ne tire rien, le sac est vide
    [one] tire une mallette
   *[other] tire { $count } mallettes
}.
# Les couleurs non tirées ne sont pas dites.
event-drew = Tirage{ $yellow ->
    [0] {""}
    [one] {" "}· { $yellow } jaune
   *[other] {" "}· { $yellow } jaunes
}{ $blue ->
    [0] {""}
    [one] {" "}· { $blue } bleue
   *[other] {" "}· { $blue } bleues
}{ $red ->
    [0] {""}
    [one] {" "}· { $red } rouge
   *[other] {" "}· { $red } rouges
}{ $green ->
    [0] {""}
    [one] {" "}· { $green } verte
   *[other] {" "}· { $green } vertes
}{ $orange ->
    [0] {""}
    [one] {" "}· { $orange } orange
   *[other] {" "}· { $orange } orange
}{ $black ->
    [0] {""}
    [one] {" "}· { $black } noire
   *[other] {" "}· { $black } noires
}.
event-crash = { $count ->
    [one] { $count } mallette noire
   *[other] { $count } mallettes noires
} : le compte de chaque couleur baisse d’autant.
event-silver-rose = Le cours de l’argent monte : { $before } → { $after }
event-table-opened = La table de vente { $table } est maintenant en jeu.
event-table-restocked = La table de vente 2 est regarnie. Mallettes de couleur : { $count }{ $black ->
    [0] {""}
   *[other] , noires : { $black }
}.
event-missing = Plus de mallette { $colour } au marché, son cours monte : { $before } → { $after }
event-stage = Le niveau { $stage } est atteint ; { $count ->
    [0] aucune mallette noire ne va
    [one] une mallette noire va
   *[other] { $count } mallettes noires vont
} dans le sac.
event-stall-guard = { $count ->
    [one] { $count } changement des prix
   *[other] { $count } changements des prix
} de suite sans hausse de l’argent : son cours monte tout seul.
event-ended = Le cours de l’argent a atteint la dernière case : la partie est finie.
# Les sommes nulles ne sont pas dites.
event-settled = { $who } solde ses comptes{ $shares ->
    [0] {""}
   *[other] {" "}· +{ $shares } (actions)
}{ $subsidies ->
    [0] {""}
   *[other] {" "}· +{ $subsidies } (dernières subventions)
}{ $interest ->
    [0] {""}
   *[other] {" "}· −{ $interest } (intérêts en retard)
}.
event-debt-void = { $who } ne peut pas payer les { $money } d’intérêts dus ; la dette est annulée.
event-last-bars = { $count ->
    [one] { $who } achète encore { $count } lingot pour { $price }.
   *[other] { $who } achète encore { $count } lingots à { $price } chacun.
}
event-result = { $who } finit à la { $rank ->
    [1] 1re
   *[other] { $rank }e
} place avec { $bars ->
    [one] { $bars } lingot
   *[other] { $bars } lingots
} et { $money ->
    [0] sans liquidités
   *[other] { $money } de liquidités
}.

term-money = argent en main
term-silver = lingots d’argent
term-shares = actions au cours du jour
term-rise = cours à venir
term-interest = intérêts à payer
term-rivals = freiner les autres
