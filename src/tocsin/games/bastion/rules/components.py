"""The board of a match, read from the printed figures, and their bounds (RULES 1, 3.2 and 4.44)."""

from collections.abc import Iterator, Mapping
from typing import Any

from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import Bounds, Number, OneOf, Row, Text, check

from . import board, geometry
from .board import Board
from .geometry import BoardPlan

START_KINDS = "sATCQK"
# Letters of a map; the battlefield square is placed by the rules (RULES 1.10).
BUILT = board.LETTERS.replace(board.LETTERS[board.BATTLEFIELD], "")
# Terrains of exactly one square in each bastion.
ONLY = (board.THRONE, board.PRISON, board.TREASURY, board.TURRET)
MISSION_GROUPS = ("printed_missions", "shown_missions", "named_missions", "other_missions")
EVENT_GROUPS = ("printed_events", "other_events")
# A seat cannot lose more pieces than it has, so no mission may need more.
MISSION: Bounds = {
    "*": {
        "needs": {"*": Number(0, len(board.FIGURES))},
        "proof": OneOf(board.PROOFS),
        "gain": {"*": Number()},
        "points": Number(1),
    }
}
EVENT: Bounds = {"*": {"*": Number()}}
BOUNDS: Bounds = {
    "figures": {"*": {"*": Number(1)}},
    "armies": {"left_out_at_four": Row(OneOf(board.FIGURES), 0, len(board.FIGURES))},
    "courage": {"costs": Row(Number(), 1, board.CARD_COUNT)},
    "high_courage": {"costs": Row(Number(), 0, board.CARD_COUNT)},
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
        "terrain": Row(Text(geometry.WIDTH, BUILT), geometry.DEPTH, geometry.DEPTH),
        "start": Row(Text(geometry.WIDTH, f".{START_KINDS}"), geometry.DEPTH, geometry.DEPTH),
    },
    "arm": {
        "terrain": Row(Text(geometry.ARM_WIDTH, BUILT), geometry.ARM_DEPTH, geometry.ARM_DEPTH),
        "start": Row(
            Text(geometry.ARM_WIDTH, f".{START_KINDS}"), geometry.ARM_DEPTH, geometry.ARM_DEPTH
        ),
    },
}


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board for a number of players and table options."""
    check(components, BOUNDS)
    plan = board_plan(components, players)
    rows = figure_rows(components, players) | card_rows(components) | ground_rows(plan)
    # At four players the Archers are soldiers too (RULES 3.2 and 4.44).
    army = (board.SOLDIER, board.ARCHER) if players == board.SEAT_COUNT else (board.SOLDIER,)
    rows["side"] = [
        board.ARMY if kind in army else board.STRATEGISTS for kind in range(board.KIND_COUNT)
    ]
    built = Board(
        options,
        players,
        plan.shape,
        [
            geometry.drawn_rows(plan, plan.terrain),
            geometry.drawn_rows(plan, [board.OWNER_SIGNS[n + 1] for n in plan.bastion]),
        ],
        rows,
        ground_tables(plan, rows),
        single_figures(components),
    )
    for sentence in _problems(built):
        raise BadComponents(sentence)
    return built


def figure_rows(components: Mapping[str, Any], players: int) -> dict[str, list[int]]:
    """Return the printed values of figures, courage cards and tracks."""
    figures = [components["figures"][name] for name in board.FIGURES]
    power = components["bravery"]["power"]
    left_out = components["armies"]["left_out_at_four"]
    reserves = components["reserves"]["four" if players == 4 else "few"]
    return {
        "force": [row["force"] for row in figures],
        "courage": [row["courage"] for row in figures],
        "brave": [
            int(kind == board.SOLDIER and row["force"] * row["courage"] >= power)
            for kind, row in zip(board.KIND, figures)
        ],
        "used": [int(players < 4 or name not in left_out) for name in board.FIGURES],
        "costs": [*components["courage"]["costs"], *components["high_courage"]["costs"]],
        "reserves": [reserves[name] for name in board.RESERVES],
    }


def card_rows(components: Mapping[str, Any]) -> dict[str, list[int]]:
    """Return the printed values of missions, objects and events."""
    missions = [_row(components, MISSION_GROUPS, name) for name in board.MISSIONS]
    events = [_row(components, EVENT_GROUPS, name) for name in board.EVENTS]
    objects = [components["objects"][name] for name in board.OBJECTS]
    return {
        "needs": [row["needs"].get(need, 0) for row in missions for need in board.NEEDS],
        "proof": [board.PROOFS.index(row["proof"]) for row in missions],
        "gains": [row["gain"].get(name, 0) for row in missions for name in board.RESERVES],
        "points": [row["points"] for row in missions],
        "object_force": [
            row.get("force", 0) if number in (board.FLAME_SWORD, board.RUNE_SHIELD) else 0
            for number, row in enumerate(objects)
        ],
        "event_green": [row["green"] for row in events],
        "event_red": [row["red"] for row in events],
    }


def single_figures(components: Mapping[str, Any]) -> dict[str, int]:
    """Return the printed numbers that belong to no row."""
    rapidity, victory = components["rapidity"], components["victory"]
    combat, fury = components["combat"], _row(components, EVENT_GROUPS, board.EVENTS[board.FURY])
    return {
        "track": components["track"]["most"],
        "extra_cost": rapidity["extra"],
        "against_cost": rapidity["against_nature"],
        "max_green": rapidity["most"],
        "resistance": components["drawbridge"]["resistance"],
        "victory_points": victory["points"],
        "hand_size": victory["hand"],
        "first_draw": victory["first_draw"],
        "draw": victory["draw"],
        "king_bonus": combat["king"],
        "rider_bonus": combat["rider"],
        "queen_bonus": combat["queen"],
        "room": components["battlefield"]["room"],
        "helm": components["objects"][board.OBJECTS[board.HELM]]["courage"],
        "fury_force": fury["force"],
        "fury_card": fury["courage"],
    }


def ground_rows(plan: BoardPlan) -> dict[str, list[int]]:
    """Return the properties of each square, and the unique squares of each bastion."""
    terrain = [board.LETTERS.index(letter) for letter in plan.terrain]
    names = [
        board.SQUARES.index(f"{board.FILES[file]}{row}") for file, row in zip(plan.file, plan.row)
    ]
    return {
        "terrain": terrain,
        "level": [board.LEVELS[number] for number in terrain],
        "name": names,
        "named": [
            names.index(name) if name in names else board.NOWHERE
            for name in range(board.SQUARE_COUNT)
        ],
        "centre": [board.NOWHERE if plan.centre is None else plan.centre],
        "bastion": plan.bastion,
        "file": plan.file,
        "row": plan.row,
        "link": geometry.links(plan),
        "thrones": geometry.unique_squares(plan, board.THRONE),
        "prisons": geometry.unique_squares(plan, board.PRISON),
        "treasuries": geometry.unique_squares(plan, board.TREASURY),
        "turrets": geometry.unique_squares(plan, board.TURRET),
    }


def ground_tables(plan: BoardPlan, rows: Mapping[str, list[int]]) -> dict[str, list[list[int]]]:
    """Return the neighbours and ways of each square, and the start squares of each seat."""
    link = rows["link"]
    size = len(plan.terrain)
    seats = range(len(plan.starts))
    adjacent = geometry.neighbours(link, size)
    flights = [geometry.distances(adjacent, square) for square in range(size)]
    # Free deployment begins in the bastion (RULES 2.4).
    starts = [sorted(row, key=lambda s: plan.bastion[s[0]] == board.NO_SEAT) for row in plan.starts]
    return {
        "adjacent": adjacent,
        "contacts": [
            [number for other in row for number in (other, link[square * size + other])]
            for square, row in enumerate(adjacent)
        ],
        "flights": flights,
        "side_walks": geometry.walks(link, adjacent, board.SIDE),
        "walks_all": geometry.walks(link, adjacent, board.TOUCH),
        "lines": geometry.lines(plan, link),
        "leaps": geometry.leaps(link, adjacent, size),
        "starts": [[square for square, _ in row] for row in starts],
        "start_kinds": [[START_KINDS.index(letter) for _, letter in row] for row in starts],
        "fronts": [geometry.squares_before_gate(plan, link, adjacent, seat) for seat in seats],
        "refuges": [
            geometry.nearest_squares(plan, flights[rows["thrones"][seat]], seat) for seat in seats
        ],
        "outside": [
            geometry.nearest_squares(plan, flights[rows["prisons"][seat]], board.NO_SEAT)
            for seat in seats
        ],
    }


def board_plan(components: Mapping[str, Any], players: int) -> BoardPlan:
    """Return the plan of the board for a number of players."""
    part = components["arm" if players == 4 else "sector"]
    squares = "".join(part["terrain"])
    if any(squares.count(board.LETTERS[terrain]) != 1 for terrain in ONLY):
        raise BadComponents("A bastion has one throne, prison, treasure room and flag turret.")
    if players == 4:
        return geometry.octagon(part["terrain"], part["start"])
    return geometry.sectors(players, part["terrain"], part["start"])


def _row(components: Mapping[str, Any], groups: tuple[str, ...], name: str) -> dict[str, Any]:
    row: dict[str, Any] = next(
        components[group][name] for group in groups if name in components[group]
    )
    return row


def _problems(built: Board) -> Iterator[str]:
    """Yield an error for each figure that would make a match impossible."""
    costs = list(built.costs)
    if len(costs) != board.CARD_COUNT or costs[0] != 0 or sorted(costs) != costs:
        yield "There must be five courage cards: the first free, none cheaper than the last."
    if (built.hand_size, built.first_draw, built.draw) != (3, 5, 2):
        yield "Hands of missions are 3 of 5 cards, and then 1 of 2."
    for seat in range(built.players):
        kinds = sorted(built.start_kinds[seat])
        if kinds != sorted(
            board.KIND[figure] for figure in range(len(board.FIGURES)) if built.used[figure]
        ):
            yield "The start map does not have the squares for the figures in play."
        for square, kind in zip(built.starts[seat], built.start_kinds[seat]):
            if kind == board.TOWER and built.bastion[square] != board.NO_SEAT:
                yield "A Tower cannot start in a bastion."
