"""OpenSpiel's bots at our tables, and our bots at OpenSpiel's.

>>> import pyspiel
>>> from penstock.bots import make_bot
>>> from penstock.research.players import PenstockPlayer
>>> state = pyspiel.load_game('penstock_schwarzer_freitag(players=2)').new_initial_state()
>>> bots = [PenstockPlayer(0, make_bot('greedy')), PenstockPlayer(1, make_bot('random'))]
>>> pyspiel.evaluate_bots(state, bots, 1)
[1.0, -1.0]
"""

from __future__ import annotations

import random
from collections.abc import Callable

from penstock.research.extra import research_extra

with research_extra():
    import pyspiel

from penstock.bots import Bot
from penstock.bots.figures import EVEN, Look
from penstock.bots.prospects import Prospect, prospects
from penstock.engine.match import Match, Move
from penstock.research.compiled_match import CompiledMatch
from penstock.research.openspiel import SpielState, load


class PenstockPlayer(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots as an OpenSpiel bot: it looks at the state's match, as its seat may."""

    def __init__(self, player: int, bot: Bot) -> None:
        super().__init__()
        self._player = player
        self._bot = bot

    def player_id(self) -> int:
        return self._player

    def step(self, state: SpielState) -> int:
        return self._bot.choose(state.match, self._player).id

    def restart(self) -> None:
        """Our bots carry nothing from one game to the next."""

    def restart_at(self, state: SpielState) -> None:
        """Nor from one position to another."""


class SpielPlayer:
    """An OpenSpiel bot as one of ours.

    It is given a match in which all that its seat cannot know is a guess: a bot that looks into the state,
    as OpenSpiel's MCTS does, sees no more than it may.

    Args:
        make: makes the bot for a game, such as `lambda game: ISMCTSBot(game, …)`.
        seed: decides the guesses.
    """

    def __init__(self, make: Callable[[pyspiel.Game], pyspiel.Bot], seed: int = 0) -> None:
        self._make = make
        self._seed = seed
        self._made: tuple[str, pyspiel.Game, pyspiel.Bot] | None = None

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.moves(seat)
        seed = self._seed + len(match.history)
        guess = CompiledMatch.of(match).guess(seat, seed)
        chance = random.Random(seed)
        while guess.seat != seat:  # several choose at once: guess also what lower seats will choose
            guess.play(chance.choice(guess.legal(guess.seat)), guess.seat)
        game, bot = self._bot_for(guess)
        move = bot.step(game.state_of(guess))
        return next(m for m in moves if m.id == move)

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """Only what it would choose: OpenSpiel's bots do not say what else they looked at."""
        looks = [Look(self.choose(match, seat).id, 1, EVEN)]
        return prospects(match, seat, looks, self._seed, not match.game.is_compiled)

    def _bot_for(self, match: CompiledMatch) -> tuple[pyspiel.Game, pyspiel.Bot]:
        """One bot for all moves of one kind of game."""
        game = load(match)
        if self._made is None or self._made[0] != str(game):
            self._made = str(game), game, self._make(game)
        return self._made[1], self._made[2]
