"""The tree of errors, each with one sentence for the player.

TocsinError
├── BadOptions        no such game, player count, table option, seed or bot
├── BadComponents     an owner's components file that does not fit the game
├── UnreadableAction  a text that names no action of the game
├── IllegalAction     an action that is not among the legal ones now
├── NotYourChoice     a seat that owes no decision now
├── StaleAction       an answer to a position that has moved on
├── CannotUndo        something was revealed, drawn or answered since
└── BadRecord         a record that cannot be read or does not replay
"""

from typing import ClassVar


class TocsinError(Exception):
    """Any mistake a person or a program can make with Tocsin."""

    kind: ClassVar[str] = "error"

    @property
    def sentence(self) -> str:
        """Return what to tell the player."""
        return str(self.args[0])


class BadOptions(TocsinError):
    """No such game, player count, table option, seed or bot."""

    kind = "bad-options"


class BadComponents(TocsinError):
    """An owner's components file that does not fit the game."""

    kind = "bad-components"


class UnreadableAction(TocsinError):
    """A text that names no action of the game."""

    kind = "unreadable-action"


class IllegalAction(TocsinError):
    """An action that is not among the legal ones now."""

    kind = "illegal-action"


class NotYourChoice(TocsinError):
    """A seat that owes no decision now."""

    kind = "not-your-choice"


class StaleAction(TocsinError):
    """An answer to a position that has moved on."""

    kind = "stale-action"


class CannotUndo(TocsinError):
    """Something was revealed, drawn or answered since."""

    kind = "cannot-undo"


class BadRecord(TocsinError):
    """A record that cannot be read or does not replay."""

    kind = "bad-record"
