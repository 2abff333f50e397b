"""Logs: one JSON object per line, without names, addresses or anything that users wrote.

A record's text is logged as written in the code, without its arguments, which may be addresses,
statements or bodies. Of an error only its type and traceback are kept.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import TextIO

LOG = "rawsiko.server"
# The only details that are written.
FIELDS = (
    *("count", "seconds", "table", "number", "epoch", "status"),
    *("bot", "reason", "fault", "place"),
)
TABLE_DIGITS = 8  # enough to follow one table through the log, too few to find it


class JsonLines(logging.Formatter):
    """`process` is the name of this process, where several write to one log."""

    def __init__(self, process: str | None = None) -> None:
        super().__init__()
        self._process = {} if process is None else {"process": process}

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            **self._process,
            "from": record.name,
            "event": str(record.msg).strip(),
        }
        for field in FIELDS:
            if field in record.__dict__:
                value = record.__dict__[field]
                line[field] = str(value)[:TABLE_DIGITS] if field == "table" else value
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _places(record.exc_info[2])
        return json.dumps(line, ensure_ascii=True)


def write_to(stream: TextIO = sys.stderr, process: str | None = None) -> logging.Handler:
    """Let everything that this process logs go there."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines(process))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(LOG).setLevel(logging.INFO)
    # Below WARNING uvicorn tells of every connection.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    return handler


def _places(trace: TracebackType | None) -> list[str]:
    frames = traceback.extract_tb(trace)[-8:]
    return [f"{_module_path(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def _module_path(file: str) -> str:
    """Without the folders of the machine."""
    return "/".join(file.replace("\\", "/").split("/")[-2:])
