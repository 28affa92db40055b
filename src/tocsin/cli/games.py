"""tocsin games: which games there are."""

from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tocsin import games as all_games
from tocsin.kernel.game import Game
from tocsin.kernel.options import TableOption

from .options import json_option


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games with their players and table options."""
    loaded = [all_games.load(game_id) for game_id in all_games.ids()]
    if as_json:
        click.echo(msgspec.json.encode([facts(game) for game in loaded]))
        return
    table = Table("id", "game", "players", "options: default first", box=None, pad_edge=False)
    for game in loaded:
        options = "\n".join(written(option) for option in game.options)
        table.add_row(game.id, game.name, "–".join(map(str, game.players)), options)
    Console().print(table)


def written(option: TableOption) -> str:
    """Return an option as one would choose it, with what it depends on."""
    choices = f"{option.id}={'|'.join(option.choices)}"
    needs = ", ".join(f"{other}={'|'.join(values)}" for other, values in option.where.items())
    return f"{choices} (with {needs})" if needs else choices


def facts(game: Game) -> dict[str, Any]:
    """Return the facts of a game as JSON."""
    return {
        "id": game.id,
        "name": game.name,
        "players": list(game.players),
        "options": [
            {
                "id": option.id,
                "choices": list(option.choices),
                "where": option.where,
                "players": {value: list(limits) for value, limits in option.choices.items()},
                "default": {
                    str(players): option.values(players)[0]
                    for players in range(game.players[0], game.players[1] + 1)
                },
            }
            for option in game.options
        ],
        "rules_version": game.rules_version,
    }
