"""Positions for the paragraph tests: say what matters, the rest lies as at the start of a game.

>>> s = position(stage=2, cash=24, market=plenty(blue=2), prices={"blue": (1, 3)})
>>> play(s, "buy blue", "buy blue").cash[0]
0
>>> price(s, "blue")
14

Colours go by name, prices by cell (row from the bottom, column from the left), sale tables by their
printed number 1 to 3, seats from 0. A price change draws what the bag holds: a test that wants fixed
draws puts exactly those cases into the bag (see `after_draw`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import penstock
from penstock.engine import rng
from penstock.games.schwarzer_freitag.face.components import card_bits
from penstock.games.schwarzer_freitag.rules.change import price_change
from penstock.games.schwarzer_freitag.rules.prices import price_of
from penstock.games.schwarzer_freitag.rules.scoring import end_game
from penstock.games.schwarzer_freitag.rules.setup import lay_out_board
from penstock.games.schwarzer_freitag.rules.state import COLOUR_NAMES, Place
from penstock.games.schwarzer_freitag.rules.turn import begin_turn
from tests.games.playing import Playing

GAME = penstock.game("schwarzer-freitag", components="")
_playing = Playing(GAME)
play, legal, refused, events = _playing.play, _playing.legal, _playing.refused, _playing.events
COLOURS = COLOUR_NAMES
YELLOW, BLUE, RED, GREEN, ORANGE, BLACK = range(len(COLOURS) + 1)
KINDS = (*COLOUR_NAMES, "black")
FOUR = {"yellow": 1, "blue": 1, "red": 1, "green": 1}  # on a track: one case short of a price change
SIX = {"yellow": 2, "blue": 1, "red": 1, "green": 1, "orange": 1}  # on a sale table: the same
SUBSIDY_LIMITS = list(enumerate([2, 3, 3, 4, 5, 5, 6, 7, 7, 8]))  # stage, limit
TRADE_LIMITS = list(enumerate([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]))

Cases = dict[str, int]


def plenty(count: int = 4, **other: int) -> Cases:
    """`count` cases of every colour, except where another number is given."""
    return {**dict.fromkeys(COLOURS, count), **other}


def position(
    seats: int = 4,
    *,
    mover: int = 0,
    stage: int = 0,
    prices: dict[str, tuple[int, int]] | None = None,
    market: Cases | None = None,
    bag: Cases | None = None,
    purchase: Cases | None = None,
    silver_track: Cases | None = None,
    active: int = 1,
    tables: dict[int, Cases] | None = None,
    silver: int = 20,
    bars_bought: int = 0,
    supply: int = 0,
    cash: Any = None,
    hand: Any = None,
    subsidies: Any = 0,
    owed: Any = 0,
    bars: Any = 0,
    cards: Any = "",
    **options: Any,
) -> Any:
    """A plain state at the beginning of the mover's turn.

    Args:
        market: all of it; four of every colour if not said.
        bag: all of it; empty if not said.
        tables: contents of sale tables; the others are full, those above the active one are empty.
        cash: of the mover, or a list with one entry per seat; so are the five that follow it.
        hand: shares behind the screen, as {"red": 2}.
        cards: special cards, as "sell buy pass" (three cards) or "pass/sell" (one card, two options).
        options: the table's options by name.
    """
    s = GAME.empty_state(seats, GAME.read_options(options))
    rng.restart(s.rng)
    lay_out_board(s)
    s.records_events = 1
    for name, cell_ in (prices or {}).items():
        s.row[COLOURS.index(name)], s.column[COLOURS.index(name)] = cell_
    s.stage, s.stage_fields = stage, s.printed.stage_fields - stage
    s.silver_at = s.printed.silver_track.index(silver)
    s.bars_bought, s.black_supply = bars_bought, supply
    lay(s.market, plenty() if market is None else market)
    lay(s.bag, bag or {})
    lay(s.purchase_track, purchase or {})
    lay(s.silver_cases, silver_track or {})
    s.bag_size = sum(s.bag)
    s.active_table = active - 1
    for table in range(1, active):
        lay(s.sale_tables[table - 1], {})
    for table, content in (tables or {}).items():
        lay(s.sale_tables[table - 1], content)
    for seat in range(seats):
        if cash is not None:
            s.cash[seat] = of_seat(cash, seat, mover, 0)
        lay(s.hand[seat], of_seat(hand, seat, mover, {}) or {})
        s.hand_size[seat] = sum(s.hand[seat])
        s.subsidies[seat] = of_seat(subsidies, seat, mover, 0)
        s.owed[seat] = of_seat(owed, seat, mover, 0)
        s.bars[seat] = of_seat(bars, seat, mover, 0)
        for k, card in enumerate(of_seat(cards, seat, mover, "").split()):
            s.cards[seat][k] = card_bits(card)
    s.bank = -sum(s.cash)
    begin_turn(s, mover)
    return s


def lay(place: list[int], cases_: Cases) -> None:
    place[:] = [cases_.get(kind, 0) for kind in KINDS[: len(place)]]


def of_seat(value: Any, seat: int, mover: int, nothing: Any) -> Any:
    if isinstance(value, list):
        return value[seat]
    return value if seat == mover else nothing


def set_up(seats: int = 4, seed: int = 1, **options: Any) -> Any:
    """A plain state after the real set-up."""
    return GAME.new(seats, seed, options, backend="plain").state


# -- play -----------------------------------------------------------------------------------


def change(s: Any, place: str = "silver") -> Any:
    """A price change set off by the purchase track, the silver track or the sale table."""
    price_change(s, Place[place.upper()])
    return s


def after_draw(bag: Cases, **given: Any) -> Any:
    """The position after a pass whose price change draws exactly these cases."""
    s = position(silver_track=FOUR, bag=bag, **given)
    assert s.bag_size <= s.printed.stages[s.stage].draw, "more in the bag than would be drawn"
    return play(s, "pass orange")


def settle(s: Any) -> Any:
    """The end of the game, at once; no case and no coin is lost."""
    before = GAME.totals(s)
    end_game(s)
    assert GAME.totals(s) == before
    return s


# -- look -----------------------------------------------------------------------------------


def price(s: Any, colour: str) -> int:
    return int(price_of(s, COLOURS.index(colour)))


def prices_of(s: Any) -> list[int]:
    """Yellow, blue, red, green, orange."""
    return [price(s, colour) for colour in COLOURS]


def cell(s: Any, colour: str) -> tuple[int, int]:
    return s.row[COLOURS.index(colour)], s.column[COLOURS.index(colour)]


def cases(place: Iterable[int]) -> Cases:
    """What lies somewhere, by colour; nothing is said of what is not there."""
    return {kind: n for kind, n in zip(KINDS, place, strict=False) if n}


def cards_of(s: Any, seat: int) -> list[list[str]]:
    """The unused special cards of a seat, each with its options."""
    return GAME.view_of(s, seat)["players"][seat]["cards"]


def facts_of(s: Any, notation: str) -> dict[str, Any]:
    """What the mover's button mentions."""
    return GAME.facts_of(s, s.mover, GAME.moves.parse(notation))


def texts(s: Any, notation: str) -> tuple[str, str | None]:
    """What the mover's button says, and the refusal if the move is not possible."""
    name = GAME.moves.names[GAME.moves.parse(notation)]
    facts = GAME.facts_of(s, s.mover, name.id)
    refusal = GAME.refusal(GAME.refusals[refused(s, notation)], facts)
    button = GAME.language.say("en", f"move-{name.family}", **facts, **name.params)
    return button, refusal.text() if refusal else None
