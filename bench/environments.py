"""How fast the environments for learning are: `python -m bench.environments [GAME …]`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import penstock
from bench import report
from penstock.research.arrays import ArrayEnv
from penstock.research.gymnasium import SeatEnv
from penstock.research.vector import SeatVectorEnv

SECONDS = 2.0
SEATS = 3
MANY = 256


def rate(step: Callable[[], int]) -> float:
    """Steps a second, for some seconds after the first."""
    step()
    done, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        done += step()
    return done / (time.perf_counter() - begin)


def one_seat(game: str, observation: str) -> float:
    env = SeatEnv(game, SEATS, opponents="random", observation=observation)
    seen, _ = env.reset(seed=1)
    legal = [seen["action_mask"]]

    def step() -> int:
        now, _, over, _, _ = env.step(int(legal[0].argmax()))
        legal[0] = env.reset()[0]["action_mask"] if over else now["action_mask"]
        return 1

    return rate(step)


def many_seats(game: str, observation: str) -> float:
    env = SeatVectorEnv(MANY, game, SEATS, opponents="random", observation=observation)
    legal = [env.reset(seed=1)[0]["action_mask"]]

    def step() -> int:
        legal[0] = env.step(legal[0].argmax(axis=1))[0]["action_mask"]
        return MANY

    return rate(step)


def arrays(game: str, observation: str) -> float:
    env = ArrayEnv(game, MANY, SEATS, 1, observation=observation)
    now: list[Any] = [env.reset()]
    chance = np.random.default_rng(1)

    def step() -> int:
        mask = now[0].mask
        now[0] = env.step((mask * chance.random(mask.shape, np.float32)).argmax(axis=1))
        return MANY

    return rate(step)


HEADS = ("observation", "SeatEnv", "SeatVectorEnv, 256 games", "ArrayEnv, 256 games")
INTRO = """Command: `python -m bench.environments`, three seats, random opponents. Steps a second: of
`SeatEnv` and `SeatVectorEnv` one decision of the seat and all of the others' until its next (the goal of
`SeatEnv` with Schwarzer Freitag and v1: 22,580), of `ArrayEnv` one decision."""


def main() -> None:
    for name in sys.argv[1:] or penstock.games():
        rows = [
            [form, *(f"{measure(name, form):,.0f}" for measure in (one_seat, many_seats, arrays))]
            for form in ("v1", "v2-floats")
        ]
        told = f"{report.machine()}\n\n{report.table(HEADS, rows)}"
        print(told, flush=True)
        report.write(report.LEARNING, INTRO, {penstock.game(name).title: told})


if __name__ == "__main__":
    main()
