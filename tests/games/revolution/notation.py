"""A text notation for positions and bids of Revolution!.

A position: `palace 5 messenger=one; turn 3; hands 1F 1B 3G | 5G | 5G | 5G | 5G;
support 10 0 0 3 0; fortress 0 2 1 0 0; guardhouse 1`. First the board, the number of players
and options that are not the default; then, in any order, all differences from an empty town in
turn 1. A bid: `priest 1F; printer 2G 1B`.
"""

from collections.abc import Mapping
from typing import Any

from tocsin.games import load
from tocsin.games.revolution.rules.board import AREAS, SEAT_COUNT
from tocsin.games.revolution.rules.tokens import KINDS
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position

SEED = "0" * 64
GAME = load("revolution")
LETTERS = dict(zip("FBG", KINDS))
# RULES 1.8, by board.
CORE_TOWN = {
    "plantation": 6,
    "tavern": 4,
    "cathedral": 7,
    "town_hall": 7,
    "fortress": 8,
    "market": 5,
    "harbor": 6,
}
COUNTED = {
    "core": CORE_TOWN,
    "palace": CORE_TOWN | {"palace": 8},
    "anarchy": CORE_TOWN | {"asylum": 5, "jail": 6},
}
# All 25 cubes of seat 0 are on the map, its stock is empty; all areas it is in are full.
ALL_OUT = {
    3: "plantation 6 0 0; tavern 4 0 0; cathedral 7 0 0; town_hall 7 0 0; market 1 4 0",
    5: "plantation 6 0 0 0 0; tavern 4 0 0 0 0; cathedral 7 0 0 0 0; town_hall 7 0 0 0 0; "
    "market 1 4 0 0 0",
}
DEFAULTS = {"messenger": "two", "guardhouse": "owner", "prisons": "full", "turn_limit": "60"}


def few_cubes(each: int) -> Game:
    """Return the game with so few cubes that several stocks can be empty at once."""
    return load("revolution", {"cubes": {"each": each}})


# --- tokens


def tokens(text: str) -> dict[str, int]:
    """Parse tokens such as `1F 3G`; `-` and the empty text stand for no token."""
    amounts: dict[str, int] = dict.fromkeys(KINDS, 0)
    for word in text.replace("-", "").split():
        amounts[LETTERS[word[-1]]] += int(word[:-1])
    return amounts


def token_text(amounts: Mapping[str, int]) -> str:
    """Return the text that `tokens` parses."""
    words = [f"{amounts[kind]}{letter}" for letter, kind in LETTERS.items() if amounts[kind]]
    return " ".join(words) or "-"


def packed(amounts: Mapping[str, int]) -> int:
    return amounts["force"] << 16 | amounts["blackmail"] << 8 | amounts["gold"]


# --- positions


def parse(text: str, game: Game = GAME) -> Position:
    """Return the position of a text, with no token laid yet."""
    head, *lines = [part.strip() for part in text.split(";")]
    board, players, *chosen = head.split()
    options = {"board": board} | dict(choice.split("=") for choice in chosen)
    data = game.new(players=int(players), options=options, seed=SEED).to_json()
    for name, _, rest in (line.partition(" ") for line in lines):
        _set_field(data, name, rest)
    data["left"] = list(data["hands"])
    return game.from_json(data)


def _set_field(data: dict[str, Any], name: str, rest: str) -> None:
    seats = range(data["players"])
    if name == "turn":
        data["turn"] = int(rest)
    elif name == "hands":
        data["hands"] = [packed(tokens(hand)) for hand in rest.split("|")]
    elif name == "support":
        data["scores"] = [int(word) for word in rest.split()]
    elif name == "guardhouse":
        data["guardhouse"] = int(rest)
        data["stocks"][int(rest)] -= 1
    else:
        area = AREAS.index(name)
        for seat, count in zip(seats, map(int, rest.split()), strict=True):
            data["cubes"][area * SEAT_COUNT + seat] = count
            data["filled"][area] += count
            data["stocks"][seat] -= count
    assert len(data["hands"]) == len(data["scores"]) == len(seats)
    assert min(data["stocks"]) >= 0, "more cubes than a colour has"


def text_of(position: Position, game: Game = GAME) -> str:
    """Return the text that `parse` turns into this position, which must be between two turns."""
    view = game.view(position, None)
    options = position.to_json()["options"]
    chosen = [f"{name}={options[name]}" for name in DEFAULTS if options[name] != DEFAULTS[name]]
    lines = [" ".join([options["board"], str(position.players), *chosen])]
    lines.append(f"turn {view['turn']}")
    lines.append("hands " + " | ".join(token_text(seat["hand"]) for seat in view["seats"]))
    support = [seat["support"] for seat in view["seats"]]
    if any(support):
        lines.append("support " + " ".join(map(str, support)))
    for area in view["areas"]:
        if any(area["cubes"]):
            lines.append(" ".join([area["id"], *map(str, area["cubes"])]))
    if view["guardhouse"] is not None:
        lines.append(f"guardhouse {view['guardhouse']}")
    return "; ".join(lines)


def full_town(board: str, players: int, **gaps: int) -> str:
    """Return the text of a town in which all areas that count for the end are full except gaps."""
    lines, first = [], 0
    for area, spaces in COUNTED[board].items():
        row = [0] * players
        for cube in range(spaces - gaps.get(area, 0)):
            row[(first + cube) % players] += 1
        # The seats take turns across all areas, so that no stock runs out.
        first += spaces
        lines.append(" ".join([area, *map(str, row)]))
    return "; ".join(lines)
