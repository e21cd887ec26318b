"""Generated types are fresh."""

from tests.web.write_types import files


def test_generated_types_are_fresh() -> None:
    stale = [path.name for path, text in files().items() if path.read_text("utf-8") != text]
    assert stale == [], "`make gen` writes them anew"
