"""Everything put on the table (RULES 2 and 5.1)."""

# mypyc: compile

from tocsin.kernel.fields import cells, replaced

from . import board
from .board import IN_HAND_OF, MISSION_COUNT, NOBODY, NOTHING, PIECE_COUNT, SEAT_COUNT
from .course import BastionMatch
from .deployment import deploy_by_chance
from .hidden_missions import ALL_PLAIN


def set_up(position: BastionMatch) -> None:
    """Lay everything out, and run on to the first decision (RULES 2.2 and 5.1, ruling A46)."""
    chance = position.chance
    players = position.players
    lay_out(position)
    position.first = chance.below(players)
    position.token = position.first
    if not position.board.common:
        cards = list(range(MISSION_COUNT))
        chance.shuffle(cards)
        position.deck = tuple(cards)
    position.deck_label = (ALL_PLAIN,) * len(position.deck)
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
    """Make room for everything; full reserves, whole and open drawbridges, tokens at home.

    RULES 2.1.
    """
    players = position.players
    pieces = players * PIECE_COUNT
    position.place = cells(pieces, NOTHING)
    position.at = cells(position.board.size, NOTHING)
    position.value = (NOTHING,) * pieces
    position.shown = cells(pieces, 0)
    position.carrier = cells(pieces, NOTHING)
    position.load = cells(players * 2, NOTHING)
    position.deeds = cells(pieces, 0)
    position.rescued = (0,) * pieces
    position.alive = cells(players, 0)
    position.reserve = cells(players * 3, 0)
    for place in range(players * 3):
        position.reserve[place] = position.board.reserves[place % 3]
    position.resistance = (position.board.resistance,) * players
    position.closed = cells(players, 0)
    nobody_yet = (0,) * players
    position.captives = nobody_yet
    position.turned = nobody_yet
    position.freed = nobody_yet
    position.broke = nobody_yet
    position.held = nobody_yet
    position.planned = nobody_yet
    position.treasure = tuple(range(players))
    position.flag = tuple(range(players))
    position.hands = (NOTHING,) * (players * board.HAND_ROOM)
    position.hand_label = (ALL_PLAIN,) * (players * board.HAND_ROOM)
    position.laid = (NOBODY,) * MISSION_COUNT
    position.card_label = (ALL_PLAIN,) * MISSION_COUNT
    position.bearer = (board.IN_BOX,) * board.OBJECT_COUNT
    position.event_at = (board.IN_BOX,) * board.EVENT_COUNT
    position.spied = (0,) * (players * SEAT_COUNT)
    position.cards = (NOTHING, NOTHING)
    position.extra = (NOTHING, NOTHING)


def deal(position: BastionMatch) -> None:
    """Deal one object and one event to each seat (RULES 2.7)."""
    objects = list(range(board.OBJECT_COUNT))
    events = list(range(board.EVENT_COUNT))
    position.chance.shuffle(objects)
    position.chance.shuffle(events)
    for seat in range(position.players):
        position.bearer = replaced(position.bearer, objects[seat], IN_HAND_OF - seat)
        position.event_at = replaced(position.event_at, events[seat], seat)
