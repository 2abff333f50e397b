"""The server behaves as its OpenAPI description says, according to schemathesis."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.running import running
from tests.server.serving import IS_LONG

pytestmark = pytest.mark.slow

# Examples that cover every corner of the schema take a minute.
PHASES, EXAMPLES = ("coverage,fuzzing", "15") if IS_LONG else ("fuzzing", "6")

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
)


def test_the_server_keeps_what_its_description_promises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rawsiko.server.rate_limits.LONGEST_DELAY", 0.0)  # it guesses tokens
    monkeypatch.setattr("rawsiko.server.connections.polling.LONGEST_WAIT", 0)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            command = (
                *(str(Path(sys.executable).parent / "schemathesis"), "run", "--no-color"),
                *("--phases", PHASES, "--max-examples", EXAMPLES),
                *("--checks", ",".join(CHECKS), "--suppress-health-check", "all"),
                *("--generation-database", "none", "--seed", "1"),
                f"{server.origin}/api/schema/openapi.json",
            )
            process = await asyncio.create_subprocess_exec(
                *command,
                cwd=tmp_path,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            output, _ = await process.communicate()
            assert process.returncode == 0, output.decode()
            described = (await server.http.get("/api/schema/openapi.json")).json()
            assert len(described["paths"]) > 25  # it had something to try

    asyncio.run(scenario())
