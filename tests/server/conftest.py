"""Fixtures for all tests of the server."""

from pathlib import Path

import pytest

from rawsiko.bots.registry import BOTS
from tests.server import strange_bots
from tests.server.postgres import cluster
from tests.server.storing import sqlite, url


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tables take the levels of `strange_bots`; the folder that those look into."""
    known = {**BOTS, **strange_bots.STRANGE}
    for module in ("tables.decisions", "web.services"):
        monkeypatch.setattr(f"rawsiko.server.{module}.BOTS", known)
    folder = tmp_path / "strange"
    folder.mkdir()
    monkeypatch.setenv(strange_bots.FOLDER, str(folder))
    return folder


__all__ = ["cluster", "sqlite", "strange", "url"]
