"""A pool of bots that stays what it is: each with a hash of all that makes it play as it does."""

from hashlib import sha256
from pathlib import Path

import msgspec

from tocsin.bots import LEVELS
from tocsin.bots.levels import COMMAND, skill_of
from tocsin.bots.net import kept
from tocsin.kernel.errors import BadOptions


class Member(msgspec.Struct, frozen=True):
    """A bot of the pool, and the hash by which it is known again."""

    bot: str
    hash: str


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots that are compared with each other at one game and number of players."""

    game: str
    players: int
    members: list[Member]


def described(name: str, game_id: str, players: int) -> str:
    """Return all that makes a bot play as it does: its skill in full and the net it judges by."""
    if name.startswith(COMMAND):
        program = Path(name.removeprefix(COMMAND).split()[0])
        return sha256(program.read_bytes()).hexdigest()[:16] if program.is_file() else ""
    if name.partition(":")[0] not in LEVELS:
        return ""
    skill = skill_of(name, game_id)
    net = kept(game_id, skill.net, players) if skill.net else None
    return f"{skill} {'' if net is None else net.manifest.data[:16]}".strip()


def pooled(names: list[str], game_id: str, players: int) -> Pool:
    """Return the bots of these names as they are today."""
    if len(set(names)) < max(2, len(names)):
        raise BadOptions("A pool has two bots or more, each named once.")
    return Pool(game_id, players, [_member(name, game_id, players) for name in names])


def freeze(pool: Pool, path: Path) -> None:
    """Write a pool down, so that it can be asked for again."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(pool)) + b"\n")


def thaw(path: Path, game_id: str, players: int) -> Pool:
    """Return a pool that was written down, if every bot of it still is what it was."""
    try:
        pool = msgspec.json.decode(path.read_bytes(), type=Pool)
    except msgspec.DecodeError as error:
        raise BadOptions(f"{path} is no pool: {error}.") from None
    if (pool.game, pool.players) != (game_id, players):
        raise BadOptions(f"{path} is a pool for {pool.game} with {pool.players} players.")
    for member in pool.members:
        if member != _member(member.bot, game_id, players):
            raise BadOptions(f"“{member.bot}” is not the bot any more that {path} was made with.")
    return pool


def _member(name: str, game_id: str, players: int) -> Member:
    text = f"{game_id} {players} {name} {described(name, game_id, players)}"
    return Member(name, sha256(text.encode()).hexdigest()[:16])
