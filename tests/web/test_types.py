"""Generated types are fresh."""

from tests.web import types


def test_generated_types_are_fresh() -> None:
    stale = [path.name for path, text in types.files().items() if path.read_text("utf-8") != text]
    assert stale == [], "`make gen` writes them anew"
