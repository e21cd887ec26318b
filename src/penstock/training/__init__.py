"""How nets learn: self-play with one move of lookahead, on a GPU or, for small trials, on a CPU."""
