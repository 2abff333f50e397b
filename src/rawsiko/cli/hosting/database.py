"""The database that a command works on: its URL, and messages for its failures."""

from __future__ import annotations

import os
from typing import NoReturn

from rawsiko.cli.stopping import fail


def database_url(database: str | None) -> str:
    """The given URL, or that of the user's default database."""
    from rawsiko.server.storage.databases.location import default_database

    return database or default_database()


def fail_because_of(error: Exception, url: str) -> NoReturn:
    """End the command because the database can't be used."""
    from rawsiko.server.storage import (
        Damaged,
        InUse,
        OtherVersion,
        SeveralNames,
        UnknownSchema,
        WrongUrl,
    )

    match error:
        case WrongUrl():
            fail("serve-wrong-database")
        case UnknownSchema():
            fail("serve-newer-database")
        case OtherVersion():
            fail("serve-other-version")
        case InUse():
            fail("serve-database-in-use")
        case SeveralNames():
            fail("serve-database-linked")
        case Damaged():
            shown, called = shown_url(url), os.environ.get("RAWSIKO_CALLED", "rawsiko")
            command = f"{called} restore FILE --database {shown}"
            fail("serve-damaged-database", database=shown, command=command)
        case _:
            fail("serve-no-database", reason=type(error).__name__)


def shown_url(url: str) -> str:
    """Without a password."""
    from rawsiko.server.storage import WrongUrl
    from rawsiko.server.storage.databases.connect import parsed_url

    try:
        return parsed_url(url).render_as_string(hide_password=True)
    except WrongUrl:
        return "--database"
