"""Every link between our own pages leads somewhere; `make docs` proves the rest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    page
    for folder, pattern in ((ROOT, "*.md"), (ROOT / "docs", "**/*.md"), (ROOT / "bench", "*.md"))
    for page in folder.glob(pattern)
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as forges make them."""
    headings = re.findall(r"^#+ +(.*)$", CODE.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def dead_links(page: Path) -> list[str]:
    dead = []
    for link in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        if "://" in link or link.startswith("mailto:"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            dead.append(link)
    return dead


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_no_link_is_dead(page: Path) -> None:
    assert dead_links(page) == []


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A head\n[a](#a-head) [b](#b) [c](c.md) [d](https://a.example) `[e](e.md)`\n", "utf-8"
    )
    assert dead_links(page) == ["#b", "c.md"]


def test_every_decision_has_a_number_of_its_own() -> None:
    """The file's name and its heading agree, and no number is left out."""
    pages = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    headings = [re.match(r"# (\d+)", page.read_text("utf-8")) for page in pages]
    numbers = [int(heading.group(1)) for heading in headings if heading]
    assert numbers == [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
