"""Whom a request counts against."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

HOME = 64  # bits of an IPv6 address that one household has in common; the others it may choose


@lru_cache(maxsize=4096)
def counted(host: str) -> str:
    """An address, or the network it can be moved in at will."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, HOME), strict=False))
