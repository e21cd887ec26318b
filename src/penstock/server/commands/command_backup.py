"""`penstock backup`: the whole database as one SQLite file, while the server runs; and back."""

from __future__ import annotations

import shutil
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from penstock.engine.errors import PenstockError
from penstock.server.commands import command_serve
from penstock.server.config import ServerConfig

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
    config = command_serve.database_config(args)
    if args.restore != args.file.is_file():
        raise BadBackup(f"There is {'no' if args.restore else 'already a'} file {args.file}.")
    rows = restore(config, args.file) if args.restore else back_up(config, args.file)
    print(f"{rows} rows {'restored from' if args.restore else 'written to'} {args.file}")
    return 0


def back_up(config: ServerConfig, file: Path) -> int:
    """Copy the database as it is at one moment; a file that is not whole is not left."""
    from penstock.server.store.copying import copy_rows, file_engine
    from penstock.server.store.folder import make_private
    from penstock.server.store.storage import Storage, migrate

    storage = Storage(config, may_create=False)
    target = file_engine(file)
    try:
        storage.check_schema()
        make_private(file)
        migrate(target)
        return copy_rows(storage.engine, target)
    except BaseException:
        file.unlink(missing_ok=True)
        raise
    finally:
        target.dispose()
        storage.close()


def restore(config: ServerConfig, file: Path) -> int:
    """Fill an empty database. The file stays as it is, also where an older Penstock has written it."""
    from penstock.server.store.copying import copy_rows, file_engine
    from penstock.server.store.folder import FolderLock
    from penstock.server.store.storage import Storage, migrate

    storage = Storage(config)
    lock = FolderLock(config.data) if storage.is_sqlite else None
    try:
        storage.migrate()
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "backup.sqlite"
            shutil.copyfile(file, copy)
            source = file_engine(copy)
            migrate(source)
            rows = copy_rows(source, storage.engine)
            source.dispose()
            return rows
    finally:
        storage.close()
        if lock is not None:
            lock.release()
