"""The page's own table shows, says and refuses what the server's shows, says and refuses."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock.bots import make_bot
from penstock.bots.levels import Plan
from penstock.bots.outlook import outlooks
from penstock.bots.params import SearchBudget
from penstock.server.site.games import write_games
from tests.local import same

LOOKS, REFUSED = 3, 6
ITERATIONS, DECISIONS, HINTS = 300, 24, 3
TABLES = [(game_id, seats) for game_id in penstock.games() for seats in penstock.game(game_id).seats]


@pytest.fixture(scope="module")
def games_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("local")
    write_games(folder)
    return folder


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("scripts")
    return {name: same.bundled(name, folder) for name in ("tell", "think")}


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_whole_game_is_told_alike(
    game_id: str, seats: int, games_folder: Path, scripts: dict[str, Path]
) -> None:
    """Every state, some positions of all viewers, refusals, events, the log in four languages, the file."""
    game = penstock.game(game_id)
    _ = game.kernel  # a server with compiled rules tells which moves end a turn
    played = same.Player(game, seats, random.Random(f"{game_id} {seats}"), LOOKS, REFUSED).play()
    (told,) = same.tell(scripts["tell"], games_folder, [played.asked])
    assert same.differences(played, told) == []
    assert len(played.shown["positions"]) > 1
    assert played.decisions > 40


def test_a_difference_is_found(games_folder: Path, scripts: dict[str, Path]) -> None:
    game = penstock.game("schwarzer-freitag")
    _ = game.kernel
    played = same.Player(game, 2, random.Random(1), LOOKS, REFUSED).play()
    (told,) = same.tell(scripts["tell"], games_folder, [played.asked])
    told["positions"][0][0]["view"]["round"] = "other"
    told["logs"][1][5]["text"] += "!"
    assert len(same.differences(played, told)) == 2


@pytest.mark.parametrize("game_id", penstock.games())
def test_bots_on_several_workers_choose_as_python_does(
    game_id: str, games_folder: Path, scripts: dict[str, Path]
) -> None:
    """Trees that grow in different modules add up to the same choice; hints say the same."""
    game = penstock.game(game_id)
    seats, seed = game.seats[-1], 5
    numbers = map(str, (seats, seed, ITERATIONS, DECISIONS, 3))
    command = ["node", str(scripts["think"]), str(games_folder), game_id, *numbers]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    match = game.new(seats, seed, backend="compiled")
    levels = ["hard", "greedy", "medium", "easy", "greedy"]
    bots = [searching(k) if level == "hard" else make_bot(level, k) for k, level in enumerate(levels)]
    hints: list[Any] = []
    for k in range(DECISIONS):
        seat = match.to_act[0]
        move = bots[seat].choose(match, seat)
        if k % 10 == 3 and len(match.moves(seat)) > 1:
            hints.append([k, advice(match, seat)])
        match.play(move, seat)
    assert answer["moves"] == [list(entry) for entry in match.history]
    assert answer["hints"] == hints
    assert hints


def searching(seed: int) -> Any:
    return Plan(SearchBudget(turn_iterations=ITERATIONS)).bot(seed)


def advice(match: penstock.Match, seat: int) -> list[dict[str, Any]]:
    """What a server's bots advise, with seeds that are known."""
    found = searching(seat).explain(match, seat, HINTS)
    after = outlooks(match, seat, [p.move for p in found], seat)
    return [
        {"move": p.move.id, "visits": p.visits, "value": p.win_chance, "place": o.place, "gain": o.gain}
        for p, o in zip(found, after, strict=True)
    ]
