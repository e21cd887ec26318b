"""One game being played: ask, play, look, take back, save."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from penstock.engine.backend import Backend, make_backend
from penstock.engine.errors import BadOption, CannotUndo, IllegalMove, MalformedMove
from penstock.engine.game import Fields, Game, Refusal
from penstock.engine.header import OTHER
from penstock.engine.hiding import hide
from penstock.engine.language import kebab
from penstock.engine.options import one_of
from penstock.engine.record import NONE

SAVE_FORMAT = 1
NOTHING = "–"  # an empty list, in a text
Bytes = bytes  # inside Match the name is taken


def spoken(game: Game, lang: str, params: Mapping[str, str | int]) -> Fields:
    """A message's arguments: words in the reader's language, and as `…_id` to choose a form by them."""
    words = {k: v for k, v in params.items() if isinstance(v, str)}
    said = {k: game.language.word(lang, k, v) for k, v in words.items()}
    return {**params, **said, **{f"{k}_id": v for k, v in words.items()}}


@dataclass(frozen=True)
class Move:
    """A move with everything a player or a program wants to know of it."""

    id: int
    family: str
    params: dict[str, str | int]
    notation: str
    game: Game = field(repr=False, compare=False)
    facts: Fields = field(default_factory=dict, repr=False, compare=False)

    def text(self, lang: str = "en") -> str:
        """What will happen, as a button would say it."""
        return self.game.language.say(lang, f"move-{self.family}", **self.said(lang))

    def text_in_course(self, lang: str = "en") -> str:
        """The same where what follows is told too: shorter, if the game has such words."""
        short = f"course-{self.family}"
        if not self.game.language.has("en", short):
            return self.text(lang)
        return self.game.language.say(lang, short, **self.said(lang))

    def said(self, lang: str) -> Fields:
        facts = {name: self._said(lang, name, value) for name, value in self.facts.items()}
        return {**facts, **spoken(self.game, lang, self.params)}

    def _said(self, lang: str, name: str, value: Any) -> Any:
        """A fact as texts have it: names in the reader's language, a list of words in one string."""
        kind = self.game.fact_names.get(name)
        values = value if isinstance(value, list) else [value]
        if not all(isinstance(v, str) for v in values):
            return value
        words = [self.game.language.word(lang, kind, v) for v in values] if kind else values
        return (", " if kind else " ").join(words) if values else NOTHING

    def __str__(self) -> str:
        return self.notation


def move_of(game: Game, move: int, facts: Fields) -> Move:
    """A move with facts that are known already."""
    name = game.moves.names[move]
    return Move(move, name.family, name.params, name.notation, game, facts)


@dataclass(frozen=True)
class Event:
    """Something that happened: a kind, whose it is (None: nobody's), and its numbers by name."""

    kind: str
    seat: int | None
    params: dict[str, str | int]
    game: Game = field(repr=False, compare=False)

    def text(self, lang: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The event as a sentence; `names` gives the players' names by seat."""
        language = self.game.language

        def name(seat: int) -> str:
            return (names or {}).get(seat) or language.say(lang, "seat", seat=seat + 1)

        who = "" if self.seat is None else name(self.seat)
        said = spoken(self.game, lang, self.params)
        if OTHER in self.params:
            said[OTHER] = name(int(self.params[OTHER]))
        return language.say(lang, f"event-{kebab(self.kind)}", who=who, **said)


class HistoryEntry(NamedTuple):
    """One line of a match's record."""

    seat: int
    move: int
    revealed: int  # the state's count before the move; undo never crosses a change of it


class Match:
    """A match; made by `Game.new` or `penstock.load`.

    >>> import penstock
    >>> match = penstock.game('schwarzer-freitag').new(seats=3, seed=7)
    >>> match.play(match.moves()[0])
    >>> match.history
    ((2, 'subsidy'),)
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, Any],
        backend: str | None = None,
    ) -> None:
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise BadOption(f"A seed is a whole number, not {seed!r}.")
        self.game = game
        self.seats = game.read_seats(seats)
        self.seed = seed
        self.options = game.read_options(options)
        s = game.empty_state(self.seats, self.options, seed)
        s.records_events = 1
        self._backend: Backend = make_backend(game, s, backend)
        self._backend.set_up()
        self._start = self._backend.copy()
        self._played: list[HistoryEntry] = []
        self._looked: tuple[int | None, Any] | None = None  # a seat and what it knows, until the next move

    # -- who and what -----------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that owe a decision; empty when the game is over."""
        bits = self._backend.to_act
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    @property
    def over(self) -> bool:
        return self._backend.ending != 0

    @property
    def ending(self) -> str | None:
        """How the game ended; None while it goes on."""
        return self.game.endings(self._backend.ending).name if self.over else None

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat; zeros before the end."""
        return tuple(int(x) for x in self._backend.state().score[: self.seats])

    @property
    def ranking(self) -> tuple[int, ...]:
        """Place by seat, 1 for the winner, equal for shared places; zeros before the end.

        Nobody is first where a neutral competitor is.
        """
        return tuple(int(x) for x in self._backend.state().place[: self.seats])

    @property
    def neutral(self) -> tuple[int, int] | None:
        """Place and points of the competitor that nobody plays; None without one and before the end."""
        s = self._backend.state()
        one = int(self.game.neutral(s))
        return (int(s.place[one]), int(s.score[one])) if self.over and one != NONE else None

    @property
    def history(self) -> tuple[tuple[int, str], ...]:
        """All moves so far as (seat, notation)."""
        names = self.game.moves.names
        return tuple((p.seat, names[p.move].notation) for p in self._played)

    @property
    def bytes(self) -> bytes:
        """Canonical state bytes, equal in plain and compiled mode."""
        return self._backend.to_bytes()

    @property
    def state(self) -> Any:
        """A plain copy of the whole state, secrets included: for tests and tools, not for players."""
        return self._backend.state().copy()

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move (or the set-up) caused."""
        s = self._backend.state()
        return tuple(self._event(s.events[k]) for k in range(s.n_events))

    def _event(self, note: Any) -> Event:
        kind = self.game.event_kinds(note.kind)
        numbers = kind.read(note.a, note.b, note.c)
        named = {name: self._named(name, value) for name, value in numbers.items()}
        return Event(kind.name, None if note.seat == NONE else int(note.seat), named, self.game)

    def _named(self, name: str, value: int) -> str | int:
        values = self.game.words.get(name)
        return values[value] if values else int(value)

    # -- ask and do -------------------------------------------------------------------------

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat (default: the only one to act)."""
        if self.over:
            return []
        seat = self._seat(seat)
        known = self._look(seat)
        return [self._move(m, known, seat) for m in self._backend.legal(seat)]

    def legal(self, seat: int) -> list[int]:
        """The ids of a seat's legal moves, ascending: for programs, which need no texts."""
        return self._backend.legal(seat)

    def reason(self, move: int, seat: int) -> int:
        """0 if the move is legal, otherwise the number of the first reason: for programs too."""
        return self._backend.why_not(seat, move)

    def refused(self, seat: int, most: int) -> list[tuple[Move, Refusal]]:
        """Moves of the kinds offered in this phase that the seat may not make, with the first reason."""
        found: list[tuple[Move, Refusal]] = []
        if self.over:
            return found
        known = self._look(self._seat(seat))
        phase = self._backend.phase
        for family in self.game.moves.families:
            if phase not in family.phases:
                continue
            for m in self.game.moves.range_of(family.name):
                if len(found) >= most:
                    return found
                code = self._backend.why_not(seat, m)
                if code:
                    move = self._move(m, known, seat)
                    refusal = self.game.refusal(code, move.facts)
                    assert refusal is not None
                    found.append((move, refusal))
        return found

    def why_not(self, move: Move | str | int, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, otherwise the first reason against it."""
        move_id = self._read(move)
        if self.over:
            return self.game.refusal(1)
        seat = self._seat(seat)
        return self._refusal(move_id, seat, self._backend.why_not(seat, move_id))

    def play(self, move: Move | str | int, seat: int | None = None) -> None:
        """Play a move; IllegalMove carries the Refusal, and nothing has changed."""
        move_id = self._read(move)
        who = NONE if self.over else self._seat(seat)
        revealed = self._backend.revealed
        code = self._backend.play(who, move_id) if who != NONE else 1
        if code:
            refusal = self._refusal(move_id, who, code)
            assert refusal is not None
            raise IllegalMove(self.game.moves.names[move_id].notation, refusal)
        self._played.append(HistoryEntry(who, move_id, revealed))
        self._looked = None

    def _refusal(self, move: int, seat: int, code: int) -> Refusal | None:
        if code == 0 or seat == NONE:
            return self.game.refusal(code)
        return self.game.refusal(code, self._move(move, self._look(seat), seat).facts)

    def _look(self, seat: int | None) -> Any:
        """What a seat knows, for the facts of many moves; nobody may change it."""
        if self._looked is None or self._looked[0] != seat:
            self._looked = seat, self.known(seat)
        return self._looked[1]

    def _move(self, move: int, known: Any, seat: int) -> Move:
        return move_of(self.game, move, self.game.facts_of(known, seat, move))

    def described(self, move: Move | str | int, seat: int) -> Move:
        """A seat's move in words that everybody may read: its facts come from public knowledge alone."""
        return self._move(self._read(move), self.known(None), seat)

    def _read(self, move: Move | str | int) -> int:
        if isinstance(move, str):
            return self.game.moves.parse(move)
        if isinstance(move, Move):
            return move.id
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move < len(self.game.moves):
            raise MalformedMove(f"{move!r} is not a move; ids run from 0 to {len(self.game.moves) - 1}.")
        return move

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            bits = self._backend.to_act
            if bits & (bits - 1):
                waiting = one_of(str(k) for k in self.to_act)
                raise BadOption(f"Several seats may decide now; say which: {waiting}.")
            return bits.bit_length() - 1
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadOption(f"There is no seat {seat!r}; the seats are 0 to {self.seats - 1}.")
        return seat

    # -- look -------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Fields:
        """Everything a seat may know, ready for JSON; None is the spectator's view."""
        if seat is not None:
            seat = self._seat(seat)
        return self.game.view_of(self._look(seat), seat)

    def players_seen(self, seat: int | None = None) -> list[Fields]:
        """The rows `players` of `view(seat)`, for who has another's view: the rest is the same in both."""
        if seat is not None:
            seat = self._seat(seat)
        return self.game.players_of(self._look(seat), seat)

    def worth(self, seat: int | None = None) -> list[Fields]:
        """What every seat would be paid if the game ended now, by parts, as far as `seat` may know."""
        if seat is not None:
            seat = self._seat(seat)
        known = self._look(seat)
        return [self.game.worth_of(known, seat, player) for player in range(self.seats)]

    def known(self, seat: int | None) -> Any:
        """The plain state with everything blanked that the seat may not know: what bots get."""
        return hide(self._backend.state(), seat)

    # -- copy, take back, save --------------------------------------------------------------

    def copy(self) -> Match:
        """An independent match at the same point."""
        new = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.options = dict(self.options)
        new._backend = self._backend.copy()
        new._played = self._played[:]
        new._looked = None
        return new

    def why_not_undo(self, lang: str = "en") -> str | None:
        """None if the last move can be taken back, otherwise a sentence."""
        if not self._played:
            return self.game.language.say(lang, "undo-nothing")
        if self._backend.revealed != self._played[-1].revealed:
            return self.game.language.say(lang, "undo-revealed")
        return None

    def undo(self) -> Move:
        """Take the last move back, unless it revealed or rolled something."""
        problem = self.why_not_undo()
        if problem:
            raise CannotUndo(problem)
        last = self._played.pop()
        self._backend = self._start.copy()
        self._looked = None
        for seat, move, _ in self._played:
            self._backend.play(seat, move)
        return self._move(last.move, self.known(last.seat), last.seat)

    def resume(self, played: Iterable[HistoryEntry], state: Bytes, backend: str | None = None) -> None:
        """Go to a point known from elsewhere: the moves that led there, and its canonical bytes."""
        self._played = list(played)
        self._backend = make_backend(self.game, self.game.state.from_bytes(state), backend)
        self._looked = None

    @property
    def played(self) -> tuple[HistoryEntry, ...]:
        """What `resume` takes."""
        return tuple(self._played)

    @property
    def last(self) -> HistoryEntry | None:
        """The last move."""
        return self._played[-1] if self._played else None

    def is_secret(self, move: Move | str | int) -> bool:
        """Is the move, once played, known to its own seat alone?"""
        return self.game.moves.names[self._read(move)].family in self.game.moves.secret_families

    def save(self) -> Fields:
        """The match as a JSON-able dict: what `penstock.load` replays."""
        result = {"scores": list(self.scores), "ranking": list(self.ranking)} if self.over else None
        return {
            "penstock": SAVE_FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "components": self.game.components.hash,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "moves": [[seat, notation] for seat, notation in self.history],
            "result": result,
        }
