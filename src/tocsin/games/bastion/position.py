"""The whole truth of a match of Bastion' Siege at one moment."""

# mypyc: compile

from typing import Any, Final

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import SPECTATOR, Position

from .boards import (
    EVENT_COUNT,
    MISSION_COUNT,
    NOBODY,
    NOTHING,
    OBJECT_COUNT,
    PIECE_COUNT,
    SEAT_COUNT,
    Board,
)
from .combat import imagine_cards, lay_card, legal_cards
from .deployment import deploy, deployable, imagine_deployment, imagine_values
from .end import PRISON_OF, score
from .knowledge import imagine_missions
from .objects import imagine_objects
from .steps import CARDS, DEPLOYING, NO_STEP, OVER
from .telling import tell_answer
from .turn import answer, answers, open_match, proceed

PUBLIC: Final = 1 << SEAT_COUNT


class Bastion(Position):
    """Pieces are numbered seat * PIECE_COUNT + piece; most lists are indexed by piece or by seat.

    What is asked now is `step`, of `actor`; what is still to be done lies on `pending`, the next
    on top.
    """

    def __init__(
        self,
        board: Board,
        players: i64,
        chance: Chance,
        reveals: i64,
        place: list[int],
        at: list[int],
        value: list[int],
        shown: list[int],
        carrier: list[int],
        load: list[int],
        deeds: list[int],
        rescued: list[int],
        alive: list[int],
        captives: list[int],
        crowd: i64,
        reserve: list[int],
        resistance: list[int],
        closed: list[int],
        turned: list[int],
        treasure: list[int],
        flag: list[int],
        hands: list[int],
        laid: list[int],
        deck: list[int],
        deck_label: list[int],
        hand_label: list[int],
        card_label: list[int],
        freed: list[int],
        broke: list[int],
        held: list[int],
        bearer: list[int],
        event_at: list[int],
        spies: list[int],
        spied: list[int],
        plans: list[int],
        planned: list[int],
        first: i64,
        token: i64,
        side: i64,
        round_number: i64,
        progress: i64,
        spent: i64,
        truce: i64,
        step: i64,
        actor: i64,
        pending: list[int],
        picked: i64,
        captor: i64,
        attacker: i64,
        target: i64,
        bridge: i64,
        valiant: i64,
        support: list[int],
        cards: list[int],
        extra: list[int],
        captures: i64,
        reason: i64,
        menu: list[int],
    ) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        # A square, NOWHERE, or PRISON_OF - captor (prisons.py).
        self.place: list[int] = place
        # By square: the piece on the ground there; the battlefield square keeps none here.
        self.at: list[int] = at
        # The figure whose Force and Courage are under the piece, and who has seen them: a bit
        # for each seat, and PUBLIC.
        self.value: list[int] = value
        self.shown: list[int] = shown
        # The Tower that carries the piece, and by seat * 2 + tower the piece it carries.
        self.carrier: list[int] = carrier
        self.load: list[int] = load
        # What the piece has done this turn, as bits (movement.py).
        self.deeds: list[int] = deeds
        # Whether it was once freed from a prison.
        self.rescued: list[int] = rescued
        # How many pieces of each seat are on the board, how many others it holds in its prison,
        # and how many stand on the battlefield.
        self.alive: list[int] = alive
        self.captives: list[int] = captives
        self.crowd: i64 = crowd
        # By seat * 3: green, red, blue.
        self.reserve: list[int] = reserve
        self.resistance: list[int] = resistance
        self.closed: list[int] = closed
        self.turned: list[int] = turned
        # By owner: who has the treasure and the flag.
        self.treasure: list[int] = treasure
        self.flag: list[int] = flag
        # Missions: by seat * HAND_ROOM the cards in hand; by card who laid it; the deck from top.
        self.hands: list[int] = hands
        self.laid: list[int] = laid
        self.deck: list[int] = deck
        # Who knows what of them (knowledge.py).
        self.deck_label: list[int] = deck_label
        self.hand_label: list[int] = hand_label
        self.card_label: list[int] = card_label
        self.freed: list[int] = freed
        self.broke: list[int] = broke
        self.held: list[int] = held
        # Objects and events: where they are (objects.py, events.py).
        self.bearer: list[int] = bearer
        self.event_at: list[int] = event_at
        # Spy and spied seat, again and again.
        self.spies: list[int] = spies
        # By seat * SEAT_COUNT + spied seat: the round of the last report, known to all.
        self.spied: list[int] = spied
        # By seat * PIECE_COUNT: the figures deployed so far, and how many.
        self.plans: list[int] = plans
        self.planned: list[int] = planned
        self.first: i64 = first
        self.token: i64 = token
        self.side: i64 = side
        self.round_number: i64 = round_number
        # The last round in which something was gained or lost.
        self.progress: i64 = progress
        self.spent: i64 = spent
        self.truce: i64 = truce
        self.step: i64 = step
        self.actor: i64 = actor
        self.pending: list[int] = pending
        # The piece that is moving, is to be set free, or is brought home by the amulet.
        self.picked: i64 = picked
        self.captor: i64 = captor
        # The combat: who attacks what, with whom; the cards of attacker and defender.
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.bridge: i64 = bridge
        self.valiant: i64 = valiant
        self.support: list[int] = support
        self.cards: list[int] = cards
        self.extra: list[int] = extra
        # The seats that took a prisoner in it, as bits.
        self.captures: i64 = captures
        self.reason: i64 = reason
        # The legal answers to the present step, worked out when it came up; never changed.
        self.menu: list[int] = menu
        # Whether a twin has the same lists of what seldom changes (`own`).
        self.shared: bool = False

    def actors(self) -> list[int]:
        """Return whoever deploys or has still to lay a card, or the one who is asked."""
        if self.step == OVER:
            return []
        if self.step == CARDS:
            return [seat for seat in range(self.players) if self.owes_card(seat)]
        if self.step == DEPLOYING:
            return [seat for seat in range(self.players) if not self.is_deployed(seat)]
        return [self.actor]

    def owes_card(self, seat: i64) -> bool:
        """Return whether the seat has still to lay a courage card."""
        if seat == self.attacker:
            return self.cards[0] == NOTHING
        if self.target == NOTHING or seat != self.target // PIECE_COUNT:
            return False
        return self.cards[1] == NOTHING

    def is_deployed(self, seat: i64) -> bool:
        """Return whether the seat has deployed its army."""
        return self.planned[seat] == len(self.board.starts[seat])

    def legal(self, seat: i64) -> list[int]:
        """Return the actions that seat may take now."""
        if self.step == CARDS:
            return legal_cards(self, seat) if self.owes_card(seat) else []
        if self.step == DEPLOYING:
            return deployable(self, seat)
        if self.step == OVER or seat != self.actor:
            return []
        return self.menu.copy()

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision."""
        told: i64 = len(self.journal) if self.journal is not None else 0
        hidden = self.step == DEPLOYING
        if self.step == CARDS:
            lay_card(self, seat, action)
        elif self.step == DEPLOYING:
            deploy(self, seat, action)
        else:
            answer(self, action)
        if self.step == NO_STEP:
            proceed(self)
        if self.journal is not None and len(self.journal) == told and not hidden:
            tell_answer(self, seat, action)

    def copy(self) -> "Bastion":
        """Return an independent twin."""
        return self.twin(self.chance.copy())

    def twin(self, chance: Chance) -> "Bastion":
        """Return a twin that goes on with another stream of chance.

        Lists that seldom change are shared until one of the two is about to change them.
        """
        self.shared = True
        twin = Bastion(
            self.board,
            self.players,
            chance,
            self.reveals,
            self.place.copy(),
            self.at.copy(),
            self.value,
            self.shown,
            self.carrier.copy(),
            self.load.copy(),
            self.deeds.copy(),
            self.rescued,
            self.alive.copy(),
            self.captives,
            self.crowd,
            self.reserve.copy(),
            self.resistance,
            self.closed,
            self.turned,
            self.treasure,
            self.flag,
            self.hands,
            self.laid,
            self.deck,
            self.deck_label,
            self.hand_label,
            self.card_label,
            self.freed,
            self.broke,
            self.held,
            self.bearer,
            self.event_at,
            self.spies.copy(),
            self.spied,
            self.plans,
            self.planned,
            self.first,
            self.token,
            self.side,
            self.round_number,
            self.progress,
            self.spent,
            self.truce,
            self.step,
            self.actor,
            self.pending.copy(),
            self.picked,
            self.captor,
            self.attacker,
            self.target,
            self.bridge,
            self.valiant,
            self.support.copy(),
            self.cards.copy(),
            self.extra.copy(),
            self.captures,
            self.reason,
            self.menu,
        )
        twin.shared = True
        return twin

    def own(self) -> None:
        """Make sure that what seldom changes is this position's own, before changing it."""
        if not self.shared:
            return
        self.shared = False
        self.value = self.value.copy()
        self.shown = self.shown.copy()
        self.rescued = self.rescued.copy()
        self.captives = self.captives.copy()
        self.resistance = self.resistance.copy()
        self.closed = self.closed.copy()
        self.turned = self.turned.copy()
        self.treasure = self.treasure.copy()
        self.flag = self.flag.copy()
        self.hands = self.hands.copy()
        self.laid = self.laid.copy()
        self.deck = self.deck.copy()
        self.deck_label = self.deck_label.copy()
        self.hand_label = self.hand_label.copy()
        self.card_label = self.card_label.copy()
        self.freed = self.freed.copy()
        self.broke = self.broke.copy()
        self.held = self.held.copy()
        self.bearer = self.bearer.copy()
        self.event_at = self.event_at.copy()
        self.spied = self.spied.copy()
        self.plans = self.plans.copy()
        self.planned = self.planned.copy()

    def redeal(self, seat: i64, chance: Chance) -> "Bastion":
        """Return a twin in which all that the seat cannot know is drawn anew (RULES 6)."""
        viewer: i64 = SEAT_COUNT if seat == SPECTATOR else seat
        twin = self.twin(chance)
        if self.step == OVER:
            # Nothing is left to guess: the match is told in full.
            return twin
        twin.own()
        imagine_deployment(twin, viewer, chance)
        imagine_values(twin, viewer, chance)
        imagine_missions(twin, viewer, chance)
        imagine_objects(twin, viewer, chance)
        imagine_cards(twin, viewer, chance)
        if self.step != CARDS and self.step != DEPLOYING:
            twin.menu = answers(twin)
        return twin

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return score(self) if self.step == OVER else None

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON."""
        return {
            "game": "bastion",
            "options": self.board.options.copy(),
            "players": self.players,
            "seed": self.chance.seed,
            "drawn": self.chance.drawn,
            "reveals": self.reveals,
            "place": self.place.copy(),
            "value": self.value.copy(),
            "shown": self.shown.copy(),
            "carrier": self.carrier.copy(),
            "deeds": self.deeds.copy(),
            "rescued": self.rescued.copy(),
            "reserve": self.reserve.copy(),
            "resistance": self.resistance.copy(),
            "closed": self.closed.copy(),
            "turned": self.turned.copy(),
            "treasure": self.treasure.copy(),
            "flag": self.flag.copy(),
            "hands": self.hands.copy(),
            "laid": self.laid.copy(),
            "deck": self.deck.copy(),
            "deck_label": self.deck_label.copy(),
            "hand_label": self.hand_label.copy(),
            "card_label": self.card_label.copy(),
            "freed": self.freed.copy(),
            "broke": self.broke.copy(),
            "held": self.held.copy(),
            "bearer": self.bearer.copy(),
            "event_at": self.event_at.copy(),
            "spies": self.spies.copy(),
            "spied": self.spied.copy(),
            "plans": self.plans.copy(),
            "planned": self.planned.copy(),
            "first": self.first,
            "token": self.token,
            "side": self.side,
            "round": self.round_number,
            "progress": self.progress,
            "spent": self.spent,
            "truce": self.truce,
            "step": self.step,
            "actor": self.actor,
            "pending": self.pending.copy(),
            "picked": self.picked,
            "captor": self.captor,
            "attacker": self.attacker,
            "target": self.target,
            "bridge": self.bridge,
            "valiant": self.valiant,
            "support": self.support.copy(),
            "cards": self.cards.copy(),
            "extra": self.extra.copy(),
            "captures": self.captures,
            "reason": self.reason,
        }


def first_position(board: Board, players: int, chance: Chance) -> Bastion:
    """Return the position at the first decision (RULES 2)."""
    pieces = players * PIECE_COUNT
    position = Bastion(
        board,
        players,
        chance,
        0,
        [NOTHING] * pieces,
        [NOTHING] * board.size,
        [NOTHING] * pieces,
        [0] * pieces,
        [NOTHING] * pieces,
        [NOTHING] * (players * 2),
        [0] * pieces,
        [0] * pieces,
        [0] * players,
        [0] * players,
        0,
        board.reserves * players,
        [board.resistance] * players,
        [0] * players,
        [0] * players,
        list(range(players)),
        list(range(players)),
        [],
        [NOBODY] * MISSION_COUNT,
        [],
        [],
        [],
        [],
        [0] * players,
        [0] * players,
        [0] * players,
        [NOTHING] * OBJECT_COUNT,
        [NOTHING] * EVENT_COUNT,
        [],
        [0] * (players * SEAT_COUNT),
        [],
        [0] * players,
        0,
        0,
        NOTHING,
        0,
        0,
        0,
        0,
        NO_STEP,
        0,
        [],
        NOTHING,
        NOBODY,
        NOBODY,
        NOTHING,
        NOBODY,
        NOTHING,
        [],
        [NOTHING, NOTHING],
        [NOTHING, NOTHING],
        0,
        0,
        [],
    )
    open_match(position)
    return position


def from_json(board: Board, data: dict[str, Any]) -> Bastion:
    """Return the position that `to_json` wrote."""
    place: list[int] = list(data["place"])
    carrier: list[int] = list(data["carrier"])
    players: int = data["players"]
    at = [NOTHING] * board.size
    load = [NOTHING] * (players * 2)
    alive = [0] * players
    captives = [0] * players
    crowd = 0
    for piece, square in enumerate(place):
        if square <= PRISON_OF:
            captives[PRISON_OF - square] += 1
        elif square >= 0:
            alive[piece // PIECE_COUNT] += 1
            if square == board.centre:
                crowd += 1
            elif carrier[piece] == NOTHING:
                at[square] = piece
            if carrier[piece] != NOTHING:
                load[carrier[piece] // PIECE_COUNT * 2 + carrier[piece] % 2] = piece
    position = Bastion(
        board,
        players,
        Chance(data["seed"], data["drawn"]),
        data["reveals"],
        place,
        at,
        list(data["value"]),
        list(data["shown"]),
        carrier,
        load,
        list(data["deeds"]),
        list(data["rescued"]),
        alive,
        captives,
        crowd,
        list(data["reserve"]),
        list(data["resistance"]),
        list(data["closed"]),
        list(data["turned"]),
        list(data["treasure"]),
        list(data["flag"]),
        list(data["hands"]),
        list(data["laid"]),
        list(data["deck"]),
        list(data["deck_label"]),
        list(data["hand_label"]),
        list(data["card_label"]),
        list(data["freed"]),
        list(data["broke"]),
        list(data["held"]),
        list(data["bearer"]),
        list(data["event_at"]),
        list(data["spies"]),
        list(data["spied"]),
        list(data["plans"]),
        list(data["planned"]),
        data["first"],
        data["token"],
        data["side"],
        data["round"],
        data["progress"],
        data["spent"],
        data["truce"],
        data["step"],
        data["actor"],
        list(data["pending"]),
        data["picked"],
        data["captor"],
        data["attacker"],
        data["target"],
        data["bridge"],
        data["valiant"],
        list(data["support"]),
        list(data["cards"]),
        list(data["extra"]),
        data["captures"],
        data["reason"],
        [],
    )
    if position.step not in (CARDS, DEPLOYING, OVER):
        position.menu = answers(position)
    return position
