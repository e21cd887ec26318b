"""What a move begins: its course, the decisions of the same seat that bring the action to its end.

A course is followed in a guess at what its seat cannot know. It ends where the turn passes or something is
revealed, so nothing of the guess is in it: all of it can be played as it is told.
"""

from __future__ import annotations

from penstock.engine import rng
from penstock.engine.match import Match, Move

MOST = 6  # decisions of a course
ENOUGH = 16  # a search that has seen less of a decision has no opinion of it
ANEW = 250  # iterations of another search, for such a decision


class Course:
    """Moves of one seat in a row, and where they have led."""

    def __init__(self, match: Match, seat: int, move: int, seed: int) -> None:
        self.seat = seat
        self.ahead = guessed(match, seat, seed)
        self.moves: list[Move] = []
        self._revealed = int(self.ahead.known(seat).revealed)
        self._phases = [int(self.ahead.known(seat).phase)]
        self.goes_on = True
        self.add(move)

    def add(self, move: int) -> None:
        """Play one more."""
        self.moves.append(next(m for m in self.ahead.moves(self.seat) if m.id == move))
        self.ahead.play(move, self.seat)
        self.goes_on = self._is_asked_more()

    def _is_asked_more(self) -> bool:
        """Is the next decision still one of the same action?"""
        now = self.ahead.known(self.seat)
        if now.ending or now.to_act != 1 << self.seat or now.revealed != self._revealed:
            return False
        depths = self.ahead.game.depths
        phase, before, first = int(now.phase), self._phases[-1], self._phases[0]
        depth = depths.get(phase, 0)
        came_back = phase in self._phases and depth < depths.get(before, 0)
        self._phases.append(phase)
        return len(self.moves) < MOST and depth > depths.get(first, 0) and not came_back


def guessed(match: Match, seat: int, seed: int) -> Match:
    """The match in the first of the worlds that `reasons` looks at."""
    luck = [0] * rng.WORDS
    rng.start(luck, *rng.seed_words(seed, rng.RngStream.GREEDY + len(match.history)))
    guess = match.known(seat)
    match.game.determinize(guess, seat, luck)
    ahead = match.copy()
    ahead.resume(match.played, guess.to_bytes())
    return ahead


def course_text(moves: list[Move] | tuple[Move, ...], lang: str = "en") -> str:
    """A whole course in one line; one move alone as its button says it."""
    if len(moves) == 1:
        return moves[0].text(lang)
    return " › ".join(move.text_in_course(lang) for move in moves)
