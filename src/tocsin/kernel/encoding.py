"""A position as numbers for a net: what a seat may know, in the same places every time."""

import msgspec


class Encoding(msgspec.Struct, frozen=True):
    """What the numbers mean, one name each; nets of another version do not fit."""

    version: int
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        """Return how many numbers there are."""
        return len(self.names)
