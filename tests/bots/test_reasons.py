"""What a move is for: told in the terms of the game's value."""

from __future__ import annotations

import pytest

import penstock
from penstock.bots.courses import Course
from penstock.bots.greedy import GreedyBot
from penstock.bots.reasons import reasons, terms_of
from penstock.engine.language import LANGUAGES
from tests.walks import NAMES, TABLES, guessed_world, positions

SEED = 3
at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


@at_every_table
def test_the_terms_are_all_that_a_value_is_made_of(game: penstock.Game, seats: int) -> None:
    for match in positions(game, seats, seed=SEED, every=7):
        for seat in range(seats):
            assert sum(game.terms_of(match.state, seat)) == game.value_of(match.state, seat)


@at_every_table
def test_reasons_are_told_from_what_a_seat_knows(game: penstock.Game, seats: int) -> None:
    told = 0
    for match in positions(game, seats, seed=SEED, every=60):
        for seat in match.to_act[-1:]:
            before = match.bytes
            courses = [[move] for move in GreedyBot(SEED).best(match, seat, 3)]
            found = reasons(match, seat, courses, SEED)
            assert found == reasons(guessed_world(match, seat, seats), seat, courses, SEED)
            assert match.bytes == before
            for each in found:
                gains = [r.change for r in each if r.change > 0]
                assert gains == sorted(gains, reverse=True)
                assert {r.term for r in each} <= set(terms_of(game))
                told += len(each)
    assert told


def test_a_sale_is_for_money_and_costs_shares() -> None:
    game = penstock.game("schwarzer-freitag")
    for match in positions(game, 3, seed=SEED, every=1):
        seat = match.to_act[0]
        sales = [m for m in match.moves(seat) if m.notation.startswith("sell")]
        if sales:
            (found,) = reasons(match, seat, [sales[:1]], SEED)
            assert found[0].term == "money"
            assert found[0].change > 0
            assert found[-1].term in ("shares", "rise")
            assert found[-1].change < 0
            return
    raise AssertionError("nobody could sell")


def test_reasons_are_those_of_the_whole_course() -> None:
    """Two shares cost more than the first of them."""
    game = penstock.game("schwarzer-freitag")
    for match in positions(game, 3, seed=SEED, every=1):
        seat = match.to_act[0]
        buys = [m for m in match.moves(seat) if m.family == "buy"]
        if buys:
            course = Course(match, seat, buys[0].id, SEED)
            again = next((m for m in course.ahead.moves(seat) if m.id == buys[0].id), None)
            if course.goes_on and again:
                course.add(again.id)
                one, two = reasons(match, seat, [course.moves[:1], course.moves], SEED)
                spent = [next(r.change for r in each if r.term == "money") for each in (one, two)]
                assert spent[1] < spent[0] < 0
                return
    raise AssertionError("nobody could buy twice")


@pytest.mark.parametrize("game_id", penstock.games())
def test_every_term_has_a_name_in_every_language(game_id: str) -> None:
    game = penstock.game(game_id)
    for term in terms_of(game):
        for lang in LANGUAGES:
            assert game.language.say(lang, f"term-{term}") not in ("", f"term-{term}")
