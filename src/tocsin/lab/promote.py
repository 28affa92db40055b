"""Tests a net against the heuristic: python -m tocsin.lab.promote GAME --players N --nets FOLDER.

The same search evaluates by the net and by the heuristic, at the same table and with the same time
for a decision. A net is copied to the game's folder, with the result in its manifest, only if the
whole 95 % interval of the difference of shares is above 0.
"""

import argparse
from pathlib import Path

import msgspec

from tocsin import games
from tocsin.bots.net import Manifest

from .confidence import share_difference
from .deal import Contest, Deal, play_deal
from .executor import TaskExecutor, add_options, open_executor

# Deals that measure the time for a decision.
CALIBRATION_DEALS = 8


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """Two bots with equally many seats; a greedy bot fills an odd seat."""

    game: str
    players: int
    ours: str
    theirs: str
    seed: str = "promotion"

    @property
    def field(self) -> list[str]:
        """Return the bots in seat order."""
        pairs = self.players // 2
        return [self.ours, self.theirs] * pairs + ["greedy"] * (self.players % 2)

    def indices(self, name: str) -> list[int]:
        """Return the indices of a bot in the field."""
        return [index for index, bot in enumerate(self.field) if bot == name]

    def play(self, numbers: range, executor: TaskExecutor) -> list[Deal]:
        """Play the deals of these numbers."""
        options = games.load(self.game).settle(self.players, {})
        contest = Contest(
            game=self.game, options=options, field=self.field, deals=0, seed=self.seed
        )
        return list(executor.map_ordered(play_deal, [(contest, number) for number in numbers]))

    def seconds_per_decision(self, deals: list[Deal], name: str) -> float:
        """Return a bot's mean time for a decision."""
        own = [(deal, index) for deal in deals for index in self.indices(name)]
        decisions = sum(deal.decisions[index] for deal, index in own)
        return sum(deal.seconds[index] for deal, index in own) / max(1, decisions)

    def summary(self, deals: list[Deal]) -> str:
        """Return the result in a sentence."""
        ours, theirs = (self.indices(name) for name in (self.ours, self.theirs))
        mean, low, high = share_difference(deals, ours, theirs)
        times = [1000 * self.seconds_per_decision(deals, name) for name in (self.ours, self.theirs)]
        return (
            f"{self.ours} against {self.theirs}, {len(deals) * self.players} matches: "
            f"difference of shares {mean:+.3f} ({low:+.3f} to {high:+.3f}), "
            f"{times[0]:.0f} and {times[1]:.0f} ms a decision"
        )

    def is_won(self, deals: list[Deal]) -> bool:
        """Return whether `ours` is significantly better."""
        return share_difference(deals, self.indices(self.ours), self.indices(self.theirs))[1] > 0.0


def with_equal_time(duel: Duel, rollouts: int, executor: TaskExecutor) -> Duel:
    """Return the duel with `rollouts` for theirs, and for ours as many as take the same time."""
    equal = msgspec.structs.replace(
        duel, ours=f"{duel.ours}:rollouts={rollouts}", theirs=f"{duel.theirs}:rollouts={rollouts}"
    )
    deals = equal.play(range(CALIBRATION_DEALS), executor)
    theirs, ours = (equal.seconds_per_decision(deals, name) for name in (equal.theirs, equal.ours))
    count = max(1, round(rollouts * theirs / ours))
    return msgspec.structs.replace(equal, ours=f"{duel.ours}:rollouts={count}")


def install_net(net: Path, game_id: str, result: str) -> None:
    """Copy a net to its game's folder, with the result of the arena in its manifest."""
    folder = Path(str(games.data(game_id))) / "nets"
    folder.mkdir(exist_ok=True)
    manifest = msgspec.json.decode(net.with_suffix(".json").read_bytes(), type=Manifest)
    encoded = msgspec.json.encode(msgspec.structs.replace(manifest, arena=result))
    (folder / net.name).write_bytes(net.read_bytes())
    text = msgspec.json.format(encoded, indent=2).decode("utf-8")
    (folder / net.with_suffix(".json").name).write_text(text + "\n", "utf-8")


def main() -> None:
    """Play the duel, print the result, and install the net if it won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--nets", type=Path, required=True, help="the folder with PLAYERS.npz")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--rollouts", type=int, default=100, help="of the heuristic's search (100)")
    add_options(parser)
    options = parser.parse_args()
    duel = Duel(
        game=options.game,
        players=options.players,
        ours=f"expert:net={options.nets}",
        theirs="expert:net=",
    )
    with open_executor(options.workers, options.cluster) as executor:
        duel = with_equal_time(duel, options.rollouts, executor)
        numbers = range(CALIBRATION_DEALS, CALIBRATION_DEALS + options.deals)
        deals = duel.play(numbers, executor)
    result = duel.summary(deals).replace(str(options.nets), "this")
    print(result)
    if duel.is_won(deals):
        install_net(options.nets / f"{options.players}.npz", options.game, result)
    else:
        print("The net is not installed: it is not significantly better than the heuristic.")


if __name__ == "__main__":
    main()
