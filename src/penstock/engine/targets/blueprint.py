"""What is built of a game: its entry points, the functions behind them and the records they work on."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from penstock.engine.game import Game, rule_names, shown_names, told_names
from penstock.engine.record import Record
from penstock.engine.targets.device import KERNELS, Kernel
from penstock.engine.targets.table import RULES, Entry

PACKAGE = Path(__file__).parents[2]
MADE_BY = ("table", "build", "machines", "device", "cuda")
ENGINE = ("engine/*.py", *(f"engine/targets/{name}.py" for name in MADE_BY), "bots/*.py")  # in every module


@dataclass(frozen=True)
class Blueprint:
    """A game's module, before it is written for a target."""

    game: Game
    entries: tuple[Entry, ...]
    names: dict[str, Any]  # what the templates' open names stand for
    records: Mapping[str, type[Record]]  # by the kinds that the entries speak of
    also: Mapping[str, Any] = field(default_factory=dict)  # more for the manifest, ready for JSON
    kernels: tuple[Kernel, ...] = KERNELS  # what a GPU does

    @property
    def prefix(self) -> str:
        """Begins the names of the functions."""
        return prefix_of(self.game)

    def symbols(self, is_rare: bool) -> list[str]:
        """The names of the entry points in a library, of those called often or of the others."""
        return [f"{self.prefix}{entry.name}" for entry in self.entries if entry.is_rare == is_rare]


def prefix_of(game: Game) -> str:
    """Begins the names of a game's functions in all targets."""
    return f"penstock_{game.id.replace('-', '_')}_"


def rules_blueprint(game: Game) -> Blueprint:
    """The rules, and what people see of them; `penstock.bots.blueprint` adds the bots."""
    names = {
        **rule_names(game),
        **shown_names(game),
        **told_names(game),
        "determinize": game.determinize,
        "terms": game.terms,
        "neutral_of": game.neutral,
    }
    records = {
        "State": game.state,
        "View": game.view_part,
        "Facts": game.facts_part,
        "Worth": game.worth_part,
    }
    return Blueprint(game, RULES, names, records)


@cache
def source_digest(package: str) -> str:
    """A name for all sources that a game's module is made of; needs neither Numba nor the module."""
    digest = hashlib.sha256()
    for file in sources_of(package):
        digest.update(f"{file.name}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def sources_of(package: str) -> Iterator[Path]:
    for pattern in ENGINE:
        yield from sorted(PACKAGE.glob(pattern))
    folder = Path(sys.modules[package].__file__ or "").parent
    yield from sorted(
        (*folder.rglob("*.py"), *folder.rglob("*.bin"))
    )  # a net brings its bot into the module
