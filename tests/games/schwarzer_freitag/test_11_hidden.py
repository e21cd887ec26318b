"""11 · Hidden information: what a seat sees, what it can work out, what a fair bot may imagine."""

import random

import pytest

from penstock.engine import rng
from penstock.engine.hiding import hide
from tests.games.schwarzer_freitag.builder import (
    BLACK,
    COLOURS,
    FOUR,
    GAME,
    RED,
    cases,
    play,
    position,
    set_up,
    settle,
)


def players(s, seat):
    return GAME.view_of(hide(s, seat), seat)["players"]


def guess(s, seat, luck=1):
    """The whole table as `seat` may imagine it."""
    chance = [0] * rng.WORDS
    rng.start(chance, luck, 2, 3)
    known = hide(s, seat)
    GAME.determinize(known, seat, chance)
    return known


def played(seats, seed, decisions, **options):
    """A match after some random decisions."""
    match = GAME.new(seats, seed, options, backend="plain")
    choice = random.Random(seed)
    while len(match.history) < decisions and not match.over:
        match.play(choice.choice(match.legal(match.to_act[0])))
    return match.state


def hidden_from_first(s):
    """Bag and other hands together, by colour."""
    return [sum(column) for column in zip(s.bag[:5], *s.hand[1:], strict=True)]


def start_hand(s, seat):
    return [held - bought for held, bought in zip(s.hand[seat], s.bought[seat], strict=True)]


# -- 11.1 Open and hidden -------------------------------------------------------------------


def test_11_1_shares_and_money_of_the_others_are_hidden():
    """Q40, hideCash: true."""
    s = position(cash=[5, 6, 7, 8], hand=[{"red": 1}, {"blue": 2}, {}, {}])
    own, other = players(s, 0)[:2]
    assert (own["cash"], cases(own["hand"].values())) == (5, {"red": 1})
    assert (other["cash"], other["hand"], other["hand_size"]) == (None, None, 2)


def test_11_1_option_hide_cash_false_shows_all_money_but_no_shares():
    """hideCash: false."""
    s = position(cash=[5, 6, 7, 8], hand=[{}, {"blue": 2}, {}, {}], hideCash="false")
    assert [p["cash"] for p in players(s, 0)] == [5, 6, 7, 8]
    assert players(s, 0)[1]["hand"] is None


def test_11_1_a_spectator_sees_no_screen():
    s = position(cash=[5, 6, 7, 8])
    assert [(p["cash"], p["hand"]) for p in players(s, None)] == [(None, None)] * 4


def test_11_1_subsidies_debts_bars_and_cards_are_open():
    """Q40."""
    s = position(
        subsidies=[0, 2, 0, 0], owed=[0, 9, 0, 0], bars=[0, 13, 0, 0], cards=["", "pass/sell", "", ""]
    )
    other = players(s, 0)[1]
    assert (other["subsidies"], other["owed"], other["gold"], other["silver"]) == (2, 9, 2, 3)
    assert other["cards"] == [["pass", "sell"]]


def test_11_1_the_board_is_open():
    """Q40."""
    s = position(silver_track=FOUR, purchase={"red": 2}, supply=3, bars_bought=2)
    view = GAME.view_of(hide(s, 0), 0)
    assert cases(view["silver_track"].values()) == FOUR
    assert cases(view["purchase_track"].values()) == {"red": 2}
    assert (view["black"]["stage_fields"], view["black"]["supply"]) == (9, 3)
    assert view["silver"]["bought"] == 2


def test_11_1_of_the_bag_only_the_size_is_open():
    """Q41."""
    one, other = position(bag={"red": 4}), position(bag={"blue": 1, "black": 3})
    assert GAME.view_of(hide(one, 0), 0) == GAME.view_of(hide(other, 0), 0)
    assert GAME.view_of(hide(one, 0), 0)["bag_size"] == 4
    assert cases(hide(one, 0).bag) == {}


def test_11_1_two_tables_that_differ_only_behind_other_screens_look_the_same():
    """Q40."""
    one = position(hand=[{"red": 1}, {"blue": 2}, {}, {}])
    other = position(hand=[{"red": 1}, {"green": 2}, {}, {}])
    assert GAME.view_of(hide(one, 0), 0) == GAME.view_of(hide(other, 0), 0)
    assert GAME.view_of(hide(one, 1), 1) != GAME.view_of(hide(other, 1), 1)


# -- 11.2 What can be worked out ------------------------------------------------------------


def test_11_2_who_keeps_count_knows_everybodys_money():
    """Q65: hiding it is a courtesy."""
    s = position(cash=[5, 6, 7, 8])
    assert hide(s, 0).cash[:4] == [5, 6, 7, 8]


@pytest.mark.parametrize("decisions", [0, 40, 120])
def test_11_2_the_view_counts_for_everybody(decisions):
    """Q65: black cases of the bag, and each colour in the bag and behind the other screens together."""
    s = played(3, 5, decisions)
    view = GAME.view_of(hide(s, 0), 0)
    assert view["black"]["bag"] == s.bag[BLACK]
    own, *others = view["players"]
    assert list(own["unseen"].values()) == hidden_from_first(s)
    spectators = GAME.view_of(hide(s, None), None)["players"]
    assert [player["unseen"] for player in (*others, *spectators)] == [None] * 5


def test_11_2_everybody_knows_which_cases_were_hidden_at_the_start():
    """Q65: all cases of the bag and the hands together, never their places."""
    s = set_up(4)
    for colour in range(5):
        assert s.unseen[colour] == s.bag[colour] + sum(hand[colour] for hand in s.hand)
        assert s.unseen[colour] == 4 + 14 - s.market[colour]


def test_11_2_purchases_and_sales_are_counted_in_the_open():
    """Q65."""
    s = play(position(cash=7, subsidies=[2] * 4, hand=[{}, {"red": 2}, {}, {}]), "buy blue", "sell red")
    assert cases(s.bought[0]) == {"blue": 1}
    assert cases(s.bought[1]) == {"red": -1}


def test_11_2_a_sale_beyond_the_purchases_shows_a_case_of_the_start_hand():
    """Q65: selling two, buying one back, selling it again shows two in all."""
    s = position(2, cash=20, hand={"red": 3}, subsidies=[2, 2], market={"red": 9}, tables={1: {"red": 10}})
    for move, shown in (("sell red", 1), ("sell red", 2), ("buy red", 2), ("sell red", 2), ("sell red", 3)):
        play(s, move)
        assert s.shown[0][RED] == shown
        play(s, "pass red")


def test_11_2_a_sale_of_bought_shares_shows_nothing():
    s = play(position(2, cash=7, subsidies=[2, 2]), "buy red", "pass blue", "sell red")
    assert cases(s.shown[0]) == {}


def test_11_2_the_view_counts_the_cases_seen_to_go_behind_a_screen():
    """Bought and not sold, and dealt and shown."""
    s = position(2, cash=20, hand={"red": 3}, subsidies=[2, 2], market={"red": 9, "blue": 9})
    told = []
    for move in ("sell red", "buy blue", "buy red", "sell red"):
        play(s, move)
        play(s, "pass red")
        told.append(cases(players(s, 1)[0]["seen"].values()))
    assert told == [{}, {"blue": 1}, {"blue": 1, "red": 1}, {"blue": 1}]


@pytest.mark.parametrize("decisions", [20, 60, 120])
def test_11_2_whoever_keeps_count_knows_what_somebody_is_worth_at_least_and_at_most(decisions):
    s = played(4, 7, decisions)
    for player in range(1, 4):
        seen = GAME.worth_of(hide(s, 0), 0, player)
        known = GAME.worth_of(hide(s, player), player, player)["total"]
        assert seen["total"] - seen["unseen"] <= known <= seen["total"]
        assert sum(players(s, 0)[player]["seen"].values()) <= s.hand_size[player]


def test_11_2_worth_never_looks_behind_a_screen():
    one = position(cash=[5, 90, 7, 8], hand=[{}, {"blue": 3}, {}, {}], prices={"red": (9, 4)})
    other = position(cash=[5, 90, 7, 8], hand=[{}, {"red": 3}, {}, {}], prices={"red": (9, 4)})
    for seat in (0, 2, None):
        told = [GAME.worth_of(hide(s, seat), seat, 1) for s in (one, other)]
        assert told[0] == told[1]
        assert told[0]["cash"] is told[0]["shares"] is None
        assert told[0]["unseen"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_11_2_the_colours_of_bag_and_other_hands_together_are_known(seats):
    """Q65: a guess has the true sum of every colour, and the true black cases."""
    s = played(seats, seed=3, decisions=60)
    imagined = guess(s, 0)
    assert hidden_from_first(imagined) == hidden_from_first(s)
    assert (imagined.hand[0], imagined.bag[BLACK]) == (s.hand[0], s.bag[BLACK])


# -- 11.3 Fair guesses ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("decisions", [2, 40, 90, 140])
def test_11_3_a_guess_agrees_with_everything_the_seat_knows(seats, decisions):
    s = played(seats, seed=decisions + seats, decisions=decisions)
    for seat in range(seats):
        imagined = guess(s, seat)
        assert GAME.totals(imagined) == GAME.totals(s)
        assert GAME.view_of(hide(imagined, seat), seat) == GAME.view_of(hide(s, seat), seat)
        assert min(imagined.bag) >= 0
        assert min(min(hand) for hand in imagined.hand) >= 0


def test_11_3_the_last_sale_shows_every_start_hand():
    """Q65: once all shares are sold, nobody can be imagined with any."""
    s = settle(play(set_up(3, seed=5), "subsidy", "buy green", "end"))
    for seat in range(3):
        assert guess(s, seat).hand == s.hand == [[0] * 5] * 5
        assert sum(s.shown[seat]) == 5


def test_11_3_a_guess_gives_everybody_five_start_cases_and_the_shown_ones_among_them():
    s = played(4, seed=8, decisions=80)
    assert any(cases(shown) for shown in s.shown[1:4])
    for luck in range(20):
        imagined = guess(s, 0, luck)
        for seat in (1, 2, 3):
            start = start_hand(imagined, seat)
            assert sum(start) == 5
            assert all(has >= shown for has, shown in zip(start, s.shown[seat], strict=True))


def test_11_3_what_somebody_bought_is_in_every_guess():
    s = set_up(3, seed=5)
    play(s, "subsidy", "buy green", "end")
    buyer = (s.mover - 1) % 3
    for luck in range(20):
        assert guess(s, s.mover, luck).hand[buyer][COLOURS.index("green")] >= 1


def test_11_3_guesses_differ_with_luck_and_do_not_copy_the_true_table():
    s = set_up(4, seed=5)
    hands = {str(guess(s, 0, luck).hand[1]) for luck in range(30)}
    assert len(hands) > 10


def test_11_3_a_guess_does_not_depend_on_what_is_hidden():
    """Two tables that look the same to a seat give it the same guesses."""
    one = set_up(4, seed=5)
    other = one.copy()
    other.hand[1], other.hand[2] = other.hand[2], other.hand[1]
    other.rng = [1, 2, 3, 4]
    assert guess(one, 0).to_bytes() == guess(other, 0).to_bytes()


def test_11_3_a_guess_has_luck_of_its_own():
    s = set_up(4, seed=5)
    assert guess(s, 0, 1).rng != s.rng
    assert guess(s, 0, 1).rng != guess(s, 0, 2).rng


def test_11_3_a_guess_leaves_the_table_itself_alone():
    s = set_up(4, seed=5)
    before = s.to_bytes()
    guess(s, 0)
    assert s.to_bytes() == before
