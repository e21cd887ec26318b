"""The data folder of a server with SQLite: for nobody else's eyes, and for one server at a time."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from penstock.engine.errors import PenstockError

DATABASE, LOCK_FILE = "penstock.sqlite", "penstock.lock"
FOLDER_MODE, FILE_MODE = 0o700, 0o600


class BadFolder(PenstockError):
    """The folder cannot be used."""


class FolderInUse(PenstockError):
    """Another server has it."""


def prepare(folder: Path, may_create: bool) -> None:
    """The folder and the database in it, closed to everybody else.

    SQLite gives its other files the mode of the database.
    """
    database = folder / DATABASE
    if not may_create and not database.is_file():
        raise BadFolder(
            f"There is no Penstock database in the folder {folder}: "
            "name another one with --data or PENSTOCK_DATA."
        )
    try:
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        close_to_others(folder, FOLDER_MODE)
        make_private(database)
    except OSError as error:
        raise BadFolder(f"The data folder {folder} cannot be used: {error.strerror}.") from None


def make_private(file: Path) -> None:
    """An empty file if there is none, and nobody else's in any case."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE_MODE))
    close_to_others(file, FILE_MODE)


def close_to_others(path: Path, mode: int) -> None:
    """What another user owns is theirs to set."""
    found = path.stat()
    if found.st_uid == os.geteuid() and found.st_mode & 0o077:
        path.chmod(mode)


class FolderLock:
    """Held by a server as long as it runs; the system lets go of it when the process dies.

    A record lock: it is not handed down to the processes of the bots, which may outlive a killed server.
    """

    def __init__(self, folder: Path) -> None:
        file = folder / LOCK_FILE
        make_private(file)
        self._file = file.open("r+")
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = self._file.read().strip() or "unknown"
            self._file.close()
            raise FolderInUse(
                f"Another server (process {holder}) is using the folder {folder}: "
                "stop it, or name another folder."
            ) from None
        self._file.truncate()
        self._file.write(str(os.getpid()))
        self._file.flush()

    def release(self) -> None:
        self._file.close()
