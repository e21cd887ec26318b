"""The manifest: layouts, options and moves as another language needs them."""

from __future__ import annotations

import random
from base64 import b64decode
from hashlib import sha256
from struct import unpack
from typing import Any

import numpy as np
import pytest

import penstock
from penstock.bots import entry, records
from penstock.bots.blueprint import KINDS, WHAT, blueprint_of
from penstock.engine import exports, rng
from penstock.engine.targets.manifest import manifest_of

for_every_game = pytest.mark.parametrize("game_id", penstock.games())


@pytest.fixture(scope="module")
def manifests() -> dict[str, dict[str, Any]]:
    return {game_id: manifest_of(blueprint_of(penstock.game(game_id))) for game_id in penstock.games()}


def laid(manifest: dict[str, Any], seats: int, options: dict[str, str]) -> bytes:
    """The empty record with options, from the manifest alone."""
    table = manifest["empty"][str(seats)]
    record = bytearray(b64decode(table["record"]))
    for group in table["options"]:
        chosen = tuple(options[name] for name in group["names"])
        for change in group["changes"]:
            if tuple(change["choices"]) == chosen:
                for offset, data in change["bytes"]:
                    new = b64decode(data)
                    record[offset : offset + len(new)] = new
    return bytes(record)


@for_every_game
def test_any_options_are_laid_as_python_lays_them(
    game_id: str, manifests: dict[str, dict[str, Any]]
) -> None:
    game = penstock.game(game_id)
    chance = random.Random(3)
    for seats in game.seats:
        for _ in range(60):
            options = {o.name: chance.choice(o.choices_for(seats)) for o in game.options}
            s = game.empty_state(seats, options)
            s.rng = [0] * rng.WORDS
            assert laid(manifests[game_id], seats, options) == s.to_bytes(), options


@for_every_game
def test_layouts_say_where_every_number_lies(game_id: str, manifests: dict[str, dict[str, Any]]) -> None:
    manifest = manifests[game_id]
    blueprint = blueprint_of(penstock.game(game_id))
    for kind, record in blueprint.records.items():
        layout = manifest["records"][kind]
        assert layout["size"] == record.dtype().itemsize
        whole = np.frombuffer(random.Random(kind).randbytes(layout["size"]), record.dtype())[0]
        for field in layout["fields"]:
            if field["kind"] in ("i1", "i2", "i4", "i8"):
                count = int(np.prod(field["shape"], dtype=int))
                read = np.frombuffer(whole.tobytes(), f"<{field['kind']}", count, field["offset"])
                assert (read.reshape(field["shape"]) == whole[field["name"]]).all(), field
            elif field["kind"] != "f8":
                assert field["kind"] in manifest["records"]


@for_every_game
def test_moves_refusals_and_events_are_all_there(
    game_id: str, manifests: dict[str, dict[str, Any]]
) -> None:
    game, manifest = penstock.game(game_id), manifests[game_id]
    assert manifest["moves"]["notations"] == [name.notation for name in game.moves.names]
    for family in manifest["moves"]["families"]:
        assert game.moves.range_of(family["name"]).start == family["first"]
    assert {r["name"]: (r["number"], r["paragraph"]) for r in manifest["refusals"]} == {
        r.name: (r.value, r.paragraph) for r in game.refusals
    }
    assert {e["name"]: tuple(e["params"]) for e in manifest["events"]} == {
        e.name: e.params for e in game.event_kinds
    }
    assert [o["name"] for o in manifest["options"]] == [o.name for o in game.options]
    assert all(o["fields"] for o in manifest["options"])


def test_the_bots_numbers_have_their_names() -> None:
    assert [getattr(entry, name.upper()) for name in WHAT] == list(range(len(WHAT)))
    assert [getattr(records, name.upper()) for name in KINDS] == list(range(len(KINDS)))


@pytest.mark.parametrize("text", ["7/0", "18446744073709551615/4398046511104", f"{'9' * 70}/1", "1" * 55])
def test_seed_words_come_out_of_any_text(text: str) -> None:
    room, words = [0] * exports.ROOM, [0] * rng.SEED_WORDS
    exports.seed(text.encode(), len(text), room, words)
    assert tuple(words) == unpack("<3I", sha256(text.encode()).digest()[:12])
