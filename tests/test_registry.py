"""One list of games: the packages in `penstock/games`. Everything else finds them."""

from __future__ import annotations

import re
from pathlib import Path

import penstock

ROOT = Path(__file__).parents[1]
LOOKED_THROUGH = ("src", "bench", "tests", "web/src")
KINDS = {".py", ".ts", ".svelte"}
SEVERAL = 3  # a line that names so many games is a list of them


def test_no_file_keeps_a_list_of_the_games() -> None:
    named = re.compile("|".join(rf"[\"'`]{re.escape(game)}[\"'`]" for game in penstock.games()))
    files = [f for folder in LOOKED_THROUGH for f in (ROOT / folder).rglob("*") if f.suffix in KINDS]
    assert len(files) > 500
    lists = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if len(set(named.findall(line))) >= SEVERAL
    ]
    assert lists == []


def test_import_contracts_and_checks_name_no_game() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8") + (ROOT / "Makefile").read_text("utf-8")
    packages = [game.replace("-", "_") for game in penstock.games()]
    assert [package for package in packages if re.search(rf"penstock[./]games[./]{package}", text)] == []
