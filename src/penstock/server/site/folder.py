"""`penstock site`: the page as a folder of files, for any web server, installable and offline."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from penstock.engine.errors import PenstockError

CHARSET = '<meta charset="utf-8" />'  # stands first: a browser looks for it in the first kilobyte
HOME = '<meta name="penstock-home" content="folder" />'
# `unsafe-inline` is for style attributes, which boards have many of; no script is inline.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
OTHERS = re.compile(r"\.woff$")  # of a font there is a smaller file for every browser that can play


class NoPage(PenstockError):
    """There is nothing to make a site of."""


def write_site(page: Path, out: Path) -> None:
    """The page, made independent of a server."""
    if not (page / "index.html").is_file():
        raise NoPage(f"There is no built page in '{page}'; in a checkout, `make web/dist` builds it.")
    if not (page / "local" / "games.en.json").is_file():
        raise NoPage(
            f"The page in '{page}' holds no games; in a checkout, `make web/dist` builds it with them."
        )
    if out.exists() and not (out / "index.html").is_file() and any(out.iterdir()):
        raise NoPage(f"'{out}' is no site of Penstock; give a new folder.")
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(page, out)
    index = out / "index.html"
    index.write_text(for_folder(index.read_text("utf-8")), "utf-8")
    worker = out / "sw.js"
    worker.write_text(with_files(worker.read_text("utf-8"), out), "utf-8")


def for_folder(index: str) -> str:
    """The page's first file: addresses beside it, no server, and what it may load."""
    near = re.sub(r'(src|href)="/', r'\1="./', index)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    return near.replace(CHARSET, f"{CHARSET}\n    {policy}\n    {HOME}", 1)


def with_files(worker: str, folder: Path) -> str:
    """The service worker with the list of what it keeps, and a version that is a digest of all that."""
    files = {name: digest for name, digest in sorted(digests(folder)) if name != "sw.js"}
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    kept = [name for name in files if not OTHERS.search(name)]
    return worker.replace("'VERSION'", json.dumps(version)).replace("['FILES']", json.dumps(kept))


def digests(folder: Path) -> Iterator[tuple[str, str]]:
    for file in folder.rglob("*"):
        if file.is_file():
            name = file.relative_to(folder).as_posix()
            yield name, hashlib.sha256(file.read_bytes()).hexdigest()
