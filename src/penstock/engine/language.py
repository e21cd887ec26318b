"""Words for players: Fluent messages in four languages, shared by terminal, server and browser."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from penstock.engine.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "nl")
COMMON = Path(__file__).parent / "text"


class Language:
    """The messages of one game, on top of the engine's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def say(self, lang: str, message: str, **arguments: Any) -> str:
        """A message in a language; what a language lacks is said in English."""
        for tongue in (lang, "en"):
            bundle = load_bundle(self.folder, tongue)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, arguments)
                    return str(text)
        return message

    def has(self, lang: str, message: str) -> bool:
        return load_bundle(self.folder, lang).has_message(message)

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


@cache
def load_bundle(folder: Path, lang: str) -> FluentBundle:
    # Fluent brings Babel along, which is slow to import: only when somebody reads.
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise BadOption(f"There is no language '{lang}'; the languages are {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([lang], use_isolating=False)
    for place in (COMMON, folder):
        bundle.add_resource(FluentResource((place / f"{lang}.ftl").read_text("utf-8")))
    return bundle
