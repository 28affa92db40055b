"""tocsin analyse: the value of the decisions of a recorded match."""

from html import escape
from pathlib import Path

import click
import msgspec

from tocsin.lab.analysis import Analysis, Decision, decisions, summarize
from tocsin.table.words import Words

from . import html
from .options import existing_file, json_option, language_option
from .records import read
from .text import TextTable
from .workers import Workers

STYLE = (
    "body{font:16px/1.5 Georgia,serif;max-width:56rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem .6rem;text-align:left}"
    "tr:nth-child(even){background:#8881}svg{width:100%;height:auto}"
)
# Colour and dashes of each seat: the dashes serve readers who do not see the colours.
LINES = (
    ("#b3392f", "none"), ("#2f5fb3", "8 4"), ("#2f8a4c", "2 4"),
    ("#8a6d2f", "12 3 3 3"), ("#6d2f8a", "4 2"), ("#444444", "16 6"),
)  # fmt: skip
WIDTH_PX, HEIGHT_PX = 800, 240
COLUMNS = (
    "analysis-number", "analysis-who", "analysis-played", "analysis-better", "analysis-cost",
)  # fmt: skip


@click.command()
@click.argument("file", type=existing_file)
@click.option(
    "--rollouts",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="Rollouts for each decision.",
)
@click.option("--open", "is_open", is_flag=True, help="Evaluate with all secrets open.")
@language_option
@json_option
@click.option("--html", "as_html", is_flag=True, help="Print a page with a chart.")
def analyse(
    file: Path, rollouts: int, is_open: bool, language: str, as_json: bool, as_html: bool
) -> None:
    """Evaluate each decision in a record FILE by the knowledge of its seat.

    The output names the turning points and the cost of each seat's decisions.
    """
    game, record = read(file)
    evaluated: list[Decision] = []
    with Workers().open(len(record.actions)) as (_, advance):
        last = 0
        for decision in decisions(game, record, rollouts, is_open):
            evaluated.append(decision)
            advance(decision.number - last)
            last = decision.number
    whole = summarize(record, rollouts, is_open, evaluated)
    if as_json:
        click.echo(msgspec.json.encode(whole))
        return
    table = TextTable(game, language, whole.seats)
    points = _turning_points(whole, table.words)
    if as_html:
        click.echo(_page(whole, table.words, points, game.name, language))
        return
    table.print(table.words("analysis-head", game=game.name, rollouts=rollouts), style="bold")
    for point in points:
        table.print_item("  · ", point)
    if not points:
        table.print(table.words("analysis-faultless"))
    for seat, name in enumerate(whole.seats):
        own = [decision.cost for decision in evaluated if decision.seat == seat]
        cost = f"{100 * sum(own):.0f}"
        table.print(table.words("analysis-seat", name=name, count=len(own), cost=cost))


def _cells(decision: Decision, whole: Analysis, words: Words) -> tuple[int, str, str, str, str]:
    """Return number, seat, answer played, best answer and cost of a decision as texts."""
    return (
        decision.number + 1,
        whole.seats[decision.seat],
        words.say(decision.answers[decision.played]),
        words.say(decision.answers[decision.best[0].action]),
        f"{100 * decision.cost:.0f}",
    )


def _turning_points(whole: Analysis, words: Words) -> list[str]:
    """Return the turning points as sentences, the costliest first."""
    by_number = {decision.number: decision for decision in whole.decisions}
    sentences = []
    for index in whole.turning_points:
        number, name, played, better, cost = _cells(by_number[index], whole, words)
        sentences.append(
            words(
                "analysis-point", number=number, name=name, played=played, better=better, cost=cost
            )
        )
    return sentences


def _page(whole: Analysis, words: Words, points: list[str], name: str, language: str) -> str:
    head = words("analysis-head", game=name, rollouts=whole.rollouts)
    items = "".join(f"<li>{escape(point)}</li>" for point in points)
    rows = [list(map(str, _cells(each, whole, words))) for each in whole.decisions]
    table = html.table([words(key) for key in COLUMNS], rows)
    return html.page(language, head, STYLE, f"<ol>{items}</ol>{_chart(whole)}{table}")


def _chart(whole: Analysis) -> str:
    """Return the chances of all seats during the match as SVG with a legend."""
    last = max(1, whole.decisions[-1].number) if whole.decisions else 1
    parts = []
    for seat, name in enumerate(whole.seats):
        colour, dashes = LINES[seat]
        points = " ".join(
            f"{WIDTH_PX * one.number / last:.0f},{HEIGHT_PX * (1 - one.chances[seat]):.0f}"
            for one in whole.decisions
        )
        stroke = f'stroke="{colour}" stroke-dasharray="{dashes}" stroke-width="2" fill="none"'
        parts.append(f'<polyline points="{points}" {stroke}/>')
        x = 10 + seat * WIDTH_PX // len(whole.seats)
        parts.append(f'<path d="M{x} {HEIGHT_PX + 18}h30" {stroke}/>')
        parts.append(f'<text x="{x + 36}" y="{HEIGHT_PX + 23}">{escape(name)}</text>')
    box = f"0 0 {WIDTH_PX} {HEIGHT_PX + 30}"
    return f'<svg viewBox="{box}" role="img">{"".join(parts)}</svg>'
