seat = Player { $seat }
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That cannot be done at this moment.
undo-nothing = There is no move to undo.
undo-revealed = The last move revealed something and cannot be undone.
