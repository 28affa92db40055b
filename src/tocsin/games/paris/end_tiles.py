"""End Game tiles: searched for, kept secret and used (RULES 4.24, 4.25 and 6.2)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tocsin.kernel.chance import Chance

from .board import (
    END_FRANCS,
    END_POINTS,
    END_TILE_COUNT,
    ENDS,
    FRANCS,
    NOBODY,
    NONE,
    POINTS,
    SEAT_FIELDS,
    changed,
)
from .paying import discard_end
from .steps import END_CODE, SEARCHING, TAKE, USE
from .told import EARNED, LAST_ROUND, SCORED, SEARCHED, TOOK_END, USED_END

if TYPE_CHECKING:
    from .position import Paris


def are_left(position: "Paris") -> bool:
    """Return whether any End Game tile is left to take."""
    return position.taken_count < END_TILE_COUNT


def search(position: "Paris") -> None:
    """Look through the tiles that are left."""
    position.finish_step()
    position.reveals += 1
    position.tell(SEARCHED, position.actor)
    position.push(SEARCHING, 0)


def finds(position: "Paris") -> list[int]:
    """Return an action for each tile that is left."""
    return [TAKE + end for end in range(END_TILE_COUNT) if position.takers[end] == NOBODY]


def take_end(position: "Paris", end: i64) -> None:
    """Take one of the tiles; with the last of them the end is near (RULES 7.1)."""
    position.finish_step()
    seat = position.actor
    position.takers = changed(position.takers, end, seat)
    position.taken = changed(position.taken, end, position.taken_count)
    position.taken_count += 1
    ends: i64 = position.seats[seat * SEAT_FIELDS + ENDS]
    position.seats[seat * SEAT_FIELDS + ENDS] = ends | (1 << end)
    if position.journal is not None:
        gain = position.board.end_gain[end]
        position.journal.append([TOOK_END, seat, end, gain, position.board.end_amount[end]])
    if position.taken_count == END_TILE_COUNT:
        position.last_round = position.round_number + 1
        position.tell(LAST_ROUND)


def add_end_uses(position: "Paris", seat: i64, legal: list[int]) -> None:
    """Add an action for each End Game tile the seat may use by itself: every one it holds."""
    ends: i64 = position.seats[seat * SEAT_FIELDS + ENDS]
    end: i64 = 0
    while ends >> end:
        if (ends >> end) & 1:
            legal.append(USE + END_CODE - 1 + end)
        end += 1


def use_end(position: "Paris", end: i64) -> None:
    """Take what an End Game tile gives, or sell it as the token it stands for."""
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    board = position.board
    discard_end(position, seat, end)
    position.tell(USED_END, seat, end)
    gain: i64 = board.end_gain[end]
    if gain == END_POINTS:
        position.seats[own + POINTS] += board.end_amount[end]
        position.tell(SCORED, seat, board.end_amount[end])
    else:
        francs = board.end_amount[end] if gain == END_FRANCS else board.sell[gain]
        position.seats[own + FRANCS] += francs
        position.tell(EARNED, seat, francs)


# --- what a seat knows of them


def is_secret(position: "Paris", end: i64) -> bool:
    """Return whether a taken tile is still unused."""
    taker: i64 = position.takers[end]
    if taker == NOBODY:
        return False
    ends: i64 = position.seats[taker * SEAT_FIELDS + ENDS]
    return (ends >> end) & 1 == 1


def searches(position: "Paris", seat: i64) -> list[int]:
    """Return when the seat looked through the tiles: how many had been taken by then."""
    times = [0] * (END_TILE_COUNT + 1)
    for end in range(END_TILE_COUNT):
        # A spectator has the number of nobody, and nobody took what is left.
        if position.takers[end] == seat != NOBODY:
            times[position.taken[end]] = 1
    if position.actor == seat and position.steps and position.steps[-2] == SEARCHING:
        times[position.taken_count] = 1
    return [time for time in range(END_TILE_COUNT + 1) if times[time]]


def imagine_ends(position: "Paris", seat: i64, chance: Chance) -> None:
    """Deal the End Game tiles that the seat cannot know anew.

    Of what others took between two searches of the seat it knows the tiles, but not who has
    which; of what they took since the last one, and of what is left, it knows only the whole.
    """
    position.takers = position.takers.copy()
    position.taken = position.taken.copy()
    times = searches(position, seat)
    last: i64 = 0
    for time in times:
        _imagine_between(position, seat, last, time, chance, False)
        last = time
    _imagine_between(position, seat, last, END_TILE_COUNT + 1, chance, True)


def _imagine_between(
    position: "Paris", seat: i64, since: i64, until: i64, chance: Chance, is_open: bool
) -> None:
    """Deal anew what others took in a stretch of time, together with what is left if open."""
    # By time: who took a tile then that is still secret.
    takers = [NOBODY] * (END_TILE_COUNT + 1)
    pool: list[int] = []
    for end in range(END_TILE_COUNT):
        taker: i64 = position.takers[end]
        if taker == NOBODY:
            if is_open:
                pool.append(end)
        elif taker != seat and is_secret(position, end):
            time: i64 = position.taken[end]
            if since <= time < until:
                takers[time] = taker
                pool.append(end)
    if not pool:
        return
    for end in pool:
        owner: i64 = position.takers[end]
        if owner != NOBODY:
            ends: i64 = position.seats[owner * SEAT_FIELDS + ENDS]
            position.seats[owner * SEAT_FIELDS + ENDS] = ends & ~(1 << end)
        position.takers[end] = NOBODY
        position.taken[end] = NONE
    chance.shuffle(pool)
    dealt: i64 = 0
    for moment in range(END_TILE_COUNT + 1):
        if takers[moment] != NOBODY:
            new_owner: i64 = takers[moment]
            tile: i64 = pool[dealt]
            dealt += 1
            position.takers[tile] = new_owner
            position.taken[tile] = moment
            bits: i64 = position.seats[new_owner * SEAT_FIELDS + ENDS]
            position.seats[new_owner * SEAT_FIELDS + ENDS] = bits | (1 << tile)
