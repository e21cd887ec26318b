"""Bots of a level are called by it in the reader's language; whoever was given a name keeps it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from penstock.bots.levels import LEVELS
from penstock.engine.language import LANGUAGES, Language
from penstock.server.problems import TEXT
from penstock.server.store.rows import SeatRow, bot_name
from penstock.server.table.log import name_in
from tests.server.program import ROOT

BOT = SeatRow("t", 1, "bot", name=bot_name("easy", 1), bot="easy")


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Easy 2"), ("de", "Leicht 2"), ("fr", "Facile 2"), ("nl", "Makkelijk 2")]
)
def test_a_bot_is_called_in_the_readers_language(lang: str, name: str) -> None:
    assert name_in(BOT, lang) == name


def test_a_name_that_was_given_stays() -> None:
    assert name_in(replace(BOT, name="Mira"), "de") == "Mira"
    assert name_in(SeatRow("t", 1, "human", "p", "Easy 2"), "de") == "Easy 2"
    assert name_in(SeatRow("t", 1, "bot", name="Greedy 2", bot="greedy"), "de") == "Greedy 2"
    assert name_in(SeatRow("t", 1), "de") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_and_server_call_the_levels_alike(lang: str) -> None:
    """The log speaks with the server's words, everything around it with the page's."""
    page = Language(str(ROOT / "web" / "src" / "text" / "{lang}.ftl"))
    for level in LEVELS:
        assert page.say(lang, f"level-{level}") == TEXT.say(lang, f"bot-{level}")
