"""Charts of a study as SVG: in the colour of the text around them, so that print and dark do."""

import io
import re
from collections.abc import Callable, Sequence
from typing import Any

from tocsin.kernel.errors import BadOptions

from .study import Fared, Figure

# One hue that is seen on white and on black; the other side is the text's own colour.
HUE = "#b8860b"
INK = "#010203"  # replaced by the colour of the text
# Narrow, so that its letters are still read on a telephone.
WIDTH = 5.0
LETTERS = 9.0
# More bars than this are too thin.
BARS = 40
# Whoever took a component more often, and less often, are drawn one above the other.
APART = 0.16
# So many components are drawn; the table has all.
DRAWN = 16


def drawn(height: float, draw: Callable[[Any], None]) -> str:
    """Return what is drawn on axes as SVG."""
    try:
        import matplotlib
        from matplotlib.figure import Figure as Canvas
    except ImportError:
        raise BadOptions("Reports need the extra “lab”: pip install 'tocsin[lab]'.") from None
    text = io.StringIO()
    # Text stays text, to be read out and found; nothing in it changes from run to run.
    with matplotlib.rc_context(
        {"svg.fonttype": "none", "svg.hashsalt": "tocsin", "font.size": LETTERS}
    ):
        canvas = Canvas(figsize=(WIDTH, height), layout="constrained")
        canvas.patch.set_alpha(0)
        axes = canvas.add_subplot()
        axes.patch.set_alpha(0)
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        for spine in axes.spines.values():
            spine.set_color(INK)
        axes.tick_params(colors=INK)
        axes.xaxis.label.set_color(INK)
        canvas.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    return re.sub(INK, "currentColor", svg[svg.index("<svg") :])


def rows(axes: Any, names: Sequence[str]) -> None:
    """Give each name a row of its own, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)


def percent(axes: Any) -> None:
    """Write the shares as the tables have them."""
    axes.xaxis.set_major_formatter(lambda share, _: f"{100 * share:.0f} %")


def shares(names: Sequence[str], seats: Sequence[Figure]) -> str:
    """Return the share of each seat, with its bounds and the even share."""

    def draw(axes: Any) -> None:
        places = range(len(seats))
        means = [seat.mean for seat in seats]
        sides = [[s.mean - s.low for s in seats], [s.high - s.mean for s in seats]]
        axes.errorbar(means, places, xerr=sides, fmt="o", color=HUE, ecolor=INK, capsize=4)
        axes.axvline(1 / len(seats), color=INK, linewidth=0.8, linestyle="--")
        rows(axes, names)
        percent(axes)

    return drawn(0.4 + 0.3 * len(seats), draw)


def histogram(figures: Sequence[float], title: str) -> str:
    """Return how figures are spread."""

    def draw(axes: Any) -> None:
        least, most = min(figures), max(figures)
        # Of few different figures each has its bar.
        each = [least - 0.5 + place for place in range(int(most - least) + 2)]
        axes.hist(figures, bins=each if len(each) <= BARS else "auto", color=HUE, rwidth=0.94)
        axes.set_yticks([])
        axes.set_xlabel(title)

    return drawn(1.8, draw)


def sources(names: Sequence[str], figures: Sequence[tuple[float, float]]) -> str:
    """Return what each source brings on average: winners as dots, others as crosses."""

    def draw(axes: Any) -> None:
        places = list(range(len(names)))
        axes.plot([other for _, other in figures], places, "x", color=INK)
        axes.plot([winner for winner, _ in figures], places, "o", color=HUE)
        rows(axes, names)

    return drawn(0.4 + 0.22 * len(names), draw)


def components(names: Sequence[str], fared: Sequence[Fared], even: float) -> str:
    """Return the shares of who took each component more often: dots; and less often: crosses."""

    def draw(axes: Any) -> None:
        for place, one in enumerate(fared):
            sides = ((one.leavers, "x", INK, APART), (one.takers, "o", HUE, -APART))
            for figure, form, colour, below in sides:
                if figure is not None:
                    side = [[figure.mean - figure.low], [figure.high - figure.mean]]
                    height = [place + below]
                    axes.errorbar([figure.mean], height, xerr=side, fmt=form, color=colour, ms=4)
        axes.axvline(even, color=INK, linewidth=0.8, linestyle="--")
        rows(axes, names)
        percent(axes)

    return drawn(0.4 + 0.25 * len(names), draw)
