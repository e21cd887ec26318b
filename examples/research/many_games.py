"""A thousand games side by side, random moves, one call per decision."""

import numpy as np

from penstock.research.arrays import ArrayEnv

env = ArrayEnv("schwarzer-freitag", n=1000, seats=3, seed=7, observation="v2-floats")
now, chance, finished = env.reset(), np.random.default_rng(7), 0
for _ in range(100):
    now = env.step((now.mask * chance.random(now.mask.shape, np.float32)).argmax(axis=1))
    finished += int(now.done.sum())
print(f"{now.observation.shape[1]} columns, {finished} games finished")
