"""Building the board of a match from the printed figures (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import (
    SOURCE_FIELDS,
    Bounds,
    Flag,
    Number,
    OneOf,
    Row,
    Text,
    check,
    parse_number,
)

from . import board as ids
from .anarchy import counts_for_end
from .board import AREAS, SPACE_COUNT, SPACES, Board
from .palace import drop_second_reassign
from .tokens import KINDS, TOKEN, token_count

PLAIN_EFFECTS = {
    "influence_any": ids.INFLUENCE_ANY,
    "influence_rival": ids.INFLUENCE_RIVAL,
    "spy": ids.SPY,
    "apothecary": ids.APOTHECARY,
    "occupy": ids.OCCUPY,
    "reassign": ids.REASSIGN,
    "reclaim": ids.RECLAIM,
    "jail": ids.PUT_IN_JAIL,
    "asylum": ids.ENTER_ASYLUM,
    "copy": ids.COPY,
}
SCORINGS = ("majority", "each cube")
# The tokens that all spaces of a board give in one turn: each is a decision in the next turn, and
# packed tokens hold at most 255 of a kind.
MAX_GIVEN_TOKENS = 99
AREA_BOUNDS: Bounds = {
    "spaces": Number(),
    "points": Number(-99, 99),
    "scoring": OneOf(SCORINGS),
    "must_fill": Flag(),
}
SPACE_BOUNDS: Bounds = {
    "ban": Row(OneOf(("force", "blackmail")), 0, 2),
    "effects": Row(Text(), 0, 6),
}
# The figures of an area that the board lacks.
NO_AREA = {"spaces": 0, "points": 0, "scoring": SCORINGS[0]}
BOUNDS: Bounds = {
    "tokens": {
        "start": {"*": Number(0, 20)},
        "end_value": {"*": Number()},
        "patronage": Number(1, 20),
        "bid_spaces": Number(2, SPACE_COUNT),
    },
    "cubes": {"each": Number(1)},
    "core_areas": {"*": AREA_BOUNDS},
    "palace_areas": {"*": AREA_BOUNDS},
    "anarchy_areas": {"*": AREA_BOUNDS},
    # A position stores a single occupant.
    "guardhouse": {"guardhouse": {"spaces": Number(1, 1)}},
    "core_spaces": {"*": SPACE_BOUNDS},
    "palace_spaces": {"*": SPACE_BOUNDS},
    "anarchy_spaces": {"*": SPACE_BOUNDS},
    "boards": {"*": Row(OneOf(SPACES), 1, SPACE_COUNT)},
}


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board for the table options; it is the same for all numbers of players."""
    check(components, BOUNDS)
    board = Board(options)
    _set_spaces(board, components)
    _set_areas(board, components)
    tokens = components["tokens"]
    board.start_hand = _hand(tokens["start"])
    board.end_value = vec[i64]([tokens["end_value"][kind] for kind in KINDS])
    board.patronage = tokens["patronage"]
    board.bid_spaces = tokens["bid_spaces"]
    board.cubes = components["cubes"]["each"]
    board.turn_limit = int(options["turn_limit"])
    _check_bids(board)
    _check_effects(board)
    return board


def _set_spaces(board: Board, components: Mapping[str, Any]) -> None:
    name = board.options["board"]
    rows = _rows(components, "spaces", name)
    order = [SPACES.index(space) for space in components["boards"][name]]
    takes = [0] * (len(KINDS) * SPACE_COUNT)
    effects: list[list[int]] = [[] for _ in SPACES]
    for space in order:
        if SPACES[space] not in rows:
            raise BadComponents(f"“{SPACES[space]}” is not among the spaces of the board “{name}”.")
        row = rows[SPACES[space]]
        for kind, kind_name in enumerate(KINDS):
            takes[kind * SPACE_COUNT + space] = int(kind_name not in row["ban"])
        effects[space] = [number for text in row["effects"] for number in _effect(text)]
    if board.options["messenger"] == "one":
        drop_second_reassign(effects)
    board.order = vec[i64](order)
    board.takes = vec[i64](takes)
    board.effects = vec[vec[i64]]([vec[i64](row) for row in effects])
    firsts = range(0, len(takes), SPACE_COUNT)
    board.bids = vec[vec[i64]](
        [vec[i64]([first + space for space in order if takes[first + space]]) for first in firsts]
    )


def _set_areas(board: Board, components: Mapping[str, Any]) -> None:
    rows = _rows(components, "areas", board.options["board"])
    figures = [rows.get(area, NO_AREA) for area in AREAS]
    board.areas = vec[i64]([AREAS.index(area) for area in rows])
    board.capacity = vec[i64]([row["spaces"] for row in figures])
    board.points = vec[i64]([row["points"] for row in figures])
    board.each_cube = vec[i64]([SCORINGS.index(row["scoring"]) for row in figures])
    prisons = board.options["prisons"]
    must_fill = [
        AREAS.index(area)
        for area, row in rows.items()
        if row["must_fill"] and counts_for_end(row["points"], prisons)
    ]
    board.must_fill = vec[i64](must_fill)


def _rows(components: Mapping[str, Any], kind: str, board: str) -> dict[str, Any]:
    """Return the rows of the core game and of the board's expansion, by name."""
    groups = dict.fromkeys((f"core_{kind}", f"{board}_{kind}"))
    return {
        name: row
        for group in groups
        for name, row in components[group].items()
        if name not in SOURCE_FIELDS
    }


def _effect(text: str) -> tuple[int, int]:
    word, _, argument = text.partition(" ")
    if word in PLAIN_EFFECTS and not argument:
        return PLAIN_EFFECTS[word], 0
    if word == "influence" and argument in AREAS:
        return ids.INFLUENCE, AREAS.index(argument)
    number = parse_number(argument)
    if number is not None and word == "support":
        return ids.SUPPORT, number
    if number is not None and word in KINDS:
        return ids.TOKENS, number * TOKEN[KINDS.index(word)]
    raise BadComponents(f"“{text}” is not an effect of Revolution!.")


def _check_bids(board: Board) -> None:
    """Refuse figures that could make a bid impossible."""
    for kind, bids in zip(KINDS, board.bids, strict=True):
        if not bids:
            raise BadComponents(f"No space of the board would take {kind.capitalize()}.")
    if len(set(board.order)) < len(board.order):
        raise BadComponents("A space stands on the board twice.")


def _check_effects(board: Board) -> None:
    """Refuse effects that could overflow a hand, lose a cube or skip another effect."""
    rows = [effects_of(board, space) for space in range(SPACE_COUNT)]
    if sum(_given_tokens(row) for row in rows) > MAX_GIVEN_TOKENS:
        raise BadComponents(f"The spaces of a board give {MAX_GIVEN_TOKENS} tokens at most.")
    if sum(effect == ids.COPY for row in rows for effect, _ in row) > 1:
        raise BadComponents("One space of a board at most copies a reward.")
    areas = set(board.areas)
    needed = {ids.PUT_IN_JAIL: ids.JAIL, ids.ENTER_ASYLUM: ids.ASYLUM}
    for row in rows:
        if any(effect == ids.COPY for effect, _ in row[:-1]):
            raise BadComponents("What copies a reward must be the last effect of its space.")
        for effect, argument in row:
            area = argument if effect == ids.INFLUENCE else needed.get(effect)
            if area is not None and area not in areas:
                raise BadComponents(
                    f"A space needs the area “{AREAS[area]}”, which its board lacks."
                )


def effects_of(board: Board, space: int) -> list[tuple[int, int]]:
    """Return the effects of a space, each with its argument."""
    numbers = list(board.effects[space])
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _given_tokens(row: list[tuple[int, int]]) -> int:
    """Return the number of tokens that a space gives, with a reclaimed one."""
    gains = sum(token_count(argument) for effect, argument in row if effect == ids.TOKENS)
    return gains + sum(effect == ids.RECLAIM for effect, _ in row)


def _hand(start: Mapping[str, int]) -> int:
    if not any(start.values()):
        raise BadComponents("A hand begins with at least one token.")
    return sum(start[kind] * token for kind, token in zip(KINDS, TOKEN, strict=True))
