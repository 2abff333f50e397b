"""The names that this server answers to.

Another site can make its own name resolve to our address (DNS rebinding). To the browser its pages
and our answers then have the same origin, and only the Host header shows the foreign name. So Host
must be a name that others can't point at us: an IP address, `localhost`, this computer's name in
its local network, or the host of the public URL.
"""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from rawsiko.server.web.addresses import Addresses

# Names in these domains are resolved only in the local network.
LOCAL_DOMAINS = ("local", "lan", "home.arpa", "internal")


class OwnHosts:
    def __init__(self, names: Iterable[str] = ()) -> None:
        """`names` are added to this computer's own."""
        self._names = {"localhost", *own_names(), *map(_plain, names)}

    def are_ours(self, hosts: list[str]) -> bool:
        """Whether to answer a request with these Host headers. Browsers always send one; only old
        programs send none."""
        return not hosts or (len(hosts) == 1 and self._is_ours(hosts[0]))

    def _is_ours(self, host: str) -> bool:
        name = hostname_of(host)
        return name is not None and (is_address(name) or _plain(name) in self._names)


def hosts_of(addresses: Addresses | None, public_url: str | None) -> OwnHosts:
    """The hosts of all addresses that the server prints."""
    shown = [public_url] if public_url else []
    if addresses is not None:
        shown += [addresses.here, *addresses.network]
    return OwnHosts(name for url in shown if (name := urlsplit(url).hostname))


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
