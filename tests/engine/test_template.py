"""Templates: copies of functions whose open names mean one game's functions."""

from __future__ import annotations

from types import FunctionType, ModuleType
from typing import Any

from penstock.engine.template import bound

LOWER = """
apply: object
def once(x): return apply(x)
def closed(x): return x
"""
MIDDLE = """
apply: object
def twice(x): return once(once(x))
"""
UPPER = """
def thrice(x): return once(twice(x))
"""


def module(source: str, **given: Any) -> ModuleType:
    new = ModuleType("made")
    vars(new).update(given)
    exec(source, vars(new))
    return new


def test_open_names_are_filled_in_through_all_files() -> None:
    lower = module(LOWER)
    middle = module(MIDDLE, once=lower.once)
    upper = module(UPPER, once=lower.once, twice=middle.twice)
    add, double = (bound(upper.thrice, {"apply": f}) for f in (lambda x: x + 1, lambda x: 2 * x))
    assert [add(5), double(5)] == [8, 40]
    assert not hasattr(lower, "apply")


def test_a_function_is_copied_once_wherever_it_is_called_from() -> None:
    """A second copy would be compiled a second time."""
    lower = module(LOWER)
    middle = module(MIDDLE, once=lower.once)
    upper = module(UPPER, once=lower.once, twice=middle.twice)
    space = bound(upper.thrice, {"apply": abs}).__globals__
    twice: FunctionType = space["twice"]
    assert space["once"] is twice.__globals__["once"] is not lower.once


def test_a_function_of_a_file_without_open_names_stays_itself() -> None:
    plain = module("def plain(x): return x")
    user = module("apply: object\ndef use(x): return apply(plain(x))", plain=plain.plain)
    assert bound(user.use, {"apply": abs}).__globals__["plain"] is plain.plain
