seat = Joueur { $seat }
refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-now = Ce n’est pas possible maintenant.
