"""What a move's text mentions: prices, dice, cargo, zones."""

from __future__ import annotations

from typing import Any

from penstock.engine.record import NONE
from penstock.games.panamax.board import transfer_price
from penstock.games.panamax.canal import (
    end_of_push,
    is_divisible,
    is_lock_step,
    is_together,
    why_not_add,
    why_not_move,
    why_not_sail,
)
from penstock.games.panamax.cards import model_in_queue
from penstock.games.panamax.contracts import value_on
from penstock.games.panamax.loading import die_of, has_rail_sign
from penstock.games.panamax.movement import stranded_by
from penstock.games.panamax.round_end import fee_of
from penstock.games.panamax.scoring import advisor_pays
from penstock.games.panamax.state import (
    ADVISOR_NAMES,
    BUILT_MODELS,
    CARDS,
    COMPANY_NAMES,
    CONTAINERS,
    FIRST_BUILT,
    FIRST_GREY,
    FRONT,
    LANE_NAMES,
    MEDIUM,
    NATION_NAMES,
    SHIP_NAMES,
    SHIPS,
    SIDES,
    ZONE_NAMES,
    Free,
    Phase,
    Source,
    Where,
)
from penstock.games.panamax.table import strength_of
from penstock.games.panamax.words import Refusal

Facts = dict[str, Any]
RAIL_SIGN = "R"


def quote(known: Any, seat: int, family: str, params: Facts) -> Facts:
    """The numbers of a move and where it leads; words of the board as the rules call them."""
    facts = numbers(known, seat)
    if family == "bid":
        facts["money"] = int(known.printed.bids[params["offer"] - 1])
    elif family in ("keep", "advisor"):
        facts |= advisor_facts(known, seat, ADVISOR_NAMES.index(params["advisor"]))
    elif family == "choose":
        nation, number = params["starting"].rsplit("-", 1)
        card = CARDS + 2 * NATION_NAMES.index(nation) + int(number) - 1
        facts |= {"cargo": cargo_of(known, card, FRONT), "contract": card}
    elif family == "take":
        facts |= die_facts(known, params["column"] - 1)
    elif family == "build":
        facts["money"] = int(known.printed.cost[FIRST_BUILT + BUILT_MODELS.index(params["model"])])
    elif family == "buy":
        facts["money"] = int(known.price[COMPANY_NAMES.index(params["company"])])
    elif family == "contract" and known.phase == Phase.CONTRACT:
        facts |= offer_facts(known, params["card"], SIDES.index(params["side"]))
    elif family in ("pick", "discard"):
        facts |= contract_facts(known, seat, params)
    elif family in ("load", "wagon") and known.picked_slot != NONE:
        facts["die"] = int(die_of(known, seat, known.picked_slot, known.picked))
    elif family in ("move", "add"):
        ship = SHIP_NAMES.index(params["ship"])
        facts |= step_facts(known, ship) | stranding_facts(known, family, ship)
    elif family == "sail" and known.phase == Phase.GROUP:
        group = group_of(known)
        facts |= step_facts(known, known.lead) | stranding_facts(known, family, known.lead)
        facts |= {"ship": [SHIP_NAMES[k] for k in group], "n_along": len(group) - 1}
    elif family == "lift":
        facts["die"] = int(known.wagon[params["place"] - 1])
    elif family == "bonus" and known.phase == Phase.BONUS:
        facts |= bonus_facts(known, params["choice"])
    elif family == "decline":
        facts["free"] = "deferred" if known.due_nation != NONE else Free(known.free).name.lower()
    return facts


def numbers(known: Any, seat: int) -> Facts:
    """What any move may mention."""
    p = known.printed
    return {
        "price": int(transfer_price(known, seat)),
        "fee": int(fee_of(known, seat)),
        "cut": int(p.stevedore_cut[known.stevedore[seat]]),
        "moves": int(p.captain_moves[known.captain[seat]]),
        "dice": int(p.stevedore_dice[known.stevedore[seat]]),
        "raise": int(p.raise_),
        "money": 0,
        "die": 0,
        "cargo": "–",
        "kind": "unknown",
        "step": "none",
        "n_along": 0,
        "bonus": "unknown",
    }


def bonus_facts(known: Any, choice: str) -> Facts:
    """The arrived ship, and what its owner would take: money, or which card."""
    model = model_in_queue(known)
    card = "captain" if model < MEDIUM else "stevedore" if model == MEDIUM else "advisor"
    stack = {"captain": known.captains, "stevedore": known.stevedores}.get(card)
    return {
        "ship": SHIP_NAMES[known.queue_ship[0]],
        "bonus": card if choice == "card" else "cash",
        "number": int(stack[0]) if stack is not None else 0,
        "money": int(known.printed.bonus_cash[model]),
    }


def advisor_facts(known: Any, seat: int, advisor: int) -> Facts:
    p = known.printed
    return {
        "money": int(advisor_pays(known, seat, advisor)),
        "pays": int(p.advisor_pays[advisor]),
        "most": int(p.advisor_most[advisor]),
    }


def die_facts(known: Any, column: int) -> Facts:
    """The next die of a column: its strength, lock moves if it is blue, whether it is executive."""
    is_blue = column < FIRST_GREY
    return {
        "strength": int(strength_of(known, column)),
        "lock": int(known.printed.foot[column]) if is_blue else None,
        "executive": int(known.columns[column] == 0 and known.executives[column] > 0),
    }


def cargo_of(known: Any, card: int, side: int) -> str:
    """`5 2 1R`: the containers on a side of a card."""
    contract = known.printed.contracts[card]
    signs = contract.front_rail if side == FRONT else contract.back_rail
    values = (int(value_on(known, card, side, k)) for k in range(CONTAINERS))
    marked = (f"{v}{RAIL_SIGN if signs >> k & 1 else ''}" for k, v in enumerate(values) if v)
    return " ".join(marked) or "–"


def offer_facts(known: Any, source: str, side: int) -> Facts:
    """The card that may be taken; general cargo belongs to no nation."""
    card = {
        Source.TABLE: known.table[known.column - FIRST_GREY],
        Source.INCOMING: known.incoming,
        Source.TOP: known.top,
    }[Source[source.upper()]]
    if card == NONE:
        return {}
    nation = NATION_NAMES[known.printed.contracts[card].nation] if side == FRONT else None
    return {
        "cargo": cargo_of(known, card, side),
        "nation": nation,
        "kind": SIDES[side],
        "contract": int(card),
    }


def contract_facts(known: Any, seat: int, params: Facts) -> Facts:
    """An own contract: its nation, and the dice still waiting on it."""
    slot = params["slot"] - 1
    card = known.contract[seat][slot]
    if card == NONE:
        return {}
    waiting = [waiting_die(known, seat, slot, k) for k in range(CONTAINERS)]
    is_front = known.side[seat][slot] == FRONT
    facts = {
        "cargo": " ".join(die for die in waiting if die) or "–",
        "nation": NATION_NAMES[known.printed.contracts[card].nation] if is_front else None,
    }
    if "container" in params:
        facts["die"] = waiting[params["container"] - 1]
    return facts


def waiting_die(known: Any, seat: int, slot: int, container: int) -> str:
    value = int(known.container[seat][slot][container])
    if not value:
        return ""
    return f"{value}{RAIL_SIGN if has_rail_sign(known, seat, slot, container) else ''}"


def step_facts(known: Any, ship: int) -> Facts:
    """Where a ship's next step leads, what kind of step it is, who must go along and who must make way."""
    lane, zone = known.lane[ship], known.zone[ship]
    if known.where[ship] <= Where.BOARD:
        return {}
    names = [ZONE_NAMES[known.printed.zone_name[lane][z]] for z in (zone, zone + 1)]
    along = [] if is_divisible(known, ship) else [k for k in range(SHIPS) if is_together(known, ship, k)]
    return {
        "from": names[0],
        "to": names[1],
        "towards": LANE_NAMES[lane],
        "step": "lock" if is_lock_step(known, lane, zone) else "waterway",
        "along": [SHIP_NAMES[k] for k in along if k != ship],
        "n_along": len(along) - (ship in along),
        "pushed": pushed_by(known, {ship, *along, *group_of(known)}, lane, zone),
    }


def stranding_facts(known: Any, family: str, ship: int) -> Facts:
    """How many moves, and of which kind, a step that is not allowed would strand."""
    if family == "move":
        group = 1 << ship
        is_refused = (
            known.phase == Phase.MOVING and why_not_move(known, NONE, ship) == Refusal.STRANDS_MOVES
        )
    else:
        group = known.group | 1 << ship
        reason = why_not_sail(known, NONE) if family == "sail" else why_not_add(known, NONE, ship)
        is_refused = known.phase == Phase.GROUP and reason == Refusal.STRANDS_MOVES
    if not is_refused:
        return {}
    waterway, lock, either = stranded_by(known, ship, group)
    kind = "waterway" if lock + either == 0 else "lock" if waterway + either == 0 else "mixed"
    return {"lost": waterway + lock + either, "kind": kind}


def group_of(known: Any) -> list[int]:
    return [ship for ship in range(SHIPS) if known.group >> ship & 1]


def pushed_by(known: Any, group: set[int], lane: int, zone: int) -> list[Facts]:
    """The ships that would be pushed on by a group coming out of a zone, and where to."""
    holds = sum(int(known.printed.holds[ship]) for ship in group)
    last = end_of_push(known, lane, zone + 1, holds)
    zones = known.printed.zone_name[lane]
    return [
        {"ship": SHIP_NAMES[ship], "to": ZONE_NAMES[zones[known.zone[ship] + 1]]}
        for ship in range(SHIPS)
        if known.where[ship] == Where.CANAL and known.lane[ship] == lane and zone < known.zone[ship] < last
    ]
