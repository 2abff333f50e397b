"""The default location of the database."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from rawsiko.server.storage import sqlite_url

FILE = "tables.sqlite3"


def default_database() -> str:
    """The URL of a SQLite file in the user's data folder, which depends on the system."""
    return sqlite_url(user_folder() / FILE)


def user_folder(
    system: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> Path:
    home = home or Path.home()
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "RAWsiko"
    if system == "darwin":
        return home / "Library" / "Application Support" / "RAWsiko"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "rawsiko"
