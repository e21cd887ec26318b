"""A net learns from its own games, the same for the same seed; a training can be continued."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import penstock
from penstock.bots.net import read_net
from penstock.cli import main
from penstock.engine import rng
from penstock.engine.batch import Batch
from penstock.engine.header import MOST_SEATS
from penstock.engine.looking import ENDED, LEADS, LOW_BITS, SHARES, TOLD, WHOLE, WORTH
from penstock.engine.targets import gpu
from penstock.training.keeping import keep
from penstock.training.mlp import Mlp, slope_of, squashed
from penstock.training.self_play import Table, Training, order_of
from penstock.training.settings import Settings
from tests.engine.targets.stand_in import cupy_for

GAME = "schwarzer-freitag"
TINY = Settings(
    games=6, steps=5, rounds=3, first=8, second=4, batch=16, unit=5, trial_games=4, trial_every=2.0
)


def make(n: int, seats: int, seed: int) -> Batch:
    return Batch(penstock.game(GAME), n, seats, seed)


def trained(settings: Settings = TINY) -> Training:
    training = Training(penstock.game(GAME), settings, make)
    training.run(lambda found: None)
    return training


def test_the_same_seed_learns_the_same_net() -> None:
    first, second, other = trained(), trained(), trained(replace(TINY, seed=2))
    assert np.array_equal(first.net(), second.net())
    assert not np.array_equal(first.net(), other.net())
    assert first.rounds == 3
    assert first.learned == 3 * 5 * 6
    assert [trial["of"] for trial in first.log] == [4]


def test_a_net_learns_what_it_is_shown() -> None:
    """Which of two numbers is greater: far better than chance after some steps."""
    chance = np.random.default_rng(1)
    mlp = Mlp(np, (2, 16, 8), seed=1)
    losses = []
    for _ in range(300):
        x = chance.normal(0, 1, (64, 2)).astype(np.float32)
        target = np.repeat((x[:, :1] > x[:, 1:]).astype(np.float32), 2 * MOST_SEATS, axis=1)
        found = mlp.forward(x)
        losses.append(float(((squashed(found[-1]) - target) ** 2).mean()))
        mlp.learn(found, slope_of(found[-1], target) / len(x), 0.01)
    assert losses[0] > 0.2
    assert np.mean(losses[-20:]) < 0.05


def test_a_slope_is_that_of_the_cross_entropy() -> None:
    z, target, tiny = np.array([-3.0, -0.2, 0.0, 0.4, 5.0]), 0.3, 1e-6

    def loss(z: Any) -> Any:
        p = squashed(z)
        return -(target * np.log(p) + (1 - target) * np.log(1 - p))

    assert np.allclose(slope_of(z, target), (loss(z + tiny) - loss(z - tiny)) / (2 * tiny), atol=1e-5)


def test_a_row_tells_features_and_the_end() -> None:
    game = penstock.game(GAME)
    batch = make(3, 4, 7)
    n = game.n_features
    rows = np.full((3, n + TOLD), 99, np.int16)
    seats = np.array([2, 0, 1])
    batch.tell(seats, rows)
    for k, seat in enumerate(seats):
        s: Any = game.state.load(batch.states[k])
        out = [0] * n
        game.features(s, int(seat), [None, None], out)
        assert rows[k, :n].tolist() == out
        assert not rows[k, n + ENDED : n + WORTH].any()
    batch.playout()
    batch.tell(seats, rows)
    for k, seat in enumerate(seats):
        order = [(seat + j) % 4 for j in range(4)]
        first = batch.ranking[k] == 1
        assert rows[k, n + ENDED] == 1
        shares = rows[k, n + SHARES : n + SHARES + 4].tolist()
        assert shares == [WHOLE // first.sum() if first[player] else 0 for player in order]
        leads = [
            int(batch.scores[k][p] - max(batch.scores[k][o] for o in range(4) if o != p)) for p in order
        ]
        assert rows[k, n + LEADS : n + LEADS + 4].tolist() == leads


def test_looking_changes_nothing_and_does_not_know_the_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move looked at with other luck may end elsewhere; on a device it is the same."""
    game = penstock.game(GAME)
    batch = make(2, 3, 1)
    for _ in range(30):
        batch.step(batch.legal().argmax(axis=1))
    before = batch.states.tobytes()
    games, moves = (np.ascontiguousarray(each) for each in np.nonzero(batch.legal()))
    looked = []
    by_hand = np.array([1, 0], np.uint8)
    for word in (1, 2):
        rows = np.zeros((len(games), game.n_features + TOLD), np.int16)
        batch.look(games, moves, by_hand, np.array([word, 5, 6]), rows)
        looked.append(rows)
    assert batch.states.tobytes() == before
    monkeypatch.setitem(sys.modules, "cupy", cupy_for(game))
    monkeypatch.setattr(gpu, "kept", lambda game, target: Path("kernels.ptx"))
    device = penstock.batch(GAME, 2, 3, 1, device="cuda")
    device.states[:] = batch.states.view(np.uint8).reshape(2, -1)
    rows = np.zeros_like(looked[0])
    device.look(games, moves, by_hand, np.array([2, 5, 6]), rows)
    assert np.array_equal(rows, looked[1])
    told = [np.zeros((2, rows.shape[1]), np.int16) for _ in range(2)]
    batch.tell(np.array([1, 2]), told[0])
    device.tell(np.array([1, 2]), told[1])
    assert np.array_equal(told[0], told[1])


def test_a_look_by_hand_tells_the_worth_and_one_by_the_net_the_features() -> None:
    game = penstock.game(GAME)
    batch = make(1, 3, 1)
    games, moves = (np.ascontiguousarray(each) for each in np.nonzero(batch.legal()))
    n = game.n_features
    for by_hand in (0, 1):
        rows = np.full((len(games), n + TOLD), 99, np.int16)
        batch.look(games, moves, np.array([by_hand], np.uint8), np.array([1, 5, 6]), rows)
        for row, move in zip(rows, moves.tolist(), strict=True):
            s: Any = game.state.load(batch.states[0])
            seat = s.to_act.bit_length() - 1
            rng.start(s.rng, 1, 5, 6)
            game.dispatch.apply(s, seat, move)
            out = [99] * n
            worth = 99, 99
            if by_hand:
                worth = divmod(game.value_of(s, seat), 1 << LOW_BITS)
            else:
                game.features(s, seat, [None, None], out)
            assert row[:n].tolist() == out
            assert tuple(row[n + WORTH :].tolist()) == worth


def test_results_reach_back_to_every_seat() -> None:
    """By hand: three steps of one game of two, ended by the last."""
    training = Training(penstock.game(GAME), replace(TINY, trace=0.5, last_trace=0.5), make)
    n = training.game.n_features
    rows = np.zeros((3, 1, training.width), np.int16)
    rows[2, 0, n + ENDED] = 1
    movers = np.array([[0], [1], [1]])
    values = np.zeros((3, 1, 2, MOST_SEATS), np.float32)
    values[:, 0, 0, :2] = [[0.4, 0.6], [0.2, 0.8], [1.0, 0.0]]
    table = Table(make, 1, 2, 1)
    found = training.targets(table, rows, movers, values)[:, 0, 0, :2]
    last = np.array([1.0, 0.0])
    middle = 0.5 * last + 0.5 * last  # the end is the next opinion, and the next result
    first = 0.5 * middle + 0.5 * np.array([0.2, 0.8])
    assert np.allclose(found, [first, middle[::-1], last[::-1]])  # each from its mover's side


def test_the_hand_made_value_leads_until_enough_games_have_ended() -> None:
    training = Training(penstock.game(GAME), replace(TINY, rounds=100, least_games=50), make)
    shares = []
    for training.rounds, training.games in ((0, 0), (8, 49), (20, 50), (24, 60), (90, 500)):
        shares.append(round(training.share_by_hand(), 2))
    assert shares == [1.0, 1.0, 1.0, 0.5, 0.05]


def test_seats_take_turns() -> None:
    assert order_of(range(2, 6)) == [4, 2, 3, 4, 2, 5]
    assert order_of(range(2, 4)) == [2, 3]
    assert order_of(range(3, 5)) == [4, 3]
    assert order_of(range(2, 3)) == [2, 2]


def test_the_command_writes_a_net_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", GAME, "--device", "cpu", "--out", str(tmp_path)]
    given = {"games": 6, "steps": 4, "first": 8, "second": 4, "batch": 16, "unit": 5, "trial_games": 4}
    settings = [word for name, value in given.items() for word in ("--set", f"{name}={value}")]
    assert main([*words, *settings, "--set", "rounds=1"]) == 0
    game = penstock.game(GAME)
    first = read_net(tmp_path / "net.bin", game.n_features)
    assert main([*words, *settings, "--set", "rounds=2", "--go-on"]) == 0
    assert not np.array_equal(read_net(tmp_path / "net.bin", game.n_features), first)
    about = json.loads((tmp_path / "training.json").read_text("utf-8"))
    assert (about["rounds"], about["game"], about["settings"]["rounds"]) == (2, GAME, 2)
    assert len(about["trials"]) == 2
    assert '"loss"' in capsys.readouterr().out


def test_a_training_begins_with_a_net() -> None:
    """Of another shape and unit than the settings say: it learns from there."""
    training = Training(penstock.game(GAME), TINY, make)
    training.round()
    learned = training.net()
    other = Training(penstock.game(GAME), replace(TINY, seed=2, first=6, unit=9), make)
    other.begin_with(learned)
    assert np.array_equal(other.net(), learned)
    other.round()
    moved = np.abs(other.net().astype(int) - learned).mean()
    assert 0 < moved < np.abs(training.net().astype(int)).mean()


def test_the_net_of_the_best_trial_is_kept_and_the_others_beside_it(tmp_path: Path) -> None:
    training = Training(penstock.game(GAME), TINY, make)
    nets = []
    for number, wins in enumerate([0.3, 0.5, 0.4]):
        training.round()
        nets.append(training.net().astype("<i2").tobytes())
        training.log.append({"trial": number, "wins": wins})
        keep(training, tmp_path)
    assert len(set(nets)) == 3
    assert (tmp_path / "net.bin").read_bytes() == nets[1]
    assert [(tmp_path / f"trial-{number}.bin").read_bytes() for number in range(3)] == nets


def test_a_game_without_features_cannot_be_learned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = replace(penstock.game(GAME), n_features=0)
    monkeypatch.setattr(penstock, "game", lambda game_id: silent)
    assert main(["train", GAME, "--out", str(tmp_path)]) == 2
    assert "no features yet" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([GAME, "--set", "depth=3"], "no setting 'depth'"),
        ([GAME, "--set", "rounds=few"], "not a number"),
        ([GAME, "--go-on", "--device", "cpu"], "nothing to continue"),
        ([GAME, "--go-on", "--net", "net.bin"], "give either --go-on or --net"),
        ([GAME, "--net", "nowhere.bin"], "Cannot begin with 'nowhere.bin': No such file"),
        ([GAME, "--net", __file__], "This is not a net"),
    ],
)
def test_bad_input_is_told_in_one_line(
    words: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words, "--out", str(tmp_path)]) == 2
    assert says in capsys.readouterr().err
