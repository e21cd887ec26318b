"""Numbers as people read them."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

from penstock.bots.command import PREFIX, is_program
from penstock.bots.python import is_class

PERCENT = "\u202f%"  # never alone on a line
INTERPRETERS = ("python", "python3", "perl", "node", "sh", "bash", "ruby", "java", "env")


def percent(share: float | None) -> str:
    r"""A share.

    >>> percent(0.5), percent(0.0371), percent(0.0004), percent(None)
    ('50\u202f%', '3.7\u202f%', '<0.1\u202f%', '–')
    """
    if share is None:
        return "–"
    if 0 < share < 0.001:
        return f"<0.1{PERCENT}"
    if 0.999 < share < 1:
        return f">99.9{PERCENT}"
    return f"{100 * share:.1f}".removesuffix(".0") + PERCENT


def span(interval: dict[str, Any]) -> str:
    """The ends of an interval of shares."""
    if interval["low"] is None:
        return "–"
    return f"{percent(interval['low']).removesuffix(PERCENT)}–{percent(interval['high'])}"


def plain(number: float | None) -> str:
    """A mean.

    >>> plain(3.14159), plain(1234.5), plain(None)
    ('3.1', '1,234', '–')
    """
    if number is None:
        return "–"
    return f"{number:,.0f}" if abs(number) >= 1000 else f"{number:.1f}"


def seconds(number: float) -> str:
    """A time.

    >>> seconds(0), seconds(0.0000421), seconds(0.0021), seconds(1.5), seconds(90)
    ('0', '42 µs', '2.1 ms', '1.5 s', '90 s')
    """
    if number == 0:
        return "0"
    for size, unit in ((1, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if number >= 0.9995 * size or size == 1e-6:
            return f"{number / size:.0f} {unit}" if number >= 9.95 * size else f"{number / size:.1f} {unit}"
    return ""


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Every name, programs by the name of their file, classes by their own; alike ones are numbered.

    >>> short_names(["greedy", "cmd:python3 tools/deep.py --wide", "cmd:./deep.py"])
    {'greedy': 'greedy', 'cmd:python3 tools/deep.py --wide': 'deep.py', 'cmd:./deep.py': 'deep.py (2)'}
    >>> short_names(["py:mine.bots:Careful"])
    {'py:mine.bots:Careful': 'Careful'}
    """
    short: dict[str, str] = {}
    for name in dict.fromkeys(names):
        new = program_name(name.removeprefix(PREFIX)) if is_program(name) else name
        new = name.rpartition(":")[2] if is_class(name) else new
        alike = sum(used == new or used.startswith(f"{new} (") for used in short.values())
        short[name] = f"{new} ({alike + 1})" if alike else new
    return short


def program_name(command: str) -> str:
    words = [w for w in shlex.split(command) if not w.startswith("-")]
    named = [w for w in words if PurePath(w).name not in INTERPRETERS] or words
    return PurePath(named[0]).name


def signed(number: float, digits: int = 1) -> str:
    """A difference, always with its sign.

    >>> signed(2.345), signed(-0.04), signed(-12, 0)
    ('+2.3', '±0.0', '−12')
    """
    said = f"{abs(number):.{digits}f}"
    sign = "±" if float(said) == 0 else "+" if number > 0 else "−"
    return sign + said
