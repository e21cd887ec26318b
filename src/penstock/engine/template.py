"""Templates: functions that leave some names open until a game fills them in.

The engine's entry points and the bots' loops are written once, over names such as `apply` and
`legal`; a bound copy of such a function looks these up in one game's functions.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any


def bound(template: Any, names: dict[str, Any]) -> FunctionType:
    """A copy of a function whose global names are looked up in `names` first."""
    return FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
