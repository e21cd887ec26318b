## The table

table-title = { $title } : à { $who } de décider
since = Ce qui s’est passé
your-moves = Vos coups
nothing-happened = Rien encore.
you = { $who } (vous)
hand-over = À { $who } de jouer. Passez le clavier et appuyez sur Entrée…
game-over = La partie est terminée.
rank-place = Rang
rank-player = Joueur
rank-score = Score
replay-title = { $title }, { $seats } joueurs, graine { $seed }
replay-unfinished = { $moves ->
    [one] Pas terminée après { $moves } coup ; à jouer : { $who }.
   *[other] Pas terminée après { $moves } coups ; à jouer : { $who }.
}

## Answers

help =
    Tapez le numéro d’un coup ou ses mots, par exemple « { $move } » ; toute abréviation sans équivoque suffit.
    Les couleurs se disent aussi en français : « buy rouge ».

    why COUP       pourquoi un coup n’est pas permis, avec le paragraphe
    hint           ce que ferait un robot, et comment cela pourrait finir
    rules 4.3      ce paragraphe des règles ; « rules » donne les chapitres
    undo           annuler votre dernier coup, si rien n’a été révélé depuis
    log            tout ce qui s’est passé jusqu’ici
    show           montrer la table encore une fois
    save FICHIER   enregistrer la partie
    quit           quitter la table
bad-number = { $number } n’est pas dans la liste ; les numéros vont de 1 à { $last }.
bad-place = Il n’y a pas de place { $number } ; tapez un numéro qui figure sur le plateau.
not-understood = « { $text } » n’est pas un coup. Tapez un numéro de la liste, un coup comme « { $move } », ou ? pour l’aide.
move-form = Cela se tape ainsi : { $form } ({ $values })
refused = { $text } (§{ $paragraph } ; « rules { $paragraph } » le montre)
why-what = Pourquoi quoi ? Par exemple : why { $move }
why-allowed = C’est permis.
hint = { $move } : gagne { $chance } %, environ { $score } ; essayé { $visits } fois.
hint-for = Pour : { $terms }.
hint-costs = Contre : { $terms }.
score-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
score-bars = { $score ->
    [one] { $score } lingot
   *[other] { $score } lingots
}
score-dollars = { $score ->
    [one] { $score } dollar
   *[other] { $score } dollars
}
undo-done = Coup annulé.
save-where = Dites où : save FICHIER
saved = Enregistrée dans { $file }.
resume = Enregistrée. Pour continuer : { $command }
not-saved = La partie n’a pas été enregistrée. « save FICHIER » l’enregistre ; --save FICHIER le fait tout seul.
