"""Moves are small integers with names.

A codec is a table of families in the order of the rulebook. From it come the ids, the notation
(`sell red`), the JSON form, and the three functions through which everything else asks and acts:
`why_not(s, seat, move)`, `apply(s, seat, move)` and `legal(s, seat, out)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any

from penstock.engine.errors import MalformedMove
from penstock.engine.source import execute

MOST_PARAMS = 3
WORD = 62  # moves asked about in one go


@dataclass(frozen=True)
class Param:
    """One parameter of a family: its name and its values, either words or a range of numbers."""

    name: str
    values: tuple[str, ...]
    first: int = 0  # what the rules get for values[0]

    @property
    def is_number(self) -> bool:
        return self.values[0].lstrip("-").isdigit()


def words(name: str, values: str | tuple[str, ...]) -> Param:
    """A parameter whose values are words; the rules get their position."""
    return Param(name, tuple(values.split()) if isinstance(values, str) else values)


def numbers(name: str, first: int, last: int) -> Param:
    """A parameter whose values are the whole numbers first..last; the rules get the number."""
    return Param(name, tuple(str(n) for n in range(first, last + 1)), first)


@dataclass(frozen=True)
class Family:
    """One kind of move: its name, its parameters, when it is offered, how to ask and how to do.

    A forced family is played by the engine itself when it holds the only legal move: what is no
    choice is not asked, except in the phases `asked_in`. A family of many moves may give `may`, the same
    question as `why_not` answered by yes or no: listing the legal moves needs no reasons. A secret family's
    move is known to its own seat alone; what becomes public of it is told by events. In a phase that does
    not offer the family `why_not_now(s, seat)` gives a better reason than NOT_NOW.
    """

    name: str
    params: tuple[Param, ...]
    phases: tuple[int, ...]
    why_not: Callable[..., Any] | None  # None: whenever a phase offers it
    do: Callable[..., Any]
    is_forced: bool = False
    asked_in: tuple[int, ...] = ()
    may: Callable[..., bool] | None = None
    is_secret: bool = False
    why_not_now: Callable[..., Any] | None = None
    quote: Callable[..., None] | None = None  # (s, seat, facts, …): what the move's text mentions

    @property
    def size(self) -> int:
        n = 1
        for p in self.params:
            n *= len(p.values)
        return n

    def is_forced_in(self, phase: int) -> bool:
        return self.is_forced and phase in self.phases and phase not in self.asked_in


@dataclass(frozen=True)
class MoveName:
    """What an id stands for."""

    id: int
    family: str
    params: dict[str, str | int]
    notation: str


def nothing(s: Any) -> None:
    """No automatic effects."""


def no_mention(s: Any, seat: int, facts: Any) -> None:
    """No facts that every move may need."""


def never(s: Any) -> bool:
    """No quote tries a move out."""
    return False


@dataclass
class Codec:
    """The table of families and what is made from it.

    `follow_up(s)` runs after every move: the automatic effects that the move has set off.
    `mention(s, seat, facts)` fills the facts that the text of any move may need; a family's `quote` adds
    its own. Where `tries(s)` says so a quote may play the move on `s` to see what comes of it: it gets a
    copy.
    """

    families: tuple[Family, ...]
    names: tuple[MoveName, ...] = field(init=False)

    def __init__(
        self,
        *families: Family,
        follow_up: Callable[[Any], None] = nothing,
        mention: Callable[[Any, int, Any], None] = no_mention,
        tries: Callable[[Any], bool] = never,
    ) -> None:
        self.families = families
        self.follow_up = follow_up
        self.mention = mention
        self.tries = tries
        self.names = tuple(self._name_all())
        self._by_notation = {name.notation: name.id for name in self.names}

    def _name_all(self) -> Iterator[MoveName]:
        move = 0
        for family in self.families:
            assert len(family.params) <= MOST_PARAMS, f"{family.name} has too many parameters"
            for values in product(*(p.values for p in family.params)):
                params = {
                    p.name: int(v) if p.is_number else v for p, v in zip(family.params, values, strict=True)
                }
                yield MoveName(move, family.name, params, " ".join((family.name, *values)))
                move += 1

    def __len__(self) -> int:
        return len(self.names)

    @cached_property
    def secret_families(self) -> frozenset[str]:
        """Names of the families whose moves only their own seat knows."""
        return frozenset(f.name for f in self.families if f.is_secret)

    def range_of(self, family: str) -> range:
        """The ids of one family."""
        return next(range(start, start + f.size) for _, f, start in family_ranges(self) if f.name == family)

    def parse(self, notation: str) -> int:
        """Read `sell red`; raise MalformedMove with what would be allowed."""
        move = self._by_notation.get(notation)
        if move is None:
            move = self._by_notation.get(" ".join(notation.lower().split()))
        if move is None:
            raise MalformedMove(self._what_is_wrong(notation))
        return move

    def _what_is_wrong(self, notation: str) -> str:
        said = notation.lower().split()
        family = next((f for f in self.families if said and f.name == said[0]), None)
        if family is None:
            kinds = ", ".join(f.name for f in self.families)
            return f"'{notation}' is not a move; a move begins with one of: {kinds}."
        form = " ".join((family.name, *(f"<{p.name}>" for p in family.params)))
        values = "; ".join(f"{p.name}: {', '.join(p.values)}" for p in family.params)
        return f"'{notation}' cannot be read; the form is '{form}'" + (
            f" with {values}." if values else "."
        )

    def to_json(self, move: int) -> dict[str, Any]:
        name = self.names[move]
        return {"family": name.family, **name.params}

    def from_json(self, data: dict[str, Any]) -> int:
        """Read what `to_json` wrote; unknown or missing keys raise MalformedMove."""
        family = next((f for f in self.families if f.name == data.get("family")), None)
        if family is None or set(data) != {"family", *(p.name for p in family.params)}:
            raise MalformedMove(f"{data!r} is not a move; give 'family' and exactly its parameters.")
        return self.parse(" ".join((family.name, *(str(data[p.name]) for p in family.params))))

    def functions(self) -> Dispatch:
        """`why_not`, `apply` and `legal`, written out family by family."""
        return Dispatch(self)


class Dispatch:
    """The functions between ids and rules, generated so that nobody writes an offset.

    The source is ordinary Python for both backends; `print(codec.functions().source)` shows it.
    """

    why_not: Callable[..., int]
    apply: Callable[..., None]
    legal: Callable[..., int]
    quote: Callable[..., None]

    def __init__(self, codec: Codec) -> None:
        names: dict[str, Any] = {"follow_up": codec.follow_up, "mention": codec.mention}
        for k, family in enumerate(codec.families):
            names[f"why_not_{k}"] = family.why_not
            names[f"do_{k}"] = family.do
            names[f"may_{k}"] = family.may
            names[f"why_not_now_{k}"] = family.why_not_now
            names[f"quote_{k}"] = family.quote
        writers = (
            why_not_source, legal_source, only_move_source, do_source, apply_source, quote_source
        )  # fmt: skip
        self.source = "\n".join(line for writer in writers for line in (*writer(codec), "", ""))
        execute(self.source, f"moves of {codec.families[0].do.__module__.rpartition('.')[0]}", names)
        self.why_not, self.apply, self.legal = names["why_not"], names["apply"], names["legal"]
        self.quote = names["quote"]


def bits(phases: Iterable[int]) -> int:
    return sum(1 << phase for phase in phases)


def forced_phases(codec: Codec) -> list[int]:
    return sorted({p for f in codec.families for p in f.phases if f.is_forced_in(p)})


def family_ranges(codec: Codec) -> Iterator[tuple[int, Family, int]]:
    start = 0
    for k, family in enumerate(codec.families):
        yield k, family, start
        start += family.size


def arguments(family: Family, start: int) -> str:
    """`, a, b` as expressions in `move`, by mixed radix."""
    parts = []
    radix = 1
    for p in reversed(family.params):
        digit = f"move - {start - p.first}"
        if len(family.params) > 1:
            digit = f"(move - {start}) // {radix} % {len(p.values)} + {p.first}"
        parts.append(f", {digit}")
        radix *= len(p.values)
    return "".join(reversed(parts))


def why_not_source(codec: Codec) -> Iterator[str]:
    yield "def why_not(s, seat, move):"
    yield '    """The first reason against a move, as a number; 0 if there is none."""'
    yield "    if s.ending != 0:"
    yield "        return 1"
    yield "    if (s.to_act >> seat) & 1 == 0:"
    yield "        return 2"
    for k, family, start in family_ranges(codec):
        yield f"    if move < {start + family.size}:  # {family.name}"
        yield f"        if ({bits(family.phases)} >> s.phase) & 1 == 0:"
        yield f"            return {f'why_not_now_{k}(s, seat).value' if family.why_not_now else 3}"
        given = arguments(family, start)
        yield f"        return {f'why_not_{k}(s, seat{given}).value' if family.why_not else 0}"
    yield "    return 3"


def do_source(codec: Codec) -> Iterator[str]:
    yield "def do(s, seat, move):"
    for k, family, start in family_ranges(codec):
        yield f"    {'if' if k == 0 else 'elif'} move < {start + family.size}:  # {family.name}"
        yield f"        do_{k}(s, seat{arguments(family, start)})"


def apply_source(codec: Codec) -> Iterator[str]:
    yield "def apply(s, seat, move):"
    yield '    """Carry out a move that has been asked for, and what is no choice after it."""'
    yield "    s.n_events = 0"
    yield "    do(s, seat, move)"
    yield "    follow_up(s)"
    yield f"    while s.ending == 0 and ({bits(forced_phases(codec))} >> s.phase) & 1:"
    yield "        mover = 0"
    yield "        while (s.to_act >> mover) & 1 == 0:"
    yield "            mover += 1"
    yield "        forced = only_move(s, mover)"
    yield "        if forced < 0:"
    yield "            break"
    yield "        do(s, mover, forced)"
    yield "        follow_up(s)"


def quote_source(codec: Codec) -> Iterator[str]:
    yield "def quote(s, seat, move, facts):"
    yield '    """Write what the text of a move mentions into facts."""'
    yield "    mention(s, seat, facts)"
    for k, family, start in family_ranges(codec):
        if family.quote:
            yield f"    if {start} <= move < {start + family.size}:  # {family.name}"
            yield f"        quote_{k}(s, seat, facts{arguments(family, start)})"


def offered(codec: Codec, phase: int) -> Iterator[tuple[int, Family, int]]:
    """The families offered in one phase: only those are asked."""
    return ((k, family, start) for k, family, start in family_ranges(codec) if phase in family.phases)


def legal_source(codec: Codec) -> Iterator[str]:
    yield "def legal(s, seat, out):"
    yield '    """Write the ids of all legal moves in ascending order into out; return how many."""'
    yield "    n = 0"
    yield "    if s.ending != 0 or (s.to_act >> seat) & 1 == 0:"
    yield "        return n"
    yield "    phase = s.phase"
    for phase in sorted({p for f in codec.families for p in f.phases}):
        yield f"    if phase == {int(phase)}:"
        for k, family, start in offered(codec, phase):
            yield from offer_source(k, family, start)
        yield "        return n"
    yield "    return n"


def is_allowed(k: int, family: Family, start: int) -> str:
    """The question whether a move is legal, where no reason is asked for."""
    given = arguments(family, start)
    if family.may:
        return f"may_{k}(s, seat{given})"
    return f"why_not_{k}(s, seat{given}) == 0" if family.why_not else "True"


def offer_source(k: int, family: Family, start: int) -> Iterator[str]:
    """Ask a family, then write its legal moves.

    Asking all first lets the compiler lift out what the questions share, which a store between them
    would forbid; writing without a branch spares it guessing: the next move overwrites a refused one.
    """
    question = is_allowed(k, family, start)
    if not family.params:
        yield f"        out[n] = {start}  # {family.name}"
        yield f"        n += int({question})"
        return
    for first in range(start, start + family.size, WORD):
        last = min(first + WORD, start + family.size)
        yield "        found = 0"
        yield f"        for move in range({first}, {last}):  # {family.name}"
        yield f"            if {question}:"
        yield f"                found |= 1 << (move - {first})"
        yield "        if found:"
        yield f"            for move in range({first}, {last}):"
        yield "                out[n] = move"
        yield f"                n += (found >> (move - {first})) & 1"


def only_move_source(codec: Codec) -> Iterator[str]:
    yield "def only_move(s, seat):"
    yield '    """The single legal move if there is just one and its family is forced; otherwise -1."""'
    yield "    phase = s.phase"
    yield "    only = -1"
    for phase in forced_phases(codec):
        yield f"    if phase == {int(phase)}:"
        for k, family, start in offered(codec, phase):
            yield f"        for move in range({start}, {start + family.size}):  # {family.name}"
            yield f"            if {is_allowed(k, family, start)}:"
            if family.is_forced_in(phase):
                yield "                if only >= 0:"
                yield "                    return -1"
                yield "                only = move"
            else:
                yield "                return -1"
        yield "        return only"
    yield "    return only"
