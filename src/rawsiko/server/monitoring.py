"""Metrics in Prometheus's text format, on a port of their own (docs/monitoring/README.md).

Only imported where somebody asks for them. They are served by a thread, so they can be read even
if the event loop hangs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

from rawsiko import __version__
from rawsiko.server import metrics
from rawsiko.server.connections.admission import Admission
from rawsiko.server.metrics import Metrics

# Upper bounds in seconds. A commit takes a millisecond on an SSD, a relay less, an Expert's thought
# a second on a busy machine.
COMMIT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0)
RELAY = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 3.0)
THOUGHT = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 60.0)


class PrometheusMetrics(Metrics):
    def __init__(self, registry: CollectorRegistry) -> None:
        self._moves = Counter(
            "rawsiko_moves", "Actions played, by whom.", ["by"], registry=registry
        )
        self._entries = Counter(
            "rawsiko_entries", "Entries stored in the journals of tables.", registry=registry
        )
        self._commits = Histogram(
            "rawsiko_commit_seconds",
            "From handing a group of entries to the database to its answer.",
            buckets=COMMIT,
            registry=registry,
        )
        self._relays = Histogram(
            "rawsiko_relay_seconds",
            "From relaying a message to the table's process to the answer.",
            buckets=RELAY,
            registry=registry,
        )
        self._take_overs = Counter(
            "rawsiko_take_overs", "Tables taken over from another process.", registry=registry
        )
        self._refusals = Counter(
            "rawsiko_refusals",
            "Refused messages and requests, and conversations that were ended, by code.",
            ["code"],
            registry=registry,
        )
        self._waits = Histogram(
            "rawsiko_thinking_wait_seconds",
            "How long questions to bots waited for a free core.",
            buckets=THOUGHT,
            registry=registry,
        )
        self._thoughts = Histogram(
            "rawsiko_thinking_seconds",
            "How long bots thought, by the kind of question.",
            ["question"],
            buckets=THOUGHT,
            registry=registry,
        )
        self._simple = Counter(
            "rawsiko_simple_bot",
            "Choices of the simple bot because there was no answer.",
            registry=registry,
        )

    def committed(self, entries: int, seconds: float) -> None:
        self._entries.inc(entries)
        self._commits.observe(seconds)

    def played(self, by: str) -> None:
        self._moves.labels(by).inc()

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def relayed(self, seconds: float) -> None:
        self._relays.observe(seconds)

    def taken_over(self, tables: int) -> None:
        self._take_overs.inc(tables)

    def thought(self, question: str, waited: float, seconds: float) -> None:
        self._waits.observe(waited)
        self._thoughts.labels(question).observe(seconds)

    def stepped_in(self) -> None:
        self._simple.inc()


@dataclass(frozen=True)
class MetricsServer:
    """Metrics that are being served."""

    registry: CollectorRegistry
    server: WSGIServer
    thread: Thread

    @property
    def address(self) -> str:
        host, port = self.server.server_address[:2]
        shown = f"[{host}]" if ":" in str(host) else host
        return f"http://{shown}:{port}/metrics"

    def watch(self, admission: Admission) -> None:
        """Add gauges whose values are read on request."""
        for name, text, value in _looked_up(admission):
            Gauge(f"rawsiko_{name}", text, registry=self.registry).set_function(value)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
        metrics.current = Metrics()


def expose(host: str, port: int) -> MetricsServer:
    """Start to count, and serve the metrics there. Raises OSError if it can't listen."""
    disable_created_metrics()  # a series more for each metric, of no use to Prometheus
    registry = CollectorRegistry()
    server, thread = start_http_server(port, host, registry)
    metrics.current = PrometheusMetrics(registry)
    Info("rawsiko", "The program.", registry=registry).info({"version": __version__})
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    return MetricsServer(registry, server, thread)


def _looked_up(admission: Admission) -> tuple[tuple[str, str, Callable[[], float]], ...]:
    tables, classes = admission.registry, admission.classes
    return (
        ("tables", "Tables that this process plays.", lambda: len(tables.live_tables)),
        ("classes", "Classes that this process leads.", lambda: len(classes.runs)),
        (
            "conversations",
            "Conversations with clients, by WebSocket or polling.",
            lambda: len(admission.conversations),
        ),
        (
            "thinking_waiting",
            "Questions to bots that wait for a free core.",
            lambda: tables.thinking.waiting,
        ),
        (
            "thinking_cores",
            "Cores that think for this process: its own processes, or those of all workers.",
            lambda: tables.thinking.cores,
        ),
        (
            "damaged_tables",
            "Tables and classes whose stored entries can't be read.",
            lambda: tables.damaged + admission.classes.damaged,
        ),
        ("can_save", "1 if moves can be saved, 0 if not.", lambda: admission.can_save),
    )
