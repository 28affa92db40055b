"""Both scorings and the winner (RULES 7.1 to 7.3, 7.6, 7.9 to 7.12, 7.16, 7.17 and 7.19)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import filled_row, with_item
from tocsin.kernel.message import Message
from tocsin.kernel.outcome import Outcome, ranked

from . import board as b
from . import event_ids, names
from .bonuses import score
from .catacombs import bag_count, clear_niches, draw_henchman
from .flags import printed_totals
from .mission_points import mission_points
from .position import Bastille
from .preparation import is_final
from .weapons import score_weapons

GROUPS: Final = vec[i64]([b.JOIN + group for group in range(b.GROUP_COUNT)])


# --- steps of both scorings


class Drawing(Question[Bastille]):
    """The drawing of henchmen until the bag is empty or the draws are used up (ruling A17)."""

    def carry_out(self, position: Bastille) -> None:
        """Draw the next henchman; after the last one, score the Bastille."""
        if position.cursor < position.board.draws and bag_count(position) > 0:
            draw_henchman(position)
            return
        clear_niches(position)
        score_seats(position, b.FROM_BASTILLE, track_points(position))
        position.done()
        position.cursor = 0
        position.ask(b.ARM, b.NO_SEAT)


def begin_scoring(position: Bastille) -> None:
    """Score gems and crowns; the catacombs are next (RULES 7.1)."""
    board = position.board
    score_seats(position, b.FROM_GEMS, gem_points(position))
    crowns = board.crowns_final if is_final(position) else board.crowns_interim
    score_seats(position, b.FROM_CROWNS, crown_points(position, crowns))
    position.cursor = 0


def gem_points(position: Bastille) -> vec[i64]:
    """Return the points of each seat for its gems (RULES 7.2)."""
    gems = printed_totals(position, position.board.gems)
    seat: i64
    for seat in range(position.players):
        gems[seat] *= position.board.gem_points
    return gems


def crown_points(position: Bastille, points: i64) -> vec[i64]:
    """Return `points` for each seat with the most crowns, at least one (RULES 7.3, ruling A2)."""
    crowns = printed_totals(position, position.board.crowns)
    most: i64 = 0
    for count in crowns:
        most = max(most, count)
    seat: i64
    for seat in range(position.players):
        crowns[seat] = points if most > 0 and crowns[seat] == most else 0
    return crowns


def track_points(position: Bastille) -> vec[i64]:
    """Return the points of each seat for the last line its marker has reached (RULES 7.6)."""
    points = filled_row(position.players, 0)
    seat: i64
    for seat in range(position.players):
        points[seat] = position.board.line_points[position.track[seat]]
    return points


def score_seats(position: Bastille, source: i64, points: vec[i64]) -> None:
    """Score points by seat; in the final scoring count the seats scored in `tallied`."""
    seat: i64
    for seat in range(position.players):
        if is_final(position):
            position.tallied += 1
        if points[seat]:
            score(position, seat, source, points[seat])


# --- steps of the final scoring only


class Joining(Question[Bastille]):
    """The open choice of a group for the monk `position.subject` (ruling A14)."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return an answer for each group."""
        return GROUPS

    def answer(self, position: Bastille, action: i64) -> None:
        """Assign the monk to a group."""
        seat = position.actor
        card = position.subject
        group = action - b.JOIN
        position.done()
        position.joined = with_item(position.joined, card - b.FIRST_MONK, group)
        position.emit(event_ids.JOINED, seat, card, group)

    def sentence(self, position: Bastille, seat: int) -> Message:
        return Message("choose-group", {"card": names.CARD(position.subject)})

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        group_id = names.GROUP(action - b.JOIN)
        return Option(text, group_id, Message("option-join", {"group": group_id}))


def next_monk(position: Bastille) -> bool:
    """Ask for the group of the next monk and return True, or False if all monks have a group.

    Seats decide counter-clockwise, the start player last (RULES 7.9).
    """
    players = position.players
    card: i64
    while position.cursor < players:
        seat = (position.start - 1 - position.cursor + players) % players
        for card in range(b.FIRST_MONK, b.CARD_COUNT):
            has_group = position.joined[card - b.FIRST_MONK] != b.NO_GROUP
            if position.owner[card] == seat and not has_group:
                position.ask(b.ASK_GROUP, seat, card)
                return True
        position.cursor += 1
    return False


def score_final_only(position: Bastille) -> None:
    """Score the steps after the Bastille: characters, missions, henchmen, coins, weapons."""
    seat: i64
    points = printed_totals(position, position.board.points)
    for seat in range(position.players):
        score(position, seat, b.FROM_CHARACTERS, points[seat])  # RULES 7.11
    score_missions(position)
    for seat in range(position.players):
        score(position, seat, b.FROM_HENCHMEN, henchman_points(position, seat))
    # The coins themselves stay for the tie-break.
    for seat in range(position.players):
        score(position, seat, b.FROM_COINS, coin_points(position, seat))
    score_weapons(position)


def score_missions(position: Bastille) -> None:
    """Reveal and score all missions (RULES 7.12)."""
    position.reveals += 1
    seat: i64
    for seat in range(position.players):
        held = position.missions[seat]
        for mission in range(b.MISSION_COUNT):
            if (held >> mission) & 1:
                points = mission_points(position, seat, mission)
                position.points[seat * b.SOURCE_COUNT + b.FROM_MISSIONS] += points
                position.emit(event_ids.MISSION_SCORED, seat, mission, points)


def henchman_points(position: Bastille, seat: i64) -> i64:
    """Return the points for the seat's henchmen in the bag (RULES 7.16)."""
    return position.bag[seat] * position.board.henchman_points


def coin_points(position: Bastille, seat: i64) -> i64:
    """Return the points for the seat's coins (RULES 7.17)."""
    return position.coins[seat] // position.board.coins_each_point


# --- the end


def total_points(position: Bastille, seat: i64) -> i64:
    """Return the points scored by a seat so far."""
    points: i64 = 0
    for source in range(b.SOURCE_COUNT):
        points += position.points[seat * b.SOURCE_COUNT + source]
    return points


def outcome(position: Bastille) -> Outcome:
    """Return the outcome of the finished match (RULES 7.19)."""
    seats = range(position.players)
    breakdown = [
        {
            f"source:{name}": position.points[seat * b.SOURCE_COUNT + n]
            for n, name in enumerate(b.SOURCES)
        }
        for seat in seats
    ]
    totals = [sum(points.values()) for points in breakdown]
    ranks = ranked([(totals[seat], position.coins[seat]) for seat in seats])
    if ranks.count(1) > 1:
        reason = "shared"
    elif totals.count(max(totals)) > 1:
        reason = "most-coins"
    else:
        reason = "most-points"
    return Outcome(totals, breakdown, ranks, reason)
