"""10.3 · Which moves would end the game for want of warehouses: a button says so before it is pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.engine.rule import rule
from penstock.games.packhuys.action import crane, export, lay, store
from penstock.games.packhuys.control import close_areas
from penstock.games.packhuys.ending import is_exhausted, is_full
from penstock.games.packhuys.state import CELL_NAMES, GOOD_NAMES, Exhaustion, Phase


@rule("10.3")
def ends_the_game(known: Any, seat: int, family: str, params: dict[str, Any]) -> bool:
    """Would the move exhaust the supply? What is asked after it may still avoid that."""
    if not is_nearly_exhausted(known):
        return False
    if family == "lay":
        return exhausts(known, lay, seat, CELL_NAMES.index(params["cell"]))
    if family == "store":
        return exhausts(known, store, seat)
    if family == "export":
        return exhausts(known, export, seat, GOOD_NAMES.index(params["good"]))
    if family == "crane":
        return exhausts(known, crane, seat, GOOD_NAMES.index(params["good"]))
    return False


def is_nearly_exhausted(known: Any) -> bool:
    """Spares trying every move in the usual case."""
    if not known.is_expansion:
        return False
    if known.exhaustion == Exhaustion.UNMET_DEMAND:
        return min(known.supply) == 0
    return min(known.supply) <= 1


def exhausts(known: Any, do: Callable[..., None], *given: int) -> bool:
    """Try the move and what follows by itself on a copy."""
    s = known.copy()
    s.is_noting = 0
    do(s, *given)
    if s.phase != Phase.CLOSE:
        return False
    close_areas(s)
    return not is_full(s) and bool(is_exhausted(s))
