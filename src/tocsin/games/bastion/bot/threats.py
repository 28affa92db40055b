"""The squares that enemies can attack in their next turn."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row

from ..rules.board import (
    ARCHER,
    GATE_SHIFT,
    GROUND,
    KIND,
    PIECE_COUNT,
    SIDE,
    SOLDIER,
    TO,
    TOWER,
    UPSTAIRS,
)
from ..rules.combat.powers import force_of
from ..rules.combat.targets import can_shoot
from ..rules.movement.destinations import NORMAL, add_destinations
from ..rules.pieces.contact import BIT, level_of
from ..rules.pieces.drawbridge import is_barred
from ..rules.position import Bastion
from . import weights
from .duels import capture_chance, top_power
from .evaluation import worth_of


class Threats:
    """The enemies of a seat that can attack a piece in their next turn, by square and level."""

    def __init__(self, position: Bastion, enemies: vec[i64], powers: vec[i64]) -> None:
        self.enemies: vec[i64] = enemies
        self.powers: vec[i64] = powers
        # Bit masks of enemies, by square * 2 on the ground and square * 2 + 1 upstairs.
        self.hits: vec[i64] = filled_row(position.board.size * 2, 0)
        # At the beginning of a turn no piece has acted yet.
        deeds = position.deeds
        position.deeds = filled_row(len(deeds), 0)
        for piece in enemies:
            shoots = can_shoot(position, piece)
            self.add_hits(position, piece, position.place[piece], level_of(position, piece), shoots)
            is_tower = KIND[piece % PIECE_COUNT] == TOWER
            for action in add_destinations(position, piece, NORMAL, vec[i64](), False):
                if action >= TO:
                    square = position.board.named[action - TO]
                    level = GROUND if is_tower else position.board.level[square]
                    self.add_hits(position, piece, square, level, shoots)
        position.deeds = deeds

    def add_hits(
        self, position: Bastion, piece: i64, square: i64, level: i64, shoots: bool
    ) -> None:
        """Add the squares that a piece can attack from a square at these levels."""
        ground = position.board
        kind = KIND[piece % PIECE_COUNT]
        mark = BIT[piece]
        hits = self.hits
        if kind != ARCHER:
            contacts = ground.contacts[square]
            for index in range(0, len(contacts), 2):
                other = contacts[index]
                link = contacts[index + 1]
                # Most links have no drawbridge: skip the call.
                if link >> GATE_SHIFT and is_barred(position, link):
                    continue
                if kind == TOWER and link & SIDE == 0:
                    continue
                if level & GROUND:
                    hits[other * 2] |= mark
                if level & UPSTAIRS:
                    hits[other * 2 + 1] |= mark
        if shoots:
            lines = ground.lines[square]
            for index in range(0, len(lines), 3):
                end = lines[index + 1]
                hits[end * 2] |= mark
                hits[end * 2 + 1] |= mark

    def danger(self, position: Bastion, piece: i64) -> float:
        """Return the expected loss by the worst attack on a piece on its square."""
        level = level_of(position, piece)
        here: i64 = position.place[piece] * 2
        below: i64 = 0
        above: i64 = 0
        if level & GROUND:
            below = self.hits[here]
        if level & UPSTAIRS:
            above = self.hits[here + 1]
        if below | above == 0:
            return 0.0
        defence = top_power(position, piece, False)
        worst = 0.0
        gang: i64 = 0
        lead: i64 = 0
        for enemy in self.enemies:
            mark = BIT[enemy]
            if (below | above) & mark == 0:
                continue
            top = self.powers[enemy]
            kind = KIND[enemy % PIECE_COUNT]
            worst = max(worst, capture_chance(top, defence))
            if kind == ARCHER:
                worst = max(worst, weights.FREE_SHOT)
            if kind == SOLDIER and below & mark:
                force = force_of(position, enemy, True)
                gang += force
                lead = max(lead, top - force)
        if gang > lead and gang + lead > defence:
            worst = max(worst, weights.SURE)
        return worst * weights.LOSS * worth_of(piece)
