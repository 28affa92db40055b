"""VP tiles: the fourth key of a district brings one (RULES 4.13)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import DISTRICT_COUNT, DISTRICT_FIELDS, NONE, REWARD, VP_TILE_COUNT, changed
from .steps import AT, DECLINE, REWARD_WITH, REWARDING_AT
from .told import CHOSE_REWARD, REWARDED

if TYPE_CHECKING:
    from .position import Paris


def free_spots(position: "Paris") -> list[int]:
    """Return an action for each district without a VP tile."""
    return [
        AT + district
        for district in range(DISTRICT_COUNT)
        if position.districts[district * DISTRICT_FIELDS + REWARD] == NONE
    ]


def rewards(position: "Paris") -> list[int]:
    """Return an action for each VP tile that is left, and to decline; none if none is left."""
    placed: i64 = 0
    for district in range(DISTRICT_COUNT):
        tile: i64 = position.districts[district * DISTRICT_FIELDS + REWARD]
        if tile != NONE:
            placed |= 1 << tile
    legal: list[int] = []
    for tile in range(VP_TILE_COUNT):
        if not (placed >> tile) & 1:
            legal.append(REWARD_WITH + tile)
    if legal:
        legal.append(DECLINE)
    return legal


def choose_reward(position: "Paris", tile: i64) -> None:
    """Take up a VP tile, to be put down next."""
    position.finish_step()
    position.tell(CHOSE_REWARD, position.actor, tile)
    position.push(REWARDING_AT, tile)


def reward(position: "Paris", district: i64) -> None:
    """Put the VP tile on the spot of a district."""
    tile = position.finish_step()
    field: i64 = district * DISTRICT_FIELDS + REWARD
    position.districts = changed(position.districts, field, tile)
    position.tell(REWARDED, position.actor, tile, district)
