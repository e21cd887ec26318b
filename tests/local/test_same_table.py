"""The page's own table shows, says and refuses what the server's shows, says and refuses."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock.analysis.analyse import analyse, as_json
from penstock.analysis.judging import Depth
from penstock.bots import make_bot
from penstock.bots.levels import Plan
from penstock.bots.net import has_net
from penstock.bots.params import LEARNED, SearchBudget, SearchParams
from penstock.bots.reasons import reasons
from penstock.server.site.games import write_games
from tests.bots.patient import patient
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
    return {name: same.bundled(name, folder) for name in ("tell", "think", "analyse", "tried")}


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
    """Trees that grow in different modules add up to the same choice, net or none; hints say the same."""
    game = penstock.game(game_id)
    seats, seed = game.seats[-1], 5
    numbers = map(str, (seats, seed, ITERATIONS, DECISIONS, 3))
    command = ["node", str(scripts["think"]), str(games_folder), game_id, *numbers]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    match = game.new(seats, seed, backend="compiled")
    levels = ["hard", "instant", "medium", "easy", "greedy"]  # without a net: greedy
    bots = [searching(game, k) if level == "hard" else patient(level, k) for k, level in enumerate(levels)]
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


@pytest.mark.parametrize("game_id", penstock.games())
def test_an_analysis_finds_the_same_figures(
    game_id: str, games_folder: Path, scripts: dict[str, Path], tmp_path: Path
) -> None:
    """Decisions judged in two workers of the page, and their account, are those of Python."""
    game = penstock.game(game_id)
    match = game.new(game.seats[0] + 1, seed=7, backend="compiled")
    bots = [make_bot(name, seat) for seat, name in enumerate(("greedy", "random", "greedy", "random"))]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.save()))
    depth = Depth(base=10, each=1, games=2)
    numbers = map(str, (5, depth.base, depth.each, depth.games, 2))
    command = ["node", str(scripts["analyse"]), str(games_folder), str(file), *numbers]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    found = as_json(match, analyse(match, 5, depth), 5, depth)
    names = [name.notation for name in game.moves.names]
    for decision in answer["decisions"]:
        decision |= {"played": names[decision["played"]], "best": names[decision["best"]]}
    for part in ("chances", "decisions", "players", "turning_points"):
        assert answer[part] == json.loads(json.dumps(found[part]))


def test_another_try_is_judged_by_the_figures_of_the_analysis(
    games_folder: Path, scripts: dict[str, Path], tmp_path: Path
) -> None:
    """The same move costs the same again, the best one nothing; nothing is gained by any."""
    match = penstock.game("arriala").new(2, seed=7, backend="compiled")
    bots = [make_bot("random", seat) for seat in range(2)]
    while not match.over:
        match.play(bots[match.to_act[0]].choose(match, match.to_act[0]), match.to_act[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.save()))
    command = ["node", str(scripts["tried"]), str(games_folder), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    decisions = json.loads(done.stdout)
    assert decisions
    for loss, mark, same_move, best, others in decisions:
        assert (same_move["loss"], same_move["mark"]) == (loss, mark)
        assert (best["loss"], best["isBest"]) == (0, True)
        assert best["reasons"] == same_move["reasons"]
        assert all(other["loss"] >= 0 for other in others)


def searching(game: penstock.Game, seed: int) -> Any:
    params = LEARNED if has_net(game) else SearchParams()
    return Plan(SearchBudget(turn_iterations=ITERATIONS), params).bot(seed)


def advice(match: penstock.Match, seat: int) -> list[dict[str, Any]]:
    """What a server's bots advise, with seeds that are known."""
    found = searching(match.game, seat).explain(match, seat, HINTS)
    why = reasons(match, seat, [p.course for p in found], seat)
    return [
        {
            "move": p.move.id,
            "visits": p.visits,
            "value": p.win_chance,
            "place": p.place,
            "score": p.score,
            "course": [{"move": m.id, "facts": m.facts} for m in p.course],
            "reasons": [reason._asdict() for reason in each],
        }
        for p, each in zip(found, why, strict=True)
    ]
