"""All moves, in the order of the rulebook: a turn cut into decisions a person would make."""

from penstock.engine.codec import Codec, Family, numbers, words
from penstock.games.panamax.face import facts, ways
from penstock.games.panamax.rules import (
    board,
    canal,
    cards,
    contracts,
    flow,
    free_actions,
    loading,
    round_end,
    setup,
    table,
)
from penstock.games.panamax.rules.state import (
    ADVISOR_NAMES,
    BENEFITS,
    BIDS,
    BUILT_MODELS,
    COLUMNS,
    COMPANY_NAMES,
    CONTAINERS,
    NATION_NAMES,
    SHIP_NAMES,
    SIDES,
    SLOTS,
    STARTING,
    WAGON,
    Phase,
)

offer = numbers("offer", 1, BIDS)
advisor = words("advisor", ADVISOR_NAMES)
starting = words("starting", tuple(f"{nation}-{k}" for nation in NATION_NAMES for k in (1, 2)))
model = words("model", BUILT_MODELS)
nation = words("nation", NATION_NAMES)
column = numbers("column", 1, COLUMNS)
source = numbers("source", 1, COLUMNS)
target = numbers("target", 1, COLUMNS)
company = words("company", COMPANY_NAMES)
card = words("card", "table incoming top")
side = words("side", SIDES)
slot = numbers("slot", 1, SLOTS)
container = numbers("container", 1, CONTAINERS)
ship = words("ship", SHIP_NAMES)
place = numbers("place", 1, WAGON)
choice = words("choice", "card cash")
benefit = words("benefit", BENEFITS)

P = Phase
LOADS = (P.START_LOADING, P.LOADING, P.STEVEDORE)
BUILDS = (P.BEFORE, *LOADS, P.FREE_LOAD, P.AFTER)
FREE = (P.DEFERRED_MARKET, P.FREE_MARKET, P.FREE_LOAD, P.FREE_RAIL, P.MOVING)
CARDS = (P.BEFORE, P.LOADING, P.MOVING, P.AFTER)
MARKETS = (P.EXECUTIVE, P.DEFERRED_MARKET, P.FREE_MARKET)

MOVES = Codec(
    Family("bid", (offer,), (P.BID,), None, setup.bid, is_secret=True, quote=facts.quote_bid),
    Family(
        "keep",
        (advisor,),
        (P.PASS_ADVISOR, P.KEEP_ADVISOR),
        setup.why_not_keep,
        setup.keep,
        is_secret=True,
        quote=facts.quote_advisor,
    ),
    Family(
        "choose",
        (starting,),
        (P.START_CONTRACT,),
        setup.why_not_choose,
        setup.choose,
        quote=facts.quote_choose,
    ),
    Family("take", (column,), (P.BEFORE,), table.why_not_take, table.take, quote=facts.quote_take),
    Family(
        "transfer",
        (source, target),
        (P.BEFORE,),
        table.why_not_transfer,
        table.transfer,
        quote=facts.quote_transfer,
    ),
    Family("act", (), (P.EXECUTIVE,), None, table.act),
    Family("buy", (company,), MARKETS, table.why_not_buy, table.buy, quote=facts.quote_buy),
    Family("raise", (), (P.EXECUTIVE,), None, table.raise_own),
    Family("build", (model, nation), BUILDS, loading.why_not_build, loading.build, quote=facts.quote_build),
    Family("captain", (), CARDS, cards.why_not_captain, cards.captain),
    Family("stevedore", (), CARDS, cards.why_not_stevedore, cards.stevedore),
    Family(
        "contract",
        (card, side),
        (P.CONTRACT,),
        contracts.why_not_contract,
        contracts.contract,
        quote=facts.quote_contract,
    ),
    Family("skip", (), (P.CONTRACT,), None, contracts.skip, is_forced=True),
    Family(
        "pick",
        (slot, container),
        (*LOADS, P.FREE_LOAD),
        loading.why_not_pick,
        loading.pick,
        is_forced=True,
        may=loading.may_pick,
        quote=facts.quote_pick,
    ),
    Family("free-die", (), (P.FREE_LOAD,), loading.why_not_free_die, loading.free_die, is_forced=True),
    Family(
        "load",
        (ship, nation),
        (P.TARGET,),
        loading.why_not_load,
        loading.load,
        is_forced=True,
        quote=facts.quote_load,
    ),
    Family(
        "wagon",
        (),
        (P.TARGET,),
        loading.why_not_wagon_load,
        loading.wagon_load,
        is_forced=True,
        quote=facts.quote_wagon,
    ),
    Family("done", (), LOADS, None, loading.done, is_forced=True),
    Family(
        "move",
        (ship,),
        (P.MOVING,),
        canal.why_not_move,
        canal.move,
        may=canal.may_move,
        quote=ways.quote_move,
    ),
    Family(
        "add", (ship,), (P.GROUP,), canal.why_not_add, canal.add, may=canal.may_add, quote=facts.quote_add
    ),
    Family("sail", (), (P.GROUP,), canal.why_not_sail, canal.sail, is_forced=True, quote=facts.quote_sail),
    Family("rail", (), (P.FREE_RAIL,), board.why_not_rail, board.rail, is_forced=True),
    Family(
        "lift",
        (place,),
        (P.FREE_RAIL,),
        board.why_not_lift,
        board.lift,
        is_forced=True,
        quote=facts.quote_lift,
    ),
    Family(
        "decline",
        (),
        FREE,
        free_actions.why_not_decline,
        free_actions.decline,
        is_forced=True,
        quote=facts.quote_decline,
    ),
    Family(
        "bonus",
        (choice,),
        (P.BONUS,),
        cards.why_not_bonus,
        cards.bonus,
        is_forced=True,
        quote=facts.quote_bonus,
    ),
    Family(
        "advisor",
        (advisor,),
        (P.ADVISOR,),
        cards.why_not_advisor,
        cards.advisor,
        is_secret=True,
        quote=facts.quote_advisor,
    ),
    Family("benefit", (benefit,), (P.BENEFIT,), board.why_not_benefit, board.benefit, is_forced=True),
    Family("end", (), (P.AFTER,), None, flow.end, is_forced=True),
    Family(
        "discard",
        (slot,),
        (P.DISCARD,),
        contracts.why_not_discard,
        contracts.discard,
        quote=facts.quote_discard,
    ),
    Family("flag", (nation,), (P.FLAG,), round_end.why_not_flag, round_end.flag, is_forced=True),
    Family("cut", (), (P.FEE,), None, round_end.cut),
    Family("pay", (), (P.FEE,), None, round_end.pay),
    follow_up=flow.follow_up,
    mention=facts.mention,
    tries=ways.tries,
)

assert len(starting.values) == STARTING

# Which die, what for, with what, where to: how deep a decision lies in its action.
DEPTHS: dict[int, int] = {
    **dict.fromkeys((P.EXECUTIVE, P.CONTRACT), 1),
    **dict.fromkeys((*LOADS, P.MOVING), 2),
    **dict.fromkeys((P.DEFERRED_MARKET, P.FREE_MARKET, P.FREE_LOAD, P.FREE_RAIL), 2),
    **dict.fromkeys((P.TARGET, P.GROUP, P.BONUS, P.ADVISOR, P.BENEFIT), 3),
}
