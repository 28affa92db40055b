"""Views in sections: each is built from nothing, and says which fields it is built from.

What differs between two views is then found by looking only at what can differ.
"""

# mypyc: compile

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from .change import Change, changed, difference
from .fields import differing, field_names
from .position import Position

# The viewer of a match that is over, from whom nothing is hidden: it sees what any seat saw.
EVERYBODY: Final = -2
# Sections with an entry for each seat, of which that seat knows the most.
BY_SEAT: Final = ("seats", "scores")

# (position) -> what all see of it
Build = Callable[[Any], Any]
# (what all see, position, seat) -> what that seat sees; the first is not to be changed
Reveal = Callable[[Any, Any, int], Any]

R = TypeVar("R")
# How many rows of one kind are kept.
ROWS: Final = 4096


def row(build: Callable[..., R]) -> Callable[..., R]:
    """Have the same row built once: nobody looks for differences in what is the very same thing.

    What it shows must follow from what it is given, and nobody may change it.
    """
    return lru_cache(ROWS)(build)


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
        if viewer != EVERYBODY:
            return self.reveal(shown, position, viewer)
        seen = [self.reveal(shown, position, seat) for seat in range(position.players)]
        if self.name in BY_SEAT:
            return [each[seat] for seat, each in enumerate(seen)]
        known = shown
        for each in seen:
            known = _known(known, each)
        return known


def _known(one: Any, other: Any) -> Any:
    """Return what two know together; null is not known, true only that there is something."""
    if other is None or other is True or one == other:
        return one
    if one is None or one is True:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _known(one.get(key), other.get(key)) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_known(mine, other[place]) for place, mine in enumerate(one)]
    # Where one knows only a group of things, another may know the thing by its name.
    return other if isinstance(one, int) and isinstance(other, str) else one


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
    """Return all that a viewer sees of a position, for whoever asks to keep and to change."""
    return {section.name: _fresh(section.build(position, viewer)) for section in sections}


def _fresh(value: Any) -> Any:
    """Return the same value, of which nobody else holds a part: rows are shared."""
    if isinstance(value, dict):
        return {key: _fresh(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_fresh(item) for item in value]
    return value


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
        # Between two moments: the sections that may differ, and how all see them differ.
        self._differing: dict[tuple[int, int], list[int]] = {}
        self._open: dict[tuple[int, int], Change | None] = {}
        self._built: dict[tuple[int, int, int | None], Any] = {}
        self._changes: dict[tuple[int, int, int, int | None], Change | None] = {}
        if earlier is not None:
            for (place, moment, viewer), built in earlier._built.items():
                if moment == earlier._since[place][-1]:
                    self._built[place, 0, viewer] = built

    def change(self, earlier: int, later: int, viewer: int | None) -> Change | None:
        """Return how the viewer's view differs between two moments.

        Whoever is told nothing but what spectators are gets the very thing that those get.
        """
        pair = (earlier, later)
        if viewer is None or not self._sees_otherwise(pair, viewer):
            if pair not in self._open:
                self._open[pair] = self._together(pair, None)
            return self._open[pair]
        return self._together(pair, viewer)

    def sees_otherwise(self, moments: list[int], viewer: int) -> bool:
        """Return whether a seat sees anything else from one of these to the next than all see."""
        last = 0
        for moment in moments:
            if moment:
                if self._sees_otherwise((last, moment), viewer):
                    return True
                last = moment
        return False

    def _sees_otherwise(self, pair: tuple[int, int], viewer: int) -> bool:
        """Return whether a seat is told something else between two moments than spectators are."""
        for place in self._differ(pair):
            if self.sections[place].reveal is not None:
                own = self._change(place, pair, viewer)
                if own is not self._change(place, pair, None):
                    return True
        return False

    def _differ(self, pair: tuple[int, int]) -> list[int]:
        """Return the sections that may differ between two moments."""
        if pair not in self._differing:
            earlier, later = pair
            self._differing[pair] = [
                place for place, since in enumerate(self._since) if since[earlier] != since[later]
            ]
        return self._differing[pair]

    def _together(self, pair: tuple[int, int], viewer: int | None) -> Change | None:
        inside: dict[str, Any] = {}
        for place in self._differ(pair):
            change = self._change(place, pair, viewer)
            if change is not None:
                inside[self.sections[place].name] = change
        return inside or None

    def _change(self, place: int, pair: tuple[int, int], viewer: int | None) -> Change | None:
        since = self._since[place]
        earlier, later = since[pair[0]], since[pair[1]]
        eyes = None if self.sections[place].reveal is None else viewer
        key = (place, earlier, later, eyes)
        if key not in self._changes:
            before, after = self._section(place, earlier, eyes), self._section(place, later, eyes)
            if (
                eyes is not None
                and before is self._section(place, earlier, None)
                and after is self._section(place, later, None)
            ):
                self._changes[key] = self._change(place, pair, None)
            else:
                self._changes[key] = difference(before, after)
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
