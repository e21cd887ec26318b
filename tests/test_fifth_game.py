"""A fifth game, of another package, through the public door alone: an entry point, and nothing else.

Its whole source is `tests/fifth/cuckoo`. Processes of their own see it as if pip had installed it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House
from tests.web.people import Person

ROOT = Path(__file__).parents[1]
DIST = ROOT / "web" / "dist"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package is installed: its folder, and what pip would write about it."""
    folder = tmp_path_factory.mktemp("site")
    about = folder / "cuckoo-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: cuckoo\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[penstock.games]\ncuckoo = cuckoo\n", "utf-8")
    path = os.pathsep.join([str(folder), str(ROOT / "tests" / "fifth"), str(ROOT / "src"), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "100"}


def run(installed: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        env=installed,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def penstock(installed: dict[str, str], *arguments: str) -> str:
    return run(installed, "penstock.cli", *arguments)


def test_it_is_one_of_the_games_and_none_of_ours_changes(installed: dict[str, str]) -> None:
    listed = penstock(installed, "games")
    for title in ("Arriala", "Cuckoo", "Packhuys", "Panamax", "Schwarzer Freitag"):
        assert title in listed


def test_its_rules_are_its_own(installed: dict[str, str]) -> None:
    assert "Whoever holds a king shows it" in " ".join(
        penstock(installed, "rules", "cuckoo", "2.3").split()
    )


def test_it_brings_its_own_lessons(installed: dict[str, str]) -> None:
    """By the same file and the same words as ours, to the server's pages and to a folder of files."""
    asked = "import penstock, msgspec; from penstock.server.http.game_views import lessons_shown as shown;"
    asked += "print(msgspec.json.encode(shown(penstock.game('cuckoo'), 'de')).decode())"
    done = subprocess.run(
        [sys.executable, "-c", asked], env=installed, capture_output=True, text=True, check=True, cwd=ROOT
    )
    found = json.loads(done.stdout)
    assert [one["task"] for one in found["lessons"]] == ["Tausche mit deinem linken Nachbarn."]
    assert found["lessons"][0]["play"] == [["swap"]]
    assert found["tips"][0]["offers"] == ["swap"]


def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    out = penstock(
        installed, "play", "cuckoo", "--seats", "4", "--seed", "3", "--bots", "greedy", "--lang", "de"
    )
    assert "behält die Karte" in out
    assert "verliert ein Leben" in out


def test_its_bots_meet_in_a_tournament(installed: dict[str, str]) -> None:
    out = penstock(
        installed,
        "tournament",
        "cuckoo",
        "--bots",
        "greedy,random",
        "--seats",
        "3",
        "--games",
        "30",
        "--json",
    )
    assert {line["bot"] for line in json.loads(out)["bots"]} == {"greedy", "random"}


def test_it_keeps_every_promise(installed: dict[str, str]) -> None:
    """The whole promise kit at every number of seats, plain and compiled."""
    out = run(installed, "pytest", "tests/test_promises.py", "-k", "cuckoo", "-q", "-p", "no:cacheprovider")
    assert " failed" not in out


def test_a_person_plays_it_on_the_generic_board(
    installed: dict[str, str], browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over the server, against bots, to the score sheet."""
    monkeypatch.setenv("PYTHONPATH", installed["PYTHONPATH"])
    with House(DIST, tmp_path) as house:
        ann = Person(browser, house, "Ann")
        ann.look_at(ann.open_table("cuckoo", ["me", "random", "greedy"]))
        expect(ann.page.locator(".generic")).to_be_visible()
        ann.hurry()
        expect(ann.page.locator(".sheet")).to_be_visible(timeout=120_000)
        assert len(ann.page.locator(".sheet .places tbody tr").all_inner_texts()) == 3
        assert ann.problems == []
        ann.context.close()
