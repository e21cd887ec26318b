"""Bots: they play legal moves, the same for the same seed, plain or compiled; greedy is no fool."""

from __future__ import annotations

import pytest

import penstock
from penstock.bots import bot_names, make_bot
from penstock.bots.series import play_batch
from tests.lengths import samples
from tests.walks import GAMES, NAMES, TABLES

for_every_game = pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])


SOME = 30  # decisions
MANY = samples(100, 10_000)  # … of greedy and random bots; in full: all


def play(match: penstock.Match, names: list[str], seed: int, most: int | None = None) -> penstock.Match:
    """To the end, or so many decisions."""
    bots = [make_bot(name, seed + k) for k, name in enumerate(names)]
    while not match.over and (most is None or len(match.history) < most):
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    return match


def test_an_unknown_bot_names_the_known_ones() -> None:
    assert bot_names() == (
        "beginner",
        "easy",
        "expert",
        "greedy",
        "hard",
        "instant",
        "medium",
        "random",
        "search",
    )
    with pytest.raises(
        penstock.BadOption, match="There is no bot 'deep'; the bots are beginner, easy, expert, greedy"
    ):
        make_bot("deep")


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_bots_finish_a_game_the_same_way_for_the_same_seed(game: penstock.Game, seats: int) -> None:
    for name in ("greedy", "random"):
        first = play(game.new(seats, seed=1, backend="compiled"), [name] * seats, 5)
        assert first.over
        again = play(game.new(seats, seed=1, backend="compiled"), [name] * seats, 5, MANY)
        assert again.history == first.history[:MANY]
    other = play(game.new(seats, seed=1, backend="compiled"), ["random"] * seats, 50)
    assert other.history != first.history  # the last bot is the random one


@for_every_game
def test_a_search_finishes_a_game_and_repeats_itself(game: penstock.Game) -> None:
    seats = game.seats[0]
    bots = ["search:iterations=10"] * seats
    first = play(game.new(seats, seed=1, backend="compiled"), bots, 5)
    assert first.over
    again = play(game.new(seats, seed=1, backend="compiled"), bots, 5, SOME)
    assert again.history == first.history[:SOME]


@for_every_game
def test_greedy_chooses_alike_on_both_backends(
    game: penstock.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = game.seats[0]
    compiled = play(game.new(seats, seed=2, backend="compiled"), ["greedy"] * seats, 3)
    monkeypatch.setattr(type(game), "is_compiled", False)
    plain = game.new(seats, seed=2, backend="plain")
    bots = [make_bot("greedy", 3 + k) for k in range(seats)]
    for seat, notation in compiled.history[:40]:
        assert bots[seat].choose(plain, seat).notation == notation
        plain.play(notation, seat)


@for_every_game
def test_greedy_beats_random(game: penstock.Game) -> None:
    seats = game.seats[0]
    wins = 0
    for seat in range(seats):
        batch = penstock.batch(game.id, 50, seats, seed=seat)
        play_batch(batch, ["greedy" if k == seat else "random" for k in range(seats)])
        wins += int((batch.ranking[:, seat] == 1).sum())
    assert wins >= 0.9 * 50 * seats
