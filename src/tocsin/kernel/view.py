"""Views in sections: each is built from nothing, and says which fields it is built from.

What differs between two views is then found by looking only at what can differ.
"""

# mypyc: compile

from collections.abc import Callable, Sequence
from typing import Any

from .change import Change, changed, difference
from .fields import differing, field_names
from .position import Position

# (position) -> what all see of it
Build = Callable[[Any], Any]
# (what all see, position, seat) -> what that seat sees; the first is not to be changed
Reveal = Callable[[Any, Any, int], Any]


class Section:
    """One entry of a view; what is built must follow from the fields named, and the board.

    It is built as a spectator sees it; what a seat sees besides is put in for that seat, into a
    value that shares all the rest. A public section is the same for every viewer.
    """

    def __init__(
        self, name: str, open_part: Build, reads: str, reveal: Reveal | None = None
    ) -> None:
        self.name: str = name
        self.open_part: Build = open_part
        self.reads: list[str] = reads.split()
        self.reveal: Reveal | None = reveal
        self._bits: int = -1

    def bits(self, names: list[str]) -> int:
        """Return which of a position's fields the section is built from, a bit for each."""
        if self._bits < 0:
            self._bits = sum(1 << names.index(name) for name in self.reads)
        return self._bits

    def build(self, position: Any, viewer: int | None) -> Any:
        """Return the section as a viewer sees it."""
        return self.revealed(self.open_part(position), position, viewer)

    def revealed(self, shown: Any, position: Any, viewer: int | None) -> Any:
        """Return what a viewer sees where a spectator sees this."""
        if self.reveal is None or viewer is None:
            return shown
        return self.reveal(shown, position, viewer)


def public(name: str, build: Build, reads: str = "") -> Section:
    """Return a section that all see alike."""
    return Section(name, build, reads)


def partly(name: str, build: Build, reveal: Reveal, reads: str) -> Section:
    """Return a section of which a seat sees a little more than spectators do."""
    return Section(name, build, reads, reveal)


def personal(name: str, build: Callable[[Any, int | None], Any], reads: str) -> Section:
    """Return a section that each viewer (None: a spectator) sees in a way of their own."""
    return Section(
        name,
        lambda position: build(position, None),
        reads,
        lambda shown, position, viewer: build(position, viewer),
    )


def whole_view(
    sections: Sequence[Section], position: Position, viewer: int | None
) -> dict[str, Any]:
    """Return all that a viewer sees of a position."""
    return {section.name: section.build(position, viewer) for section in sections}


class Moments:
    """Positions one after the other, and how the views of them differ.

    Whatever is the same at several moments, or for several viewers, is built once; and so is what
    was built already where others came before, of which the last is the first of these.
    """

    def __init__(
        self, sections: Sequence[Section], positions: list[Position], earlier: "Moments | None"
    ) -> None:
        self.sections: Sequence[Section] = sections
        self.positions: list[Position] = positions
        # For each section, by moment: since which moment it has been what it is.
        self._since: list[list[int]] = _since(sections, positions)
        # Between two moments: the sections that may differ.
        self._differing: dict[tuple[int, int], list[int]] = {}
        self._built: dict[tuple[int, int, int | None], Any] = {}
        self._changes: dict[tuple[int, int, int, int | None], Change | None] = {}
        if earlier is not None:
            for (place, moment, viewer), built in earlier._built.items():
                if moment == earlier._since[place][-1]:
                    self._built[place, 0, viewer] = built

    def change(self, earlier: int, later: int, viewer: int | None) -> Change | None:
        """Return how the viewer's view differs between two moments."""
        if (earlier, later) not in self._differing:
            self._differing[earlier, later] = [
                place for place, since in enumerate(self._since) if since[earlier] != since[later]
            ]
        inside: dict[str, Any] = {}
        for place in self._differing[earlier, later]:
            section = self.sections[place]
            since = self._since[place]
            eyes = None if section.reveal is None else viewer
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
            self._built[key] = self._build(place, moment, viewer)
        return self._built[key]

    def _build(self, place: int, moment: int, viewer: int | None) -> Any:
        section = self.sections[place]
        position = self.positions[moment]
        if viewer is not None:
            return section.revealed(self._section(place, moment, None), position, viewer)
        built = section.open_part(position)
        if moment == 0:
            return built
        # What is the same as before is the very same thing, so that nobody looks inside again.
        since = self._since[place][moment - 1]
        before = self._section(place, since, None)
        change = self._changes[place, since, moment, None] = difference(before, built)
        return before if change is None else changed(before, change)


def _since(sections: Sequence[Section], positions: list[Position]) -> list[list[int]]:
    names = field_names(positions[0])
    read = [section.bits(names) for section in sections]
    since = [[0] for _ in sections]
    for moment in range(1, len(positions)):
        differ = differing(positions[moment - 1], positions[moment], names)
        for place, reads in enumerate(read):
            row = since[place]
            row.append(moment if differ & reads else row[-1])
    return since
