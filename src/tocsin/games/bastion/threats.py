"""Where the enemies could strike in their next turn."""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

from .attack import can_shoot
from .boards import ARCHER, GROUND, KIND, PIECE_COUNT, SIDE, SOLDIER, TOWER, UPSTAIRS
from .combat import force_of
from .contact import is_barred, level_of
from .duels import LOSS, top_power, worth_of
from .movement import destinations
from .position import Bastion
from .steps import TO

# How often the side with the greater, the same and the lesser greatest power captures.
SURE: Final = 0.85
EVEN: Final = 0.25
RARE: Final = 0.08
# Whoever cannot be hurt tries it anyway.
FREE_SHOT: Final = 0.25


def odds(attack: i64, defence: i64) -> float:
    """Return how often an attack captures, by the greatest powers of both sides."""
    if attack > defence:
        return SURE
    return EVEN if attack == defence else RARE


class Threats:
    """By square and level: the enemies of a seat that could attack a piece there next turn."""

    def __init__(self, position: Bastion, seat: i64, tops: list[int]) -> None:
        self.tops: list[int] = tops
        self.hits: list[list[int]] = [[] for _ in range(position.board.size * 2)]
        twin = position.copy()
        twin.deeds = [0] * len(twin.deeds)
        for side in range(2):
            twin.side = side
            for piece in range(len(twin.place)):
                if twin.place[piece] >= 0 and piece // PIECE_COUNT != seat:
                    if twin.board.side[KIND[piece % PIECE_COUNT]] == side:
                        self.add(twin, piece)

    def add(self, twin: Bastion, piece: i64) -> None:
        """Note all that a piece could hit from where it stands or can go."""
        squares = [int(twin.place[piece])]
        for action in destinations(twin, piece, False):
            if action >= TO:
                squares.append(twin.board.named[action - TO])
        kind: i64 = KIND[piece % PIECE_COUNT]
        for square in squares:
            if kind != ARCHER:
                level = GROUND if kind == TOWER else twin.board.level[square]
                if square == squares[0]:
                    level = level_of(twin, piece)
                self.add_contacts(twin, piece, square, level, kind == TOWER)
            if can_shoot(twin, piece):
                lines = twin.board.lines[square]
                for place in range(0, len(lines), 3):
                    self.note(lines[place + 1] * 2, piece)
                    self.note(lines[place + 1] * 2 + 1, piece)

    def add_contacts(
        self, twin: Bastion, piece: i64, square: i64, level: i64, by_side: bool
    ) -> None:
        """Note the squares beside one, at the levels they have in common."""
        board = twin.board
        for other in board.adjacent[square]:
            link: i64 = board.link[square * board.size + other]
            if (by_side and link & SIDE == 0) or is_barred(twin, link):
                continue
            if level & GROUND:
                self.note(other * 2, piece)
            if level & UPSTAIRS:
                self.note(other * 2 + 1, piece)

    def note(self, place: i64, piece: i64) -> None:
        """Note a piece once."""
        hits = self.hits[place]
        # What one piece can hit is noted before the next one's.
        if not hits or hits[-1] != piece:
            hits.append(int(piece))

    def danger(self, position: Bastion, piece: i64) -> float:
        """Return what the worst attack on the piece, where it stands, is likely to cost."""
        here: i64 = position.place[piece]
        level = level_of(position, piece)
        defence = top_power(position, piece, False)
        worst = 0.0
        gang: i64 = 0
        lead: i64 = 0
        for floor in range(2):
            if level & (UPSTAIRS if floor else GROUND) == 0:
                continue
            for enemy in self.hits[here * 2 + floor]:
                top: i64 = self.tops[enemy]
                chance = odds(top, defence)
                kind: i64 = KIND[enemy % PIECE_COUNT]
                if kind == ARCHER and chance < FREE_SHOT:
                    chance = FREE_SHOT
                if chance > worst:
                    worst = chance
                if kind == SOLDIER and floor == 0:
                    force = force_of(position, enemy, True)
                    gang += force
                    if top - force > lead:
                        lead = top - force
        if gang + lead > defence and worst < SURE and gang > lead:
            worst = SURE
        return worst * LOSS * worth_of(piece)
