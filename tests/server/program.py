"""The server as an operator runs it: a program that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.house import free_port

ROOT = Path(__file__).parents[2]


class Program:
    """`penstock serve` in a process of its own."""

    def __init__(self, data: Path, *arguments: str, plain: bool = True) -> None:
        self.data = data
        self.port, self.operator_port = free_port(), free_port()
        self._arguments = ("--no-compile", *arguments) if plain else arguments
        data.mkdir(parents=True, exist_ok=True)
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def operator(self, path: str) -> httpx.Response:
        return httpx.get(f"http://127.0.0.1:{self.operator_port}{path}")

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
        self.log = (self.data / "log").open("a")
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "penstock.cli", "serve",
                "--port", str(self.port), "--data", str(self.data),
                "--operator", f"127.0.0.1:{self.operator_port}",
                "--no-limits", "--bot-pause", "0", *self._arguments,
            ],
            env=environment,
            stdout=self.log,
            stderr=self.log,
            start_new_session=True,
        )  # fmt: skip
        until = time.monotonic() + 60
        while not self.is_ready():
            assert self.process.poll() is None, (self.data / "log").read_text()[-2000:]
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.05)

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """kill -9, bots and all."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.log.close()
