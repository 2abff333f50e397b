"""What `run.py site` does when it can't build."""

from pathlib import Path

import pytest

from dev import build_site


def test_a_folder_with_files_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "holiday.jpg"
    other.write_bytes(b"x")
    assert build_site.main(["--out", str(tmp_path)]) == 2
    assert build_site.main(["--out", str(other)]) == 2
    assert "has files already" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == [other]


def test_without_a_linker_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert build_site.search_files() == {}
    assert "wasm-ld" in capsys.readouterr().err
