"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Iterator, Mapping
from typing import Any

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import Bounds, Number, OneOf, Row, Text, check

from .boards import (
    BATTLEFIELD,
    CARD_COUNT,
    EVENTS,
    FIGURES,
    FLAME_SWORD,
    FURY,
    HELM,
    KIND,
    LETTERS,
    MISSIONS,
    NEEDS,
    NOBODY,
    OBJECTS,
    PRISON,
    PROOFS,
    RESERVES,
    RUNE_SHIELD,
    THRONE,
    TOWER,
    TREASURY,
    TURRET,
    Board,
)
from .geometry import (
    ARM_DEPTH,
    ARM_WIDTH,
    DEPTH,
    WIDTH,
    Plan,
    leaps,
    lines,
    links,
    neighbours,
    octagon,
    sectors,
)

START_KINDS = "sATCQK"
# What may be drawn on a map; the battlefield square has its place by the rules (RULES 1.10).
BUILT = LETTERS.replace(LETTERS[BATTLEFIELD], "")
# Squares of which a bastion has one each.
ONLY = (THRONE, PRISON, TREASURY, TURRET)
MISSION_GROUPS = ("printed_missions", "shown_missions", "named_missions", "other_missions")
EVENT_GROUPS = ("printed_events", "other_events")
# A seat has no more pieces than this to lose, whatever a mission asks for.
MISSION: Bounds = {
    "*": {
        "needs": {"*": Number(0, len(FIGURES))},
        "proof": OneOf(PROOFS),
        "gain": {"*": Number()},
        "points": Number(1),
    }
}
EVENT: Bounds = {"*": {"*": Number()}}
BOUNDS: Bounds = {
    "figures": {"*": {"*": Number(1)}},
    "armies": {"left_out_at_four": Row(OneOf(FIGURES), 0, len(FIGURES))},
    "courage": {"costs": Row(Number(), 1, CARD_COUNT)},
    "high_courage": {"costs": Row(Number(), 0, CARD_COUNT)},
    "reserves": {"*": {"*": Number()}},
    "track": {"most": Number(1)},
    "rapidity": {"*": Number()},
    "drawbridge": {"resistance": Number(1)},
    "victory": {"points": Number(1), "*": Number()},
    "combat": {"*": Number()},
    "battlefield": {"room": Number(1)},
    "printed_missions": MISSION,
    "shown_missions": MISSION,
    "named_missions": MISSION,
    "other_missions": MISSION,
    "bravery": {"power": Number()},
    "objects": EVENT,
    "printed_events": EVENT,
    "other_events": EVENT,
    "sector": {
        "terrain": Row(Text(WIDTH, BUILT), DEPTH, DEPTH),
        "start": Row(Text(WIDTH, f".{START_KINDS}"), DEPTH, DEPTH),
    },
    "arm": {
        "terrain": Row(Text(ARM_WIDTH, BUILT), ARM_DEPTH, ARM_DEPTH),
        "start": Row(Text(ARM_WIDTH, f".{START_KINDS}"), ARM_DEPTH, ARM_DEPTH),
    },
}


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board for so many players under the table options."""
    check(components, BOUNDS)
    plan = drawn(components, players)
    size = len(plan.terrain)
    link = links(plan)
    adjacent = neighbours(link, size)
    used = [
        int(players < 4 or name not in components["armies"]["left_out_at_four"]) for name in FIGURES
    ]
    starts = [_bastion_first(plan, row) for row in plan.starts]
    figures = [components["figures"][name] for name in FIGURES]
    missions = [_row(components, MISSION_GROUPS, name) for name in MISSIONS]
    events = [_row(components, EVENT_GROUPS, name) for name in EVENTS]
    objects = [components["objects"][name] for name in OBJECTS]
    reserves = components["reserves"]["four" if players == 4 else "few"]
    rapidity, victory = components["rapidity"], components["victory"]
    combat = components["combat"]
    board = Board(
        options,
        plan.shape,
        players,
        [LETTERS.index(letter) for letter in plan.terrain],
        plan.bastion,
        plan.file,
        plan.row,
        link,
        adjacent,
        lines(plan, link),
        leaps(link, adjacent, size),
        [[square for square, _ in row] for row in starts],
        [[START_KINDS.index(letter) for _, letter in row] for row in starts],
        [row["force"] for row in figures],
        [row["courage"] for row in figures],
        used,
        [*components["courage"]["costs"], *components["high_courage"]["costs"]],
        [reserves[name] for name in RESERVES],
        components["track"]["most"],
        [rapidity["extra"], rapidity["against_nature"], rapidity["most"]],
        components["drawbridge"]["resistance"],
        [victory["points"], victory["hand"], victory["first_draw"], victory["draw"]],
        [combat["king"], combat["rider"], combat["queen"]],
        components["battlefield"]["room"],
        [row["needs"].get(need, 0) for row in missions for need in NEEDS],
        [PROOFS.index(row["proof"]) for row in missions],
        [row["gain"].get(name, 0) for row in missions for name in RESERVES],
        [row["points"] for row in missions],
        components["bravery"]["power"],
        [
            objects[number].get("force", 0) if number in (FLAME_SWORD, RUNE_SHIELD) else 0
            for number in range(len(OBJECTS))
        ],
        objects[HELM]["courage"],
        [row["green"] for row in events],
        [row["red"] for row in events],
        [events[FURY]["force"], events[FURY]["courage"]],
    )
    _check(board)
    return board


def drawn(components: Mapping[str, Any], players: int) -> Plan:
    """Return the plan of the board for so many players."""
    part = components["arm" if players == 4 else "sector"]
    squares = "".join(part["terrain"])
    if any(squares.count(LETTERS[terrain]) != 1 for terrain in ONLY):
        raise BadComponents("A bastion has one throne, prison, treasure room and flag turret.")
    if players == 4:
        return octagon(part["terrain"], part["start"])
    return sectors(players, part["terrain"], part["start"])


def sources(components: Mapping[str, Any]) -> dict[str, str]:
    """Return where the figures of each printed thing come from, by its name."""
    return {
        name: group["source"]
        for group in components.values()
        for name, figures in group.items()
        if isinstance(figures, dict)
    }


def _bastion_first(plan: Plan, row: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Return the start squares in the order of free deployment (RULES 2.4)."""
    return sorted(row, key=lambda place: plan.bastion[place[0]] == NOBODY)


def _row(components: Mapping[str, Any], groups: tuple[str, ...], name: str) -> dict[str, Any]:
    row: dict[str, Any] = next(
        components[group][name] for group in groups if name in components[group]
    )
    return row


def _wrong(board: Board) -> Iterator[str]:
    """Yield what would make a match impossible."""
    if len(board.costs) != CARD_COUNT or board.costs[0] != 0 or sorted(board.costs) != board.costs:
        yield "There must be five courage cards: the first free, none cheaper than the last."
    if (board.hand_size, board.first_draw, board.draw) != (3, 5, 2):
        yield "Hands of missions are 3 of 5 cards, and then 1 of 2."
    for seat in range(board.players):
        kinds = sorted(board.start_kinds[seat])
        if kinds != sorted(KIND[figure] for figure in range(len(FIGURES)) if board.used[figure]):
            yield "The start map does not have the squares for the figures in play."
        for square, kind in zip(board.starts[seat], board.start_kinds[seat]):
            if kind == TOWER and board.bastion[square] != NOBODY:
                yield "A Tower cannot start in a bastion."


def _check(board: Board) -> None:
    for sentence in _wrong(board):
        raise BadComponents(sentence)
