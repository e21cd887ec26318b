"""`penstock backup`: the whole database as one SQLite file, while the server runs; and back."""

from __future__ import annotations

import shutil
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from penstock.engine.errors import PenstockError
from penstock.server.commands import command_serve
from penstock.server.config import ServerConfig

if TYPE_CHECKING:
    import sqlalchemy as sa

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
    try:
        storage.check_schema()
        make_private(file)
    except OSError as error:
        storage.close()
        raise BadBackup(f"{file} cannot be written: {error.strerror}.") from None
    except PenstockError:
        storage.close()
        raise
    target = file_engine(file)
    try:
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

    with TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copy)
        source = file_engine(copy)
        try:
            check_backup(source, file)
            migrate(source)
            storage = Storage(config)
            lock = FolderLock(config.data) if storage.is_sqlite else None
            try:
                storage.migrate()
                return copy_rows(source, storage.engine)
            finally:
                storage.close()
                if lock is not None:
                    lock.release()
        finally:
            source.dispose()


def check_backup(source: sa.Engine, file: Path) -> None:
    """Has a Penstock written this? Any other file would be an empty database."""
    from sqlalchemy.exc import DatabaseError

    from penstock.server.store.storage import schema_of

    try:
        with source.connect() as connection:
            found = schema_of(connection)
    except DatabaseError:
        found = None
    if found is None:
        raise BadBackup(f"{file} is no backup of Penstock.")
