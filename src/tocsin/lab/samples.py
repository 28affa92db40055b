"""Training samples for a net: positions at round starts, seen by every seat, with the result."""

# mypyc: compile

from librt.strings import BytesWriter
from mypy_extensions import i64

from tocsin.bots.evaluation import HeuristicEvaluator, margin
from tocsin.bots.features import Features
from tocsin.bots.player import Player
from tocsin.bots.policy import policy_action
from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.position import Position


class MatchSamples:
    """Rows of one match: at every round start one for each seat, in the order of the seats."""

    def __init__(self, rows: bytes, position: Position, evaluator: HeuristicEvaluator) -> None:
        self.rows: bytes = rows
        # By seat: its share of the victory, and its margin in points.
        self.shares: list[float] = [0.0] * position.players
        outcome = position.outcome()
        assert outcome is not None
        winners = outcome.winners()
        for seat in winners:
            self.shares[seat] = 1.0 / float(len(winners))
        totals = evaluator.expected_totals(position)
        self.margins: list[float] = [margin(totals, seat) for seat in range(position.players)]


class SampleMaker:
    """Plays matches and collects samples."""

    def __init__(self, features: Features, seed: int) -> None:
        self.features: Features = features
        self.evaluator: HeuristicEvaluator = HeuristicEvaluator(features.heuristic, 1.0)
        self.dice: Dice = Dice(seed)

    def play(
        self,
        position: Position,
        players: list[Player],
        noise: float,
        branches: i64,
        from_start: bool = False,
    ) -> list[MatchSamples]:
        """Play a position to its end and return its samples, those of the main line last.

        Without players the heuristic's policy decides. A decision is random with probability
        `noise`. From every round start `branches` further matches are played by the policy: play
        of searching bots is slow, and each of its positions teaches more with several futures.
        """
        out = BytesWriter()
        samples: list[MatchSamples] = []
        if from_start:
            self._write(position, out)
        current_round: i64 = position.round()
        actors = position.actors()
        while actors:
            for seat in actors:
                position.apply(seat, self._action(position, seat, players, noise))
            actors = position.actors()
            if actors and position.round() != current_round:
                current_round = position.round()
                self._write(position, out)
                for _ in range(branches):
                    future = position.clone(Chance(f"{self.dice.word():064x}"))
                    samples += self.play(future, [], 0.0, 0, True)
        samples.append(MatchSamples(out.getvalue(), position, self.evaluator))
        return samples

    def _action(self, position: Position, seat: i64, players: list[Player], noise: float) -> int:
        """Return a random action with probability `noise`, else the player's or the policy's."""
        if noise > 0.0 and self.dice.fraction() < noise:
            if players:
                players[seat].plan = None
            legal = position.legal(seat)
            return legal[self.dice.below(len(legal))]
        if players:
            return players[seat].decide(position)
        legal = position.legal(seat)
        return policy_action(self.features.heuristic, position, seat, legal, self.dice, 1.0)

    def _write(self, position: Position, out: BytesWriter) -> None:
        """Write a row for every seat."""
        for seat in range(position.players):
            self.features.write(position, seat, out)
