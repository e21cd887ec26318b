"""Four languages: nothing missing, nothing unused, the same arguments everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import penstock
from penstock.bots.reasons import terms_of
from penstock.engine.game import Refusal
from penstock.engine.language import COMMON, LANGUAGES, kebab
from penstock.engine.match import Event, Move
from penstock.terminal.words import TEXT
from tests.walks import GAMES, positions

TERMINAL = Path(penstock.__file__).parent / "terminal"
PARTS = ("rules", "terminal", "page", "lessons")
FILES = {"engine": COMMON, "terminal": TEXT}
FILES |= {f"{game.id}-{part}": game.text_file(part) for game in GAMES for part in PARTS}
ENGINE_REFUSALS = {"refusal-game-over", "refusal-not-your-turn", "refusal-not-now"}

for_every_game = pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])
in_every_file = pytest.mark.parametrize("file", FILES.values(), ids=FILES)


def messages(file: str, lang: str) -> dict[str, set[str]]:
    """Message id → names of its arguments."""
    resource = FluentParser().parse(Path(file.format(lang=lang)).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [e for e in resource.body if isinstance(e, ast.Message)]
    assert len(found) == len({m.id.name for m in found}), "a message stands twice"
    return {m.id.name: variables(m) for m in found}


def variables(message: ast.Message) -> set[str]:
    names: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name.removesuffix("_id"))  # a word, or the choice of a form by it
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for part in value if isinstance(value, list) else [value]:
                    visit(part)

    visit(message)
    return names


@in_every_file
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_things(file: str, lang: str) -> None:
    assert messages(file, lang) == messages(file, "en")


def names_needed(kind: str, values: tuple[str, ...], said: set[str]) -> set[str]:
    """Numbers and cells (`g7`) may be said as they are written; then none of the kind has a name.

    A value that ends in a number (`s2 3`) is said by its word.
    """
    names = {f"{kind}-{value.partition(' ')[0]}" for value in values if value}
    as_written = all(any(sign.isdigit() for sign in value) for value in values if value)
    return set() if as_written and not names & said else names


@for_every_game
def test_a_games_messages_are_exactly_those_it_needs(game: penstock.Game) -> None:
    said = set(messages(game.text_file("rules"), "en"))
    needed = {f"move-{family.name}" for family in game.moves.families}
    needed |= {f"refusal-{kebab(r.name)}" for r in game.refusals if r.value} - ENGINE_REFUSALS
    needed |= {f"event-{kebab(e.name)}" for e in game.event_kinds}
    needed |= {f"course-{family.name}" for family in game.moves.families} & said  # shorter, if a game likes
    needed |= {f"term-{term}" for term in terms_of(game)}  # what a hint's move is for
    words = [*game.words.items(), *((p.name, p.values) for f in game.moves.families for p in f.params)]
    for kind, values in words:
        needed |= names_needed(kind, values, said)
    assert said == needed


@pytest.mark.parametrize("name", ["", *(game.package.rpartition(".")[2] for game in GAMES)])
def test_the_terminals_messages_are_all_used(name: str) -> None:
    """By their whole id, or by its beginning where the end is filled in: `f"letter-{colour}"`."""
    source = "\n".join(file.read_text("utf-8") for file in TERMINAL.rglob(f"{name}*.py"))
    [file] = [TEXT] if name == "" else [g.text_file("terminal") for g in GAMES if g.package.endswith(name)]

    def is_used(message: str) -> bool:
        whole = re.search(rf"""["']{message}["']""", source)
        return bool(whole) or f"{message.rpartition('-')[0]}-{{" in source

    assert [m for m in messages(file, "en") if not is_used(m)] == []


@for_every_game
def test_a_drawings_messages_hide_none_of_the_terminals(game: penstock.Game) -> None:
    own = set(messages(game.text_file("terminal"), "en"))
    assert own & (set(messages(TEXT, "en")) | set(messages(COMMON, "en"))) == set()


@pytest.mark.slow
@for_every_game
def test_every_text_of_a_random_game_is_complete(game: penstock.Game) -> None:
    """An argument that is missing shows as a brace, or as a dollar sign with its name; `$5` is money."""
    for seats in game.seats:
        for match in positions(game, seats, seed=70 + seats, every=5):
            told: list[Event | Move | Refusal] = [*match.events]
            if not match.over:
                told += match.moves(match.to_act[0])
                told += refusals(match, match.to_act[0])
            texts = [each.text(lang) for each in told for lang in LANGUAGES]
            assert not [t for t in texts if re.search(r"[{}]|\$[a-z_]", t) or not t]


def refusals(match: penstock.Match, seat: int) -> list[Refusal]:
    """One for every kind of move and reason: the others differ in numbers and names alone."""
    some = {(name.family, match.reason(name.id, seat)): name.id for name in match.game.moves.names}
    return [r for move in some.values() if (r := match.why_not(move, seat)) is not None]
