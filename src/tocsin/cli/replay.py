"""tocsin replay: shows the events of a recorded match."""

from pathlib import Path

import click

from tocsin.kernel.errors import BadOptions
from tocsin.kernel.record import first_position, steps
from tocsin.table.match import Match

from .options import existing_file, language_option
from .records import read
from .text import TextTable


@click.command()
@click.argument("file", type=existing_file)
@click.option("--to", "last", type=click.IntRange(0), help="Stop after this number of actions.")
@click.option("--seat", type=int, help="Show only events visible to this seat (default: all).")
@click.option("--board", is_flag=True, help="Also show the board at the end of the replay.")
@language_option
def replay(file: Path, last: int | None, seat: int | None, board: bool, language: str) -> None:
    """Show the events of the match in a record FILE."""
    game, record = read(file)
    names = [person.name for person in record.seats]
    if seat is not None and not 0 <= seat < len(names):
        raise BadOptions(f"The seats of this match are numbered from 0 to {len(names) - 1}.")
    table = TextTable(game, language, names)
    count = len(record.actions)
    players = table.words.listed(names)
    head = table.words("replay-head", game=game.name, count=count, names=players)
    table.print(head, style="bold")
    match = Match(game, record.seats, record.options, record.seed, record.origin)
    for number, (actor, action) in enumerate(
        steps(game, first_position(game, record), record.actions)
    ):
        if number == last:
            break
        match.play(actor, action)
        viewer = actor if seat is None else seat
        table.show_events(match.events(viewer, number))
    if board:
        table.show_board(match, seat)
    outcome = match.position.outcome()
    if outcome is not None:
        table.show_outcome(match, outcome)
        if outcome != record.outcome:
            table.print(table.words("differs"), style="bold red")
    elif last is None:
        table.print(table.words("unfinished"))
