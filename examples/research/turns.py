"""Every seat in its turn, as PettingZoo has it, with a memory of the last events."""

from penstock.research.pettingzoo import env

table = env("schwarzer-freitag", 3, observation="v2", memory=8)
table.reset(seed=7)
for agent in table.agent_iter():
    seen, reward, over, cut, info = table.last()
    table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
print(f"the last of them saw {seen['events'].shape[0]} events and got {reward:+.1f}")
