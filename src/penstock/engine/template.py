"""Templates: functions that leave some names open until a game fills them in.

The engine's entry points and the bots' loops are written once, over names such as `apply` and
`legal`, which their modules annotate and never assign. A bound copy of such a function, and of every
function it can reach in modules with open names, looks these up in one game's functions.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType
from typing import Any


def bound(template: Any, names: dict[str, Any]) -> FunctionType:
    """A copy of a function, and of those it calls, with open names filled in from `names`."""
    return bound_together([template], names)[0]


def bound_together(templates: Iterable[Any], names: dict[str, Any]) -> list[FunctionType]:
    """The same for several functions, with one copy of whatever they share."""
    spaces: dict[int, dict[str, Any]] = {}  # by module: its names, those of functions standing for copies
    copies: dict[FunctionType, FunctionType] = {}  # one each, or it would be compiled more than once

    def copy_of(function: FunctionType) -> FunctionType:
        if function not in copies:
            space = space_of(function)
            new = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            copies.setdefault(function, new)
        return copies[function]

    def space_of(function: FunctionType) -> dict[str, Any]:
        old = function.__globals__
        if id(old) not in spaces:
            space = spaces[id(old)] = {**old, **names}
            for name, value in old.items():
                if isinstance(value, FunctionType) and name not in names and leaves_open(value, names):
                    space[name] = copy_of(value)
        return spaces[id(old)]

    return [copy_of(template) for template in templates]


def leaves_open(function: FunctionType, names: dict[str, Any]) -> bool:
    """Does the function's module annotate one of these names without giving it a value?"""
    space = function.__globals__
    return any(name in names and name not in space for name in space.get("__annotations__", ()))
