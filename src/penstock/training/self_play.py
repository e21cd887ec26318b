"""TD(λ) with one move of lookahead, batch by batch on one device.

The mover looks at all its moves, each in a world with new luck, and takes the one whose position the net
likes best. What a position is worth is then drawn towards what came of it: the end, or the net's own
opinion some decisions later. In self-play the movers see the true world; in play a bot gets guesses.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from typing import Any

import numpy as np

from penstock.bots.foresight import WIN_WEIGHT
from penstock.bots.net import UNIT, WEIGHT_BITS, layers, written
from penstock.engine.features import ONE
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.looking import ENDED, LEADS, LOW_BITS, SHARES, TOLD, WHOLE, WORTH
from penstock.engine.rng import MASK
from penstock.training.mlp import Mlp, slope_of, squashed
from penstock.training.settings import Settings

CHUNK = 1 << 18  # moves looked at in one go
USUAL = (4, 2)  # numbers of seats that are played most
SEEDS = 1_000_003  # from the seed of one beginning to that of a continuation
RANDOM_GAMES = 1024  # that measure the unit of leads
GOLDEN = 0x9E3779B1  # times a count, and cut off: numbers without order

LOWEST = np.array([-1, *((k & -k).bit_length() - 1 for k in range(1, 1 << MOST_SEATS))], np.int64)


class Table:
    """Games of one number of seats that go on from round to round."""

    def __init__(self, make: Callable[[int, int, int], Any], games: int, seats: int, seed: int) -> None:
        self.batch = make(games, seats, seed)
        self.seats = seats
        self.played = self.batch.xp.zeros(games, np.int64)

    def acting(self, lowest: Any) -> Any:
        return lowest[self.batch.to_act]

    def draw(self, seat: Any) -> Any:
        """A number from 0 to 1 for the acting seat of every game, the same until that game ends."""
        games = self.batch.xp.arange(self.batch.n) + self.batch.n * self.played
        return ((games * MOST_SEATS + seat) * GOLDEN & MASK) / (MASK + 1)

    def renew(self) -> int:
        """Begin the finished games anew; how many they were."""
        ended = self.batch.xp.flatnonzero(self.batch.over)
        if len(ended):
            self.played[ended] += 1
            self.batch.renew(ended, self.played[ended])
        return len(ended)


class Training:
    """One net learning one game.

    Args:
        game: the game.
        settings: how.
        make: a batch of so many games of so many seats with a seed: on the CPU, or on a GPU.
    """

    def __init__(self, game: Game, settings: Settings, make: Callable[[int, int, int], Any]) -> None:
        self.game = game
        self.settings = settings
        self.make = make
        self.tables = {
            seats: Table(make, settings.games, seats, settings.seed * 1000 + seats) for seats in game.seats
        }
        self.order = order_of(game.seats)
        self.xp = xp = next(iter(self.tables.values())).batch.xp
        self.chance = xp.random.default_rng(settings.seed)
        self.mlp = Mlp(xp, (game.n_features, settings.first, settings.second), settings.seed)
        self.width = game.n_features + TOLD
        self.lowest = xp.asarray(LOWEST)
        self.rows = xp.zeros((CHUNK, self.width), np.int16)
        self.unit = settings.unit or self.measured_unit()
        self.rounds = 0
        self.games = 0
        self.learned = 0  # decisions
        self.seconds = 0.0
        self.alone = -1.0  # the progress at which it began to play by itself
        self.log: list[dict[str, Any]] = []

    # -- from round to round ------------------------------------------------------------------

    def run(self, tell: Callable[[dict[str, Any]], None]) -> None:
        """All rounds that are left; a trial now and then."""
        next_trial = self.progress + self.settings.trial_every
        while self.progress < 1.0:
            begin = time.monotonic()
            if self.progress >= next_trial:
                tell(self.tried())
                next_trial = self.progress + self.settings.trial_every
            loss = self.round()
            self.seconds += time.monotonic() - begin
            tell({"round": self.rounds, "seconds": round(self.seconds, 1), "games": self.games,
                  "learned": self.learned, "loss": round(loss, 4)})  # fmt: skip
        tell(self.tried())

    @property
    def progress(self) -> float:
        """0 to 1, by rounds or by the clock."""
        done = self.rounds / self.settings.rounds
        return max(done, self.seconds / self.settings.seconds) if self.settings.seconds else done

    def between(self, first: float, last: float) -> float:
        """Something that goes from one number to another over the training, evenly in its logarithm."""
        return float(first * (last / first) ** min(self.progress, 1.0))

    def share_by_hand(self) -> float:
        """How many seats play by the hand-made value now."""
        settings = self.settings
        if self.alone < 0.0:
            if self.progress < settings.by_hand or self.games < settings.least_games:
                return 1.0
            self.alone = self.progress
        gone = (self.progress - self.alone) / settings.mixed
        return max(1.0 - gone, settings.still_by_hand)

    def round(self) -> float:
        """Play some decisions in every game of a table and learn from them; the mean loss."""
        table = self.tables[self.order[self.rounds % len(self.order)]]
        rows, movers, values = self.play(table)
        targets = self.targets(table, rows, movers, values)
        loss = self.learn(table.seats, rows, targets)
        self.rounds += 1
        self.learned += int(rows.shape[0] * rows.shape[1])
        return loss

    def play(self, table: Table) -> tuple[Any, Any, Any]:
        """By step and game: the position after the move as its mover tells it, who that was, what the net
        thinks of it (by kind and seat of the table)."""
        xp, settings, n = self.xp, self.settings, table.batch.n
        rows = xp.zeros((settings.steps, n, self.width), np.int16)
        movers = xp.zeros((settings.steps, n), np.int64)
        values = xp.zeros((settings.steps, n, 2, MOST_SEATS), np.float32)
        for t in range(settings.steps):
            self.games += table.renew()
            seat = table.acting(self.lowest)
            by_hand = table.draw(seat) < self.share_by_hand()
            moves = self.choose(table.batch, seat, by_hand, self.between(settings.heat, settings.last_heat))
            table.batch.step(moves)
            table.batch.tell(seat, rows[t])
            movers[t] = seat
            values[t] = self.at_table(self.expected(rows[t]), seat, table.seats)
        return rows, movers, values

    def choose(self, batch: Any, seat: Any, by_hand: Any, heat: float) -> Any:
        """A move for every game: the net's favourite, or the hand-made value's."""
        xp, n = self.xp, batch.n
        games, moves = (xp.ascontiguousarray(each, np.int64) for each in xp.nonzero(batch.legal()))
        luck = xp.asarray(np.array([*self.luck()], np.int64))
        hands = by_hand.astype(np.uint8)
        likes = xp.empty(len(games), np.float32)
        worth = xp.empty(len(games), np.float32)
        for first in range(0, len(games), CHUNK):
            last = min(first + CHUNK, len(games))
            rows = self.rows[: last - first]
            batch.look(games[first:last], moves[first:last], hands, luck, rows)
            expected = self.expected(rows)
            likes[first:last] = (WIN_WEIGHT * expected[:, 0, 0] + expected[:, 1, 0]) / (WIN_WEIGHT + 1)
            worth[first:last] = self.worth(rows)
        if heat > 0.0:
            drawn = self.chance.random(len(games), dtype=np.float32)
            likes -= np.float32(heat) * xp.log(-xp.log(drawn * np.float32(0.999998) + np.float32(1e-6)))
            any_move = self.chance.random(n, dtype=np.float32) < self.settings.careless
            worth = xp.where(any_move[games], np.float32(1e9) * drawn, worth)
        liked = xp.where(by_hand[games], worth, likes)
        dense = xp.full((n, len(self.game.moves)), -np.inf, np.float32)
        dense[games, moves] = liked
        return dense.argmax(axis=1)

    def luck(self) -> Iterator[int]:
        for word in self.host(self.chance.random(3, dtype=np.float32)).tolist():
            yield int(word * (1 << 24)) * 251 & 0xFFFFFFFF

    def worth(self, rows: Any) -> Any:
        """The hand-made value in rows."""
        at = self.game.n_features + WORTH
        return rows[:, at].astype(np.float32) * (1 << LOW_BITS) + rows[:, at + 1].astype(np.float32)

    def expected(self, rows: Any) -> Any:
        """By row, kind (win, lead) and seat from the teller's: what the net expects, or how it ended."""
        n = self.game.n_features
        z = self.mlp.forward(self.inputs(rows))[-1]
        ended = rows[:, n + ENDED] > 0
        result = self.xp.empty((len(rows), 2, MOST_SEATS), np.float32)
        result[:, 0] = rows[:, n + SHARES : n + SHARES + MOST_SEATS]
        result[:, 0] /= WHOLE
        result[:, 1] = squashed(rows[:, n + LEADS : n + LEADS + MOST_SEATS].astype(np.float32) / self.unit)
        return self.xp.where(ended[:, None, None], result, squashed(z).reshape(-1, 2, MOST_SEATS))

    def inputs(self, rows: Any) -> Any:
        x = rows[:, : self.game.n_features].astype(np.float32)
        x /= ONE
        return x

    def at_table(self, told: Any, seat: Any, seats: int, back: bool = False) -> Any:
        """From seats round the table from the teller to seats of the table, or back."""
        xp = self.xp
        place = xp.arange(MOST_SEATS)[None, :]
        turned = (place + seat[:, None] if back else place - seat[:, None]) % seats
        turned = xp.where(place < seats, turned, place)
        return xp.take_along_axis(told, turned[:, None, :].repeat(2, axis=1), axis=2)

    def targets(self, table: Table, rows: Any, movers: Any, values: Any) -> Any:
        """λ-returns from the teller's side."""
        xp, steps = self.xp, len(rows)
        trace = 1.0 - self.between(1.0 - self.settings.trace, 1.0 - self.settings.last_trace)
        out = xp.empty_like(values)
        ahead = values[-1]
        for t in range(steps - 1, -1, -1):
            if t < steps - 1:
                ahead = np.float32(trace) * ahead + np.float32(1.0 - trace) * values[t + 1]
            ended = rows[t][:, self.game.n_features + ENDED] > 0
            ahead = xp.where(ended[:, None, None], values[t], ahead)
            out[t] = self.at_table(ahead, movers[t], table.seats, back=True)
        return out

    def learn(self, seats: int, rows: Any, targets: Any) -> float:
        """One pass over all decisions in any order."""
        xp, settings = self.xp, self.settings
        flat = rows.reshape(-1, self.width)
        wanted = targets.reshape(-1, 2 * MOST_SEATS)
        counts = xp.zeros(2 * MOST_SEATS, np.float32)
        counts[:seats] = 1.0
        counts[MOST_SEATS : MOST_SEATS + seats] = 0.5
        rate = self.between(settings.rate, settings.last_rate)
        order = xp.argsort(self.chance.random(len(flat), dtype=np.float32))
        loss, n = xp.zeros((), np.float32), 0
        for first in range(0, len(flat) - settings.batch + 1, settings.batch):
            some = order[first : first + settings.batch]
            found = self.mlp.forward(self.inputs(flat[some]))
            target = wanted[some]
            slope = slope_of(found[-1], target) * counts
            loss += (((squashed(found[-1]) - target) * (counts > 0)) ** 2).sum() / (2 * seats * len(some))
            self.mlp.learn(found, slope / len(some), rate)
            n += 1
        return float(loss) / max(n, 1)

    # -- how far it is --------------------------------------------------------------------------

    def tried(self) -> dict[str, Any]:
        """Its share of the wins on one seat against the hand-made value on all others."""
        seats = USUAL[0] if USUAL[0] in self.game.seats else max(self.game.seats)
        n = self.settings.trial_games
        batch = self.make(n, seats, self.settings.seed * 1000 + 999)
        own = self.xp.arange(n) % seats
        decisions = 0
        while not bool(batch.over.all()) and decisions < self.game.longest:
            seat = self.lowest[batch.to_act]
            # a finished game has no moves: its row of likes is empty, its move is never played
            batch.step(self.choose(batch, seat, seat != own, 0.0))
            decisions += 1
        first = (batch.ranking == 1).astype(np.float32)
        first /= self.xp.maximum(first.sum(axis=1, keepdims=True), 1.0)
        won = float(first[self.xp.arange(n), own].mean())
        found = {"trial": self.rounds, "seats": seats, "progress": round(self.progress, 3),
                 "wins": round(won, 4), "equal": round(1 / seats, 4), "of": n}  # fmt: skip
        self.log.append({**found, "games": self.games, "seconds": round(self.seconds, 1)})
        return found

    def measured_unit(self) -> int:
        """The mean distance from the best of the others in random games."""
        seats = max(self.game.seats)
        batch = self.make(min(RANDOM_GAMES, self.settings.games), seats, self.settings.seed)
        batch.playout()
        scores = np.sort(self.host(batch.scores).astype(np.int64), axis=1)
        return max(1, round(float((scores[:, -1:] - scores[:, :-1]).mean())))

    # -- files ------------------------------------------------------------------------------------

    def host(self, array: Any) -> Any:
        return array.get() if hasattr(array, "get") else np.asarray(array)

    def net(self) -> Any:
        """The net in whole numbers."""
        return written([self.host(layer).astype(np.float64) for layer in self.mlp.weights], self.unit)

    def about(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "features": self.game.n_features,
            "unit": self.unit,
            "settings": asdict(self.settings),
            "rounds": self.rounds,
            "games": self.games,
            "decisions": self.learned,
            "seconds": round(self.seconds, 1),
            "trials": self.log,
        }

    def saved(self) -> dict[str, Any]:
        """Everything a continuation needs but the games under way, which begin anew."""
        mlp = self.mlp
        kept = {"weights": mlp.weights, "means": mlp.means, "squares": mlp.squares}
        arrays = {f"{name}{k}": self.host(a) for name, each in kept.items() for k, a in enumerate(each)}
        numbers = [self.rounds, self.games, self.learned, self.unit, mlp.steps, self.seconds, self.alone]
        return {**arrays, "numbers": np.array(numbers, np.float64)}

    def begin_with(self, net: Any) -> None:
        """Not with weights by chance but with those of a net that has learned; of Adam nothing is known."""
        self.unit = int(net[UNIT])
        self.mlp.weights = [
            self.xp.asarray(layer.astype(np.float32) / (1 << WEIGHT_BITS)) for layer in layers(net)
        ]
        self.mlp.means, self.mlp.squares = (
            [self.xp.zeros_like(layer) for layer in self.mlp.weights] for _ in range(2)
        )

    def go_on(self, kept: Any) -> None:
        """Continue from what `saved` has kept."""
        mlp, asarray = self.mlp, self.xp.asarray
        for k in range(len(mlp.weights)):
            mlp.weights[k], mlp.means[k], mlp.squares[k] = (
                asarray(kept[f"{name}{k}"]) for name in ("weights", "means", "squares")
            )
        *counted, self.seconds, self.alone = (float(x) for x in kept["numbers"])
        self.rounds, self.games, self.learned, self.unit, mlp.steps = (int(x) for x in counted)
        self.chance = self.xp.random.default_rng(self.settings.seed + SEEDS * self.rounds)


def order_of(seats: range) -> list[int]:
    """Which table plays in which round: four seats, two, and then one of the other numbers in turn."""
    usual = [n for n in USUAL if n in seats]
    others = [n for n in seats if n not in usual] or usual[:1]
    return [n for other in others for n in (*usual, other)]
