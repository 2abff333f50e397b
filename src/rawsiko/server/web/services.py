"""What the route handlers of one server share."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes.registry import ClassRegistry
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.polling import Polling
from rawsiko.server.connections.sockets import Sockets, address_of
from rawsiko.server.maintenance import Maintenance
from rawsiko.server.replays.class_debrief import ClassDebriefs
from rawsiko.server.replays.prepared import PreparedReplays
from rawsiko.server.replays.questions import ReplayQuestions
from rawsiko.server.replays.reports import MatchReports
from rawsiko.server.storage import Capability
from rawsiko.server.tables import tokens
from rawsiko.server.tables.capacity import Capacity
from rawsiko.server.tables.journal_registry import OwnedElsewhere
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.thinking.preparation import Preparation
from rawsiko.server.web.addresses import Addresses, base_for_others
from rawsiko.server.web.hosts import OwnHosts
from rawsiko.server.web.requests import ApiRequest, HttpRefusal, bearer_of
from rawsiko.server.web.security import own_origin

if TYPE_CHECKING:
    from rawsiko.server.cluster.cluster import Cluster


@dataclass
class Services:
    registry: TableRegistry
    classes: ClassRegistry
    debriefs: ClassDebriefs
    reports: MatchReports
    prepared_replays: PreparedReplays
    replay_questions: ReplayQuestions
    admission: Admission
    polling: Polling
    sockets: Sockets
    maintenance: Maintenance
    capacity: Capacity
    addresses: Addresses | None  # of this server, if known
    hosts: OwnHosts  # the names that it answers to
    cluster: "Cluster | None" = None
    preparation: Preparation = field(default_factory=Preparation)
    log_reader: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    def forget_class(self, school: SchoolClass) -> None:
        """Delete what was worked out from the matches of a deleted class."""
        self.debriefs.forget(school)
        for table in school.tables.values():
            if table.table is not None:
                self.reports.forget(table.table)


def services_of(request: ApiRequest) -> Services:
    return request.app.state.services


def base_of(request: ApiRequest) -> str:
    """The address in links for other devices."""
    return base_for_others(services_of(request).addresses, own_origin(request.scope) or "")


async def look_elsewhere(services: Services, name: str) -> None:
    """Raises OwnedElsewhere if a running process other than this one gave out this name."""
    process, dot, _ = name.partition(".")
    cluster = services.cluster
    if cluster is None or not dot or process == cluster.name:
        return
    if await cluster.is_alive(process):
        raise OwnedElsewhere(process)


async def capability_of(request: ApiRequest) -> Capability | None:
    """What the request's token allows; None if it is unknown or missing."""
    token = bearer_of(request)
    storage = services_of(request).registry.storage
    return await storage.token(tokens.hash_of(token)) if token else None


async def wrong_guess(request: ApiRequest, code: TableRefusal) -> HttpRefusal:
    """The exception for a wrong token, id or code. After many of them the answer is delayed."""
    await services_of(request).admission.failed(address_of(request.scope))
    return HttpRefusal(code)
