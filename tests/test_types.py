"""What mypy checks: everything but compiled rules and judgement; and how it reads a record."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from penstock.mypy_plugin import field_type, is_listed

ROOT = Path(__file__).parents[1]
COMPILED = {"penstock.games.*.rules.*", "penstock.games.*.judgement.*"}
ELSEWHERE = {"tests.fifth.*"}  # a distribution of its own


def test_only_compiled_modules_are_left_unchecked() -> None:
    overrides = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]["overrides"]
    ignored = {name for one in overrides if one.get("ignore_errors") for name in one["module"]}
    assert ignored == COMPILED | ELSEWHERE
    loosened = [one["module"] for one in overrides if {"disable_error_code", "strict"} & set(one)]
    assert loosened == []


def test_no_file_switches_the_check_off_for_itself() -> None:
    switch = re.compile(r"#\s*(mypy:|type: ignore\s*$)", re.MULTILINE)
    assert [
        file.name for file in (ROOT / "src").rglob("*.py") if switch.search(file.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize(
    ("declared", "read"),
    [
        ("i1", "int?"),
        ("yes", "int?"),
        ("f8[N]", "list?[float?]"),
        ("own(flags(i2[SEATS, COLOURS]))", "list?[list?[int?]]"),
        ("one_of(names_of(Phase))", "int?"),
        ("maybe(up_to(SEATS, Player))", "list?[Player?]"),
        ("by(CARD, i1)[SEATS]", "list?[list?[int?]]"),
        ("Stage[STAGES]", "list?[Stage?]"),
        ("state[WORLDS]", "list?[Any]"),
    ],
)
def test_a_declaration_is_read_as_the_type_of_a_plain_field(declared: str, read: str) -> None:
    assert str(field_type(ast.parse(declared, mode="eval").body)) == read


@pytest.mark.parametrize(("declared", "listed"), [("maybe(up_to(3, i1))", True), ("by(CARD, i1)", False)])
def test_only_a_list_has_a_length_of_its_own(declared: str, listed: bool) -> None:
    assert is_listed(ast.parse(declared, mode="eval").body) == listed
