"""7 · Cards."""

from penstock.games.panamax.rules.state import ADVISOR_NAMES, SHIP_NAMES, Action, Stage
from tests.games.panamax.builder import (
    GAME,
    at,
    cargo,
    events,
    facts_of,
    flags,
    give,
    legal,
    moves,
    moving,
    phase,
    play,
    position,
    put,
    refused,
    settle,
)


def with_captain(number=3, won=5, **given):
    s = position(empty_canal=True, **given)
    s.captain[0], s.captain_turn[0] = number, won
    s.captains = [k for k in (1, 2, 3, 4, 5) if k != number] + [0]
    s.n_captains = 4
    return s


def with_stevedore(number=1, won=5, **given):
    s = position(empty_canal=True, **given)
    s.stevedore[0], s.stevedore_turn[0] = number, won
    s.stevedores = [k for k in (1, 2, 3, 4, 5) if k != number] + [0]
    s.n_stevedores = 4
    return s


def test_7_1_only_cards_won_in_an_earlier_turn():
    """R-25."""
    s = with_captain(won=10)
    put(s, "iowa", "eu")
    assert refused(settle(s), "captain") == "CARD_TOO_NEW"
    s.captain_turn[0] = 9
    assert refused(s, "captain") == "NONE"
    s.captain[0] = 0
    assert refused(s, "captain") == "NO_CARD"


def test_7_1_used_cards_leave_the_game_or_go_under_their_stack():
    """R-24, `usedCards`."""
    for option, stack, used in (("out", [1, 2, 4, 5, 0], 1), ("back", [1, 2, 4, 5, 3], 0)):
        s = with_captain(usedCards=option)
        put(s, "iowa", "eu")
        play(settle(s), "captain")
        assert (s.captains, s.used_captains, s.captain[0]) == (stack, used, 0)


def test_7_2_captain_moves_join_those_left():
    """Example 40, R-85: the W first, then three Captain moves; the L remains."""
    s = with_captain(3)
    put(s, "red-1a", "miraflores-lake atlantic", "red 3")
    put(s, "iowa", "us-east")
    put(s, "sagres", "eu")
    put(s, "pegasus", "us-west")
    put(s, "green-1a", "gatun-1 pacific", "green 3")
    s.action, s.waterway, s.lock = Action.MOVING, 1, 1
    play(settle(s), "captain")
    assert moves(s) == (1, 1, 3)
    play(s, "move red-1a")
    assert moves(s) == (0, 1, 3)
    play(s, "move pegasus")
    play(s, "move iowa", "move sagres")
    assert moves(s) == (0, 1, 0)
    assert phase(s) == "moving"


def test_7_2_a_captain_needs_a_possible_step():
    """R-100."""
    s = with_captain()
    assert refused(settle(s), "captain") == "NO_STEP"


def test_7_2_before_the_die_and_at_the_end():
    s = with_captain(5, columns=[0, 0, 0, 0, 0, 2])
    s.company_cash[0] = 0
    put(s, "iowa", "us-east")
    play(settle(s), "take 6", "skip")
    assert phase(s) == "loading"
    play(s, "captain", "move iowa", "move iowa")
    assert s.mover == 1


def test_7_3_dice_beside_those_of_the_action():
    """R-87: neither limit nor mark."""
    s = with_stevedore(1, columns=[1, 0, 0, 0, 0, 3])
    s.company_cash[0] = 0
    put(s, "green-3", "china")
    give(s, 0, "china 3 3 2")
    play(settle(s), "stevedore")
    assert (phase(s), s.stevedore_loads) == ("stevedore", 2)
    play(s, "pick 1 1", "pick 1 2")
    assert (cargo(s, "green-3"), s.loaded, phase(s)) == ("red 3, red 3", 0, "before")
    play(s, "take 6", "skip", "pick 1 3")
    assert cargo(s, "green-3") == "red 3, red 3, red 2"


def test_7_3_a_stevedore_needs_something_to_load():
    """R-100: a contract alone is not enough; the limit of one die a ship does not bind him."""
    s = with_stevedore()
    assert refused(settle(s), "stevedore") == "NOTHING_TO_LOAD"
    give(s, 0, "china 4 3")
    put(s, "green-2", "eu")
    assert refused(settle(s), "stevedore") == "NOTHING_TO_LOAD"
    put(s, "green-2", "china")
    s.loaded = 1 << SHIP_NAMES.index("green-2")
    assert refused(settle(s), "stevedore") == "NONE"


def test_7_3_during_a_movement_his_dice_come_first():
    """R-84: a ship that has just come in is loaded and sails on with the moves that are left."""
    s = with_stevedore(3)
    put(s, "green-1a", "gatun-3 atlantic", "green 3")
    give(s, 0, "eu 5")
    s.action, s.waterway, s.lock = Action.MOVING, 1, 1
    settle(s)
    assert refused(s, "stevedore") == "NOTHING_TO_LOAD"
    play(s, "move green-1a", "bonus cash")
    assert (phase(s), moves(s)) == ("after", (0, 0, 0))  # nothing else could sail


def test_7_3_moves_left_wait_for_him():
    s = with_stevedore(3)
    put(s, "green-1a", "gatun-3 atlantic", "green 3")
    put(s, "iowa", "us-east")
    give(s, 0, "eu 5")
    s.action, s.waterway, s.lock = Action.MOVING, 2, 1
    play(settle(s), "move green-1a", "bonus cash")
    assert legal(s) == ["stevedore", "move iowa"]
    play(s, "stevedore")
    assert (phase(s), moves(s)) == ("stevedore", (2, 0, 0))
    play(s, "pick 1 1")
    assert (cargo(s, "green-1a"), phase(s)) == ("red 5", "moving")
    play(s, "move green-1a")  # alone: together with the Iowa one of the two moves would be stranded
    assert at(s, "green-1a") == "gatun-1 pacific"


def test_7_3_free_moves_won_by_his_die_join_those_left():
    """5.1, 5.5: the free action comes at once, before his next die; nothing is lost."""
    s = with_stevedore(1)
    flags(s, 0, us_east=1)
    put(s, "green-2", "us-east")
    put(s, "black-3", "us-east")
    put(s, "iowa", "us-east")
    give(s, 0, "us-east 6")
    give(s, 0, "us-east 4 3")
    s.action, s.waterway, s.any_moves = Action.MOVING, 1, 1
    play(settle(s), "stevedore", "pick 1 1", "load green-2 us-east")
    assert (phase(s), moves(s), s.stevedore_loads) == ("moving", (1, 0, 4), 1)
    while phase(s) in ("moving", "group"):
        play(s, legal(s)[-1])
    assert (phase(s), s.stevedore_loads) == ("stevedore", 1)


def test_7_3_not_while_free_moves_are_made_at_the_end_of_a_round():
    """R-66."""
    s = with_stevedore(1)
    put(s, "green-2", "us-east")
    put(s, "iowa", "us-east")
    give(s, 0, "us-east 6")
    s.stage, s.any_moves = Stage.RAILWAY, 3
    assert refused(settle(s), "stevedore") == "NOT_AT_ROUND_END"


def test_7_3_a_contract_completed_by_the_stevedore_brings_its_free_action_first():
    s = with_stevedore(1)
    flags(s, 0, china=1)
    put(s, "green-3", "china")
    give(s, 0, "china 6")
    give(s, 0, "china 4 3")
    play(settle(s), "stevedore", "pick 1 1")
    assert phase(s) == "free_market"
    play(s, "decline")
    assert (phase(s), s.stevedore_loads) == ("stevedore", 1)


def arrival(**options):
    s = position(empty_canal=True, **options)
    put(s, "red-3", "gatun-3 atlantic", "red 5, red 3")
    s.action, s.lock = Action.MOVING, 1
    return play(settle(s), "move red-3", "bonus card")


def test_7_4_an_advisor_is_chosen_from_the_stack():
    """R-21; the chooser has seen the stack."""
    s = arrival()
    assert legal(s) == [f"advisor {name}" for name in ADVISOR_NAMES]
    play(s, "advisor founder")
    assert (s.n_stack, s.n_advisors[0]) == (8, 1)
    assert events(s, "GOT_ADVISOR") == [(0, 0, 0, 0)]  # which one stays hidden
    assert GAME.view_of(s, 0)["players"][0]["advisors"] == [
        {"advisor": "founder", "pays": 3, "counted": True}
    ]


def test_7_4_only_what_lies_in_the_stack():
    s = arrival()
    s.seen[0] &= ~1
    assert refused(s, "advisor east") == "NOT_IN_STACK"


def test_7_4_by_option_the_top_card():
    s = arrival(advisorDraw="top")
    assert (s.n_stack, s.advisors[0]) == (8, 1)  # the builder's stack has East on top


def test_7_2_between_two_loads():
    """R-84: the moves come at once, then loading goes on where it was."""
    s = with_captain(5, columns=[1, 0, 0, 0, 0, 2])
    s.company_cash[0] = 0
    put(s, "green-3", "china")
    put(s, "black-3", "china")
    put(s, "iowa", "us-east")
    give(s, 0, "china 4 3")
    play(settle(s), "take 6", "skip", "pick 1 1", "load green-3 china")
    assert (phase(s), s.loads) == ("loading", 1)
    play(s, "captain")
    assert (phase(s), moves(s)) == ("moving", (0, 0, 2))
    play(s, "move iowa", "move iowa")
    assert (phase(s), s.loads, s.loaded != 0) == ("loading", 1, True)
    play(s, "pick 1 2")  # the ship already loaded is no choice
    assert cargo(s, "black-3") == "red 3"


def test_7_2_his_moves_must_be_used():
    """R-69."""
    s = with_captain(5)
    put(s, "iowa", "us-east")
    play(settle(s), "captain")
    assert legal(s) == ["move iowa"]
    assert refused(s, "take 4") == "NOT_NOW"
    assert refused(s, "decline") == "MUST_MOVE"


def test_7_2_a_step_says_that_it_uses_a_move_of_the_captain():
    """A move of its own kind goes first."""
    s = moving(1, 0, 2, red_1a="gatun-1 pacific / red 3", green_1a="gatun-lake pacific / green 3")
    assert facts_of(s, "move red-1a")["step"] == "any"
    assert facts_of(s, "move green-1a")["step"] == "waterway"
