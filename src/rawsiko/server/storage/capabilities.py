"""Tokens and what they allow. Only their hashes are stored."""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.records import Capability, Role
from rawsiko.server.storage.schema import capabilities


def find(connection: Connection, token_hash: bytes, now: float) -> Capability | None:
    query = sa.select(capabilities).where(capabilities.c.token_hash == token_hash, _is_valid(now))
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    return Capability(row.token_hash, row.journal_id, Role(row.role), row.seat, row.expires_at)


def add(connection: Connection, added: Sequence[Capability]) -> None:
    if not added:
        return
    rows = [
        {
            "token_hash": capability.token_hash,
            "journal_id": capability.journal,
            "role": capability.role,
            "seat": capability.seat,
            "expires_at": capability.expires_at,
        }
        for capability in added
    ]
    connection.execute(capabilities.insert(), rows)


def revoke(connection: Connection, journal_id: str, seat: str) -> None:
    """Every token and code for this seat, or of this member, stops working."""
    connection.execute(
        sa.delete(capabilities).where(
            capabilities.c.journal_id == journal_id, capabilities.c.seat == seat
        )
    )


def replace(
    connection: Connection, journal_id: str, seat: str, links: Sequence[Capability]
) -> None:
    revoke(connection, journal_id, seat)
    add(connection, links)


def add_if_new(connection: Connection, capability: Capability) -> None:
    """A token that is made from another one is the same each time."""
    token_hash = capabilities.c.token_hash
    known = sa.select(token_hash).where(token_hash == capability.token_hash)
    if connection.scalar(known) is None:
        add(connection, [capability])


def bring_back(
    connection: Connection, code: bytes, links: Sequence[Capability], until: float, now: float
) -> bool:
    """Make this code and what it brings the only links of its member. A code that expires stays
    valid until then at least. False if it isn't valid any more."""
    query = sa.select(capabilities).where(capabilities.c.token_hash == code, _is_valid(now))
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None:
        return False
    theirs = (capabilities.c.journal_id == row.journal_id, capabilities.c.seat == row.seat)
    connection.execute(sa.delete(capabilities).where(*theirs, capabilities.c.token_hash != code))
    expires = None if row.expires_at is None else max(row.expires_at, until)
    used = sa.update(capabilities).where(capabilities.c.token_hash == code)
    connection.execute(used.values(role=Role.USED_RETURN, expires_at=expires))
    add(connection, links)
    return True


def use_new_token(connection: Connection, token: Capability) -> None:
    """The member has it: the code that brought it has done its work."""
    used = sa.update(capabilities).where(capabilities.c.token_hash == token.token_hash)
    connection.execute(used.values(role=Role.MEMBER))
    connection.execute(
        sa.delete(capabilities).where(
            capabilities.c.journal_id == token.journal,
            capabilities.c.seat == token.seat,
            capabilities.c.role == Role.USED_RETURN,
        )
    )


def expire(connection: Connection, at: float, *which: sa.ColumnElement[bool]) -> None:
    """Let these capabilities expire at a time, unless they expire earlier."""
    update = sa.update(capabilities).where(*which, _is_valid(at))
    connection.execute(update.values(expires_at=at))


def delete_expired(connection: Connection, now: float) -> None:
    connection.execute(sa.delete(capabilities).where(capabilities.c.expires_at <= now))


def _is_valid(now: float) -> sa.ColumnElement[bool]:
    return sa.or_(capabilities.c.expires_at.is_(None), capabilities.c.expires_at > now)
