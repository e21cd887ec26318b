"""What docs/targets.md shows for C and JavaScript compiles, runs and gives the game it says."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import penstock

PAGE = Path(__file__).parents[3] / "docs" / "targets.md"

pytestmark = pytest.mark.slow  # builds a game


def shown(language: str) -> str:
    """The one example of a language."""
    (code,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(code)


def test_the_example_in_c(built_folder: Callable[[str], Path], tmp_path: Path) -> None:
    include, _, body = shown("c").partition("\n")
    source, program = tmp_path / "shown.c", tmp_path / "shown"
    show = 'printf("%d %d\\n", game.to_act, game.round);'
    heads = f"#include <stdio.h>\n#include <string.h>\n{include}\n"
    source.write_text(f"{heads}int main(void) {{\n{body}{show}\nreturn 0;\n}}\n")
    folder = built_folder("panamax")
    library = str(next(folder.glob("panamax.so")))
    compiler = shutil.which("cc")
    assert compiler is not None
    subprocess.run(
        [compiler, "-std=c99", "-Wall", "-Werror", f"-I{folder}", str(source), library,
         f"-Wl,-rpath,{folder}", "-o", str(program)],
        check=True,
    )  # fmt: skip
    out = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    match = penstock.game("panamax").new(seats=3, seed=7, backend="plain")
    assert out.split() == [str(sum(1 << seat for seat in match.to_act)), "0"]


def test_the_example_in_javascript(built_folder: Callable[[str], Path]) -> None:
    folder = built_folder("panamax")
    *lines, last = shown("js").strip().splitlines()
    told = last.partition("//")[0]  # events, the view, the worth
    opened = """
import { readFileSync } from 'node:fs'
const manifest = JSON.parse(readFileSync('panamax.json', 'utf8'))
const wasm = readFileSync('panamax.wasm')
"""
    imports = [line.replace("./built/", "./") for line in lines if line.startswith("import")]
    rest = [line for line in lines if not line.startswith("import")]
    (folder / "shown.mjs").write_text(
        "\n".join([*imports, opened, *rest, f"console.log(JSON.stringify([{told}, match.toAct, seat]))"])
    )
    done = subprocess.run(["node", "shown.mjs"], cwd=folder, capture_output=True, text=True, check=True)
    events, view, worth, to_act, seat = json.loads(done.stdout)
    assert seat not in to_act  # it has bid, the others have not
    assert to_act
    assert view["players"]
    assert worth
    assert isinstance(events, list)
