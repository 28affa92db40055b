"""The facts printed on the bid board and in the town (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.message import Message
from tocsin.kernel.part import Part, sources_by_figure

from ..rules import board as ids
from ..rules.board import AREAS, GUARDHOUSE, PALACE, SPACE_COUNT, SPACES
from ..rules.components import effects_of
from ..rules.names import AREA, KIND, SPACE
from ..rules.position import Revolution
from ..rules.tokens import BLACKMAIL, FORCE, KIND_COUNT, amount_of

FACTS = {
    ids.INFLUENCE_ANY: "fact-influence-any",
    ids.INFLUENCE_RIVAL: "fact-influence-rival",
    ids.SPY: "fact-spy",
    ids.APOTHECARY: "fact-apothecary",
    ids.OCCUPY: "fact-occupy",
    ids.RECLAIM: "fact-reclaim",
    ids.PUT_IN_JAIL: "fact-jail",
    ids.ENTER_ASYLUM: "fact-asylum",
    ids.COPY: "fact-copy",
}


# The match can end before the area is full (RULES 7.1).
NOT_COUNTED = Message("fact-never-asked")


def parts(position: Revolution, components: Mapping[str, Any]) -> list[Part]:
    """Return the spaces of the bid board and the areas of the town, with their facts."""
    origins = sources_by_figure(components)
    spaces = [
        Part(SPACE(space), _space_facts(position, space), *origins[SPACES[space]])
        for space in position.board.order
    ]
    areas = [
        Part(AREA(area), _area_facts(position, area), *origins[AREAS[area]])
        for area in position.board.areas
    ]
    if PALACE in position.board.areas:
        # The Guardhouse is on the Palace's tile.
        cube_spaces = Message(
            "fact-spaces", {"amount": components["guardhouse"]["guardhouse"]["spaces"]}
        )
        facts = [Message("fact-protects"), Message("fact-unscored"), cube_spaces, NOT_COUNTED]
        areas.append(Part(AREA(GUARDHOUSE), facts, *origins["guardhouse"]))
    return spaces + areas


def _space_facts(position: Revolution, space: int) -> list[Message]:
    takes = position.board.takes
    banned = [kind for kind in (FORCE, BLACKMAIL) if not takes[kind * SPACE_COUNT + space]]
    effects = effects_of(position.board, space)
    reassigns = sum(effect == ids.REASSIGN for effect, _ in effects)
    rewards = [
        fact
        for effect, argument in effects
        if effect != ids.REASSIGN
        for fact in _effect_facts(effect, argument)
    ]
    if reassigns:
        rewards.append(Message("fact-reassign", {"amount": reassigns}))
    return rewards + [Message("fact-ban", {"kind": KIND(kind)}) for kind in banned]


def _effect_facts(effect: int, argument: int) -> list[Message]:
    if effect == ids.SUPPORT:
        return [Message("fact-support", {"points": argument})]
    if effect == ids.INFLUENCE:
        return [Message("fact-influence", {"area": AREA(argument)})]
    if effect == ids.TOKENS:
        return [
            Message("fact-tokens", {"kind": KIND(kind), "amount": amount})
            for kind in range(KIND_COUNT)
            if (amount := amount_of(argument, kind))
        ]
    return [Message(FACTS[effect])]


def _area_facts(position: Revolution, area: int) -> list[Message]:
    board = position.board
    scoring = "fact-each-cube" if board.each_cube[area] else "fact-majority"
    facts = [
        Message(scoring, {"points": board.points[area]}),
        Message("fact-spaces", {"amount": board.capacity[area]}),
    ]
    return facts if area in board.must_fill else [*facts, NOT_COUNTED]
