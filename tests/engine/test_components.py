"""Printed tables: provenance, an owner's folder, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock.engine.components import SOURCES, line_of

GAME = penstock.game("schwarzer-freitag")


Owner = Callable[[str], penstock.Game]


@pytest.fixture
def owner(tmp_path: Path) -> Owner:
    """A function that writes an owner's file and returns the game with it."""

    def write(text: str) -> penstock.Game:
        (tmp_path / "schwarzer-freitag.toml").write_text(text, "utf-8")
        return penstock.game("schwarzer-freitag", components=tmp_path)

    return write


def test_every_table_tells_its_source() -> None:
    assert all(table.source in SOURCES for table in GAME.components.tables.values())
    assert GAME.components.reconstructed == ("stages_a", "stages_b", "stage_rows")


def test_the_printed_tables_agree_with_the_rulebooks_counts() -> None:
    tables = {name: dict(t.values) for name, t in GAME.components.tables.items()}
    assert list(GAME.check_components(tables)) == []


def test_an_owner_replaces_single_values(owner: Owner) -> None:
    game = owner("[stages_a]\ndraw = [4, 4, 6, 7, 7, 8, 9, 9, 10, 11]\n")
    assert game.components.tables["stages_a"].source == "owner"
    assert game.components["stages_a"]["trade_limit"] == GAME.components["stages_a"]["trade_limit"]
    assert game.components.hash != GAME.components.hash
    assert game.new(3, seed=1).view(0)["stage"]["draw"] == 4
    assert GAME.new(3, seed=1).view(0)["stage"]["draw"] == 5


def test_the_environment_names_a_folder(
    owner: Owner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner("[subsidies]\npays = 30\n")
    monkeypatch.setenv("PENSTOCK_COMPONENTS", str(tmp_path))
    assert replace(GAME).components["subsidies"]["pays"] == 30
    assert penstock.game(GAME.id, components="").components["subsidies"]["pays"] == 20


def test_a_saved_game_needs_the_components_it_was_played_with(owner: Owner, tmp_path: Path) -> None:
    match = owner("[subsidies]\npays = 30\n").new(3, seed=1)
    match.play("subsidy")
    with pytest.raises(penstock.BadSave, match="played with other components"):
        penstock.load(match.save())
    assert penstock.load(match.save(), components=tmp_path).bytes == match.bytes


@pytest.mark.slow
def test_compiled_rules_use_an_owners_numbers_too(owner: Owner) -> None:
    game = owner("[subsidies]\npays = 30\n")
    plain, compiled = game.new(3, 1, backend="plain"), game.new(3, 1, backend="compiled")
    plain.play("subsidy")
    compiled.play("subsidy")
    assert plain.bytes == compiled.bytes
    assert max(p["cash"] or 0 for p in compiled.view(compiled.to_act[0])["players"]) == 30


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("x = [", "is not readable TOML"),
        ("x = 1", "line 1: 'x' stands outside any [table]"),
        ("\n[towns]\na = 1", "line 2: there is no table [towns]; the tables are cases, grid"),
        ("[grid]\nrows = 3", "line 2, table [grid]: there is no value 'rows'"),
        ("[silver]\n\ntrack = [20, 100]", "line 3, table [silver]: 'track' must be a list of 25 whole numbers"),
        ("[subsidies]\npays = 'much'", "line 2, table [subsidies]: 'pays' must be a whole number, not a word"),
        ("[grid]\nvalues = [[1, 2], [3, 4]]", "must be 13 rows of 7 numbers, not 2 rows of 2 numbers"),
        ("[subsidies]\nsource = 'hearsay'", "line 2, table [subsidies]: source is one of rulebook"),
        ("[subsidies]\nnote = 3", "line 2, table [subsidies]: note is a text"),
        ("[subsidies]\n# a hint\ninterest = 0", "line 3, table [subsidies]: 'interest' lies between"),
        ("[cases]\nper_colour = 24", "line 2, table [cases]: the box holds 25"),
        ("[tables]\nblack = [1, 2, 4]", "line 2, table [tables]: 16 black cases are laid out"),
        ("[tables]\nblack = [1, 2, 4]\nstage_fields = 8", "line 3, table [tables]: there is one black case"),
        ("[tables]\nper_colour = 9", "a sales table holds one to four"),
        ("[grid]\nstart = [13, 0]", "line 2, table [grid]: the start field lies on the grid"),
        ("[seats]\nbag = [12, 13, 14, 16]", "line 2, table [seats]: 5 players use 26 cases"),
        ("[seats]\nbag = [5, 13, 14, 15]", "the bag is too small for 2 hands"),
        ("[seats]\ntrack_trigger = [5, 5, 5, 7]", "a track has six fields"),
        ("[seats]\ntable_trigger = [5, 5, 5, 10]", "a sales table starts with 10"),
        ("[stages_a]\ntrade_limit = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", "the Start card allows one"),
        ("[stages_a]\ntrade_limit = [1, 1, 1, 1, 1, 1, 1, 1, 1, 8]", "a trade limit is at most 7"),
        ("[stages_a]\nthreshold = [1, 15, 25, 40, 65, 85, 105, 125, 150, 180]", "its threshold is 0"),
        ("[stages_b]\nthreshold = [0, 25, 15, 40, 65, 85, 105, 125, 150, 180]", "'threshold' never falls"),
        ("[stages_b]\nsubsidy_limit = [2, 2, 3, 4, 4, 5, 6, 7, 8, 10]", "more than the 45 subsidies"),
        ("[stages_b]\ndraw = [0, 5, 6, 7, 7, 8, 9, 10, 11, 12]", "draws 1 to 30"),
        ("[stage_rows]\nstage = [0, 0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]", "between 0 and 9"),
        ("[special_cards]\nseat_2 = ['fly']", "line 2, table [special_cards]: at most three cards of"),
        ("[special_cards]\ntwo_seats = [['sell']]", "two players have two lists"),
        ("[style_2023]\nstart_money = -1", "the start money lies between"),
        ("[silver]\nbars_per_gold = 0", "'bars_per_gold' lies between 1 and 20"),
    ],
)  # fmt: skip
def test_a_file_that_contradicts_the_rulebook_is_refused_with_table_and_line(
    owner: Owner, text: Any, part: str
) -> None:
    with pytest.raises(penstock.BadComponents) as error:
        owner(text)
    assert part in str(error.value)
    assert str(error.value).startswith("schwarzer-freitag.toml")


def test_prices_and_silver_must_rise(owner: Owner) -> None:
    values = [row[:] for row in GAME.components["grid"]["values"]]
    values[3][3] = values[3][2]
    with pytest.raises(penstock.BadComponents, match="prices rise"):
        owner(f"[grid]\nvalues = {values}\n")
    track = [*GAME.components["silver"]["track"][:-1], 99]
    with pytest.raises(penstock.BadComponents, match="rises from 20 to 100"):
        owner(f"[silver]\ntrack = {track}\n")


def test_a_missing_folder_is_named() -> None:
    with pytest.raises(penstock.BadComponents, match="There is no component folder 'nowhere'"):
        penstock.game(GAME.id, components="nowhere")


def test_line_of_finds_tables_and_keys() -> None:
    text = "# a\n[one]\nx = 1\n\n[two]\nx = 2 # [three]\n"
    assert line_of(text, "two") == 5
    assert line_of(text, "two", "x") == 6
    assert line_of(text, "one", "x") == 3
    assert line_of(text, "two", "missing") == 5
