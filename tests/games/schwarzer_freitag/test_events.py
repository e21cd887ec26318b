"""What the rules tell: events too rare for a random game."""

from penstock.games.schwarzer_freitag.words import Event
from tests.games.schwarzer_freitag.builder import change, events, play, plenty, position, settle

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
    s = change(position(subsidies=[2, 0, 0, 0], cash=[9, 0, 0, 0]))
    kinds = [Event(note.kind).name for note in s.events[: s.n_events]]
    assert kinds[1:4] == ["CHANGE", "INTEREST_PAID", "DREW"]


def test_silver_that_cannot_rise_is_not_told():
    s = change(position(silver=100, bars_bought=6))
    assert events(s, "SILVER_ROSE") == []
