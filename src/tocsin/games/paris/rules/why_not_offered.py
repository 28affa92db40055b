"""Reasons why keys, banks, targets and End Game tiles are not offered (RULES 3.6, 4.2 to 4.9)."""

# mypyc: compile

from tocsin.kernel.choice import ClosedOption
from tocsin.kernel.message import Message

from . import board as b
from .landmarks import buildable
from .move_key_targets import district_of, item_at, lot_of, spot_of
from .names import place_id
from .paying import IMPOSSIBLE, affordable, purse_of
from .place_building import are_piles_empty
from .position import Paris

# Message for a key, by the one reason that holds for all targets within the seat's means.
KEY_REASONS = {
    "closed-landmark": "closed-key-landmark",
    "closed-resources": "closed-key-resources",
    "closed-taken": "closed-key-taken",
    "closed-several": "closed-key-several",
}


def closed_actions(position: Paris, seat: int) -> list[ClosedOption]:
    """Return the reasons against placing a key, moving a key and taking an End Game tile."""
    no_keys = Message("closed-keys")
    end = Message("closed-end-gone" if are_piles_empty(position) else "closed-end-early")
    keys = sorted({*position.key_places(seat)})
    banks = range(b.BANK, b.BANK + b.DISTRICT_COUNT + 1)
    return [
        # A bank with a key of the seat gives the reason why that key cannot move.
        *(ClosedOption(place_id(place), _key_reason(position, seat, place)) for place in keys),
        *(ClosedOption(place_id(place), no_keys) for place in banks if place not in keys),
        ClosedOption("pile:end", end, "cell:end-pile"),
    ]


def closed_targets(position: Paris, seat: int, source: int) -> list[ClosedOption]:
    """Return the reason against each target of a key: spots in its reach and new landmarks."""
    spots = _standing(position, source) + _lots(0, position.lots[b.SUPPLY])
    return [
        ClosedOption(place_id(spot), _target_reason(position, seat, source, spot))
        for spot in spots
        if spot != source
    ]


def _reach(position: Paris, source: int) -> range:
    """Return the districts to which the key at a place may go (RULES 4.4 and 4.5)."""
    if source == b.ARC:
        return range(b.DISTRICT_COUNT)
    district = district_of(position, source)
    return range(district, district + 1)


def _standing(position: Paris, source: int) -> list[int]:
    """Return the spots with a building or landmark in the districts within reach."""
    return [
        spot
        for district in _reach(position, source)
        for spot in _lots(district, position.lots[district * b.LOT_FIELDS + b.HERE])
    ]


def _lots(district: int, lots: int) -> list[int]:
    return [spot_of(district, lot) for lot in range(b.LOT_BITS) if (lots >> lot) & 1]


def _price(position: Paris, source: int, spot: int) -> int:
    return position.board.values[spot] - position.board.place_values[source]


def _francs(position: Paris, seat: int) -> int:
    return position.seats[seat * b.SEAT_FIELDS + b.FRANCS]


def _key_reason(position: Paris, seat: int, source: int) -> Message:
    """Return the reason why a key cannot move."""
    francs = _francs(position, seat)
    higher = [spot for spot in _standing(position, source) if _price(position, source, spot) > 0]
    reasons = [
        (price, _target_reason(position, seat, source, spot).key)
        for spot in higher + _lots(0, position.lots[b.SUPPLY])
        if (price := _price(position, source, spot)) > 0
    ]
    within_means = {reason for price, reason in reasons if price <= francs}
    if not higher and within_means <= {"closed-landmark"}:
        return Message("closed-key-none")
    if not within_means:
        price = min(price for price, reason in reasons if reason == "closed-francs")
        return Message("closed-key-francs", {"price": price, "francs": francs})
    return Message(KEY_REASONS[within_means.pop() if len(within_means) == 1 else "closed-several"])


def _target_reason(position: Paris, seat: int, source: int, spot: int) -> Message:
    """Return the reason why a key cannot go to a spot."""
    price, francs = _price(position, source, spot), _francs(position, seat)
    if price <= 0:
        return Message("closed-lower")
    is_new = position.lots[b.SUPPLY] & lot_of(spot) and spot >= b.SPACE_COUNT
    if is_new and not any(
        buildable(position, district) & lot_of(spot) for district in _reach(position, source)
    ):
        return Message("closed-landmark")
    if price > francs:
        return Message("closed-francs", {"price": price, "francs": francs})
    item = item_at(position, spot)
    if affordable(position, seat, item, purse_of(position, seat)) == IMPOSSIBLE:
        return Message("closed-resources")
    return Message("closed-taken")
