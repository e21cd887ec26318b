"""1 · From components.toml into the record, and what an owner's numbers must agree with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from penstock.engine.components import Components, Problem, Tables
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.state import (
    CRANES,
    DECK,
    GOOD_NAMES,
    NUMBERS,
    SEATS,
    WATER_CARDS,
    Bar,
    Content,
    Exhaustion,
    Printed,
    State,
    Symbol,
)

TWO = 2  # seats; more play the expansion
FIELDS = {"basic": "basic", "advanced": "advanced", 3: "three", 4: "four"}
EXHAUSTIONS = {
    "unmetDemand": Exhaustion.UNMET_DEMAND,
    "kindEmpty": Exhaustion.KIND_EMPTY,
    "allEmpty": Exhaustion.ALL_EMPTY,
}
SMALLEST_FIELD, LARGEST_FIELD = 5, 9
MOST_DEALT = 5  # cards of one sort
MOST_COINS = 100
MOST_ROUNDS = 500


@rule("1.1", "1.2", "1.3", "1.4", "1.5")
def print_tables(s: State, components: Components, options: dict[str, str]) -> None:
    """Write the printed tables and the options into an empty state."""
    mode = mode_of(options["mode"], s.n_seats)
    print_options(s, mode, options)
    print_harbour(s.printed, components)
    print_water(s.printed, components["water"])
    print_specials(s.printed, components["special"])
    print_box(s, components, mode, int(options["warehouseCopies"]))


@rule("1.5")
def mode_of(wish: str, seats: int) -> str:
    """Unless a table says otherwise two play the advanced game, three and four the expansion."""
    if wish != "auto":
        return wish
    return "advanced" if seats == TWO else "expansion"


def print_options(s: State, mode: str, options: dict[str, str]) -> None:
    s.has_ship = int(mode != "basic")
    s.is_expansion = int(s.n_seats > TWO)
    s.strict_ties = int(mode == "expansion" and options["expansionTie"] == "strict")
    s.counts_cards = int(mode == "basic")
    s.drops_triples = int(s.is_expansion and drops_triples(options))
    s.deals_specials = int(mode == "advanced" and options["specials2p"] == "true")
    s.crane_moves = int(options["crane"] == "move")
    s.exhaustion = EXHAUSTIONS[options["warehouseExhaustion"]]
    s.tax_refusal = int(options["taxRefusal"] == "true")
    s.taxes_at_once = int(options["taxOrder"] == "simultaneous")
    s.passers_pay = int(options["passersPay"] == "true")
    s.chooses_colours = int(s.is_expansion and options["colours"] == "chosen")


@rule("2.4")
def drops_triples(options: dict[str, str]) -> bool:
    """Left out with the warehouses of one box, played with those of two, unless the table decides."""
    if options["removeTriples"] == "auto":
        return options["warehouseCopies"] == "1"
    return options["removeTriples"] == "true"


def print_harbour(p: Printed, components: Components) -> None:
    harbour, bars = components["harbour"], components["bars"]
    for side, (deck, bar) in enumerate((("first", "green"), ("second", "purple"))):
        p.deck[side] = harbour[deck][:]
        for k, number in enumerate(harbour[deck]):
            print_face(p, number, content(harbour["shows"][k]), harbour["symbol"][k], bars[bar][k])


def content(shows: str) -> Content:
    return Content[shows.upper().replace("-", "_")]


def print_face(p: Printed, number: int, shows: Content, symbol: str, bar: str = "none") -> None:
    face = p.faces[number]
    face.content = shows
    face.symbol = Symbol[symbol.upper()]
    face.bar = Bar[bar.upper()]


def print_water(p: Printed, water: dict[str, Any]) -> None:
    for symbol in ("none", "coin", "ship"):
        for number in water[symbol]:
            print_face(p, number, Content.WATER, symbol)


def print_specials(p: Printed, special: dict[str, Any]) -> None:
    kinds = (Content.BRIDGE, Content.CUSTOMS, Content.FLOOD)
    cards = [(number, kind) for kind in kinds for number in special[kind.name.lower()]]
    for k, (number, kind) in enumerate(cards):
        p.specials[k] = number
        print_face(p, number, kind, "none")


def print_box(s: State, components: Components, mode: str, copies: int) -> None:
    p, box, start, money = s.printed, components["box"], components["start"], components["money"]
    p.size, p.counted = components["field"][FIELDS[s.n_seats if s.is_expansion else mode]]
    p.coins, p.start_coins = box["coins"], start["coins"]
    p.warehouses = box["warehouses"] * (copies if s.is_expansion else 1)
    p.tokens = box["tokens"] * s.is_expansion
    p.keepers = box["keepers"] * s.is_expansion
    p.hand_harbour, p.hand_water = start["harbour"], start["water"]
    p.pass_pays, p.water_pays = money["pass"], money["water"]
    p.tax, p.customs_tax, p.special_price = money["tax"], money["customs"], money["special"]
    limits = components["limits"]
    p.ship_limit = limits["ship_moves"] * s.is_expansion
    p.store_limit = limits["owners"] if mode == "limited_warehouses" else 0
    p.idle_limit, p.round_limit = limits["idle"], limits["rounds"]


def check_components(t: Tables) -> Iterator[Problem]:
    """What contradicts the rulebook's counts, table by table."""
    yield from check_numbers(t)
    yield from check_harbour(t["harbour"])
    yield from check_bars(t["bars"])
    yield from check_water(t["water"])
    yield from check_specials(t["special"])
    yield from check_box(t)
    yield from check_fields(t["field"])
    yield from check_small_numbers(t)


def all_numbers(t: Tables) -> Iterator[tuple[str, str, int]]:
    keys = {
        "harbour": ("first", "second"),
        "water": ("none", "coin", "ship"),
        "special": ("bridge", "customs", "flood"),
    }
    for table, columns in keys.items():
        for key in columns:
            for number in t[table][key]:
                yield table, key, number


def check_numbers(t: Tables) -> Iterator[Problem]:
    seen: set[int] = set()
    for table, key, number in all_numbers(t):
        if not 1 <= number < NUMBERS:
            yield table, key, f"card numbers lie between 1 and {NUMBERS - 1}, not at {number}."
        if number in seen:
            yield table, key, f"no number occurs twice in the box, but {number} does."
        seen.add(number)


def check_harbour(harbour: dict[str, Any]) -> Iterator[Problem]:
    shows, symbols = harbour["shows"], harbour["symbol"]
    for key in ("first", "second"):
        if harbour[key] != sorted(harbour[key]):
            yield "harbour", key, "the numbers of a colour stand in ascending order."
    known = {c.name.lower().replace("_", "-") for c in Content if Content.WINE <= c <= Content.PUB}
    for word in shows:
        if word not in known:
            yield (
                "harbour",
                "shows",
                f"a harbour card shows one of {', '.join(sorted(known))}, not '{word}'.",
            )
    yield from check_symbols("harbour", "symbol", symbols)
    for key in ("shows", "symbol"):
        if len(harbour[key]) != DECK:
            yield "harbour", key, f"a colour has {DECK} harbour cards, not {len(harbour[key])}."
    if shows.count("crane") != CRANES or shows.count("pub") != 1:
        yield "harbour", "shows", "a colour has two cranes and one pub."
    if shows.count("-".join(GOOD_NAMES)) != 1:
        yield "harbour", "shows", "a colour has one card with three goods."


def check_symbols(table: str, key: str, symbols: list[str]) -> Iterator[Problem]:
    for word in symbols:
        if word.upper() not in Symbol.__members__:
            yield table, key, f"a symbol is none, coin or ship, not '{word}'."


def check_bars(bars: dict[str, Any]) -> Iterator[Problem]:
    for key in ("green", "purple"):
        if len(bars[key]) != DECK or not set(bars[key]) <= {"above", "below"}:
            yield "bars", key, f"each of the {DECK} cards has its bar above or below."


def check_water(water: dict[str, Any]) -> Iterator[Problem]:
    count = sum(len(water[symbol]) for symbol in ("none", "coin", "ship"))
    if count != WATER_CARDS:
        yield (
            "water",
            "none",
            f"there are {WATER_CARDS} water cards beside the harbour centre, not {count}.",
        )


def check_specials(special: dict[str, Any]) -> Iterator[Problem]:
    for key in ("bridge", "customs", "flood"):
        if sorted(number % 2 for number in special[key]) != [0, 1]:
            yield "special", key, "there are two of each special card, one even and one odd."


def check_box(t: Tables) -> Iterator[Problem]:
    box, start = t["box"], t["start"]
    if box["warehouses"] != 16 or box["coins"] != 20:
        yield "box", "warehouses", "the box holds 16 warehouses of each kind and 20 coins."
    if box["tokens"] != 6 or box["keepers"] != 7:
        yield "box", "tokens", "the expansion has 6 goods tokens of each kind and 7 keepers of each colour."
    if not 0 <= start["coins"] * 4 <= box["coins"]:
        yield "start", "coins", "four players cannot begin with more coins than the box holds."
    if not 1 <= start["harbour"] <= MOST_DEALT or not 1 <= start["water"] <= MOST_DEALT:
        yield "start", "harbour", "a hand begins with one to five cards of each sort."


def check_fields(field: dict[str, Any]) -> Iterator[Problem]:
    for key in FIELDS.values():
        size, counted = field[key]
        if not SMALLEST_FIELD <= size <= LARGEST_FIELD:
            yield "field", key, f"a field has {SMALLEST_FIELD} to {LARGEST_FIELD} cells along a side."
        if not 0 <= counted <= SMALLEST_FIELD * SMALLEST_FIELD:
            yield "field", key, "the areas counted are a small number; 0 counts all."


def check_small_numbers(t: Tables) -> Iterator[Problem]:
    for key in ("pass", "water", "tax", "customs", "special"):
        if not 0 <= t["money"][key] <= t["box"]["coins"]:
            yield "money", key, "an amount of money lies between nothing and all the coins of the box."
    if not 1 <= t["limits"]["owners"] <= SEATS:
        yield (
            "limits",
            "owners",
            f"'owners' lies between 1 and {SEATS}: no more than {SEATS} players store goods.",
        )
    for key in ("ship_moves", "idle"):
        if not 1 <= t["limits"][key] <= MOST_COINS:
            yield "limits", key, f"'{key}' lies between 1 and {MOST_COINS}."
    if not 1 <= t["limits"]["rounds"] <= MOST_ROUNDS:
        yield "limits", "rounds", f"'rounds' lies between 1 and {MOST_ROUNDS}."
