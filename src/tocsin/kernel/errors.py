"""The tree of errors, each with one sentence for the user.

TocsinError
├── BadOptions        no such game, player count, table option, seed or bot
├── BadComponents     an owner's components file that does not fit the game
├── UnreadableAction  a text that is no action of the game
├── IllegalAction     an action that is not legal now
├── NotYourChoice     a seat that does not have to decide now
├── StaleAction       an answer to an earlier position
├── CannotUndo        secrets were revealed, or another seat has answered
└── BadRecord         a record that cannot be read or does not replay
"""

from typing import ClassVar


class TocsinError(Exception):
    """An invalid request or invalid data from a user, a program or a file."""

    kind: ClassVar[str] = "error"

    @property
    def sentence(self) -> str:
        """Return the message for the user."""
        return str(self.args[0])


class BadOptions(TocsinError):
    """No such game, player count, table option, seed or bot."""

    kind = "bad-options"


class BadComponents(TocsinError):
    """An owner's components file that does not fit the game."""

    kind = "bad-components"


class UnreadableAction(TocsinError):
    """A text that is no action of the game."""

    kind = "unreadable-action"


class IllegalAction(TocsinError):
    """An action that is not legal now."""

    kind = "illegal-action"


class NotYourChoice(TocsinError):
    """A seat that does not have to decide now."""

    kind = "not-your-choice"


class StaleAction(TocsinError):
    """An answer to an earlier position."""

    kind = "stale-action"


class CannotUndo(TocsinError):
    """Secrets were revealed, or another seat has answered."""

    kind = "cannot-undo"


class BadRecord(TocsinError):
    """A record that cannot be read or does not replay."""

    kind = "bad-record"
