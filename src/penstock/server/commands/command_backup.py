"""`penstock backup`: the whole database as one SQLite file, while the server runs; and back."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from penstock.engine.errors import PenstockError
from penstock.server.commands import command_serve

HELP = "copy a server's database into one file, or back"
EXAMPLE = "penstock backup --data penstock-data monday.sqlite"


class BadBackup(PenstockError):
    """The file is there already, or is not there."""


def declare(parser: ArgumentParser) -> None:
    command_serve.declare_database(parser)
    parser.add_argument("file", type=Path, help="the backup, an SQLite file")
    parser.add_argument("--restore", action="store_true", help="fill an empty database from the file")


def run(args: Namespace) -> int:
    command_serve.check_installed()
    from penstock.server.store.copying import copy_rows, file_engine
    from penstock.server.store.storage import Storage, migrate

    if args.restore != args.file.is_file():
        raise BadBackup(f"There is {'no' if args.restore else 'already a'} file {args.file}.")
    storage = Storage(command_serve.database_config(args))
    storage.migrate()
    file = file_engine(args.file)
    migrate(file)
    source, target = (file, storage.engine) if args.restore else (storage.engine, file)
    rows = copy_rows(source, target)
    file.dispose()
    storage.close()
    print(f"{rows} rows {'restored from' if args.restore else 'written to'} {args.file}")
    return 0
