"""The interface of every game's position (docs/kernel.md)."""

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
    """The complete state of a match; only `apply` changes it.

    A game's own class has a `board`, the constant data of a match, and declares every field in
    `__init__` as an int or a packed row of ints (fields.py).
    """

    def __init__(self, players: i64, chance: Chance, reveals: i64) -> None:
        self.players: i64 = players
        self.chance: Chance = chance
        # The number of irrevocable reveals of hidden information; undo never crosses one.
        self.reveals: i64 = reveals
        # Raw events are appended here; None: they are discarded.
        self.journal: list[list[int]] | None = None
        # Copies of the position at each event of the journal; None: none are made.
        self.journal_positions: list[Position] | None = None

    def deciding(self) -> list[int]:
        """Return the seats that have to decide now, in seat order; empty when the match is over.

        A seat in this list stays in it until it acts, whatever the others do. The list is
        shared: do not change it.
        """
        raise NotImplementedError

    def actors(self) -> list[int]:
        """Return the seats that have to decide now, as a new list."""
        return self.deciding().copy()

    def options(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, without duplicates, as a shared row."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """Return the legal actions of a seat, without duplicates, as a new list."""
        return list(self.options(seat))

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action, unchecked, and run on to the next decision."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """Return an independent copy without a journal."""
        return self.clone(self.chance.copy())

    def clone(self, chance: Chance) -> "Position":
        """Return a copy with another stream of chance and without a journal."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> "Position":
        """Return a copy with all information hidden from the seat resampled from `chance`.

        `seat` may be SPECTATOR. The copy continues with `chance` itself, so that it shares no
        future with the real match; independent copies need a stream each.
        """
        raise NotImplementedError

    def reopen(self, seat: i64, chance: Chance) -> "Position":
        """Return a redealt copy in which hidden simultaneous choices of rivals are pending again.

        A search with a model of the rivals then chooses for them, instead of by chance.
        """
        return self.redeal(seat, chance)

    def round(self) -> int:
        """Return the number of the round or turn, the unit of a search's horizon."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return the outcome of the match, or None while it goes on."""
        raise NotImplementedError

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Append an event to the journal, if any, once the position shows its effect."""
        # Few arguments: this is called at every step, mostly without a journal. The event has
        # eight numbers all the same, as many as readers of journals expect.
        if self.journal is not None:
            self.emit_raw([kind, a, b, c, 0, 0, 0, 0])

    def emit_more(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64 = 0) -> None:
        """Append an event with more numbers."""
        if self.journal is not None:
            self.emit_raw([kind, a, b, c, d, e, 0, 0])

    def emit_raw(self, event: list[int]) -> None:
        """Append an event with any count of numbers."""
        if self.journal is not None:
            self.journal.append(event)
            if self.journal_positions is not None:
                self.journal_positions.append(self.copy())

    def to_json(self) -> dict[str, Any]:
        """Return the complete position, hidden information included, as plain JSON."""
        board: Any = getattr(self, "board")  # noqa: B009 - declared by each game
        return {
            "game": board.game,
            "options": board.options.copy(),
            "players": self.players,
            "seed": self.chance.seed,
            "drawn": self.chance.drawn,
            "reveals": self.reveals,
        } | fields_to_json(self)
