"""Build web/src/protocol.ts, the types of all messages, from src/rawsiko/protocol.

With `--check` nothing is written: it fails when the committed file is not what would be written.
"""

import argparse
import json
import sys
from typing import Any

import msgspec
from node import WEB, install_packages, run_node_tool

from rawsiko.protocol.messages import ClientMessage, ServerMessage
from rawsiko.protocol.reports import MatchReport

TYPES = WEB / "src" / "protocol.ts"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    install_packages()
    text = run_node_tool("node", ["types.mjs"], json.dumps(protocol_schema()))
    if not arguments.check:
        TYPES.parent.mkdir(exist_ok=True)
        TYPES.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if TYPES.exists() and TYPES.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/protocol.ts is out of date: run `python3 run.py types`.", file=sys.stderr)
    return 1


def protocol_schema() -> dict[str, Any]:
    """One JSON Schema with both directions of the conversation, and what is told after it."""
    (client, server, _), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, MatchReport], ref_template="#/$defs/{name}"
    )
    return {
        "title": "Protocol",
        "type": "object",
        "properties": {
            "client": {"$ref": "#/$defs/ClientMessage"},
            "server": {"$ref": "#/$defs/ServerMessage"},
            "report": {"$ref": "#/$defs/MatchReport"},
        },
        "required": ["client", "server", "report"],
        "$defs": {
            **{name: _one_line(part) for name, part in parts.items()},
            "ClientMessage": {"title": "ClientMessage", **_plain(client)},
            "ServerMessage": {"title": "ServerMessage", **_plain(server)},
        },
    }


def _one_line(part: dict[str, Any]) -> dict[str, Any]:
    """Docstrings wrap where Python's lines end."""
    if "description" not in part:
        return part
    return {**part, "description": " ".join(part["description"].split())}


def _plain(union: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": union["anyOf"]}


if __name__ == "__main__":
    sys.exit(main())
