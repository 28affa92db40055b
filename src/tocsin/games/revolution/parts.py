"""What is printed on the bid board and in the town (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.message import Message
from tocsin.kernel.part import Part

from .board import (
    APOTHECARY,
    AREAS,
    BLACKMAIL,
    COPY,
    ENTER_ASYLUM,
    FORCE,
    GUARDHOUSE,
    INFLUENCE,
    INFLUENCE_ANY,
    INFLUENCE_RIVAL,
    OCCUPY,
    PALACE,
    PUT_IN_JAIL,
    REASSIGN,
    RECLAIM,
    SPACE_COUNT,
    SPACES,
    SPY,
    SUPPORT,
    TOKENS,
)
from .names import AREA, KIND, SPACE
from .position import Revolution
from .view import tokens

FACTS = {
    INFLUENCE_ANY: "fact-influence-any",
    INFLUENCE_RIVAL: "fact-influence-rival",
    SPY: "fact-spy",
    APOTHECARY: "fact-apothecary",
    OCCUPY: "fact-occupy",
    RECLAIM: "fact-reclaim",
    PUT_IN_JAIL: "fact-jail",
    ENTER_ASYLUM: "fact-asylum",
    COPY: "fact-copy",
}


# An area that need not be full for the match to end (RULES 7.1).
NEVER_ASKED = Message("fact-never-asked")


def parts(position: Revolution, components: Mapping[str, Any]) -> list[Part]:
    """Return what is printed on the bid board and in the town of this match."""
    sources = {
        name: group["source"]
        for group in components.values()
        for name, figures in group.items()
        if isinstance(figures, dict)
    }
    spaces = [
        Part(SPACE(space), _space_facts(position, space), sources[SPACES[space]])
        for space in position.board.order
    ]
    areas = [
        Part(AREA(area), _area_facts(position, area), sources[AREAS[area]])
        for area in position.board.areas
    ]
    if PALACE in position.board.areas:
        # It stands on the Palace's tile.
        figures = components["guardhouse"]["guardhouse"]
        areas.append(Part(AREA(GUARDHOUSE), _guardhouse_facts(figures), sources["guardhouse"]))
    return spaces + areas


def _space_facts(position: Revolution, space: int) -> list[Message]:
    refused = [
        kind for kind in (FORCE, BLACKMAIL) if not position.board.takes[kind * SPACE_COUNT + space]
    ]
    effects = position.board.effects[space]
    moves = effects[::2].count(REASSIGN)
    rewards = [
        fact
        for place in range(0, len(effects), 2)
        if effects[place] != REASSIGN
        for fact in _effect_facts(effects[place], effects[place + 1])
    ]
    if moves:
        rewards.append(Message("fact-reassign", {"amount": moves}))
    return rewards + [Message("fact-ban", {"kind": KIND(kind)}) for kind in refused]


def _effect_facts(effect: int, argument: int) -> list[Message]:
    if effect == SUPPORT:
        return [Message("fact-support", {"points": argument})]
    if effect == INFLUENCE:
        return [Message("fact-influence", {"area": AREA(argument)})]
    if effect == TOKENS:
        return [
            Message("fact-tokens", {"kind": f"kind:{kind}", "amount": amount})
            for kind, amount in tokens(argument).items()
            if amount
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
