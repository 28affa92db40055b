"""Views in sections: each is built from nothing, and says which fields it is built from.

What differs between two views is then found by looking only at what can differ.
"""

# mypyc: compile

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from .change import Change, difference, difference_beside
from .fields import cells, differing, field_names, field_values, same_row
from .position import Position

# The viewer of a match that is over, from whom nothing is hidden: it sees what any seat saw.
EVERYBODY: Final = -2
# The eyes of a spectator, who sees what all see.
OPEN: Final = 0
# Stand for a row that is still to be made, and for what is still to be compared.
MISSING: Final = object()
NOT_COMPARED: Final[Change] = []
# In a cell: what the viewer does not see, or what is not there.
HIDDEN: Final = -1
# Sections with an entry for each seat, of which that seat knows the most.
BY_SEAT: Final = ("seats", "scores")

# (position) -> what all see of it
Build = Callable[[Any], Any]
# (what all see, position, seat) -> what that seat sees; the first is not to be changed
Reveal = Callable[[Any, Any, int], Any]

# (position) -> the cells of each row, as all see them
Cells = Callable[[Any], "list[vec[i64]]"]
# (those cells, position, seat): put what that seat sees in their place; no row is to be changed
RevealCells = Callable[["list[vec[i64]]", Any, int], None]
# The cells of a row, a vec[i64], where they are given to what is called by way of Python: compiled
# code that took them for a vec there would never let go of them.
Given = Any
# (board, cells) -> the row
Row = Callable[[Any, Given], Any]

R = TypeVar("R")
# How many rows of one kind are kept.
ROWS: Final = 4096


def row(build: Callable[..., R]) -> Callable[..., R]:
    """Have the same row built once: nobody looks for differences in what is the very same thing.

    What it shows must follow from what it is given, and nobody may change it.
    """
    return lru_cache(ROWS)(build)


class Built:
    """A section as somebody sees it and, if it is made of rows, the cells that each is made of."""

    def __init__(self, value: Any, cells: list[Any]) -> None:
        self.value: Any = value
        self.cells: list[Any] = cells


class Section:
    """One entry of a view; what is built must follow from the fields named, and the board.

    A public section is the same for every viewer. Of others a spectator sees the open part, and a
    seat what is put in for it: a value that shares all the rest.
    """

    def __init__(self, name: str, reads: str, is_public: bool) -> None:
        self.name: str = name
        self.reads: list[str] = reads.split()
        self.is_public: bool = is_public
        self._bits: int = -1

    def bits(self, names: list[str]) -> int:
        """Return which of a position's fields the section is built from, a bit for each."""
        if self._bits < 0:
            self._bits = sum(1 << names.index(name) for name in self.reads)
        return self._bits

    def build(self, position: Any, viewer: int | None) -> Any:
        """Return the section as a viewer sees it."""
        shown = self.open_part(position, None)
        return (shown if viewer is None else self.revealed(shown, position, viewer, None)).value

    def open_part(self, position: Any, before: Built | None) -> Built:
        """Return what all see, where they saw something before."""
        raise NotImplementedError

    def revealed(self, shown: Built, position: Any, viewer: int, before: Built | None) -> Built:
        """Return what a viewer sees where a spectator sees this, and the viewer saw that before."""
        if self.is_public:
            return shown
        if viewer != EVERYBODY:
            return self.own_part(shown, position, viewer, before)
        seats = range(position.players)
        seen = [self.own_part(shown, position, seat, None).value for seat in seats]
        if self.name in BY_SEAT:
            return Built([each[seat] for seat, each in enumerate(seen)], [])
        known = shown.value
        for each in seen:
            known = _known(known, each)
        return Built(known, [])

    def own_part(self, shown: Built, position: Any, seat: int, before: Built | None) -> Built:
        """Return what a seat sees where a spectator sees this."""
        raise NotImplementedError


class Whole(Section):
    """A section that is built as one."""

    def __init__(self, name: str, build: Build, reads: str, reveal: Reveal | None) -> None:
        super().__init__(name, reads, reveal is None)
        self._build: Build = build
        self._reveal: Reveal | None = reveal

    def open_part(self, position: Any, before: Built | None) -> Built:
        """Build it."""
        return Built(self._build(position), [])

    def own_part(self, shown: Built, position: Any, seat: int, before: Built | None) -> Built:
        """Put in what the seat sees besides."""
        assert self._reveal is not None
        value = self._reveal(shown.value, position, seat)
        return shown if value is shown.value else Built(value, [])


class Rows(Section):
    """A list of rows, each made of nothing but its cells and the board.

    So a row whose cells are as before is the very same as before, and need not be made again.
    """

    def __init__(
        self, name: str, cells: Cells, row: Row, reads: str, reveal: RevealCells | None
    ) -> None:
        super().__init__(name, reads, reveal is None)
        self._cells: Cells = cells
        self._row: Row = row
        self._reveal: RevealCells | None = reveal

    def open_part(self, position: Any, before: Built | None) -> Built:
        """Make the rows that are not as before."""
        cells = self._cells(position)
        rows: list[Any] = []
        for place in range(len(cells)):
            rows.append(self._made(cells[place], place, position, before, None))
        if before is not None and _same_things(rows, before.value):
            return before
        return Built(rows, cells)

    def own_part(self, shown: Built, position: Any, seat: int, before: Built | None) -> Built:
        """Make the rows that are neither as spectators see them nor as before."""
        assert self._reveal is not None
        cells = shown.cells.copy()
        self._reveal(cells, position, seat)
        rows: list[Any] = shown.value
        is_shown = True
        for place in range(len(cells)):
            # Most rows hide nothing from anybody.
            if cells[place] is shown.cells[place]:
                continue
            row = self._made(cells[place], place, position, shown, before)
            if row is not rows[place]:
                if is_shown:
                    rows, is_shown = rows.copy(), False
                rows[place] = row
        if is_shown:
            return shown
        if before is not None and _same_things(rows, before.value):
            return before
        return Built(rows, cells)

    def _made(
        self, cells: Any, place: i64, position: Any, one: Built | None, other: Built | None
    ) -> Any:
        """Return the row of these cells, which may have been made already."""
        row = _found(cells, place, one)
        if row is MISSING:
            row = _found(cells, place, other)
        return self._row(position.board, cells) if row is MISSING else row


def _same_things(rows: list[Any], others: list[Any]) -> bool:
    if len(rows) != len(others):
        return False
    for place in range(len(rows)):
        if rows[place] is not others[place]:
            return False
    return True


def _found(cells: Any, place: i64, shown: Built | None) -> Any:
    """Return the row that stood in that place, if it was made of the same cells."""
    if shown is None or place >= len(shown.cells):
        return MISSING
    others = shown.cells[place]
    rows: list[Any] = shown.value
    return rows[place] if cells is others or same_row(cells, others) else MISSING


def _is_nothing_of_ones_own(before: Built, after: Built, was: Built, now: Built) -> bool:
    """Return whether all rows that a seat sees otherwise than all do stayed as they were.

    Both as the seat sees them, before and after, and as all do, so that it is told what all are.
    """
    own: list[Any] = before.value
    own_now: list[Any] = after.value
    shown: list[Any] = was.value
    shown_now: list[Any] = now.value
    count = len(own)
    if len(own_now) != count or len(shown) != count or len(shown_now) != count:
        return False
    for place in range(count):
        if own[place] is own_now[place] and shown[place] is shown_now[place]:
            continue
        if own[place] is not shown[place] or own_now[place] is not shown_now[place]:
            return False
    return True


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
    return Whole(name, build, reads, None)


def partly(name: str, build: Build, reveal: Reveal, reads: str) -> Section:
    """Return a section of which a seat sees a little more than spectators do."""
    return Whole(name, build, reads, reveal)


def personal(name: str, build: Callable[[Any, int | None], Any], reads: str) -> Section:
    """Return a section that each viewer (None: a spectator) sees in a way of their own."""
    return Whole(
        name,
        lambda position: build(position, None),
        reads,
        lambda shown, position, viewer: build(position, viewer),
    )


def rows(
    name: str, cells: Cells, row: Row, reads: str, reveal: RevealCells | None = None
) -> Section:
    """Return a section of rows, of which a seat may see more cells than spectators do."""
    return Rows(name, cells, row, reads, reveal)


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
    was built already where others came before, of which the last is the first of these: `shown` is
    what those kept of it. Of those who are told nothing it is known that they see no change: only
    what is `told` is looked for.
    """

    def __init__(
        self,
        sections: Sequence[Section],
        positions: list[Position],
        shown: list[Built | None] | None = None,
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
            place for place, section in enumerate(sections) if not section.is_public
        ]
        # By moment, section and eyes: what was built where a section became what it is.
        first: list[Built | None] = [None] * (self._kinds * self._eyes) if shown is None else shown
        self._shown: list[Built | None] = first + [None] * (len(first) * (self._count - 1))
        # By section, eyes and two moments as one number: how it differs. By section -1: all of it.
        self._changes: dict[int, Change | None] = {}

    def last(self) -> list[Built | None]:
        """Return what was built of the last moment, for those that come after it.

        Who was told nothing still sees the first.
        """
        last = self._shown[: self._kinds * self._eyes]
        for place in range(self._kinds):
            since = self._became(place, self._count - 1)
            if since:
                for eyes in range(self._eyes):
                    if self._is_told[eyes]:
                        last[place * self._eyes + eyes] = self._shown[self._at(place, since, eyes)]
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
        change = self._changes.get(key, NOT_COMPARED)
        if change is NOT_COMPARED:
            change = self._changes[key] = self._together(earlier, later, eyes)
        return change

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
                whose = OPEN if section.is_public else eyes
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
        before, after = self._section(place, earlier, eyes), self._section(place, later, eyes)
        if before is after:
            return None
        # To build it was, as a rule, to compare it.
        key = self._key(place, earlier, later, eyes)
        change = self._changes.get(key, NOT_COMPARED)
        if change is NOT_COMPARED:
            if (
                eyes != OPEN
                and before is self._section(place, earlier, OPEN)
                and after is self._section(place, later, OPEN)
            ):
                change = self._change(place, earlier, later, OPEN)
            else:
                change = self._difference(place, earlier, later, eyes, before, after)
            self._changes[key] = change
        return change

    def _difference(
        self, place: i64, earlier: i64, later: i64, eyes: i64, before: Built, after: Built
    ) -> Change | None:
        if eyes == OPEN or not after.cells:
            return difference(before.value, after.value)
        # Most rows change for a seat as they do for all.
        was, now = self._section(place, earlier, OPEN), self._section(place, later, OPEN)
        change = self._change(place, earlier, later, OPEN)
        if not isinstance(change, list) and _is_nothing_of_ones_own(before, after, was, now):
            return change
        return difference_beside(before.value, after.value, was.value, now.value, change)

    def _key(self, place: i64, earlier: i64, later: i64, eyes: i64) -> i64:
        return (((place + 1) * self._eyes + eyes) * self._count + earlier) * self._count + later

    def _became(self, place: i64, moment: i64) -> i64:
        """Return the moment at which a section became what it is at this one."""
        return self._since[moment * self._kinds + place]

    def _at(self, place: i64, moment: i64, eyes: i64) -> i64:
        return (moment * self._kinds + place) * self._eyes + eyes

    def _section(self, place: i64, moment: i64, eyes: i64) -> Built:
        at = self._at(place, moment if self._is_told[eyes] else 0, eyes)
        found = self._shown[at]
        if found is None:
            found = self._build(place, moment if self._is_told[eyes] else 0, eyes)
            self._shown[at] = found
        return found

    def _build(self, place: i64, moment: i64, eyes: i64) -> Built:
        before: Built | None = None
        since: i64 = 0
        if moment:
            since = self._became(place, moment - 1)
            before = self._section(place, since, eyes)
        section, position = self.sections[place], self.positions[moment]
        if eyes == OPEN:
            built = section.open_part(position, before)
        else:
            shown = self._section(place, moment, OPEN)
            viewer = EVERYBODY if eyes == self._eyes - 1 else eyes - 1
            built = section.revealed(shown, position, viewer, before)
            if built is shown:
                return built
        if before is None or built is before:
            return built
        # What is the same as before is the very same thing, so that nobody looks inside again.
        change = self._difference(place, since, moment, eyes, before, built)
        self._changes[self._key(place, since, moment, eyes)] = change
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
