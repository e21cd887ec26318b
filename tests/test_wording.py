"""The texts of games, terminal, server and page in four languages: forms for one and many, and signs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
FILES = sorted(
    str(file.relative_to(ROOT)) for folder in ("src", "web/src") for file in (ROOT / folder).rglob("*.ftl")
)


def language_of(file: str) -> str:
    """`text/de.ftl`, or `text/de/rules.ftl` where a game keeps its words."""
    path = Path(file)
    return path.stem if path.stem in UNCHANGED else path.parent.name


# Parameters that are words, and numbers that name something instead of counting it: nothing is
# inflected after them. Every other number that stands before a word needs a selector.
WORDS = """
    advisor asked benefit bot card cargo cell cells choice colour command company container die
    ending file form free game good kind leader list model move name nation ocean on other own place
    reach score sea section ship shows side site source starting structure symbol target text title town
    trigger values vineyard where who why winner zone
"""
NAMES = """
    after at before card_number column from last number offer paragraph rank round row seat seed
    slot stage table
"""
NEVER_ONE = "seats to"  # a game has at least two players

# Words that stay as they are whatever number stands before them: small words, verbs that follow, and
# units and materials without a plural.
UNCHANGED = {
    "en": """
        AP a after against and at by each for from gold held in interest into left less min more now of on
        onto or out overdue placed s silver tax than the to unsold used water when with
    """,
    "de": """
        AP Arbeiter Barren Darlehen Dollar Finanzberater Geld Gold Koffer Silber Spieler Steuer
        Wasser Würfel Zinsen ab ablegen am an auf aus bei bezahlen bis das davon der die durch ein
        eingesetzt endet entfernen erhöhen für gegen heben im in je kaufen laden legen mal min mit nach
        nehmen nicht oder pro s setzen spielen und unverkauft verkaufen vom von wert zahlen zu zum
        zurück übrig
    """,
    "fr": """
        PA après au aux avec chacun chacune contre côté dans de des du d’argent d’intérêts d’or en et
        fois la le les maintenant min ou par pour quand s sur tout vers à
    """,
    "nl": """
        AP aan achterstallige af afleggen als belasting bij dollar door eindigt goud in ingezet keer
        krijgen kunnen laden leggen maal met min na nemen niet of onverkocht op opleveren over per
        plaatsen rente s schuldig spelen te tegen tot uit van verhogen verschuldigde voor waard water
        weg zilver
    """,
}
ORDINALS = ["place", "rank"]  # 1st, 2nd: chosen by the number itself
PLURAL = {"zero", "one", "two", "few", "many", "other"}


def messages(file: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Ids and texts; an attribute as `id.name`."""
    for entry in FluentParser().parse((ROOT / file).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def name_of(expression: object) -> str | None:
    """The parameter that is shown or asked for, also inside NUMBER(…)."""
    if isinstance(expression, ast.FunctionReference) and expression.arguments.positional:
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else None


def key_of(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def counted_words(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Parameters that stand right before a word although no selector on them is around, and the word."""
    for k, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            asked = name_of(element.expression.selector)
            for variant in element.expression.variants:
                yield from counted_words(variant.value, chosen | {asked} if asked else chosen)
            continue
        name = name_of(element.expression)
        after = pattern.elements[k + 1 : k + 2]
        if name is None or name in chosen or not after or not isinstance(after[0], ast.TextElement):
            continue
        word = re.match(r"\s+([^\W\d_][\w’'-]*)", after[0].value)
        if word:
            yield name, word[1]


def selectors(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selectors(variant.value)


def shows(pattern: ast.Pattern, name: str) -> bool:
    return any(
        isinstance(e, ast.Placeable)
        and (
            name_of(e.expression) == name
            or (
                isinstance(e.expression, ast.SelectExpression)
                and all(shows(v.value, name) for v in e.expression.variants)
            )
        )
        for e in pattern.elements
    )


@pytest.mark.parametrize("file", FILES)
def test_no_words_are_said_twice(file: str) -> None:
    """Of two messages of one name only the first is ever read."""
    ids = [name for name, _ in messages(file)]
    assert len(set(ids)) == len(ids), sorted({name for name in ids if ids.count(name) > 1})


@pytest.mark.parametrize("file", FILES)
def test_what_is_counted_has_a_form_for_one(file: str) -> None:
    """“1 points” is no language's plural: a number before a word that changes needs a selector on it."""
    unchanged = {*UNCHANGED[language_of(file)].split()}
    known = {*f"{WORDS} {NAMES} {NEVER_ONE}".split()}
    wrong = [
        f"{id_}: {{ ${name} }} {word}"
        for id_, pattern in messages(file)
        for name, word in counted_words(pattern)
        if name not in known and word not in unchanged
    ]
    assert not wrong, "\n".join([file, *wrong])


@pytest.mark.parametrize("file", FILES)
def test_a_selector_that_counts_has_a_form_for_one_and_for_many(file: str) -> None:
    """In French the form for one is `[one]`, which holds for 0 too; elsewhere `[1]` says the same."""
    ones = {"one"} if language_of(file) == "fr" else {"one", "1"}
    wrong = []
    for id_, pattern in messages(file):
        for selector in selectors(pattern):
            name = name_of(selector.selector)
            keys = {key_of(v) for v in selector.variants}
            counts = keys & PLURAL and keys & {"one", "1"} and name not in ORDINALS
            if counts and not (keys & ones and "other" in keys):
                wrong.append(f"{id_}: ${name} has {sorted(keys)}")
    assert not wrong, "\n".join([file, *wrong])


@pytest.mark.parametrize("file", [f for f in FILES if language_of(f) == "fr"])
def test_in_french_nought_is_singular(file: str) -> None:
    """`[one]` is chosen for 0 too: it shows the number, or 0 has a text of its own."""
    wrong = []
    for id_, pattern in messages(file):
        for selector in selectors(pattern):
            name = name_of(selector.selector)
            by_key = {key_of(v): v.value for v in selector.variants}
            if (
                name
                and "one" in by_key
                and not {"0", "1"} & by_key.keys()
                and not shows(by_key["one"], name)
            ):
                wrong.append(f"{id_}: ${name}")
    assert not wrong, "\n".join([file, *wrong])


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The text with every placeable as one sign."""
    yield "".join(e.value if isinstance(e, ast.TextElement) else "¤" for e in pattern.elements)
    for selector in selectors(pattern):
        for variant in selector.variants:
            yield from texts(variant.value)


@pytest.mark.parametrize("file", [f for f in FILES if language_of(f) == "fr"])
def test_french_signs_do_not_go_to_the_next_line_alone(file: str) -> None:
    """No-break spaces before ; : ? ! % and inside « », none before an ellipsis, and ’ for an apostrophe."""
    bad = re.compile(r" [;:?!%»](?!\w)|« |(?<=\w) …|(?<=\w)'(?=\w)|(?<=\w):(?=\s|$)")
    wrong = [
        f"{id_}: {text}" for id_, pattern in messages(file) for text in texts(pattern) if bad.search(text)
    ]
    assert not wrong, "\n".join([file, *wrong])


@pytest.mark.parametrize("file", [file for file in FILES if language_of(file) == "fr"])
def test_in_french_no_name_follows_a_word_that_would_be_elided(file: str) -> None:
    """“de Invité” would be “d’Invité”: a name that may begin with a vowel stands elsewhere."""
    for name, line in ((file, line) for line in (ROOT / file).read_text().splitlines()):
        assert not re.search(r"\b([dD]e|[qQ]ue) \{ \$(who|other|owner|player|winner) \}", line), (
            name,
            line,
        )
