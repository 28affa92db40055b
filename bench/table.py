"""The table of the comparison: ratios first, then the rates."""

from statistics import median
from typing import Any

from bench.entrants import BEFORE, KINDS, LOOPS, OURS, BenchCase

Figures = dict[str, float]
Row = dict[str, Any]

HEADINGS = (
    "engine",
    "game",
    "ours driven ÷ this",
    "our loop ÷ this",
    "our greedy ÷ this",
    "our vector ÷ this",
    "decisions/s",
    "games/s",
    "decisions/game",
    "players",
    "legal µs",
    "copy µs",
    "redeal µs",
    "spread",
)


def row(case: BenchCase, rounds: list[Figures], problem: str | None) -> Row:
    """Return the medians over the rounds, and the relative spread of the rates."""
    facts: Row = {
        "engine": case.engine,
        "game": case.game,
        "kind": case.kind,
        "ours": case.environment in (*OURS, BEFORE),
    }
    if not rounds:
        return {**facts, "problem": problem}
    middle = {name: median(figures[name] for figures in rounds) for name in rounds[0]}
    rates = [figures["decisions_per_s"] for figures in rounds]
    spread = (max(rates) - min(rates)) / median(rates) if len(rates) > 1 else None
    return {**facts, **middle, "spread": spread}


def with_ratios(rows: list[Row]) -> list[Row]:
    """Add our compiled rates divided by each row's: of the same game for us, of all for peers.

    Only rows of the same kind are compared: bots, plain play, or environments.
    """
    rates = {loop: best(rows, f"Tocsin compiled, {label}") for loop, label in LOOPS.items()}
    return [
        line
        if "problem" in line
        else {
            **line,
            **{
                f"{loop}_ratio": ratios(rates[loop], line) if KINDS[loop] == line["kind"] else []
                for loop in LOOPS
            },
        }
        for line in rows
    ]


def best(rows: list[Row], engine: str) -> dict[str, float]:
    return {
        line["game"]: line["decisions_per_s"]
        for line in rows
        if line["engine"] == engine and "problem" not in line
    }


def ratios(ours: dict[str, float], line: Row) -> list[float]:
    """Return the lowest and the highest ratio, or [] without comparable games."""
    rates = [rate for game, rate in ours.items() if not line["ours"] or game == line["game"]]
    return [bound(rates) / line["decisions_per_s"] for bound in (min, max)] if rates else []


def markdown(rows: list[Row]) -> str:
    lines = [HEADINGS, tuple("---" for _ in HEADINGS), *(cells(line) for line in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cells(line: Row) -> tuple[str, ...]:
    if "problem" in line:
        problem = str(line["problem"]).replace("|", "/")
        return (line["engine"], line["game"], f"not measured: {problem}", *[""] * 11)
    return (
        line["engine"],
        line["game"],
        span(line["driven_ratio"]),
        span(line["loop_ratio"]),
        span(line["greedy_ratio"]),
        span(line["vector_ratio"]),
        short(line["decisions_per_s"]),
        short(line["games_per_s"]),
        f"{line['decisions_per_s'] / line['games_per_s']:.1f}",
        f"{line['players']:.0f}",
        *(short(line.get(f"{name}_us")) for name in ("legal", "copy", "redeal")),
        "-" if line["spread"] is None else f"{line['spread']:.0%}",
    )


def span(bounds: list[float]) -> str:
    """Return a ratio, or the range from our slowest game to our fastest, as text."""
    low_to_high = dict.fromkeys(short(bound) for bound in bounds)
    return " to ".join(low_to_high) or "-"


def short(figure: float | None) -> str:
    """Return three significant digits: 0.35, 2.21, 35.7 k, 7.85 M."""
    if figure is None:
        return "-"
    for unit, letter in ((1e6, " M"), (1e3, " k")):
        if figure >= unit:
            return f"{digits(figure / unit)}{letter}"
    return digits(figure)


def digits(figure: float) -> str:
    return f"{figure:.2f}" if figure < 10 else f"{figure:.1f}" if figure < 100 else f"{figure:.0f}"
