"""What each seat may see, and is told: built up from nothing (RULES 6)."""

from typing import Any

from tocsin.kernel.event import SEAT, EventForm, number

from .board import (
    BANKS,
    DISTRICT_COUNT,
    DISTRICT_FIELDS,
    DISTRICTS,
    END_TILE_COUNT,
    END_TILES,
    ENDS,
    FRANCS,
    HELD,
    KEYS,
    KINDS,
    LANDMARK_COUNT,
    LANDMARKS,
    MEEPLE,
    NOBODY,
    NONE,
    PILE_COUNT,
    PILE_SIZE,
    PLACES,
    POINTS,
    RESOURCE_COUNT,
    REWARD,
    SCREEN,
    SEAT_FIELDS,
    SLOT_COUNT,
    SPACE_COUNT,
    SPACES,
    SPARE,
    SPOT_COUNT,
    TOKENS,
    TRACK_END,
    TYPES,
    USED,
    VALUE_COUNT,
    VP_TILE_COUNT,
    VP_TILES,
)
from .end_tiles import is_secret, searches
from .landmarks import MASKS, WAITING
from .names import (
    DISTRICT,
    END_TILE,
    GAINED,
    KIND,
    LANDMARK,
    TYPE,
    VP_TILE,
    bonus_id,
)
from .position import Paris
from .scoring import TIERS, TOTAL, district_points, strengths
from .steps import PAYING, REWARDING_AT, SITING, STEPS, TARGET

FRANCS_PAID = ("francs", number)
SCORE = ("points", number)
BUILDING = (("type", TYPE), ("value", number), ("district", DISTRICT))

# In the order of told.py.
EVENTS = (
    EventForm("round-begins", (("round", number),)),
    EventForm("drew", (SEAT, ("type", TYPE), ("value", number))),
    EventForm("built", (SEAT, *BUILDING)),
    EventForm("removed", (SEAT, ("type", TYPE), ("value", number))),
    EventForm("banked", (SEAT, ("district", DISTRICT), FRANCS_PAID)),
    EventForm("to-arc", (SEAT,)),
    EventForm("acquired", (SEAT, *BUILDING, FRANCS_PAID)),
    EventForm("new-landmark", (SEAT, ("landmark", LANDMARK), ("district", DISTRICT))),
    EventForm(
        "acquired-landmark",
        (SEAT, ("landmark", LANDMARK), ("district", DISTRICT), FRANCS_PAID),
    ),
    EventForm("paid", (SEAT, ("kind", KIND))),
    EventForm("paid-bonus", (SEAT, ("kind", KIND), ("tile", bonus_id))),
    EventForm("paid-end", (SEAT, ("kind", KIND), ("tile", END_TILE))),
    EventForm("took-token", (SEAT, ("kind", KIND))),
    EventForm("scored", (SEAT, SCORE)),
    EventForm("earned", (SEAT, FRANCS_PAID)),
    EventForm("rewarded", (SEAT, ("tile", VP_TILE), ("district", DISTRICT))),
    EventForm("declined", (SEAT,)),
    EventForm("bonus-taken", (SEAT, ("tile", bonus_id))),
    EventForm("used-bonus", (SEAT, ("tile", bonus_id))),
    EventForm("used-end", (SEAT, ("tile", END_TILE))),
    EventForm("handed", (SEAT, ("kind", KIND), SCORE)),
    EventForm("bought", (SEAT, ("kind", KIND), FRANCS_PAID)),
    EventForm("sold", (SEAT, ("kind", KIND), FRANCS_PAID)),
    EventForm("returned", (SEAT, ("kind", KIND), SCORE)),
    EventForm("more-key", (SEAT, FRANCS_PAID)),
    EventForm("searched", (SEAT,)),
    # Which tile it was only its taker knows (RULES 6.2).
    EventForm("took-end", (SEAT,), (("tile", END_TILE), ("gain", GAINED), ("amount", number))),
    EventForm("passed", (SEAT,)),
    EventForm("last-round"),
    EventForm("ended", (("round", number),)),
    EventForm("turn-begins", (SEAT,)),
    EventForm("chose-reward", (SEAT, ("tile", VP_TILE))),
    # All that others learn of a move before it is paid (RULES 6.4).
    EventForm("moving", (SEAT,)),
    EventForm("paid-fee", (SEAT, FRANCS_PAID)),
)


def view(position: Paris, viewer: int | None) -> dict[str, Any]:
    """Return what the viewer (None: a spectator) may see."""
    strength = strengths(position)
    return {
        "round": position.round_number,
        "last_round": position.last_round or None,
        "first": position.first,
        "acting": _somebody(position.actor),
        "step": STEPS[position.steps[-2]] if position.steps else "over",
        "seats": [_seat(position, seat, viewer) for seat in range(position.players)],
        "piles": [_pile(position, pile) for pile in range(PILE_COUNT)],
        "drawn": _drawn(position),
        "districts": [
            _district(position, strength, district) for district in range(DISTRICT_COUNT)
        ],
        "arc": _at_bank(position, DISTRICT_COUNT),
        "landmarks": [_landmark(position, landmark) for landmark in range(LANDMARK_COUNT)],
        "prestige": _slots(position),
        "placing": _placing(position),
        "vp_tiles": [_vp_tile(position, tile) for tile in range(VP_TILE_COUNT)],
        "track": [_track(position, place) for place in range(1, TRACK_END + 1)],
        "reserve": {
            name: position.supply[kind] for kind, name in enumerate(KINDS[:RESOURCE_COUNT])
        },
        "gone": {
            name: position.supply[kind] for kind, name in enumerate(KINDS) if kind >= RESOURCE_COUNT
        },
        "end_tiles": {
            "left": END_TILE_COUNT - position.taken_count,
            "seen": _seen(position, viewer),
        },
        "move": _move(position) if viewer is not None and viewer == position.actor else None,
    }


def _seat(position: Paris, seat: int, viewer: int | None) -> dict[str, Any]:
    own = position.seats[seat * SEAT_FIELDS : (seat + 1) * SEAT_FIELDS]
    shown = seat == viewer or not position.board.closed
    taken = [end for end in range(END_TILE_COUNT) if position.takers[end] == seat]
    return {
        "points": own[POINTS],
        "meeple": own[MEEPLE],
        "spare_keys": own[SPARE],
        "used": _bits(own[USED]),
        # Behind the screen (RULES 6.3).
        "keys": own[SCREEN] if shown else None,
        "francs": own[FRANCS] if shown else None,
        "tokens": (
            {name: own[TOKENS + kind] for kind, name in enumerate(KINDS)} if shown else None
        ),
        "tiles": _bits(own[HELD]) if shown else None,
        # How many End Game tiles are unused is open, which they are is not (RULES 6.2).
        "end_count": len(_bits(own[ENDS])),
        "end_tiles": [END_TILES[end] for end in _bits(own[ENDS])] if seat == viewer else None,
        "end_used": [END_TILES[end] for end in taken if not is_secret(position, end)],
    }


def _bits(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if (bits >> place) & 1]


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _pile(position: Paris, pile: int) -> dict[str, Any]:
    """Return a pile: of its tiles only the district on the back of the topmost is seen."""
    height = position.heights[pile]
    top = position.piles[pile * PILE_SIZE + height - 1] if height else NONE
    return {"height": height, "district": DISTRICTS[top // VALUE_COUNT] if height else None}


def _drawn(position: Paris) -> dict[str, Any] | None:
    """Return the tile for which a district is being chosen."""
    if not position.steps or position.steps[-2] != SITING:
        return None
    tile = position.steps[-1]
    return {
        "type": TYPES[position.board.types[tile]],
        "value": position.board.values[tile],
        "district": DISTRICTS[tile // VALUE_COUNT],
    }


def _district(position: Paris, strength: list[int], district: int) -> dict[str, Any]:
    fields = position.districts[district * DISTRICT_FIELDS : (district + 1) * DISTRICT_FIELDS]
    seats = range(position.players)
    first = district * VALUE_COUNT
    standing = [
        landmark for landmark in range(LANDMARK_COUNT) if position.landmarks[landmark] == district
    ]
    return {
        "id": DISTRICTS[district],
        "pays": position.board.banks[district],
        "bank": _at_bank(position, district),
        "keys": fields[KEYS],
        "vp_tile": None if fields[REWARD] == NONE else VP_TILES[fields[REWARD]],
        "totals": [strength[district * position.players + seat] // TOTAL for seat in seats],
        "points": [district_points(position, strength, district, seat) for seat in seats],
        "spaces": [_space(position, space) for space in range(first, first + VALUE_COUNT)],
        "landmarks": [
            LANDMARKS[landmark]
            for landmark in sorted(
                standing, key=lambda one: position.board.values[SPACE_COUNT + one]
            )
        ],
    }


def _at_bank(position: Paris, bank: int) -> list[bool]:
    """Return for each seat whether it has a key on a bank, or on the Arc."""
    return [
        bool((position.seats[seat * SEAT_FIELDS + BANKS] >> bank) & 1)
        for seat in range(position.players)
    ]


def _space(position: Paris, space: int) -> dict[str, Any]:
    tile, token = position.built[space], position.tokens[space]
    built = tile != NONE
    return {
        "id": SPACES[space],
        "value": position.board.values[space],
        "type": TYPES[position.board.types[tile]] if built else None,
        "wood": position.board.needs[tile * RESOURCE_COUNT] if built else None,
        "token": None if token == NONE else KINDS[token],
        "keys": _keys(position, space),
    }


def _keys(position: Paris, spot: int) -> list[int]:
    """Return how many keys of each seat stand on a spot."""
    return [(position.occupants[spot] >> (4 * seat)) & 15 for seat in range(position.players)]


def _landmark(position: Paris, landmark: int) -> dict[str, Any]:
    district = position.landmarks[landmark]
    board = position.board
    spot = SPACE_COUNT + landmark
    first = landmark * SLOT_COUNT
    return {
        "id": LANDMARKS[landmark],
        "value": board.values[spot],
        "cost": {
            name: board.needs[spot * RESOURCE_COUNT + kind]
            for kind, name in enumerate(KINDS[:RESOURCE_COUNT])
        },
        "prestige": [
            {"kind": KINDS[board.slot_kind[slot]], "points": board.slot_points[slot]}
            for slot in range(first, first + SLOT_COUNT)
        ],
        "district": None if district == NONE else DISTRICTS[district],
        "keys": _keys(position, spot),
    }


def _slots(position: Paris) -> dict[str, Any] | None:
    """Return the landmark acquired in this turn, if any, and its slots that are still open."""
    noted = position.steps[1] if position.steps else 0
    if noted == 0:
        return None
    landmark = noted // WAITING // MASKS - 1
    mask = noted // WAITING % MASKS
    return {
        "landmark": LANDMARKS[landmark],
        "open": [slot for slot in range(SLOT_COUNT) if (mask >> slot) & 1],
    }


def _placing(position: Paris) -> str | None:
    """Return the VP tile taken up and not yet put down."""
    if not position.steps or position.steps[-2] != REWARDING_AT:
        return None
    return VP_TILES[position.steps[-1]]


def _vp_tile(position: Paris, tile: int) -> dict[str, Any]:
    placed = [
        DISTRICTS[district]
        for district in range(DISTRICT_COUNT)
        if position.districts[district * DISTRICT_FIELDS + REWARD] == tile
    ]
    return {
        "id": VP_TILES[tile],
        "figures": position.board.rewards[tile * TIERS : (tile + 1) * TIERS],
        "district": placed[0] if placed else None,
    }


def _track(position: Paris, place: int) -> dict[str, Any]:
    return {
        "place": place,
        "number": position.track[place],
        "left": position.left[place],
        "meeples": [
            seat
            for seat in range(position.players)
            if position.seats[seat * SEAT_FIELDS + MEEPLE] == place
        ],
    }


def _seen(position: Paris, viewer: int | None) -> list[str] | None:
    """Return the End Game tiles that were left when the viewer last searched and took one."""
    times = [] if viewer is None else searches(position, viewer)
    if not times:
        return None
    return [
        END_TILES[end]
        for end in range(END_TILE_COUNT)
        if position.takers[end] == NOBODY or position.taken[end] > times[-1]
    ]


def _move(position: Paris) -> dict[str, Any] | None:
    """Return the move that the viewer itself has begun."""
    chosen = [
        position.steps[place + 1]
        for place in range(0, len(position.steps), 2)
        if TARGET <= position.steps[place] <= PAYING
    ]
    if not chosen:
        return None
    # The first step of a move says where its key stands, that of paying where it goes.
    target = district = None
    if position.steps[-2] == PAYING:
        spot, into = divmod(chosen[-1], DISTRICT_COUNT)
        target, district = PLACES[spot % SPOT_COUNT], DISTRICTS[into]
    return {
        "source": PLACES[chosen[0]],
        "target": target,
        "district": district,
        "plan": position.plan.copy(),
    }
