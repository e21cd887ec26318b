seat = Spieler { $seat }
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-now = Das ist jetzt nicht möglich.
