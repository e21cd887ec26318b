"""What is given to people: a wheel that needs no checkout, and says what it lacks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import penstock
from penstock.rulebook import load_rulebook
from tests.server.house import free_port

ROOT = Path(__file__).parents[1]
DIST = ROOT / "web" / "dist"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
ADAPTERS = {
    "gymnasium": "gymnasium",
    "observer": "pyspiel",
    "openspiel": "pyspiel",
    "pettingzoo": "pettingzoo",
    "players": "pyspiel",
    "spaces": "gymnasium",
}


class Installation:
    """An environment with the wheel and, of the present environment, only the libraries it needs."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.empty = folder / "empty"
        self.empty.mkdir()
        venv.create(folder / "venv", symlinks=True)
        self._bin = folder / "venv" / "bin"
        python = str(self._bin / "python")
        subprocess.run([*PIP, "--python", python, "install", "--no-deps", str(wheel)], check=True)
        site = Path(sysconfig.get_path("purelib", vars={"base": str(folder / "venv")}))
        # a line that names a folder: the links in there, to a checkout among them, are not followed
        libraries = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
        (site / "libraries.pth").write_text("\n".join(libraries) + "\n")

    def command(self, *arguments: str) -> list[str]:
        return [str(self._bin / arguments[0]), *arguments[1:]]

    @property
    def environment(self) -> dict[str, str]:
        return {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}

    def run(self, *arguments: str) -> str:
        done = subprocess.run(
            self.command(*arguments), cwd=self.empty, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of `penstock serve` as it runs without further arguments."""
        port = free_port()
        process = subprocess.Popen(
            self.command("penstock", "serve", "--no-compile", "--port", str(port)),
            cwd=self.empty,
            env=self.environment,
            stdout=subprocess.DEVNULL,
        )
        url = f"http://127.0.0.1:{port}"
        try:
            until = time.monotonic() + 60
            while not is_ready(url):
                assert process.poll() is None
                assert time.monotonic() < until, "the server did not start"
                time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait(30)


def is_ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz").status_code == 200
    except httpx.TransportError:
        return False


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    assert (DIST / "index.html").is_file(), "The page is not built; `make web/dist` builds it."
    folder = tmp_path_factory.mktemp("package")
    build = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)]
    subprocess.run(build, check=True)
    (wheel,) = folder.glob("penstock-*.whl")
    return Installation(folder, wheel)


def test_the_wheel_serves_its_own_page(installed: Installation) -> None:
    where = installed.run("python", "-c", "import penstock; print(penstock.__file__)")
    assert Path(where.strip()).is_relative_to(installed.folder)
    with installed.serving() as url:
        page = httpx.get(url).text
        assert page == (DIST / "index.html").read_text("utf-8")
        scripts = re.findall(r'"/(assets/[^"]+\.js)"', page)
        assert scripts
        for script in scripts:
            assert httpx.get(f"{url}/{script}").content == (DIST / script).read_bytes()


def test_the_wheel_holds_rulebooks_and_texts(installed: Installation) -> None:
    for language in ("en", "de", "fr", "nl"):
        (paragraph,) = load_rulebook(penstock.game("panamax"), language).find("1.1")
        assert paragraph.title in installed.run("penstock", "rules", "panamax", "1.1", "--lang", language)
    program = "import penstock; print(penstock.game('arriala').new(2, 1).moves()[0].text('nl'))"
    here = penstock.game("arriala").new(2, 1).moves()[0].text("nl")
    assert installed.run("python", "-c", program).strip() == here


def test_the_wheel_knows_its_version(installed: Installation) -> None:
    program = "from importlib.metadata import version; print(version('penstock'))"
    assert installed.run("python", "-c", program).strip() == penstock.__version__
    assert installed.run("penstock", "--version").split() == ["penstock", penstock.__version__]


@pytest.mark.parametrize(("adapter", "library"), ADAPTERS.items())
def test_an_adapter_without_its_library_names_the_extra(adapter: str, library: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import penstock.research.{adapter}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert last == f"ImportError: '{library}' is not installed: pip install 'penstock[research]'."
