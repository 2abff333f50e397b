"""Writes a match as a replay."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rawsiko.lab.match import Match
from rawsiko.replay.writing import action_line, encode_line, end_line, header_line


def write_lines(lines: Iterable[bytes], path: Path) -> None:
    """Leaves no partial file if it fails or is interrupted."""
    replay = b"".join(lines)
    try:
        path.write_bytes(replay)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def replay_lines(match: Match) -> Iterator[bytes]:
    yield encode_line(header_line(match.start))
    for play in match.plays:
        yield encode_line(action_line(play.n, play.before, play.action, play.dice))
    yield encode_line(end_line(match.end))


def replay_path(folder: Path, match: int) -> Path:
    """The file of this match: 000001.jsonl and so on."""
    return folder / f"{match:06}.jsonl"
