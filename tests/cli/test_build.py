"""`penstock build`: what it says where something is missing (what it writes: tests/engine/targets)."""

from __future__ import annotations

from pathlib import Path

import pytest

from penstock import cli
from penstock.engine.targets import linkers


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a bad command line gets."""
    assert cli.main(["build", *arguments]) == cli.BAD_INPUT
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_an_unknown_target_names_the_known_ones(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = refused(capsys, "panamax", "--target", "amiga", "--out", str(tmp_path / "new"))
    assert said == "penstock: There is no target 'amiga'; the targets are native, wasm or cuda.\n"
    assert not (tmp_path / "new").exists()


def test_an_unknown_game_is_refused_before_anything_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = refused(capsys, "go", "--target", "wasm", "--out", str(tmp_path / "new"))
    assert "There is no game 'go'" in said
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("target", "wanted"),
    [
        ("wasm", "There is no linker for WebAssembly; pip install 'penstock[wasm]', or install lld"),
        ("native", "There is no linker for a shared library; install a C compiler"),
    ],
)
def test_a_missing_linker_says_what_to_install(
    target: str,
    wanted: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(linkers, "find_spec", lambda name: None)
    assert wanted in refused(capsys, "panamax", "--target", target, "--out", str(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_made_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = refused(capsys, "panamax", "--target", "native", "--out", str(tmp_path / "file"))
    assert f"Cannot write into '{tmp_path / 'file'}'" in said
