"""10, 11 · The end of the game, and what is hidden."""

from penstock.engine.hiding import hide
from penstock.games.panamax.rules.knowledge import determinize
from penstock.games.panamax.rules.scoring import end_game
from penstock.games.panamax.rules.state import ROUNDS, Action, Stage
from tests.games.panamax.builder import GAME, position, settle
from tests.games.playing import chance


def ended(**fields):
    s = position()
    for name, value in fields.items():
        setattr(s, name, value)
    end_game(s)
    return s


def test_10_1_cash_shares_awards_and_loans():
    """Example 23: a loan costs 15; R-111: a score may be negative."""
    s = ended(cash=[10, 0, 3, 0], loans=[1, 2, 0, 0], award=[5, 0, 0, 0], company_cash=[99, 0, 0, 0])
    assert s.score[:4] == [10 + 5 + 6 - 15, 6 - 30, 3 + 6, 6]
    assert s.to_act == 0


def test_10_1_shares_of_all_companies_at_their_prices():
    s = position()
    s.shares[0] = [2, 1, 0, 3]
    s.price = [10, 7, 6, 4]
    end_game(s)
    assert s.score[0] == 6 + 20 + 7 + 12


def test_10_1_the_two_best_advisors():
    """R-68: whichever they are."""
    s = position()
    s.advisors[0] = 0b1_0010_0011  # East, EU, passengers, founder
    s.flags[0] = [1, 3, 0, 0]
    s.tiles[0] = 2
    end_game(s)
    assert s.score[0] == 6 + 6 + 9 + 6
    assert s.shown[0] == s.advisors[0]


EAST, EU, WEST, SETS, PASSENGERS, FOUNDER = (1 << k for k in (0, 1, 2, 4, 5, 8))


def last_fees(advisors):
    """The third round is over but for the fees; seat 0 has 1, 3 and 2 flags of East, EU and West."""
    s = position(columns=[0] * 6)
    s.flags[0] = [1, 3, 2, 0]
    s.stack, s.n_stack = [-1] * 9, 0
    for seat, cards in enumerate(advisors):
        s.advisors[seat], s.n_advisors[seat] = cards, cards.bit_count()
    s.stage, s.action, s.round, s.order_at = Stage.FEES, Action.OVER, ROUNDS - 1, -1
    return settle(s)


def counted(player):
    """The advisors among the best, as far as the view tells."""
    held = player["advisors"]
    return None if held is None else [a["advisor"] for a in held if a["counted"]]


def test_10_1_nobody_is_asked_which_advisors_count():
    """P-5: with the last fees the game is over, and the sheet says which two were the best."""
    s = last_fees([EAST | EU | WEST, SETS | PASSENGERS | FOUNDER, FOUNDER, 0])
    assert (s.ending, s.to_act) == (1, 0)
    for viewer in (0, 1, None):
        players = GAME.view_of(hide(s, viewer), viewer)["players"]
        assert [counted(p) for p in players] == [["eu", "west"], ["sets", "founder"], ["founder"], []]
        for p in players:
            assert sum(a["pays"] for a in p["advisors"] if a["counted"]) == p["advisor_money"]
    assert players[0]["advisor_money"] == 9 + 6


def test_10_1_before_the_end_only_the_holder_sees_which_would_count():
    s = position()
    s.advisors[0], s.n_advisors[0], s.flags[0] = EAST | EU | WEST, 3, [1, 0, 2, 0]
    assert counted(GAME.view_of(hide(s, 0), 0)["players"][0]) == ["east", "west"]
    assert counted(GAME.view_of(hide(s, 1), 1)["players"][0]) is None
    assert counted(GAME.view_of(hide(s, None), None)["players"][0]) is None


def test_10_1_a_last_position_is_worth_its_score():
    s = last_fees([EAST | EU | WEST, 0, 0, 0])
    assert [GAME.value_of(s, seat) for seat in range(4)] == [1000 * score for score in s.score[:4]]


def test_10_1_worth_is_what_the_end_would_pay():
    """Seat 0: $7, an award of 5, two own shares at 10 and one of green at 6, East 3 + EU 9, one loan."""
    s = position()
    s.cash[0], s.award[0], s.loans[0] = 7, 5, 1
    s.shares[0], s.price = [2, 1, 0, 0], [10, 6, 6, 6]
    s.advisors[0], s.n_advisors[0], s.flags[0] = EAST | EU | PASSENGERS, 3, [1, 3, 0, 0]
    open_parts = {"cash": 7, "awards": 5, "shares": 26, "debt": 15}
    assert GAME.worth_of(hide(s, 0), 0, 0) == {"total": 35, **open_parts, "advisors": 12}
    for viewer in (1, None):
        assert GAME.worth_of(hide(s, viewer), viewer, 0) == {"total": 23, **open_parts, "advisors": None}
    end_game(s)
    for viewer in (0, 1, None):
        assert GAME.worth_of(hide(s, viewer), viewer, 0) == {"total": 35, **open_parts, "advisors": 12}
    assert s.score[0] == 35


def test_10_2_the_last_turn_order_breaks_ties():
    s = position()
    s.order[:4] = [2, 0, 3, 1]
    s.cash[1] = 20
    end_game(s)
    assert s.place[:4] == [3, 1, 2, 4]
    assert s.ending == 1


def test_11_1_others_see_only_the_number_of_advisors():
    """R-116."""
    s = position()
    s.advisors[0], s.n_advisors[0] = 1, 1
    own, other = GAME.view_of(hide(s, 0), 0), GAME.view_of(hide(s, 1), 1)
    east = {"advisor": "east", "pays": 0, "counted": True}
    assert own["players"][0]["advisors"] == [east]
    assert other["players"][0]["advisors"] is None
    assert other["players"][0]["advisor_count"] == 1
    end_game(s)
    assert GAME.view_of(hide(s, 1), 1)["players"][0]["advisors"] == [east]


def test_11_1_the_view_explains_fees_and_score():
    s = position()
    for player in GAME.view_of(hide(s, None), None)["players"]:
        assert sum(player["fee_parts"].values()) == player["fee"]
        assert player["advisor_money"] is None
    s.advisors[0], s.n_advisors[0], s.flags[0][0] = 1, 1, 2
    s.loans[1] = 2
    end_game(s)
    players = GAME.view_of(hide(s, 1), 1)["players"]
    assert players[0]["advisor_money"] == players[0]["advisors"][0]["pays"] > 0
    for player in players:
        shares = sum(
            n * p["price"] for p in players for c, n in player["shares"].items() if c == p["company"]
        )
        lines = player["cash"] + player["award"] + shares + player["advisor_money"] - player["debt"]
        assert lines == player["score"]


def test_11_1_the_draw_pile_shows_its_top_only():
    s = position()
    shown = GAME.view_of(hide(s, 0), 0)
    assert shown["top"]["card"] == s.top
    assert shown["draw_pile"] == s.n_deck + 1


def test_11_2_a_card_put_back_is_in_the_stack():
    """The seat returned Sets and passed Founder on; nobody has taken an advisor since."""
    places = set()
    for seed in range(40):
        s = position()
        s.advisors[:4] = [1, 2, 4, 8]
        s.n_advisors[:4] = [1] * 4
        s.stack[:5], s.n_stack = [4, 5, 6, 7, 8], 5
        s.held_at_look[0] = [1] * 4
        s.seen[0], s.passed[0] = 1 << 4, 8
        determinize(s, 0, chance(seed))
        assert 4 in s.stack[:5]
        assert sorted(s.stack[:5] + [k for cards in s.advisors for k in range(9) if cards >> k & 1]) == [
            *range(9)
        ]
        places.add(next((k for k in range(4) if s.advisors[k] >> 8 & 1), "stack"))
    assert places == {1, "stack"}


def test_11_2_what_others_took_since_the_look_is_unknown():
    """After a look at {5, 6, 7, 8} player 2 took one card more."""
    taken = set()
    for seed in range(60):
        s = position()
        s.advisors[:4] = [1 | 16, 2, 4 | 32, 8]
        s.n_advisors[:4] = [2, 1, 2, 1]
        s.stack[:3], s.n_stack = [6, 7, 8], 3
        s.held_at_look[0] = [2, 1, 1, 1]
        s.seen[0] = 0b1_1110_0000
        determinize(s, 0, chance(seed))
        new = [k for k in range(5, 9) if s.advisors[2] >> k & 1]
        assert len(new) == 1
        assert all(s.advisors[k] & 0b1_1110_0000 == 0 for k in (0, 1, 3))
        taken.add(new[0])
    assert taken == {5, 6, 7, 8}


def test_11_2_a_guessed_world_is_whole_while_advisors_are_kept():
    """Somebody else's place in it can be taken: what they passed on is in their left neighbour's hand."""
    match = GAME.new(3, 5, backend="plain")
    while match.state.stage < Stage.KEEPING:
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    s = match.state
    for seat in (0, 1, 2):
        determinize(s, seat, chance(seat))
        for player in range(3):
            assert s.advisors[(player + 1) % 3] >> s.passed[player] & 1
