"""How long a proof by samples is: short in `make test`, in full in `make soak` (PENSTOCK_LONG=1)."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("PENSTOCK_LONG") == "1"


def samples(usual: int, in_full: int) -> int:
    return in_full if IS_LONG else usual
