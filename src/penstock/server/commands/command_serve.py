"""`penstock serve`: the table server."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from argparse import SUPPRESS, ArgumentParser, Namespace
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import urlopen

from penstock.engine.errors import PenstockError
from penstock.server.config import (
    ROLES,
    UNLIMITED,
    BadSetting,
    RateLimits,
    ServerConfig,
    from_environment,
    why_not_there,
)

if TYPE_CHECKING:
    import uvicorn

HELP = "run the web server"
EXAMPLE = "penstock serve --port 8060"
OPEN_TRIES = 100


def declare(parser: ArgumentParser) -> None:
    defaults = ServerConfig()
    parser.add_argument("--host", default=defaults.host, help=f"address to listen on ({defaults.host})")
    parser.add_argument("--port", type=int, default=defaults.port, help=f"port ({defaults.port})")
    declare_database(parser)
    parser.add_argument("--public-url", default="", help="https://… as players see it, behind a proxy")
    parser.add_argument(
        "--proxy", default=defaults.proxy, help=f"addresses of trusted proxies ({defaults.proxy})"
    )
    parser.add_argument(
        "--operator", default="", metavar="HOST:PORT", help="metrics and the API's document, for you alone"
    )
    parser.add_argument("--role", choices=ROLES, default="all", help="what this process does (all)")
    parser.add_argument("--page", type=Path, help="folder of the built page")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--no-limits", action="store_true", help="disable rate limits, for load tests")
    parser.add_argument("--no-compile", action="store_true", help="play with the plain rules only")
    parser.add_argument(
        "--bot-pause", type=float, default=defaults.bot_pause, help="seconds before a bot moves"
    )


def declare_database(parser: ArgumentParser, is_again: bool = False) -> None:
    """
    Args:
        is_again: the parser is part of one that has these options too.
    """
    data = ServerConfig().data
    usual, no_url = (SUPPRESS, SUPPRESS) if is_again else (data, "")
    parser.add_argument("--data", type=Path, default=usual, help=f"data folder ({data})")
    parser.add_argument(
        "--database-url", default=no_url, help="postgresql://… instead of SQLite in the folder"
    )


def check_no_password(url: str) -> None:
    """What stands on the command line is seen by everybody on the machine."""
    try:
        parts = urlsplit(url)
    except ValueError:  # told by `config.py`
        return
    if parts.password or "password" in parse_qs(parts.query):
        raise BadSetting(
            "A password on the command line is seen by everybody on this machine: set "
            "PENSTOCK_DATABASE_URL, or name a file that holds the address with PENSTOCK_DATABASE_URL_FILE."
        )


def database_config(args: Namespace) -> ServerConfig:
    check_no_password(args.database_url)
    return from_environment(ServerConfig(data=args.data, database_url=args.database_url))


def config_of(args: Namespace) -> ServerConfig:
    check_no_password(args.database_url)
    return from_environment(
        ServerConfig(
            data=args.data,
            database_url=args.database_url,
            host=args.host,
            port=args.port,
            public_url=args.public_url.rstrip("/"),
            proxy=args.proxy,
            operator=args.operator,
            role=args.role,
            page=args.page,
            compile_rules=not args.no_compile,
            bot_pause=args.bot_pause,
            limits=UNLIMITED if args.no_limits else RateLimits(),
        )
    )


class NotInstalled(PenstockError):
    """The libraries of the server are an extra."""


class BadRole(PenstockError):
    """One SQLite file has one process."""


class BadAddress(PenstockError):
    """The server cannot listen where it shall."""


def check_installed() -> None:
    if find_spec("litestar") is None or find_spec("sqlalchemy") is None:
        raise NotInstalled("The table server needs more libraries: pip install 'penstock[server]'.")


def run(args: Namespace) -> int:
    check_installed()
    import uvicorn

    from penstock.server.http.app import make_app
    from penstock.server.ops import collector
    from penstock.server.ops.logs import set_up_logs

    config = config_of(args)
    if config.is_sqlite and config.role != "all":
        raise BadRole("Several processes need PostgreSQL: give --database-url, or leave --role at 'all'.")
    set_up_logs()
    door = listening(config)
    program = uvicorn.Server(uvicorn_config(config, make_app(config)))
    collector.calm()
    print(f"Penstock is at {config.address}", flush=True)
    if args.open:
        open_soon(config.address)
    program.run(sockets=[door])
    return 0


def listening(config: ServerConfig) -> socket.socket:
    """The door, open before anything says that it is."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        door = socket.socket(family, kind)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
    except OSError as error:
        why = why_not_there(error)
        where = f"{config.host}, port {config.port}"
        raise BadAddress(
            f"The server cannot listen at {where}: {why}; --host and --port change it."
        ) from None
    return door


def uvicorn_config(config: ServerConfig, app: Any) -> uvicorn.Config:
    from uvicorn import Config

    from penstock.server.http.protocol import timed

    return Config(
        app,
        http=timed(config.limits),
        timeout_keep_alive=config.limits.idle_connection_seconds,
        host=config.host,
        port=config.port,
        forwarded_allow_ips=config.proxy,
        ws_max_size=config.limits.message_bytes,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def open_soon(address: str) -> None:
    """Show the page in a browser as soon as the server answers; without a browser nothing happens."""

    def wait_and_open() -> None:
        for _ in range(OPEN_TRIES):
            with suppress(OSError), urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
            time.sleep(0.2)

    threading.Thread(target=wait_and_open, daemon=True).start()
