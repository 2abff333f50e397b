"""Build what describes the messages, from the types in src/rawsiko/protocol:

    docs/protocol.schema.json   JSON Schema, for anybody who writes a client
    web/src/protocol.ts         TypeScript, for ours

With `--check` it writes nothing and fails if a committed file is out of date.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from message_schema import message_schema
from node import ROOT, WEB, install_packages, run_node_tool

SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = WEB / "src" / "protocol.ts"
OPEN_ENDED = ("RefusalCode", "PhraseId")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(",")[0] + ".")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    install_packages()
    schema = message_schema()
    files = {
        SCHEMA: json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        TYPES: run_node_tool("node", ["types.mjs"], json.dumps(_for_typescript(schema))),
    }
    if not arguments.check:
        for file, text in files.items():
            file.write_text(text, encoding="utf-8", newline="\n")
        return 0
    stale = [file for file, text in files.items() if not _holds(file, text)]
    for file in stale:
        name = file.relative_to(ROOT).as_posix()
        print(f"{name} is out of date: run `python3 run.py types`.", file=sys.stderr)
    return 1 if stale else 0


def _holds(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def _for_typescript(schema: dict[str, Any]) -> dict[str, Any]:
    """One type that refers to all others, because the compiler omits unreferenced types.

    Codes and phrases are plain strings there, because a newer server may send new ones.
    """
    parts = {
        "client": "ClientMessage",
        "server": "ServerMessage",
        "report": "MatchReport",
        "debrief": "Debrief",
        "page": "PupilPage",
    }
    return {
        "title": "Protocol",
        "type": "object",
        "properties": {key: {"$ref": f"#/$defs/{name}"} for key, name in parts.items()},
        "required": list(parts),
        "$defs": {**schema["$defs"], **{name: _any_string(name) for name in OPEN_ENDED}},
    }


def _any_string(name: str) -> dict[str, Any]:
    return {"title": name, "type": "string"}


if __name__ == "__main__":
    sys.exit(main())
