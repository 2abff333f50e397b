"""What we use of other packages beyond their documentation is still there, in a bounded version.

Where one of these fails after an update, the name in the message has moved: change what uses it,
then the bound in pyproject.toml.
"""

import importlib
import inspect
import re
import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from tests.front_door.clones import ROOT

HTTP = (
    *("connection_made", "connection_lost", "data_received", "send_400_response"),
    *("handle_websocket_upgrade", "shutdown"),
)
UVICORN: Mapping[str, tuple[str, ...]] = {
    "uvicorn:Server": ("serve", "startup", "shutdown", "handle_exit", "capture_signals"),
    "uvicorn.protocols.http.h11_impl:H11Protocol": HTTP,
    "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol": (
        *(*HTTP, "on_headers_complete", "on_body", "on_message_complete"),
    ),
    "uvicorn.protocols.utils:ClientDisconnected": (),
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        *("data_received", "handle_connect", "run_asgi", "stop_keepalive", "send_500_response"),
        *("receive", "send"),
    ),
}
# Attributes that their `__init__` sets.
UVICORN_FIELDS: Mapping[str, tuple[str, ...]] = {
    "uvicorn:Server": ("should_exit", "force_exit", "started"),
    "uvicorn.protocols.http.h11_impl:H11Protocol": ("transport", "loop", "cycle", "scope"),
    "uvicorn.protocols.http.h11_impl:RequestResponseCycle": ("response_complete",),
    "uvicorn.protocols.http.httptools_impl:RequestResponseCycle": ("response_complete",),
    "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol": (
        *("transport", "loop", "cycle", "scope", "parser"),
    ),
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        *("transport", "app", "conn", "connections", "queue", "logger", "handshake_initiated"),
    ),
    "uvicorn:Config": ("h11_max_incomplete_event_size", "ws_per_message_deflate"),
}
LITESTAR: Mapping[str, tuple[str, ...]] = {
    "litestar.openapi.spec:Operation": ("parameters", "request_body", "responses"),
    "litestar.openapi.plugins:JsonRenderPlugin": (),
    "litestar.types:ControllerRouterHandler": (),
}
NUMBA: Mapping[str, tuple[str, ...]] = {
    "numba.core.config:CACHE_DIR": (),
    "numba.core.config:CACHE_LOCATOR_CLASSES": (),
    "numba.core.caching:UserProvidedCacheLocator": (),
    "numba.core.options:DefaultOptions": ("_nrt",),  # njit(_nrt=False): nothing is allocated
    "numba.core.types:int64": (),
    "numba.extending:intrinsic": (),
}
WEBSOCKETS: Mapping[str, tuple[str, ...]] = {
    "websockets.frames:Close": ("serialize",),
    "websockets.frames:Frame": ("serialize",),
    "websockets.protocol:Protocol": (*("receive_data", "events_received", "data_to_send", "fail"),),
    "websockets.utils:apply_mask": (),
}
WEBSOCKETS_FIELDS: Mapping[str, tuple[str, ...]] = {
    "websockets.protocol:Protocol": ("parser", "parser_exc", "close_sent"),
}


def found(name: str) -> Any:
    module, _, inner = name.partition(":")
    try:
        return getattr(importlib.import_module(module), inner)
    except (ImportError, AttributeError):
        return None


def moved(used: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Every name that is no longer there."""
    missing: list[str] = []
    for owner, names in used.items():
        there = found(owner)
        if there is None:
            missing.append(owner)
        missing += [f"{owner}.{name}" for name in names if not hasattr(there, name)]
    return missing


def unset(used: Mapping[str, tuple[str, ...]], by: str = "__init__") -> list[str]:
    """Every attribute that this method no longer sets."""
    return [
        f"{owner}.{name}"
        for owner, names in used.items()
        for name in names
        if not re.search(rf"self\.{name}\b.* = ", inspect.getsource(getattr(found(owner), by)))
    ]


def test_uvicorn_has_what_we_use() -> None:
    assert moved(UVICORN) == []
    assert unset(UVICORN_FIELDS) == []
    assert unset({"uvicorn:Server": ("servers",)}, by="startup") == []


def test_litestar_has_what_we_use() -> None:
    assert moved(LITESTAR) == []


def test_numba_has_what_we_use() -> None:
    assert moved(NUMBA) == []


def test_websockets_has_what_we_use() -> None:
    assert moved(WEBSOCKETS) == []
    assert unset(WEBSOCKETS_FIELDS) == []


@pytest.mark.parametrize("package", ["uvicorn", "litestar", "numba", "websockets"])
def test_a_new_version_of_these_is_tried_before_it_is_allowed(package: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extra = project["project"]["optional-dependencies"]["compiled"]
    lines = [*project["project"]["dependencies"], *extra]
    (line,) = [text for text in lines if text.startswith(package)]
    assert re.fullmatch(rf"{package}>=[\d.]+,<[\d.]+", line)


def test_what_has_moved_is_named() -> None:
    assert moved({"uvicorn:Server": ("serve", "gone"), "uvicorn:Gone": ()}) == [
        *("uvicorn:Server.gone", "uvicorn:Gone"),
    ]
    assert unset({"uvicorn:Server": ("gone",)}) == ["uvicorn:Server.gone"]
