"""A whole cluster as docs/cluster.md describes it, while each of its parts is killed once."""

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.deployment.composition import TABLES, THINKING, Composition, composed
from tests.server.deployment.matches import PEOPLE, Matches, lost
from tests.server.serving import IS_LONG

SECONDS = 3000  # until it counts as hanging
MATCHES = int(os.environ.get("RAWSIKO_MATCHES", "200" if IS_LONG else "4"))
AT_ONCE, TURNS = 30 if IS_LONG else 4, 1
ALL = (TABLES[0], THINKING[0], "broker", TABLES[1], "proxy", "primary", THINKING[1], TABLES[2])
# By default no worker: its start takes seconds of processor time, and thinking/test_remote.py loses
# one.
KILLED = ALL if IS_LONG else ("proxy", "broker", TABLES[0], "primary")

pytestmark = [pytest.mark.kills, pytest.mark.postgres]


def test_no_acknowledged_move_is_lost_whatever_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three table processes, two thinking workers, a broker, PostgreSQL with a standby and a proxy,
    with the commands of the documentation. By default four of them are killed; RAWSIKO_LONG=1
    kills each of them while 200 matches are played, or RAWSIKO_MATCHES."""

    async def scenario(composition: Composition) -> Matches:
        matches = Matches(composition.url, MATCHES, AT_ONCE, TURNS)
        async with asyncio.timeout(SECONDS), matches.playing():
            for name in KILLED:
                await matches.more(MATCHES * PEOPLE * TURNS)
                assert len(matches.finished) < MATCHES, f"all were over before {name} was killed"
                print(f"{name} killed after {matches.acknowledged} moves")
                await asyncio.to_thread(composition.kill, name)
        return matches

    with composed(tmp_path) as composition:
        monkeypatch.setenv("SSL_CERT_FILE", str(composition.certificate))
        matches = asyncio.run(scenario(composition))
        assert len(matches.finished) == MATCHES
        for match in matches.finished:
            assert match.moves
            assert not list(lost(match))
        print(f"{MATCHES} matches, {matches.acknowledged} acknowledged moves")
        for name in TABLES:
            composition.wait_until_ready(name)
            assert composition.parts[name].stop() == 0
            assert "Traceback" not in composition.parts[name].log.read_text()
