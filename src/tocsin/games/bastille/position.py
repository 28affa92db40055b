"""The whole truth of a match of Bastille at one moment."""

# mypyc: compile

from typing import Any

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position

from .board import (
    ASK_NOTHING,
    ASK_TILE,
    CARD_COUNT,
    GROUP_COUNT,
    MISSION_COUNT,
    MONK_COUNT,
    NICHE_COUNT,
    NOBODY,
    NONE,
    OVER,
    PLACING,
    SOURCE_COUNT,
    VERSAILLES_TILES,
    Board,
)
from .course import play
from .etats_generaux import DEALT, entry
from .final import outcome
from .influence import legal_places
from .memory import redeal_missions
from .preparation import begin_round, lay_out_arsenal


class Bastille(Position):
    """Lists are indexed by seat, or by seat and value, weapon or source of points.

    The face-down orders (`deck`, `stock`, `versailles`, `bonuses`) never change after the
    set-up, so that copies share them; `deck_next`, `stock_next` and `round` say how far they
    are turned up.
    """

    def __init__(
        self,
        board: Board,
        players: i64,
        chance: Chance,
        reveals: i64,
        deck: list[int],
        stock: list[int],
        versailles: list[int],
        bonuses: list[int],
        deck_next: i64,
        stock_next: i64,
        round: i64,
        phase: i64,
        start: i64,
        actor: i64,
        asked: i64,
        cursor: i64,
        rank: i64,
        space: i64,
        memo: i64,
        item: i64,
        torch_stock: i64,
        coins: list[int],
        points: list[int],
        tiles: list[int],
        supply: list[int],
        spaces: list[int],
        henchmen: list[int],
        bag: list[int],
        niches: list[int],
        track: list[int],
        queue: list[int],
        display: list[int],
        owner: list[int],
        joined: list[int],
        arsenal: list[int],
        weapons: list[int],
        torches: list[int],
        piles: list[int],
        missions: list[int],
        taken: list[int],
        answers: list[int],
    ) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        self.deck: list[int] = deck
        self.stock: list[int] = stock
        # The first `rounds` are used, the last of these an end tile; the others stay unseen.
        self.versailles: list[int] = versailles
        self.bonuses: list[int] = bonuses
        self.deck_next: i64 = deck_next
        self.stock_next: i64 = stock_next
        self.round_number: i64 = round
        self.phase: i64 = phase
        self.start: i64 = start
        self.actor: i64 = actor
        self.asked: i64 = asked
        # The location evaluated, the henchmen drawn, or the seats done, by phase.
        self.cursor: i64 = cursor
        # How many tiles of the location were evaluated, and the space of the one now in turn.
        self.rank: i64 = rank
        self.space: i64 = space
        # The bonus or pile taken at this location, which the second tile must leave.
        self.memo: i64 = memo
        # The pile or the monk that is asked about.
        self.item: i64 = item
        self.torch_stock: i64 = torch_stock
        self.coins: list[int] = coins
        self.points: list[int] = points
        # Influence tiles in front of each seat, and in its supply.
        self.tiles: list[int] = tiles
        self.supply: list[int] = supply
        self.spaces: list[int] = spaces
        self.henchmen: list[int] = henchmen
        self.bag: list[int] = bag
        self.niches: list[int] = niches
        self.track: list[int] = track
        # On one space of the track the lower number is in front.
        self.queue: list[int] = queue
        self.display: list[int] = display
        self.owner: list[int] = owner
        self.joined: list[int] = joined
        self.arsenal: list[int] = arsenal
        self.weapons: list[int] = weapons
        self.torches: list[int] = torches
        # By pile and mission: how many; without `secret` the deck is the first pile.
        self.piles: list[int] = piles
        # A bit for each mission a seat holds.
        self.missions: list[int] = missions
        # Missions dealt, then all searches, in order (etats_generaux.py).
        self.taken: list[int] = taken
        # The legal answers to what is asked; for tiles to place they are worked out.
        self.answers: list[int] = answers

    def actors(self) -> list[int]:
        """Return the seat that is asked."""
        return [] if self.phase == OVER else [self.actor]

    def legal(self, seat: i64) -> list[int]:
        """Return the actions that seat may take now."""
        if seat != self.actor or self.phase == OVER:
            return []
        if self.asked == ASK_TILE:
            return legal_places(self, seat)
        return self.answers.copy()

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision."""
        play(self, seat, action)

    def ask(self, seat: i64, question: i64, answers: list[int]) -> None:
        """Ask a seat something."""
        self.actor = seat
        self.asked = question
        self.answers = answers

    def copy(self) -> "Bastille":
        """Return an independent twin."""
        return self.twin(self.chance.copy())

    def twin(self, chance: Chance) -> "Bastille":
        """Return a twin that goes on with another stream of chance."""
        return Bastille(
            self.board,
            self.players,
            chance,
            self.reveals,
            self.deck,
            self.stock,
            self.versailles,
            self.bonuses,
            self.deck_next,
            self.stock_next,
            self.round_number,
            self.phase,
            self.start,
            self.actor,
            self.asked,
            self.cursor,
            self.rank,
            self.space,
            self.memo,
            self.item,
            self.torch_stock,
            self.coins.copy(),
            self.points.copy(),
            self.tiles.copy(),
            self.supply.copy(),
            self.spaces.copy(),
            self.henchmen.copy(),
            self.bag.copy(),
            self.niches.copy(),
            self.track.copy(),
            self.queue.copy(),
            self.display.copy(),
            self.owner.copy(),
            self.joined.copy(),
            self.arsenal.copy(),
            self.weapons.copy(),
            self.torches.copy(),
            self.piles.copy(),
            self.missions.copy(),
            self.taken.copy(),
            # Answers are replaced and never changed, so they can be shared.
            self.answers,
        )

    def redeal(self, seat: i64, chance: Chance) -> "Bastille":
        """Return a twin with all that the seat cannot know drawn anew (RULES 6.2 to 6.4)."""
        twin = self.twin(chance)
        twin.deck = self.deck.copy()
        end: i64 = 0
        for stage in self.board.stages:
            first = max(end, self.deck_next)
            end += len(stage)
            reshuffle(twin.deck, first, end, chance)
        twin.stock = self.stock.copy()
        reshuffle(twin.stock, self.stock_next, len(twin.stock), chance)
        twin.versailles = self.versailles.copy()
        reshuffle(twin.versailles, self.round_number, len(twin.versailles), chance)
        twin.bonuses = self.redealt_bonuses(chance)
        redeal_missions(twin, seat, chance)
        return twin

    def redealt_bonuses(self, chance: Chance) -> list[int]:
        """Return the bonus tiles with those still face down drawn anew."""
        last: i64 = self.board.rounds - 1
        if self.round_number > last:
            return self.bonuses
        # All but the two end tiles, one on the last round and one aside, are mixed together.
        plain = self.bonuses[: self.round_number] + self.bonuses[self.round_number : last]
        plain += self.bonuses[last + 1 : -1]
        reshuffle(plain, self.round_number, len(plain), chance)
        ends = [self.bonuses[last], self.bonuses[-1]]
        reshuffle(ends, 0, 2, chance)
        return plain[:last] + ends[:1] + plain[last:] + ends[1:]

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return outcome(self) if self.phase == OVER else None

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON."""
        return {
            "game": "bastille",
            "options": self.board.options.copy(),
            "players": self.players,
            "seed": self.chance.seed,
            "drawn": self.chance.drawn,
            "reveals": self.reveals,
            "deck": self.deck.copy(),
            "stock": self.stock.copy(),
            "versailles": self.versailles.copy(),
            "bonuses": self.bonuses.copy(),
            "deck_next": self.deck_next,
            "stock_next": self.stock_next,
            "round": self.round_number,
            "phase": self.phase,
            "start": self.start,
            "actor": self.actor,
            "asked": self.asked,
            "cursor": self.cursor,
            "rank": self.rank,
            "space": self.space,
            "memo": self.memo,
            "item": self.item,
            "torch_stock": self.torch_stock,
            "coins": self.coins.copy(),
            "points": self.points.copy(),
            "tiles": self.tiles.copy(),
            "supply": self.supply.copy(),
            "spaces": self.spaces.copy(),
            "henchmen": self.henchmen.copy(),
            "bag": self.bag.copy(),
            "niches": self.niches.copy(),
            "track": self.track.copy(),
            "queue": self.queue.copy(),
            "display": self.display.copy(),
            "owner": self.owner.copy(),
            "joined": self.joined.copy(),
            "arsenal": self.arsenal.copy(),
            "weapons": self.weapons.copy(),
            "torches": self.torches.copy(),
            "piles": self.piles.copy(),
            "missions": self.missions.copy(),
            "taken": self.taken.copy(),
            "answers": self.answers.copy(),
        }


def reshuffle(items: list[int], first: i64, end: i64, chance: Chance) -> None:
    """Shuffle a part of a list, sorted first so that its real order does not show through."""
    if end - first > 1:
        part = sorted(items[first:end])
        chance.shuffle(part)
        items[first:end] = part


def first_position(board: Board, players: int, chance: Chance) -> Bastille:
    """Return the position before the first tile is placed (RULES 2)."""
    supply = [own - start for own, start in zip(board.tiles, board.start_tiles)]
    position = Bastille(
        board,
        players,
        chance,
        0,
        [],
        [],
        [],
        [],
        0,
        0,
        0,
        PLACING,
        0,
        NOBODY,
        ASK_NOTHING,
        0,
        0,
        NONE,
        NONE,
        NONE,
        board.torches,
        [board.start_coins] * players,
        [0] * (players * SOURCE_COUNT),
        board.start_tiles * players,
        supply * players,
        [0] * board.first[-1],
        [board.henchmen] * players,
        [0] * players,
        [NOBODY] * NICHE_COUNT,
        [0] * players,
        [0] * players,
        [],
        [NOBODY] * CARD_COUNT,
        [NOBODY] * MONK_COUNT,
        [0] * GROUP_COUNT,
        [0] * (players * GROUP_COUNT),
        [0] * players,
        [0] * (2 * MISSION_COUNT),
        [0] * players,
        [],
        [],
    )
    shuffle_all(position)
    position.start = chance.below(players)
    for turn in range(players):
        position.queue[(position.start + turn) % players] = turn
    deal_missions(position)
    lay_out_arsenal(position)
    begin_round(position)
    return position


def shuffle_all(position: Bastille) -> None:
    """Shuffle whatever lies face down, the missions aside."""
    board = position.board
    for stage in board.stages:
        cards = stage.copy()
        position.chance.shuffle(cards)
        position.deck += cards
    for weapon in range(GROUP_COUNT):
        position.stock += [weapon] * board.weapons[weapon]
    position.chance.shuffle(position.stock)
    position.versailles += list(range(len(VERSAILLES_TILES)))
    position.chance.shuffle(position.versailles)
    plain = list(range(len(board.bonuses) - 2))
    position.chance.shuffle(plain)
    ends = [len(board.bonuses) - 2, len(board.bonuses) - 1]
    position.chance.shuffle(ends)
    last = board.rounds - 1
    position.bonuses += plain[:last] + ends[:1] + plain[last:] + ends[1:]


def deal_missions(position: Bastille) -> None:
    """Shuffle the missions; deal one to each seat, or split them into two piles."""
    cards: list[int] = []
    for mission in range(MISSION_COUNT):
        cards += [mission] * position.board.copies[mission]
    position.chance.shuffle(cards)
    half: i64 = len(cards)
    if position.board.secret:
        half = len(cards) // 2
    else:
        for seat in range(position.players):
            mission = cards.pop()
            half -= 1
            position.missions[seat] |= 1 << mission
            position.taken.append(entry(seat, 0, mission) | DEALT)
    for place in range(len(cards)):
        pile: i64 = 0 if place < half else 1
        position.piles[pile * MISSION_COUNT + cards[place]] += 1


def from_json(board: Board, data: dict[str, Any]) -> Bastille:
    """Return the position that `to_json` wrote."""
    return Bastille(
        board,
        data["players"],
        Chance(data["seed"], data["drawn"]),
        data["reveals"],
        list(data["deck"]),
        list(data["stock"]),
        list(data["versailles"]),
        list(data["bonuses"]),
        data["deck_next"],
        data["stock_next"],
        data["round"],
        data["phase"],
        data["start"],
        data["actor"],
        data["asked"],
        data["cursor"],
        data["rank"],
        data["space"],
        data["memo"],
        data["item"],
        data["torch_stock"],
        list(data["coins"]),
        list(data["points"]),
        list(data["tiles"]),
        list(data["supply"]),
        list(data["spaces"]),
        list(data["henchmen"]),
        list(data["bag"]),
        list(data["niches"]),
        list(data["track"]),
        list(data["queue"]),
        list(data["display"]),
        list(data["owner"]),
        list(data["joined"]),
        list(data["arsenal"]),
        list(data["weapons"]),
        list(data["torches"]),
        list(data["piles"]),
        list(data["missions"]),
        list(data["taken"]),
        list(data["answers"]),
    )
