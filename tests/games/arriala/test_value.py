"""The greedy player's wisdom: what a position must not be worth."""

from penstock import game
from penstock.games.arriala.judgement.patience import idle_turns, is_in_turn
from penstock.games.arriala.judgement.value import WIN, board_value, vineyard_worth
from penstock.games.arriala.rules.state import Phase
from penstock.games.arriala.rules.turn import stop
from tests.games.arriala.builder import position, settle
from tests.walks import walk

value = game("arriala").value_of


def test_stopping_by_itself_changes_nothing() -> None:
    """A turn counts as over while it lasts, or somebody would stop just to finish an idle round."""
    match = game("arriala").new(2, seed=3, backend="plain")
    looks = 0
    for _ in walk(match, 3):
        s = match.state
        seat = int(s.mover)
        if not match.over and s.phase == Phase.ACTION and is_in_turn(s, seat):
            after = s.copy()
            stop(after, seat)
            if after.ending == 0:
                assert idle_turns(after, seat) == idle_turns(s, seat)
                assert board_value(after, seat, 0) == board_value(s.copy(), seat, 0)
                looks += 1
    assert looks > 50


def test_before_the_first_action_of_a_turn_everybody_is_as_patient() -> None:
    """Searches compare the seats there: whoever is next must not look worse for it."""
    s = position(idle=3)
    assert [idle_turns(s, seat) for seat in range(4)] == [3] * 4
    s.ap -= 1
    assert [idle_turns(s, seat) for seat in range(4)] == [4, 3, 3, 3]


def test_a_victory_of_the_neutral_colour_is_a_defeat() -> None:
    """Searches compare the seats with it: nobody leads who is behind it."""
    s = settle(position(2, points=[20, 10, 21]))
    worth = [value(s, colour) for colour in range(3)]
    assert worth[2] > worth[0] > worth[1]
    assert value(settle(position(2, points=[20, 10, 19])), 0) > worth[0] + WIN


def test_a_safe_lead_in_a_vineyard_is_worth_more_than_a_bare_one() -> None:
    leads = [position(red=["brulhois"] * lead) for lead in (1, 2, 3, 4)]
    worth = [vineyard_worth(s, 0, 0) for s in leads]
    assert worth[0] < worth[1] < worth[2] == worth[3] == 100 * leads[0].printed.vineyard_fields[2]
    assert vineyard_worth(position(red=["brulhois"] * 2, yellow=["brulhois"]), 0, 0) == worth[0]
