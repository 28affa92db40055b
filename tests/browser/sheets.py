"""Every game's sheets of text at their widest: no test waits for a match that has them so."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tests.battery.variants import VARIANTS, Variant, game_of, seed_of
from tocsin.kernel.record import Record, decode
from tocsin.kernel.sheet import Cell, Sheet
from tocsin.table.match import Match
from tocsin.table.words import Words

RECORDS = Path(__file__).parents[1] / "records"
APART = 10  # actions between two looks at a match
# Rows to be laid beside each other, and more than these.
FEW, MANY = 5, 9

# The key of a sheet's title, and what stands over a column: all columns of seats are alike.
Column = tuple[str, bytes]


class Form(NamedTuple):
    """What sheets of one title and the same columns have in common."""

    title: str
    columns: tuple[bytes, ...]
    printed: int | None


class Seen(NamedTuple):
    """A game's sheets: one of each form, the most rows by title, all cells by column."""

    forms: dict[Form, Sheet]
    most: dict[str, int]
    cells: dict[Column, dict[bytes, Cell]]


def widest(game: str, language: str, names: Sequence[str]) -> list[Sheet]:
    """Return each sheet of a game with the longest words in each column, with few and many rows.

    Nobody may ever see just these rows: but each of their cells may come beside any other.
    """
    words = Words(language, game, names)
    seen = _seen(game)
    columns = {
        column: sorted(cells.values(), key=lambda cell: _length(cell, words), reverse=True)
        for column, cells in seen.cells.items()
    }
    return [
        Sheet(
            sheet.title, sheet.columns, list(_rows(form.title, sheet, columns, count)), form.printed
        )
        for form, sheet in seen.forms.items()
        for count in sorted({min(seen.most[form.title], rows) for rows in (FEW, MANY)})
    ]


def _rows(
    title: str, sheet: Sheet, columns: dict[Column, list[Cell]], count: int
) -> Iterator[list[Cell]]:
    cells = [islice(cycle(columns[title, _head(head)]), count) for head in sheet.columns]
    return (list(row) for row in zip(*cells, strict=True))


def _length(cell: Cell, words: Words) -> tuple[int, int]:
    """Return the length of a cell's longest word, and of all of it."""
    if isinstance(cell, int):
        return len(str(cell)), 0
    text = words.name(cell) if isinstance(cell, str) else words.say(cell)
    return max(map(len, re.split("[ -]", text))), len(text)


def _head(cell: Cell) -> bytes:
    is_seat = isinstance(cell, str) and cell.startswith("seat:")
    return b"seat" if is_seat else msgspec.json.encode(cell)


@cache
def _seen(game: str) -> Seen:
    """Look at the sheets of all recorded matches, and at the first ones of every sort of table."""
    seen = Seen({}, defaultdict(int), defaultdict(dict))
    for variant in VARIANTS:
        if variant.game_id == game:
            position = variant.new(seed_of(0))
            _look(seen, variant.game.sheets(variant.game.view(position, 0)))
    for path in sorted((RECORDS / game).glob("*.json")):
        for view in _views(decode(path.read_bytes())):
            _look(seen, game_of(game).sheets(view))
    # A sheet of which no match had a row would have no widest row either.
    assert all(seen.most.values())
    return seen


def _views(played: Record) -> Iterator[dict[str, Any]]:
    """Yield what every seat saw now and then in a match, and at its end."""
    match = Match(game_of(played.game), played.seats, played.options, played.seed)
    for number, line in enumerate(played.actions, 1):
        seat, _, action = line.partition(" ")
        match.play_text(int(seat), action)
        if number % APART == 0 or number == len(played.actions):
            for viewer in range(len(played.seats)):
                yield match.game.view(match.position, viewer)


def _look(seen: Seen, sheets: list[Sheet]) -> None:
    for sheet in sheets:
        title = sheet.title.key
        heads = tuple(map(_head, sheet.columns))
        seen.forms.setdefault(Form(title, heads, sheet.printed), sheet)
        seen.most[title] = max(seen.most[title], len(sheet.rows))
        for row in sheet.rows:
            for head, cell in zip(heads, row, strict=True):
                seen.cells[title, head].setdefault(msgspec.json.encode(cell), cell)


def most_seats(game: str) -> Variant:
    """Return a table of a game at which most people sit."""
    return max((v for v in VARIANTS if v.game_id == game), key=lambda variant: variant.players)
