"""What a match of Paris never loses or wins: keys, tokens, and tiles of every kind."""

from tocsin.games.paris.rules.board import (
    ARC,
    BANK,
    BANKS,
    DISTRICT_COUNT,
    DISTRICT_FIELDS,
    END_TILE_COUNT,
    ENDS,
    FRANCS,
    HELD,
    HIGHEST,
    KEY_COUNT,
    KEYS,
    KIND_COUNT,
    LANDMARK_COUNT,
    NOBODY,
    NONE,
    OUT,
    PILE_COUNT,
    PILE_SIZE,
    REWARD,
    SCREEN,
    SEAT_FIELDS,
    SITING,
    SPACE_COUNT,
    SPARE,
    SPOT_COUNT,
    TOKENS,
    TRACK_END,
    USED,
    USED_UP,
    VALUE_COUNT,
    VP_TILE_COUNT,
)
from tocsin.games.paris.rules.position import Paris
from tocsin.games.paris.rules.set_up import lots_of
from tocsin.kernel.position import Position


def check(position: Position) -> None:
    """Raise if a key, a token or a tile is missing or too many."""
    assert isinstance(position, Paris)
    _check_keys(position)
    _check_buildings(position)
    _check_tokens(position)
    _check_districts(position)
    _check_bonus_tiles(position)
    _check_end_tiles(position)


def field(position: Paris, seat: int, name: int) -> int:
    return position.seats[seat * SEAT_FIELDS + name]


def standing(position: Paris, seat: int) -> list[int]:
    """Return where the keys of a seat on the board stand."""
    first = seat * KEY_COUNT
    row = list(position.standing[first : first + KEY_COUNT])
    out = field(position, seat, OUT)
    assert all(place == NONE for place in row[out:]), "a key stands nowhere"
    return row[:out]


def _check_keys(position: Paris) -> None:
    occupants = [0] * SPOT_COUNT
    for seat in range(position.players):
        places = standing(position, seat)
        keys = [field(position, seat, name) for name in (SCREEN, SPARE)]
        assert min(keys) >= 0
        assert sum(keys) + len(places) == position.board.keys + position.board.spare_keys
        banks = [place - BANK for place in places if place >= BANK]
        assert sorted(banks) == [b for b in range(7) if field(position, seat, BANKS) >> b & 1]
        assert max(places, default=0) <= ARC
        for place in places:
            if place < BANK:
                occupants[place] += 1 << (4 * seat)
        assert field(position, seat, FRANCS) >= 0, "a seat is in debt"
    assert occupants == list(position.occupants), "the keys on the spots are miscounted"
    for spot, keys_there in enumerate(occupants):
        if keys_there:
            there = position.built[spot] if spot < SPACE_COUNT else position.landmarks[spot - 36]
            assert there != NONE, "a key stands on what is not there"


def _check_buildings(position: Paris) -> None:
    tiles = [tile for tile in position.built if tile != NONE] + list(position.removed)
    for pile in range(PILE_COUNT):
        height = position.heights[pile]
        row = list(position.piles[pile * PILE_SIZE : (pile + 1) * PILE_SIZE])
        assert all(tile == NONE for tile in row[height:])
        tiles += row[:height]
    if position.asked == SITING:
        tiles.append(position.about)
    assert sorted(tiles) == list(range(SPACE_COUNT)), "a building tile is lost or doubled"
    for space, tile in enumerate(position.built):
        assert tile in (NONE, space) or (
            position.board.free_districts and tile % VALUE_COUNT == space % VALUE_COUNT
        )


def _check_tokens(position: Paris) -> None:
    for kind in range(KIND_COUNT):
        held = [field(position, seat, TOKENS + kind) for seat in range(position.players)]
        assert min([*held, position.supply[kind]]) >= 0
        total = sum(held) + position.supply[kind] + list(position.tokens).count(kind)
        assert total == position.board.tokens_per_kind, f"{total} tokens of kind {kind}"


def _check_districts(position: Paris) -> None:
    for district in range(DISTRICT_COUNT):
        here = [
            SPACE_COUNT + landmark
            for landmark in range(LANDMARK_COUNT)
            if position.landmarks[landmark] == district
        ]
        fields = position.districts[district * DISTRICT_FIELDS : (district + 1) * DISTRICT_FIELDS]
        values = [position.board.values[spot] for spot in here]
        assert fields[HIGHEST] == max(values, default=0)
        assert len(set(values)) == len(values), "two landmarks of one value in a district"
        spots = [*range(district * VALUE_COUNT, (district + 1) * VALUE_COUNT), *here]
        places = [place for seat in range(position.players) for place in standing(position, seat)]
        assert fields[KEYS] == sum(place in spots for place in places)
    assert list(position.lots) == list(lots_of(position)), "the open spots are miscounted"
    rewards = list(position.districts)[REWARD::DISTRICT_FIELDS]
    placed = [tile for tile in rewards if tile != NONE]
    assert len(set(placed)) == len(placed) <= VP_TILE_COUNT


def _check_bonus_tiles(position: Paris) -> None:
    for number in range(1, TRACK_END + 1):
        left = position.left[position.place_of[number]]
        held = sum(field(position, seat, HELD) >> number & 1 for seat in range(position.players))
        gone = position.left[USED_UP + number]
        assert left >= 0
        assert left + held + gone == position.board.copies[number], f"bonus tile {number}"
        if not position.board.allows_used_numbers:
            used = [field(position, seat, USED) >> number & 1 for seat in range(position.players)]
            assert sum(used) == gone
    assert sorted(position.track) == list(range(TRACK_END + 1))


def _check_end_tiles(position: Paris) -> None:
    taken = [end for end in range(END_TILE_COUNT) if position.takers[end] != NOBODY]
    assert len(taken) == position.taken_count
    assert sorted(position.taken[end] for end in taken) == list(range(len(taken)))
    unused = 0
    for seat in range(position.players):
        ends = field(position, seat, ENDS)
        assert ends & unused == 0, "an End Game tile is held twice"
        unused |= ends
        assert all(position.takers[end] == seat for end in range(END_TILE_COUNT) if ends >> end & 1)
