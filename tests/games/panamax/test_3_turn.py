"""3 · The turn."""

from penstock.games.panamax.rules.state import BENEFITS, Action, Phase
from tests.games.panamax.builder import (
    at,
    events,
    facts_of,
    flags,
    give,
    legal,
    moves,
    phase,
    play,
    position,
    refused,
    settle,
)


def test_3_1_turns_follow_the_order_until_no_die_is_left():
    s = position(columns=[0, 0, 0, 0, 0, 2], empty_canal=True)
    play(s, "take 6", "skip")
    while phase(s) != "before":
        play(s, legal(s)[-1])
    assert (s.mover, s.to_act) == (1, 2)
    assert refused(s, "take 6", seat=0) == "NOT_YOUR_TURN"
    play(s, "take 6", "skip")
    while s.round == 0:
        play(s, legal(s)[-1])
    assert (s.round, sum(s.columns) + sum(s.executives)) == (1, 16)


def test_3_2_the_lowest_die_decides_the_strength():
    """Example 2: the die comes from the lowest occupied row."""
    for dice, strength in ((3, 1), (2, 2), (1, 3)):
        s = play(position(columns=[0, 0, 0, dice, 0, 1]), "take 4")
        assert (s.columns[3], s.strength, s.taken[0]) == (dice - 1, strength, 1)


def test_3_2_an_executive_die_only_from_an_empty_column():
    """Example 3."""
    s = position(columns=[0, 0, 0, 2, 0, 1], executives=[0, 0, 0, 1, 1, 0])
    assert legal(s)[:3] == ["take 4", "take 5", "take 6"]
    assert refused(s, "take 1") == "NO_DIE"
    play(s, "take 5")
    assert (phase(s), s.executives[4], s.strength) == ("executive", 0, 3)
    s = play(position(columns=[0, 0, 0, 2, 0, 1], executives=[0, 0, 0, 1, 1, 0]), "take 4")
    assert (s.columns[3], s.executives[3]) == (1, 1)


def test_3_3_a_transferred_die_is_used_in_its_new_row():
    """Example 4, R-10."""
    s = position(columns=[1, 1, 0, 1, 1, 2])
    told = facts_of(s, "transfer 6 3")
    assert (told["strength"], told["lock"]) == (3, 3)
    play(s, "transfer 6 3")
    assert (s.company_cash[0], s.columns[5], s.columns[2]) == (13, 1, 0)
    assert (phase(s), moves(s)) == ("moving", (3, 3, 0))


def test_3_3_the_price_of_a_transfer():
    """Example 31: 5, with the benefit 2, with four nations nothing."""
    s = position()
    s.benefits[0] = 1 << BENEFITS.index("transfers")
    assert play(s, "transfer 6 3").company_cash[0] == 16
    s = position()
    flags(s, 0, us_east=1, eu=1, us_west=1, china=1)
    assert play(s, "transfer 6 3").company_cash[0] == 18


def test_3_3_why_a_transfer_is_refused():
    """R-8, R-11, and never within one side."""
    s = position(columns=[0, 2, 3, 2, 2, 2])
    assert refused(s, "transfer 1 4") == "NO_DIE"
    assert refused(s, "transfer 4 5") == refused(s, "transfer 2 3") == "SAME_SIDE"
    assert refused(s, "transfer 6 3") == "COLUMN_FULL"
    s.company_cash[0] = 4
    assert refused(s, "transfer 6 2") == "COMPANY_TOO_POOR"


def test_3_3_a_transferred_executive_die_is_an_ordinary_one():
    """R-9: no market."""
    s = play(position(columns=[1, 1, 1, 2, 2, 0], executives=[0] * 5 + [1]), "transfer 6 1")
    assert (phase(s), moves(s), s.executives[5]) == ("moving", (2, 1, 0), 0)


def test_3_4_action_or_market():
    """R-74, R-103; example 30: the raise is two."""
    s = position(columns=[1, 0, 0, 0, 0, 1], executives=[0, 1, 0, 0, 1, 0])
    play(s, "take 2")
    assert legal(s) == ["act", *(f"buy {c}" for c in ("red", "green", "yellow", "black")), "raise"]
    assert play(s, "raise").price[0] == 8
    s = position(columns=[1, 0, 0, 0, 0, 1], executives=[0, 1, 0, 0, 1, 0])
    assert play(s, "take 5", "act").loads == 3


def test_3_5_ships_are_built_by_the_company():
    s = play(position(), "build 1b china", "build 3 eu", "build 2 eu")
    assert s.company_cash[0] == 18 - 5 - 7
    assert (at(s, "red-1b"), at(s, "red-3"), at(s, "red-2")) == ("china", "eu", "eu")
    assert refused(s, "build 2 eu") == "IN_USE"


def test_3_5_building_needs_money_but_the_medium_ship_none():
    s = position()
    s.company_cash[0] = 4
    assert refused(s, "build 1b china") == "CANNOT_BUILD"
    assert refused(s, "build 2 china") == "NONE"


def test_3_5_moments_of_building():
    """R-84: before the die, at loading decisions, at the end; not while moving."""
    s = position(columns=[2] * 6)
    play(s, "take 4", "skip")
    assert phase(s) == "loading"
    assert "build 2 eu" in legal(s)
    assert "build 2 eu" in legal(play(s, "done"))
    assert phase(s) == "after"
    s = play(position(), "take 1")
    assert refused(s, "build 2 eu") == "NOT_NOW"


def test_3_6_contracts_are_discarded_down_to_two():
    """R-36, R-78, R-104: by choice; the dice go to the warehouse, a starting card into the box."""
    s = position()
    s.warehouse[0], s.pool[0] = 5, 3
    start = give(s, 0, "china 4 2")
    give(s, 0, "eu 5 2")
    give(s, 0, "china 6")
    s.action = Action.AFTER
    settle(s)
    held, discards = s.warehouse[0], s.n_discards
    play(s, "end")
    assert (phase(s), legal(s)) == ("discard", ["discard 1", "discard 2", "discard 3"])
    play(s, "discard 1")
    assert (s.warehouse[0], s.n_discards, s.mover) == (held + 2, discards, 1)
    assert start not in s.contract[0]
    assert events(s, "DISCARDED") == [(0, 3, 0, 0)]


def test_3_6_two_contracts_are_no_choice():
    s = position()
    give(s, 0, "china 6")
    s.action = Action.DISCARDING
    s.contract[0][1] = -1
    settle(s)
    assert s.mover == 1
    s.phase, s.mover, s.to_act = Phase.DISCARD, 0, 1
    assert refused(s, "discard 2") == "NO_CONTRACT"


def test_3_3_one_transfer_a_turn():
    """R-61: the die moved must be used."""
    s = position(columns=[1, 1, 0, 1, 1, 2])
    told = facts_of(s, "transfer 6 3")
    assert (told["strength"], told["lock"]) == (3, 3)
    play(s, "transfer 6 3")
    assert refused(s, "transfer 6 2") == refused(s, "take 4") == "NOT_NOW"
