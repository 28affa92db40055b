"""tocsin games: the list of games."""

from typing import Any

import click
import msgspec

from tocsin import games as all_games
from tocsin.kernel.game import Game
from tocsin.kernel.options import TableOption

from .listing import print_table
from .options import json_option


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games with their players and table options."""
    loaded = [all_games.load(game_id) for game_id in all_games.ids()]
    if as_json:
        click.echo(msgspec.json.encode([_facts(game) for game in loaded]))
        return
    print_table(
        ("id", "game", "players", "options: default first"),
        [
            (
                game.id,
                game.name,
                "–".join(map(str, game.players)),
                "\n".join(map(_option_text, game.options)),
            )
            for game in loaded
        ],
    )


def _option_text(option: TableOption) -> str:
    """Return an option in the syntax of --option, with the options it depends on."""
    choices = f"{option.id}={'|'.join(option.choices)}"
    needs = ", ".join(f"{other}={'|'.join(values)}" for other, values in option.where.items())
    return f"{choices} (with {needs})" if needs else choices


def _facts(game: Game) -> dict[str, Any]:
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
