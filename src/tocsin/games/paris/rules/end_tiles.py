"""End Game tiles: searched for, kept secret and used (RULES 4.24, 4.25 and 6.2)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import cells, with_item
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import event_ids
from .bookkeeping import discard_end, earn, score
from .end_and_scoring import announce_last_round
from .names import END_TILE
from .position import Paris


def are_left(position: Paris) -> bool:
    """Return whether any End Game tile is left to take (ruling A23)."""
    return position.taken_count < b.END_TILE_COUNT


def search(position: Paris) -> None:
    """Look through the tiles that are left."""
    seat = position.actor
    position.done()
    position.reveals += 1
    position.ask(b.SEARCHING, seat)
    position.tell(event_ids.SEARCHED, seat)


class Searching(Question[Paris]):
    """Take one of the End Game tiles that are left (RULES 4.24)."""

    def __init__(self) -> None:
        super().__init__(b.SEARCHING, "search")

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each tile that is left."""
        found = vec[i64]()
        for end in range(b.END_TILE_COUNT):
            if position.takers[end] == b.NOBODY:
                found = append(found, b.TAKE + end)
        return found

    def answer(self, position: Paris, action: i64) -> None:
        """Take a tile."""
        end: i64 = action - b.TAKE
        seat = position.actor
        position.done()
        position.takers = with_item(position.takers, end, seat)
        position.taken = with_item(position.taken, end, position.taken_count)
        position.seats[seat * b.SEAT_FIELDS + b.ENDS] |= 1 << end
        board = position.board
        position.tell_more(
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
    """Count a tile that was taken; with the last of them the end is near (RULES 7.1)."""
    position.taken_count += 1
    if not are_left(position):
        announce_last_round(position)


def add_end_uses(position: Paris, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add an action for each End Game tile the seat may use by itself: every one it holds."""
    ends: i64 = position.seats[seat * b.SEAT_FIELDS + b.ENDS]
    end: i64 = 0
    while ends >> end:
        if (ends >> end) & 1:
            found = append(found, b.USE_END + end)
        end += 1
    return found


def francs_of(position: Paris, end: i64) -> i64:
    """Return the Francs that a tile gives, or for which it is sold as the token it stands for."""
    gain = position.board.end_gain[end]
    if gain == b.END_POINTS:
        return 0
    return position.board.end_amount[end] if gain == b.END_FRANCS else position.board.sell[gain]


def use_end(position: Paris, end: i64) -> None:
    """Take what an End Game tile gives, or sell it as the token it stands for."""
    seat = position.actor
    discard_end(position, seat, end)
    position.tell(event_ids.USED_END, seat, end)
    if position.board.end_gain[end] == b.END_POINTS:
        score(position, seat, b.FROM_END_TILES, position.board.end_amount[end])
    else:
        earn(position, seat, francs_of(position, end))


def use_end_option(position: Paris, end: int, text: str) -> Option:
    """Return the use of a tile with what it brings."""
    args: dict[str, Argument] = {"tile": END_TILE(end)}
    gain = position.board.end_gain[end]
    if gain == b.END_POINTS:
        key, args["points"] = "option-use-points", position.board.end_amount[end]
    else:
        key = "option-use-francs" if gain == b.END_FRANCS else "option-sell-tile"
        args["francs"] = francs_of(position, end)
    return Option(text, f"own:use:e{end + 1}", Message(key, args))


# --- what a seat knows of them


def is_secret(position: Paris, end: i64) -> bool:
    """Return whether a taken tile is still unused."""
    taker: i64 = position.takers[end]
    if taker == b.NOBODY:
        return False
    return (position.seats[taker * b.SEAT_FIELDS + b.ENDS] >> end) & 1 == 1


def searches(position: Paris, seat: i64) -> i64:
    """Return when the seat looked through the tiles: how many had been taken by then, as bits."""
    times: i64 = 0
    for end in range(b.END_TILE_COUNT):
        # A spectator has the number of nobody, and nobody took what is left.
        if position.takers[end] == seat != b.NOBODY:
            times |= 1 << position.taken[end]
    if position.actor == seat and position.asked == b.SEARCHING:
        times |= 1 << position.taken_count
    return times


def imagine_ends(position: Paris, seat: i64, chance: Chance) -> None:
    """Deal the End Game tiles that the seat cannot know anew.

    Of what others took between two searches of the seat it knows the tiles, but not who has
    which; of what they took since the last one, and of what is left, it knows only the whole.
    """
    position.takers = position.takers[:]
    position.taken = position.taken[:]
    times = searches(position, seat)
    last: i64 = 0
    time: i64 = 0
    while times >> time:
        if (times >> time) & 1:
            _imagine_between(position, seat, last, time, chance, False)
            last = time
        time += 1
    _imagine_between(position, seat, last, b.END_TILE_COUNT + 1, chance, True)


def _imagine_between(
    position: Paris, seat: i64, since: i64, until: i64, chance: Chance, is_open: bool
) -> None:
    """Deal anew what others took in a stretch of time, together with what is left if open.

    The rows of takers are the position's own by now.
    """
    # By time: who took a tile then that is still secret.
    takers = cells(b.END_TILE_COUNT + 1, b.NOBODY)
    pool = vec[i64](capacity=b.END_TILE_COUNT)
    for end in range(b.END_TILE_COUNT):
        taker = position.takers[end]
        if taker == b.NOBODY:
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
        if owner != b.NOBODY:
            position.seats[owner * b.SEAT_FIELDS + b.ENDS] &= ~(1 << end)
        position.takers[end] = b.NOBODY
        position.taken[end] = b.NONE
    chance.shuffle_row(pool, 0, len(pool))
    dealt: i64 = 0
    for moment in range(b.END_TILE_COUNT + 1):
        if takers[moment] != b.NOBODY:
            new_owner = takers[moment]
            tile = pool[dealt]
            dealt += 1
            position.takers[tile] = new_owner
            position.taken[tile] = moment
            position.seats[new_owner * b.SEAT_FIELDS + b.ENDS] |= 1 << tile
