"""What is printed on the bid board and in the town (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.message import Message
from tocsin.kernel.part import Part, origins_by_name

from ..rules import board as n
from ..rules.board import AREAS, GUARDHOUSE, PALACE, SPACE_COUNT, SPACES
from ..rules.components import effects_of
from ..rules.names import AREA, KIND, SPACE
from ..rules.position import Revolution

FACTS = {
    n.INFLUENCE_ANY: "fact-influence-any",
    n.INFLUENCE_RIVAL: "fact-influence-rival",
    n.SPY: "fact-spy",
    n.APOTHECARY: "fact-apothecary",
    n.OCCUPY: "fact-occupy",
    n.RECLAIM: "fact-reclaim",
    n.PUT_IN_JAIL: "fact-jail",
    n.ENTER_ASYLUM: "fact-asylum",
    n.COPY: "fact-copy",
}


# An area that need not be full for the match to end (RULES 7.1).
NEVER_ASKED = Message("fact-never-asked")


def parts(position: Revolution, components: Mapping[str, Any]) -> list[Part]:
    """Return what is printed on the bid board and in the town of this match."""
    of = origins_by_name(components)
    spaces = [
        Part(SPACE(space), _space_facts(position, space), *of[SPACES[space]])
        for space in position.board.order
    ]
    areas = [
        Part(AREA(area), _area_facts(position, area), *of[AREAS[area]])
        for area in position.board.areas
    ]
    if PALACE in position.board.areas:
        # It stands on the Palace's tile.
        figures = components["guardhouse"]["guardhouse"]
        areas.append(Part(AREA(GUARDHOUSE), _guardhouse_facts(figures), *of["guardhouse"]))
    return spaces + areas


def _space_facts(position: Revolution, space: int) -> list[Message]:
    takes = position.board.takes
    refused = [kind for kind in (n.FORCE, n.BLACKMAIL) if not takes[kind * SPACE_COUNT + space]]
    effects = effects_of(position.board, space)
    moves = sum(effect == n.REASSIGN for effect, _ in effects)
    rewards = [
        fact
        for effect, argument in effects
        if effect != n.REASSIGN
        for fact in _effect_facts(effect, argument)
    ]
    if moves:
        rewards.append(Message("fact-reassign", {"amount": moves}))
    return rewards + [Message("fact-ban", {"kind": KIND(kind)}) for kind in refused]


def _effect_facts(effect: int, argument: int) -> list[Message]:
    if effect == n.SUPPORT:
        return [Message("fact-support", {"points": argument})]
    if effect == n.INFLUENCE:
        return [Message("fact-influence", {"area": AREA(argument)})]
    if effect == n.TOKENS:
        return [
            Message("fact-tokens", {"kind": KIND(kind), "amount": amount})
            for kind in range(n.KIND_COUNT)
            if (amount := (argument >> n.SHIFT[kind]) & 0xFF)
        ]
    return [Message(FACTS[effect])]


def _area_facts(position: Revolution, area: int) -> list[Message]:
    board = position.board
    scoring = "fact-each-cube" if board.each_cube[area] else "fact-majority"
    facts = [
        Message(scoring, {"points": board.points[area]}),
        Message("fact-spaces", {"amount": board.capacity[area]}),
    ]
    return facts if area in board.must_fill else [*facts, NEVER_ASKED]


def _guardhouse_facts(figures: Mapping[str, int]) -> list[Message]:
    return [
        Message("fact-protects"),
        Message("fact-unscored"),
        Message("fact-spaces", {"amount": figures["spaces"]}),
        NEVER_ASKED,
    ]
