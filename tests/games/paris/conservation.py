"""Conservation of keys, tokens and tiles in every position of Paris."""

from tocsin.games.paris.rules import board as b
from tocsin.games.paris.rules.position import Paris
from tocsin.kernel.position import Position


def check(position: Position) -> None:
    """Raise AssertionError if a key, a token or a tile is missing or doubled."""
    assert isinstance(position, Paris)
    _check_keys(position)
    _check_buildings(position)
    _check_tokens(position)
    _check_districts(position)
    _check_bonus_tiles(position)
    _check_end_tiles(position)


def field(position: Paris, seat: int, name: int) -> int:
    return position.seats[seat * b.SEAT_FIELDS + name]


def standing(position: Paris, seat: int) -> list[int]:
    """Return the places of a seat's keys on the board."""
    first = seat * b.KEY_COUNT
    row = list(position.standing[first : first + b.KEY_COUNT])
    out = field(position, seat, b.OUT)
    assert all(place == b.NONE for place in row[out:]), "a key stands nowhere"
    return row[:out]


def lots_of(position: Paris) -> list[int]:
    """Return `Paris.lots` as derived from the other rows."""
    lots = [0] * (b.SUPPLY + 1)
    for spot in range(b.SPOT_COUNT):
        landmark = spot - b.SPACE_COUNT
        item = position.built[spot] if landmark < 0 else spot
        home = spot // b.VALUE_COUNT if landmark < 0 else position.landmarks[landmark]
        lot = 1 << (spot % b.VALUE_COUNT if landmark < 0 else b.VALUE_COUNT + landmark)
        if landmark >= 0 and home == b.NONE:
            lots[b.SUPPLY] |= lot
        elif item != b.NONE:
            first = home * b.LOT_FIELDS
            lots[first + b.HERE] |= lot
            lots[first + b.EMPTY] |= 0 if position.occupants[spot] else lot
            lots[first + b.COSTLY] |= lot if landmark < 0 and position.board.has_cost[item] else 0
    return lots


def _check_keys(position: Paris) -> None:
    occupants = [0] * b.SPOT_COUNT
    for seat in range(position.players):
        places = standing(position, seat)
        keys = [field(position, seat, name) for name in (b.SCREEN, b.SPARE)]
        assert min(keys) >= 0
        assert sum(keys) + len(places) == position.board.keys + position.board.spare_keys
        banks = [place - b.BANK for place in places if place >= b.BANK]
        assert sorted(banks) == [
            bank for bank in range(7) if field(position, seat, b.BANKS) >> bank & 1
        ]
        assert max(places, default=0) <= b.ARC
        for place in places:
            if place < b.BANK:
                occupants[place] += 1 << (4 * seat)
        assert field(position, seat, b.FRANCS) >= 0, "a seat is in debt"
    assert occupants == list(position.occupants), "the keys on the spots are miscounted"
    for spot, keys_there in enumerate(occupants):
        if keys_there:
            there = position.built[spot] if spot < b.SPACE_COUNT else position.landmarks[spot - 36]
            assert there != b.NONE, "a key stands on an empty space or an unbuilt landmark"


def _check_buildings(position: Paris) -> None:
    tiles = [tile for tile in position.built if tile != b.NONE] + list(position.removed)
    for pile in range(b.PILE_COUNT):
        height = position.heights[pile]
        row = list(position.piles[pile * b.PILE_SIZE : (pile + 1) * b.PILE_SIZE])
        assert all(tile == b.NONE for tile in row[height:])
        tiles += row[:height]
    if position.asked == b.SITING:
        tiles.append(position.subject)
    assert sorted(tiles) == list(range(b.SPACE_COUNT)), "a building tile is lost or doubled"
    for space, tile in enumerate(position.built):
        assert tile in (b.NONE, space) or (
            position.board.free_districts and tile % b.VALUE_COUNT == space % b.VALUE_COUNT
        )


def _check_tokens(position: Paris) -> None:
    for kind in range(b.KIND_COUNT):
        held = [field(position, seat, b.TOKENS + kind) for seat in range(position.players)]
        assert min([*held, position.supply[kind]]) >= 0
        total = sum(held) + position.supply[kind] + list(position.tokens).count(kind)
        assert total == position.board.tokens_per_kind, f"{total} tokens of kind {kind}"


def _check_districts(position: Paris) -> None:
    for district in range(b.DISTRICT_COUNT):
        here = [
            b.SPACE_COUNT + landmark
            for landmark in range(b.LANDMARK_COUNT)
            if position.landmarks[landmark] == district
        ]
        fields = position.districts[
            district * b.DISTRICT_FIELDS : (district + 1) * b.DISTRICT_FIELDS
        ]
        values = [position.board.values[spot] for spot in here]
        assert fields[b.HIGHEST] == max(values, default=0)
        assert len(set(values)) == len(values), "two landmarks of one value in a district"
        spots = [*range(district * b.VALUE_COUNT, (district + 1) * b.VALUE_COUNT), *here]
        places = [place for seat in range(position.players) for place in standing(position, seat)]
        assert fields[b.KEYS] == sum(place in spots for place in places)
    assert list(position.lots) == lots_of(position), "the open spots are miscounted"
    rewards = list(position.districts)[b.REWARD :: b.DISTRICT_FIELDS]
    placed = [tile for tile in rewards if tile != b.NONE]
    assert len(set(placed)) == len(placed) <= b.VP_TILE_COUNT


def _check_bonus_tiles(position: Paris) -> None:
    for number in range(1, b.TRACK_END + 1):
        left = position.left[position.place_of[number]]
        held = sum(field(position, seat, b.HELD) >> number & 1 for seat in range(position.players))
        gone = position.left[b.USED_UP + number]
        assert left >= 0
        assert left + held + gone == position.board.copies[number], f"bonus tile {number}"
        if not position.board.allows_used_numbers:
            used = [field(position, seat, b.USED) >> number & 1 for seat in range(position.players)]
            assert sum(used) == gone
    assert sorted(position.track) == list(range(b.TRACK_END + 1))


def _check_end_tiles(position: Paris) -> None:
    taken = [end for end in range(b.END_TILE_COUNT) if position.takers[end] != b.NO_SEAT]
    assert len(taken) == position.taken_count
    assert sorted(position.taken[end] for end in taken) == list(range(len(taken)))
    unused = 0
    for seat in range(position.players):
        ends = field(position, seat, b.ENDS)
        assert ends & unused == 0, "an End Game tile is held twice"
        unused |= ends
        assert all(
            position.takers[end] == seat for end in range(b.END_TILE_COUNT) if ends >> end & 1
        )
