"""Steps of both scorings: gems, crowns, catacombs, Bastille (RULES 7.1 to 7.3, 7.6, 7.7, 7.10)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import cells, with_item
from tocsin.kernel.message import Message

from . import board as b
from . import names, told
from .bastille_track import seat_at
from .bonuses import score
from .catacombs import clear_niches, cubes_in_bag, draw
from .end_and_scoring import is_final
from .flags import totals
from .position import Bastille


class Drawing(Question[Bastille]):
    """Henchmen are drawn from the bag, while there are any (ruling A17)."""

    def carry_out(self, position: Bastille) -> None:
        """Draw the next henchman; after the last the Bastille is scored."""
        if position.cursor < position.board.draws and cubes_in_bag(position) > 0:
            draw(position)
            return
        clear_niches(position)
        score_track(position)
        position.done()
        position.cursor = 0
        position.ask(b.ARM, b.NOBODY)


class Claiming(Question[Bastille]):
    """Which two weapon tokens a seat takes, both together (ruling A10, RULES 7.7)."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return an answer for each pair of kinds that is laid out."""
        return vec[i64](
            [b.CLAIM + pair for pair in range(b.PAIR_COUNT) if has_pair(position, pair)]
        )

    def answer(self, position: Bastille, action: i64) -> None:
        """Take two tokens."""
        seat = position.actor
        one = b.PAIR_FIRST[action - b.CLAIM]
        other = b.PAIR_SECOND[action - b.CLAIM]
        position.done()
        take_token(position, seat, one)
        take_token(position, seat, other)
        if one == other:
            position.tell(told.CLAIMED_TWO, seat, one)
        else:
            position.tell(told.CLAIMED, seat, one, other)

    def sentence(self, position: Bastille, seat: int) -> Message:
        """Ask for two tokens."""
        return Message("choose-weapons")

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        """Offer two tokens."""
        one = b.PAIR_FIRST[action - b.CLAIM]
        other = b.PAIR_SECOND[action - b.CLAIM]
        message = Message("option-claim", {"one": names.WEAPON(one), "other": names.WEAPON(other)})
        if one == other:
            message = Message("option-claim-two", {"weapon": names.WEAPON(one)})
        return Option(text, f"weapons:{b.WEAPONS[one]}:{b.WEAPONS[other]}", message)


def gem_points(position: Bastille) -> vec[i64]:
    """Return what each seat's gems are worth (RULES 7.2)."""
    gems = totals(position, position.board.gems)
    seat: i64
    for seat in range(position.players):
        gems[seat] *= position.board.gem
    return gems


def crown_points(position: Bastille, points: i64) -> vec[i64]:
    """Return the points for the most crowns, for everybody who has as many.

    None is not the most (RULES 7.3, ruling A2).
    """
    crowns = totals(position, position.board.crowns)
    most: i64 = 0
    for count in crowns:
        most = max(most, count)
    seat: i64
    for seat in range(position.players):
        crowns[seat] = points if most > 0 and crowns[seat] == most else 0
    return crowns


def track_points(position: Bastille) -> vec[i64]:
    """Return the points of the last line that each marker has reached (RULES 7.6)."""
    points = cells(position.players, 0)
    seat: i64
    for seat in range(position.players):
        points[seat] = position.board.lines[position.track[seat]]
    return points


def begin_scoring(position: Bastille) -> None:
    """Score gems and crowns; the catacombs are next (RULES 7.1)."""
    score_gems(position)
    score_crowns(position)
    position.cursor = 0


def score_gems(position: Bastille) -> None:
    """Score every gem."""
    score_each(position, b.FROM_GEMS, gem_points(position))


def score_crowns(position: Bastille) -> None:
    """Score the most crowns."""
    board = position.board
    points = board.crowns_final if is_final(position) else board.crowns_interim
    score_each(position, b.FROM_CROWNS, crown_points(position, points))


def score_track(position: Bastille) -> None:
    """Score the Bastille."""
    score_each(position, b.FROM_BASTILLE, track_points(position))


def score_each(position: Bastille, source: i64, points: vec[i64]) -> None:
    """Score points by seat, noting in the final scoring who has had them."""
    seat: i64
    for seat in range(position.players):
        if is_final(position):
            position.tallied += 1
        if points[seat]:
            score(position, seat, source, points[seat])


def next_claim(position: Bastille) -> None:
    """Let the next seat in the order of the track take weapon tokens."""
    seat = seat_at(position, position.cursor)
    position.cursor += 1
    if position.cursor < position.players:
        position.ask(b.ASK_WEAPONS, seat)
    else:
        claim_last(position, seat)


def has_pair(position: Bastille, pair: i64) -> bool:
    """Return whether both tokens of a pair are laid out."""
    one = b.PAIR_FIRST[pair]
    other = b.PAIR_SECOND[pair]
    if one == other:
        return position.arsenal[one] > 1
    return position.arsenal[one] > 0 and position.arsenal[other] > 0


def claim_last(position: Bastille, seat: i64) -> None:
    """Take the token that is left."""
    weapon: i64
    for weapon in range(b.GROUP_COUNT):
        if position.arsenal[weapon]:
            take_token(position, seat, weapon)
            position.tell(told.CLAIMED_LAST, seat, weapon)
            return


def take_token(position: Bastille, seat: i64, weapon: i64) -> None:
    """Move a token from the Bastille to a seat."""
    place = seat * b.GROUP_COUNT + weapon
    position.arsenal = with_item(position.arsenal, weapon, position.arsenal[weapon] - 1)
    position.weapons = with_item(position.weapons, place, position.weapons[place] + 1)
