"""The words of the table: the terminal's own messages and the game's, in one reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from penstock.engine.game import Game
from penstock.engine.language import Language

TEXT = str(Path(__file__).parent / "text" / "{lang}.ftl")


@dataclass(frozen=True)
class Words:
    """What a reader is told, in the reader's language."""

    lang: str
    game: Game

    def say(self, message: str, **arguments: Any) -> str:
        """A message of the terminal, or of the game's drawing there."""
        return self._language.say(self.lang, message, **arguments)

    @cached_property
    def _language(self) -> Language:
        return language_with(self.game.text_file("terminal"))

    def name(self, kind: str, value: str) -> str:
        """The game's word for a value, such as the colour red."""
        return self.game.language.word(self.lang, kind, value)

    def seat(self, seat: int) -> str:
        return self.say("seat", seat=seat + 1)


@cache
def language_with(drawing: str) -> Language:
    """The terminal's messages, and those of the game's own drawing where it has one."""
    return Language(TEXT, *([drawing] if Path(drawing.format(lang="en")).is_file() else []))
