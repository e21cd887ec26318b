"""Where a move leaves its player: told before it is played."""

from __future__ import annotations

import pytest

import penstock
from penstock.bots.greedy import GreedyBot
from penstock.bots.outlook import outlooks

SEED = 3


def begun(game: penstock.Game, moves: int) -> penstock.Match:
    match = game.new(seats=2, seed=SEED, backend="plain")
    bot = GreedyBot(SEED)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(bot.choose(match, seat), seat)
    return match


@pytest.mark.parametrize("game_id", penstock.games())
def test_every_move_leaves_a_seat_somewhere(game_id: str) -> None:
    match = begun(penstock.game(game_id), 12)
    before = match.bytes
    seat = match.to_act[0]
    moves = match.moves(seat)
    found = outlooks(match, seat, moves, SEED)
    assert found == outlooks(match, seat, moves, SEED)
    assert match.bytes == before
    assert {s.place for s in found} <= {1, 2}
    best = GreedyBot(SEED).best(match, seat, len(moves))
    gains = [s.gain for s in outlooks(match, seat, best, SEED)]
    assert gains == sorted(gains, reverse=True)  # what the bot would do gains most
    assert gains[0] > gains[-1]
