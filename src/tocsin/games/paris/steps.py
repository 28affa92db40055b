"""The steps of a turn, and the numbers of the actions that answer them (RULES 3 and 4)."""

# mypyc: compile

from typing import Final

from .board import (
    DISTRICT_COUNT,
    END_TILE_COUNT,
    KIND_COUNT,
    PILE_COUNT,
    PLACE_COUNT,
    RESOURCE_COUNT,
    SPOT_COUNT,
    TRACK_END,
    VP_TILE_COUNT,
)

# What lies on the stack of steps: a kind and an argument each.
AFTER: Final = 0
PLAY: Final = 1
DRAWING: Final = 2
SITING: Final = 3
# The steps of a move that is not yet paid (RULES 6.4): its source; its source and a landmark;
# its source, its target and a district.
TARGET: Final = 4
WHERE: Final = 5
PAYING: Final = 6
BENEFIT: Final = 7
REWARDING: Final = 8
REWARDING_AT: Final = 9
TAKING_BONUS: Final = 10
TAKING_ANY: Final = 11
GOING_BACK: Final = 12
RETURNING: Final = 13
SEARCHING: Final = 14
STEPS: Final = ("after", "play", "draw", "site", "play", "play", "play", "benefit") + (
    "reward",
    "reward",
    "bonus",
    "bonus",
    "bonus",
    "return",
    "search",
)

# What a resource is paid with, or a prestige slot filled: a token, a bonus tile by its number,
# or an End Game tile.
TOKEN_CODE: Final = 0
END_CODE: Final = TRACK_END + 1
CODE_COUNT: Final = END_CODE + END_TILE_COUNT

# The numbers of the actions; the action space in `__init__` names them in the same order.
DRAW: Final = 0
BUILD: Final = DRAW + PILE_COUNT
PLACE: Final = BUILD + DISTRICT_COUNT
MOVE: Final = PLACE + DISTRICT_COUNT + 1
TO: Final = MOVE + PLACE_COUNT
INTO: Final = TO + SPOT_COUNT
PAY: Final = INTO + DISTRICT_COUNT
REWARD_WITH: Final = PAY + CODE_COUNT
AT: Final = REWARD_WITH + VP_TILE_COUNT
BONUS: Final = AT + DISTRICT_COUNT
HAND: Final = BONUS + TRACK_END
SEARCH: Final = HAND + (KIND_COUNT - RESOURCE_COUNT) * CODE_COUNT
TAKE: Final = SEARCH + 1
PASS: Final = TAKE + END_TILE_COUNT
DECLINE: Final = PASS + 1
FINISH: Final = DECLINE + 1
RETURN: Final = FINISH + 1
BUY: Final = RETURN + KIND_COUNT
SELL: Final = BUY + RESOURCE_COUNT
USE: Final = SELL + KIND_COUNT
