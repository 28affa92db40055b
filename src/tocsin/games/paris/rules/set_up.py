"""Set-up of a match before the first turn (RULES 2 and 5.1)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.fields import filled_row

from . import board as b
from .board import Board
from .position import Paris
from .turn import begin_turn


def set_up(position: Paris) -> None:
    """Lay out all components and run on to the first decision (RULES 2.4, 2.6 and 5.1)."""
    board, chance = position.board, position.chance
    position.track = track_of(board, chance)
    position.place_of = spaces_by_number(position.track)
    tiles = list(range(b.SPACE_COUNT))
    chance.shuffle(tiles)
    position.first = chance.below(position.players)
    position.tokens = tokens_of(board, chance)
    position.standing = filled_row(position.players * b.KEY_COUNT, b.NONE)
    position.occupants = filled_row(b.SPOT_COUNT, 0)
    position.built = filled_row(b.SPACE_COUNT, b.NONE)
    position.landmarks = filled_row(b.LANDMARK_COUNT, b.NONE)
    position.supply = filled_row(b.KIND_COUNT, 0)
    position.scored = filled_row(position.players * b.SOURCE_COUNT, 0)
    position.takers = filled_row(b.END_TILE_COUNT, b.NO_SEAT)
    position.taken = filled_row(b.END_TILE_COUNT, b.NONE)
    position.left = filled_row(b.USED_UP + b.TRACK_END + 1, 0)
    for space in range(1, b.TRACK_END + 1):
        position.left[space] = board.copies[position.track[space]]
    position.districts = filled_row(b.DISTRICT_COUNT * b.DISTRICT_FIELDS, 0)
    for district in range(b.DISTRICT_COUNT):
        position.districts[district * b.DISTRICT_FIELDS + b.REWARD] = b.NONE
    position.lots = filled_row(b.SUPPLY + 1, 0)
    position.lots[b.SUPPLY] = ((1 << b.LANDMARK_COUNT) - 1) << b.VALUE_COUNT
    lay_out_seats(position)
    lay_out_piles(position, tiles)
    position.ask(b.TURN, position.first)
    begin_turn(position, position.first)
    position.proceed()


def lay_out_seats(position: Paris) -> None:
    """Give every seat its keys and Francs (RULES 1.12 and 2.5)."""
    board = position.board
    position.seats = filled_row(position.players * b.SEAT_FIELDS, 0)
    for seat in range(position.players):
        own: i64 = seat * b.SEAT_FIELDS
        position.seats[own + b.FRANCS] = board.francs
        position.seats[own + b.SCREEN] = board.keys
        position.seats[own + b.SPARE] = board.spare_keys


def lay_out_piles(position: Paris, tiles: list[int]) -> None:
    """Put some of the shuffled tiles aside, and form three equal piles (RULES 2.3 and 2.8)."""
    removed: i64 = position.board.removed
    height: i64 = (b.SPACE_COUNT - removed) // b.PILE_COUNT
    first_tiles = tiles[:removed]
    position.removed = vec[i64](first_tiles)
    position.heights = filled_row(b.PILE_COUNT, height)
    position.piles = filled_row(b.PILE_COUNT * b.PILE_SIZE, b.NONE)
    for pile in range(b.PILE_COUNT):
        for index in range(height):
            position.piles[pile * b.PILE_SIZE + index] = tiles[removed + pile * height + index]


def tokens_of(board: Board, chance: Chance) -> vec[i64]:
    """Return the token beside each space (RULES 2.1 and 2.7)."""
    tokens = filled_row(b.SPACE_COUNT, b.NONE)
    for space in range(b.SPACE_COUNT):
        tokens[space] = board.tokens[space % b.VALUE_COUNT]
    if board.random_setup:
        # The gold resources stay; all other tokens are shuffled.
        spaces = [space for space in range(b.SPACE_COUNT) if tokens[space] != b.GOLD]
        shuffled: list[int] = [tokens[space] for space in spaces]
        chance.shuffle(shuffled)
        for index in range(len(spaces)):
            tokens[spaces[index]] = shuffled[index]
    return tokens


def track_of(board: Board, chance: Chance) -> vec[i64]:
    """Return the number on each space of the track; space 0 has none (RULES 2.2, 2.7)."""
    track = vec[i64]([0])
    for zone in board.zones:
        numbers = list(range(len(track), zone + 1))
        if board.random_setup:
            chance.shuffle(numbers)
        for number in numbers:
            track = append(track, number)
    return track


def spaces_by_number(track: vec[i64]) -> vec[i64]:
    """Return the space of each number, the inverse of the track."""
    spaces = filled_row(len(track), 0)
    for space in range(1, len(track)):
        spaces[track[space]] = space
    return spaces
