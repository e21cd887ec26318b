## The table

table-title = { $title }: { $who } beslist
since = Wat er gebeurd is
your-moves = Jouw mogelijkheden
nothing-happened = Nog niets.
you = { $who } (jij)
hand-over = { $who } is aan de beurt. Geef het toetsenbord door en druk op Enter …
game-over = Het spel is afgelopen.
rank-place = Plaats
rank-player = Speler
rank-score = Score
replay-title = { $title }, { $seats } spelers, startgetal { $seed }
replay-unfinished = { $moves ->
    [one] Na { $moves } zet nog niet afgelopen; aan de beurt: { $who }.
   *[other] Na { $moves } zetten nog niet afgelopen; aan de beurt: { $who }.
}

## Answers

help =
    Typ het nummer van een zet of de woorden ervan, zoals ‘{ $move }’; een eenduidig begin van elk woord is genoeg.
    Kleuren mogen ook in het Nederlands: ‘buy rood’.

    why ZET        waarom een zet niet mag, met de paragraaf
    hint           wat een bot hier zou doen, en hoe dat kan aflopen
    rules 4.3      die paragraaf van de regels; ‘rules’ noemt de hoofdstukken
    undo           je laatste zet terugnemen, als er sindsdien niets onthuld is
    log            alles wat er tot nu toe gebeurd is
    show           de tafel nog eens tonen
    save BESTAND   het spel opslaan
    quit           de tafel verlaten
bad-number = { $number } staat niet in de lijst; de nummers lopen van 1 tot { $last }.
bad-place = Plek { $number } bestaat niet; typ een nummer dat op het bord staat.
not-understood = ‘{ $text }’ is geen zet. Typ een nummer van de lijst, een zet zoals ‘{ $move }’, of ? voor hulp.
move-form = Typ het zo: { $form } ({ $values })
refused = { $text } (§{ $paragraph }; ‘rules { $paragraph }’ toont hem)
why-what = Waarom wat? Bijvoorbeeld: why { $move }
why-allowed = Dat mag.
hint = { $move }: wint { $chance }% van de partijen, gemiddeld { $score }; { $visits } keer geprobeerd.
hint-for = Voor: { $terms }.
hint-costs = Tegen: { $terms }.
score-points = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
score-bars = { $score ->
    [one] { $score } staaf
   *[other] { $score } staven
}
score-dollars = { $score } dollar
undo-done = Teruggenomen.
save-where = Zeg waar: save BESTAND
saved = Opgeslagen in { $file }.
resume = Opgeslagen. Ga verder met: { $command }
not-saved = Het spel is niet opgeslagen. ‘save BESTAND’ slaat het op; met --save BESTAND gebeurt het vanzelf.
