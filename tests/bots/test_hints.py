"""What is said of moves never contradicts itself: one figure orders them, and all else follows from it."""

from __future__ import annotations

from itertools import pairwise

import pytest

import penstock
from penstock.bots.figures import Level, Look, expected, looked_at, steadied, valued
from penstock.bots.params import SearchBudget
from penstock.bots.prospects import Prospect
from penstock.bots.reasons import Reason, told_apart
from penstock.bots.search import SearchBot
from tests.lengths import samples
from tests.walks import GAMES, walk

POSITIONS, SEATS, MOVES = samples(12, 25), 3, 8
FEWER = 8  # where the number of seats is another


def contradictions(found: list[Prospect], seat: int) -> int:
    """Pairs of neighbours of which the upper one is worse in anything, and places that chances deny."""
    count = 0
    for above, below in pairwise(found):
        count += above.win_chance < below.win_chance
        count += above.place > below.place
        count += above.score < below.score
    for one in found:
        nobody = 1 - sum(one.chances)
        before = sum(chance > one.win_chance for chance in (*one.chances, nobody))
        count += one.place != before + 1
        count += one.chances[seat] != one.win_chance
    return count


@pytest.mark.parametrize(
    ("game", "seats"), [(g, n) for g in GAMES for n in g.seats], ids=lambda x: getattr(x, "id", str(x))
)
def test_hints_hold(game: penstock.Game, seats: int) -> None:
    """At every table; most is looked at with three seats, where chances and places once differed."""
    match = game.new(seats, seed=8, backend="compiled")
    wanted = POSITIONS if seats == SEATS else FEWER
    looked = differing = wrong = 0
    for k, _ in enumerate(walk(match, 8)):
        if match.over or looked == wanted:
            break
        seat = match.to_act[0]
        if k % 3 or len(match.moves(seat)) < 2:
            continue
        found = SearchBot(k, SearchBudget(iterations=60), trees=2).explain(match, seat, MOVES)
        looked += 1
        wrong += contradictions(found, seat)
        differing += found[0].win_chance > found[-1].win_chance
    assert looked == wanted
    assert wrong == 0
    assert differing > wanted // 2


def test_a_contradiction_is_found() -> None:
    move = penstock.game("arriala").new(3, seed=1, backend="plain").moves()[0]
    good = Prospect(move, 9, 0.5, 20.0, 1, (0.5, 0.3, 0.2))
    better = Prospect(move, 9, 0.6, 22.0, 1, (0.6, 0.2, 0.2))
    assert contradictions([better, good], 0) == 0
    assert contradictions([good, better], 0) == 2
    assert contradictions([Prospect(move, 9, 0.2, 20.0, 1, (0.2, 0.5, 0.3))], 0) == 1


def test_the_chosen_move_stands_first_and_a_lucky_try_does_not() -> None:
    visits, totals = {0: 50, 1: 1, 2: 9, 3: 0}, {0: 30.0, 1: 1.0, 2: 3.6, 3: 0.0}
    looks = looked_at([0, 1, 2, 3], visits, totals)
    assert [look.move for look in looks] == [0, 1, 3, 2]
    assert looks[1].figure < looks[0].figure
    nothing = looked_at([4, 5], dict.fromkeys((4, 5), 0), dict.fromkeys((4, 5), 0.0))
    assert [(look.move, look.figure) for look in nothing] == [(4, 0.5), (5, 0.5)]


def test_a_better_figure_takes_from_the_others_what_it_gives() -> None:
    best, other = Look(0, 9, 0.6), Look(1, 9, 0.4)
    level = Level(steadied([0.5, 0.3, 0.2], 64), 40.0, 10.0)
    now, then = expected(best, best, level, 0), expected(other, best, level, 0)
    assert now.chances == level.chances
    assert now.score == 40.0
    assert now.place == 1
    assert then.place == 2
    assert then.score == pytest.approx(36.0)
    assert sum(then.chances) == pytest.approx(1)
    assert then.chances[1] / then.chances[2] == pytest.approx(level.chances[1] / level.chances[2])


def test_valued_moves_stand_in_the_order_of_their_values() -> None:
    assert [look.move for look in valued({7: 10, 3: 30, 5: 30}, 8)] == [3, 5, 7]


def changes(**terms: float) -> list[Reason]:
    return [Reason(term, change) for term, change in terms.items()]


def test_hints_with_the_same_reasons_say_in_what_they_differ() -> None:
    """One leads in points, one in vineyards; the third, behind in both, and the fourth keep their words."""
    told = told_apart(
        [
            changes(points=8, vineyards=3, cards=-0.5),
            changes(points=5, vineyards=5, cards=-0.5),
            changes(points=3, vineyards=2, cards=-0.5),
            changes(points=0, vineyards=0, cards=2),
        ]
    )
    assert told[0] == [Reason("points", 8)]
    assert told[1] == [Reason("vineyards", 5)]
    assert [reason.term for reason in told[2]] == ["points", "vineyards"]
    assert told[3] == [Reason("cards", 2)]


def test_neither_a_cost_nor_a_hair_sets_hints_apart() -> None:
    dear, cheap = changes(money=-8, shares=9), changes(money=-5, shares=9)
    assert told_apart([dear, cheap]) == [[dear[1], dear[0]], [cheap[1], cheap[0]]]
    more, less = changes(money=1, shares=9), changes(money=0.9, shares=9)
    assert told_apart([more, less]) == [[more[1]], [less[1]]]
    assert told_apart([dear, dear]) == [[dear[1], dear[0]]] * 2
    assert told_apart([dear]) == [[dear[1], dear[0]]]


def test_what_all_hints_cost_speaks_for_none_of_them_but_what_one_saves_does() -> None:
    stay, build = changes(company=0, tempo=-9), changes(company=-5, tempo=-6)
    elsewhere = changes(company=-5, tempo=-6.5)
    assert told_apart([stay, build, elsewhere]) == [[Reason("company", 5)], [Reason("tempo", 1.75)], []]
    assert told_apart([stay, stay]) == [[], []]
    ahead = changes(tempo=-9, flags=4)
    assert told_apart([stay, stay, ahead]) == [[stay[1]], [stay[1]], [ahead[1], ahead[0]]]
