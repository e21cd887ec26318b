seat = Joueur { $seat }
refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-now = Ce n’est pas possible maintenant.
undo-nothing = Il n’y a aucun coup à annuler.
undo-revealed = Le dernier coup a révélé quelque chose et ne peut pas être annulé.
