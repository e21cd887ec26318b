## The table

table-title = { $title } : à { $who } de décider
since = Ce qui s’est passé
your-moves = Vos coups
nothing-happened = Rien encore.
you = { $who } (vous)
hand-over = C’est le tour de { $who }. Passez le clavier et appuyez sur Entrée …
game-over = La partie est terminée.
rank-place = Rang
rank-player = Qui
rank-score = Score
replay-title = { $title }, { $seats } joueurs, graine { $seed }
replay-unfinished = Pas terminée après { $moves } coups ; à jouer : { $who }.

## Answers

help =
    Tapez le numéro d’un coup ou ses mots, par exemple « buy red » ; un début clair suffit : « b r ».
    Les couleurs se disent aussi en français : « buy rouge ».

    why buy red    pourquoi un coup n’est pas permis, avec le paragraphe
    rules 4.3      ce paragraphe des règles (en anglais) ; « rules » donne les chapitres
    undo           reprendre votre dernier coup, si rien n’a été révélé depuis
    log            tout ce qui s’est passé jusqu’ici
    show           montrer la table encore une fois
    save FICHIER   enregistrer la partie
    quit           quitter la table
bad-number = { $number } n’est pas dans la liste ; les numéros vont de 1 à { $last }.
not-understood = « { $text } » n’est pas un coup. Tapez un numéro de la liste, un coup comme « buy red », ou ? pour l’aide.
move-form = Cela se tape ainsi : { $form } ({ $values })
refused = { $text } (§{ $paragraph } ; « rules { $paragraph } » le montre)
why-what = Pourquoi quoi ? Par exemple : why buy red
why-allowed = C’est permis.
undo-done = Repris.
save-where = Dites où : save FICHIER
saved = Enregistrée dans { $file }.
resume = Enregistrée. Pour continuer : { $command }
not-saved = La partie n’a pas été enregistrée. « save FICHIER » l’enregistre ; --save FICHIER le fait tout seul.

## Schwarzer Freitag

sf-letter-yellow = J
sf-letter-blue = B
sf-letter-red = R
sf-letter-green = V
sf-letter-orange = O
sf-letter-black = N
sf-black = noire
sf-prices = Cours des actions
sf-stage-title = { $stage ->
    [0] Niveau : Start
   *[other] Niveau { $stage }
}
sf-silver-price = Cours de l’argent : { $price }
sf-cases = Mallettes
sf-players = Joueurs
sf-subsidy-limit = Limite subventions
sf-trade-limit = Limite d’achat
sf-draw = Mallettes tirées
sf-next-stage = Niveau suivant dès
sf-highest = Cours le plus haut
sf-bag = Dans le sac
sf-stage-fields = Noires, niveaux
sf-supply = Noires, réserve
sf-bars-bought = Lingots achetés
sf-changes = Changements
sf-tables = Tables de vente
sf-price = Cours
sf-yours = À vous
sf-market = Marché
sf-purchase-track = Piste d’achat
sf-silver-track = Piste d’argent
sf-sale-table = Table de vente { $table }
sf-last-draw = Dernier tirage
sf-missing = avant changement
sf-gold = Or
sf-silver = Argent
sf-cash = Caisse
sf-shares = Actions
sf-subsidies = Subv.
sf-owed = Doit
sf-cards = Cartes spéciales
sf-due = { $due } d’intérêts dus
sf-turn = Tour
sf-next-row = Niveau suivant, rang
sf-action = Échangé
