seat = Spieler { $seat }
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-now = Das ist jetzt nicht möglich.
undo-nothing = Es gibt keinen Zug, den du zurücknehmen könntest.
undo-revealed = Der letzte Zug hat etwas aufgedeckt und kann nicht zurückgenommen werden.
