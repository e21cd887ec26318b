"""Words for players: Fluent messages in four languages, shared by terminal, server and browser."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from penstock.engine.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "nl")
COMMON = str(Path(__file__).parent / "text" / "{lang}.ftl")
MOST_KEPT = 20_000  # sentences, some hundred bytes each


class Language:
    """The messages of some files, on top of the engine's own; a file is named with `{lang}` in its path."""

    def __init__(self, *files: str) -> None:
        self.files = (COMMON, *files)

    def sources(self, lang: str) -> list[str]:
        """What stands in the files, for a Fluent elsewhere."""
        return [Path(file.format(lang=lang)).read_text("utf-8") for file in self.files]

    def say(self, lang: str, message: str, **arguments: Any) -> str:
        """A message in a language; what a language lacks is said in English."""
        # lists among a move's facts are for pictures; and 1, 1.0 and True are equal but not said alike
        sayable = ((k, v, type(v)) for k, v in arguments.items() if not isinstance(v, (list, dict)))
        return said(self.files, lang, message, tuple(sayable))

    def has(self, lang: str, message: str) -> bool:
        return load_bundle(self.files, lang).has_message(message)

    def word(self, lang: str, kind: str, value: str) -> str:
        """The name of a value: `colour-red` if there is such a message, otherwise the value itself.

        A value may end in a number, which the message is given: `from-s2` says "s2 3".
        """
        word, _, number = value.partition(" ")
        name = f"{kind}-{word}"
        if not self.has("en", name):
            return value
        return self.say(lang, name, number=int(number)) if number else self.say(lang, name)


def kebab(name: str) -> str:
    return name.lower().replace("_", "-")


@lru_cache(maxsize=MOST_KEPT)
def said(
    files: tuple[str, ...], lang: str, message: str, arguments: tuple[tuple[str, Any, type], ...]
) -> str:
    """A quarter of a millisecond each, and a board's buttons are mostly those of the move before."""
    for language in (lang, "en"):
        bundle = load_bundle(files, language)
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, {name: value for name, value, _ in arguments})
                return str(text)
    return message


@cache
def load_bundle(files: tuple[str, ...], lang: str) -> FluentBundle:
    # Fluent brings Babel along, which is slow to import: only when somebody reads.
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise BadOption(f"There is no language '{lang}'; the languages are {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(Path(file.format(lang=lang)).read_text("utf-8")))
    return bundle
