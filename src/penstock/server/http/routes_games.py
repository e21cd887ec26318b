"""REST: which games there are, their rules and words."""

from __future__ import annotations

from litestar import get

import penstock
from penstock.engine.options import Option
from penstock.rulebook import Section, load_rulebook
from penstock.server.http import messages
from penstock.server.http.dependencies import Language, ServerDep, TableId
from penstock.server.problems import TEXT
from penstock.server.process import Server
from penstock.server.table.opening import BOTS, find_game


@get("/api/games")
async def list_games(server: ServerDep, lang: Language) -> list[messages.GameShown]:
    return [game_shown(server, penstock.game(game_id), lang) for game_id in penstock.games()]


def game_shown(server: Server, game: penstock.Game, lang: str) -> messages.GameShown:
    return messages.GameShown(
        game.id,
        game.title,
        list(game.seats),
        [option_shown(game, o, lang) for o in game.options],
        game.rules_version,
        server.compiling.state(game.id),
        [messages.BotShown(name, TEXT.say(lang, f"bot-{name}")) for name in BOTS],
    )


def option_shown(game: penstock.Game, option: Option, lang: str) -> messages.OptionShown:
    """An option's words are the game's own messages `option-…`, or its name."""
    words = game.language
    title = f"option-{option.name.lower()}"
    choices = [
        messages.Choice(
            value,
            words.say(lang, f"{title}-{value}") if words.has("en", f"{title}-{value}") else value,
            [n for n in game.seats if value in option.choices_for(n)],
        )
        for value in option.choices
    ]
    text = words.say(lang, title) if words.has("en", title) else option.name
    return messages.OptionShown(option.name, option.default, text, option.paragraph, choices)


@get("/api/games/{game_id:str}/rules")
async def show_rules(game_id: TableId, lang: Language) -> messages.Rules:
    game = find_game(game_id)
    book = load_rulebook(game, lang)
    return messages.Rules(
        book.language,
        book.preface,
        [
            messages.Chapter(c.number, c.title, c.text, [paragraph(s) for s in book.find(c.number)[1:]])
            for c in book.chapters
        ],
        list(game.components.reconstructed),
    )


def paragraph(section: Section) -> messages.Paragraph:
    return messages.Paragraph(section.number, section.title, section.text)


@get("/api/games/{game_id:str}/text")
async def show_text(game_id: TableId, lang: Language) -> messages.GameText:
    """The game's messages and the engine's, for the page's own Fluent."""
    game = find_game(game_id)
    return messages.GameText("\n".join(game.language.sources(lang)))


ROUTES = [list_games, show_rules, show_text]
