"""Threats: the squares that enemies could attack in their next turn."""

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
from .duels import odds, top_power
from .evaluation import worth_of


class Threats:
    """By square and level: the enemies of a seat that could attack a piece there next turn."""

    def __init__(self, position: Bastion, enemies: vec[i64], tops: vec[i64]) -> None:
        self.enemies: vec[i64] = enemies
        self.tops: vec[i64] = tops
        # By square * 2, upstairs 1 more: who could hit a piece there, as bits.
        self.hits: vec[i64] = filled_row(position.board.size * 2, 0)
        # In its next turn nobody has done anything yet.
        deeds = position.deeds
        position.deeds = filled_row(len(deeds), 0)
        for piece in enemies:
            shoots = can_shoot(position, piece)
            self.add_from(position, piece, position.place[piece], level_of(position, piece), shoots)
            is_tower = KIND[piece % PIECE_COUNT] == TOWER
            for action in add_destinations(position, piece, NORMAL, vec[i64](), False):
                if action >= TO:
                    square = position.board.named[action - TO]
                    level = GROUND if is_tower else position.board.level[square]
                    self.add_from(position, piece, square, level, shoots)
        position.deeds = deeds

    def add_from(
        self, position: Bastion, piece: i64, square: i64, level: i64, shoots: bool
    ) -> None:
        """Note all that a piece could hit from a square, being at these levels."""
        ground = position.board
        kind = KIND[piece % PIECE_COUNT]
        mark = BIT[piece]
        hits = self.hits
        if kind != ARCHER:
            contacts = ground.contacts[square]
            for place in range(0, len(contacts), 2):
                other = contacts[place]
                link = contacts[place + 1]
                # Mostly there is no drawbridge near.
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
            for place in range(0, len(lines), 3):
                end = lines[place + 1]
                hits[end * 2] |= mark
                hits[end * 2 + 1] |= mark

    def danger(self, position: Bastion, piece: i64) -> float:
        """Return the likely loss by the worst attack on the piece where it stands."""
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
            top = self.tops[enemy]
            kind = KIND[enemy % PIECE_COUNT]
            worst = max(worst, odds(top, defence))
            if kind == ARCHER:
                worst = max(worst, weights.FREE_SHOT)
            if kind == SOLDIER and below & mark:
                force = force_of(position, enemy, True)
                gang += force
                lead = max(lead, top - force)
        if gang > lead and gang + lead > defence:
            worst = max(worst, weights.SURE)
        return worst * weights.LOSS * worth_of(piece)
