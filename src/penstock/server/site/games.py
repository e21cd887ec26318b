"""What a page needs to play by itself: modules, manifests, words and rulebooks of all games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

import penstock
from penstock.bots.blueprint import blueprint_of, for_a_page
from penstock.bots.net import file_of, has_net
from penstock.engine.game import Game
from penstock.engine.language import LANGUAGES
from penstock.engine.targets.blueprint import Blueprint
from penstock.engine.targets.build import LIGHT, built, find_target, is_light
from penstock.engine.targets.manifest import manifest_of
from penstock.server.http import game_views
from penstock.server.problems import TEXT
from penstock.server.site.building import build_all

TABLE_WORDS = (
    "problem-",
    "undo-",
    "log-",
    "somebody",
    "seat",
    "refusal-",
    "bot-",
)  # the rest is for servers


def game_files() -> Iterator[tuple[str, bytes]]:
    """Every file of the folder `local/`, by name; modules come from the cache or are built."""
    games = [penstock.game(game_id) for game_id in penstock.games()]
    build_all(penstock.games(), "wasm")
    for game in games:
        blueprint = blueprint_of(game)
        modules = modules_of(blueprint)
        yield from modules.items()
        manifest = {**manifest_of(blueprint), "has_module_apart": len(modules) > 1}
        yield f"{game.id}.json", json.dumps(manifest, separators=(",", ":")).encode()
        if has_net(game):
            yield f"{game.id}.net", file_of(game).read_bytes()
        for lang in LANGUAGES:
            yield f"{game.id}.{lang}.ftl", words_of(game, lang)
            yield f"{game.id}.rules.{lang}.json", msgspec.json.encode(game_views.rules_shown(game, lang))
            yield (
                f"{game.id}.lessons.{lang}.json",
                msgspec.json.encode(game_views.lessons_shown(game, lang)),
            )
    for lang in LANGUAGES:
        shown = [game_views.game_shown(game, "compiled", lang) for game in games]
        yield f"games.{lang}.json", msgspec.json.encode(shown)
        yield f"table.{lang}.ftl", table_words(lang)


def modules_of(blueprint: Blueprint) -> dict[str, bytes]:
    """The game's module; one that is too heavy to wait for comes with its net, after a lighter one."""
    name = blueprint.game.id
    whole = built(blueprint, find_target("wasm")).read_bytes()
    if is_light(whole):
        return {f"{name}.wasm": whole}
    light = built(for_a_page(blueprint), LIGHT).read_bytes()
    return {f"{name}.wasm": light, f"{name}.learned.wasm": whole}


def write_games(folder: Path) -> None:
    """Write the folder anew; a file that is as it was stays untouched."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = dict(game_files())
    for old in folder.iterdir():
        if old.name not in wanted:
            old.unlink()
    for name, data in wanted.items():
        file = folder / name
        if not file.is_file() or file.read_bytes() != data:
            file.write_bytes(data)


def words_of(game: Game, lang: str) -> bytes:
    return without_comments("\n".join(game.language.sources(lang))).encode()


def table_words(lang: str) -> bytes:
    """What a table says, whatever the game: of the server's words those that a table without one needs."""
    kept: list[str] = []
    is_kept = False
    for line in without_comments("\n".join(TEXT.sources(lang))).splitlines():
        if line and not line[0].isspace() and not line.startswith(("}", "]")):
            is_kept = line.startswith(TABLE_WORDS)
        if is_kept:
            kept.append(line)
    return ("\n".join(kept) + "\n").encode()


def without_comments(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if line and not line.startswith("#")) + "\n"
