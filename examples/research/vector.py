"""Many games of one seat at once, as learners with a VectorEnv want them."""

import gymnasium

name = "penstock.research.gymnasium:penstock/schwarzer-freitag-v2"
envs = gymnasium.make_vec(name, num_envs=64, seats=2, opponents="random")
seen, infos = envs.reset(seed=7)
scores = []
for _ in range(200):
    seen, rewards, over, _, infos = envs.step(envs.action_space.sample())
    if over.any():
        scores += infos["final_info"]["score"][over].tolist()  # what was seen last is in infos["final_obs"]
print(f"{len(scores)} games, mean score {sum(scores) / len(scores):.0f}")
