"""What a run of `penstock` gives back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.cells import cell_len


@dataclass
class Result:
    code: int
    out: str
    err: str

    @property
    def widest(self) -> int:
        return max(cell_len(line) for line in self.out.splitlines())


Run = Callable[..., Result]
