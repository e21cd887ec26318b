"""A game as the rest of Penstock sees it: declared facts, functions, and the doors to play."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from penstock.engine import rng
from penstock.engine.codec import Codec, Dispatch
from penstock.engine.components import Components, Problem, Tables, load_components
from penstock.engine.errors import BadGame, BadOption
from penstock.engine.features import no_features
from penstock.engine.header import MOST_SEATS, EventBase, Header, RefusalBase
from penstock.engine.hiding import blank_of
from penstock.engine.language import Language, kebab
from penstock.engine.options import Option, one_of, read_options
from penstock.engine.places import no_neutral
from penstock.engine.record import NONE
from penstock.engine.view import Part, clear_of

if TYPE_CHECKING:
    from penstock.engine.kernel import Kernel
    from penstock.engine.match import Match

Fields = dict[str, Any]

ROOM = 2  # records that a value function gets to try moves in


def no_terms(s: Any, seat: int, room: Any, out: Any) -> None:
    """Of a game that does not say what its value is made of."""


class Strength(NamedTuple):
    """What makes a bot of a level; a game declares its own, because games differ in what thought brings."""

    iterations: int  # a turn
    careless: int = 0  # per cent of decisions for any move, as likely as it was looked at
    wild: int = 0  # per cent of decisions for any legal move
    asks_net: bool = False  # does it ask the game's learned net?


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: a code, the rulebook paragraph, a sentence in any language."""

    code: str
    paragraph: str
    language: Language = field(repr=False, compare=False)
    facts: Fields = field(default_factory=dict, repr=False, compare=False)

    def text(self, lang: str = "en") -> str:
        return self.language.say(lang, f"refusal-{kebab(self.code)}", **self.facts)


@dataclass(frozen=True)
class Game:
    """One rulebook: what it is, and what plays it.

    `penstock.game(id)` returns one of these. The upper half is public; the functions in the lower
    half are the game's own and are called by the engine.
    """

    id: str
    title: str
    seats: range
    rules_version: int
    options: tuple[Option, ...]
    moves: Codec
    longest: int  # more decisions than any game can need

    package: str
    folder: Path
    state: type[Header]
    refusals: type[RefusalBase]
    event_kinds: type[EventBase]
    endings: type[IntEnum]
    words: Mapping[str, tuple[str, ...]]  # names of the numbers in events, by parameter name
    set_up: Callable[[Any], None]
    print_tables: Callable[[Any, Components, dict[str, str]], None]
    determinize: Callable[[Any, int, Any], None]
    view: Callable[[Any, int, Any], None]  # (known, seat, v): what a seat may know; NONE: a spectator
    view_part: type[Part]
    facts_part: type[Part]  # what the moves' texts mention, filled in by the codec's `quote`
    worth: Callable[[Any, int, int, Any], None]  # (scratch, seat, player, w): paid if the game ended now
    worth_part: type[Part]
    totals: Callable[[Any], dict[str, int]]
    value: Callable[[Any, int, Any], int]  # (s, seat, room): what bots believe; tries moves in the room
    check_components: Callable[[Tables], Iterator[Problem]]
    # (s, seat, room, out): what the value is made of, in the order of `term_names`
    terms: Callable[[Any, int, Any, Any], None] = no_terms
    term_names: tuple[str, ...] = ()
    # (known, seat, player, p): a row of `players`, in which alone seats see different things
    view_player: Callable[[Any, int, int, Any], None] | None = None
    neutral: Callable[[Any], int] = no_neutral  # the competitor that nobody plays, or NONE
    fact_names: Mapping[str, str] = field(default_factory=dict)  # facts that are names, and of what
    # (s, seat, room, out): a position in numbers, from a seat's side, for a net; and how many they are
    features: Callable[[Any, int, Any, Any], None] = no_features
    n_features: int = 0
    value_unit: int = 1000  # of `value` in a point, or in a coin where money decides
    depths: Mapping[int, int] = field(default_factory=dict)  # phases inside an action, and how deep
    levels: Mapping[str, Strength] = field(default_factory=dict)  # of bots, if not the usual
    components_folder: str | None = None  # an owner's; None: the environment's

    def __post_init__(self) -> None:
        if max(self.seats) > MOST_SEATS:
            raise BadGame(
                f"{self.title} seats {max(self.seats)}, but a record has room for {MOST_SEATS}: "
                "raise MOST_SEATS in penstock/engine/header.py."
            )

    @cached_property
    def components(self) -> Components:
        """The printed tables in force, an owner's laid over ours."""
        return load_components(
            self.folder / "face" / "components.toml", self.id, self.check_components, self.components_folder
        )

    def with_components(self, folder: str | Path) -> Game:
        """The same game with the tables of an owner's folder; "" means the printed ones."""
        game = replace(self, components_folder=str(folder))
        _ = game.components  # complain now, not at the first move
        return game

    @cached_property
    def language(self) -> Language:
        return Language(self.text_file("rules"))

    def text_file(self, name: str) -> str:
        """Where the game's words are kept: `rules` here, `terminal`, `page` and `lessons` for others."""
        return str(self.folder / "face" / "text" / "{lang}" / f"{name}.ftl")

    @cached_property
    def dispatch(self) -> Dispatch:
        return self.moves.functions()

    @cached_property
    def kernel(self) -> Kernel:
        """The compiled rules; the first use of a process compiles them or loads them from the cache."""
        return compiled(self)

    @property
    def is_compiled(self) -> bool:
        """Are the compiled rules loaded in this process?"""
        return self.package in KERNELS

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        backend: str | None = None,
    ) -> Match:
        """Set up a match.

        Args:
            seats: how many play.
            seed: random seed, a whole number; None draws one.
            options: see `.options`; an unknown name or value raises BadOption (a ValueError).
            backend: "plain", "compiled", or None: compiled if the rules are already compiled.
        """
        from penstock.engine.match import Match

        return Match(self, seats, secrets.randbits(64) if seed is None else seed, options or {}, backend)

    def empty_state(self, seats: int, options: Mapping[str, str], seed: int = 0) -> Any:
        """A plain state with printed tables, options and seed words, before set-up."""
        for option in self.options:
            option.check_seats(options[option.name], seats)
        s = self.state()
        s.n_seats = seats
        s.rng[: rng.SEED_WORDS] = rng.seed_words(seed)
        self.print_tables(s, self.components, dict(options))
        return s

    def read_seats(self, seats: Any) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            counts = one_of(str(n) for n in self.seats)
            raise BadOption(f"{self.title} is played by {counts}, not by {seats!r}.")
        return seats

    def read_options(self, options: Mapping[str, Any]) -> dict[str, str]:
        return read_options(self.options, options)

    def view_of(self, known: Any, seat: int | None) -> Fields:
        """What a seat knows, ready for JSON; None is the spectator."""
        v = self.view_part.empty()
        self.view(known, NONE if seat is None else seat, v)
        return v.to_json()

    def players_of(self, known: Any, seat: int | None) -> list[Fields]:
        """The rows `players` of a seat's view: all else in it is the same for everybody."""
        if self.view_player is None:
            rows: list[Fields] = self.view_of(known, seat)["players"]
            return rows
        row: type[Part] = self.view_part.declared["players"].kind  # type: ignore[assignment]
        rows = []
        for player in range(known.n_seats):
            p = row.empty()
            self.view_player(known, NONE if seat is None else seat, player, p)
            rows.append(p.to_json())
        return rows

    def facts_of(self, known: Any, seat: int, move: int) -> Fields:
        """What the text of a move mentions; what does not belong to it is left out."""
        facts = self.facts_part.empty()
        self.dispatch.quote(known.simulation() if self.moves.tries(known) else known, seat, move, facts)
        return {name: value for name, value in facts.to_json().items() if value is not None}

    def worth_of(self, known: Any, seat: int | None, player: int) -> Fields:
        """What a player would be paid if the game ended now, by parts; null where that is hidden."""
        worth = self.worth_part.empty()
        self.worth(known.simulation(), NONE if seat is None else seat, player, worth)  # rules end it
        return worth.to_json()

    def value_of(self, s: Any, seat: int) -> int:
        """What a plain position is worth to a seat, as bots see it."""
        return int(self.value(s, seat, [None] * ROOM))

    def terms_of(self, s: Any, seat: int) -> list[int]:
        """What the value of a plain position is made of, by `term_names`."""
        out = [0] * len(self.term_names)
        self.terms(s, seat, [None] * ROOM, out)
        return [int(one) for one in out]

    def refusal(self, code: int, facts: Fields | None = None) -> Refusal | None:
        """The public form of a refusal's number; None for 0."""
        if code == 0:
            return None
        member = self.refusals(code)  # type: ignore[call-arg]
        return Refusal(member.name, member.paragraph, self.language, facts or {})


def rule_names(game: Game) -> dict[str, Any]:
    """What the open names of `entries.py` stand for in a game."""
    return {
        "N_MOVES": len(game.moves),
        "set_up": game.set_up,
        "why_not": game.dispatch.why_not,
        "apply": game.dispatch.apply,
        "legal": game.dispatch.legal,
    }


def told_names(game: Game) -> dict[str, Any]:
    """What the open names of `looking.py` stand for in a game, beyond those of its rules."""
    return {"value": game.value, "features": game.features, "N_FEATURES": game.n_features}


def shown_names(game: Game) -> dict[str, Any]:
    """What the open names of `showing.py` stand for in a game."""
    return {
        "blank": blank_of(game.state),
        "clear_view": clear_of(game.view_part),
        "clear_facts": clear_of(game.facts_part),
        "clear_worth": clear_of(game.worth_part),
        "view": game.view,
        "quote": game.dispatch.quote,
        "worth": game.worth,
    }


KERNELS: dict[str, Kernel] = {}


def compiled(game: Game) -> Kernel:
    """One kernel per package and process: compiled code does not depend on options or components."""
    if game.package not in KERNELS:
        from penstock.engine.kernel import Kernel
        from penstock.engine.targets.native import native_kernel

        kernel = native_kernel(game) or Kernel(game.package, rule_names(game))
        scratch = game.empty_state(game.seats[0], game.read_options({}))
        kernel.compile(scratch.to_array())
        KERNELS[game.package] = kernel
    return KERNELS[game.package]
