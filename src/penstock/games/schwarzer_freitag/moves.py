"""All moves, in the order of the rulebook: a turn cut into decisions a person would make."""

from penstock.engine.codec import Codec, Family, numbers, words
from penstock.games.schwarzer_freitag.face import facts
from penstock.games.schwarzer_freitag.rules import marking, passing, setup, trading, turn
from penstock.games.schwarzer_freitag.rules.change import follow_up
from penstock.games.schwarzer_freitag.rules.state import COLOUR_NAMES, Phase

MOST_BARS = 8  # a trade limit of at most 7, and one more by special card

colour = words("colour", COLOUR_NAMES)
source = words("source", (*COLOUR_NAMES, "bag"))
count = numbers("count", 1, MOST_BARS)

P = Phase

MOVES = Codec(
    Family("setup", (colour,), (P.SETUP_CASE,), setup.why_not_setup_case, setup.setup_case),
    Family("subsidy", (), (P.BEFORE, P.AFTER), turn.why_not_subsidy, turn.subsidy),
    Family(
        "special",
        (colour,),
        (P.BEFORE, P.AFTER),
        passing.why_not_special_pass,
        passing.special_pass,
        quote=facts.quote_special,
    ),
    Family(
        "buy", (colour,), (P.BEFORE, P.BUYING), trading.why_not_buy, trading.buy, quote=facts.quote_purchase
    ),
    Family(
        "sell",
        (colour,),
        (P.BEFORE, P.SELLING),
        trading.why_not_sell,
        trading.sell,
        is_forced=True,
        asked_in=(P.BEFORE,),  # the main action is always the player's own
        quote=facts.quote_sale,
    ),
    Family("silver", (count,), (P.BEFORE,), trading.why_not_silver, trading.silver, quote=facts.quote_bars),
    Family("pass", (source,), (P.BEFORE,), passing.why_not_pass, passing.pass_turn, quote=facts.quote_pass),
    Family(
        "pass-purchase",
        (source,),
        (P.BEFORE,),
        passing.why_not_pass_purchase,
        passing.pass_purchase,
        quote=facts.quote_pass_purchase,
    ),
    Family(
        "pass-sale",
        (colour,),
        (P.BEFORE,),
        passing.why_not_pass_sale,
        passing.pass_sale,
        quote=facts.quote_pass_sale,
    ),
    Family(
        "done",
        (),
        (P.BUYING, P.SELLING),
        trading.why_not_done,
        trading.done,
        is_forced=True,
        quote=facts.quote_done,
    ),
    Family(
        "marker",
        (colour,),
        (P.MARKER,),
        marking.why_not_marker,
        marking.marker,
        is_forced=True,
        quote=facts.quote_marker,
    ),
    Family(
        "fall",
        (colour,),
        (P.FALL,),
        trading.why_not_fall,
        trading.fall,
        is_forced=True,
        quote=facts.quote_fall,
    ),
    Family(
        "table",
        (colour,),
        (P.TABLE,),
        trading.why_not_table,
        trading.table,
        is_forced=True,
        quote=facts.quote_table,
    ),
    Family("end", (), (P.AFTER,), turn.why_not_end, turn.end, is_forced=True),
    follow_up=follow_up,
    mention=facts.mention,
    tries=facts.tries,
)

# More of the same, then what it sets off: how deep a decision lies in its action.
DEPTHS: dict[int, int] = {
    **dict.fromkeys((P.BUYING, P.SELLING), 1),
    **dict.fromkeys((P.MARKER, P.FALL, P.TABLE), 2),
}
