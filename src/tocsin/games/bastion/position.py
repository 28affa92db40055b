"""The whole truth of a match of Bastion' Siege at one moment: its slots."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import Course

from .board import NOBODY, NOTHING, Board


class Bastion(Course):
    """Pieces are numbered seat * PIECE_COUNT + piece; most rows are indexed by piece or by seat.

    Where the pieces are, `place` and `at`, is copied with the position. All other rows are shared
    by copies: whoever changes one puts another in its place (fields.py).
    """

    def __init__(self, board: Board, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        nothing = vec[i64]()
        # A square, NOWHERE, or PRISON_OF - captor.
        self.place: vec[i64] = nothing
        # By square: the piece on the ground there; the battlefield square keeps none here.
        self.at: vec[i64] = nothing
        # The figure whose Force and Courage are under the piece, and who has seen them: a bit
        # for each seat, and PUBLIC.
        self.value: vec[i64] = nothing
        self.shown: vec[i64] = nothing
        # The Tower that carries the piece, and by seat * 2 + tower the piece it carries.
        self.carrier: vec[i64] = nothing
        self.load: vec[i64] = nothing
        # What the piece has done this turn, as bits.
        self.deeds: vec[i64] = nothing
        # Whether it was once freed from a prison.
        self.rescued: vec[i64] = nothing
        # How many pieces of each seat are on the board, how many others it holds in its prison,
        # and how many stand on the battlefield.
        self.alive: vec[i64] = nothing
        self.captives: vec[i64] = nothing
        self.crowd: i64 = 0
        # By seat * 3: green, red, blue.
        self.reserve: vec[i64] = nothing
        # By seat: its drawbridge, and whether it was opened or closed this turn.
        self.resistance: vec[i64] = nothing
        self.closed: vec[i64] = nothing
        self.turned: vec[i64] = nothing
        # By owner: who has the treasure and the flag.
        self.treasure: vec[i64] = nothing
        self.flag: vec[i64] = nothing
        # Missions: by seat * HAND_ROOM the cards in hand; by card who laid it; the deck from top.
        self.hands: vec[i64] = nothing
        self.laid: vec[i64] = nothing
        self.deck: vec[i64] = nothing
        # Who knows what of them (hidden_missions.py).
        self.deck_label: vec[i64] = nothing
        self.hand_label: vec[i64] = nothing
        self.card_label: vec[i64] = nothing
        # By seat: whether it freed a prisoner, broke a drawbridge, held ramparts.
        self.freed: vec[i64] = nothing
        self.broke: vec[i64] = nothing
        self.held: vec[i64] = nothing
        # Objects and events: where they are (board.py).
        self.bearer: vec[i64] = nothing
        self.event_at: vec[i64] = nothing
        # Spy and spied seat, again and again.
        self.spies: vec[i64] = nothing
        # By seat * SEAT_COUNT + spied seat: the round of the last report, known to all.
        self.spied: vec[i64] = nothing
        # By seat * PIECE_COUNT: the figures deployed so far, and how many.
        self.plans: vec[i64] = nothing
        self.planned: vec[i64] = nothing
        # Who began, whose turn it is, and the class chosen for it.
        self.first: i64 = 0
        self.token: i64 = 0
        self.side: i64 = NOTHING
        self.round_number: i64 = 0
        # The last round in which something was gained or lost.
        self.progress: i64 = 0
        # The rapidity spent this turn, and whether a Truce forbids attacks.
        self.spent: i64 = 0
        self.truce: i64 = 0
        # The piece that is moving, is to be set free, or is brought home by the amulet.
        self.picked: i64 = NOTHING
        self.captor: i64 = NOBODY
        # The combat: who attacks what, with whom; the cards of attacker and defender, and those
        # added to an event.
        self.attacker: i64 = NOBODY
        self.target: i64 = NOTHING
        self.bridge: i64 = NOBODY
        self.valiant: i64 = NOTHING
        self.support: vec[i64] = nothing
        self.cards: vec[i64] = nothing
        self.extra: vec[i64] = nothing
        # The seats that took a prisoner in it, as bits.
        self.captures: i64 = 0
        # What came of the last one that was settled (account.py): the two sides, supporter and
        # Force again and again, captor and prisoner again and again, object and who won it.
        self.fought: vec[i64] = nothing
        self.helped: vec[i64] = nothing
        self.lost: vec[i64] = nothing
        self.won: vec[i64] = nothing
        # Why the match is over (end_and_scoring.py); 0: it is not.
        self.reason: i64 = 0

    def follow(self, like: Self) -> None:
        """Take over all fields of another position."""
        super().follow(like)
        self.place = like.place[:]
        self.at = like.at[:]
        self.value = like.value
        self.shown = like.shown
        self.carrier = like.carrier
        self.load = like.load
        self.deeds = like.deeds
        self.rescued = like.rescued
        self.alive = like.alive
        self.captives = like.captives
        self.crowd = like.crowd
        self.reserve = like.reserve
        self.resistance = like.resistance
        self.closed = like.closed
        self.turned = like.turned
        self.treasure = like.treasure
        self.flag = like.flag
        self.hands = like.hands
        self.laid = like.laid
        self.deck = like.deck
        self.deck_label = like.deck_label
        self.hand_label = like.hand_label
        self.card_label = like.card_label
        self.freed = like.freed
        self.broke = like.broke
        self.held = like.held
        self.bearer = like.bearer
        self.event_at = like.event_at
        self.spies = like.spies
        self.spied = like.spied
        self.plans = like.plans
        self.planned = like.planned
        self.first = like.first
        self.token = like.token
        self.side = like.side
        self.round_number = like.round_number
        self.progress = like.progress
        self.spent = like.spent
        self.truce = like.truce
        self.picked = like.picked
        self.captor = like.captor
        self.attacker = like.attacker
        self.target = like.target
        self.bridge = like.bridge
        self.valiant = like.valiant
        self.support = like.support
        self.cards = like.cards
        self.extra = like.extra
        self.captures = like.captures
        self.fought = like.fought
        self.helped = like.helped
        self.lost = like.lost
        self.won = like.won
        self.reason = like.reason
