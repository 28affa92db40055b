"""The fields of a position of Bastion' Siege."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import Course

from .board import NO_SEAT, NOTHING, Board


class Bastion(Course):
    """A position without its rules: fields indexed by piece or seat.

    A piece is seat * PIECE_COUNT + index in PIECES. Copies get their own `place` and `at`; all
    other rows are shared between copies, so that a change replaces the row (fields.py).
    """

    def __init__(self, board: Board, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        nothing = vec[i64]()
        # By piece: its square, NOWHERE, or PRISON_OF - captor.
        self.place: vec[i64] = nothing
        # By square: the piece on the ground; always NOTHING for the battlefield square.
        self.at: vec[i64] = nothing
        # By piece: the figure with its Force and Courage, and the viewers that have seen them: a
        # bit for each seat, and PUBLIC.
        self.value: vec[i64] = nothing
        self.shown: vec[i64] = nothing
        # By piece: the Tower that carries it. By seat * 2 + Tower: the piece on it.
        self.carrier: vec[i64] = nothing
        self.load: vec[i64] = nothing
        # By piece: its actions of this turn, as bits (board.DISPLACED and following).
        self.deeds: vec[i64] = nothing
        # By piece: 1 if it was freed from a prison before.
        self.rescued: vec[i64] = nothing
        # By seat: its pieces on the board, and the prisoners it holds; then the number of pieces on
        # the battlefield square.
        self.alive: vec[i64] = nothing
        self.captives: vec[i64] = nothing
        self.crowd: i64 = 0
        # By seat * 3: green, red, blue.
        self.reserve: vec[i64] = nothing
        # By seat: resistance of its drawbridge, whether it is closed, and whether it was opened or
        # closed this turn.
        self.resistance: vec[i64] = nothing
        self.closed: vec[i64] = nothing
        self.turned: vec[i64] = nothing
        # By owner: the seat that has its treasure and its flag.
        self.treasure: vec[i64] = nothing
        self.flag: vec[i64] = nothing
        # Missions: cards by seat * HAND_ROOM + slot; by card the seat that laid it; the deck, top
        # card first.
        self.hands: vec[i64] = nothing
        self.laid: vec[i64] = nothing
        self.deck: vec[i64] = nothing
        # Each viewer's knowledge of missions (missions/knowledge.py).
        self.deck_label: vec[i64] = nothing
        self.hand_label: vec[i64] = nothing
        self.card_label: vec[i64] = nothing
        # By seat: whether it freed a prisoner, destroyed a drawbridge, held ramparts.
        self.freed: vec[i64] = nothing
        self.broke: vec[i64] = nothing
        self.held: vec[i64] = nothing
        # By object, and by event: its owner (board.IN_BOX and following).
        self.bearer: vec[i64] = nothing
        self.event_at: vec[i64] = nothing
        # Pairs of a spying piece and the seat it spies on.
        self.spies: vec[i64] = nothing
        # By seat * SEAT_COUNT + spied seat: the round of the last report, which is public.
        self.spied: vec[i64] = nothing
        # By seat * PIECE_COUNT: the figures deployed so far. By seat: their number.
        self.plans: vec[i64] = nothing
        self.planned: vec[i64] = nothing
        # The first seat of the match, the seat in turn, and the class it chose.
        self.first: i64 = 0
        self.token: i64 = 0
        self.side: i64 = NOTHING
        self.round_number: i64 = 0
        # The last round with a gain or a loss.
        self.progress: i64 = 0
        # Rapidity spent this turn, and 1 while a Truce forbids attacks.
        self.spent: i64 = 0
        self.truce: i64 = 0
        # The piece that moves, is set free, or is brought home by the amulet; and the seat whose
        # prison is opened.
        self.picked: i64 = NOTHING
        self.captor: i64 = NO_SEAT
        # The current combat: attacking seat, attacked piece or owner of the attacked drawbridge,
        # valiant, supporters, cards of attacker and defender, and cards added to events.
        self.attacker: i64 = NO_SEAT
        self.target: i64 = NOTHING
        self.bridge: i64 = NO_SEAT
        self.valiant: i64 = NOTHING
        self.support: vec[i64] = nothing
        self.cards: vec[i64] = nothing
        self.extra: vec[i64] = nothing
        # The seats that took a prisoner in the current combat, as bits.
        self.captures: i64 = 0
        # The report on the last combat (combat/combat_report.py): a row of items, then pairs of
        # supporter and Force, of captor and prisoner, of object and new bearer.
        self.fought: vec[i64] = nothing
        self.helped: vec[i64] = nothing
        self.lost: vec[i64] = nothing
        self.won: vec[i64] = nothing
        # The reason for the end of the match (end_and_scoring.py), or 0.
        self.reason: i64 = 0

    def copy_from(self, other: Self) -> None:
        """Copy all fields of another position."""
        super().copy_from(other)
        self.place = other.place[:]
        self.at = other.at[:]
        self.value = other.value
        self.shown = other.shown
        self.carrier = other.carrier
        self.load = other.load
        self.deeds = other.deeds
        self.rescued = other.rescued
        self.alive = other.alive
        self.captives = other.captives
        self.crowd = other.crowd
        self.reserve = other.reserve
        self.resistance = other.resistance
        self.closed = other.closed
        self.turned = other.turned
        self.treasure = other.treasure
        self.flag = other.flag
        self.hands = other.hands
        self.laid = other.laid
        self.deck = other.deck
        self.deck_label = other.deck_label
        self.hand_label = other.hand_label
        self.card_label = other.card_label
        self.freed = other.freed
        self.broke = other.broke
        self.held = other.held
        self.bearer = other.bearer
        self.event_at = other.event_at
        self.spies = other.spies
        self.spied = other.spied
        self.plans = other.plans
        self.planned = other.planned
        self.first = other.first
        self.token = other.token
        self.side = other.side
        self.round_number = other.round_number
        self.progress = other.progress
        self.spent = other.spent
        self.truce = other.truce
        self.picked = other.picked
        self.captor = other.captor
        self.attacker = other.attacker
        self.target = other.target
        self.bridge = other.bridge
        self.valiant = other.valiant
        self.support = other.support
        self.cards = other.cards
        self.extra = other.extra
        self.captures = other.captures
        self.fought = other.fought
        self.helped = other.helped
        self.lost = other.lost
        self.won = other.won
        self.reason = other.reason
