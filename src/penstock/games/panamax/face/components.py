"""1 · From components.toml into the record, and what an owner's numbers must agree with."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

from penstock.engine.components import Components, Problem, Tables
from penstock.engine.rule import rule
from penstock.games.panamax.rules.state import (
    ADVISORS,
    BONUS_CARDS,
    CARDS,
    CONTAINERS,
    CRUISES,
    FIRST_CRUISE,
    FIRST_GREY,
    FIRST_SPECIAL,
    HIGHEST,
    HOLDS,
    LANE_NAMES,
    LANES,
    MODELS,
    NATION_NAMES,
    NATIONS,
    PROSPECTOR,
    ROWS,
    SEATS,
    SPACES,
    STARTING,
    ZONE_NAMES,
    FreeAction,
    Printed,
    State,
    ZoneKind,
)

LEAST_SEATS = 2
CANALS = {"2": "canal", "3": "canal_3"}
WAYS = ("to_pacific", "to_atlantic")
OCEANS = ("atlantic", "pacific")
MONEY = (
    "bid_total",
    "bid_price",
    "loan_pays",
    "loan_owes",
    "contract_fee",
    "warehouse_fee",
    "military_most",
)
CARD = re.compile(r"(?P<nation>[a-z-]+)(?P<front>( [1-6]R?){1,3})( /(?P<back>( [1-6]R?){1,2}))?")


@rule("1.1")
def print_tables(s: State, components: Components, options: dict[str, str]) -> None:
    """Write the printed tables and the options into an empty state."""
    p = s.printed
    print_canal(p, components[CANALS[options["miraflores"]]])
    print_steps(p, components[CANALS[options["miraflores"]]])
    print_ships(p, components, components[f"capacity_{options['capacity'].lower()}"])
    print_start_ships(p, components["start_ships"])
    print_contracts(p, components)
    print_market(p, components["market"])
    print_bonus_cards(p, components)
    print_company_board(p, components)
    print_action_table(p, components, s.n_seats)
    print_money(p, components)
    s.is_advanced = options["setup"] == "advanced"
    s.mulligan_first = options["mulligan"] == "first"
    s.may_lapse = options["freeActions"] == "mayLapse"
    s.free_load_any = options["freeLoad"] == "any"
    s.pay_per_source = options["militaryPay"] == "source"
    s.cards_back = options["usedCards"] == "back"
    s.advisor_top = options["advisorDraw"] == "top"
    s.is_stepwise = options["movement"] == "stepwise"


def kind_of(zone: str) -> ZoneKind:
    """Lakes and the cut say so in their names, all others are locks."""
    if zone.endswith("-lake"):
        return ZoneKind.LAKE
    return ZoneKind.CUT if zone == "culebra" else ZoneKind.LOCK


@rule("1.2")
def print_canal(p: Printed, canal: dict[str, Any]) -> None:
    """Names and fees of the zones, in the direction of travel."""
    p.arrival = len(canal["to_pacific"]) + 1
    p.capacity = canal["capacity"]
    for lane, way in enumerate(WAYS):
        names = (OCEANS[lane], *canal[way], OCEANS[1 - lane])
        for zone, name in enumerate(names):
            p.zone_name[lane][zone] = ZONE_NAMES.index(name)
        for zone, fee in enumerate(canal[f"{way}_fee"]):
            p.zone_fee[lane][zone] = fee


@rule("1.3")
def print_steps(p: Printed, canal: dict[str, Any]) -> None:
    """The kind of a zone decides the kind of the step that leaves it."""
    for lane, way in enumerate(WAYS):
        for zone, name in enumerate(canal[way], start=1):
            p.zone_kind[lane][zone] = kind_of(name)
        for zone in reversed(range(p.arrival)):
            goes_on = is_lock(p, lane, zone) == is_lock(p, lane, zone + 1) and zone + 1 < p.arrival
            p.stretch[lane][zone] = p.stretch[lane][zone + 1] + 1 if goes_on else 1


def is_lock(p: Printed, lane: int, zone: int) -> bool:
    return bool(p.zone_kind[lane][zone] == ZoneKind.LOCK)


@rule("1.4")
def print_ships(p: Printed, components: Components, capacity: dict[str, Any]) -> None:
    """Holds, minimum and maximum of all ships; price and bonus of company ships."""
    company, special = components["company_ships"], components["special_ships"]
    for ship in range(FIRST_SPECIAL):
        p.holds[ship] = company["holds"][ship % MODELS]
        p.min_cargo[ship], p.max_cargo[ship] = capacity["company"][ship % MODELS]
    for k in range(NATIONS):
        p.holds[FIRST_SPECIAL + k] = special["military"][k]
    for k in range(CRUISES):
        p.holds[FIRST_CRUISE + k] = special["cruise"][k]
        p.min_cargo[FIRST_CRUISE + k] = special["cruise_least"][k]
        p.max_cargo[FIRST_CRUISE + k] = special["cruise"][k]
    p.holds[PROSPECTOR] = special["prospector"]
    p.min_cargo[PROSPECTOR], p.max_cargo[PROSPECTOR] = capacity["prospector"]
    p.cruise_dice = special["cruise_dice"]
    p.cost = company["cost"][:]
    p.bonus_cash = company["bonus_cash"][:]


def print_start_ships(p: Printed, start: dict[str, Any]) -> None:
    p.start_die = start["die"]
    for k in range(SEATS):
        lane = LANE_NAMES.index(start["to"][k])
        p.start_lane[k] = lane
        p.start_zone[k] = p.zone_name[lane].index(ZONE_NAMES.index(start["zone"][k]), 1)


@rule("1.5")
def print_contracts(p: Printed, components: Components) -> None:
    """The 24 contracts, and after them the starting contracts."""
    cards = components["contracts"]["cards"] + components["starting_contracts"]["cards"]
    for contract, card in zip(p.contracts, cards, strict=True):
        match = CARD.fullmatch(card)
        assert match is not None, card
        contract.nation = NATION_NAMES.index(match["nation"])
        print_side(contract.front, match["front"])
        print_side(contract.back, match["back"] or "")
        contract.front_rail = rail_bits(match["front"])
        contract.back_rail = rail_bits(match["back"] or "")


def print_side(containers: list[int], side: str) -> None:
    for k, container in enumerate(side.split()):
        containers[k] = int(container[0])


def rail_bits(side: str) -> int:
    return sum(1 << k for k, container in enumerate(side.split()) if container.endswith("R"))


@rule("1.6")
def print_market(p: Printed, market: dict[str, Any]) -> None:
    """Dividends by price, and how prices move."""
    p.dividend = [0, *market["dividend"]]
    p.start_price = market["start"]
    p.step = market["step"]
    p.raise_ = market["raise"]
    p.missed_dividend = market["missed_dividend"]


@rule("1.7")
def print_bonus_cards(p: Printed, components: Components) -> None:
    """Captains and Stevedores by number, advisors by topic."""
    p.captain_moves = [0, *components["captains"]["moves"]]
    p.stevedore_dice = [0, *components["stevedores"]["dice"]]
    p.stevedore_cut = [0, *components["stevedores"]["cut"]]
    p.advisor_pays = components["advisors"]["pays"][:]
    p.advisor_most = components["advisors"]["most"][:]
    p.advisors_scored = components["advisors"]["scored"]


@rule("1.8")
def print_company_board(p: Printed, components: Components) -> None:
    """The free actions of each nation's row."""
    for nation, name in enumerate(NATION_NAMES):
        row = components["company_board"][name.replace("-", "_")]
        p.board[nation] = [FreeAction[action.upper()] for action in row]
    free = components["free_actions"]
    p.free_moves, p.free_die, p.rail_lift = free["moves"], free["die"], free["lift"]


@rule("1.9")
def print_action_table(p: Printed, components: Components, seats: int) -> None:
    """Feet of the columns, price of a transfer, number of dice."""
    table, dice = components["action_table"], components["seats"]
    p.foot = table["foot"][:]
    p.executive_strength = table["executive_strength"]
    p.transfer, p.transfer_benefit = table["transfer"], table["transfer_benefit"]
    row = seats - LEAST_SEATS
    p.dice, p.executive, p.mulligan = dice["dice"][row], dice["executive"][row], dice["mulligan"][row]


def print_money(p: Printed, components: Components) -> None:
    money, pieces = components["money"], components["pieces"]
    p.company_cash, p.player_cash = money["company"], money["player"]
    p.bids, p.awards = money["bids"][:], money["awards"][:]
    for name in MONEY:
        setattr(p, name, money[name])
    for name in ("shares", "pool", "warehouse", "flags"):
        setattr(p, name, pieces[name])
    p.passengers = pieces["passengers"][:]
    p.contract_limit = pieces["contracts"]


def check_components(t: Tables) -> Iterator[Problem]:
    """What contradicts the rulebook's counts, table by table."""
    for name in CANALS.values():
        yield from check_canal(name, t[name])
    yield from check_ships(t)
    yield from check_start_ships(t)
    yield from check_contracts(t)
    yield from check_market(t["market"])
    yield from check_bonus_cards(t)
    yield from check_company_board(t["company_board"])
    yield from check_action_table(t)
    yield from check_money(t)


def check_canal(name: str, canal: dict[str, Any]) -> Iterator[Problem]:
    lengths = {len(canal[way]) for way in WAYS}
    inner = set(ZONE_NAMES[1:-1])
    length = len(canal["to_pacific_fee"]) - 1
    for way in WAYS:
        zones = canal[way]
        if lengths != {length} or len(set(zones)) != len(zones) or not set(zones) <= inner:
            yield name, way, f"each way has {length} different zones of {', '.join(ZONE_NAMES[1:-1])}."
        elif kind_of(zones[-1]) != ZoneKind.LOCK:
            yield name, way, "the last zone before the ocean is a lock."
        if not all(0 <= fee <= 9 for fee in canal[f"{way}_fee"]):
            yield name, f"{way}_fee", "a fee lies between 0 and 9."
    if canal["capacity"] != HOLDS:
        yield name, "capacity", f"locks and the Culebra cut hold {HOLDS} holds."


def check_ships(t: Tables) -> Iterator[Problem]:
    company, special = t["company_ships"], t["special_ships"]
    if company["holds"] != [1, 1, 2, 3]:
        yield "company_ships", "holds", "a company has two ships of one hold, one of two and one of three."
    if not all(0 <= n <= 50 for n in company["cost"] + company["bonus_cash"]):
        yield "company_ships", "cost", "costs and bonuses lie between 0 and 50."
    for key in ("military", "cruise"):
        if not all(1 <= n <= HOLDS for n in special[key]):
            yield "special_ships", key, f"a ship has 1 to {HOLDS} holds."
    if not 1 <= special["prospector"] <= HOLDS:
        yield "special_ships", "prospector", f"a ship has 1 to {HOLDS} holds."
    if not all(1 <= a <= b for a, b in zip(special["cruise_least"], special["cruise"], strict=True)):
        yield "special_ships", "cruise_least", "a cruise ship needs 1 die at least, its holds at most."
    if not 1 <= special["cruise_dice"] <= HIGHEST:
        yield "special_ships", "cruise_dice", f"dice show 1 to {HIGHEST}."
    for name in ("capacity_a", "capacity_b"):
        ranges = [*zip(t[name]["company"], company["holds"], strict=True)]
        ranges.append((t[name]["prospector"], special["prospector"]))
        if not all(1 <= low <= high and low <= HIGHEST * holds for (low, high), holds in ranges):
            yield name, "company", "a minimum is at least 1, within reach, below its maximum."


def check_start_ships(t: Tables) -> Iterator[Problem]:
    start = t["start_ships"]
    if len(start["zone"]) != SEATS or not set(start["zone"]) <= set(t["canal"]["to_pacific"]):
        yield "start_ships", "zone", f"{SEATS} zones of the canal are named."
    if len(start["to"]) != SEATS or not set(start["to"]) <= set(LANE_NAMES):
        yield "start_ships", "to", f"{SEATS} directions are named: {' or '.join(LANE_NAMES)}."
    for name in ("capacity_a", "capacity_b"):
        low, high = t[name]["company"][0]
        if not low <= start["die"] <= high:
            yield "start_ships", "die", "the start ship must be able to carry its die."


def check_contracts(t: Tables) -> Iterator[Problem]:
    for table, count in (("contracts", CARDS), ("starting_contracts", STARTING)):
        cards = t[table]["cards"]
        if len(cards) != count:
            yield table, "cards", f"there are {count} cards."
        for card in cards:
            match = CARD.fullmatch(card)
            if match is None or match["nation"] not in NATION_NAMES:
                yield table, "cards", f"'{card}' does not read like 'china 5 2 1R / 3 3'."
            elif table == "contracts" and len((match["back"] or "").split()) != backs_for(match["front"]):
                yield table, "cards", f"'{card}': the back has one container, two if the front has three."
    dice = t["pieces"]["warehouse"] - 1
    if any(len(card.split()) - 1 > dice for card in t["starting_contracts"]["cards"]):
        yield "starting_contracts", "cards", f"only {dice} dice are there to be loaded."


def backs_for(front: str) -> int:
    return 2 if len(front.split()) == CONTAINERS else 1


def check_market(market: dict[str, Any]) -> Iterator[Problem]:
    dividend = market["dividend"]
    rises = all(a <= b for a, b in itertools.pairwise(dividend))
    if not rises or not 0 <= dividend[0] <= dividend[-1] <= 20:
        yield "market", "dividend", "dividends never fall and lie between 0 and 20."
    if not 1 <= market["start"] <= len(dividend):
        yield "market", "start", "the start price stands on the table."
    for key in ("step", "raise", "missed_dividend"):
        if not 0 <= market[key] <= 5:
            yield "market", key, f"'{key}' lies between 0 and 5."


def check_bonus_cards(t: Tables) -> Iterator[Problem]:
    for table, key in (("captains", "moves"), ("stevedores", "dice")):
        if len(t[table][key]) != BONUS_CARDS or not all(1 <= n <= 9 for n in t[table][key]):
            yield table, key, f"each of the {BONUS_CARDS} cards gives 1 to 9."
    if not all(1 <= n <= 50 for n in t["stevedores"]["cut"]):
        yield "stevedores", "cut", "a cut lies between 1 and 50."
    for key in ("pays", "most"):
        if len(t["advisors"][key]) != ADVISORS or not all(0 <= n <= 50 for n in t["advisors"][key]):
            yield "advisors", key, f"the {ADVISORS} advisors pay 0 to 50."
    if t["advisors"]["scored"] != 2:
        yield "advisors", "scored", "two advisors are scored."


def check_company_board(board: dict[str, Any]) -> Iterator[Problem]:
    known = {f.name.lower() for f in FreeAction}
    for key, row in board.items():
        if key in ("source", "note"):
            continue
        if len(row) != SPACES or not set(row) <= known:
            yield "company_board", key, f"a row has {SPACES} spaces of {', '.join(sorted(known))}."
        elif row.count("market") > 1:
            yield "company_board", key, "a row has at most one market space."


def check_action_table(t: Tables) -> Iterator[Problem]:
    table, seats = t["action_table"], t["seats"]
    if len(table["foot"]) != FIRST_GREY or not all(0 <= n <= 9 for n in table["foot"]):
        yield "action_table", "foot", "each blue column shows 0 to 9 lock moves."
    if not 1 <= table["executive_strength"] <= 9:
        yield "action_table", "executive_strength", "the strength lies between 1 and 9."
    for key in ("transfer", "transfer_benefit"):
        if not 0 <= table[key] <= 50:
            yield "action_table", key, "a transfer costs 0 to 50."
    for row in range(SEATS - LEAST_SEATS + 1):
        players = row + LEAST_SEATS
        dice, executive = seats["dice"][row], seats["executive"][row]
        if not 1 <= dice <= 2 * FIRST_GREY * ROWS or not 0 <= executive <= 2 * FIRST_GREY:
            yield "seats", "dice", "the dice must find room on the action table."
        elif (dice + executive) % players:
            yield "seats", "dice", f"{players} players need equal turns: {dice + executive} dice."
        if not 0 <= seats["mulligan"][row] < dice // 2:
            yield "seats", "mulligan", "the limit lies below half of the dice."


def check_money(t: Tables) -> Iterator[Problem]:
    money, pieces = t["money"], t["pieces"]
    for key in ("company", "player", "bid_total", "contract_fee", "warehouse_fee", "military_most"):
        if not 0 <= money[key] <= 100:
            yield "money", key, f"'{key}' lies between 0 and 100."
    for bid in money["bids"]:
        price = bid // max(money["bid_price"], 1)
        if not 0 <= bid <= money["bid_total"] or not 1 <= price <= len(t["market"]["dividend"]):
            yield "money", "bids", "a bid is no more than the total and leads to a price of the table."
    if not 1 <= money["loan_pays"] <= money["loan_owes"] <= 100:
        yield "money", "loan_pays", "a loan pays at least 1 and no more than it costs."
    if not all(0 <= n <= 40 for n in money["awards"]):
        yield "money", "awards", "an award lies between 0 and 40."
    counts = {"shares": 4, "pool": 4, "warehouse": 5, "flags": 11, "contracts": 2}
    for key, count in counts.items():
        if pieces[key] != count:
            yield "pieces", key, f"the rulebook says {count}."
    if not all(0 <= n <= 20 for n in pieces["passengers"]):
        yield "pieces", "passengers", "a passenger tile is worth 0 to 20."


assert len(WAYS) == LANES
