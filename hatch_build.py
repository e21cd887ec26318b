"""Puts the built page into what is given to people; in a checkout there is nothing to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACES = {"wheel": "penstock/page", "sdist": "web/dist"}  # a wheel made from the sources finds it there


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling for every build; `make wheel` builds the page first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "web", "dist")
        if version != "editable" and (page / "index.html").is_file():
            build_data["force_include"][str(page)] = PLACES[self.target_name]
