"""What can go wrong, in one place. Every message is one sentence that says what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from penstock.engine.game import Refusal


class PenstockError(Exception):
    """Base of every error Penstock raises on purpose."""


class UnknownGame(PenstockError, ValueError):
    """No game has that name."""


class BadGame(PenstockError, ValueError):
    """A game is declared in a way that Penstock cannot serve."""


class BadOption(PenstockError, ValueError):
    """A seat count, an option or its value does not exist."""


class MalformedMove(PenstockError, ValueError):
    """A move cannot be read."""


class IllegalMove(PenstockError, ValueError):
    """A move that can be read but is not allowed now; `refusal` says why."""

    def __init__(self, notation: str, refusal: Refusal) -> None:
        self.notation = notation
        self.refusal = refusal
        super().__init__(f"{notation}: {refusal.text('en')} [§{refusal.paragraph}]")


class CannotUndo(PenstockError, ValueError):
    """Nothing to take back, or something was revealed since."""


class EndlessGame(PenstockError, RuntimeError):
    """A game is not over after more decisions than any should need; some options allow that."""


class BadSave(PenstockError, ValueError):
    """A saved game cannot be read, or belongs to other rules or components."""


class BadComponents(PenstockError, ValueError):
    """A component file contradicts the rulebook."""
