"""What axe finds on a page that keeps somebody from reading or using it."""

from __future__ import annotations

import os
from typing import Any

from axe_playwright_python.sync_playwright import Axe

from tests.web.people import SIZES, Person

SERIOUS = ("serious", "critical")

# What axe looks for: everything; what only colours can spoil; what only words can.
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
OF_COLOURS = ["color-contrast", "link-in-text-block"]
COLOURS = {**EVERYTHING, "runOnly": OF_COLOURS}
WORDS = {**EVERYTHING, "rules": {rule: {"enabled": False} for rule in OF_COLOURS}}
IS_WHOLE = bool(os.environ.get("PENSTOCK_EVERY_LOOK"))  # everything in every language, by day and night


def complaints(one: Person, looked_for: dict[str, Any] = EVERYTHING) -> list[Any]:
    """What is serious: the rule, and the first places that break it."""
    found = Axe().run(one.page, options=looked_for).response["violations"]
    return [(v["id"], [n["html"][:200] for n in v["nodes"][:3]]) for v in found if v["impact"] in SERIOUS]


def by_day_and_night(one: Person) -> list[Any]:
    """What is serious in light and in dark colours."""
    by_day = complaints(one)
    one.page.emulate_media(color_scheme="dark")
    at_night = complaints(one, EVERYTHING if IS_WHOLE else COLOURS)
    one.page.emulate_media(color_scheme="light")
    return by_day + at_night


def check_looks(one: Person) -> None:
    """Nothing is serious, nor wider than the window: at a desk by day and night, and in the hand."""
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert by_day_and_night(one) == []
    assert one.page.evaluate(overflow) <= 0
    width, height = SIZES["phone"]
    one.page.set_viewport_size({"width": width, "height": height})
    assert complaints(one) == []
    assert one.page.evaluate(overflow) <= 0
