"""A hint tells a whole action: a move's course can be played as it is told, and gives nothing away."""

from __future__ import annotations

from itertools import pairwise

import pytest

import penstock
from penstock.bots import courses
from penstock.bots.courses import Course, course_text
from penstock.bots.entry import GO_DOWN
from penstock.bots.params import SearchBudget
from penstock.bots.prospects import Prospect
from penstock.bots.search import SearchBot
from penstock.engine.match import Match
from tests.walks import NAMES, TABLES, guessed_world, positions, walk

SEED = 3
LITTLE = SearchBudget(iterations=60)
EVERY = 40


def explained(match: Match, seat: int, iterations: int = 60) -> list[Prospect]:
    return SearchBot(SEED, SearchBudget(iterations=iterations), trees=2).explain(match, seat, 3)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_a_course_can_be_played_as_it_is_told(game: penstock.Game, seats: int) -> None:
    """By the same seat, before anything is revealed, whatever lies hidden."""
    _ = game.kernel
    looked = 0
    for match in positions(game, seats, seed=SEED, every=EVERY):
        for seat in match.to_act[:1]:
            before = match.bytes
            found = explained(match, seat)
            assert match.bytes == before
            told = [[(m.id, m.facts) for m in p.course] for p in found]
            other = explained(guessed_world(match, seat, 9), seat)
            assert told == [[(m.id, m.facts) for m in p.course] for p in other]
            for p in found:
                assert p.course[0] == p.move
                real = match.copy()
                revealed = real.state.revealed
                for move in p.course:
                    assert real.state.revealed == revealed
                    assert [m.facts for m in real.moves(seat) if m == move] == [move.facts]
                    real.play(move, seat)
            looked += 1
    assert looked


@pytest.mark.parametrize("game_id", penstock.games())
def test_every_game_has_courses_of_several_moves(game_id: str) -> None:
    game = penstock.game(game_id)
    match = game.new(game.seats[-1], seed=4, backend="compiled")
    for _ in walk(match, 4):
        if match.over:
            break
        seat = match.to_act[0]
        if len(match.legal(seat)) > 1 and any(len(p.course) > 1 for p in explained(match, seat, 10)):
            return
    raise AssertionError("every action was one decision")


def test_a_course_ends_with_its_action() -> None:
    """What to do, with which worker, where; what is done next is another action."""
    game = penstock.game("arriala")
    match = game.new(3, seed=4, backend="compiled")
    families = set()
    for k, _ in enumerate(walk(match, 4)):
        if k % 7 or match.over or k > 350:
            continue
        seat = match.to_act[0]
        phase = match.state.phase
        for p in explained(match, seat):
            told = [m.family for m in p.course]
            real = match.copy()
            for one, two in pairwise(p.course):
                real.play(one, seat)
                assert game.depths[real.state.phase] > game.depths.get(phase, 0), (one, two)
            real.play(p.course[-1], seat)
            is_done = real.state.phase == 0 or game.depths[real.state.phase] <= game.depths.get(phase, 0)
            assert is_done, told
            families.add(tuple(told))
    assert ("place", "to") in families
    assert ("walk", "worker", "to") in families


def test_a_course_ends_where_something_is_revealed() -> None:
    game = penstock.game("arriala")
    match = game.new(3, seed=4, backend="plain")
    for _ in walk(match, 4):
        drawing = [m for m in match.moves() if m.notation == "draw"]
        if drawing:
            course = Course(match, match.to_act[0], drawing[0].id, SEED)
            assert not course.goes_on
            return
    raise AssertionError("nobody could draw")


def test_what_the_trees_have_not_seen_is_searched_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A course is told to its end, however little was thought; and a thorough search follows its trees."""
    game = penstock.game("arriala")
    match = game.new(3, seed=4, backend="compiled")
    while match.state.phase != 0:
        match.play(match.moves()[0])
    asked: list[int] = []
    look = SearchBot.look

    def counted(bot: SearchBot, match: Match, seat: int, budget: SearchBudget | None = None) -> object:
        asked.append(budget.iterations or 0 if budget else 0)
        return look(bot, match, seat, budget)

    monkeypatch.setattr(SearchBot, "look", counted)
    seat = match.to_act[0]
    assert all(len(p.course) > 1 for p in explained(match, seat, 3) if p.move.family in ("walk", "place"))
    assert courses.ANEW in asked
    asked.clear()
    best = explained(match, seat, 2000)[0]
    assert asked.count(0) == 1
    assert len(best.course) > 1


def test_a_course_is_said_in_one_line() -> None:
    game = penstock.game("arriala")
    match = game.new(3, seed=4, backend="plain")
    walk_id = game.moves.parse("walk")
    for _ in walk(match, 4):
        seat = match.to_act[0]
        if walk_id in match.legal(seat):
            course = Course(match, seat, walk_id, SEED)
            while course.goes_on:
                course.add(course.ahead.legal(seat)[0])
            if len(course.moves) == 3:  # else there was one worker, or one place for it
                break
    assert course_text(course.moves[:1]) == "Move any worker: 1 AP per space"
    first, second, third = course_text(course.moves).split(" › ")
    assert first == "Move a worker"
    assert second == course.moves[1].text()
    assert third == course.moves[2].text()
    assert course_text(course.moves, "fr").startswith("Déplacer un ouvrier › ")


def test_trees_stand_where_they_stood() -> None:
    """Following courses leaves the trees as a search has grown them, compiled and plain."""
    for is_plain in (False, True):
        game = penstock.game("schwarzer-freitag")
        match = game.new(2, seed=1, backend="plain")
        bot = SearchBot(SEED, LITTLE, trees=2, is_plain=is_plain)
        seat = match.to_act[0]
        looks = bot.look(match, seat)
        assert bot.buffers is not None
        standing = bot.buffers.standing()
        roots = [int(bot.buffers.of(tree, "root")) for tree in bot.buffers.trees]
        bot.buffers.run(GO_DOWN, seat, index=looks[0].move)
        assert roots != [int(bot.buffers.of(tree, "root")) for tree in bot.buffers.trees]
        bot.buffers.stand(standing)
        assert roots == [int(bot.buffers.of(tree, "root")) for tree in bot.buffers.trees]
