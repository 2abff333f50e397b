"""The OpenAPI description. Litestar generates it; its types are those that msgspec decodes and
encodes, so that it matches what the server does."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, Operation

from rawsiko import __version__
from rawsiko.debrief.debrief import Debrief
from rawsiko.debrief.pupils import PupilPage
from rawsiko.protocol import class_bodies
from rawsiko.protocol import http_bodies as bodies
from rawsiko.protocol.messages import Goodbye, Hello
from rawsiko.protocol.reports import MatchReport
from rawsiko.protocol.tables import TableView
from rawsiko.server.connections.polling import Poll, Polled, PollOpened
from rawsiko.server.replays.steps import ReplayRefusal, ReplaySteps

PATH = "/api/schema"
TYPES: Sequence[Any] = (
    bodies.OpenTable,
    bodies.TableOpened,
    bodies.TakeSeat,
    bodies.PlayAlone,
    bodies.SeatTaken,
    bodies.Rejoin,
    bodies.ListedTable,
    bodies.OfferedBoard,
    bodies.Health,
    bodies.RefusalBody,
    TableView,
    Hello,
    Goodbye,
    Poll,
    PollOpened,
    Polled,
    ReplaySteps,
    ReplayRefusal,
    MatchReport,
    Debrief,
    PupilPage,
    class_bodies.OpenClass,
    class_bodies.ClassOpened,
    class_bodies.ClassFound,
    class_bodies.JoinClass,
    class_bodies.MemberTaken,
    class_bodies.ClassSeats,
    class_bodies.ReturnCode,
    class_bodies.BringBack,
    class_bodies.WayBack,
    class_bodies.PhoneWaits,
    class_bodies.PhonePaired,
    class_bodies.Answers,
    class_bodies.WatchedTable,
    class_bodies.Done,
)
REFUSALS = {
    400: "Could not be read.",
    401: "No token, or one that opens nothing here.",
    403: "From another origin, or not allowed.",
    404: "No such thing, or not to be seen.",
    409: "Not now.",
    413: "Too large.",
    429: "Too many at once: wait a moment.",
    503: "Full, cannot save, or stopping: try again later.",
}


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="RAWsiko",
        version=__version__,
        path=PATH,
        # Other renderers load scripts from other hosts.
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


def add_types(description: OpenAPI) -> None:
    """Litestar finds none of our types by itself."""
    components: Any = description.components
    components.schemas = dict(_schemas())


@cache
def _schemas() -> Mapping[str, Any]:
    _, schemas = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    for schema in schemas.values():
        # Where only one type is possible, we write its tag but don't require it.
        schema["required"] = [name for name in schema.get("required", ()) if name != "type"]
    return schemas


def described(
    answers: Mapping[int, Any],
    *,
    takes: Any = None,
    refuses: Sequence[int] = (),
    by_token: str = "",
) -> type[Operation]:
    """An operation with exactly these bodies. A string is a media type."""
    responses = {str(status): _answer(what) for status, what in answers.items()}
    responses |= {
        str(status): {"description": REFUSALS[status], "content": _json(bodies.RefusalBody)}
        for status in refuses
        if str(status) not in responses
    }
    body = {"required": True, "content": _content(takes)} if takes is not None else None
    header = {"name": "Authorization", "in": "header", "required": True, "description": by_token}

    @dataclass
    class Described(Operation):
        def __post_init__(self) -> None:
            loose: Any = self
            loose.request_body = body
            loose.responses = responses
            if by_token:
                loose.parameters = [
                    *(self.parameters or ()),
                    {**header, "schema": {"type": "string"}},
                ]

    return Described


def _answer(what: Any) -> dict[str, Any]:
    return {"description": "As asked.", "content": _content(what)}


def _content(what: Any) -> dict[str, Any]:
    return {what: {"schema": {"type": "string"}}} if isinstance(what, str) else _json(what)


def _json(kind: Any) -> dict[str, Any]:
    if kind is object:
        return {"application/json": {"schema": {"type": "object"}}}
    schema = (
        {"type": "array", "items": _reference(kind[0])}
        if isinstance(kind, list)
        else _reference(kind)
    )
    return {"application/json": {"schema": schema}}


def _reference(kind: Any) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}
