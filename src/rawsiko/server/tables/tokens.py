"""New ids, tokens and codes. Whoever holds a token or code may use it; only hashes are stored."""

import hashlib
import secrets

# Without look-alikes: codes are read from a projector.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
JOIN_CODE_LENGTH = 6  # opens the lobby only
REJOIN_CODE_LENGTH = 16  # 80 bits: holds a seat, so it must not be guessed
TOKEN_BYTES = 24  # 192 bits


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    return secrets.token_hex(16)


def new_join_code() -> str:
    return _code(JOIN_CODE_LENGTH)


def new_rejoin_code() -> str:
    return _code(REJOIN_CODE_LENGTH)


def hash_of(token: str) -> bytes:
    """Tokens are long and random, so a plain hash can't be brute-forced."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()


def plain_code(typed: str) -> str:
    """What was typed, without the spaces and dashes that people put in."""
    return "".join(letter for letter in typed.upper() if letter in CODE_LETTERS)


def _code(length: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))
