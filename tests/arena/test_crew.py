"""One process, several, a local Ray: equal results; a lost worker costs time, not results."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

import pytest

import penstock
from penstock.arena import crew
from penstock.arena.playing import Result
from penstock.arena.schedule import Tournament

GAME = penstock.game("schwarzer-freitag")
CUP = Tournament(GAME.id, 2, ("greedy", "random"), seed=3, options=GAME.read_options({}))
GAMES = range(6)


def timeless(results: list[Result]) -> list[Result]:
    """In the order of the games, without what depends on the machine."""
    zeros = (0.0,) * len(results[0].bots)
    ordered = sorted(results, key=lambda r: r.number)
    return [replace(r, seconds=zeros, longest=zeros) for r in ordered]


def noted(
    hire: Callable[[Tournament], crew.Worker], hired: list[crew.Worker]
) -> Callable[..., crew.Worker]:
    """`hire`, writing down whom."""

    def hire_and_note(cup: Tournament) -> crew.Worker:
        hired.append(hire(cup))
        return hired[-1]

    return hire_and_note


@pytest.fixture(scope="module")
def expected() -> list[Result]:
    return timeless(list(crew.alone(CUP, GAMES)))


def test_several_processes_play_the_same_games(expected: list[Result]) -> None:
    assert timeless(list(crew.together(CUP, GAMES, 2))) == expected


def test_a_killed_worker_costs_time_and_no_results(
    expected: list[Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    hired: list[crew.Worker] = []
    hire = crew.hire
    monkeypatch.setattr(crew, "hire", noted(hire, hired))
    results = []
    for result in crew.together(CUP, GAMES, 2):
        results.append(result)
        if len(results) in (1, 3):
            busy = next(w for w in hired if w.number is not None and w.process.is_alive())
            os.kill(busy.process.pid or 0, signal.SIGKILL)
    assert timeless(results) == expected
    assert len(hired) == 4
    assert not any(w.process.is_alive() for w in hired)


def test_a_game_that_ends_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    hire = crew.hire

    def hire_and_lose(cup: Tournament) -> crew.Worker:
        worker = hire(cup)
        worker.process.kill()
        return worker

    monkeypatch.setattr(crew, "hire", hire_and_lose)
    with pytest.raises(crew.WorkerLost, match="Game 7 has ended 3 workers"):
        list(crew.together(CUP, [7], 1))


def test_stopping_in_between_leaves_no_worker_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    hired: list[crew.Worker] = []
    hire = crew.hire
    monkeypatch.setattr(crew, "hire", noted(hire, hired))
    with closing(crew.together(CUP, range(1000), 2)) as results:
        next(results)
    assert len(hired) == 2
    assert not any(w.process.is_alive() for w in hired)


def test_an_error_of_ours_in_a_worker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "prepare", lambda cup: None)
    with pytest.raises(crew.WorkerFailed, match="A worker failed: BadOption: There is no bot 'nobody'"):
        list(crew.together(replace(CUP, bots=("nobody", "random")), [0], 1))


# What Ray itself leaves open is not ours to mend.
@pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning"
)
def test_a_local_cluster_plays_the_same_games(expected: list[Result]) -> None:
    assert timeless(list(crew.on_cluster(CUP, GAMES, "local"))) == expected


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("127.0.0.1:1", "There is no Ray cluster at '127.0.0.1:1': .*refused"),
        ("ray://127.0.0.1:1", "There is no Ray cluster at 'ray://127.0.0.1:1'"),
        ("127.0.0.1:99999", "There is no Ray cluster at"),
        ("home", "HOST:PORT, auto or local, not 'home'"),
    ],
)
def test_no_cluster_at_an_address_is_told(address: str, complaint: str) -> None:
    with pytest.raises(penstock.PenstockError, match=complaint):
        list(crew.on_cluster(CUP, GAMES, address))


def test_a_cluster_that_wants_its_token_says_so(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Ray 2.60 raises the same error as for no cluster at all; the reason is only written, by its C++."""

    def refused(**given: object) -> None:
        os.write(2, b"Failed to get cluster ID: Unauthenticated: RPC error: InvalidAuthToken: missing\n")
        raise ConnectionError("Failed to connect to Ray cluster at 127.0.0.1:6379")

    monkeypatch.setattr("ray.init", refused)
    monkeypatch.setattr(crew, "knock", lambda address: None)
    with pytest.raises(penstock.PenstockError, match=r"wants its token.*RAY_AUTH_MODE=token"):
        crew.connected("127.0.0.1:6379")
    assert capfd.readouterr().err == ""
    os.write(2, b"heard again\n")
    assert capfd.readouterr().err == "heard again\n"
