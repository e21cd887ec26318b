"""One seat against bots as a Gymnasium environment, with the mask of legal moves."""

import gymnasium
import numpy as np

name = "penstock.research.gymnasium:penstock/schwarzer-freitag-v2"  # the module registers the names
env = gymnasium.make(name, seats=3, opponents=["random", "greedy"], reward="margin")
(seen, info), over, reward = env.reset(seed=7), False, 0.0
while not over:
    legal = np.flatnonzero(env.unwrapped.action_masks())
    seen, reward, over, _, info = env.step(int(legal[0]))
print(f"place {info['place']}, {reward:+.0f} points")
