"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import ABOUT, Bounds, Flag, Number, OneOf, Row, Text, amount, check

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
SCORINGS = ("majority", "each cube")
# Tokens that the spaces of a board give away in one round, all together: each is a decision in the
# next one, and of one kind no hand may hold more than a byte counts.
MOST_GIVEN = 99
AREA: Bounds = {
    "spaces": Number(),
    "points": Number(-99, 99),
    "scoring": OneOf(SCORINGS),
    "must_fill": Flag(),
}
SPACE: Bounds = {"ban": Row(OneOf(("force", "blackmail")), 0, 2), "effects": Row(Text(), 0, 6)}
# How an area that a board lacks reads in its lists.
NO_AREA = {"spaces": 0, "points": 0, "scoring": SCORINGS[0]}
BOUNDS: Bounds = {
    "tokens": {
        "start": {"*": Number(0, 20)},
        "end_value": {"*": Number()},
        "patronage": Number(1, 20),
        "bid_spaces": Number(2, SPACE_COUNT),
    },
    "cubes": {"each": Number(1)},
    "core_areas": {"*": AREA},
    "palace_areas": {"*": AREA},
    "anarchy_areas": {"*": AREA},
    # The next occupant sends the one cube home: there is never a second.
    "guardhouse": {"guardhouse": {"spaces": Number(1, 1)}},
    "core_spaces": {"*": SPACE},
    "palace_spaces": {"*": SPACE},
    "anarchy_spaces": {"*": SPACE},
    "boards": {"*": Row(OneOf(SPACES), 1, SPACE_COUNT)},
}


def build(components: Mapping[str, Any], options: dict[str, str]) -> Board:
    """Return the board that the table options ask for."""
    check(components, BOUNDS)
    name = options["board"]
    spaces = _rows(components, "spaces", name)
    areas = _rows(components, "areas", name)
    order = [SPACES.index(space) for space in components["boards"][name]]
    takes = [0] * (len(KINDS) * SPACE_COUNT)
    effects: list[list[int]] = [[] for _ in SPACES]
    for space in order:
        row = _row(spaces, SPACES[space], name)
        for kind, kind_name in enumerate(KINDS):
            takes[kind * SPACE_COUNT + space] = int(kind_name not in row["ban"])
        effects[space] = [number for text in row["effects"] for number in _effect(text)]
    if options["messenger"] == "one":
        _drop_second_reassign(effects)
    figures = [areas.get(area, NO_AREA) for area in AREAS]
    tokens = components["tokens"]
    must_fill = [
        area
        for area, row in ((AREAS.index(key), row) for key, row in areas.items())
        if row["must_fill"] and not (row["points"] < 0 and options["prisons"] == "open")
    ]
    board = Board(
        options,
        order,
        takes,
        effects,
        [AREAS.index(area) for area in areas],
        [row["spaces"] for row in figures],
        [row["points"] for row in figures],
        [SCORINGS.index(row["scoring"]) for row in figures],
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
    return row


def _effect(text: str) -> tuple[int, int]:
    word, _, argument = text.partition(" ")
    if word in PLAIN_EFFECTS and not argument:
        return PLAIN_EFFECTS[word], 0
    if word == "influence" and argument in AREAS:
        return INFLUENCE, AREAS.index(argument)
    given = amount(argument)
    if given is not None and word == "support":
        return SUPPORT, given
    if given is not None and word in KINDS:
        return TOKENS, given * TOKEN[KINDS.index(word)]
    raise BadComponents(f"“{text}” is not an effect of Revolution!.")


def _drop_second_reassign(effects: list[list[int]]) -> None:
    for row in effects:
        places = [place for place in range(0, len(row), 2) if row[place] == REASSIGN]
        for place in reversed(places[1:]):
            del row[place : place + 2]


def _check(board: Board) -> None:
    """Refuse figures with which a bid could be impossible or a cube lost."""
    for kind, bids in zip(KINDS, board.bids, strict=True):
        if not bids:
            raise BadComponents(f"No space of the board would take {kind.capitalize()}.")
    if len(set(board.order)) < len(board.order):
        raise BadComponents("A space stands on the board twice.")
    if sum(_given(row) for row in board.effects) > MOST_GIVEN:
        raise BadComponents(f"The spaces of a board give {MOST_GIVEN} tokens at most.")
    if sum(row[::2].count(COPY) for row in board.effects) > 1:
        raise BadComponents("One space of a board at most copies a reward.")
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


def _given(row: list[int]) -> int:
    """Return how many tokens a space gives, or gives back."""
    given = 0
    for effect, argument in zip(row[::2], row[1::2]):
        if effect == TOKENS:
            given += sum((argument // unit) % TOKEN[1] for unit in TOKEN)
        given += int(effect == RECLAIM)
    return given


def _hand(start: Mapping[str, int]) -> int:
    if not any(start.values()):
        raise BadComponents("A hand begins with at least one token.")
    return sum(start[kind] * TOKEN[number] for number, kind in enumerate(KINDS))
