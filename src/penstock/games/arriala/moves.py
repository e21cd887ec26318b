"""All moves: what to do, with which worker, where."""

from penstock.engine.codec import Codec, Family, numbers, words
from penstock.games.arriala.face import facts
from penstock.games.arriala.rules import actions, cards, targeting, turn
from penstock.games.arriala.rules.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    EACH,
    POSITIONS,
    SITE_NAMES,
    STRUCTURE_NAMES,
    VINEYARD_NAMES,
    Phase,
)

card = words("card", CARD_NAMES)
colour = words("colour", COLOUR_NAMES)
number = numbers("number", 1, EACH)
position = numbers("position", 0, POSITIONS - 1)
vineyard = words("vineyard", VINEYARD_NAMES)
site = words("site", SITE_NAMES)
structure = words("structure", STRUCTURE_NAMES)

P = Phase

MOVES = Codec(
    Family("walk", (), (P.ACTION,), actions.why_not_walk, actions.walk, quote=facts.quote_walk),
    Family(
        "to-vineyard",
        (),
        (P.ACTION,),
        actions.why_not_to_vineyard,
        actions.to_vineyard,
        quote=facts.quote_to_vineyard,
    ),
    Family("draw", (), (P.ACTION,), cards.why_not_draw, cards.draw),
    Family("place", (), (P.ACTION,), actions.why_not_place, actions.place, quote=facts.quote_new_worker),
    Family("river", (), (P.ACTION,), actions.why_not_river, actions.river, quote=facts.quote_river),
    Family(
        "to-canal", (), (P.ACTION,), actions.why_not_to_canal, actions.to_canal, quote=facts.quote_to_canal
    ),
    Family("lock", (), (P.ACTION,), actions.why_not_lock, actions.lock, quote=facts.quote_lock),
    Family("card", (card,), (P.ACTION,), cards.why_not_card, cards.play_card, quote=facts.quote_card),
    Family("stop", (), (P.ACTION,), None, turn.stop, is_forced=True),
    Family("worker", (colour, number), (P.WORKER,), targeting.why_not_worker, targeting.worker),
    Family("to", (position,), (P.FIELD,), targeting.why_not_to, targeting.to, quote=facts.quote_place),
    Family("vineyard", (vineyard,), (P.VINEYARD,), targeting.why_not_vineyard, targeting.vineyard),
    Family("site", (site,), (P.SITE,), targeting.why_not_site, targeting.site),
    Family("structure", (structure,), (P.STRUCTURE,), targeting.why_not_structure, targeting.structure),
    mention=facts.mention,
)

# What to do, then with whom, then where: how deep a decision lies in its action.
DEPTHS: dict[int, int] = {P.WORKER: 1, **dict.fromkeys((P.FIELD, P.VINEYARD, P.SITE, P.STRUCTURE), 2)}
