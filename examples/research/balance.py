"""Is a reading of the rules fair? The same games by default and with another choice of one option."""

import penstock
from penstock.arena.readings import Reading, changes, play_readings

game = penstock.game("schwarzer-freitag")
readings = [Reading("default", {}), Reading("style = 2023", {"style": "2023"})]
(_, default), (_, other) = play_readings(game, readings, ["greedy"] * 3, games=100, seed=7, threads=1)
for measure, change in changes(other, default).items():
    by = change.difference
    print(f"{measure}: {change.value.value:.1f}, from {by.low:+.1f} to {by.high:+.1f} more than by default")
