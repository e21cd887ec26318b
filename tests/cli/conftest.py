"""The command line as tests use it: arguments and typed lines in, exit code and text out."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from penstock.cli import main
from tests.cli.running import Result, Run

SILENT = ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "PENSTOCK_COMPONENTS", "LINES")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Call `main` in this process; `typed` is what stdin holds."""
    for name in SILENT:
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object, typed: str = "", width: int = 80) -> Result:
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(a) for a in arguments])
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return call


@pytest.fixture
def process() -> Run:
    """Run `penstock` as a process of its own: for compiled play, and for the real way in and out."""

    def call(*arguments: object, typed: str = "", **environment: str) -> Result:
        clean = {k: v for k, v in os.environ.items() if k not in SILENT}
        done = subprocess.run(
            [sys.executable, "-m", "penstock.cli", *(str(a) for a in arguments)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**clean, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **environment},
            timeout=300,
        )
        return Result(done.returncode, done.stdout, done.stderr)

    return call


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
