"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.errors import BadComponents

from .board import (
    APOTHECARY,
    AREAS,
    ASYLUM,
    COPY,
    ENTER_ASYLUM,
    INFLUENCE,
    INFLUENCE_ANY,
    INFLUENCE_RIVAL,
    JAIL,
    KINDS,
    OCCUPY,
    PUT_IN_JAIL,
    REASSIGN,
    RECLAIM,
    SPACE_COUNT,
    SPACES,
    SPY,
    SUPPORT,
    TOKEN,
    TOKENS,
    Board,
)

PLAIN_EFFECTS = {
    "influence_any": INFLUENCE_ANY,
    "influence_rival": INFLUENCE_RIVAL,
    "spy": SPY,
    "apothecary": APOTHECARY,
    "occupy": OCCUPY,
    "reassign": REASSIGN,
    "reclaim": RECLAIM,
    "jail": PUT_IN_JAIL,
    "asylum": ENTER_ASYLUM,
    "copy": COPY,
}
ABOUT = ("source", "reason")
SCORINGS = ("", "majority", "each cube")
# Tokens of one kind are counted in a byte; no box has nearly as many of anything.
MOST = 99


def build(components: Mapping[str, Any], options: dict[str, str]) -> Board:
    """Return the board that the table options ask for."""
    name = options["board"]
    spaces = _rows(components, "spaces", name)
    areas = _rows(components, "areas", name)
    order = [_index(SPACES, space, "space") for space in components["boards"][name]]
    takes = [0] * (len(KINDS) * SPACE_COUNT)
    effects: list[list[int]] = [[] for _ in SPACES]
    for space in order:
        row = _row(spaces, SPACES[space], name)
        for kind, kind_name in enumerate(KINDS):
            takes[kind * SPACE_COUNT + space] = int(kind_name not in row["ban"])
        effects[space] = [number for text in row["effects"] for number in _effect(text)]
    if options["messenger"] == "one":
        _drop_second_reassign(effects)
    figures = [areas.get(area, {"spaces": 0, "points": 0, "scoring": ""}) for area in AREAS]
    tokens = components["tokens"]
    must_fill = [
        area
        for area, row in ((AREAS.index(key), row) for key, row in areas.items())
        if row["must_fill"] and not (row["points"] < 0 and options["prisons"] == "open")
    ]
    if components["guardhouse"]["guardhouse"]["spaces"] != 1:
        raise BadComponents("The Guardhouse holds a single cube.")
    board = Board(
        options,
        order,
        takes,
        effects,
        [_index(AREAS, area, "area") for area in areas],
        [row["spaces"] for row in figures],
        [row["points"] for row in figures],
        [_scoring(row) for row in figures],
        must_fill,
        _hand(tokens["start"]),
        [tokens["end_value"][kind] for kind in KINDS],
        tokens["patronage"],
        tokens["bid_spaces"],
        components["cubes"]["each"],
        int(options["turn_limit"]),
    )
    _check(board)
    return board


def _rows(components: Mapping[str, Any], kind: str, board: str) -> dict[str, Any]:
    """Return the core rows and those the board adds."""
    groups = dict.fromkeys((f"core_{kind}", f"{board}_{kind}"))
    return {
        name: row
        for group in groups
        for name, row in components[group].items()
        if name not in ABOUT
    }


def _row(rows: dict[str, Any], name: str, board: str) -> dict[str, Any]:
    if name not in rows:
        raise BadComponents(f"“{name}” is not among the spaces of the board “{board}”.")
    row: dict[str, Any] = rows[name]
    if not set(row["ban"]) <= {"force", "blackmail"}:
        raise BadComponents(f"“{name}” can ban force and blackmail, and nothing else.")
    return row


def _effect(text: object) -> tuple[int, int]:
    if not isinstance(text, str):
        raise BadComponents(f"“{text}” is not an effect of Revolution!.")
    word, _, argument = text.partition(" ")
    if word in PLAIN_EFFECTS and not argument:
        return PLAIN_EFFECTS[word], 0
    if word == "influence":
        return INFLUENCE, _index(AREAS, argument, "area")
    if argument.isdecimal() and len(argument) <= 2:
        if word == "support":
            return SUPPORT, int(argument)
        if word in KINDS:
            return TOKENS, int(argument) * TOKEN[KINDS.index(word)]
    raise BadComponents(f"“{text}” is not an effect of Revolution!.")


def _drop_second_reassign(effects: list[list[int]]) -> None:
    for row in effects:
        places = [place for place in range(0, len(row), 2) if row[place] == REASSIGN]
        for place in reversed(places[1:]):
            del row[place : place + 2]


def _index(names: tuple[str, ...], name: str, what: str) -> int:
    if name not in names:
        raise BadComponents(f"There is no {what} “{name}” in Revolution!.")
    return names.index(name)


def _check(board: Board) -> None:
    """Refuse figures with which a bid could be impossible or a cube lost."""
    for kind, bids in zip(KINDS, board.bids, strict=True):
        if not bids:
            raise BadComponents(f"No space of the board would take {kind.capitalize()}.")
    if len(set(board.order)) < len(board.order):
        raise BadComponents("A space stands on the board twice.")
    if not (1 <= board.patronage <= MOST and 2 <= board.bid_spaces <= MOST):
        raise BadComponents("Patronage needs at least 1 token, and a bid at least 2 spaces.")
    if not (0 < board.cubes <= MOST and all(0 <= room <= MOST for room in board.capacity)):
        raise BadComponents(f"Numbers of cubes and of cube spaces go up to {MOST}.")
    areas = set(board.areas)
    needed = {PUT_IN_JAIL: JAIL, ENTER_ASYLUM: ASYLUM}
    for row in board.effects:
        if COPY in row[:-2:2]:
            raise BadComponents("What copies a reward must be the last effect of its space.")
        for effect, argument in zip(row[::2], row[1::2], strict=True):
            area = argument if effect == INFLUENCE else needed.get(effect)
            if area is not None and area not in areas:
                raise BadComponents(
                    f"A space needs the area “{AREAS[area]}”, which its board lacks."
                )


def _hand(start: Mapping[str, int]) -> int:
    if not all(0 <= start[kind] <= MOST for kind in KINDS) or not any(start.values()):
        raise BadComponents(f"A hand begins with 1 to {MOST} tokens of a kind.")
    return sum(start[kind] * TOKEN[number] for number, kind in enumerate(KINDS))


def _scoring(row: Mapping[str, Any]) -> int:
    if row["scoring"] not in SCORINGS:
        raise BadComponents(f"An area is scored by {' or by '.join(SCORINGS[1:])}.")
    return int(row["scoring"] == "each cube")
