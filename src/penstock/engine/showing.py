"""What people see, as compiled entry points: templates that `Kernel.entry` binds to one game.

They are compiled only when somebody asks for them: the plain rules are quick enough for one table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

blank: Callable[[Any, int], None]
clear_view: Callable[[Any], None]
clear_facts: Callable[[Any], None]
clear_worth: Callable[[Any], None]
view: Callable[[Any, int, Any], None]
quote: Callable[[Any, int, int, Any], None]
worth: Callable[[Any, int, int, Any], None]


def know(states: Any, i: int, seat: int) -> None:
    """Blank all of states[i] that the seat may not know (NONE: a spectator)."""
    blank(states[i], seat)


def copy_known(states: Any, i: int, seat: int, scratch: Any) -> Any:
    """The first record of the scratch space, filled with what the seat may know of states[i]."""
    scratch[0] = states[i]
    s = scratch[0]
    blank(s, seat)
    return s


def show_view(states: Any, i: int, seat: int, scratch: Any, views: Any) -> None:
    """Fill the first view with what the seat (NONE: a spectator) may know of states[i]."""
    clear_view(views[0])
    view(copy_known(states, i, seat, scratch), seat, views[0])


def show_facts(states: Any, i: int, viewer: int, seat: int, move: int, scratch: Any, facts: Any) -> None:
    """Fill the first facts with what the text of a seat's move mentions, as far as the viewer may know."""
    clear_facts(facts[0])
    quote(copy_known(states, i, viewer, scratch), seat, move, facts[0])


def show_worth(states: Any, i: int, seat: int, player: int, scratch: Any, worths: Any) -> None:
    """Fill the first worth with what a player would be paid if the game ended now, as the seat knows it."""
    clear_worth(worths[0])
    worth(copy_known(states, i, seat, scratch), seat, player, worths[0])
