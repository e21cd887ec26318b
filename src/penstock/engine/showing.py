"""What people see, as compiled entry points: templates that `Kernel.entry` binds to one game.

They are compiled only when somebody asks for them: the plain rules are quick enough for one table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

VIEW, FACTS, WORTH = range(3)  # what `show` is told to do

blank: Callable[[Any, int], None]
clear_view: Callable[[Any], None]
clear_facts: Callable[[Any], None]
clear_worth: Callable[[Any], None]
view: Callable[[Any, int, Any], None]
quote: Callable[[Any, int, int, Any], None]
worth: Callable[[Any, int, int, Any], None]


def show(what: int, states: Any, i: int, seat: int, a: int, views: Any, facts: Any, worths: Any) -> None:
    """Blank states[i] for a seat (NONE: a spectator), then fill the first view, facts or worth from it.

    `a` is a move where facts are asked for, and a player where worth is. states[i] is spoilt: give a copy.
    """
    s = states[i]
    blank(s, seat)
    if what == VIEW:
        clear_view(views[0])
        view(s, seat, views[0])
    elif what == FACTS:
        clear_facts(facts[0])
        quote(s, seat, a, facts[0])
    elif what == WORTH:
        clear_worth(worths[0])
        worth(s, seat, a, worths[0])
