"""The printed facts of figures, cards and terrain (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.message import Argument, Message
from tocsin.kernel.part import Part, figure_sources, sources_by_figure

from ..rules import board, names
from ..rules.position import Bastion


def parts(position: Bastion, components: Mapping[str, Any]) -> list[Part]:
    """Return the parts of a match; items and events in the advanced game only."""
    printed = position.board
    of, named = figure_sources(components), sources_by_figure(components)
    all_parts = [
        Part(names.FIGURE(figure), _figure_facts(position, figure), *named[board.FIGURES[figure]])
        for figure in range(board.PIECE_COUNT)
        if printed.used[figure]
    ]
    high = len(components["courage"]["costs"])
    all_parts += [
        Part(
            f"card:{card}",
            [Message("fact-cost", {"amount": printed.costs[card - 1]})],
            *of["courage" if card <= high else "high_courage"],
        )
        for card in range(1, board.CARD_COUNT + 1)
    ]
    all_parts += [
        Part(
            names.MISSION(mission),
            _mission_facts(position, mission),
            *named[board.MISSIONS[mission]],
        )
        for mission in range(board.MISSION_COUNT)
    ]
    grounds = [n for n in range(len(board.TERRAINS)) if n in printed.terrain]
    ground = of["arm" if board.COURT in grounds or board.BATTLEFIELD in grounds else "sector"]
    all_parts += [Part(f"terrain:{board.TERRAINS[n]}", _terrain_facts(n), *ground) for n in grounds]
    if printed.advanced:
        all_parts += [
            Part(names.OBJECT(n), [Message(f"fact-{name.replace('_', '-')}")], *named[name])
            for n, name in enumerate(board.OBJECTS)
        ]
        all_parts += [
            Part(names.EVENT(n), _event_facts(position, n), *named[name])
            for n, name in enumerate(board.EVENTS)
        ]
    return all_parts


def _figure_facts(position: Bastion, figure: int) -> list[Message]:
    printed = position.board
    args: dict[str, Argument] = {"force": printed.force[figure], "courage": printed.courage[figure]}
    kind = board.KIND[figure]
    return [
        Message("fact-values", args),
        Message("fact-class", {"side": names.ON_SIDE(printed.side[kind])}),
        # RULES 4.6 to 4.10, 4.22
        Message(f"fact-moves-{board.KINDS[kind]}"),
    ]


def _mission_facts(position: Bastion, mission: int) -> list[Message]:
    printed = position.board
    facts = [
        Message(f"fact-need-{need}", {"amount": printed.needs[mission * board.NEED_COUNT + n]})
        for n, need in enumerate(board.NEEDS)
        if printed.needs[mission * board.NEED_COUNT + n]
    ]
    facts = facts or [Message(f"fact-proof-{board.PROOFS[printed.proof[mission]]}")]
    facts += [
        Message(
            "fact-gain", {"reserve": names.RESERVE(n), "amount": printed.gains[mission * 3 + n]}
        )
        for n in range(3)
        if printed.gains[mission * 3 + n]
    ]
    return [*facts, Message("fact-points", {"points": printed.points[mission]})]


def _terrain_facts(terrain: int) -> list[Message]:
    levels = board.LEVELS[terrain]
    facts = [Message("fact-ground")] if levels & board.GROUND else []
    return facts + ([Message("fact-upstairs")] if levels & board.UPSTAIRS else [])


def _event_facts(position: Bastion, event: int) -> list[Message]:
    printed = position.board
    costs = ((0, printed.event_green[event]), (1, printed.event_red[event]))
    return [Message(f"fact-{board.EVENTS[event]}")] + [
        Message("fact-price", {"reserve": names.RESERVE(n), "amount": cost})
        for n, cost in costs
        if cost
    ]
