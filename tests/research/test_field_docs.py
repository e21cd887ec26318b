"""The pages about observations are those of the records as they are."""

from __future__ import annotations

from pathlib import Path

from penstock.research.field_docs import pages

FOLDER = Path(__file__).parents[2] / "docs" / "research"


def test_the_pages_are_up_to_date() -> None:
    """If not: `python -m penstock.research.field_docs docs/research`."""
    for name, text in pages():
        assert (FOLDER / name).read_text("utf-8") == text, name


def test_a_page_says_what_every_field_means() -> None:
    lines = dict(pages())["observation-arriala.md"].splitlines()
    moved = (
        "| `moved[me]` | 80 | 0 … 1 | a set, by seat | 80 | bits of the workers a seat moved in its latest "
    )
    assert any(line.startswith(moved) for line in lines)
    assert "| `worker` | 1 | -1 … 19 | a thing, by seat | 21 | the worker under way, or NONE |" in lines
    assert "| `hand[own][10]` | 10 | any | a quantity | 10 |  |" in lines
