"""The learned bot: the same choice on every backend, from what its seat knows; and the net's file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import penstock
from penstock.bots import instant
from penstock.bots.foresight import CERTAIN, add_up, clip, foresee, squashed
from penstock.bots.greedy import GreedyBot
from penstock.bots.instant import InstantBot
from penstock.bots.mind import mind_of
from penstock.bots.net import (
    HEADER,
    NO_NET,
    OUT_ONE,
    UNIT,
    BadNet,
    check,
    file_of,
    has_net,
    layers,
    net_of,
    read_net,
    widths,
    written,
)
from penstock.bots.reasons import reasons
from penstock.engine import rng
from penstock.engine.features import MOST, ONE
from penstock.engine.targets import gpu
from penstock.engine.template import bound
from penstock.training.mlp import TOP
from tests.bots.nets import GAMES, WITH_A_NET, random_net, random_weights
from tests.engine.targets.stand_in import cupy_for
from tests.walks import guessed_world, positions

for_every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
FEW = 60  # moves between two positions that are looked at


def foreseen(game: penstock.Game, s: Any, seat: int, net: Any) -> Any:
    """A plain mind after it has looked at a position."""
    mind: Any = mind_of(game)()
    bound(foresee, instant.names_of(game))(s, seat, net.tolist(), mind)
    return mind


def choices(game: penstock.Game, seats: int, seed: int) -> Iterator[tuple[penstock.Match, int]]:
    """Positions of a random game in which a seat has a choice."""
    for match in positions(game, seats, seed, every=FEW):
        for seat in match.to_act[:1]:
            if len(match.legal(seat)) > 1:
                yield match, seat


@for_every_game
def test_features_are_all_written_and_bounded(game: penstock.Game) -> None:
    """Nothing is left from the position before, and sums fit into 32 bits."""
    for seats in {game.seats[0], game.seats[-1]}:
        for match in positions(game, seats, seed=5, every=FEW):
            for seat in range(seats):
                told = []
                for before in (None, 7):
                    out: list[Any] = [before] * game.n_features
                    game.features(match.state, seat, [None, None], out)
                    told.append(out)
                assert told[0] == told[1]
                assert all(isinstance(x, int) and abs(x) <= MOST for x in told[0])


@for_every_game
def test_features_tell_the_same_from_every_seat_but_round_the_table(game: penstock.Game) -> None:
    """The first numbers are the seat's own: they change their place with the seat that looks."""
    match = next(match for match in positions(game, 2, seed=8, every=1) if len(match.to_act) == 1)
    one, other = ([None] * game.n_features for _ in range(2))
    game.features(match.state, 0, [None, None], one)
    game.features(match.state, 1, [None, None], other)
    assert one != other
    assert {one[1], other[1]} == {0, ONE}  # is it the seat's decision?


@for_every_game
def test_a_choice_is_the_same_plain_and_on_a_device(
    game: penstock.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    net = random_net(game)
    seats = game.seats[-1]
    plain = InstantBot(4, net, is_plain=True)
    monkeypatch.setitem(sys.modules, "cupy", cupy_for(game))
    monkeypatch.setattr(gpu, "kept", lambda game, target: Path("kernels.ptx"))
    device = penstock.batch(game.id, 1, seats, device="cuda")
    chosen = set()
    for match, seat in choices(game, seats, seed=3):
        move = plain.weigh(match, seat)[0].move
        chosen.add(move)
        device.states[0] = np.frombuffer(match.known(seat).to_bytes(), np.uint8)
        words = rng.seed_words(4, rng.RngStream.GREEDY + len(match.history))
        assert device.instant(net, [words])[0] == move
    assert len(chosen) > 1


@pytest.mark.parametrize("game", WITH_A_NET, ids=[game.id for game in WITH_A_NET])
def test_a_choice_is_the_same_plain_and_compiled(game: penstock.Game) -> None:
    """Of games whose learned bot can be played: to compile one takes its time."""
    net = random_net(game)
    plain, compiled = InstantBot(4, net, is_plain=True), InstantBot(4, net, is_plain=False)
    for match, seat in choices(game, game.seats[-1], seed=3):
        assert plain.weigh(match, seat) == compiled.weigh(match, seat)


@for_every_game
def test_what_a_seat_cannot_know_does_not_change_the_choice(game: penstock.Game) -> None:
    bot = InstantBot(9, random_net(game), is_plain=True)
    differing = 0
    for match, seat in choices(game, game.seats[0], seed=6):
        other = guessed_world(match, seat, 1)
        differing += other.bytes != match.bytes
        assert bot.weigh(match, seat) == bot.weigh(other, seat)
    assert differing


def test_whole_sums_are_those_of_the_net_that_learned() -> None:
    game = GAMES[0]
    weights = random_weights(game)
    net = written(weights, 3)
    match = game.new(4, seed=2, backend="plain")
    mind = foreseen(game, match.state, 1, net)
    x = np.array(mind.features) / ONE
    for k, layer in enumerate(weights):
        x = x @ layer[:-1] + layer[-1]
        if k < len(weights) - 1:
            x = x.clip(0, TOP)
    assert np.allclose(np.array(mind.outputs) / OUT_ONE, x, atol=0.1)


def test_an_ended_game_is_foreseen_as_it_ended() -> None:
    game = GAMES[0]
    match = game.new(3, seed=2, backend="plain")
    while not match.over:
        match.play(match.moves()[-1])
    mind = foreseen(game, match.state, 1, random_net(game))
    first = [place == 1 for place in match.ranking]
    assert mind.seen_wins[:3] == [CERTAIN // sum(first) if is_first else 0 for is_first in first]
    best = max(range(3), key=lambda seat: match.scores[seat])
    assert mind.seen_leads[best] == max(mind.seen_leads[:3]) >= CERTAIN // 2


def test_sums_are_clipped_and_squashed() -> None:
    out = [0, 0]
    # two inputs and the one that is always one, two outputs
    assert add_up([9, 1, 2, 3, 4, 5, 6], 1, 2, 2, 10, [1, -1], out) == 7
    assert out == [1 - 3 + 50, 2 - 4 + 60]
    sums = [-5, 1 << 20, 512]
    clip(sums, 3, 8)
    assert sums == [0, 1023, 2]
    assert squashed(0, 5) == CERTAIN // 2
    assert squashed(5, 5) == CERTAIN * 3 // 4
    assert squashed(-5, 5) == CERTAIN // 4
    assert 0 <= squashed(-(1 << 40), 5) < squashed(1 << 40, 5) <= CERTAIN


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda net: net[: HEADER - 1], "not a net"),
        (lambda net: np.concatenate([[2], net[1:]]), "not a net"),
        (lambda net: net[:-1], "not as long"),
        (lambda net: np.concatenate([net[:2], [513], net[3:]]), "wider"),
        (lambda net: np.concatenate([net[:UNIT], [0], net[UNIT + 1 :]]), "wider"),
        (lambda net: np.concatenate([net[:HEADER], 0 * net[HEADER:] + 32_767]), "32 bits"),
    ],
)
def test_a_file_that_is_no_net_says_why(spoil: Any, says: str, tmp_path: Path) -> None:
    game = GAMES[0]
    net = random_net(game)
    file = tmp_path / "net.bin"
    file.write_bytes(net.astype("<i2").tobytes())
    assert np.array_equal(read_net(file, game.n_features), net)
    file.write_bytes(spoil(net).astype("<i2").tobytes())
    with pytest.raises(BadNet, match=says):
        read_net(file, game.n_features)
    with pytest.raises(BadNet, match="features"):
        check(net, game.n_features + 1)


def test_weights_lie_row_after_row() -> None:
    game = GAMES[0]
    weights = random_weights(game)
    net = written(weights, 5)
    assert widths(net) == (game.n_features, 16, 8, 10)
    for layer, whole in zip(weights, layers(net), strict=True):
        assert np.abs(layer - whole / 1024).max() <= 0.5 / 1024 + 1e-9


@pytest.mark.parametrize("game_id", penstock.games())
def test_every_shipped_net_can_be_played(game_id: str) -> None:
    game = penstock.game(game_id)
    if has_net(game):
        check(net_of(game), game.n_features)
        assert file_of(game).stat().st_size <= 1_500_000
    else:
        assert net_of(game) is NO_NET


def test_without_a_net_the_bot_is_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instant, "has_net", lambda game: False)
    game = penstock.game("packhuys")
    for match in positions(game, 2, seed=1, every=FEW):
        for seat in match.to_act:
            assert InstantBot(3).choose(match, seat) == GreedyBot(3).choose(match, seat)


def test_the_bot_explains_its_best_moves_first() -> None:
    game = penstock.game("schwarzer-freitag")
    match = game.new(3, seed=1, backend="plain")
    seat = match.to_act[0]
    bot = InstantBot(1, random_net(game), is_plain=True)
    told = bot.explain(match, seat, 2)
    assert told[0].move == bot.choose(match, seat)
    assert len(told) == 2
    likings = [each.liking for each in bot.weigh(match, seat)]
    assert likings == sorted(likings, reverse=True)
    assert told[0].win_chance >= told[1].win_chance > 0
    assert told[0].score >= told[1].score
    assert [each.move.notation for each in told] == ["subsidy", "pass red"]
    said = [
        [reason.term for reason in why] for why in reasons(match, seat, [each.course for each in told], 1)
    ]
    assert said == [["money"], []]  # the score by its sources; a pass changes none
