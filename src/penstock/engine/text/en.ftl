seat = Seat { $seat }
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That cannot be done at this moment.
