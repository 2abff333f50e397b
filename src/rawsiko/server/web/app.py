"""Assembles the server: a Litestar application around a registry of tables."""

import asyncio
import logging
import random
import signal
import socket
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple

import uvicorn
from litestar import Litestar, asgi
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.types import Receive, Scope, Send

from rawsiko.content.load import bundled_folders
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes.registry import ClassRegistry
from rawsiko.server.clock import LoopClock
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.polling import Polling
from rawsiko.server.connections.sockets import Socket, Sockets, address_of
from rawsiko.server.logs import LOG
from rawsiko.server.maintenance import Maintenance
from rawsiko.server.replays.class_debrief import ClassDebriefs
from rawsiko.server.replays.prepared import PreparedReplays
from rawsiko.server.replays.questions import ReplayQuestions
from rawsiko.server.replays.reports import MatchReports
from rawsiko.server.tables.capacity import Capacity, Limits
from rawsiko.server.tables.outbound import say_goodbye
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.web import (
    board_routes,
    class_routes,
    code_routes,
    debrief_routes,
    openapi,
    replay_routes,
    table_routes,
)
from rawsiko.server.web.addresses import Addresses
from rawsiko.server.web.help_pages import pages_of
from rawsiko.server.web.hosts import hosts_of
from rawsiko.server.web.http_protocol import HAND_OVER, Handshake, HttpProtocol
from rawsiko.server.web.requests import refuse
from rawsiko.server.web.security import (
    LARGEST_HEAD,
    Gate,
    Origins,
    add_headers,
    answer,
    origin_of,
)
from rawsiko.server.web.services import Services
from rawsiko.server.web.static_files import Pages, built_pages

if TYPE_CHECKING:
    from rawsiko.server.broker import Broker

STOP_SECONDS = 5
FINISH_SECONDS, FAREWELL_SECONDS = 3.0, 1.0
LONGEST_HINT = 2.0  # seconds; clients reconnect spread over this time
SHORT_HINT = 0.5  # in a cluster, where other processes accept them

log = logging.getLogger(LOG)


@dataclass(frozen=True)
class ServerSettings:
    public_url: str | None = None  # the server's address when behind a reverse proxy
    addresses: Addresses | None = None
    thinking_back: ThinkingPool | None = None  # for reports on finished matches
    pages: Pages | None = None  # the client; None for the one in the package
    limits: Limits | None = None  # on tables; None for the defaults
    cluster: "ClusterMember | None" = None  # None for a process on its own


class ClusterMember(NamedTuple):
    """What a process of a cluster needs: the key that they share, and the broker."""

    key: bytes
    broker: "Broker"


def make_app(registry: TableRegistry, settings: ServerSettings | None = None) -> Litestar:
    """The application. The caller opens and closes its storage."""
    settings = settings or ServerSettings()
    classes = ClassRegistry(registry, registry.clock)
    debriefs = ClassDebriefs(registry)
    classes.has_results = debriefs.prepare
    admission = Admission(registry, LoopClock(), classes=classes)
    capacity = Capacity(registry, LoopClock(), settings.limits)
    registry.has_room = capacity.has_room
    services = Services(
        registry=registry,
        classes=admission.classes,
        debriefs=debriefs,
        reports=MatchReports(registry.storage, registry.thinking, settings.thinking_back),
        prepared_replays=PreparedReplays(LoopClock()),
        replay_questions=ReplayQuestions(registry.thinking, LoopClock()),
        admission=admission,
        polling=Polling(admission),
        sockets=Sockets(admission),
        maintenance=Maintenance(registry, admission, capacity),
        capacity=capacity,
        addresses=settings.addresses,
        hosts=hosts_of(settings.addresses, settings.public_url),
    )
    if settings.cluster is not None:
        from rawsiko.server.cluster.cluster import Cluster

        services.cluster = Cluster(*settings.cluster, registry, admission)
        services.polling.process = services.cluster.name
        services.classes.phones.process = services.cluster.name
        services.maintenance.restores = False
    classes.deleted = services.forget_class
    public = origin_of(settings.public_url) if settings.public_url else None
    pages = settings.pages or built_pages()
    app = Litestar(
        route_handlers=[*_routes(), *pages_of(pages), _socket],
        middleware=[DefineMiddleware(Origins, public=public)],
        before_send=[add_headers],
        exception_handlers={Exception: refuse},
        openapi_config=openapi.config(),
        lifespan=[_at_work],
        state=State({"services": services}),
        logging_config=None,
    )
    openapi.add_types(app.openapi_schema)
    return app


def _routes() -> list[HTTPRouteHandler]:
    """All that the modules define."""
    modules = (table_routes, board_routes, class_routes, code_routes, debrief_routes, replay_routes)
    defined = [one for module in modules for one in vars(module).values()]
    return [one for one in defined if isinstance(one, HTTPRouteHandler)]


def make_server(app: Litestar) -> "Server":
    services = services_of(app)
    inner: Any = app
    if services.cluster is not None:
        from rawsiko.server.web.relaying import Relaying

        inner = Relaying(inner, services.cluster)
    config = uvicorn.Config(
        Gate(inner, services.hosts),
        http=HttpProtocol,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=Handshake,
        ws_per_message_deflate=False,  # costs 50 KB a socket
        timeout_graceful_shutdown=STOP_SECONDS,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
    )
    return Server(config, services)


def services_of(app: Litestar) -> Services:
    return app.state.services


class Server(uvicorn.Server):
    """Before it stops, it finishes commits and tells clients when to reconnect."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services
        self.when_started: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.when_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """uvicorn's own version raises the signal again before the storage is closed."""
        del frame
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        cluster = self._services.cluster
        if cluster is not None:
            for server in self.servers:
                server.close()  # others accept what comes now
            await cluster.leave()
        await dismiss(self._services, LONGEST_HINT if cluster is None else SHORT_HINT)
        await super().shutdown(sockets)


async def dismiss(services: Services, longest_hint: float = LONGEST_HINT) -> None:
    """Refuse new commands, finish running ones, tell all clients when to reconnect."""
    admission = services.admission
    admission.is_stopping = True
    admission.tell_status()
    await _until(lambda: not any(one.is_busy for one in admission.conversations), FINISH_SECONDS)
    for conversation in list(admission.conversations):
        hint = round(random.uniform(0, longest_hint), 2)
        say_goodbye(conversation, TableRefusal.TRY_AGAIN, hint)
    # A client that polls may not ask again in time: the wait is short.
    await _until(
        lambda: not any(one.has_unsent() for one in admission.conversations), FAREWELL_SECONDS
    )


async def _until(is_done: Callable[[], bool], seconds: float) -> None:
    deadline = asyncio.get_running_loop().time() + seconds
    while not is_done() and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(0.01)


@asgi("/ws", copy_scope=False)
async def _socket(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] != "websocket":
        await answer(send, 426, TableRefusal.WRONG_METHOD)
        return
    await receive()
    accept: Any = {"type": "websocket.accept"}
    with suppress(OSError):  # the client is gone
        await send(accept)
        extensions: Any = scope["extensions"]
        sockets = services_of(scope["litestar_app"]).sockets
        extensions[HAND_OVER]["to"](partial(Socket, sockets, address_of(scope)))


@asynccontextmanager
async def _at_work(app: Litestar) -> AsyncGenerator[None]:
    services = services_of(app)
    await asyncio.to_thread(bundled_folders)  # before requests with unknown hashes need them
    await services.maintenance.forget_overdue()
    services.maintenance.start()
    if services.cluster is not None:
        await services.cluster.start()
    try:
        yield
    finally:
        if services.cluster is not None:
            await services.cluster.close()
        await services.preparation.stop()
        await services.maintenance.stop()
        await services.maintenance.keep_in_step_if_possible()
        await services.classes.close()
        await services.debriefs.close()
        await services.registry.close()
        await services.reports.close()
        await services.prepared_replays.close()
