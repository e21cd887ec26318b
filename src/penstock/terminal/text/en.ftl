## The table

table-title = { $title }: { $who } to decide
since = What happened
your-moves = Your moves
nothing-happened = Nothing yet.
you = { $who } (you)
hand-over = It is { $who }’s turn. Pass the keyboard, then press Enter…
game-over = The game is over.
rank-place = Place
rank-player = Player
rank-score = Score
replay-title = { $title }, { $seats } players, seed { $seed }
replay-unfinished = { $moves ->
    [one] Not finished after { $moves } move; to play: { $who }.
   *[other] Not finished after { $moves } moves; to play: { $who }.
}

## Answers

help =
    Type the number of a move or its words, such as “{ $move }”; unambiguous abbreviations work.

    why MOVE       why a move is not allowed, and the paragraph
    hint           what a bot would do here, and how that might end
    rules 4.3      that paragraph of the rules; “rules” lists the chapters
    undo           undo your last move, if nothing was revealed since
    log            everything that has happened so far
    show           draw the table again
    save FILE      save the game
    quit           leave the table
bad-number = { $number } is not in the list; the numbers go from 1 to { $last }.
bad-place = There is no place { $number }; type a number shown on the board.
not-understood = “{ $text }” is not a move. Type a number from the list, a move such as “{ $move }”, or ? for help.
move-form = Type it as: { $form } ({ $values })
refused = { $text } (§{ $paragraph }; “rules { $paragraph }” shows it)
why-what = Why what? Type for example: why { $move }
why-allowed = That is allowed.
hint = { $visits ->
    [one] { $move }: wins { $chance }%, about { $score }; tried once.
   *[other] { $move }: wins { $chance }%, about { $score }; tried { $visits } times.
}
hint-for = For: { $terms }.
hint-costs = Costs: { $terms }.
score-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
score-bars = { $score ->
    [one] { $score } bar
   *[other] { $score } bars
}
score-dollars = { $score ->
    [one] { $score } dollar
   *[other] { $score } dollars
}
undo-done = Undone.
save-where = Say where: save FILE
saved = Saved in { $file }.
resume = Saved. Continue with: { $command }
not-saved = The game was not saved. “save FILE” saves it; --save FILE saves it automatically.
