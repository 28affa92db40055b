"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Iterator, Mapping
from typing import Any

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import Bounds, Number, OneOf, Row, Text, check

from .board import (
    BATTLEFIELD,
    CARD_COUNT,
    EVENTS,
    FIGURES,
    FILLED,
    FLAME_SWORD,
    FURY,
    HELM,
    KIND,
    LETTERS,
    MISSIONS,
    NEEDS,
    NOBODY,
    NOWHERE,
    OBJECTS,
    PRISON,
    PROOFS,
    RESERVES,
    RUNE_SHIELD,
    SIDE,
    SOLDIER,
    THRONE,
    TOUCH,
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
    around,
    distances,
    drawn_rows,
    front,
    leaps,
    lines,
    links,
    neighbours,
    octagon,
    only,
    sectors,
    walks,
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
    rows = figure_rows(components, players) | card_rows(components) | ground_rows(plan)
    board = Board(
        options,
        players,
        plan.shape,
        [drawn_rows(plan, plan.terrain), drawn_rows(plan, [FILLED[n + 1] for n in plan.bastion])],
        rows,
        ground_tables(plan, rows),
        single_figures(components) | {"centre": NOWHERE if plan.centre is None else plan.centre},
    )
    for sentence in _wrong(board):
        raise BadComponents(sentence)
    return board


def figure_rows(components: Mapping[str, Any], players: int) -> dict[str, list[int]]:
    """Return what is printed under the figures, on courage cards and on the tracks."""
    figures = [components["figures"][name] for name in FIGURES]
    power = components["bravery"]["power"]
    left_out = components["armies"]["left_out_at_four"]
    reserves = components["reserves"]["four" if players == 4 else "few"]
    return {
        "force": [row["force"] for row in figures],
        "courage": [row["courage"] for row in figures],
        "brave": [
            int(kind == SOLDIER and row["force"] * row["courage"] >= power)
            for kind, row in zip(KIND, figures)
        ],
        "used": [int(players < 4 or name not in left_out) for name in FIGURES],
        "costs": [*components["courage"]["costs"], *components["high_courage"]["costs"]],
        "reserves": [reserves[name] for name in RESERVES],
    }


def card_rows(components: Mapping[str, Any]) -> dict[str, list[int]]:
    """Return what is printed on missions, objects and events."""
    missions = [_row(components, MISSION_GROUPS, name) for name in MISSIONS]
    events = [_row(components, EVENT_GROUPS, name) for name in EVENTS]
    objects = [components["objects"][name] for name in OBJECTS]
    return {
        "needs": [row["needs"].get(need, 0) for row in missions for need in NEEDS],
        "proof": [PROOFS.index(row["proof"]) for row in missions],
        "gains": [row["gain"].get(name, 0) for row in missions for name in RESERVES],
        "points": [row["points"] for row in missions],
        "object_force": [
            row.get("force", 0) if number in (FLAME_SWORD, RUNE_SHIELD) else 0
            for number, row in enumerate(objects)
        ],
        "event_green": [row["green"] for row in events],
        "event_red": [row["red"] for row in events],
    }


def single_figures(components: Mapping[str, Any]) -> dict[str, int]:
    """Return the printed figures that stand alone."""
    rapidity, victory = components["rapidity"], components["victory"]
    combat, fury = components["combat"], _row(components, EVENT_GROUPS, EVENTS[FURY])
    return {
        "track": components["track"]["most"],
        "extra_cost": rapidity["extra"],
        "against_cost": rapidity["against_nature"],
        "most_green": rapidity["most"],
        "resistance": components["drawbridge"]["resistance"],
        "victory_points": victory["points"],
        "hand_size": victory["hand"],
        "first_draw": victory["first_draw"],
        "draw": victory["draw"],
        "king_bonus": combat["king"],
        "rider_bonus": combat["rider"],
        "queen_bonus": combat["queen"],
        "room": components["battlefield"]["room"],
        "helm": components["objects"][OBJECTS[HELM]]["courage"],
        "fury_force": fury["force"],
        "fury_card": fury["courage"],
    }


def ground_rows(plan: Plan) -> dict[str, list[int]]:
    """Return what each square is, and each bastion's only squares."""
    terrain = [LETTERS.index(letter) for letter in plan.terrain]
    return {
        "terrain": terrain,
        "bastion": plan.bastion,
        "file": plan.file,
        "row": plan.row,
        "link": links(plan),
        "thrones": only(plan, THRONE),
        "prisons": only(plan, PRISON),
        "treasuries": only(plan, TREASURY),
        "turrets": only(plan, TURRET),
    }


def ground_tables(plan: Plan, rows: Mapping[str, list[int]]) -> dict[str, list[list[int]]]:
    """Return what is around each square, and the squares of each seat."""
    link = rows["link"]
    size = len(plan.terrain)
    seats = range(len(plan.starts))
    adjacent = neighbours(link, size)
    flights = [distances(adjacent, square) for square in range(size)]
    starts = [_bastion_first(plan, row) for row in plan.starts]
    return {
        "adjacent": adjacent,
        "flights": flights,
        "side_walks": walks(link, adjacent, SIDE),
        "walks_all": walks(link, adjacent, TOUCH),
        "lines": lines(plan, link),
        "leaps": leaps(link, adjacent, size),
        "starts": [[square for square, _ in row] for row in starts],
        "start_kinds": [[START_KINDS.index(letter) for _, letter in row] for row in starts],
        "fronts": [front(plan, link, adjacent, seat) for seat in seats],
        "refuges": [around(plan, flights[rows["thrones"][seat]], seat) for seat in seats],
        "outside": [around(plan, flights[rows["prisons"][seat]], NOBODY) for seat in seats],
    }


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
    costs = list(board.costs)
    if len(costs) != CARD_COUNT or costs[0] != 0 or sorted(costs) != costs:
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
