"""`@rule("4.3")` ties a function to the rulebook paragraph it carries out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: dict[str, dict[str, list[Callable[..., Any]]]] = {}  # module → paragraph → functions


def rule(*paragraphs: str) -> Callable[[F], F]:
    """Register a function under its paragraphs; the function itself stays as it is.

    Compilation happens later and elsewhere (`kernel.py`): a rule is plain Python until a
    game is asked for its compiled form.
    """

    def register(function: F) -> F:
        book = RULES.setdefault(function.__module__, {})
        for paragraph in paragraphs:
            book.setdefault(paragraph, []).append(function)
        return function

    return register


def rules_of(package: str) -> dict[str, list[Callable[..., Any]]]:
    """Paragraph → functions of one game, from all its rooms."""
    book: dict[str, list[Callable[..., Any]]] = {}
    for module, paragraphs in RULES.items():
        if module == package or module.startswith(f"{package}."):
            for paragraph, functions in paragraphs.items():
                book.setdefault(paragraph, []).extend(functions)
    return book
