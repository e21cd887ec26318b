"""What we tell people to type exists, and the version is one."""

from __future__ import annotations

import json
import re
import subprocess
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

import penstock

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
RELEASE = re.compile(r"^## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([\w/.-]+):", makefile, re.MULTILINE)) - {".PHONY"}


def jobs(workflow: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    return found


def commands(workflow: Path) -> list[str]:
    return [step["run"] for job in jobs(workflow).values() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_runs_what_make_can_do(workflow: Path) -> None:
    assert commands(workflow)
    for command in commands(workflow):
        assert command.removeprefix("make ") in targets(), command


def test_the_workflows_run_every_proof() -> None:
    run = {command.removeprefix("make ") for workflow in WORKFLOWS for command in commands(workflow)}
    assert run == {"check", "test", "wheel", "docs", "soak", "bench"}


def test_make_play_without_a_terminal_shows_a_game() -> None:
    """Nobody has to look at a browser: a whole game between bots, and its end."""
    command = ["make", "--old-file=setup", "--old-file=web/dist", "play"]  # all is there
    done = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout


def test_every_promised_python_is_tested() -> None:
    (matrix,) = (
        job["strategy"]["matrix"]["python"]
        for workflow in WORKFLOWS
        for job in jobs(workflow).values()
        if "strategy" in job
    )
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert matrix == re.findall(r'"Programming Language :: Python :: (3\.\d+)"', project)
    assert f'requires-python = ">={matrix[0]}"' in project


@pytest.mark.parametrize("page", PAGES, ids=lambda file: file.name)
def test_a_page_names_only_targets_that_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    named = re.findall(r"(?:`|^\$ )make ([\w/-]+)", text, re.MULTILINE)
    assert set(named) <= targets()


def test_contributors_are_told_of_the_doors() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for target in ("quick", "check", "test", "wheel", "docs", "soak", "golden"):
        assert f"`make {target}`" in told


def test_one_version_everywhere() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    releases = RELEASE.findall(changelog)
    assert len(releases) == changelog.count("\n## ") - 1  # all but Unreleased have a number and a date
    assert [when for _, when in releases] == sorted((when for _, when in releases), reverse=True)
    version, when = releases[0]
    assert date.fromisoformat(when)
    assert version == penstock.__version__
    assert version == json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["version"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert (str(citation["version"]), str(citation["date-released"])) == (version, when)
