"""What every game's position promises (docs/kernel.md)."""

# mypyc: compile

from typing import Any, Final

from mypy_extensions import i64

from .chance import Chance
from .outcome import Outcome

SPECTATOR: Final = -1


class Position:
    """The whole truth of a match at one moment; only `apply` changes it."""

    def __init__(self, players: i64, chance: Chance, reveals: i64) -> None:
        self.players: i64 = players
        self.chance: Chance = chance
        # How often something irrevocable came to light; undo never goes back across one.
        self.reveals: i64 = reveals
        # Raw events of the actions applied since somebody began to listen; None: nobody listens.
        self.journal: list[list[int]] | None = None

    def actors(self) -> list[int]:
        """Return the seats that owe a decision now, in seat order; empty when the match is over.

        A seat listed here stays listed until it acts, whatever the others do.
        """
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """Return the actions that seat may take now: a fresh list, without duplicates."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action, unchecked, and run on to the next decision."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """Return an independent twin to which nobody listens."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> "Position":
        """Return a twin in which all that the seat cannot know is drawn anew from `chance`.

        SPECTATOR stands for somebody without a seat. The twin goes on with `chance` itself, so
        it shares no future with the real match; worlds that are to be independent need a
        stream each.
        """
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """Return the whole position, secrets included, as plain JSON."""
        raise NotImplementedError
