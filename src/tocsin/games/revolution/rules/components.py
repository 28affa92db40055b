"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import ABOUT, Bounds, Flag, Number, OneOf, Row, Text, amount, check

from . import board as n
from .anarchy import counts_for_end
from .board import AREAS, KINDS, SPACE_COUNT, SPACES, TOKEN, Board
from .palace import drop_second_reassign

PLAIN_EFFECTS = {
    "influence_any": n.INFLUENCE_ANY,
    "influence_rival": n.INFLUENCE_RIVAL,
    "spy": n.SPY,
    "apothecary": n.APOTHECARY,
    "occupy": n.OCCUPY,
    "reassign": n.REASSIGN,
    "reclaim": n.RECLAIM,
    "jail": n.PUT_IN_JAIL,
    "asylum": n.ENTER_ASYLUM,
    "copy": n.COPY,
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


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board that the table options ask for; all numbers of players share it."""
    check(components, BOUNDS)
    board = Board(options)
    _print_spaces(board, components)
    _print_areas(board, components)
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


def _print_spaces(board: Board, components: Mapping[str, Any]) -> None:
    name = board.options["board"]
    rows = _rows(components, "spaces", name)
    order = [SPACES.index(space) for space in components["boards"][name]]
    takes = [0] * (len(KINDS) * SPACE_COUNT)
    effects: list[list[int]] = [[] for _ in SPACES]
    for space in order:
        row = _row(rows, SPACES[space], name)
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


def _print_areas(board: Board, components: Mapping[str, Any]) -> None:
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
        return n.INFLUENCE, AREAS.index(argument)
    given = amount(argument)
    if given is not None and word == "support":
        return n.SUPPORT, given
    if given is not None and word in KINDS:
        return n.TOKENS, given * TOKEN[KINDS.index(word)]
    raise BadComponents(f"“{text}” is not an effect of Revolution!.")


def _check_bids(board: Board) -> None:
    """Refuse figures with which a bid could be impossible."""
    for kind, bids in zip(KINDS, board.bids, strict=True):
        if not bids:
            raise BadComponents(f"No space of the board would take {kind.capitalize()}.")
    if len(set(board.order)) < len(board.order):
        raise BadComponents("A space stands on the board twice.")


def _check_effects(board: Board) -> None:
    """Refuse figures with which a hand or a bid could overflow, or a cube be lost."""
    rows = [effects_of(board, space) for space in range(SPACE_COUNT)]
    if sum(_given(row) for row in rows) > MOST_GIVEN:
        raise BadComponents(f"The spaces of a board give {MOST_GIVEN} tokens at most.")
    if sum(effect == n.COPY for row in rows for effect, _ in row) > 1:
        raise BadComponents("One space of a board at most copies a reward.")
    areas = set(board.areas)
    needed = {n.PUT_IN_JAIL: n.JAIL, n.ENTER_ASYLUM: n.ASYLUM}
    for row in rows:
        if any(effect == n.COPY for effect, _ in row[:-1]):
            raise BadComponents("What copies a reward must be the last effect of its space.")
        for effect, argument in row:
            area = argument if effect == n.INFLUENCE else needed.get(effect)
            if area is not None and area not in areas:
                raise BadComponents(
                    f"A space needs the area “{AREAS[area]}”, which its board lacks."
                )


def effects_of(board: Board, space: int) -> list[tuple[int, int]]:
    """Return the effects of a space, each with its argument."""
    numbers = list(board.effects[space])
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _given(row: list[tuple[int, int]]) -> int:
    """Return how many tokens a space gives, or gives back."""
    given = 0
    for effect, argument in row:
        if effect == n.TOKENS:
            given += sum((argument // unit) % TOKEN[1] for unit in TOKEN)
        given += int(effect == n.RECLAIM)
    return given


def _hand(start: Mapping[str, int]) -> int:
    if not any(start.values()):
        raise BadComponents("A hand begins with at least one token.")
    return sum(start[kind] * TOKEN[number] for number, kind in enumerate(KINDS))
