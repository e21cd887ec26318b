"""The examples of docs/tournaments.md do what they say."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

from penstock import cli

PAGE = Path(__file__).parents[2] / "docs" / "tournaments.md"


def test_the_example_in_python_runs() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried > 5) == (0, True)


def test_the_command_lines_are_understood() -> None:
    lines = re.findall(r"^penstock (.*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(lines) == 3
    for line in lines:
        args = cli.make_parser().parse_args(shlex.split(line))
        assert args.report or args.readings
