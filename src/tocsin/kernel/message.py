"""Messages: a key and arguments, translated by the Fluent files of a game (table/words.py).

An argument is a number, or an id such as `space:printer` or `seat:2`, which has a name there.
"""

import msgspec

Argument = int | str

# `gc=False` on structs that exist in large numbers: they are never part of a reference cycle, and
# the garbage collector need not traverse them.


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence before translation."""

    key: str
    args: dict[str, Argument] = {}


def seat_id(seat: int) -> str:
    """Return the id of a seat as an argument."""
    return f"seat:{seat}"
