"""1 · From components.toml into the record, and what an owner's numbers must agree with."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from penstock.engine.components import Components, Problem, Tables
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.moves import MOST_BARS
from penstock.games.schwarzer_freitag.rules.state import (
    COLOURS,
    SALE_TABLES,
    SEATS,
    STAGES,
    Card,
    Printed,
    State,
)

LEAST_SEATS = 2
STAGE_COLUMNS = ("threshold", "subsidy_limit", "trade_limit", "draw")


@rule("1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "12.1")
def print_tables(s: State, components: Components, options: dict[str, str]) -> None:
    """Write the printed tables and the options into an empty state."""
    print_board(s.printed, components)
    print_seats(s.printed, components, s.n_seats)
    print_stages(s.printed, components[f"stages_{options['levelTable'].lower()}"])
    if options["firstGame"] == "no":
        print_cards(s.printed, components["special_cards"], s.n_seats)
    if options["style"] == "2023":
        print_2023_style(s.printed, components)
    s.stage_by_row = options["stageBy"] == "row"
    s.bottom_stays = options["bottomEdge"] == "stay"
    s.restock_black = options["restockBlack"] == "supply"
    s.subsidy_first = options["subsidyTiming"] == "beforeAction"
    s.cash_is_open = options["hideCash"] == "false"
    s.pass_anywhere = options["style"] == "2023"
    s.stall_guard = 0 if options["stallGuard"] == "off" else int(options["stallGuard"])
    s.ends_at_once = options["endTiming"] == "atOnce"


def print_board(p: Printed, components: Components) -> None:
    p.grid = [row[:] for row in components["grid"]["values"]]
    p.start_row, p.start_column = components["grid"]["start"]
    p.stage_of_row = components["stage_rows"]["stage"][:]
    p.silver_track = components["silver"]["track"][:]
    p.bars_per_step = components["silver"]["bars_per_step"]
    p.bars_per_gold = components["silver"]["bars_per_gold"]
    p.table_black = components["tables"]["black"][:]
    p.table_per_colour = components["tables"]["per_colour"]
    p.stage_fields = components["tables"]["stage_fields"]
    p.hand = components["cases"]["hand"]
    p.market_drawn = components["cases"]["market"]
    p.subsidy_pays = components["subsidies"]["pays"]
    p.interest = components["subsidies"]["interest"]


def print_seats(p: Printed, components: Components, seats: int) -> None:
    row = seats - LEAST_SEATS
    p.market_per_colour = components["seats"]["market"][row]
    p.bag_per_colour = components["seats"]["bag"][row]
    p.track_trigger = components["seats"]["track_trigger"][row]
    p.table_trigger = components["seats"]["table_trigger"][row]


def print_stages(p: Printed, stages: dict[str, Any]) -> None:
    for k in range(STAGES):
        for column in STAGE_COLUMNS:
            setattr(p.stages[k], column, stages[column][k])


def print_cards(p: Printed, cards: dict[str, Any], seats: int) -> None:
    hands = cards["two_seats"] if seats == 2 else [cards[f"seat_{k + 1}"] for k in range(seats)]
    for order, hand in enumerate(hands):
        for k, card in enumerate(hand):
            p.cards[order][k] = card_bits(card)


def card_bits(card: str) -> int:
    return sum(Card[option.upper()] for option in card.split("/"))


@rule("12.1")
def print_2023_style(p: Printed, components: Components) -> None:
    """Start money instead of subsidies."""
    p.start_money = components["style_2023"]["start_money"]
    for stage in p.stages:
        stage.subsidy_limit = 0


def check_components(t: Tables) -> Iterator[Problem]:
    """What contradicts the rulebook's counts, table by table."""
    yield from check_cases(t)
    yield from check_grid(t["grid"])
    yield from check_silver(t["silver"])
    yield from check_seats(t)
    for name in ("stages_a", "stages_b"):
        yield from check_stages(name, t[name], t["subsidies"]["in_box"])
    if not rises(t["stage_rows"]["stage"]) or not 0 <= t["stage_rows"]["stage"][-1] < STAGES:
        yield "stage_rows", "stage", f"stages by row never fall and lie between 0 and {STAGES - 1}."
    yield from check_cards(t["special_cards"])
    if not 0 <= t["style_2023"]["start_money"] <= 1000:
        yield "style_2023", "start_money", "the start money lies between 0 and 1000."
    for key, most in (("pays", 100), ("interest", 10)):
        if not 0 < t["subsidies"][key] <= most:
            yield "subsidies", key, f"'{key}' lies between 1 and {most}."


def check_cases(t: Tables) -> Iterator[Problem]:
    cases, tables = t["cases"], t["tables"]
    if cases["per_colour"] != 25 or cases["black"] != 15:
        yield "cases", "per_colour", "the box holds 25 cases of each colour and 15 black ones."
    placed = sum(tables["black"]) + tables["stage_fields"]
    if placed != cases["black"] or min(tables["black"]) < 0:
        yield (
            "tables",
            "black",
            f"{placed} black cases are laid out, but the box holds {cases['black']}.",
        )
    if tables["stage_fields"] != STAGES - 1:
        yield "tables", "stage_fields", f"there is one black case for each of the {STAGES - 1} stages."
    if not 1 <= tables["per_colour"] <= 4:
        yield "tables", "per_colour", "a sales table holds one to four cases of each colour."


def check_grid(grid: dict[str, Any]) -> Iterator[Problem]:
    rows = grid["values"]
    columns = list(zip(*rows, strict=True))
    if not all(rises(line, strictly=True) for line in (*rows, *columns)) or rows[0][0] < 1:
        yield "grid", "values", "prices rise from left to right and from bottom to top."
    if rows[-1][-1] > 1000:
        yield "grid", "values", "no price is above 1000."
    row, column = grid["start"]
    if not (0 <= row < len(rows) and 0 <= column < len(rows[0])):
        yield "grid", "start", "the start field lies on the grid."


def check_silver(silver: dict[str, Any]) -> Iterator[Problem]:
    track = silver["track"]
    if not rises(track, strictly=True) or track[0] != 20 or track[-1] != 100:
        yield "silver", "track", "the silver track rises from 20 to 100."
    for key in ("bars_per_step", "bars_per_gold"):
        if not 1 <= silver[key] <= 20:
            yield "silver", key, f"'{key}' lies between 1 and 20."


def check_seats(t: Tables) -> Iterator[Problem]:
    seats, cases = t["seats"], t["cases"]
    on_tables = SALE_TABLES * t["tables"]["per_colour"]
    full_table = COLOURS * t["tables"]["per_colour"]
    for row in range(SEATS - LEAST_SEATS + 1):
        used = seats["market"][row] + seats["bag"][row] + on_tables
        players = row + LEAST_SEATS
        if used > cases["per_colour"] or seats["market"][row] < 1:
            yield "seats", "bag", f"{players} players use {used} cases a colour, but there are 25."
        if COLOURS * seats["bag"][row] < cases["hand"] * players + cases["market"]:
            yield "seats", "bag", f"the bag is too small for {players} hands and the market."
        if not 3 <= seats["track_trigger"][row] <= 6:
            yield "seats", "track_trigger", "a track has six fields and triggers at three to six."
        if not 0 <= seats["table_trigger"][row] < full_table:
            yield "seats", "table_trigger", f"a sales table starts with {full_table} coloured cases."


def check_stages(name: str, stages: dict[str, Any], in_box: int) -> Iterator[Problem]:
    for column in STAGE_COLUMNS:
        if not rises(stages[column]):
            yield name, column, f"'{column}' never falls from one stage to the next."
    if stages["threshold"][0] != 0:
        yield name, "threshold", "the Start card needs no price: its threshold is 0."
    if stages["trade_limit"][0] != 1:
        yield name, "trade_limit", "the Start card allows one share or bar."
    if stages["trade_limit"][-1] > MOST_BARS - 1:
        yield name, "trade_limit", f"a trade limit is at most {MOST_BARS - 1}."
    if stages["subsidy_limit"][-1] * SEATS > in_box:
        yield name, "subsidy_limit", f"five players cannot own more than the {in_box} subsidies of the box."
    if stages["draw"][0] < 1 or stages["draw"][-1] > 30:
        yield name, "draw", "a price change draws 1 to 30 cases."


def check_cards(cards: dict[str, Any]) -> Iterator[Problem]:
    known = {c.name.lower() for c in Card}
    hands = {f"seat_{k}": cards[f"seat_{k}"] for k in range(1, SEATS + 1)}
    if len(cards["two_seats"]) != 2:
        yield "special_cards", "two_seats", "two players have two lists of cards."
    for key, hand in (*hands.items(), *(("two_seats", hand) for hand in cards["two_seats"])):
        if len(hand) > 3 or not all(set(card.split("/")) <= known for card in hand):
            yield "special_cards", key, f"at most three cards of {', '.join(sorted(known))}, joined by '/'."


def rises(line: Any, strictly: bool = False) -> bool:
    return all(a < b if strictly else a <= b for a, b in itertools.pairwise(line))
