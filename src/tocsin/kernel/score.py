"""Scores during a match: points so far, and points if the match ended now."""

from collections.abc import Sequence
from typing import TypedDict

from .message import Message, seat_id
from .sheet import Cell, Sheet


class ScoreView(TypedDict):
    """The points of a seat so far, and its points if the match ended now, by source."""

    now: int  # scored so far
    end: int  # if the match ended now, from the knowledge of the viewer
    sources: dict[str, int]  # the parts of `end`, each a thing or a message `points-…`
    hidden: list[str]  # the sources that the viewer knows only in part
    ties: dict[str, int | None]  # the tie-breakers, in order: messages `tie-…`


def score_row(
    now: int, sources: dict[str, int], hidden: list[str], ties: dict[str, int | None]
) -> ScoreView:
    """Return the score of a seat; `end` is the sum of its sources."""
    return {
        "now": now,
        "end": sum(sources.values()),
        "sources": sources,
        "hidden": hidden,
        "ties": ties,
    }


def score_sheet(scores: Sequence[ScoreView]) -> Sheet:
    """Return the scores as a text table: sources other than 0, sums and tie-breakers."""
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
    """Return the cell with the name of a source of points."""
    return source if ":" in source else Message(f"points-{source}")


def _points(score: ScoreView, source: str) -> Cell:
    points = score["sources"].get(source, 0)
    return Message("cell-secret") if source in score["hidden"] and not points else points


def _known(figure: int | None) -> Cell:
    return Message("cell-secret") if figure is None else figure
