"""What every game's position promises (docs/kernel.md)."""

# mypyc: compile

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .chance import Chance
from .fields import fields_to_json
from .outcome import Outcome

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole truth of a match at one moment; only `apply` changes it.

    A game's own class has a `board`, what never changes in a match, and declares every field in
    `__init__`, an int or a packed row of ints (fields.py).
    """

    def __init__(self, players: i64, chance: Chance, reveals: i64) -> None:
        self.players: i64 = players
        self.chance: Chance = chance
        # How often something irrevocable came to light; undo never goes back across one.
        self.reveals: i64 = reveals
        # Raw events of the actions applied since somebody began to listen; None: nobody listens.
        self.journal: list[list[int]] | None = None
        # The position at each event of the journal, for whoever wants to see those too.
        self.journal_positions: list[Position] | None = None

    def deciding(self) -> list[int]:
        """Return the seats that owe a decision now, in seat order; empty when the match is over.

        A seat listed here stays listed until it acts, whatever the others do. Positions share
        the list: it is not to be changed.
        """
        raise NotImplementedError

    def actors(self) -> list[int]:
        """Return the seats that owe a decision now: a fresh list."""
        return self.deciding().copy()

    def options(self, seat: i64) -> vec[i64]:
        """Return the actions that seat may take now, without duplicates; not to be changed."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """Return the actions that seat may take now: a fresh list, without duplicates."""
        return list(self.options(seat))

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action, unchecked, and run on to the next decision."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """Return an independent clone to which nobody listens."""
        return self.clone(self.chance.copy())

    def clone(self, chance: Chance) -> "Position":
        """Return a clone that goes on with another stream of chance."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> "Position":
        """Return a clone in which all that the seat cannot know is drawn anew from `chance`.

        SPECTATOR stands for somebody without a seat. The clone goes on with `chance` itself, so
        it shares no future with the real match; worlds that are to be independent need a
        stream each.
        """
        raise NotImplementedError

    def reopen(self, seat: i64, chance: Chance) -> "Position":
        """Return a redealt clone in which no other seat has begun its hidden simultaneous choice.

        Whoever has a model of the others lets them choose by that, instead of by chance.
        """
        return self.redeal(seat, chance)

    def round(self) -> int:
        """Return the number of the round or turn, the clock by which a search looks ahead."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        raise NotImplementedError

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Note an event for whoever listens, when the position shows what it tells."""
        # Told at every step of the rules and mostly to nobody: no more than fits the registers.
        # Eight numbers all the same: journals are read by others too.
        if self.journal is not None:
            self.emit_raw([kind, a, b, c, 0, 0, 0, 0])

    def emit_more(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64 = 0) -> None:
        """Note an event with more numbers."""
        if self.journal is not None:
            self.emit_raw([kind, a, b, c, d, e, 0, 0])

    def emit_raw(self, event: list[int]) -> None:
        """Note an event that has as many numbers as it needs."""
        if self.journal is not None:
            self.journal.append(event)
            if self.journal_positions is not None:
                self.journal_positions.append(self.copy())

    def to_json(self) -> dict[str, Any]:
        """Return the whole position, secrets included, as plain JSON."""
        board: Any = getattr(self, "board")  # noqa: B009 - each game declares its own
        return {
            "game": board.game,
            "options": board.options.copy(),
            "players": self.players,
            "seed": self.chance.seed,
            "drawn": self.chance.drawn,
            "reveals": self.reveals,
        } | fields_to_json(self)
