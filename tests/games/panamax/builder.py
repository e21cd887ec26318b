"""Positions for the paragraph tests: say what matters, the rest lies as at the start of a game.

>>> s = position(columns=[0, 0, 1, 0, 0, 0])
>>> put(s, "red-1a", "miraflores-2 pacific", "red 3")
>>> legal(play(s, "take 3"))[0]
'move red-1a'

Seats 0 to 3 lead red, green, yellow and black and play in this order. `put` places a ship in the loading
zone of a nation ("china"), in the waiting zone of an ocean ("pacific"), in a zone of the canal ("culebra
atlantic": the cut, towards the Atlantic), or with its company ("board").
"""

from __future__ import annotations

from typing import Any

from penstock.engine import rng
from penstock.engine.hiding import hide
from penstock.engine.record import NONE
from penstock.games.panamax import GAME as DECLARED
from penstock.games.panamax.rules.contracts import take_card
from penstock.games.panamax.rules.flow import begin_round, follow_up
from penstock.games.panamax.rules.loading import put_in_loading_zone
from penstock.games.panamax.rules.setup import (
    clear_fields,
    lay_out_companies,
    lay_out_stacks,
    place_special_ships,
    place_start_ships,
)
from penstock.games.panamax.rules.state import (
    ADVISOR_NAMES,
    COLUMNS,
    COMPANY_NAMES,
    LANE_NAMES,
    NATION_NAMES,
    SHIP_NAMES,
    SHIPS,
    SIDES,
    ZONE_NAMES,
    Action,
    Phase,
    Where,
)
from tests.games.playing import Playing, acting

GAME = DECLARED.with_components("")
_playing = Playing(GAME)
play, legal, refused, events = _playing.play, _playing.legal, _playing.refused, _playing.events
OCEANS = ("atlantic", "pacific")


def position(
    seats: int = 4,
    *,
    mover: int = 0,
    columns: list[int] | None = None,
    executives: list[int] | None = None,
    empty_canal: bool = False,
    **options: Any,
) -> Any:
    """A plain state before the mover takes a die; by default two dice lie in every column."""
    s = GAME.empty_state(seats, GAME.read_options(options))
    rng.restart(s.rng)
    s.records_events = 1
    clear_fields(s)
    s.order[:seats] = [(mover + k) % seats for k in range(seats)]
    lay_out_companies(s)
    place_start_ships(s)
    place_special_ships(s)
    lay_out_stacks(s)
    for k, advisor in enumerate(reversed(range(len(ADVISOR_NAMES)))):
        s.stack[k] = advisor
    s.n_stack = len(ADVISOR_NAMES)
    s.columns = columns or [2] * COLUMNS
    s.executives = executives or [0] * COLUMNS
    s.taken[seats - 1] = s.printed.dice + s.printed.executive - sum(s.columns) - sum(s.executives)
    if empty_canal:
        for ship in range(SHIPS):
            put(s, SHIP_NAMES[ship], "box")
    begin_round(s)
    s.turn = 10
    return settle(s)


def settle(s: Any) -> Any:
    """After a position has been changed by hand: which decision is next?"""
    follow_up(s)
    return s


def moving(
    waterway: int = 0,
    lock: int = 0,
    any_moves: int = 0,
    options: dict[str, Any] | None = None,
    **ships: str,
) -> Any:
    """A movement under way on an otherwise empty canal: red_1a="culebra pacific / red 3"."""
    s = position(empty_canal=True, **(options or {}))
    for name, text in ships.items():
        place, _, dice = text.partition(" / ")
        put(s, name.replace("_", "-"), place, dice)
    s.action = Action.MOVING
    s.waterway, s.lock, s.any_moves = waterway, lock, any_moves
    return settle(s)


def put(s: Any, name: str, at: str, dice: str = "") -> None:
    """A ship somewhere, with dice as "red 3, green 2"."""
    ship = SHIP_NAMES.index(name)
    leave(s, ship)
    words = at.split()
    if at == "box":
        s.where[ship] = Where.BOX
    elif at == "board":
        s.where[ship] = Where.BOARD
    elif at in NATION_NAMES:
        put_in_loading_zone(s, ship, NATION_NAMES.index(at))
    elif len(words) == 1:
        s.where[ship] = Where.WAITING
        s.lane[ship] = OCEANS.index(at)
    else:
        lane = LANE_NAMES.index(words[1])
        s.where[ship] = Where.CANAL
        s.lane[ship] = lane
        s.zone[ship] = s.printed.zone_name[lane].index(ZONE_NAMES.index(words[0]), 1)
        s.holds_in[lane][s.zone[ship]] += s.printed.holds[ship]
    for k, die in enumerate(dice.split(", ") if dice else ()):
        company, value = die.split()
        s.cargo[ship][k] = int(value)
        s.cargo_of[ship][k] = COMPANY_NAMES.index(company)
        s.cargo_sum[ship] += int(value)
        s.n_cargo[ship] += 1


def leave(s: Any, ship: int) -> None:
    if s.where[ship] == Where.CANAL:
        s.holds_in[s.lane[ship]][s.zone[ship]] -= s.printed.holds[ship]
    s.zone[ship] = s.nation[ship] = s.lane[ship] = s.n_cargo[ship] = s.cargo_sum[ship] = 0
    s.cargo[ship] = [0] * 4
    s.cargo_of[ship] = [0] * 4


def give(s: Any, seat: int, card: str, side: str = "front") -> int:
    """A contract as "china 5 2 1R", taken out of the draw pile or the box; its number."""
    tables = GAME.components["contracts"]["cards"] + GAME.components["starting_contracts"]["cards"]
    held = {c for hand in s.contract for c in hand}
    number = next(k for k, text in enumerate(tables) if text.split(" /")[0] == card and k not in held)
    take_out(s, number)
    take_card(s, seat, number, SIDES.index(side))
    return number


def take_out(s: Any, number: int) -> None:
    """A contract out of the draw pile; if it lies open, the lowest card of the pile takes its place."""
    if number in (*s.table, s.incoming, s.top):
        lowest = s.deck[0]
        s.table = [lowest if card == number else card for card in s.table]
        s.incoming = lowest if s.incoming == number else s.incoming
        s.top = lowest if s.top == number else s.top
        number = lowest
    if number in s.deck:
        s.deck.remove(number)
        s.deck.append(NONE)
        s.n_deck -= 1


def lay_open(s: Any, column: int, card: str) -> None:
    """A contract above a grey column, in exchange for the one there."""
    number = next(
        k for k, text in enumerate(GAME.components["contracts"]["cards"]) if text.split(" /")[0] == card
    )
    there = s.table[column - 4]
    if number in s.deck:
        s.deck[s.deck.index(number)] = there
    elif number == s.incoming:
        s.incoming = there
    elif number == s.top:
        s.top = there
    else:
        s.table[s.table.index(number)] = there
    s.table[column - 4] = number


def flags(s: Any, seat: int, **count: int) -> None:
    """Flags on a company board, from the stock: flags(s, 0, china=2, us_east=1)."""
    for name, n in count.items():
        nation = NATION_NAMES.index(name.replace("_", "-"))
        s.flag_stock[nation] -= n - s.flags[seat][nation]
        s.flags[seat][nation] = n


def wagon(s: Any, dice: str) -> None:
    """Dice on the first wagon, out of the pools."""
    for die in dice.split(", "):
        company, value = die.split()
        seat = COMPANY_NAMES.index(company)
        s.wagon[s.n_wagon], s.wagon_of[s.n_wagon] = int(value), seat
        s.n_wagon += 1
        s.pool[seat] -= 1


# -- play -----------------------------------------------------------------------------------


# -- look -----------------------------------------------------------------------------------


def at(s: Any, name: str) -> str:
    """Where a ship is, as `put` would say it."""
    ship = SHIP_NAMES.index(name)
    where = Where(s.where[ship])
    if where == Where.LOADING:
        return NATION_NAMES[s.nation[ship]]
    if where == Where.WAITING:
        return OCEANS[s.lane[ship]]
    if where == Where.CANAL:
        lane = s.lane[ship]
        return f"{ZONE_NAMES[s.printed.zone_name[lane][s.zone[ship]]]} {LANE_NAMES[lane]}"
    return where.name.lower()


def cargo(s: Any, name: str) -> str:
    ship = SHIP_NAMES.index(name)
    dice = range(s.n_cargo[ship])
    return ", ".join(f"{COMPANY_NAMES[s.cargo_of[ship][k]]} {s.cargo[ship][k]}" for k in dice)


def moves(s: Any) -> tuple[int, int, int]:
    """Waterway, lock and other moves left."""
    return s.waterway, s.lock, s.any_moves


def phase(s: Any) -> str:
    return Phase(s.phase).name.lower()


def facts_of(s: Any, notation: str) -> dict[str, Any]:
    """What the text of a move of the acting seat mentions, made from what that seat may know."""
    seat = acting(s)
    return GAME.facts_of(hide(s, seat), seat, GAME.moves.parse(notation))
