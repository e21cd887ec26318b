"""Every measurement keeps to its own section of bench/results.md."""

from pathlib import Path

import pytest

from bench import report
from bench.report import ENGINE, HEAD, RESULTS, SECTIONS, STRENGTH, replaced, split


def test_a_new_part_leaves_all_others_alone() -> None:
    text = replaced("", STRENGTH, "How strong.", {"Arriala": "a", "Panamax": "p"})
    text = replaced(text, ENGINE, "How fast.", {"Panamax": "f"})
    text = replaced(text, STRENGTH, "How strong now.", {"Panamax": "q\n\nr"})
    assert text == (
        f"{HEAD}\n## {ENGINE}\n\nHow fast.\n\n### Panamax\n\nf\n"
        f"\n## {STRENGTH}\n\nHow strong now.\n\n### Arriala\n\na\n\n### Panamax\n\nq\n\nr\n"
    )


def test_writing_the_same_again_changes_nothing() -> None:
    text = replaced("", ENGINE, "How fast.", {"Arriala": "| a |\n"})
    assert replaced(text, ENGINE, "How fast.", {"Arriala": "| a |\n"}) == text


def test_a_table_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "RESULTS", tmp_path / "results.md")
    assert report.rows_of(STRENGTH, "Arriala") == []
    rows = [["hard v greedy", "90.0% ± 5.0%"], ["easy v random", ""]]
    report.write(STRENGTH, "How strong.", {"Arriala": report.table(["bots", "wins"], rows), "Panamax": "p"})
    assert report.rows_of(STRENGTH, "Arriala") == rows
    assert report.rows_of(STRENGTH, "Panamax") == []


def test_a_section_needs_a_place_in_the_order() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        replaced("", "Weather", "Rain.", {})


def test_the_file_holds_known_sections_only_and_no_hand_has_touched_its_head() -> None:
    before, sections = split(RESULTS.read_text("utf-8"), "## ")
    assert before.strip() == HEAD.strip()
    assert list(sections) == [s for s in SECTIONS if s in sections]
