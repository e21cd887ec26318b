"""A table's options: declared once, checked once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from penstock.engine.errors import BadOption

TRUE_WORDS, FALSE_WORDS = ("true", "yes"), ("false", "no")


@dataclass(frozen=True)
class Option:
    """One option: its name, the values it may have, the first being the default."""

    name: str
    choices: tuple[str, ...]
    default: str
    paragraph: str  # where docs/rules tells what it does
    seats: Mapping[str, range] = field(
        default_factory=dict
    )  # choices that do not fit every number of seats
    is_mode: bool = False  # every choice is almost a game of its own: the promise kit plays them all

    def read(self, value: Any) -> str:
        """The choice meant by `value`; True and False mean yes and no; BadOption names the choices."""
        said = str(value)
        if isinstance(value, bool):
            said = next((w for w in (TRUE_WORDS if value else FALSE_WORDS) if w in self.choices), said)
        if said not in self.choices:
            raise BadOption(f"Option {self.name} cannot be '{value}'; it can be {one_of(self.choices)}.")
        return said

    def choices_for(self, seats: int) -> tuple[str, ...]:
        """The choices that fit a number of seats."""
        return tuple(c for c in self.choices if c not in self.seats or seats in self.seats[c])

    def check_seats(self, value: str, seats: int) -> None:
        """BadOption if the choice does not fit the number of seats."""
        fitting = self.choices_for(seats)
        if value not in fitting:
            raise BadOption(
                f"With {seats} seats option {self.name} cannot be '{value}'; it can be {one_of(fitting)}."
            )


def choice(
    name: str,
    *choices: str,
    paragraph: str,
    seats: Mapping[str, range] | None = None,
    is_mode: bool = False,
) -> Option:
    return Option(name, choices, choices[0], paragraph, seats or {}, is_mode)


def number(
    name: str, first: int, last: int, default: int, paragraph: str, also: tuple[str, ...] = ()
) -> Option:
    """A whole number from first to last, or one of the words in `also`."""
    return Option(name, (*(str(n) for n in range(first, last + 1)), *also), str(default), paragraph)


def one_of(words: Iterable[str]) -> str:
    """`a, b or c`; a long run of numbers is shortened."""
    listed = list(words)
    numbers = [w for w in listed if w.isdigit()]
    if len(numbers) > 8:
        listed = [f"a number from {numbers[0]} to {numbers[-1]}", *(w for w in listed if not w.isdigit())]
    return listed[0] if len(listed) == 1 else f"{', '.join(listed[:-1])} or {listed[-1]}"


def read_options(declared: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, str]:
    """All options with their values; an unknown name raises BadOption and names the known ones."""
    unknown = [name for name in given if name not in {o.name for o in declared}]
    if unknown:
        names = one_of(o.name for o in declared)
        raise BadOption(f"There is no option '{unknown[0]}'; the options are {names}.")
    return {o.name: o.read(given.get(o.name, o.default)) for o in declared}
