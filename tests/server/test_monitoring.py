"""Metrics: they say how much happens, never to whom, and the dashboard asks for nothing else."""

import ast
import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from prometheus_client.parser import text_string_to_metric_families

from rawsiko.cli.serve import expose_metrics
from rawsiko.server import metrics
from rawsiko.server.logs import FIELDS, JsonLines
from rawsiko.server.monitoring import MetricsServer, expose
from tests.front_door.clones import ROOT
from tests.server.running import Running, running, started_table

MONITORING = ROOT / "docs" / "monitoring"
GIVEN_BY_THE_LIBRARY = ("process_", "python_")
WAYS_TO_LOG = tuple(f"log.{way}" for way in ("info", "warning", "error", "exception"))
SAMPLES = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",)}


@pytest.fixture
def exposed() -> Iterator[MetricsServer]:
    found = expose("127.0.0.1", 0)
    yield found
    found.close()


def test_metrics_say_how_much_and_never_who(tmp_path: Path, exposed: MetricsServer) -> None:
    """Also: the dashboard and the page use exactly the metrics there are."""

    async def scenario() -> tuple[str, list[str]]:
        async with running(tmp_path) as server:
            exposed.watch(server.services.admission)
            opened, held, clients = await started_table(server, 3, free_names=True)
            acting = next(client for client in clients if client.view.choice())
            await acting.applied(acting.view.choice() or {})
            refusal = await clients[0].order({"type": "Nonsense"})
            assert refusal["code"] == "malformed"
            await server.http.get("/no-such-page")
            text = await scraped(server, exposed)
            for client in clients:
                await client.socket.close()
            private = [value for key, value in opened.items() if key != "links"]
            return text, [*private, *(s.token for s in held), *(s.rejoin_code for s in held)]

    text, private = asyncio.run(scenario())
    values = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert values["rawsiko_tables",] == 1
    assert values["rawsiko_conversations",] == 3
    assert values["rawsiko_can_save",] == 1
    assert values["rawsiko_moves_total", "person"] == 1
    assert values["rawsiko_entries_total",] >= values["rawsiko_commit_seconds_count",] > 0
    assert values["rawsiko_refusals_total", "malformed"] == 1
    assert values["rawsiko_refusals_total", "no_such_page"] == 1
    for secret in private:
        assert str(secret) not in text
        assert str(secret)[:8] not in text
    check_uses(text)


async def scraped(server: Running, exposed: MetricsServer) -> str:
    return (await server.http.get(exposed.address)).text


def check_uses(text: str) -> None:
    families = {family.name: family.type for family in text_string_to_metric_families(text)}
    samples = {
        name + suffix: name
        for name, kind in families.items()
        for suffix in SAMPLES.get(kind, ("",))
    }
    asked = {name for expression in expressions() for name in names_in(expression)}
    assert asked <= samples.keys(), "the dashboard asks for metrics that don't exist"
    ours = {name for name in families if not name.startswith(GIVEN_BY_THE_LIBRARY)}
    assert ours <= {samples[name] for name in asked}, "not on the dashboard"
    page = set(names_in((MONITORING / "README.md").read_text(encoding="utf-8")))
    written = {samples.get(name, name) for name in page}
    assert ours == {name for name in written if name.startswith("rawsiko_")}


def expressions() -> list[str]:
    dashboard: Any = json.loads((MONITORING / "grafana.json").read_text(encoding="utf-8"))
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    asked = [t["expr"] for panel in dashboard["panels"] for t in panel.get("targets", ())]
    return [*asked, *(variable["definition"] for variable in dashboard["templating"]["list"])]


def names_in(text: str) -> list[str]:
    return re.findall(r"\b(?:rawsiko|process)_\w+", text)


def test_a_line_of_the_log_says_which_process_and_which_table() -> None:
    """The first eight digits of its id, in every process the same: enough to follow it, too few to
    find it. Of the details only those that are known to be harmless."""
    table = "0123456789abcdef" * 2
    record = logging.makeLogRecord({"msg": "a table moved", "levelname": "INFO", "name": "server"})
    record.__dict__.update(table=table, epoch=3, reason="left", name_of_a_child="Zwiebel")
    line = json.loads(JsonLines("serve-1").format(record))
    assert line.pop("at")
    assert line == {
        "level": "info",
        "process": "serve-1",
        "from": "server",
        "event": "a table moved",
        "table": "01234567",
        "epoch": 3,
        "reason": "left",
    }
    assert "process" not in json.loads(JsonLines().format(record))  # alone, it needs no name


def test_a_detail_never_takes_the_place_of_what_every_line_says() -> None:
    """The level of a bot, say: alarms look at the level of the line."""
    record = logging.makeLogRecord({"msg": "a simple bot steps in", "levelname": "ERROR"})
    own = set(json.loads(JsonLines("serve-1").format(record)))
    assert own.isdisjoint(FIELDS)


def test_every_detail_that_the_server_logs_is_written() -> None:
    """Those that aren't in FIELDS would be lost, and arguments of a text are left out."""
    found = 0
    for path in sorted((ROOT / "src" / "rawsiko").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in WAYS_TO_LOG:
                text = ast.unparse(node.args[0])
                assert "%" not in text, f"{path.name}:{node.lineno}: {text}"
                details = [word.value for word in node.keywords if word.arg == "extra"]
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "about":
                details = [node.value]
            else:
                continue
            for detail in details:
                if isinstance(detail, ast.Dict):
                    names = {ast.literal_eval(key) for key in detail.keys if key is not None}
                    assert names <= set(FIELDS), f"{path.name}:{node.lineno}: {names}"
                    found += 1
    assert found > 20


def test_nothing_is_counted_by_default() -> None:
    assert type(metrics.current) is metrics.Metrics


def test_a_metrics_port_in_use_is_told_in_words(
    exposed: MetricsServer, capsys: pytest.CaptureFixture[str]
) -> None:
    port = exposed.server.server_port
    with pytest.raises(typer.Exit) as stopped:
        expose_metrics("127.0.0.1", port)
    assert stopped.value.exit_code == 1
    assert capsys.readouterr().err.startswith(f"Can’t serve metrics on 127.0.0.1, port {port}")
