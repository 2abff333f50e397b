"""What `run.py site` writes itself, and what it does when it can't build."""

from pathlib import Path

import pytest

from dev import build_site
from rawsiko.server.web.security import POLICY


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


def test_the_page_has_the_policy_of_the_servers_pages() -> None:
    page = build_site.with_policy("<html><head><title>RAWsiko</title></head>")
    assert page.startswith('<html><head><meta http-equiv="Content-Security-Policy"')
    assert page.endswith("<title>RAWsiko</title></head>")
    for name, sources in POLICY.items():
        assert f"{name} {sources}" in page
