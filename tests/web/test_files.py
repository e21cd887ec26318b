"""Games as files: saved from a table, opened as a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import penstock
from tests.web.people import Person

GAME = "arriala"
MOVES = 7


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of two that has just begun, as a file."""
    match = penstock.game(GAME).new(seats=2, seed=5, backend="plain")
    for _ in range(MOVES):
        match.play(match.moves()[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.save()), "utf-8")
    return file


def open_file(ann: Person, path: str, file: Path, kind: str = "hot_seat") -> None:
    ann.go(path)
    ann.page.get_by_label("What to do with the saved game").select_option(kind)
    ann.page.locator('input[type="file"]').set_input_files(file)


@pytest.mark.parametrize("path", ["/", "/tables"])
def test_a_saved_game_goes_on_at_one_screen(person: Callable[..., Person], saved: Path, path: str) -> None:
    ann = person()
    open_file(ann, path, saved)
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.locator(".table")).to_have_attribute("data-seq", str(MOVES + 1))
    ann.take_the_screen()
    ann.move()
    ann.wait_until_after(MOVES + 1)


def test_a_saved_game_is_studied_with_open_hands(person: Callable[..., Person], saved: Path) -> None:
    ann = person()
    open_file(ann, "/tables", saved, "analysis")
    ann.page.wait_for_url("**/table/*")
    ann.wait_for_turn()
    for _ in range(8):  # through the turns of both players
        before = ann.seq()
        ann.move()
        ann.wait_until_after(before)
        expect(ann.page.locator(".cover")).to_have_count(0)
        ann.wait_for_turn()


def changed(file: Path, **more: Any) -> Path:
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), **more}), "utf-8")
    return file


def test_a_file_that_is_no_game_is_refused_in_a_sentence(
    person: Callable[..., Person], saved: Path
) -> None:
    ann = person()
    alert = ann.page.get_by_role("alert")
    letter = saved.with_name("letter.txt")
    letter.write_text("Dear Ann", "utf-8")
    open_file(ann, "/", letter)
    expect(alert).to_have_text("letter.txt is not a saved game of Penstock.")
    open_file(ann, "/", changed(saved, moves=[[0, "fly"]]))
    expect(alert).to_contain_text("fly")
    assert ann.page.url.rstrip("/") == ann.url


def test_what_one_knows_is_saved_from_the_table(person: Callable[..., Person]) -> None:
    ann = person()
    ann.look_at(ann.open_table(GAME, ["me", "random"]))
    ann.wait_for_turn()
    ann.page.locator(".menu summary").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Save my view as a file").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert saved["game"] == GAME
    assert "seed" not in saved
    assert all(p["hand"] is None for p in saved["position"]["view"]["players"] if p["seat"] != 0)
