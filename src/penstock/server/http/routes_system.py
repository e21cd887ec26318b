"""Health, and the page itself."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from penstock.server.http.dependencies import ServerDep
from penstock.server.http.messages import Done
from penstock.server.problems import TEXT, Problem, choose_language

PACKAGE = Path(__file__).parents[2]
PAGES = (PACKAGE.parents[1] / "web" / "dist", PACKAGE / "page")  # in a checkout; installed
NO_PAGE = ("api", "metrics", "schema")  # programs that look here shall notice; see `ops/operator_door.py`
PACKED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".wasm")  # fonts are packed already


@get("/healthz", include_in_schema=False)
async def healthz() -> Done:
    """The process messages."""
    return Done()


@get("/readyz", include_in_schema=False)
async def readyz(server: ServerDep) -> Done:
    """The process can serve: it can store, and nobody is shutting it down."""
    if server.is_stopping:
        raise Problem("unavailable")
    await server.readiness.check()
    return Done()


def page_folder() -> Path:
    return next((folder for folder in PAGES if (folder / "index.html").is_file()), PAGES[0])


@lru_cache(maxsize=256)
def packed(file: Path, changed: float) -> bytes:
    """A file of the page as it travels; `changed` makes a new build count."""
    return gzip.compress(file.read_bytes(), mtime=0)


def is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # no file can have so long a name
        return False


def no_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """Where the page was never built: in a checkout, or installed from one."""
    lang = choose_language(request.query_params.get("lang"), request.headers.get("accept-language"), None)
    return Response(TEXT.say(lang, "no-page").encode() + b"\n", media_type=MediaType.TEXT)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, State], server: ServerDep, path: FromPath[Path | None] = None
) -> Response[bytes]:
    """A file of the page; every other address is the page itself, which finds its own way."""
    folder = (server.config.page or page_folder()).resolve()
    wanted = str(path or "").lstrip("/")
    if wanted.split("/")[0] in NO_PAGE:
        raise Problem("not_found")
    file = (folder / wanted).resolve()
    if not file.is_relative_to(folder) or not is_file(file):
        if "." in wanted.rsplit("/", 1)[-1]:
            raise Problem("not_found")
        file = folder / "index.html"
        if not file.is_file():
            return no_page(request)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    age = "public, max-age=31536000, immutable" if "assets" in file.parts else "no-cache"
    headers = {"cache-control": age}
    if file.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(packed(file, file.stat().st_mtime), media_type=kind, headers=headers)
    return Response(file.read_bytes(), media_type=kind, headers=headers)


ROUTES = [healthz, readyz, page]
