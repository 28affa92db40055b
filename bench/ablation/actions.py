"""The cost of an action without sockets and store: decide, try out, encode, apply, update viewers.

Prints one line of JSON: microseconds of processor time and bytes of updates per action.
"""

import argparse
import random
import time
import zlib
from typing import Final

import msgspec

from tocsin import games
from tocsin.server.websocket.messages import update_as_json
from tocsin.table import commands, opening
from tocsin.table.log import InitialSeat, LogEntry, encode
from tocsin.table.table import Table
from tocsin.table.updates.entry_updates import EntryUpdates, Prompts

HOST: Final = "p0"
# As the server compresses: 4 KB of window, level 2, one compressor for each viewer's connection.
WINDOW_BITS: Final = -12
LEVEL: Final = 2
MEMORY_LEVEL: Final = 4


class Result(msgspec.Struct):
    """The figures of one run."""

    us_per_action: float
    updates_per_action: float
    bytes_per_action: float
    deflated_bytes_per_action: float


class PlayedTable:
    """A table whose people play at random, and what its viewers were shown last."""

    def __init__(self, game_id: str, players: int, number: int, is_deflated: bool) -> None:
        self._game_id, self._players, self._number = game_id, players, number
        self._is_deflated = is_deflated
        self._random = random.Random(number)
        self._matches = 0
        self.updates = self.sent = self.deflated = 0
        self._deflaters = [
            zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW_BITS, MEMORY_LEVEL)
            for _ in range(players)
        ]
        self._prompts: Prompts | None = None
        self._open()

    def _open(self) -> None:
        self._matches += 1
        people = [InitialSeat(f"p{seat}", f"p{seat}") for seat in range(self._players)]
        opened = opening.open_table(
            self._game_id,
            {},
            people,
            host=HOST,
            host_name=HOST,
            private=False,
            pace=None,
            corrections={},
        )
        seed = f"{self._number * 1000 + self._matches:064x}"
        self.table = Table(f"t{self._number}")
        self.table.read(LogEntry(1, 0, msgspec.structs.replace(opened, seed=seed), HOST))

    def act(self) -> None:
        """Carry out one random action as the server does, and build every viewer's update."""
        table, match = self.table, self.table.match
        assert match is not None
        seat = self._random.choice(match.position.actors())
        text = table.game.actions.text(self._random.choice(match.position.legal(seat)))
        number = table.viewer_log(seat).number
        entry = commands.act(table, f"p{seat}", seat, number, text)
        line = LogEntry(table.number + 1, 0, entry, f"p{seat}", str(table.number))
        table.dry_run(line)
        encode(entry)
        telling = EntryUpdates(table, self._prompts)
        news = telling.read(line)
        for viewer, told in news.updates.items():
            if viewer is not None:
                self._send(viewer, update_as_json(telling, (viewer, False), told))
        self._prompts = telling.prompts()
        if not match.position.actors():
            self._open()

    def _send(self, viewer: int, update: bytes) -> None:
        self.updates += 1
        self.sent += len(update)
        if self._is_deflated:
            deflater = self._deflaters[viewer]
            self.deflated += len(deflater.compress(update))
            self.deflated += len(deflater.flush(zlib.Z_SYNC_FLUSH))


def measured(game_id: str, tables: int, actions: int, is_deflated: bool) -> Result:
    """Return the figures of a game at many tables, which take turns as on a busy server."""
    players = min(4, games.load(game_id).players[1])
    played = [PlayedTable(game_id, players, number, is_deflated) for number in range(tables)]
    for table in played:
        # Everybody looks on from here; caches of the process are filled.
        for _ in range(5):
            table.act()
        table.updates = table.sent = table.deflated = 0
    began = time.process_time()
    for number in range(actions):
        played[number % tables].act()
    seconds = time.process_time() - began
    return Result(
        us_per_action=round(seconds / actions * 1e6, 1),
        updates_per_action=round(sum(table.updates for table in played) / actions, 2),
        bytes_per_action=round(sum(table.sent for table in played) / actions, 1),
        deflated_bytes_per_action=round(sum(table.deflated for table in played) / actions, 1),
    )


def main() -> None:
    """Measure one game and print the figures."""
    parser = argparse.ArgumentParser(description="Measure the cost of an action in one process.")
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--actions", type=int, default=6000)
    parser.add_argument(
        "--deflate", action="store_true", help="compress updates as the server does"
    )
    arguments = parser.parse_args()
    result = measured(arguments.game, arguments.tables, arguments.actions, arguments.deflate)
    print(msgspec.json.encode(result).decode())


if __name__ == "__main__":
    main()
