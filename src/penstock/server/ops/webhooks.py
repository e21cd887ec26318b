"""One POST to a stranger's address, which must not lead inside.

The name is looked up once, every address it has must be public, and the connection goes to exactly that
address: a second lookup could answer differently. Redirects are not followed.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from penstock.server.ops.deadlines import cut_off

SECONDS = 10.0  # for the whole call
PORTS = {"http": 80, "https": 443}


class Refused(Exception):
    """The address is not one we call, or it did not take the notice."""


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        found = found.ipv4_mapped or found.sixtofour or found
    return found.is_global and not found.is_multicast


def find_address(host: str, port: int, is_internal_allowed: bool) -> str:
    """The address to call; Refused if any address of the name is internal."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Refused("unknown host") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (is_internal_allowed or all(is_public(a) for a in addresses)):
        raise Refused("internal address")
    return addresses[0]


class PinnedHTTPS(HTTPSConnection):
    """TLS to one address, checked against the name."""

    def __init__(self, address: str, host: str, port: int) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(host, port, timeout=SECONDS, context=self._tls)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)


def post(url: str, body: bytes, is_internal_allowed: bool = False) -> None:
    """Send one notice; anything but a 2xx raises Refused."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None:
        raise Refused("address")
    port = parts.port or PORTS[parts.scheme]
    address = find_address(parts.hostname, port, is_internal_allowed)
    connection: HTTPConnection
    if parts.scheme == "https":
        connection = PinnedHTTPS(address, parts.hostname, port)
    else:
        connection = HTTPConnection(address, port, timeout=SECONDS)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers = {"host": parts.netloc, "content-type": "application/json", "user-agent": "penstock"}
    try:
        with cut_off(SECONDS, connection):
            connection.request("POST", path, body, headers)
            status = connection.getresponse().status
    except HTTPException:
        raise Refused("no answer") from None
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise Refused(f"answer {status}")
