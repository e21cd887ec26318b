"""`hard` against OpenSpiel's own searches: `python -m bench.spiel [GAME …] [--deals N] [--seed S] [--dry]`.

Two seats, every deal played from both. OpenSpiel's bots play through our adapter with random playouts, as
they come: MCTS where only cards in hand are hidden (Arriala, on a fair guess at them), information-set MCTS
elsewhere. For each decision they get as many simulations as fit into the processor time that `hard` has
taken for one on average. Results go into bench/results.md after every deal.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import penstock
from bench import report
from bench.duels import interval
from penstock.bots import Bot, make_bot
from penstock.engine.game import Game
from penstock.engine.match import Match, Move
from penstock.engine.places import shares_of_win
from penstock.research.openspiel import SpielState
from penstock.research.players import SpielPlayer

INTRO = """Command: `python -m bench.spiel`. Wins of `hard` over OpenSpiel's Python searches at the same
thinking time, two seats, every deal from both, interval of 95 % (no width: every deal went the same way).
Seconds are processor time of one core for a decision with a choice.
"""
HEADS = ("against", "wins of hard", "games", "hard", "OpenSpiel", "its simulations")
PERFECT = ("arriala",)  # all but a few cards lies open
UCT = 1.4
LEAST = 4  # simulations


def plain_search(game: pyspiel.Game, simulations: int, chance: np.random.RandomState) -> pyspiel.Bot:
    return mcts.MCTSBot(game, UCT, simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)


def hidden_search(game: pyspiel.Game, simulations: int, chance: np.random.RandomState) -> pyspiel.Bot:
    return ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), UCT, simulations, random_state=chance
    )


class Clocked:
    """A bot, and the processor time it takes for decisions that are any."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.decisions = 0

    @property
    def mean(self) -> float:
        return self.seconds / max(self.decisions, 1)

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        begin = time.process_time()
        move = self.bot.choose(match, seat)
        self.seconds += time.process_time() - begin
        self.decisions += 1
        return move


class Matched(pyspiel.Bot):
    """An OpenSpiel search that thinks as long as another bot does."""

    def __init__(self, game: pyspiel.Game, make: Callable[..., pyspiel.Bot], other: Clocked) -> None:
        super().__init__()
        self.game, self.make, self.other = game, make, other
        self.chance = np.random.RandomState(1)
        self.pace = 0.0  # seconds for the latest simulations, each
        self.simulations = 0
        self.steps = 0

    def step(self, state: SpielState) -> int:
        simulations = max(round(self.other.mean / self.pace), LEAST) if self.pace else LEAST
        begin = time.process_time()
        move = int(self.make(self.game, simulations, self.chance).step(state))
        self.pace = (time.process_time() - begin) / simulations
        self.simulations += simulations
        self.steps += 1
        return move


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.spiel", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--deals", type=int, default=10, help="each is two games (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (default: 1)")
    parser.add_argument("--dry", action="store_true", help="print only")
    arguments = parser.parse_args()
    for game_id in arguments.games or penstock.games():
        game = penstock.game(game_id)
        for row in series(game, range(arguments.seed, arguments.seed + arguments.deals)):
            print(game.title, *row, sep=" · ", flush=True)
            if not arguments.dry:
                table = report.table(HEADS, [row])
                report.write(report.SPIEL, INTRO, {game.title: f"{report.machine()}\n\n{table}"})


def series(game: Game, seeds: range) -> Iterator[list[str]]:
    """The row of all games so far, after every deal."""
    make = plain_search if game.id in PERFECT else hidden_search
    hard = Clocked(make_bot("hard", 1))
    matched: list[Matched] = []

    def make_matched(spiel: pyspiel.Game) -> pyspiel.Bot:
        matched.append(Matched(spiel, make, hard))
        return matched[-1]

    other = Clocked(SpielPlayer(make_matched, 1))
    warm_up(game)
    shares: list[float] = []
    for seed in seeds:
        shares.append(sum(won(game, seed, hard, other, seat) for seat in range(2)) / 2)
        simulations = sum(m.simulations for m in matched) / sum(m.steps for m in matched)
        yield [
            "MCTS" if make is plain_search else "information-set MCTS",
            interval(shares),
            str(2 * len(shares)),
            f"{hard.mean:.3f} s",
            f"{other.mean:.3f} s",
            f"{simulations:.0f}",
        ]


def warm_up(game: Game) -> None:
    """Compile the search or load it before any clock runs."""
    match = game.new(2, 0, backend="compiled")
    make_bot("hard", 0).choose(match, match.to_act[0])


def won(game: Game, seed: int, hard: Clocked, other: Clocked, seat: int) -> float:
    """One game; the share of the win that goes to `hard` on this seat."""
    match = game.new(2, seed, backend="compiled")
    bots = [hard, other] if seat == 0 else [other, hard]
    while not match.over:
        who = match.to_act[0]
        match.play(bots[who].choose(match, who), who)
    return float(shares_of_win(match.ranking)[seat])


if __name__ == "__main__":
    main()
