"""Charts of a study as SVG in the colour of the surrounding text, for print and dark pages."""

import io
import re
from collections.abc import Callable, Sequence
from typing import Any

from .optional import require
from .study import ComponentStats, Estimate

# Visible on white and on black.
ACCENT = "#b8860b"
# Placeholder that is replaced by the colour of the text.
TEXT_COLOUR = "#010203"
# Narrow, so that the labels stay legible on a phone.
WIDTH_INCHES = 5.0
FONT_SIZE = 9.0
# More bars than this are too thin.
MAX_BARS = 40
# Vertical distance of the two marks of a component from the middle of its row.
MARK_OFFSET = 0.16
# Number of components in a chart; the table has all.
MAX_COMPONENTS = 16


def render_svg(height: float, draw: Callable[[Any], None]) -> str:
    """Return the drawing on fresh matplotlib axes as SVG."""
    matplotlib = require("matplotlib", "Reports need")
    figures = require("matplotlib.figure", "Reports need")
    svg_file = io.StringIO()
    # Text stays text, for screen readers and search; a fixed salt makes the file reproducible.
    with matplotlib.rc_context(
        {"svg.fonttype": "none", "svg.hashsalt": "tocsin", "font.size": FONT_SIZE}
    ):
        figure = figures.Figure(figsize=(WIDTH_INCHES, height), layout="constrained")
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        for spine in axes.spines.values():
            spine.set_color(TEXT_COLOUR)
        axes.tick_params(colors=TEXT_COLOUR)
        axes.xaxis.label.set_color(TEXT_COLOUR)
        figure.savefig(svg_file, format="svg", metadata={"Date": None, "Creator": None})
    svg = svg_file.getvalue()
    return re.sub(TEXT_COLOUR, "currentColor", svg[svg.index("<svg") :])


def _label_rows(axes: Any, names: Sequence[str]) -> None:
    """Give each name a row, the first at the top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)


def _mark_shares(axes: Any, even: float) -> None:
    """Format the axis as percentages, with a dashed line at the even share."""
    axes.axvline(even, color=TEXT_COLOUR, linewidth=0.8, linestyle="--")
    axes.xaxis.set_major_formatter(lambda share, _: f"{100 * share:.0f} %")


def shares(names: Sequence[str], seats: Sequence[Estimate]) -> str:
    """Return a chart of the seats' shares with their intervals and the even share."""

    def draw(axes: Any) -> None:
        means = [seat.mean for seat in seats]
        sides = [[s.mean - s.low for s in seats], [s.high - s.mean for s in seats]]
        axes.errorbar(
            means, range(len(seats)), xerr=sides, fmt="o", color=ACCENT, ecolor=TEXT_COLOUR,
            capsize=4,
        )  # fmt: skip
        _label_rows(axes, names)
        _mark_shares(axes, 1 / len(seats))

    return render_svg(0.4 + 0.3 * len(seats), draw)


def histogram(values: Sequence[float], title: str) -> str:
    """Return a histogram, with a bar for each value where there are few."""

    def draw(axes: Any) -> None:
        low, high = min(values), max(values)
        edges = [low - 0.5 + index for index in range(int(high - low) + 2)]
        bins = edges if len(edges) <= MAX_BARS else "auto"
        axes.hist(values, bins=bins, color=ACCENT, rwidth=0.94)
        axes.set_yticks([])
        axes.set_xlabel(title)

    return render_svg(1.8, draw)


def sources(names: Sequence[str], means: Sequence[tuple[float, float]]) -> str:
    """Return a chart of the mean points by source: winners as dots, others as crosses."""

    def draw(axes: Any) -> None:
        rows = list(range(len(names)))
        axes.plot([other for _, other in means], rows, "x", color=TEXT_COLOUR)
        axes.plot([winner for winner, _ in means], rows, "o", color=ACCENT)
        _label_rows(axes, names)

    return render_svg(0.4 + 0.22 * len(names), draw)


def components(names: Sequence[str], stats: Sequence[ComponentStats], even: float) -> str:
    """Return a chart of the shares of takers (dots) and leavers (crosses) of each component."""

    def draw(axes: Any) -> None:
        for row, one in enumerate(stats):
            marks = (
                (one.leavers, "x", TEXT_COLOUR, MARK_OFFSET),
                (one.takers, "o", ACCENT, -MARK_OFFSET),
            )
            for share, mark, colour, offset in marks:
                if share is not None:
                    side = [[share.mean - share.low], [share.high - share.mean]]
                    axes.errorbar(
                        [share.mean], [row + offset], xerr=side, fmt=mark, color=colour, ms=4
                    )
        _label_rows(axes, names)
        _mark_shares(axes, even)

    return render_svg(0.4 + 0.25 * len(names), draw)
