"""Lessons of every game: real positions, tasks that can be solved and missed, words in four languages."""

from __future__ import annotations

import pytest

import penstock
from penstock.engine.language import LANGUAGES
from penstock.engine.match import Match
from penstock.lessons import Lesson, Tip, lessons_of, read_moves, words_of
from penstock.rulebook import load_rulebook
from penstock.server.http.game_views import lessons_shown
from tests.walks import GAMES

LESSONS = [(game, lesson) for game in GAMES for lesson in lessons_of(game).lessons]
TIPS = [(game, tip) for game in GAMES for tip in lessons_of(game).tips]
FEWEST, MOST = 8, 12  # lessons of a game
LONGEST = {
    "head": 34,
    "": 250,
    "task": 110,
    "right": 210,
}  # characters; German and French need a third more

in_every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
)


def solved(game: penstock.Game, lesson: Lesson) -> Match:
    """The position after the stated answer, with what the others reply."""
    match = lesson.position(game)
    for step, right in enumerate(lesson.play):
        notation = next(m.notation for m in match.moves(lesson.seat) if lesson.is_right(step, m.notation))
        assert notation in right or any("*" in pattern for pattern in right)
        match.play(notation, lesson.seat)
        for seat, reply in lesson.replies[step] if step < len(lesson.replies) else ():
            match.play(reply, seat)
    return match


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_game_has_its_lessons_and_tips(game: penstock.Game) -> None:
    found = lessons_of(game)
    assert FEWEST <= len(found.lessons) <= MOST
    assert len({lesson.id for lesson in found.lessons}) == len(found.lessons)
    assert len({tip.id for tip in found.tips}) == len(found.tips) >= 5


@in_every_lesson
def test_every_task_is_solved_by_its_answer(game: penstock.Game, lesson: Lesson) -> None:
    match = solved(game, lesson)
    if lesson.reach:
        assert lesson.reach.holds(match.view(lesson.seat))
        assert not lesson.reach.holds(lesson.position(game).view(lesson.seat))


@in_every_lesson
def test_every_answer_named_is_legal(game: penstock.Game, lesson: Lesson) -> None:
    match = lesson.position(game)
    assert lesson.seat in match.to_act
    legal = {move.notation for move in match.moves(lesson.seat)}
    for notation in lesson.play[0]:
        assert "*" in notation or notation in legal


@in_every_lesson
def test_a_wrong_try_is_answered_in_words(game: penstock.Game, lesson: Lesson) -> None:
    """A legal one by what follows from it, one that is not legal by the rule it breaks."""
    match = lesson.position(game)
    wrong = [m for m in match.moves(lesson.seat) if not lesson.is_right(0, m.notation)]
    assert wrong, "nothing can go wrong here"
    match.play(wrong[0].notation, lesson.seat)
    for lang in LANGUAGES:
        assert all(event.text(lang) for event in match.events)
        assert wrong[0].text(lang)
    match = lesson.position(game)
    legal = {move.notation for move in match.moves(lesson.seat)}
    refused = next(name.notation for name in game.moves.names if name.notation not in legal)
    refusal = match.why_not(refused, lesson.seat)
    assert refusal is not None
    assert all(refusal.text(lang) for lang in LANGUAGES)


@in_every_lesson
def test_a_lesson_speaks_four_languages_in_few_words(game: penstock.Game, lesson: Lesson) -> None:
    words = words_of(game)
    said = set()
    for lang in LANGUAGES:
        for part, longest in LONGEST.items():
            name = f"lesson-{lesson.id}-{part}".rstrip("-")
            assert words.has(lang, name), f"{lang}: {name}"
            text = words.say(lang, name)
            assert len(text) <= longest, f"{lang}: {name} has {len(text)} characters"
            said.add((part, text))
    assert len(said) > 3 * len(LONGEST) - 2  # no language repeats another


@in_every_lesson
def test_a_lesson_rests_on_a_paragraph_and_points_at_something(game: penstock.Game, lesson: Lesson) -> None:
    assert load_rulebook(game).find(lesson.paragraph)
    assert lesson.point
    assert all(lesson.point)


@pytest.mark.parametrize(("game", "tip"), TIPS, ids=[f"{game.id}-{tip.id}" for game, tip in TIPS])
def test_a_tip_has_its_moment(game: penstock.Game, tip: Tip) -> None:
    assert tip.offers or tip.event or tip.reach
    assert set(tip.offers) <= {family.name for family in game.moves.families}
    assert set(tip.event) <= {kind.name for kind in game.event_kinds}
    assert load_rulebook(game).find(tip.paragraph)
    for lang in LANGUAGES:
        assert words_of(game).has(lang, f"tip-{tip.id}")


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_page_gets_them_with_their_words(game: penstock.Game) -> None:
    for lang in LANGUAGES:
        shown = lessons_shown(game, lang)
        assert [one.id for one in shown.lessons] == [one.id for one in lessons_of(game).lessons]
        assert all(one.head and one.text and one.task and one.right for one in shown.lessons)


def test_moves_are_written_with_their_seats() -> None:
    assert list(read_moves("0 buy red;\n 1 pass bag; ")) == [(0, "buy red"), (1, "pass bag")]
    with pytest.raises(penstock.PenstockError, match="does not begin with a seat"):
        list(read_moves("buy red"))
