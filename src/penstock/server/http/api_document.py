"""The API as a document: for programs, and as a page that needs no other site and no script."""

from __future__ import annotations

import html
from typing import Any

import msgspec
from litestar import Litestar

STYLE = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}code{font-size:1rem}"


def as_json(app: Litestar) -> bytes:
    return msgspec.json.encode(app.openapi_schema.to_schema())


def as_page(app: Litestar) -> bytes:
    """Every route with what it is for and what it takes."""
    document = app.openapi_schema.to_schema()
    routes = [
        route(method.upper(), path, operation)
        for path, operations in sorted(document["paths"].items())
        for method, operation in operations.items()
        if isinstance(operation, dict)
    ]
    title = html.escape(f"{document['info']['title']} {document['info']['version']}")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f'<h1>{title}</h1><p><a href="/schema/openapi.json">openapi.json</a></p>{"".join(routes)}'
    ).encode()


def route(method: str, path: str, operation: dict[str, Any]) -> str:
    asked = [parameter["name"] for parameter in operation.get("parameters", ())]
    bodies = operation.get("requestBody", {}).get("content", {}).values()
    asked += [body.get("schema", {}).get("$ref", "").rpartition("/")[2] for body in bodies]
    words = html.escape(operation.get("description") or operation.get("summary") or "")
    takes = html.escape(", ".join(filter(None, asked)))
    return f"<h2><code>{method} {html.escape(path)}</code></h2><p>{words}</p><p><code>{takes}</code></p>"
