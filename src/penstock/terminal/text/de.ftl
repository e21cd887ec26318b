## The table

table-title = { $title }: { $who } entscheidet
since = Was geschehen ist
your-moves = Deine Möglichkeiten
nothing-happened = Noch nichts.
you = { $who } (du)
hand-over = { $who } ist an der Reihe. Tastatur weitergeben und Enter drücken …
game-over = Das Spiel ist zu Ende.
rank-place = Platz
rank-player = Spieler
rank-score = Punkte
replay-title = { $title }, { $seats } Spieler, Startzahl { $seed }
replay-unfinished = { $moves ->
    [one] Nach { $moves } Zug noch nicht zu Ende; am Zug: { $who }.
   *[other] Nach { $moves } Zügen noch nicht zu Ende; am Zug: { $who }.
}

## Answers

help =
    Gib die Nummer eines Zuges ein oder seine Worte, etwa „{ $move }“; ein eindeutiger Anfang jedes Wortes genügt.
    Farben gehen auch auf Deutsch: „buy rot“.

    why ZUG        warum ein Zug nicht erlaubt ist, mit dem Absatz
    hint           was ein Bot hier täte und wie das ausgehen könnte
    rules 4.3      dieser Absatz der Regeln; „rules“ nennt die Kapitel
    undo           den letzten Zug zurücknehmen, wenn seither nichts aufgedeckt wurde
    log            alles, was bisher geschehen ist
    show           den Tisch noch einmal zeigen
    save DATEI     das Spiel speichern
    quit           den Tisch verlassen
bad-number = { $number } steht nicht in der Liste; die Nummern gehen von 1 bis { $last }.
bad-place = Einen Platz { $number } gibt es nicht; gib eine Nummer ein, die auf dem Plan steht.
not-understood = „{ $text }“ ist kein Zug. Gib eine Nummer der Liste ein, einen Zug wie „{ $move }“ oder ? für Hilfe.
move-form = So wird es eingegeben: { $form } ({ $values })
refused = { $text } (§{ $paragraph }; „rules { $paragraph }“ zeigt ihn)
why-what = Warum was? Zum Beispiel: why { $move }
why-allowed = Das ist erlaubt.
hint = { $move }: gewinnt { $chance } %, etwa { $score }; { $visits }-mal probiert.
hint-for = Dafür: { $terms }.
hint-costs = Dagegen: { $terms }.
score-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
score-bars = { $score } Barren
score-dollars = { $score } Dollar
undo-done = Zurückgenommen.
save-where = Sag wohin: save DATEI
saved = Gespeichert in { $file }.
resume = Gespeichert. Weiter geht es mit: { $command }
not-saved = Das Spiel wurde nicht gespeichert. „save DATEI“ speichert es; mit --save DATEI geschieht es von selbst.
