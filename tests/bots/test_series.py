"""Whole compiled games between bots."""

from __future__ import annotations

import pytest

import penstock
from penstock.bots import bot_names
from penstock.bots.entry import families_of_moves
from penstock.bots.greedy import best_move
from penstock.bots.net import has_net
from penstock.bots.series import QUICK_BOTS, can_play, play_and_count, play_batch
from penstock.engine import rng
from tests.walks import NAMES, TABLES, positions

at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


def test_which_bots_are_compiled() -> None:
    assert set(QUICK_BOTS) <= set(bot_names())
    assert can_play(["greedy", "random"])
    assert not can_play(["greedy", "cmd:./mybot"])


@at_every_table
def test_a_series_ends_every_game_and_depends_on_its_seed_alone(game: penstock.Game, seats: int) -> None:
    bots = ["greedy"] + ["random"] * (seats - 1)
    first, second, other = (penstock.batch(game.id, 12, seats, seed) for seed in (1, 1, 2))
    second.threads = 1
    for batch in (first, second, other):
        assert play_batch(batch, bots) == batch.lengths.sum()
        assert batch.over.all()
    assert first.states.tobytes() == second.states.tobytes() != other.states.tobytes()


@at_every_table
def test_random_bots_are_the_random_playout(game: penstock.Game, seats: int) -> None:
    one, two = (penstock.batch(game.id, 5, seats, seed=4) for _ in range(2))
    play_batch(one, ["random"] * seats)
    two.playout()
    assert one.states.tobytes() == two.states.tobytes()


@at_every_table
def test_counting_plays_the_same_games_and_counts_every_decision(game: penstock.Game, seats: int) -> None:
    for bots in (["random"] * seats, ["greedy"] + ["random"] * (seats - 1)):
        plain, counted = (penstock.batch(game.id, 5, seats, seed=6) for _ in range(2))
        play_batch(plain, bots)
        made, used = play_and_count(counted, bots)
        assert plain.states.tobytes() == counted.states.tobytes()
        assert used.shape == (5, seats, len(game.moves.families))
        assert made == used.sum()
        assert (used.sum(axis=(1, 2)) == counted.lengths).all()


@pytest.mark.parametrize("game_id", penstock.games())
def test_the_learned_bot_plays_in_a_series(game_id: str) -> None:
    """Without a net it is the greedy bot."""
    game = penstock.game(game_id)
    learned, greedy = (penstock.batch(game_id, 2, 2, seed=4) for _ in range(2))
    play_batch(learned, ["instant"] * 2)
    play_batch(greedy, ["greedy"] * 2)
    assert learned.over.all()
    assert (learned.states.tobytes() != greedy.states.tobytes()) == has_net(game)


def test_every_move_belongs_to_its_family() -> None:
    game = penstock.game("schwarzer-freitag")
    families = [game.moves.families[k].name for k in families_of_moves(game)]
    assert families == [name.family for name in game.moves.names]


@at_every_table
def test_the_whole_state_tells_greedy_no_more_than_its_own_knowledge(
    game: penstock.Game, seats: int
) -> None:
    """A series hands the bot the state itself: what is hidden in it must not matter."""
    for match in positions(game, seats, seed=80 + seats, every=20):
        for seat in match.to_act:
            words = rng.seed_words(seat)
            assert best_move(game, match.state, seat, words) == best_move(
                game, match.known(seat), seat, words
            )
