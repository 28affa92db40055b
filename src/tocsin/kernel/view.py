"""Views in sections, each of which declares the position fields that it is built from."""

# mypyc: compile

from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .fields import same_row
from .position import Position

# The viewer of a finished match, who sees everything that any seat has seen.
EVERYBODY: Final = -2
# The index of spectators among viewers; seats follow, then EVERYBODY.
SPECTATOR_INDEX: Final = 0
# Stands for a row that is still to be built.
MISSING: Final = object()
# In a cell: hidden from the viewer, or absent.
HIDDEN: Final = -1
# Sections with an entry for each seat, which knows the most of its own.
BY_SEAT: Final = ("seats", "scores")

# (position) -> the section as all see it
Build = Callable[[Any], Any]
# (that, position, seat) -> the section as the seat sees it; the first argument is not changed
Reveal = Callable[[Any, Any, int], Any]

# (position) -> the cells of each row as all see them
Cells = Callable[[Any], "list[vec[i64]]"]
# (those, position, seat): put the rows that the seat sees differently in their places
RevealCells = Callable[["list[vec[i64]]", Any, int], None]
# The cells of a row, a vec[i64], as an argument of a Python callback: compiled code that declares
# such an argument as vec[i64] leaks a reference at each call.
RawCells = Any
# (board, cells) -> the row
Row = Callable[[Any, RawCells], Any]


class Rendered:
    """A section as a viewer sees it and, if it has rows, the cells of each row."""

    def __init__(self, value: Any, cells: list[Any]) -> None:
        self.value: Any = value
        self.cells: list[Any] = cells


class Section:
    """One entry of a view; its value depends on the declared fields and the board alone.

    A public section is the same for all viewers. Of others, spectators see the open part and each
    seat a version of its own, which shares all other parts with it.
    """

    def __init__(self, name: str, reads: str, is_public: bool) -> None:
        self.name: str = name
        self.reads: list[str] = reads.split()
        self.is_public: bool = is_public
        self._bits: int = -1

    def bits(self, names: list[str]) -> int:
        """Return the fields that the section is built from, as a bit mask over `names`."""
        if self._bits < 0:
            self._bits = sum(1 << names.index(name) for name in self.reads)
        return self._bits

    def build(self, position: Any, viewer: int | None) -> Any:
        """Return the section as a viewer sees it."""
        shown = self.open_part(position, None)
        return (shown if viewer is None else self.revealed(shown, position, viewer, None)).value

    def open_part(self, position: Any, before: Rendered | None) -> Rendered:
        """Return the section as spectators see it; `before` is their previous version."""
        raise NotImplementedError

    def revealed(
        self, shown: Rendered, position: Any, viewer: int, before: Rendered | None
    ) -> Rendered:
        """Return a viewer's version of the section; `shown` is that of spectators."""
        if self.is_public:
            return shown
        if viewer != EVERYBODY:
            return self.own_part(shown, position, viewer, before)
        seats = range(position.players)
        versions = [self.own_part(shown, position, seat, None).value for seat in seats]
        if self.name in BY_SEAT:
            return Rendered([each[seat] for seat, each in enumerate(versions)], [])
        known = shown.value
        for version in versions:
            known = _merged(known, version)
        return Rendered(known, [])

    def own_part(
        self, shown: Rendered, position: Any, seat: int, before: Rendered | None
    ) -> Rendered:
        """Return the version of a seat: `shown` itself if it sees nothing more."""
        raise NotImplementedError


class Whole(Section):
    """A section that is built as one value."""

    def __init__(self, name: str, build: Build, reads: str, reveal: Reveal | None) -> None:
        super().__init__(name, reads, reveal is None)
        self._build: Build = build
        self._reveal: Reveal | None = reveal

    def open_part(self, position: Any, before: Rendered | None) -> Rendered:
        """Build the value."""
        return Rendered(self._build(position), [])

    def own_part(
        self, shown: Rendered, position: Any, seat: int, before: Rendered | None
    ) -> Rendered:
        """Add the private information of the seat."""
        assert self._reveal is not None
        value = self._reveal(shown.value, position, seat)
        return shown if value is shown.value else Rendered(value, [])


class Rows(Section):
    """A list of rows, each built from its cells and the board alone.

    A row whose cells are unchanged is reused. Without that an action takes 1.3 to 2.8 times the
    processor time (make ablation ARGS=row_cells).
    """

    def __init__(
        self, name: str, cells: Cells, row: Row, reads: str, reveal: RevealCells | None
    ) -> None:
        super().__init__(name, reads, reveal is None)
        self._cells: Cells = cells
        self._row: Row = row
        self._reveal: RevealCells | None = reveal

    def open_part(self, position: Any, before: Rendered | None) -> Rendered:
        """Build the rows that have changed."""
        cells = self._cells(position)
        rows: list[Any] = []
        for index in range(len(cells)):
            rows.append(self._built(cells[index], index, position, before, None))
        if before is not None and _are_identical(rows, before.value):
            return before
        return Rendered(rows, cells)

    def own_part(
        self, shown: Rendered, position: Any, seat: int, before: Rendered | None
    ) -> Rendered:
        """Build the rows that the seat sees differently, and that have changed."""
        assert self._reveal is not None
        cells = shown.cells.copy()
        self._reveal(cells, position, seat)
        rows: list[Any] = shown.value
        is_shared = True
        for index in range(len(cells)):
            # Most rows hide nothing.
            if cells[index] is shown.cells[index]:
                continue
            row = self._built(cells[index], index, position, shown, before)
            if row is not rows[index]:
                if is_shared:
                    rows, is_shared = rows.copy(), False
                rows[index] = row
        if is_shared:
            return shown
        if before is not None and _are_identical(rows, before.value):
            return before
        return Rendered(rows, cells)

    def _built(
        self, cells: Any, index: i64, position: Any, one: Rendered | None, other: Rendered | None
    ) -> Any:
        """Return the row of these cells, taken from one of two versions if it is there."""
        row = _reusable_row(cells, index, one)
        if row is MISSING:
            row = _reusable_row(cells, index, other)
        return self._row(position.board, cells) if row is MISSING else row


def _are_identical(rows: list[Any], others: list[Any]) -> bool:
    if len(rows) != len(others):
        return False
    for index in range(len(rows)):
        if rows[index] is not others[index]:
            return False
    return True


def _reusable_row(cells: Any, index: i64, version: Rendered | None) -> Any:
    """Return the row at this index of another version if it was built from the same cells."""
    if version is None or index >= len(version.cells):
        return MISSING
    others = version.cells[index]
    rows: list[Any] = version.value
    return rows[index] if cells is others or same_row(cells, others) else MISSING


def _merged(one: Any, other: Any) -> Any:
    """Return the combined knowledge of two viewers; null is unknown, true present but unknown."""
    if other is None or other is True or one == other:
        return one
    if one is None or one is True:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _merged(one.get(key), other.get(key)) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_merged(mine, other[index]) for index, mine in enumerate(one)]
    # One knows only the group of a thing (a number), the other the thing (its id).
    return other if isinstance(one, int) and isinstance(other, str) else one


def public(name: str, build: Build, reads: str = "") -> Section:
    """Return a section that is the same for all viewers."""
    return Whole(name, build, reads, None)


def partly(name: str, build: Build, reveal: Reveal, reads: str) -> Section:
    """Return a section of which each seat sees a little more than spectators."""
    return Whole(name, build, reads, reveal)


def personal(name: str, build: Callable[[Any, int | None], Any], reads: str) -> Section:
    """Return a section that is built for each viewer separately (None: a spectator)."""
    return Whole(
        name,
        lambda position: build(position, None),
        reads,
        lambda shown, position, viewer: build(position, viewer),
    )


def rows(
    name: str, cells: Cells, row: Row, reads: str, reveal: RevealCells | None = None
) -> Section:
    """Return a section of rows, of which a seat may see more cells than spectators."""
    return Rows(name, cells, row, reads, reveal)


def whole_view(
    sections: Sequence[Section], position: Position, viewer: int | None
) -> dict[str, Any]:
    """Return a viewer's view of a position; the caller may change it."""
    return {section.name: _deep_copy(section.build(position, viewer)) for section in sections}


def _deep_copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _deep_copy(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_deep_copy(item) for item in value]
    return value
