"""Templates: functions that leave some names open until a game fills them in.

The engine's entry points and the bots' loops are written once, over names such as `apply` and
`legal`; a bound copy of such a function looks these up in one game's functions.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any


def bound(template: Any, names: dict[str, Any]) -> FunctionType:
    """A copy of a function, and of its module's other functions, with open names filled in from `names`."""
    space = {**template.__globals__, **names}
    for name, value in template.__globals__.items():
        if (
            isinstance(value, FunctionType)
            and value.__module__ == template.__module__
            and name not in names
        ):
            space[name] = FunctionType(value.__code__, space, name, value.__defaults__)
    copy: FunctionType = space[template.__name__]
    return copy


def bound_together(templates: tuple[Any, ...], names: dict[str, Any]) -> dict[str, FunctionType]:
    """Functions of one module with open names filled in, by name; what they share is copied once."""
    space = bound(templates[0], names).__globals__
    return {template.__name__: space[template.__name__] for template in templates}
