"""A page sees in WebAssembly what Python sees: positions, moves, refusals, events, views, bots' choices."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock.bots.figures import Look
from penstock.bots.instant import InstantBot
from penstock.bots.params import SearchBudget
from penstock.bots.prospects import prospects
from penstock.bots.search import SearchBot
from tests.bots.nets import WITH_A_NET, random_net
from tests.bots.patient import patient

HERE = Path(__file__).parent
LOOKS = 3  # at trees of 600 iterations …
AFTER = 40  # … and so many at each later decision of the game
MOST = 60  # moves of a learned bot
EVERY = 60  # moves between two positions that are compared whole

for_every_game = pytest.mark.parametrize("game_id", penstock.games())

pytestmark = pytest.mark.slow  # builds every game


def node(script: str, *arguments: str, given: Any = None) -> Any:
    done = subprocess.run(
        ["node", str(HERE / script), *arguments],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def random_options(game: penstock.Game, seats: int, chance: random.Random) -> dict[str, str]:
    return {o.name: chance.choice(o.choices_for(seats)) for o in game.options}


def random_game(game: penstock.Game, seats: int, chance: random.Random) -> penstock.Match:
    match = game.new(seats, chance.getrandbits(64), random_options(game, seats, chance), "plain")
    while not match.over:
        seat = chance.choice(match.to_act)
        match.play(chance.choice(match.legal(seat)), seat)
    return match


def position(match: penstock.Match) -> dict[str, Any]:
    """What `positions.mjs` tells."""
    seats = range(match.seats)
    names = [name.notation for name in match.game.moves.names]
    return {
        "digest": hashlib.sha256(match.bytes).hexdigest(),
        "toAct": list(match.to_act),
        "events": [{"kind": e.kind, "seat": e.seat, "params": e.params} for e in match.events],
        "views": [match.view(seat) for seat in (None, *seats)],
        "worth": [match.worth(seat) for seat in (None, *seats)],
        "legal": [[m.id for m in match.moves(seat)] for seat in seats],
        "refusals": [[code_of(match.why_not(m, seat)) for m in range(len(names))] for seat in seats],
        "facts": [[m.facts for m in match.moves(seat)] for seat in match.to_act],
        "public": [[match.described(m, seat).facts for m in match.moves(seat)] for seat in match.to_act],
    }


def code_of(refusal: penstock.Refusal | None) -> str | None:
    return None if refusal is None else refusal.code


@for_every_game
def test_a_page_is_shown_what_python_shows(game_id: str, built_folder: Callable[[str], Path]) -> None:
    folder = built_folder(game_id)
    game = penstock.game(game_id)
    chance = random.Random(game_id)
    for seats in {game.seats[0], game.seats[-1]}:
        played = random_game(game, seats, chance)
        saved = played.save()
        answer = node("positions.mjs", str(folder), str(EVERY), given=saved)
        assert json.loads(answer["save"]) == saved
        match = game.new(seats, saved["seed"], saved["options"], "plain")
        expected = [position(match)]
        for k, (seat, notation) in enumerate(saved["moves"], 1):
            match.play(notation, seat)
            if k % EVERY == 0 or match.over:
                expected.append(position(match))
        assert len(answer["told"]) == len(expected)
        for told, wanted in zip(answer["told"], expected, strict=True):
            assert told == json.loads(json.dumps(wanted))
        assert answer["mayUndo"] == (match.why_not_undo() is None)


@for_every_game
def test_bots_choose_and_grow_the_same_trees(
    game_id: str, built_folder: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = built_folder(game_id)
    game = penstock.game(game_id)
    seats, seed = game.seats[0] + 1, 11
    names = ["600", "greedy", "easy", "medium", "greedy"][:seats]
    answer = node(
        "bots.mjs", str(folder), game_id, str(seats), str(seed), ",".join(names), str(LOOKS), str(AFTER)
    )
    match = game.new(seats, seed, backend="compiled")
    bots: list[Any] = [
        SearchBot(seat, SearchBudget(iterations=int(name))) if name.isdigit() else patient(name, seat)
        for seat, name in enumerate(names)
    ]
    trees: list[str] = []
    while not match.over:
        seat = match.to_act[0]
        is_choice = len(match.moves(seat)) > 1
        move = bots[seat].choose(match, seat)
        if is_choice and len(trees) < LOOKS and seat == 0:
            buffers = bots[seat].buffers
            blocks = (buffers.trees, buffers.nodes, buffers.edges)
            trees.append(hashlib.sha256(b"".join(block.tobytes() for block in blocks)).hexdigest())
            if len(trees) == LOOKS:
                bots[0] = SearchBot(0, SearchBudget(iterations=AFTER))
        match.play(move, seat)
    assert answer["moves"] == [list(entry) for entry in match.history]
    assert answer["trees"] == trees
    assert len(trees) == LOOKS
    monkeypatch.setattr("penstock.bots.prospects.GAMES", 4)  # as the script says
    start = game.new(seats, seed, backend="compiled")
    first = start.to_act[0]
    looks = [Look(move.id, 0, 0.5 - k / 10) for k, move in enumerate(start.moves(first)[:2])]
    found = [{**asdict(p), "move": p.move.id} for p in prospects(start, first, looks, seed=5)]
    for one in found:
        del one["course"]  # from the trees: `tests/local` compares it
    assert answer["looked"] == json.loads(json.dumps(found))


@pytest.mark.parametrize("game", WITH_A_NET, ids=[game.id for game in WITH_A_NET])
def test_a_learned_bot_chooses_the_same(
    game: penstock.Game, built_folder: Callable[[str], Path], tmp_path: Path
) -> None:
    net, seats, seed = random_net(game), game.seats[-1], 12
    (tmp_path / "net.bin").write_bytes(net.astype("<i2").tobytes())
    given = (
        str(built_folder(game.id)),
        game.id,
        str(seats),
        str(seed),
        str(tmp_path / "net.bin"),
        str(MOST),
    )
    told = node("instant.mjs", *given)
    match = game.new(seats, seed, backend="plain")
    bots = [InstantBot(seat, net, is_plain=True) for seat in range(seats)]
    while not match.over and len(match.history) < MOST:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    assert told == [list(entry) for entry in match.history]
    assert len({notation for _, notation in told}) > 5  # they do choose
