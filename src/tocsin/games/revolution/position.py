"""The whole truth of a match of Revolution! at one moment."""

# mypyc: compile

from typing import Any

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position

from .bidding import KNOCK, imagine, lay, legal_bids
from .board import AREA_COUNT, NOBODY, SEAT_COUNT, SPACE_COUNT, Board
from .effects import NOTHING, answer
from .resolution import BIDDING, OVER, RESOLVING, begin_turn, proceed, reveal
from .scoring import score
from .told import KNOCKED, LAID


class Revolution(Position):
    """Lists are indexed by seat, bids by seat and space, cubes by area and seat.

    Tokens are packed into ints (board.py). During the bidding `hands` are what each seat
    announced and `left` what it has not laid yet; from the reveal on, `hands` are what is gained.
    """

    def __init__(
        self,
        board: Board,
        players: i64,
        chance: Chance,
        reveals: i64,
        turn: i64,
        phase: i64,
        hands: list[int],
        left: list[int],
        used: list[int],
        knocked: list[int],
        bids: list[int],
        scores: list[int],
        stocks: list[int],
        cubes: list[int],
        filled: list[int],
        guardhouse: i64,
        cursor: i64,
        actor: i64,
        source: i64,
        step: i64,
        picked: list[int],
        answers: list[int],
    ) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        self.turn: i64 = turn
        self.phase: i64 = phase
        self.hands: list[int] = hands
        self.left: list[int] = left
        # How many spaces each seat's bid has opened.
        self.used: list[int] = used
        self.knocked: list[int] = knocked
        self.bids: list[int] = bids
        self.scores: list[int] = scores
        self.stocks: list[int] = stocks
        self.cubes: list[int] = cubes
        # How many cubes stand in each area.
        self.filled: list[int] = filled
        self.guardhouse: i64 = guardhouse
        # Which space of the board's order is being resolved, and by whom.
        self.cursor: i64 = cursor
        self.actor: i64 = actor
        # The space whose effects are being carried out, and how far down its list.
        self.source: i64 = source
        self.step: i64 = step
        # What was already answered of the effect that asks now.
        self.picked: list[int] = picked
        # The legal answers to that effect, worked out when it came up.
        self.answers: list[int] = answers

    def actors(self) -> list[int]:
        """Return every seat that has not knocked, or the one whose effect asks something."""
        if self.phase == BIDDING:
            return [seat for seat in range(self.players) if not self.knocked[seat]]
        return [] if self.phase == OVER else [self.actor]

    def legal(self, seat: i64) -> list[int]:
        """Return the actions that seat may take now."""
        if self.phase == BIDDING:
            return [] if self.knocked[seat] else legal_bids(self, seat)
        if self.phase == RESOLVING and seat == self.actor:
            return self.answers.copy()
        return []

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision."""
        if action < KNOCK:
            lay(self, seat, action)
            self.tell(LAID, seat, action // SPACE_COUNT, action % SPACE_COUNT)
        elif action == KNOCK:
            self.knocked[seat] = 1
            self.tell(KNOCKED, seat)
            if 0 not in self.knocked:
                reveal(self)
        else:
            answer(self, action)
            proceed(self)

    def copy(self) -> "Revolution":
        """Return an independent twin."""
        return self.twin(self.chance.copy())

    def twin(self, chance: Chance) -> "Revolution":
        """Return a twin that goes on with another stream of chance."""
        return Revolution(
            self.board,
            self.players,
            chance,
            self.reveals,
            self.turn,
            self.phase,
            self.hands.copy(),
            self.left.copy(),
            self.used.copy(),
            self.knocked.copy(),
            self.bids.copy(),
            self.scores.copy(),
            self.stocks.copy(),
            self.cubes.copy(),
            self.filled.copy(),
            self.guardhouse,
            self.cursor,
            self.actor,
            self.source,
            self.step,
            self.picked.copy(),
            self.answers.copy(),
        )

    def redeal(self, seat: i64, chance: Chance) -> "Revolution":
        """Return a twin in which the other seats' hidden bids are drawn anew (RULES 6)."""
        twin = self.twin(chance)
        if self.phase == BIDDING:
            for other in range(self.players):
                if other != seat:
                    imagine(twin, other, chance)
        return twin

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return score(self) if self.phase == OVER else None

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON."""
        return {
            "game": "revolution",
            "options": self.board.options.copy(),
            "players": self.players,
            "seed": self.chance.seed,
            "drawn": self.chance.drawn,
            "reveals": self.reveals,
            "turn": self.turn,
            "phase": self.phase,
            "hands": self.hands.copy(),
            "left": self.left.copy(),
            "used": self.used.copy(),
            "knocked": self.knocked.copy(),
            "bids": self.bids.copy(),
            "scores": self.scores.copy(),
            "stocks": self.stocks.copy(),
            "cubes": self.cubes.copy(),
            "filled": self.filled.copy(),
            "guardhouse": self.guardhouse,
            "cursor": self.cursor,
            "actor": self.actor,
            "source": self.source,
            "step": self.step,
            "picked": self.picked.copy(),
            "answers": self.answers.copy(),
        }


def first_position(board: Board, players: int, chance: Chance) -> Revolution:
    """Return the position before the first bid (RULES 2)."""
    position = Revolution(
        board,
        players,
        chance,
        0,
        0,
        BIDDING,
        [board.start_hand] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * (players * SPACE_COUNT),
        [0] * players,
        [board.cubes] * players,
        [0] * (AREA_COUNT * SEAT_COUNT),
        [0] * AREA_COUNT,
        NOBODY,
        -1,
        NOBODY,
        NOTHING,
        0,
        [],
        [],
    )
    begin_turn(position)
    return position


def from_json(board: Board, data: dict[str, Any]) -> Revolution:
    """Return the position that `to_json` wrote."""
    return Revolution(
        board,
        data["players"],
        Chance(data["seed"], data["drawn"]),
        data["reveals"],
        data["turn"],
        data["phase"],
        list(data["hands"]),
        list(data["left"]),
        list(data["used"]),
        list(data["knocked"]),
        list(data["bids"]),
        list(data["scores"]),
        list(data["stocks"]),
        list(data["cubes"]),
        list(data["filled"]),
        data["guardhouse"],
        data["cursor"],
        data["actor"],
        data["source"],
        data["step"],
        list(data["picked"]),
        list(data["answers"]),
    )
