"""The words of the table: the terminal's own messages and the game's, in one reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from penstock.engine.game import Game
from penstock.engine.language import Language

TEXT = Language(Path(__file__).parent / "text")


@dataclass(frozen=True)
class Words:
    """What a reader is told, in the reader's language."""

    lang: str
    game: Game

    def say(self, message: str, **arguments: Any) -> str:
        """One of the terminal's own messages."""
        return TEXT.say(self.lang, message, **arguments)

    def name(self, kind: str, value: str) -> str:
        """The game's word for a value, such as the colour red."""
        return self.game.language.word(self.lang, kind, value)

    def seat(self, seat: int) -> str:
        return self.say("seat", seat=seat + 1)
