"""What axe finds on a page that keeps somebody from reading or using it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe

from tests.web.people import Person

SERIOUS = ("serious", "critical")
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}


def complaints(one: Person, looked_for: dict[str, Any] = EVERYTHING) -> list[Any]:
    """What is serious: the rule, and the first places that break it."""
    found = Axe().run(one.page, options=looked_for).response["violations"]
    return [(v["id"], [n["html"][:200] for n in v["nodes"][:3]]) for v in found if v["impact"] in SERIOUS]
