"""Views in sections: each is built from nothing, and says which fields it is built from.

What differs between two views is then found by looking only at what can differ.
"""

# mypyc: compile

from collections.abc import Callable, Sequence
from typing import Any

from .change import Change, difference
from .fields import differing, field_names
from .position import Position


class Section:
    """One entry of a view; what is built must follow from the fields named, and the board.

    A public section is the same for every viewer.
    """

    def __init__(
        self, name: str, build: Callable[[Any, int | None], Any], reads: str, is_public: bool
    ) -> None:
        self.name: str = name
        self.build: Callable[[Any, int | None], Any] = build
        self.reads: list[str] = reads.split()
        self.is_public: bool = is_public


def public(name: str, build: Callable[[Any], Any], reads: str = "") -> Section:
    """Return a section that all see alike."""
    return Section(name, lambda position, viewer: build(position), reads, True)


def personal(name: str, build: Callable[[Any, int | None], Any], reads: str) -> Section:
    """Return a section that each viewer (None: a spectator) sees as they may."""
    return Section(name, build, reads, False)


def whole_view(
    sections: Sequence[Section], position: Position, viewer: int | None
) -> dict[str, Any]:
    """Return all that a viewer sees of a position."""
    return {section.name: section.build(position, viewer) for section in sections}


class Moments:
    """Positions one after the other, and how the views of them differ.

    Whatever is the same at several moments, or for several viewers, is built once.
    """

    def __init__(self, sections: Sequence[Section], positions: list[Position]) -> None:
        self.sections: Sequence[Section] = sections
        self.positions: list[Position] = positions
        # For each section, by moment: since which moment it has been what it is.
        self._since: list[list[int]] = _since(sections, positions)
        self._built: dict[tuple[int, int, int | None], Any] = {}
        self._changes: dict[tuple[int, int, int, int | None], Change | None] = {}

    def change(self, earlier: int, later: int, viewer: int | None) -> Change | None:
        """Return how the viewer's view differs between two moments."""
        inside: dict[str, Any] = {}
        for place, section in enumerate(self.sections):
            since = self._since[place]
            if since[earlier] != since[later]:
                eyes = None if section.is_public else viewer
                change = self._change(place, since[earlier], since[later], eyes)
                if change is not None:
                    inside[section.name] = change
        return inside or None

    def _change(self, place: int, earlier: int, later: int, viewer: int | None) -> Change | None:
        key = (place, earlier, later, viewer)
        if key not in self._changes:
            before = self._section(place, earlier, viewer)
            self._changes[key] = difference(before, self._section(place, later, viewer))
        return self._changes[key]

    def _section(self, place: int, moment: int, viewer: int | None) -> Any:
        key = (place, moment, viewer)
        if key not in self._built:
            self._built[key] = self.sections[place].build(self.positions[moment], viewer)
        return self._built[key]


def _since(sections: Sequence[Section], positions: list[Position]) -> list[list[int]]:
    names = field_names(positions[0])
    bits = {name: 1 << place for place, name in enumerate(names)}
    read = [sum(bits[name] for name in section.reads) for section in sections]
    since = [[0] for _ in sections]
    for moment in range(1, len(positions)):
        differ = differing(positions[moment - 1], positions[moment], names)
        for place, reads in enumerate(read):
            row = since[place]
            row.append(moment if differ & reads else row[-1])
    return since
