"""A pool of bots, each with a hash of everything that determines its play."""

from hashlib import sha256
from pathlib import Path

import msgspec

from tocsin.bots import LEVELS
from tocsin.bots.levels import COMMAND_PREFIX, skill_of
from tocsin.bots.net import load_net
from tocsin.kernel.errors import BadOptions


class PoolMember(msgspec.Struct, frozen=True):
    """A bot of the pool with its hash."""

    bot: str
    hash: str


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots that are compared with each other at one game and number of players."""

    game: str
    players: int
    members: list[PoolMember]


def skill_text(name: str, game_id: str, players: int) -> str:
    """Return everything that determines a bot's play: its skill and net, or a program's hash."""
    if name.startswith(COMMAND_PREFIX):
        program = Path(name.removeprefix(COMMAND_PREFIX).split()[0])
        return sha256(program.read_bytes()).hexdigest()[:16] if program.is_file() else ""
    if name.partition(":")[0] not in LEVELS:
        return ""
    skill = skill_of(name, game_id)
    net = load_net(game_id, skill.net, players) if skill.net else None
    return f"{skill} {'' if net is None else net.manifest.data[:16]}".strip()


def create_pool(names: list[str], game_id: str, players: int) -> Pool:
    """Create a pool of the named bots as they are now."""
    if len(set(names)) < max(2, len(names)):
        raise BadOptions("A pool needs at least two bots, each named once.")
    return Pool(game_id, players, [_member(name, game_id, players) for name in names])


def save_pool(pool: Pool, path: Path) -> None:
    """Write a pool to a file."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(pool)) + b"\n")


def load_pool(path: Path, game_id: str, players: int) -> Pool:
    """Read a pool from a file; raise BadOptions if one of its bots has changed since."""
    try:
        pool = msgspec.json.decode(path.read_bytes(), type=Pool)
    except msgspec.DecodeError as error:
        raise BadOptions(f"{path} is not a pool: {error}.") from None
    if (pool.game, pool.players) != (game_id, players):
        raise BadOptions(f"{path} is a pool for {pool.game} with {pool.players} players.")
    for member in pool.members:
        if member != _member(member.bot, game_id, players):
            raise BadOptions(f"“{member.bot}” has changed since {path} was written.")
    return pool


def _member(name: str, game_id: str, players: int) -> PoolMember:
    text = f"{game_id} {players} {name} {skill_text(name, game_id, players)}"
    return PoolMember(name, sha256(text.encode()).hexdigest()[:16])
