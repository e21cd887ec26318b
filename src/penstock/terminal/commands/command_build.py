"""`penstock build`: a game's rules, views and bots for other programs."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

import penstock
from penstock.bots.blueprint import blueprint_of
from penstock.engine.options import one_of
from penstock.engine.targets.blueprint import Blueprint
from penstock.engine.targets.build import TARGETS, built, find_target
from penstock.engine.targets.c_header import header_of
from penstock.engine.targets.manifest import manifest_of
from penstock.engine.targets.scripts import script_files
from penstock.terminal import arguments
from penstock.terminal.console import InputError, compiling, reason

HELP = "write a game's rules and bots for C, for browsers, for a GPU"
EXAMPLE = "penstock build panamax --target wasm --out built"


def declare(parser: ArgumentParser) -> None:
    arguments.add_game(parser, nargs="?")
    parser.add_argument("--target", required=True, metavar="TARGET", help=one_of(TARGETS))
    parser.add_argument(
        "--out", metavar="FOLDER", help="where to write (default: the cache, where penstock looks for it)"
    )
    arguments.add_components(parser)


def run(args: Namespace) -> int:
    target = find_target(args.target)
    ids = [args.game] if args.game else penstock.games()
    blueprints = [blueprint_of(penstock.game(game_id, args.components)) for game_id in ids]
    target.prepare()
    out = None if args.out is None else folder_of(args.out)
    for blueprint in blueprints:
        with compiling(blueprint.game, anyway=True):
            artefact = built(blueprint, target)
        if out is None:
            print(artefact)
            continue
        for name, data in files_of(blueprint, target.name, artefact).items():
            (out / name).write_bytes(data)
            print(out / name)
    return 0


def folder_of(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"Cannot write into '{name}': {reason(error)}.") from None
    return folder


def files_of(blueprint: Blueprint, target: str, artefact: Path) -> dict[str, bytes]:
    """What a target consists of, by file name."""
    manifest = manifest_of(blueprint)
    game_id = blueprint.game.id
    texts = {f"{game_id}.json": json.dumps(manifest, ensure_ascii=False, separators=(",", ":"))}
    if target == "native":
        texts[f"{blueprint.prefix.rstrip('_')}.h"] = header_of(manifest)
    if target == "wasm":
        texts.update(script_files(blueprint.entries))
    return {artefact.name: artefact.read_bytes(), **{name: text.encode() for name, text in texts.items()}}
