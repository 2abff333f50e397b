"""The addresses of this server, and links to it."""

import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit

EVERYWHERE = ("", "0.0.0.0", "::")
# Addresses in private networks. The route to one of them shows our own address there.
_PRIVATE = ("192.168.255.254", "10.255.255.254", "172.31.255.254")


class Addresses(NamedTuple):
    here: str  # for this computer
    network: tuple[str, ...]  # for others on the local network, most likely first
    public: str | None  # from `--public-url`

    @property
    def for_others(self) -> str:
        return self.public or (self.network[0] if self.network else self.here)


def addresses_of(host: str, port: int, public: str | None) -> Addresses:
    """`host` is what the server listens on."""
    if host in EVERYWHERE:
        network = tuple(_url(address, port) for address in local_addresses())
        return Addresses(_url("localhost", port), network, public)
    if is_loopback(host):
        return Addresses(_url(host, port), (), public)
    return Addresses(_url(host, port), (_url(host, port),), public)


def local_addresses() -> list[str]:
    """The IPv4 addresses of this computer in its networks, found without sending anything."""
    found = [*_routed(), *_named()]
    return [address for address in dict.fromkeys(found) if not is_loopback(address)]


def base_for_others(addresses: Addresses | None, origin: str) -> str:
    """The base of links for others. The host may have opened the table at `localhost`."""
    if addresses is not None and addresses.public:
        return addresses.public
    if addresses is not None and is_loopback(urlsplit(origin).hostname or ""):
        return addresses.for_others
    return origin


def link(base: str, kind: str, token: str) -> str:
    """The token goes in the URL fragment, which browsers don't send to the server."""
    return f"{base}/#{kind}={token}"


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _routed() -> Iterable[str]:
    for target in _PRIVATE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect((target, 9))
            yield str(way.getsockname()[0])


def _named() -> Iterable[str]:
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(address[0])


def _url(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
