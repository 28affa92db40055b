"""Bans: which accounts, addresses and tables whoever runs the server keeps out."""

from collections.abc import Collection, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec

from tocsin.kernel.errors import BadOptions

from ..storage.store import Store

ACCOUNT, ADDRESS, TABLE = KINDS = ("account", "address", "table")
Network = IPv4Network | IPv6Network
# Whoever has one address of IPv6 has all of its network's.
NARROWEST = 64


class Ban(msgspec.Struct, frozen=True):
    """An account by its person's id, an address by its network, or a table by its id."""

    kind: str
    target: str
    at: int
    reason: str = ""


async def put(store: Store, ban: Ban) -> None:
    """Keep something out from now on."""
    await store.write(
        (
            "INSERT INTO ban (kind, target, at, reason) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (kind, target) DO UPDATE SET reason = excluded.reason",
            msgspec.structs.astuple(ban),
        )
    )


async def lift(store: Store, kind: str, target: str) -> bool:
    """Let something in again; return whether it was kept out."""
    found = await among(store, kind, [target])
    await store.write(("DELETE FROM ban WHERE kind = $1 AND target = $2", (kind, target)))
    return bool(found)


async def listed(store: Store) -> list[Ban]:
    """Return all bans, the newest first."""
    rows = await store.fetch("SELECT kind, target, at, reason FROM ban ORDER BY at DESC, target")
    return [Ban(*row) for row in rows]


async def among(store: Store, kind: str, targets: Collection[str]) -> set[str]:
    """Return which of these are kept out."""
    assert kind in KINDS
    return await store.among(f"SELECT target FROM ban WHERE kind = '{kind}' AND target", targets)


async def networks(store: Store) -> "Networks":
    """Return the addresses that are kept out."""
    rows = await store.fetch("SELECT target FROM ban WHERE kind = $1", ADDRESS)
    return Networks(ip_network(row[0]) for row in rows)


def network(text: str) -> str:
    """Return the network that an address or a network stands for, as it is kept."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        raise BadOptions(f"“{text}” is no address and no network, as 203.0.113.0/24.") from None
    if isinstance(found, IPv6Network) and found.prefixlen > NARROWEST:
        found = found.supernet(new_prefix=NARROWEST)
    if found.overlaps(ip_network("127.0.0.0/8" if found.version == 4 else "::1/128")):
        raise BadOptions("This is the machine itself, and everybody who comes by its proxy.")
    return str(found)


class Networks:
    """A set of networks that is asked about addresses."""

    def __init__(self, found: Iterable[Network] = ()) -> None:
        self._found = frozenset(found)
        self._lengths = {(each.version, each.prefixlen) for each in self._found}

    def hold(self, place: str) -> bool:
        """Return whether an address, or a network of them, lies in one of these."""
        if not self._found:
            return False
        try:
            address = ip_address(place.partition("/")[0])
        except ValueError:
            return False
        return any(
            ip_network((address, length), strict=False) in self._found
            for version, length in self._lengths
            if version == address.version
        )
