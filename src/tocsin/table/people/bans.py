"""Bans of accounts, addresses and tables by the server's administrator."""

from collections.abc import Collection, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec

from tocsin.kernel.errors import BadOptions

from ..storage.store import Store

ACCOUNT, ADDRESS, TABLE = KINDS = ("account", "address", "table")
Network = IPv4Network | IPv6Network
# A host controls all IPv6 addresses of its network.
IPV6_PREFIX_LENGTH = 64


class Ban(msgspec.Struct, frozen=True):
    """A banned person (by id), network or table (by id)."""

    kind: str
    target: str
    at: int
    reason: str = ""


async def add(store: Store, ban: Ban) -> None:
    """Add a ban, or replace the reason of an existing one."""
    await store.write(
        (
            "INSERT INTO ban (kind, target, at, reason) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (kind, target) DO UPDATE SET reason = excluded.reason",
            msgspec.structs.astuple(ban),
        )
    )


async def lift(store: Store, kind: str, target: str) -> bool:
    """Lift a ban; return whether it existed."""
    existing = await banned(store, kind, [target])
    await store.write(("DELETE FROM ban WHERE kind = $1 AND target = $2", (kind, target)))
    return bool(existing)


async def all_bans(store: Store) -> list[Ban]:
    """Return all bans, the newest first."""
    rows = await store.fetch("SELECT kind, target, at, reason FROM ban ORDER BY at DESC, target")
    return [Ban(*row) for row in rows]


async def banned(store: Store, kind: str, targets: Collection[str]) -> set[str]:
    """Return those of the targets that are banned."""
    assert kind in KINDS
    sql = f"SELECT target FROM ban WHERE kind = '{kind}' AND target"
    return await store.select_among(sql, targets)


async def banned_networks(store: Store) -> "NetworkSet":
    """Return the banned networks."""
    rows = await store.fetch("SELECT target FROM ban WHERE kind = $1", ADDRESS)
    return NetworkSet(ip_network(row[0]) for row in rows)


def normalised_network(text: str) -> str:
    """Return the network of an address or network as stored; raise BadOptions if unusable."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        raise BadOptions(f"“{text}” is no address and no network, as 203.0.113.0/24.") from None
    if isinstance(network, IPv6Network) and network.prefixlen > IPV6_PREFIX_LENGTH:
        network = network.supernet(new_prefix=IPV6_PREFIX_LENGTH)
    if network.overlaps(ip_network("127.0.0.0/8" if network.version == 4 else "::1/128")):
        raise BadOptions("This is the machine itself, and everybody who comes by its proxy.")
    return str(network)


class NetworkSet:
    """A set of networks with fast lookup of addresses."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self._networks = frozenset(networks)
        self._lengths = {(each.version, each.prefixlen) for each in self._networks}

    def contains(self, host: str) -> bool:
        """Return whether an address, or the first address of a network, lies in one of these."""
        if not self._networks:
            return False
        try:
            address = ip_address(host.partition("/")[0])
        except ValueError:
            return False
        return any(
            ip_network((address, length), strict=False) in self._networks
            for version, length in self._lengths
            if version == address.version
        )
