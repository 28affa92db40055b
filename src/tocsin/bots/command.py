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


class Asked(msgspec.Struct):
    """A line that the program reads: all that its seat may know, and what it may answer."""

    game: str
    seat: int
    view: dict[str, Any]
    choice: Any
    legal: list[str]


class Answered(msgspec.Struct):
    """A line that the program writes: one of the legal actions, and what is to follow it."""

    action: str
    then: list[str] = []


class Command(Bot):
    """Asks a program, which is started with the first question and ends with the bot."""

    def __init__(self, game: Game, command: str) -> None:
        self.game = game
        self.command = command
        self.program: subprocess.Popen[bytes] | None = None

    def choose(self, sight: Sight) -> int:
        """Return the program's action."""
        return self.plan(sight)[0]

    def plan(self, sight: Sight) -> list[int]:
        """Return the program's action, and what it wants to follow it."""
        if len(sight.legal) == 1:
            return [sight.legal[0]]
        legal = [self.game.actions.text(action) for action in sight.legal]
        asked = Asked(self.game.id, sight.seat, sight.view(), sight.choice(), legal)
        line = self._ask(msgspec.json.encode(asked))
        try:
            answer = msgspec.json.decode(line, type=Answered)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadOptions(f"“{self.command}” answered {line[:80]!r}: {error}.") from None
        if answer.action not in legal:
            raise BadOptions(f"“{self.command}” answered “{answer.action}”, which is not legal.")
        return [self.game.actions.parse(text) for text in (answer.action, *answer.then)]

    def _ask(self, question: bytes) -> bytes:
        """Write a line to the program and read the next one from it."""
        try:
            if self.program is None:
                self.program = subprocess.Popen(
                    shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            assert self.program.stdin is not None
            assert self.program.stdout is not None
            self.program.stdin.write(question + b"\n")
            self.program.stdin.flush()
            return self.program.stdout.readline()
        except (OSError, ValueError) as error:
            raise BadOptions(f"“{self.command}” cannot be asked: {error}.") from None

    def close(self) -> None:
        """End the program: its input ends."""
        if self.program is not None:
            for pipe in (self.program.stdin, self.program.stdout):
                if pipe is not None:
                    pipe.close()
            self.program.wait()
            self.program = None

    def __del__(self) -> None:
        # When Python itself ends, so do the pipes.
        if not sys.is_finalizing():
            self.close()
