"""`penstock site`: the page with all games and bots as a folder of files, without a server."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

HELP = "write the page as a folder that needs no server"
EXAMPLE = "penstock site site"


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("out", type=Path, metavar="FOLDER", help="where to write")
    parser.add_argument("--page", type=Path, help="folder of the built page")
    parser.add_argument(
        "--games", action="store_true", help="write only the games, for a page that is about to be built"
    )


def run(args: Namespace) -> int:
    if args.games:
        from penstock.server.site.games import write_games

        write_games(args.out)
    else:
        from penstock.server.http.routes_system import page_folder
        from penstock.server.site.folder import write_site

        write_site(args.page or page_folder(), args.out)
        print(args.out / "index.html")
    return 0
