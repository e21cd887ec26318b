"""`python -m tests.keep_rules GAME`, before its rules change: running tables need today's to their end."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

import penstock
from penstock import earlier


def keep(game_id: str, folder: Path) -> Path:
    """Copy a game's package, named after its version, into a folder of earlier rules."""
    game = penstock.game(game_id)
    name = f"{game_id.replace('-', '_')}_{game.rules_version}"
    kept = folder / name
    shutil.copytree(game.folder, kept, ignore=shutil.ignore_patterns("__pycache__"))
    for file in kept.rglob("*.py"):
        text = file.read_text("utf-8")
        file.write_text(text.replace(game.package, f"{earlier.__name__}.{name}"), "utf-8")
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=penstock.games())
    print(keep(parser.parse_args().game, Path(earlier.__path__[0])))


if __name__ == "__main__":
    main()
