"""Search with arrays: save all games, guess what the acting seats cannot know, play on, come back."""

import numpy as np

from penstock.research.arrays import ArrayEnv

env = ArrayEnv("schwarzer-freitag", n=100, seats=2, seed=7, auto_reset=False)
now = env.reset()
saved, wins = env.save(), np.zeros(100)
for guess in range(4):
    now = env.load(env.guesses(now.seat, seed=guess))
    env.batch.playout()  # random moves to the end of every game
    wins += env.batch.ranking[:, 0] == 1
    now = env.load(saved)
print(f"seat 0 wins {wins.mean() / 4:.0%} of random continuations")
