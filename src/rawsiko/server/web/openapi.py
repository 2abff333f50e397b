"""The OpenAPI description. Litestar generates it; its types are those that msgspec decodes and
encodes, so that it matches what the server does."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from litestar import get, post
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, Operation

from rawsiko import __version__
from rawsiko.protocol.http_bodies import RefusalBody

PATH = "/api/schema"
SAVES = (400, 403, 413, 503)  # how a request that saves something may be refused
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
_types: list[Any] = []  # all that the routes refer to


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
    _, schemas = msgspec.json.schema_components(_types, ref_template="#/components/schemas/{name}")
    for schema in schemas.values():
        # Where only one type is possible, we write its tag but don't require it.
        schema["required"] = [name for name in schema.get("required", ()) if name != "type"]
    return schemas


def reads(path: str, gives: Any, *, refuses: Sequence[int] = (), by_token: str = "") -> get:
    """A GET route. The parameters are those of `described`."""
    return get(path, operation_class=described({200: gives}, refuses=refuses, by_token=by_token))


def saves(
    path: str, gives: Any, *, takes: Any = None, refuses: Sequence[int] = (), by_token: str = ""
) -> post:
    """A POST route that answers 201. `refuses` are added to SAVES."""
    operation = described({201: gives}, takes=takes, refuses=(*SAVES, *refuses), by_token=by_token)
    return post(path, operation_class=operation)


def described(
    answers: Mapping[int, Any],
    *,
    takes: Any = None,
    refuses: Sequence[int] = (),
    by_token: str = "",
) -> type[Operation]:
    """An operation with exactly these bodies. A string is a media type. `by_token` says which
    tokens are accepted."""
    responses = {
        str(status): {"description": REFUSALS[status], "content": _content(RefusalBody)}
        for status in refuses
    }
    responses |= {
        str(status): {"description": "As asked.", "content": _content(what)}
        for status, what in answers.items()
    }
    body = {"required": True, "content": _content(takes)} if takes is not None else None
    header = {
        "name": "Authorization",
        "in": "header",
        "required": True,
        "description": f"`Bearer` and {by_token}.",
        "schema": {"type": "string"},
    }

    @dataclass
    class Described(Operation):
        def __post_init__(self) -> None:
            loose: Any = self
            loose.request_body = body
            loose.responses = responses
            if by_token:
                loose.parameters = [*(self.parameters or ()), header]

    return Described


def _content(what: Any) -> dict[str, Any]:
    if isinstance(what, str):
        return {what: {"schema": {"type": "string"}}}
    if what is object:
        schema: dict[str, Any] = {"type": "object"}
    elif isinstance(what, list):
        schema = {"type": "array", "items": _reference(what[0])}
    else:
        schema = _reference(what)
    return {"application/json": {"schema": schema}}


def _reference(kind: Any) -> dict[str, str]:
    _types.append(kind)
    return {"$ref": f"#/components/schemas/{kind.__name__}"}
