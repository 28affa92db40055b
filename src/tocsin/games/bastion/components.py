"""From the printed figures to the board of a match (RULES 1)."""

from collections.abc import Iterator, Mapping
from typing import Any

from tocsin.kernel.errors import BadComponents

from .boards import (
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
    PROOFS,
    RESERVES,
    RUNE_SHIELD,
    TOWER,
    Board,
)
from .geometry import Plan, leaps, lines, links, neighbours, octagon, sectors

START_KINDS = "sATCQK"
MISSION_GROUPS = ("printed_missions", "shown_missions", "named_missions", "other_missions")
EVENT_GROUPS = ("printed_events", "other_events")


def build(components: Mapping[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board for so many players under the table options."""
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
        [_index(PROOFS, row["proof"]) for row in missions],
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
    _check(board, missions)
    return board


def drawn(components: Mapping[str, Any], players: int) -> Plan:
    """Return the plan of the board for so many players."""
    if players == 4:
        return octagon(components["arm"]["terrain"], components["arm"]["start"])
    return sectors(players, components["sector"]["terrain"], components["sector"]["start"])


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


def _index(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise BadComponents(f"“{name}” is not a proof of a mission.")
    return names.index(name)


def _wrong(board: Board, missions: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what would make a match impossible."""
    if len(board.costs) != CARD_COUNT or board.costs[0] != 0 or sorted(board.costs) != board.costs:
        yield "There must be five courage cards: the first free, none cheaper than the last."
    if min(board.courage) < 1 or min(board.force) < 1:
        yield "Every figure needs Force and Courage of at least 1."
    if not all(set(row["needs"]) <= set(NEEDS) for row in missions):
        yield f"A mission may need: {', '.join(NEEDS)}."
    if min(board.points) < 1 or board.victory_points < 1:
        yield "Every mission, and the victory, must be worth at least 1 point."
    if (board.hand_size, board.first_draw, board.draw) != (3, 5, 2):
        yield "Hands of missions are 3 of 5 cards, and then 1 of 2."
    for seat in range(board.players):
        kinds = sorted(board.start_kinds[seat])
        if kinds != sorted(KIND[figure] for figure in range(len(FIGURES)) if board.used[figure]):
            yield "The start map does not have the squares for the figures in play."
        for square, kind in zip(board.starts[seat], board.start_kinds[seat]):
            if kind == TOWER and board.bastion[square] != NOBODY:
                yield "A Tower cannot start in a bastion."


def _check(board: Board, missions: list[dict[str, Any]]) -> None:
    for sentence in _wrong(board, missions):
        raise BadComponents(sentence)
