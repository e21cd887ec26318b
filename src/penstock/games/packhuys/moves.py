"""All moves, in the order of the rulebook: a round cut into decisions a person would make."""

from typing import Any

from penstock.engine.codec import Codec, Family, Param, numbers, words
from penstock.games.packhuys.face import facts
from penstock.games.packhuys.rules import action, choices, round, setup, ship
from penstock.games.packhuys.rules.flow import follow_up
from penstock.games.packhuys.rules.state import (
    CELL_NAMES,
    COLOUR_NAMES,
    FIRST_CELL,
    GOOD_NAMES,
    LAST_CELL,
    NUMBERS,
    Phase,
)
from penstock.games.packhuys.rules.warning import is_nearly_exhausted

colour = words("colour", COLOUR_NAMES)
number = numbers("number", 1, NUMBERS - 1)
cell = Param("cell", CELL_NAMES[FIRST_CELL:LAST_CELL], FIRST_CELL)
good = words("good", GOOD_NAMES)

P = Phase
OFFERS = (P.CRANE, P.SHIP, P.BUY, P.REMOVE, P.FLOOD, P.FROM)
TRIED = (P.LAY, P.EXPORT, P.CRANE, P.REMOVE, P.FLOOD)  # phases whose cards are tried out for a forecast


def tries(s: Any) -> bool:
    """Cards are laid, stored or removed on a copy to see what becomes of areas, or of the game."""
    return bool(s.phase in TRIED or is_nearly_exhausted(s))


MOVES = Codec(
    Family("colour", (colour,), (P.COLOUR,), setup.why_not_colour, setup.choose_colour, is_forced=True),
    Family(
        "play",
        (number,),
        (P.SELECT,),
        round.why_not_play,
        round.play,
        is_secret=True,
        quote=facts.quote_play,
    ),
    Family("pass", (), (P.SELECT,), None, round.pass_round, is_secret=True),
    Family("pay", (), (P.PAY,), None, round.pay),
    Family("refuse", (), (P.PAY,), None, round.refuse),
    Family(
        "lay", (cell,), (P.LAY,), action.why_not_lay, action.lay, may=action.may_lay, quote=facts.quote_lay
    ),
    Family("store", (), (P.EXPORT,), action.why_not_store, action.store, quote=facts.quote_store),
    Family("export", (good,), (P.EXPORT,), action.why_not_export, action.export, quote=facts.quote_export),
    Family("crane", (good,), (P.CRANE,), action.why_not_crane, action.crane, quote=facts.quote_crane),
    Family(
        "ship",
        (cell,),
        (P.SHIP,),
        ship.why_not_ship,
        ship.ship,
        why_not_now=ship.why_not_ship_now,
        quote=facts.quote_ship,
    ),
    Family("buy", (), (P.BUY,), None, ship.buy, why_not_now=ship.why_not_buy_now),
    Family(
        "remove",
        (cell,),
        (P.REMOVE, P.FLOOD),
        ship.why_not_remove,
        choices.remove,
        quote=facts.quote_remove,
    ),
    Family("area", (cell,), (P.FROM, P.TO), choices.why_not_area, choices.area, is_forced=True),
    Family("good", (good,), (P.GOOD,), choices.why_not_good, choices.good, is_forced=True),
    Family("skip", (), OFFERS, None, choices.skip),
    follow_up=follow_up,
    mention=facts.mention,
    tries=tries,
)

# The card, what it does, what is moved by it: how deep a decision lies in its action.
DEPTHS: dict[int, int] = {
    **dict.fromkeys((P.EXPORT, P.CRANE, P.SHIP, P.BUY, P.REMOVE, P.FLOOD, P.FROM), 1),
    P.GOOD: 2,
    P.TO: 3,
}
