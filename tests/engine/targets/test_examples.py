"""The programs in examples/ play whole games on what `penstock build` writes."""

from __future__ import annotations

import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import penstock

EXAMPLES = Path(__file__).parents[3] / "examples"
CLICKS = 400  # more than one player's moves in any game

pytestmark = pytest.mark.slow  # builds every game


@pytest.mark.long
def test_a_c_program_plays_panamax_against_hard(
    built_folder: Callable[[str], Path], tmp_path: Path
) -> None:
    folder, program = built_folder("panamax"), tmp_path / "panamax"
    compiler = shutil.which("cc")
    assert compiler is not None
    library = next(folder.glob("panamax.so"))
    strict = ("-std=c99", "-Wall", "-Wextra", "-Werror")
    source = str(EXAMPLES / "panamax.c")
    rpath = f"-Wl,-rpath,{folder}"
    subprocess.run(
        [compiler, *strict, "-O1", f"-I{folder}", source, str(library), rpath, "-o", str(program)],
        check=True,
    )
    out = subprocess.run([program, "7"], capture_output=True, text=True, check=True).stdout
    *moves, result = out.splitlines()
    match = penstock.game("panamax").new(seats=3, seed=7, backend="plain")
    for line in moves:
        seat, _, notation = line.partition(" ")
        match.play(notation, int(seat))
    assert match.over
    money = " ".join(f"{s} (place {p})" for s, p in zip(match.scores, match.ranking, strict=True))
    assert result == f"{len(moves)} decisions; money {money}"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


@pytest.fixture
def site(built_folder: Callable[[str], Path], tmp_path: Path) -> Iterator[str]:
    """The page beside what it needs, behind a plain file server."""
    shutil.copy(EXAMPLES / "panamax.html", tmp_path)
    shutil.copytree(built_folder("panamax"), tmp_path / "built")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.long
def test_a_page_without_a_server_plays_panamax_against_hard(site: str, browser: Browser) -> None:
    page = browser.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(f"{site}/panamax.html?seed=7")
    status = page.locator("#status")
    for _ in range(CLICKS):
        expect(page.locator("#status", has_text="The end").or_(page.locator("button")).first).to_be_visible(
            timeout=120_000
        )
        if "The end" in status.inner_text():
            break
        page.evaluate(
            "document.querySelector('button')?.click()"
        )  # a button may be gone by the time a mouse is there
    expect(status).to_contain_text("places:")
    assert not problems
    page.close()


def test_the_page_is_as_short_as_it_says() -> None:
    text = (EXAMPLES / "panamax.html").read_text("utf-8")
    script = text.partition('<script type="module">\n')[2].partition("</script>")[0]
    assert len(script.splitlines()) <= 50
