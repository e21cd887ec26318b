"""`penstock train`: a net for a game, learned by self-play."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import penstock
from penstock.bots.net import BadNet, read_net
from penstock.engine.errors import BadOption
from penstock.engine.game import Game
from penstock.terminal import arguments
from penstock.terminal.console import InputError, reason
from penstock.training.keeping import KEPT, go_on, keep
from penstock.training.self_play import Training
from penstock.training.settings import Settings

HELP = "train a net for a game by self-play (needs the extra 'train' for a GPU)"
EXAMPLE = "penstock train schwarzer-freitag --device cuda --set seconds=240 --out trained"


def declare(parser: ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda", help="where (default: cuda)")
    parser.add_argument(
        "--out", metavar="FOLDER", default="trained", help="where to write (default: trained)"
    )
    parser.add_argument("--go-on", action="store_true", help="continue what lies in FOLDER")
    parser.add_argument("--net", metavar="FILE", help="begin with this net instead of one by chance")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a setting: " + ", ".join(f"{each.name} ({each.default})" for each in fields(Settings)),
    )


def run(args: Namespace) -> int:
    game = penstock.game(args.game)
    if game.n_features == 0:
        raise BadOption(f"{game.title} has no features yet, so no net can learn it.")
    if args.go_on and args.net:
        raise InputError("A continuation has its net already: give either --go-on or --net.")
    out = Path(args.out)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"Cannot write into '{args.out}': {reason(error)}.") from None
    if args.go_on and not (out / KEPT).is_file():
        raise InputError(f"There is nothing to continue in '{args.out}'.")
    net = given_net(args.net, game) if args.net else None
    training = Training(game, read_settings(args.set), maker(game, args.device))
    if net is not None:
        training.begin_with(net)
    if args.go_on:
        go_on(training, out)

    def tell(found: dict[str, Any]) -> None:
        print(json.dumps(found), flush=True)
        if "trial" in found:  # the last round is followed by one
            keep(training, out)

    training.run(tell)
    return 0


def given_net(file: str, game: Game) -> NDArray[np.int16]:
    try:
        return read_net(Path(file), game.n_features)
    except (OSError, BadNet) as error:
        what = reason(error) if isinstance(error, OSError) else str(error)
        raise InputError(f"Cannot begin with '{file}': {what.rstrip('.')}.") from None


def maker(game: Game, device: str) -> Any:
    """What makes a batch of so many games of so many seats with a seed."""
    return lambda n, seats, seed: penstock.batch(game.id, n, seats, seed, device=device)


def read_settings(given: list[str]) -> Settings:
    """The settings of `rounds=10`, `heat=0.01`, …"""
    kinds = {each.name: type(each.default) for each in fields(Settings)}
    found: dict[str, Any] = {}
    for text in given:
        name, _, word = text.partition("=")
        if name not in kinds:
            raise BadOption(f"A training has no setting '{name}'; see 'penstock train --help'.")
        try:
            found[name] = int(word) if kinds[name] is int else float(word)
        except ValueError:
            raise BadOption(f"'{word}' is not a number, as {name} must be.") from None
    return replace(Settings(), **found)
