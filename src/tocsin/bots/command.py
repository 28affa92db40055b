"""A bot in any language: a program that answers questions line by line, in JSON (docs/bots.md)."""

import shlex
import subprocess
import sys
from typing import Any

import msgspec

from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game

from .bot import Bot
from .sight import Sight


class BotRequest(msgspec.Struct):
    """A line that the program reads: everything its seat may know, and the legal actions."""

    game: str
    seat: int
    view: dict[str, Any]
    choice: Any
    legal: list[str]


class BotReply(msgspec.Struct):
    """A line that the program writes: a legal action, and actions to play after it."""

    action: str
    then: list[str] = []


class CommandBot(Bot):
    """Runs a program from the first question until the bot is closed."""

    def __init__(self, game: Game, command: str) -> None:
        self.game = game
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None

    def choose(self, sight: Sight) -> int:
        """Return the program's action."""
        return self.plan(sight)[0]

    def plan(self, sight: Sight) -> list[int]:
        """Return the program's action and the actions to play after it."""
        if len(sight.legal) == 1:
            return [sight.legal[0]]
        legal = [self.game.actions.text(action) for action in sight.legal]
        request = BotRequest(self.game.id, sight.seat, sight.view(), sight.choice(), legal)
        line = self._request(msgspec.json.encode(request))
        try:
            reply = msgspec.json.decode(line, type=BotReply)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadOptions(f"“{self.command}” answered {line[:80]!r}: {error}.") from None
        if reply.action not in legal:
            raise BadOptions(f"“{self.command}” answered “{reply.action}”, which is not legal.")
        return [self.game.actions.parse(text) for text in (reply.action, *reply.then)]

    def _request(self, line: bytes) -> bytes:
        """Write a line to the program and return the next line of its output."""
        try:
            if self.process is None:
                self.process = subprocess.Popen(
                    shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
            return self.process.stdout.readline()
        except (OSError, ValueError) as error:
            raise BadOptions(f"“{self.command}” does not run: {error}.") from None

    def close(self) -> None:
        """Close the program's pipes and wait for its end."""
        if self.process is not None:
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    pipe.close()
            self.process.wait()
            self.process = None

    def __del__(self) -> None:
        # At interpreter shutdown the operating system closes the pipes.
        if not sys.is_finalizing():
            self.close()
