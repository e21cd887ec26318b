"""The id of a move as learners give it: an int, NumPy's, an array or tensor without dimensions."""

from __future__ import annotations

import operator
from typing import Any

from penstock.engine.errors import MalformedMove


def read_id(given: Any) -> int:
    """MalformedMove for what is no whole number; whether it is a move the match says.

    >>> import numpy as np
    >>> read_id(np.array(5)), read_id(np.int64(7))
    (5, 7)
    """
    try:
        if not isinstance(given, bool):
            return operator.index(given)
    except TypeError:
        pass
    raise MalformedMove(f"{given!r} is not a move; give its id.")
