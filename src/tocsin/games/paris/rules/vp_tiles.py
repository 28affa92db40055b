"""VP tiles, brought by the fourth key of a district (RULES 4.13)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Message

from . import board as b
from . import event_ids, wording
from .names import DISTRICT, VP_TILE
from .position import Paris


def vp_tile_of(position: Paris, district: i64) -> i64:
    """Return the VP tile of a district, or NONE."""
    return position.districts[district * b.DISTRICT_FIELDS + b.REWARD]


def placed_vp_tiles(position: Paris) -> i64:
    """Return the bit set of the VP tiles that lie in districts."""
    placed: i64 = 0
    for district in range(b.DISTRICT_COUNT):
        tile = vp_tile_of(position, district)
        if tile != b.NONE:
            placed |= 1 << tile
    return placed


class Rewarding(Question[Paris]):
    """Choose a VP tile, or decline; the subject is the district that earned it (ruling A8)."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each remaining VP tile, and to decline; none without tiles."""
        placed = placed_vp_tiles(position)
        actions = vec[i64]()
        for tile in range(b.VP_TILE_COUNT):
            if not (placed >> tile) & 1:
                actions = append(actions, b.REWARD_WITH + tile)
        return append(actions, b.DECLINE) if len(actions) > 0 else actions

    def answer(self, position: Paris, action: i64) -> None:
        """Choose a VP tile and continue with its district."""
        seat = position.actor
        position.done()
        if action == b.DECLINE:
            position.emit(event_ids.DECLINED, seat)
            return
        tile: i64 = action - b.REWARD_WITH
        position.emit(event_ids.CHOSE_REWARD, seat, tile)
        position.ask(b.REWARDING_AT, seat, tile)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a tile."""
        return Message("choose-reward", {"district": DISTRICT(position.subject)})

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a tile."""
        if action == b.DECLINE:
            return wording.decline_option(text)
        tile = VP_TILE(action - b.REWARD_WITH)
        return Option(text, tile, Message("option-reward", {"tile": tile}))


class RewardingAt(Question[Paris]):
    """Put the chosen VP tile, the subject, on the free spot of a district."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each district without a VP tile."""
        actions = vec[i64]()
        for district in range(b.DISTRICT_COUNT):
            if vp_tile_of(position, district) == b.NONE:
                actions = append(actions, b.AT + district)
        return actions

    def answer(self, position: Paris, action: i64) -> None:
        """Put the tile on the district."""
        district: i64 = action - b.AT
        tile = position.subject
        field: i64 = district * b.DISTRICT_FIELDS + b.REWARD
        position.districts = with_item(position.districts, field, tile)
        position.emit(event_ids.REWARDED, position.actor, tile, district)
        position.done()

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a district."""
        return Message("choose-reward-district", {"tile": VP_TILE(position.subject)})

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a district."""
        district = DISTRICT(action - b.AT)
        return Option(text, district, Message("option-at", {"district": district}))
