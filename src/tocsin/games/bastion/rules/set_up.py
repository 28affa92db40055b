"""Set-up: reserves, drawbridges, missions, objects and armies (RULES 2 and 5.1)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row, with_item

from . import board
from .board import IN_HAND_OF, MISSION_COUNT, NO_CARDS, NO_SEAT, NOTHING, PIECE_COUNT, SEAT_COUNT
from .course import BastionMatch
from .deployment import deploy_by_chance
from .ground import packed_row
from .missions.knowledge import ALL_PLAIN


def set_up(position: BastionMatch) -> None:
    """Set up a match and run on to the first decision (RULES 2.2 and 5.1, ruling A46)."""
    chance = position.chance
    players = position.players
    lay_out(position)
    position.first = chance.below(players)
    position.token = position.first
    if not position.board.common:
        cards = list(range(MISSION_COUNT))
        chance.shuffle(cards)
        position.deck = packed_row(cards)
    position.deck_label = filled_row(len(position.deck), ALL_PLAIN)
    if position.board.advanced:
        deal(position)
    position.ask(board.NEXT, position.first)
    if position.board.free_deployment:
        position.ask(board.OPENING, position.first)
    else:
        deploy_by_chance(position)
    if not position.board.common:
        for turn in range(players - 1, -1, -1):
            position.ask(board.DEALING, (position.first + turn) % players)
    position.proceed()


def lay_out(position: BastionMatch) -> None:
    """Create all rows: full reserves, open drawbridges, tokens at home (RULES 2.1)."""
    players = position.players
    pieces = players * PIECE_COUNT
    position.place = filled_row(pieces, NOTHING)
    position.at = filled_row(position.board.size, NOTHING)
    position.value = filled_row(pieces, NOTHING)
    position.shown = filled_row(pieces, 0)
    position.carrier = filled_row(pieces, NOTHING)
    position.load = filled_row(players * 2, NOTHING)
    position.deeds = filled_row(pieces, 0)
    position.rescued = filled_row(pieces, 0)
    position.reserve = vec[i64]([position.board.reserves[n % 3] for n in range(players * 3)])
    position.resistance = filled_row(players, position.board.resistance)
    zeros = filled_row(players, 0)
    position.alive = zeros
    position.closed = zeros
    position.captives = zeros
    position.turned = zeros
    position.freed = zeros
    position.broke = zeros
    position.held = zeros
    position.planned = zeros
    at_home = packed_row(list(range(players)))
    position.treasure = at_home
    position.flag = at_home
    position.hands = filled_row(players * board.HAND_ROOM, NOTHING)
    position.hand_label = filled_row(players * board.HAND_ROOM, ALL_PLAIN)
    position.laid = filled_row(MISSION_COUNT, NO_SEAT)
    position.card_label = filled_row(MISSION_COUNT, ALL_PLAIN)
    position.bearer = filled_row(board.OBJECT_COUNT, board.IN_BOX)
    position.event_at = filled_row(board.EVENT_COUNT, board.IN_BOX)
    position.spied = filled_row(players * SEAT_COUNT, 0)
    position.cards = NO_CARDS
    position.extra = NO_CARDS


def deal(position: BastionMatch) -> None:
    """Deal one object and one event to each seat (RULES 2.7)."""
    objects = list(range(board.OBJECT_COUNT))
    events = list(range(board.EVENT_COUNT))
    position.chance.shuffle(objects)
    position.chance.shuffle(events)
    for seat in range(position.players):
        position.bearer = with_item(position.bearer, objects[seat], IN_HAND_OF - seat)
        position.event_at = with_item(position.event_at, events[seat], seat)
