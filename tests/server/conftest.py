"""Fixtures for all tests of the server."""

from tests.server.postgres import cluster
from tests.server.storing import sqlite, url

__all__ = ["cluster", "sqlite", "url"]
