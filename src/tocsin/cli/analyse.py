"""tocsin analyse: what the decisions of a recorded match were worth."""

from html import escape
from pathlib import Path

import click
import msgspec

from tocsin.lab.analysis import Analysis, Decision, analysis, decisions
from tocsin.table.words import Words

from .options import json_option, language_option
from .progress import at_work
from .records import read, record_file
from .text import TextTable

STYLE = (
    "body{font:16px/1.5 Georgia,serif;max-width:56rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem .6rem;text-align:left}"
    "tr:nth-child(even){background:#8881}svg{width:100%;height:auto}"
)
# Seats are told apart by dashes as well as by colour.
LINES = (
    ("#b3392f", "none"), ("#2f5fb3", "8 4"), ("#2f8a4c", "2 4"),
    ("#8a6d2f", "12 3 3 3"), ("#6d2f8a", "4 2"), ("#444444", "16 6"),
)  # fmt: skip
WIDTH, HEIGHT = 800, 240
COLUMNS = (
    "analysis-number", "analysis-who", "analysis-played", "analysis-better", "analysis-cost",
)  # fmt: skip


@click.command()
@click.argument("file", type=record_file)
@click.option(
    "--rollouts",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="Rollouts for each decision.",
)
@click.option(
    "--open", "is_open", is_flag=True, help="Judge by all there was, not by what each knew."
)
@language_option
@json_option
@click.option("--html", "as_html", is_flag=True, help="Print a page with a chart.")
def analyse(
    file: Path, rollouts: int, is_open: bool, language: str, as_json: bool, as_html: bool
) -> None:
    """Say what each decision in a record FILE cost, by what its seat knew, and where it turned."""
    game, record = read(file)
    found: list[Decision] = []
    with at_work(len(record.actions), 1) as (_, done):
        told = 0
        for decision in decisions(game, record, rollouts, is_open):
            found.append(decision)
            done(decision.number - told)
            told = decision.number
    whole = analysis(record, rollouts, is_open, found)
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
        own = [decision.cost for decision in found if decision.seat == seat]
        cost = f"{100 * sum(own):.0f}"
        table.print(table.words("analysis-seat", name=name, count=len(own), cost=cost))


def _turning_points(whole: Analysis, words: Words) -> list[str]:
    """Return the turning points in words, the costliest first."""
    by_number = {decision.number: decision for decision in whole.decisions}
    return [
        words(
            "analysis-point",
            number=number + 1,
            name=whole.seats[decision.seat],
            played=words.say(decision.answers[decision.played]),
            better=words.say(decision.answers[decision.best[0].action]),
            cost=f"{100 * decision.cost:.0f}",
        )
        for number in whole.turning_points
        for decision in (by_number[number],)
    ]


def _page(whole: Analysis, words: Words, points: list[str], name: str, language: str) -> str:
    head = escape(words("analysis-head", game=name, rollouts=whole.rollouts))
    listed = "".join(f"<li>{escape(point)}</li>" for point in points)
    rows = "".join(
        f"<tr><td>{decision.number + 1}</td><td>{escape(whole.seats[decision.seat])}</td>"
        f"<td>{escape(words.say(decision.answers[decision.played]))}</td>"
        f"<td>{escape(words.say(decision.answers[decision.best[0].action]))}</td>"
        f"<td>{100 * decision.cost:.0f}</td></tr>"
        for decision in whole.decisions
    )
    titles = "".join(f"<th>{escape(words(key))}</th>" for key in COLUMNS)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{head}</title>'
        f"<style>{STYLE}</style><h1>{head}</h1><ol>{listed}</ol>{_chart(whole)}"
        f"<table><tr>{titles}</tr>{rows}</table></html>"
    )


def _chart(whole: Analysis) -> str:
    """Return the chances of all seats over the match as a drawing with a legend."""
    last = max(1, whole.decisions[-1].number) if whole.decisions else 1
    parts = []
    for seat, name in enumerate(whole.seats):
        colour, dashes = LINES[seat]
        points = " ".join(
            f"{WIDTH * one.number / last:.0f},{HEIGHT * (1 - one.chances[seat]):.0f}"
            for one in whole.decisions
        )
        drawn = f'stroke="{colour}" stroke-dasharray="{dashes}" stroke-width="2" fill="none"'
        parts.append(f'<polyline points="{points}" {drawn}/>')
        x = 10 + seat * WIDTH // len(whole.seats)
        parts.append(f'<path d="M{x} {HEIGHT + 18}h30" {drawn}/>')
        parts.append(f'<text x="{x + 36}" y="{HEIGHT + 23}">{escape(name)}</text>')
    box = f"0 0 {WIDTH} {HEIGHT + 30}"
    return f'<svg viewBox="{box}" role="img">{"".join(parts)}</svg>'
