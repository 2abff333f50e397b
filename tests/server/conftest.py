"""Fixtures for all tests of the server."""

from pathlib import Path

import pytest

from rawsiko.bots.registry import BOTS
from rawsiko.server.storage import processes
from rawsiko.server.storage.databases import postgresql
from tests.server import strange_bots
from tests.server.nats import nats_server
from tests.server.postgres import cluster
from tests.server.storing import sqlite, url


@pytest.fixture(autouse=True)
def patience_with_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine it may take longer than a server that people play on would wait."""
    limits = {name: "300s" for name in postgresql.POSTGRESQL_SETTINGS if "timeout" in name}
    patient = {**postgresql.POSTGRESQL_SETTINGS, **limits}
    monkeypatch.setattr(postgresql, "POSTGRESQL_SETTINGS", patient)
    monkeypatch.setattr(postgresql, "CONNECT_SECONDS", 60.0)
    monkeypatch.setattr(postgresql, "ANSWER_SECONDS", 300.0)


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """For processes that nobody renews: on a busy machine, 3 seconds may pass between two lines."""
    monkeypatch.setattr(processes, "LEASE_SECONDS", 300.0)


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tables take the levels of `strange_bots`; the folder that those look into."""
    known = {**BOTS, **strange_bots.STRANGE}
    for module in ("tables.decisions", "tables.opening"):
        monkeypatch.setattr(f"rawsiko.server.{module}.BOTS", known)
    folder = tmp_path / "strange"
    folder.mkdir()
    monkeypatch.setenv(strange_bots.FOLDER, str(folder))
    return folder


__all__ = ["cluster", "nats_server", "sqlite", "strange", "url"]
