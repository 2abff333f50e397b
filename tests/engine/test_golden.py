"""Whole matches as readable text, which no change may alter unless a rule changes."""

from pathlib import Path

import pytest

from tests.engine.golden import golden_files, rewritten


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_a_golden_match_comes_out_as_it_stands(path: Path) -> None:
    """Same replay, same states: every position, event and score of the text is computed again."""
    text = path.read_text(encoding="utf-8")
    assert rewritten(text) == text


def test_there_are_golden_matches() -> None:
    assert len(golden_files()) >= 5
