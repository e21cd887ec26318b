seat = Speler { $seat }
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-not-now = Dat kan nu niet.
