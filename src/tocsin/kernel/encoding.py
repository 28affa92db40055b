"""The encoding of a position as numbers for a neural net, from the knowledge of one seat."""

import msgspec


class Encoding(msgspec.Struct, frozen=True):
    """The names of the numbers, in order; a net works only with the version of its training."""

    version: int
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        """Return the length of the encoding."""
        return len(self.names)
