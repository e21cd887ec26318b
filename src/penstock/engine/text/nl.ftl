seat = Speler { $seat }
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-not-now = Dat kan nu niet.
undo-nothing = Er is geen zet om terug te nemen.
undo-revealed = De laatste zet heeft iets onthuld en kan niet worden teruggenomen.
