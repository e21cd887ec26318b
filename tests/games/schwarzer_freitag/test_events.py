"""What the rules tell: events too rare for a random game."""

import pytest

from penstock.engine.match import Event as Happened
from penstock.games.schwarzer_freitag.rules.codes import Event
from tests.games.schwarzer_freitag.builder import (
    GAME,
    after_draw,
    change,
    events,
    play,
    plenty,
    position,
    settle,
)

RED, GREEN = 2, 3
PURCHASE, SILVER = 0, 1
NOBODY = -1


def test_a_case_from_the_bag_is_told_with_track_and_colour():
    s = play(position(market={}, bag={"red": 1, "black": 2}), "pass bag")
    assert events(s, "MARKED_FROM_BAG") == [(0, SILVER, RED, 0)]


def test_no_case_anywhere_is_told_before_the_change():
    s = play(position(cash=7, market={"red": 1}), "buy red")
    assert events(s, "NO_CASE_LEFT") == [(0, PURCHASE, 0, 0)]
    assert events(s, "CHANGE") == [(0, PURCHASE, 0, 0)]


def test_a_missing_colour_is_told_with_its_rise():
    s = change(position(market=plenty(green=0)))
    assert events(s, "MISSING") == [(NOBODY, GREEN, 6, 10)]


def test_a_void_debt_is_told():
    s = settle(position(silver=100, subsidies=[0, 2, 0, 0], cash=[0, 10, 0, 0], owed=[0, 12, 0, 0]))
    assert events(s, "DEBT_VOID") == [(1, 12, 0, 0)]


def test_interest_is_told_after_the_change_it_belongs_to():
    s = change(position(subsidies=[2, 0, 0, 0], cash=[9, 0, 0, 0], bag={"red": 1}))
    kinds = [Event(note.kind).name for note in s.events[: s.n_events]]
    assert kinds[1:4] == ["CHANGE", "INTEREST_PAID", "DREW"]


def test_silver_that_cannot_rise_is_not_told():
    s = change(position(silver=100, bars_bought=6))
    assert events(s, "SILVER_ROSE") == []


@pytest.mark.parametrize("corner", [(0, 0), (12, 6)], ids=["lowest", "highest"])
def test_a_price_that_does_not_move_is_not_told(corner):
    """Nothing drawn pulls every colour left; four red cases push it up."""
    s = position(prices={"red": corner}, market=plenty(red=0), bag={"red": 4} if corner[0] else {})
    change(s)
    changes = events(s, "PRICE") + events(s, "MISSING")
    assert all(before != after for _, _, before, after in changes)
    assert RED not in {colour for _, colour, _, _ in events(s, "PRICE")}


def test_the_draw_is_one_line_without_the_colours_that_did_not_come():
    s = after_draw({"red": 1, "black": 3, "orange": 1})
    note = next(n for n in s.events[: s.n_events] if n.kind == Event.DREW)
    drawn: dict[str, str | int] = {**Event.DREW.read(note.a, note.b, note.c)}
    assert drawn == {"yellow": 0, "blue": 0, "red": 1, "green": 0, "orange": 1, "black": 3}
    assert Happened("DREW", None, drawn, GAME).text("en") == "Drawn · 1 red · 1 orange · 3 black."


def test_an_empty_bag_is_told_as_such():
    s = change(position())
    assert events(s, "DREW") == []
    text = Happened("CHANGE", 0, {"place": "sale", "count": 0}, GAME).text("en", {0: "Ada"})
    assert text == "The sales table triggers a price change: Ada draws nothing, the bag is empty."


def test_a_crash_in_which_a_price_rises_is_told_as_it_is():
    """Four red less two black cases: red still rises."""
    s = after_draw({"red": 4, "black": 2}, stage=2)
    assert (NOBODY, RED, 7, 14) in events(s, "PRICE")
    assert [e[1] for e in events(s, "CRASH")] == [2]
    text = Happened("CRASH", None, {"count": 2}, GAME).text("en")
    assert text == "2 black cases: the count of every colour drops by 2."


def test_the_settlement_leaves_out_sums_of_nothing():
    settled = Happened("SETTLED", 1, {"shares": 29, "subsidies": 0, "interest": 6}, GAME)
    assert settled.text("en", {1: "Ada"}) == "Ada cashes in · +29 for shares · −6 for overdue interest."


def test_the_longest_move_fits_into_the_events():
    """A forced sale of five shares sets off the change that ends the game."""
    s = position(
        5,
        stage=9,
        silver=95,
        active=3,
        tables={3: {"red": 5}},
        market={},
        bag={"black": 2},
        prices={"red": (9, 6)},
        subsidies=[8] * 5,
        owed=[9_000] * 5,
        hand=[{"red": 6}] * 5,
        bars_bought=6,
    )
    play(s, "sell red")
    assert s.ending
    assert [len(events(s, kind)) for kind in ("SOLD", "DEBT_VOID", "LAST_BARS", "RESULT")] == [5] * 4
    assert s.n_events <= len(s.events)
