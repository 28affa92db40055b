"""Lessons for a net: the round starts of a match as every seat sees them, and how it ended."""

# mypyc: compile

from librt.strings import BytesWriter
from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.features import Features
from tocsin.bots.leaf import Judge, margin
from tocsin.bots.player import Player
from tocsin.bots.policy import pick
from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.position import Position

from .selfplay import seated


class Lesson:
    """Rows of one match: at every round start one for each seat, in the order of the seats."""

    def __init__(self, rows: bytes, position: Position, judge: Judge) -> None:
        self.rows: bytes = rows
        # By seat: its part of the victory, and by how many points it was ahead.
        self.shares: list[float] = [0.0] * position.players
        outcome = position.outcome()
        assert outcome is not None
        winners = outcome.winners()
        for seat in winners:
            self.shares[seat] = 1.0 / float(len(winners))
        totals = judge.totals(position)
        self.margins: list[float] = [margin(totals, seat) for seat in range(position.players)]


class Teacher:
    """Plays matches and makes lessons of them."""

    def __init__(self, features: Features, seed: int) -> None:
        self.features: Features = features
        self.judge: Judge = Judge(features.heuristic, 1.0)
        self.dice: Dice = Dice(seed)

    def by_policy(self, position: Position, noise: float, from_here: bool) -> Lesson:
        """Play a position to its end by the heuristic, now and then at random."""
        out = BytesWriter()
        if from_here:
            self.write(position, out)
        clock: i64 = position.round()
        actors = position.actors()
        while actors:
            for seat in actors:
                legal = position.legal(seat)
                if noise > 0.0 and self.dice.fraction() < noise:
                    action = legal[self.dice.below(len(legal))]
                else:
                    action = pick(self.features.heuristic, position, seat, legal, self.dice, 1.0)
                position.apply(seat, action)
            actors = position.actors()
            if actors and position.round() != clock:
                clock = position.round()
                self.write(position, out)
        return Lesson(out.getvalue(), position, self.judge)

    def by_bots(
        self, position: Position, bots: list[Bot], noise: float, branches: i64
    ) -> list[Lesson]:
        """Let bots play to the end, and from every round start play on by the heuristic, too.

        Good play is slow. Its positions teach more if each is tried with several futures.
        """
        players: list[Player] = seated(self.features.game, bots)
        out = BytesWriter()
        lessons: list[Lesson] = []
        clock: i64 = position.round()
        actors = position.actors()
        while actors:
            for seat in actors:
                if noise > 0.0 and self.dice.fraction() < noise:
                    legal = position.legal(seat)
                    action = legal[self.dice.below(len(legal))]
                    players[seat].line = None
                else:
                    action = players[seat].decide(position)
                position.apply(seat, action)
            actors = position.actors()
            if actors and position.round() != clock:
                clock = position.round()
                self.write(position, out)
                for _ in range(branches):
                    future = position.clone(Chance(f"{self.dice.word():064x}"))
                    lessons.append(self.by_policy(future, 0.0, True))
        lessons.append(Lesson(out.getvalue(), position, self.judge))
        return lessons

    def write(self, position: Position, out: BytesWriter) -> None:
        """Write what every seat sees."""
        for seat in range(position.players):
            self.features.write(position, seat, out)
