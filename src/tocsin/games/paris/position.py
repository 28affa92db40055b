"""The whole truth of a match of Paris at one moment."""

# mypyc: compile

from typing import Any

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position

from .board import (
    DISTRICT_COUNT,
    DISTRICT_FIELDS,
    EMPTY,
    END_TILE_COUNT,
    FRANCS,
    GOLD,
    HERE,
    KEY_COUNT,
    KIND_COUNT,
    LANDMARK_COUNT,
    LOT_FIELDS,
    NOBODY,
    NONE,
    PILE_COUNT,
    PILE_SIZE,
    REWARD,
    SCREEN,
    SEAT_FIELDS,
    SPACE_COUNT,
    SPARE,
    SPOT_COUNT,
    SUPPLY,
    TRACK_END,
    VALUE_COUNT,
    Board,
)
from .drawing import imagine_piles
from .end_tiles import imagine_ends
from .scoring import score
from .steps import PAYING, TARGET
from .told import MOVING
from .turn import answer, begin_turn, legal_answers, run


class Paris(Position):
    """Lists are indexed by seat, district, spot or tile as board.py names them.

    Twins share all lists but `seats` and `steps`: whoever changes another replaces it
    (`changed` in board.py), so that a copy is cheap.
    """

    def __init__(
        self,
        board: Board,
        players: i64,
        chance: Chance,
        reveals: i64,
        first: i64,
        round: i64,
        last_round: i64,
        actor: i64,
        taken_count: i64,
        seats: list[int],
        standing: list[int],
        occupants: list[int],
        built: list[int],
        tokens: list[int],
        landmarks: list[int],
        districts: list[int],
        lots: list[int],
        track: list[int],
        place_of: list[int],
        left: list[int],
        supply: list[int],
        piles: list[int],
        heights: list[int],
        removed: list[int],
        takers: list[int],
        taken: list[int],
        steps: list[int],
        plan: list[int],
        answers: list[int],
    ) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        self.first: i64 = first
        self.round_number: i64 = round
        # 0 until the last End Game tile is taken.
        self.last_round: i64 = last_round
        self.actor: i64 = actor
        self.taken_count: i64 = taken_count
        self.seats: list[int] = seats
        # By seat: where each key on the board stands.
        self.standing: list[int] = standing
        # By spot: the keys on it, four bits for each seat.
        self.occupants: list[int] = occupants
        # By space: the building tile on it, and the token beside it.
        self.built: list[int] = built
        self.tokens: list[int] = tokens
        # By landmark: its district, or NONE in the supply.
        self.landmarks: list[int] = landmarks
        self.districts: list[int] = districts
        # The spots of each district as bits, for speed: they follow from the lists above.
        self.lots: list[int] = lots
        # Which number lies on which space of the track and the inverse: fixed, hence shared.
        self.track: list[int] = track
        self.place_of: list[int] = place_of
        self.left: list[int] = left
        # By kind: resources in the reserve; prestige that has left the game.
        self.supply: list[int] = supply
        self.piles: list[int] = piles
        self.heights: list[int] = heights
        self.removed: list[int] = removed
        # By End Game tile: who took it, and as which.
        self.takers: list[int] = takers
        self.taken: list[int] = taken
        self.steps: list[int] = steps
        # What pays the resources of the move on the stack, one after the other.
        self.plan: list[int] = plan
        # The legal answers to the step on top, worked out when it came up.
        self.answers: list[int] = answers

    def actors(self) -> list[int]:
        """Return the seat whose turn it is."""
        return [] if self.actor == NOBODY else [self.actor]

    def legal(self, seat: i64) -> list[int]:
        """Return the actions that seat may take now."""
        return self.answers.copy() if seat == self.actor else []

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision."""
        answer(self, action)
        run(self)
        if self.journal is not None and self.steps and TARGET <= self.steps[-2] <= PAYING:
            self.tell(MOVING, self.actor)

    def copy(self) -> "Paris":
        """Return an independent twin."""
        return self.twin(self.chance.copy())

    def twin(self, chance: Chance) -> "Paris":
        """Return a twin that goes on with another stream of chance."""
        return Paris(
            self.board,
            self.players,
            chance,
            self.reveals,
            self.first,
            self.round_number,
            self.last_round,
            self.actor,
            self.taken_count,
            self.seats.copy(),
            self.standing,
            self.occupants,
            self.built,
            self.tokens,
            self.landmarks,
            self.districts,
            self.lots,
            self.track,
            self.place_of,
            self.left,
            self.supply,
            self.piles,
            self.heights,
            self.removed,
            self.takers,
            self.taken,
            self.steps.copy(),
            self.plan,
            self.answers,
        )

    def redeal(self, seat: i64, chance: Chance) -> "Paris":
        """Return a twin in which piles and End Game tiles are drawn anew (RULES 6)."""
        twin = self.twin(chance)
        if self.actor != seat:
            twin.withdraw_move()
            twin.plan = []
        imagine_piles(twin, chance)
        imagine_ends(twin, seat, chance)
        if self.actor != seat and self.actor != NOBODY:
            twin.answers = legal_answers(twin)
        return twin

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return score(self) if self.actor == NOBODY else None

    def push(self, step: i64, argument: i64) -> None:
        """Put a step on the stack."""
        self.steps.append(step)
        self.steps.append(argument)

    def finish_step(self) -> i64:
        """Take the step on top off the stack and return its argument."""
        argument: i64 = self.steps.pop()
        self.steps.pop()
        return argument

    def withdraw_move(self) -> None:
        """Take the steps of a move off the stack; what it is to be paid with stays in the plan."""
        while self.steps and TARGET <= self.steps[-2] <= PAYING:
            self.finish_step()

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON."""
        return {
            "game": "paris",
            "options": self.board.options.copy(),
            "players": self.players,
            "seed": self.chance.seed,
            "drawn": self.chance.drawn,
            "reveals": self.reveals,
            "first": self.first,
            "round": self.round_number,
            "last_round": self.last_round,
            "actor": self.actor,
            "taken_count": self.taken_count,
            "seats": self.seats.copy(),
            "standing": self.standing.copy(),
            "occupants": self.occupants.copy(),
            "built": self.built.copy(),
            "tokens": self.tokens.copy(),
            "landmarks": self.landmarks.copy(),
            "districts": self.districts.copy(),
            "track": self.track.copy(),
            "left": self.left.copy(),
            "supply": self.supply.copy(),
            "piles": self.piles.copy(),
            "heights": self.heights.copy(),
            "removed": self.removed.copy(),
            "takers": self.takers.copy(),
            "taken": self.taken.copy(),
            "steps": self.steps.copy(),
            "plan": self.plan.copy(),
        }


def first_position(board: Board, players: int, chance: Chance) -> Paris:
    """Return the position before the first turn (RULES 2)."""
    track = set_up_track(board, chance)
    seats = [0] * (players * SEAT_FIELDS)
    for seat in range(players):
        seats[seat * SEAT_FIELDS + FRANCS] = board.francs
        seats[seat * SEAT_FIELDS + SCREEN] = board.keys
        seats[seat * SEAT_FIELDS + SPARE] = board.spare
    districts = [0] * (DISTRICT_COUNT * DISTRICT_FIELDS)
    for district in range(DISTRICT_COUNT):
        districts[district * DISTRICT_FIELDS + REWARD] = NONE
    tiles = list(range(SPACE_COUNT))
    chance.shuffle(tiles)
    first = chance.below(players)
    position = Paris(
        board,
        players,
        chance,
        0,
        first,
        1,
        0,
        first,
        0,
        seats,
        [NONE] * (players * KEY_COUNT),
        [0] * SPOT_COUNT,
        [NONE] * SPACE_COUNT,
        set_up_tokens(board, chance),
        [NONE] * LANDMARK_COUNT,
        districts,
        lots_of([NONE] * SPACE_COUNT, [NONE] * LANDMARK_COUNT, [0] * SPOT_COUNT),
        track,
        inverse(track),
        [0] + [board.copies[number] for number in track[1:]] + [0] * (TRACK_END + 1),
        [0] * KIND_COUNT,
        set_up_piles(tiles[board.removed :]),
        [(SPACE_COUNT - board.removed) // PILE_COUNT] * PILE_COUNT,
        tiles[: board.removed],
        [NOBODY] * END_TILE_COUNT,
        [NONE] * END_TILE_COUNT,
        [],
        [],
        [],
    )
    begin_turn(position)
    run(position)
    return position


def set_up_piles(tiles: list[int]) -> list[int]:
    """Return three equal piles side by side, each with room for the largest."""
    height = len(tiles) // PILE_COUNT
    piles: list[int] = []
    for pile in range(PILE_COUNT):
        piles += tiles[pile * height : (pile + 1) * height] + [NONE] * (PILE_SIZE - height)
    return piles


def set_up_tokens(board: Board, chance: Chance) -> list[int]:
    """Return the token beside each space (RULES 2.1 and 2.7)."""
    tokens = [board.tokens[space % VALUE_COUNT] for space in range(SPACE_COUNT)]
    if board.shuffled:
        # Gold stays where it is; all the others change places.
        spaces = [space for space in range(SPACE_COUNT) if tokens[space] != GOLD]
        mixed = [tokens[space] for space in spaces]
        chance.shuffle(mixed)
        for place in range(len(spaces)):
            tokens[spaces[place]] = mixed[place]
    return tokens


def set_up_track(board: Board, chance: Chance) -> list[int]:
    """Return the number on each space of the track, from the one before it (RULES 2.2, 2.7)."""
    track = [0]
    for zone in range(len(board.zones)):
        numbers = list(range(len(track), board.zones[zone] + 1))
        if board.shuffled:
            chance.shuffle(numbers)
        track += numbers
    return track


def lots_of(built: list[int], landmarks: list[int], occupants: list[int]) -> list[int]:
    """Return the spots of each district as bits: what stands there, what is empty, the supply."""
    lots = [0] * (SUPPLY + 1)
    for space in range(SPACE_COUNT):
        if built[space] != NONE:
            add_lot(lots, space // VALUE_COUNT, space % VALUE_COUNT, occupants[space] == 0)
    for landmark in range(LANDMARK_COUNT):
        bit = VALUE_COUNT + landmark
        if landmarks[landmark] == NONE:
            lots[SUPPLY] |= 1 << bit
        else:
            add_lot(lots, landmarks[landmark], bit, occupants[SPACE_COUNT + landmark] == 0)
    return lots


def add_lot(lots: list[int], district: int, bit: int, is_empty: bool) -> None:
    """Note a spot of a district."""
    lots[district * LOT_FIELDS + HERE] |= 1 << bit
    if is_empty:
        lots[district * LOT_FIELDS + EMPTY] |= 1 << bit


def inverse(track: list[int]) -> list[int]:
    """Return the space of each number."""
    place_of = [0] * len(track)
    for place in range(1, len(track)):
        place_of[track[place]] = place
    return place_of


def from_json(board: Board, data: dict[str, Any]) -> Paris:
    """Return the position that `to_json` wrote."""
    track = list(data["track"])
    position = Paris(
        board,
        data["players"],
        Chance(data["seed"], data["drawn"]),
        data["reveals"],
        data["first"],
        data["round"],
        data["last_round"],
        data["actor"],
        data["taken_count"],
        list(data["seats"]),
        list(data["standing"]),
        list(data["occupants"]),
        list(data["built"]),
        list(data["tokens"]),
        list(data["landmarks"]),
        list(data["districts"]),
        lots_of(data["built"], data["landmarks"], data["occupants"]),
        track,
        inverse(track),
        list(data["left"]),
        list(data["supply"]),
        list(data["piles"]),
        list(data["heights"]),
        list(data["removed"]),
        list(data["takers"]),
        list(data["taken"]),
        list(data["steps"]),
        list(data["plan"]),
        [],
    )
    # Not written down, as they follow from all the rest.
    if position.actor != NOBODY:
        position.answers = legal_answers(position)
    return position
