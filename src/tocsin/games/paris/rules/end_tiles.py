"""End Game tiles: searched for, kept secret and used (RULES 4.24, 4.25 and 6.2)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import filled_row, with_item
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import event_ids
from .bookkeeping import discard_end, earn, score
from .end_and_scoring import announce_last_round
from .names import END_TILE
from .position import Paris


def are_end_tiles_left(position: Paris) -> bool:
    """Tell whether any End Game tile is left to take (ruling A23)."""
    return position.taken_count < b.END_TILE_COUNT


def search(position: Paris) -> None:
    """Show the remaining tiles to the acting seat, which then takes one."""
    seat = position.actor
    position.done()
    position.reveals += 1
    position.ask(b.SEARCHING, seat)
    position.emit(event_ids.SEARCHED, seat)


class Searching(Question[Paris]):
    """Take one of the remaining End Game tiles (RULES 4.24)."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each remaining tile."""
        actions = vec[i64]()
        for end in range(b.END_TILE_COUNT):
            if position.takers[end] == b.NO_SEAT:
                actions = append(actions, b.TAKE + end)
        return actions

    def answer(self, position: Paris, action: i64) -> None:
        """Take a tile."""
        end: i64 = action - b.TAKE
        seat = position.actor
        position.done()
        position.takers = with_item(position.takers, end, seat)
        position.taken = with_item(position.taken, end, position.taken_count)
        position.seats[seat * b.SEAT_FIELDS + b.ENDS] |= 1 << end
        board = position.board
        position.emit_more(
            event_ids.TOOK_END, seat, end, board.end_gain[end], board.end_amount[end]
        )
        count_taken(position)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a tile."""
        return Message("choose-end-tile")

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a tile."""
        tile = END_TILE(action - b.TAKE)
        return Option(text, tile, Message("option-take", {"tile": tile}))


def count_taken(position: Paris) -> None:
    """Count a taken tile; the last one announces the last round (RULES 7.1)."""
    position.taken_count += 1
    if not are_end_tiles_left(position):
        announce_last_round(position)


def add_end_uses(position: Paris, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Add an action for each End Game tile that the seat holds."""
    ends: i64 = position.seats[seat * b.SEAT_FIELDS + b.ENDS]
    for end in range(b.END_TILE_COUNT):
        if (ends >> end) & 1:
            actions = append(actions, b.USE_END + end)
    return actions


def francs_of(position: Paris, end: i64) -> i64:
    """Return the Francs that a tile gives, or the price of the token it stands for."""
    gain = position.board.end_gain[end]
    if gain == b.END_POINTS:
        return 0
    return position.board.end_amount[end] if gain == b.END_FRANCS else position.board.sell[gain]


def use_end(position: Paris, end: i64) -> None:
    """Take the VP or Francs of an End Game tile, or sell it as the token it stands for."""
    seat = position.actor
    discard_end(position, seat, end)
    position.emit(event_ids.USED_END, seat, end)
    if position.board.end_gain[end] == b.END_POINTS:
        score(position, seat, b.FROM_END_TILES, position.board.end_amount[end])
    else:
        earn(position, seat, francs_of(position, end))


def use_end_option(position: Paris, end: int, text: str) -> Option:
    """Return the option to use a tile, with its gain."""
    args: dict[str, Argument] = {"tile": END_TILE(end)}
    gain = position.board.end_gain[end]
    if gain == b.END_POINTS:
        key, args["points"] = "option-use-points", position.board.end_amount[end]
    else:
        key = "option-use-francs" if gain == b.END_FRANCS else "option-sell-tile"
        args["francs"] = francs_of(position, end)
    return Option(text, f"own:use:e{end + 1}", Message(key, args))


# --- the knowledge of a seat


def is_secret(position: Paris, end: i64) -> bool:
    """Tell whether a tile is taken and still unused."""
    taker: i64 = position.takers[end]
    if taker == b.NO_SEAT:
        return False
    return (position.seats[taker * b.SEAT_FIELDS + b.ENDS] >> end) & 1 == 1


def search_times(position: Paris, seat: i64) -> i64:
    """Return the times of a seat's searches, as bits; a time is the count of tiles taken before."""
    times: i64 = 0
    for end in range(b.END_TILE_COUNT):
        # A spectator has the number NO_SEAT, like the taker of a remaining tile.
        if position.takers[end] == seat != b.NO_SEAT:
            times |= 1 << position.taken[end]
    if position.actor == seat and position.asked == b.SEARCHING:
        times |= 1 << position.taken_count
    return times


def redeal_end_tiles(position: Paris, seat: i64, chance: Chance) -> None:
    """Resample the End Game tiles that the seat cannot know (RULES 6.2).

    Tiles taken by others between two searches of the seat are known as a set, but not their
    owners. Tiles taken since its last search form one unknown set with the remaining tiles.
    """
    position.takers = position.takers[:]
    position.taken = position.taken[:]
    times = search_times(position, seat)
    last: i64 = 0
    for time in range(b.END_TILE_COUNT + 1):
        if (times >> time) & 1:
            _redeal_between(position, seat, last, time, chance, False)
            last = time
    _redeal_between(position, seat, last, b.END_TILE_COUNT + 1, chance, True)


def _redeal_between(
    position: Paris, seat: i64, since: i64, until: i64, chance: Chance, is_open: bool
) -> None:
    """Resample the tiles that others took in a period, with the remaining ones if `is_open`.

    Changes `takers` and `taken` in place: the caller has replaced the shared rows by copies.
    """
    # By time of taking: the owner of a tile that is still secret.
    takers = filled_row(b.END_TILE_COUNT + 1, b.NO_SEAT)
    pool = vec[i64](capacity=b.END_TILE_COUNT)
    for end in range(b.END_TILE_COUNT):
        taker = position.takers[end]
        if taker == b.NO_SEAT:
            if is_open:
                pool = append(pool, end)
        elif taker != seat and is_secret(position, end):
            time = position.taken[end]
            if since <= time < until:
                takers[time] = taker
                pool = append(pool, end)
    if len(pool) == 0:
        return
    for end in pool:
        owner = position.takers[end]
        if owner != b.NO_SEAT:
            position.seats[owner * b.SEAT_FIELDS + b.ENDS] &= ~(1 << end)
        position.takers[end] = b.NO_SEAT
        position.taken[end] = b.NONE
    chance.shuffle_row(pool, 0, len(pool))
    dealt: i64 = 0
    for moment in range(b.END_TILE_COUNT + 1):
        new_owner = takers[moment]
        if new_owner != b.NO_SEAT:
            tile = pool[dealt]
            dealt += 1
            position.takers[tile] = new_owner
            position.taken[tile] = moment
            position.seats[new_owner * b.SEAT_FIELDS + b.ENDS] |= 1 << tile
