"""A seat's score while a match goes on: what it has, and what it would have at the end."""

from collections.abc import Sequence
from typing import TypedDict

from .message import Message, seat_id
from .sheet import Cell, Sheet


class ScoreView(TypedDict):
    """What a seat has scored, and what it would have if the match ended now, by its sources."""

    now: int  # scored so far
    end: int  # if the match ended now, as far as the viewer may know
    sources: dict[str, int]  # the parts of `end`, each a thing or a message `points-…`
    hidden: list[str]  # the sources of which the viewer does not know all
    ties: dict[str, int | None]  # what decides between equals, in order: messages `tie-…`


def score_row(
    now: int, sources: dict[str, int], hidden: list[str], ties: dict[str, int | None]
) -> ScoreView:
    """Return the score of a seat; the end is what its sources bring together."""
    return {
        "now": now,
        "end": sum(sources.values()),
        "sources": sources,
        "hidden": hidden,
        "ties": ties,
    }


def score_sheet(scores: Sequence[ScoreView]) -> Sheet:
    """Return the scores as a table of text: sources that bring something, sums and tie-breaks."""
    seats: list[Cell] = [seat_id(seat) for seat in range(len(scores))]
    rows: list[list[Cell]] = [[Message("score-now"), *(score["now"] for score in scores)]]
    for source in dict.fromkeys(name for score in scores for name in score["sources"]):
        cells = [_points(score, source) for score in scores]
        if any(cells):
            rows.append([source_cell(source), *cells])
    rows.append([Message("score-end"), *(score["end"] for score in scores)])
    for name in scores[0]["ties"]:
        figures = [score["ties"][name] for score in scores]
        rows.append([Message(f"tie-{name}"), *(_known(figure) for figure in figures)])
    return Sheet(Message("sheet-scores"), [Message("column-source"), *seats], rows)


def source_cell(source: str) -> Cell:
    """Return how a source of points is named."""
    return source if ":" in source else Message(f"points-{source}")


def _points(score: ScoreView, source: str) -> Cell:
    points = score["sources"].get(source, 0)
    return Message("cell-secret") if source in score["hidden"] and not points else points


def _known(figure: int | None) -> Cell:
    return Message("cell-secret") if figure is None else figure
