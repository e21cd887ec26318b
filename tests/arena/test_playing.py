"""One game with clocks: whoever fails, is late or cheats loses its clock, and the game goes on."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock.arena import playing
from penstock.arena.playing import GameRun, Result, places, play_game
from penstock.arena.schedule import Tournament, pairing
from penstock.bots import BOTS, make_bot
from penstock.bots.lines import BotFailure

GAME = penstock.game("schwarzer-freitag")
CUP = Tournament(GAME.id, 3, ("random", "first", "first"), seed=3, options=GAME.read_options({}))


class First:
    """Always the first legal move."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, match: penstock.Match, seat: int) -> Any:
        return match.moves(seat)[0]


class Thrower(First):
    def choose(self, match: penstock.Match, seat: int) -> Any:
        if len(match.history) > 20:
            raise RuntimeError("out of ideas")
        return super().choose(match, seat)


class Sleeper(First):
    def choose(self, match: penstock.Match, seat: int) -> Any:
        time.sleep(0.3)
        return super().choose(match, seat)


class Endless(First):
    def choose(self, match: penstock.Match, seat: int) -> Any:
        while True:
            pass


class Cheat(First):
    def choose(self, match: penstock.Match, seat: int) -> Any:
        return replace(match.moves(seat)[0], id=len(match.game.moves) - 1)


class Babbler(First):
    def choose(self, match: penstock.Match, seat: int) -> Any:
        return "the first one, please"


@pytest.fixture(autouse=True)
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (First, Thrower, Sleeper, Endless, Cheat, Babbler):
        monkeypatch.setitem(BOTS, kind.__name__.lower(), kind)


def with_odd_one(name: str, **limits: Any) -> Tournament:
    return replace(CUP, bots=(name, "first", "first"), **limits)


def test_a_game_can_be_played_again_move_by_move() -> None:
    result = play_game(CUP, GAME, 4)
    pair = pairing(CUP, 4)
    match = GAME.new(3, pair.seed)
    bots = [make_bot(name, seed) for name, seed in zip(pair.bots, pair.bot_seeds, strict=True)]
    made = [0, 0, 0]
    while not match.over:
        seat = match.to_act[0]
        made[seat] += 1
        match.play(bots[seat].choose(match, seat), seat)
    assert (result.seed, result.bots) == (pair.seed, pair.bots)
    assert (result.scores, result.places) == (match.scores, match.ranking)
    assert (result.ending, result.decisions) == (match.ending, tuple(made))
    assert result.failures == (None, None, None)
    assert all(0 < longest < spent for longest, spent in zip(result.longest, result.seconds, strict=True))


@pytest.mark.parametrize(
    ("name", "limits", "complaint"),
    [
        ("thrower", {}, "The bot 'thrower' failed: RuntimeError: out of ideas"),
        ("sleeper", {"move_time": 0.1}, "The bot 'sleeper' thought for 0.3"),
        ("sleeper", {"turn_time": 0.1}, "seconds; it had 0.10."),
        ("endless", {"move_time": 0.1}, "seconds; it had 0.10."),
        ("cheat", {}, "which is not allowed"),
        ("babbler", {}, "wants to play 'the first one, please'"),
        ("cmd:false", {}, "The bot 'false' ended (exit code 1)"),
    ],
)
def test_who_fails_loses_its_clock_and_the_others_finish(name: str, limits: Any, complaint: str) -> None:
    result = play_game(with_odd_one(name, **limits), GAME, 1)
    seat = result.bots.index(name)
    assert complaint in (result.failures[seat] or "")
    assert result.places[seat] == 3
    assert result.failures.count(None) == 2
    assert result.decisions[seat] > 1  # chance plays on for it


def at_turn(name: str, **limits: float) -> tuple[GameRun, int]:
    """A game in which this bot is the first to decide, and its seat."""
    cup = with_odd_one(name, **limits)
    for number in range(3):
        pair = pairing(cup, number)
        run = GameRun(cup, pair, GAME.new(3, pair.seed))
        seat = run.match.to_act[0]
        if pair.bots[seat] == name:
            return run, seat
    raise AssertionError("a bot sits on every seat once")


def test_a_busy_machine_costs_a_bot_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine tenths of the time another program has the processor."""
    begin = time.perf_counter()
    monkeypatch.setattr(playing, "waited", lambda: round(0.9 * (time.perf_counter() - begin), 3))
    run, seat = at_turn("sleeper", move_time=0.2)
    run.ask(seat)
    assert 0.02 < run.seconds[seat] < 0.2
    run, seat = at_turn("endless", move_time=0.1)
    with pytest.raises(BotFailure, match=r"thought for 0\.1"):
        run.ask(seat)


def test_this_system_tells_how_long_we_waited_or_nothing_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 <= playing.waited() <= time.monotonic()
    monkeypatch.setattr(playing, "SCHEDULE", Path("nowhere"))
    assert playing.waited() == 0


def test_a_turn_has_a_time_of_its_own() -> None:
    """Decisions in a row share the turn's time; another seat's decision starts a new turn."""
    cup = replace(CUP, move_time=2.0, turn_time=5.0)
    run = GameRun(cup, pairing(cup, 0), GAME.new(3, 1))
    assert run.allowed(0) == 2
    run.clock(0, 4.5)
    assert run.allowed(0) == 0.5
    run.clock(0, 3)
    assert run.allowed(0) == 0
    assert run.allowed(1) == 2


def test_everyone_failing_is_a_shared_place() -> None:
    assert places((1, 2, 3), (True, True, True)) == (1, 1, 1)
    assert places((1, 2, 3), (True, False, True)) == (2, 1, 2)
    assert places((1, 1, 3), (False, False, False)) == (1, 1, 3)


def test_a_neutral_competitor_keeps_its_place_when_a_bot_loses_its_clock() -> None:
    assert places((2, 3), (False, False)) == (2, 3)
    assert places((2, 3), (False, True)) == (2, 3)
    assert places((2, 3), (True, False)) == (3, 2)
    assert places((1, 3), (True, False)) == (3, 2)


def test_results_survive_json() -> None:
    result = play_game(CUP, GAME, 0)
    assert Result.from_json(json.loads(json.dumps(result.as_json()))) == result


def test_a_program_that_failed_is_not_told_the_end(tmp_path: Path) -> None:
    file = tmp_path / "bot.sh"
    shakes_hands = """read hello; echo '{"type": "ready", "protocol": 1}'; read question"""
    file.write_text(f"{shakes_hands}; echo rubbish; cat > {tmp_path}/rest")
    result = play_game(with_odd_one(f"cmd:sh {file}"), GAME, 0)
    assert any("rubbish" in (f or "") for f in result.failures)
    assert not (tmp_path / "rest").exists() or '"end"' not in (tmp_path / "rest").read_text()


@pytest.mark.parametrize("does", ["raise KeyError('x')", "while True: pass"])
def test_a_class_that_fails_at_once_loses_its_clock_too(
    does: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Getting everything ready before the first game asks every bot once: that ends no tournament."""
    made = "class Fails:\n def __init__(self, seed): ...\n def choose(self, match, seat):\n"
    (tmp_path / "failing_bots.py").write_text(f"{made}  {does}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(playing, "WARM_UP", 0.1)
    cup = replace(CUP, bots=("py:failing_bots:Fails", "random", "random"), move_time=0.1)
    result = play_game(cup, playing.prepare(cup), 0)
    assert "py:failing_bots:Fails" in (result.failures[result.bots.index("py:failing_bots:Fails")] or "")
    assert result.failures.count(None) == 2
