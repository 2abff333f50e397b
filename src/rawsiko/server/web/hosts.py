"""Under which names this server may be asked.

A page that somebody else serves can give its own name our address (DNS rebinding). The browser then
takes it for ours, its Origin included, and only the Host header tells. So it has to be a name that
nobody else can point at us: an IP address, `localhost`, this computer's name in its local network,
or the public URL.
"""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from rawsiko.server.web.addresses import Addresses

# Names in these domains are resolved in the local network, or not at all.
LOCAL_DOMAINS = ("local", "lan", "home.arpa", "internal")


class Hosts:
    def __init__(self, names: Iterable[str] = ()) -> None:
        """`names` beside those that this computer has anyway."""
        self._names = {"localhost", *own_names(), *map(_plain, names)}

    def are_ours(self, hosts: list[str]) -> bool:
        """Whether a request with these Host headers is meant for us. None is what very old
        programs send, and no browser."""
        return not hosts or (len(hosts) == 1 and self._is_ours(hosts[0]))

    def _is_ours(self, host: str) -> bool:
        name = hostname_of(host)
        return name is not None and (is_address(name) or _plain(name) in self._names)


def hosts_of(addresses: Addresses | None, public_url: str | None) -> Hosts:
    """All that the server shows as its address."""
    shown = [public_url] if public_url else []
    if addresses is not None:
        shown += [addresses.here, *addresses.network]
    return Hosts(name for url in shown if (name := urlsplit(url).hostname))


def own_names() -> set[str]:
    full = _plain(socket.gethostname())
    label = full.partition(".")[0]
    return {full, label, *(f"{label}.{domain}" for domain in LOCAL_DOMAINS)} - {""}


def hostname_of(host: str) -> str | None:
    """Without the port; None if it cannot be read."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    is_plain = parts.netloc == host and "@" not in host and not (parts.path or parts.query)
    return parts.hostname if is_plain else None


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _plain(name: str) -> str:
    return name.lower().removesuffix(".")
