"""Who plays the games: this process, several processes, or a Ray cluster. The results are the same.

A worker that is lost costs time, not results: its game is played again by another.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryFile
from typing import Any

from penstock.arena.playing import Result, play_game, prepare
from penstock.arena.schedule import Tournament
from penstock.engine.errors import PenstockError

MOST_TRIES = 3  # for a game whose workers are lost
PATIENCE = 5.0  # seconds a worker gets to leave
ERRORS = 2  # the file number of standard error


Results = Generator[Result, None, None]


class WorkerLost(PenstockError):
    """A game has ended its workers again and again."""


class WorkerFailed(PenstockError):
    """Something went wrong in a worker that no bot is to blame for."""


def alone(tournament: Tournament, numbers: Iterable[int]) -> Results:
    """One game after the other in this process."""
    game = prepare(tournament)
    for number in numbers:
        yield play_game(tournament, game, number)


# -- several processes ------------------------------------------------------------------------


@dataclass
class Worker:
    process: SpawnProcess
    line: Connection
    number: int | None = None  # the game it plays


def together(tournament: Tournament, numbers: Iterable[int], processes: int) -> Results:
    """Several games at once in processes of their own, in the order in which they end."""
    prepare(tournament)  # compiled once, here; the workers find it in the cache
    to_play = deque(numbers)
    tries: Counter[int] = Counter()
    workers: list[Worker] = []
    try:
        while to_play or any(w.number is not None for w in workers):
            while len(workers) < min(processes, len(to_play) + len(workers)):
                workers.append(hire(tournament))
            for worker in workers:
                if worker.number is None and to_play:
                    give(worker, to_play)
            for worker in ready(workers):
                result = taken(worker)
                if result is not None:
                    yield result
                    continue
                workers.remove(worker)
                dismiss(worker)
                if worker.number is not None:
                    tries[worker.number] += 1
                    if tries[worker.number] == MOST_TRIES:
                        raise WorkerLost(f"Game {worker.number} has ended {MOST_TRIES} workers.")
                    to_play.appendleft(worker.number)
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            dismiss(worker)


def hire(tournament: Tournament) -> Worker:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, tournament), daemon=True)
    process.start()
    theirs.close()  # so that we hear when the worker is gone
    return Worker(process, ours)


def give(worker: Worker, to_play: deque[int]) -> None:
    worker.number = to_play.popleft()
    with suppress(OSError):  # one that is gone is noticed when it is listened to
        worker.line.send(worker.number)


def ready(workers: list[Worker]) -> list[Worker]:
    """Those who have something to say, or are gone."""
    lines = wait([w.line for w in workers])
    return [w for w in workers if w.line in lines]


def taken(worker: Worker) -> Result | None:
    """What a worker has played; None if it is gone."""
    try:
        said = worker.line.recv()
    except (EOFError, OSError):
        return None
    if isinstance(said, str):
        raise WorkerFailed(said)
    assert isinstance(said, Result)
    worker.number = None
    return said


def dismiss(worker: Worker) -> None:
    worker.line.close()
    worker.process.join(PATIENCE)
    if worker.process.is_alive():
        worker.process.kill()
        worker.process.join()


def work(line: Connection, tournament: Tournament) -> None:
    """A worker's life: numbers in, results out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever hired us
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))  # lets bots' programs be ended
    try:
        game = prepare(tournament)
        while True:
            line.send(play_game(tournament, game, line.recv()))
    except (EOFError, OSError):
        return
    except Exception as error:
        line.send(f"A worker failed: {type(error).__name__}: {error}")


# -- a cluster --------------------------------------------------------------------------------


def on_cluster(tournament: Tournament, numbers: Iterable[int], address: str) -> Results:
    """Games on the machines of a Ray cluster; "local" starts one on this machine alone."""
    ray = connected(address)
    try:
        remote = ray.remote(max_retries=-1)(play_anywhere)
        to_play = deque(numbers)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # one being played, one waiting
        running: list[Any] = []
        while to_play or running:
            while to_play and len(running) < most:
                running.append(remote.remote(tournament, to_play.popleft()))
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    """Ray, connected to a cluster; a PenstockError says what is missing."""
    try:
        import ray
    except ImportError:
        raise PenstockError("Ray is not installed; get it with: pip install 'penstock[cluster]'") from None
    if address not in ("local", "auto"):
        knock(address)
    with overheard() as said:
        try:
            ray.init(
                address=address,
                log_to_driver=False,
                logging_level=logging.ERROR,
                include_dashboard=False if address == "local" else None,
            )
        except ray.exceptions.AuthenticationError:
            raise wrong_token(address) from None
        except (ConnectionError, ValueError, RuntimeError) as error:
            if REFUSED in said():
                raise wrong_token(address) from None
            first = str(error).strip().partition("\n")[0]
            raise PenstockError(f"There is no Ray cluster at '{address}': {first}") from None
    return ray


REFUSED = "InvalidAuthToken"  # as Ray writes it


def wrong_token(address: str) -> PenstockError:
    return PenstockError(
        f"The Ray cluster at '{address}' wants its token, and none or another was given: set "
        "RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN_PATH to a copy of the file that its first machine has."
    )


@contextmanager
def overheard() -> Iterator[Callable[[], str]]:
    """What goes to standard error meanwhile, also from C++: only there Ray says that a token is wrong."""
    with TemporaryFile("w+", errors="replace") as kept:

        def said() -> str:
            kept.seek(0)
            return kept.read()

        sys.stderr.flush()
        usual = os.dup(ERRORS)
        os.dup2(kept.fileno(), ERRORS)
        try:
            yield said
        finally:
            os.dup2(usual, ERRORS)
            os.close(usual)


def knock(address: str) -> None:
    """Ray itself would try for minutes to reach an address where nobody is."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise PenstockError(f"A Ray cluster is given as HOST:PORT, auto or local, not '{address}'.")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise PenstockError(f"There is no Ray cluster at '{address}': {error}.") from None


PREPARED: dict[str, Any] = {}  # games ready to be played in this worker


def play_anywhere(tournament: Tournament, number: int) -> Result:
    """A game in whatever process of a cluster it lands."""
    key = repr(tournament)
    if key not in PREPARED:
        PREPARED[key] = prepare(tournament)
    return play_game(tournament, PREPARED[key], number)
