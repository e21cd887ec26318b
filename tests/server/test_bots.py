"""Bots at tables: the bot of a seat stays from one decision to the next, within bounds."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import penstock
from penstock.bots import bot_names
from penstock.bots.greedy import GreedyBot
from penstock.bots.levels import LevelBot
from penstock.bots.net import has_net
from penstock.engine.match import Match, Move
from penstock.server.bots.questions import BotQuestion, KeptBots, Position
from penstock.server.table.opening import bots_of
from tests.server.house import House, wait_for

GAME = "arriala"


class Watched(GreedyBot):
    """A greedy bot that remembers what it was asked about."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.matches: list[Match] = []

    def choose(self, match: Match, seat: int) -> Move:
        self.matches.append(match)
        return super().choose(match, seat)


class Bots:
    """Kept bots, all that were ever made, and a clock."""

    def __init__(self, most: int = 16) -> None:
        self.made: list[Watched] = []
        self.time = 0.0
        self.kept = KeptBots(self.make, most, seconds=120, now=lambda: self.time)

    def make(self, name: str, seed: int) -> Watched:
        self.made.append(Watched(seed))
        return self.made[-1]

    def decide(self, match: Match, table: str = "a") -> bool:
        """Ask about a match and play what is answered; was the bot still there?"""
        seat = match.to_act[0]
        decision = self.kept.choose(question(match, seat, table))
        match.play(decision.move, seat)
        return decision.was_kept


def question(match: Match, seat: int, table: str = "a", is_compiled: bool = False) -> BotQuestion:
    game = match.game
    position = Position(
        game.id, game.rules_version, match.seats, match.options, match.played, match.bytes, is_compiled
    )
    return BotQuestion(position, table, seat, "greedy", 1)


def test_until_the_rules_are_compiled_who_looks_one_move_ahead_sits_in() -> None:
    match = new_match()
    slow = ("easy", "medium", "hard", "instant")
    for bot, plain in (*((bot, "greedy") for bot in slow), ("random", "random")):
        asked = replace(question(match, 0), bot=bot)
        assert asked.name == plain
        assert replace(asked, position=replace(asked.position, is_compiled=True)).name == bot


@pytest.mark.parametrize("game_id", penstock.games())
def test_the_learned_bot_is_offered_where_there_is_a_net(game_id: str) -> None:
    game = penstock.game(game_id)
    assert ("instant" in bots_of(game)) == has_net(game)
    assert set(bots_of(game)) <= set(bot_names())


def new_match() -> Match:
    return penstock.game(GAME).new(2, seed=5, backend="plain")


def test_a_seats_bot_is_asked_again_about_the_same_match() -> None:
    bots, match = Bots(), new_match()
    first = match.to_act[0]
    assert not bots.decide(match)
    while match.to_act[0] == first:
        assert bots.decide(match)
    [bot] = bots.made
    assert len(bot.matches) > 2
    assert {id(m) for m in bot.matches} == {id(bot.matches[0])}
    assert not bots.decide(match)  # another seat has another bot
    assert not bots.decide(new_match(), "b")
    assert len(bots.made) == 3


def test_a_bot_that_has_seen_what_was_taken_back_is_not_asked_again() -> None:
    bots, match = Bots(), new_match()
    bots.decide(match)
    bots.decide(match)
    match.undo()
    match.undo()
    assert not bots.decide(match)


def test_bots_are_bounded_in_number_and_in_time() -> None:
    bots = Bots(most=3)
    matches = {table: new_match() for table in "abcd"}
    for table, match in matches.items():
        bots.decide(match, table)
    assert len(bots.kept) == 3
    assert not bots.decide(matches["a"], "a")  # was the first to go
    assert bots.decide(matches["d"], "d")
    bots.time += 121
    assert not bots.decide(matches["d"], "d")
    assert len(bots.kept) == 1


def test_the_bots_of_a_table_stay(house: House) -> None:
    anna = house.guest("Anna")
    before = decisions(house, "kept")
    table = anna.new_table(GAME, "me", "greedy")
    anna.post(f"/api/tables/{table}/start")
    while not decisions(house, "kept") > before:
        position = wait_for(lambda: (p := anna.position(table))["moves"] and p, seconds=120)
        anna.play(table, position["moves"]["0"][-1]["notation"], position["seq"])


def decisions(house: House, which: str) -> float:
    """How many decisions of bots the server counts."""
    metrics = house.operator("/metrics").text
    found = re.search(rf'^penstock_bot_decisions_total{{bot="{which}"}} (\S+)$', metrics, re.MULTILINE)
    return float(found[1]) if found else 0.0


class Counted(LevelBot):
    """Tells how often its trees have looked at the moves of every decision but the first."""

    def __init__(self, seed: int, has_decided: bool = False) -> None:
        super().__init__("medium", seed)
        self.has_decided = has_decided
        self.visits = 0

    def choose(self, match: Match, seat: int) -> Move:
        if not self.has_decided:
            self.has_decided = True
            return super().choose(match, seat)
        prospects = self.explain(match, seat, len(match.moves(seat)))
        self.visits = sum(p.visits for p in prospects)
        return prospects[0].move


def test_a_search_goes_on_with_its_trees() -> None:
    """Compiled, because levels search only then: what was seen for one decision counts for the next."""
    made: list[Counted] = []

    def make(name: str, seed: int) -> Counted:
        made.append(Counted(seed))
        return made[-1]

    kept, match = KeptBots(make), new_match()
    seat = match.to_act[0]
    while len(match.moves(seat)) < 2:
        match.play(match.moves(seat)[0], seat)
    match.play(kept.choose(question(match, seat, is_compiled=True)).move, seat)
    assert match.to_act == (seat,)
    assert len(match.moves(seat)) > 1
    asked = question(match, seat, is_compiled=True)
    new = Counted(1, has_decided=True)
    new.choose(asked.position.new_match(), seat)
    kept.choose(asked)
    assert made[0].visits > new.visits > 0
