"""REST: which games there are, their rules, words and lessons."""

from __future__ import annotations

from litestar import get

import penstock
from penstock.server.http import game_views, messages
from penstock.server.http.dependencies import Language, ServerDep, TableId
from penstock.server.table.opening import find_game


@get("/api/games")
async def list_games(server: ServerDep, lang: Language) -> list[messages.GameShown]:
    games = (penstock.game(game_id) for game_id in penstock.games())
    return [game_views.game_shown(game, server.compiling.state(game.id), lang) for game in games]


@get("/api/games/{game_id:str}/rules")
async def show_rules(game_id: TableId, lang: Language) -> messages.Rules:
    return game_views.rules_shown(find_game(game_id), lang)


@get("/api/games/{game_id:str}/text")
async def show_text(game_id: TableId, lang: Language) -> messages.GameText:
    """The game's messages and the engine's, for the page's own Fluent."""
    game = find_game(game_id)
    return messages.GameText("\n".join(game.language.sources(lang)))


@get("/api/games/{game_id:str}/lessons")
async def show_lessons(game_id: TableId, lang: Language) -> messages.LessonsShown:
    return game_views.lessons_shown(find_game(game_id), lang)


ROUTES = [list_games, show_rules, show_text, show_lessons]
