"""Views in sections: each is built from nothing, and says which fields it is built from.

What differs between two views is then found by looking only at what can differ.
"""

# mypyc: compile

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from .change import Change, difference
from .fields import cells, differing, field_names, field_values
from .position import Position

# The viewer of a match that is over, from whom nothing is hidden: it sees what any seat saw.
EVERYBODY: Final = -2
# The eyes of a spectator, who sees what all see; and what was not built yet.
OPEN: Final = 0
MISSING: Final = object()
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
    was built already where others came before, of which the last is the first of these. Of those
    who are told nothing it is known that they see no change: only what is `told` is looked for.
    """

    def __init__(
        self,
        sections: Sequence[Section],
        positions: list[Position],
        earlier: "Moments | None" = None,
        told: Collection[int | None] | None = None,
    ) -> None:
        self.sections: Sequence[Section] = sections
        self.positions: list[Position] = positions
        self._count: i64 = len(positions)
        self._kinds: i64 = len(sections)
        self._eyes: i64 = positions[0].players + 2
        # By moment and section: since which moment it has been what it is.
        self._since: vec[i64] = _since(sections, positions)
        self._is_told: list[bool] = [told is None] * self._eyes
        if told is not None:
            for viewer in told:
                self._is_told[self._eyes_of(viewer)] = True
        # The sections of which seats see more than spectators do.
        self._partly: list[int] = [
            place for place, section in enumerate(sections) if section.reveal is not None
        ]
        # What was built, by section and eyes: of the first moment, and of later ones by key.
        self._first: list[Any] = (
            [MISSING] * (self._kinds * self._eyes) if earlier is None else earlier._last()
        )
        self._later: dict[int, Any] = {}
        # By section, eyes and two moments as one number: how it differs. By section -1: all of it.
        self._changes: dict[int, Change | None] = {}

    def _last(self) -> list[Any]:
        """Return what was built of the last moment; who was told nothing still sees the first."""
        last = self._first.copy()
        for place in range(self._kinds):
            since = self._became(place, self._count - 1)
            if since:
                for eyes in range(self._eyes):
                    if self._is_told[eyes]:
                        key = self._key(place, since, since, eyes)
                        last[place * self._eyes + eyes] = self._later.get(key, MISSING)
        return last

    def change(self, earlier: i64, later: i64, viewer: int | None) -> Change | None:
        """Return how the viewer's view differs between two moments.

        Whoever is told nothing but what spectators are gets the very thing that those get.
        """
        return self._all(earlier, later, self._eyes_of(viewer))

    def sees_otherwise(self, moments: list[int], viewer: int) -> bool:
        """Return whether a seat sees anything else from one of these to the next than all see."""
        eyes = self._eyes_of(viewer)
        last: i64 = 0
        for moment in moments:
            if moment:
                if self._all(last, moment, eyes) is not self._all(last, moment, OPEN):
                    return True
                last = moment
        return False

    def _eyes_of(self, viewer: int | None) -> i64:
        """Return the place of a viewer among all: spectators, seats, EVERYBODY."""
        if viewer is None:
            return OPEN
        return self._eyes - 1 if viewer == EVERYBODY else viewer + 1

    def _all(self, earlier: i64, later: i64, eyes: i64) -> Change | None:
        key = self._key(-1, earlier, later, eyes)
        if key not in self._changes:
            self._changes[key] = self._together(earlier, later, eyes)
        return self._changes[key]

    def _together(self, earlier: i64, later: i64, eyes: i64) -> Change | None:
        if not self._is_told[eyes]:
            return None
        if eyes != OPEN and not self._is_own(earlier, later, eyes):
            return self._all(earlier, later, OPEN)
        inside: dict[str, Any] = {}
        for place in range(self._kinds):
            before, after = self._became(place, earlier), self._became(place, later)
            if before != after:
                section = self.sections[place]
                whose = OPEN if section.reveal is None else eyes
                change = self._change(place, before, after, whose)
                if change is not None:
                    inside[section.name] = change
        return inside or None

    def _is_own(self, earlier: i64, later: i64, eyes: i64) -> bool:
        """Return whether a seat is told something else than spectators are."""
        for place in self._partly:
            before, after = self._became(place, earlier), self._became(place, later)
            if before != after:
                own = self._change(place, before, after, eyes)
                if own is not self._change(place, before, after, OPEN):
                    return True
        return False

    def _change(self, place: i64, earlier: i64, later: i64, eyes: i64) -> Change | None:
        """Return how a section differs between two moments at which it became what it is."""
        if not self._is_told[eyes]:
            return None
        key = self._key(place, earlier, later, eyes)
        if key in self._changes:
            return self._changes[key]
        before, after = self._section(place, earlier, eyes), self._section(place, later, eyes)
        if (
            eyes != OPEN
            and before is self._section(place, earlier, OPEN)
            and after is self._section(place, later, OPEN)
        ):
            change = self._change(place, earlier, later, OPEN)
        else:
            change = difference(before, after)
        self._changes[key] = change
        return change

    def _key(self, place: i64, earlier: i64, later: i64, eyes: i64) -> i64:
        return (((place + 1) * self._eyes + eyes) * self._count + earlier) * self._count + later

    def _became(self, place: i64, moment: i64) -> i64:
        """Return the moment at which a section became what it is at this one."""
        return self._since[moment * self._kinds + place]

    def _section(self, place: i64, moment: i64, eyes: i64) -> Any:
        if moment == 0 or not self._is_told[eyes]:
            at = place * self._eyes + eyes
            found = self._first[at]
            if found is MISSING:
                found = self._first[at] = self._build(place, 0, eyes)
            return found
        key = self._key(place, moment, moment, eyes)
        if key not in self._later:
            self._later[key] = self._build(place, moment, eyes)
        return self._later[key]

    def _build(self, place: i64, moment: i64, eyes: i64) -> Any:
        section = self.sections[place]
        position = self.positions[moment]
        if eyes != OPEN:
            viewer = EVERYBODY if eyes == self._eyes - 1 else eyes - 1
            return section.revealed(self._section(place, moment, OPEN), position, viewer)
        built = section.open_part(position)
        if moment == 0:
            return built
        # What is the same as before is the very same thing, so that nobody looks inside again.
        since = self._became(place, moment - 1)
        before = self._section(place, since, OPEN)
        change = difference(before, built)
        self._changes[self._key(place, since, moment, OPEN)] = change
        return before if change is None else built


def _since(sections: Sequence[Section], positions: list[Position]) -> vec[i64]:
    names = field_names(positions[0])
    read = [section.bits(names) for section in sections]
    kinds: i64 = len(sections)
    since = cells(kinds * len(positions), 0)
    now = field_values(positions[0])
    for moment in range(1, len(positions)):
        before, now = now, field_values(positions[moment])
        differ = differing(before, now)
        for place in range(kinds):
            at = moment * kinds + place
            since[at] = moment if differ & read[place] else since[at - kinds]
    return since
