"""What a training is told; all of it is kept with its outcome."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The defaults are for one big GPU; a test takes tiny ones."""

    seed: int = 1
    games: int = 32_768  # played side by side, for each number of seats
    steps: int = 32  # decisions of every game in a round
    rounds: int = 1000  # in all, those before a continuation counted in
    seconds: float | None = None  # an end by the clock, which then also drives what changes over time
    first: int = 512  # width of the hidden layers
    second: int = 128
    batch: int = 16_384  # rows for one step of learning
    rate: float = 1e-3  # of learning, at first
    last_rate: float = 5e-5
    trace: float = 0.98  # λ: how far a result reaches back, at first
    last_trace: float = 0.94
    heat: float = 0.02  # of the choice among moves, at first
    last_heat: float = 0.003
    by_hand: float = 0.08  # so long everybody plays by the hand-made value,
    least_games: int = 0  # and until so many games have ended: a net that has seen no end knows nothing
    mixed: float = 0.08  # so long after that some seats do, fewer and fewer
    still_by_hand: float = 0.05  # seats that do to the end: nobody forgets how others play
    careless: float = 0.03  # moves by hand that are any move
    unit: int = 0  # points that are a clear lead; 0: measured by random games
    trial_games: int = 2048  # against the hand-made value, to see how far it is
    trial_every: float = 0.1  # of the whole time
