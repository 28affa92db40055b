"""Makes training data for a net: python -m tocsin.lab.training_data GAME --players N --out FOLDER.

A third of the matches is played without noise, a third with 3 % random actions, a third with 12 %.
Every worker writes one file; several runs may fill the same folder.
"""

import argparse
import io
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tocsin import games
from tocsin.bots import bot_seed, seat_bot
from tocsin.bots.features import Features
from tocsin.kernel.game import Game

from .executor import add_options, open_executor
from .samples import MatchSamples, SampleMaker
from .selfplay import seat_players

NOISE_LEVELS = (0.0, 0.03, 0.12)
# Bots that search are given less noise than the policy.
BOT_NOISE_DIVISOR = 3


class SamplingPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The matches of a worker: one bot in every seat, or the heuristic's policy."""

    game: str
    players: int
    bot: str = ""
    # Matches that the policy plays from every round start of a bot's match.
    branches: int = 4
    seconds: float
    seed: str


class DataFile(msgspec.Struct, frozen=True):
    """A data file as bytes, since a worker may run on a machine without the folder."""

    name: str
    rows: bytes
    facts: dict[str, Any]

    def write(self, folder: Path) -> None:
        """Write the rows as .npz and the facts about them as .json."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.name}.npz").write_bytes(self.rows)
        (folder / f"{self.name}.json").write_bytes(msgspec.json.encode(self.facts))


def make_data_file(plan: SamplingPlan, number: int) -> DataFile:
    """Play for the planned time, at least one match, and return the samples as a file."""
    game = games.load(plan.game)
    heuristic = game.heuristic()
    features = Features(game, heuristic)
    size = features.size(plan.players)
    source = sha256(f"{plan.seed}/{plan.bot}/{number}".encode()).hexdigest()
    maker = SampleMaker(features, int(source, 16))
    columns: dict[str, list[Any]] = {"rows": [], "shares": [], "margins": [], "matches": []}
    count = 0
    deadline = time.monotonic() + plan.seconds
    while count == 0 or time.monotonic() < deadline:
        seed = sha256(f"{source}/{count}".encode()).hexdigest()
        noise = NOISE_LEVELS[count % len(NOISE_LEVELS)]
        for samples in play_match(plan, game, maker, seed, noise):
            rows = np.frombuffer(samples.rows, "<f4").reshape(-1, size).astype("<f2")
            round_starts = len(rows) // plan.players
            columns["rows"].append(rows)
            columns["shares"].append(np.tile(np.array(samples.shares, "<f4"), round_starts))
            columns["margins"].append(np.tile(np.array(samples.margins, "<f4"), round_starts))
            columns["matches"].append(np.full(len(rows), count, "<i4"))
        count += 1
    facts = {
        "encoding": game.encoding(plan.players).version,
        "terms": heuristic.terms(),
        "options": game.settle(plan.players, {}),
        "matches": count,
    }
    file = io.BytesIO()
    arrays: dict[str, Any] = {name: np.concatenate(parts) for name, parts in columns.items()}
    np.savez(file, **arrays)
    return DataFile(source[:16], file.getvalue(), facts)


def play_match(
    plan: SamplingPlan, game: Game, maker: SampleMaker, seed: str, noise: float
) -> list[MatchSamples]:
    """Play one match of the plan and return its samples."""
    position = game.new(players=plan.players, seed=seed)
    if not plan.bot:
        return maker.play(position, [], noise, 0)
    bots = [seat_bot(plan.bot, game, bot_seed(seed, seat), 0) for seat in range(plan.players)]
    return maker.play(position, seat_players(game, bots), noise / BOT_NOISE_DIVISOR, plan.branches)


def main() -> None:
    """Make the data files of all workers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True, help="a folder for the files")
    parser.add_argument("--bot", default="", help="bot for every seat (default: the heuristic)")
    parser.add_argument("--branches", type=int, default=4, help="futures of each round start (4)")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each worker (60)")
    parser.add_argument("--seed", default="rows", help="any text (rows)")
    add_options(parser)
    options = vars(parser.parse_args())
    out, workers, cluster = (options.pop(name) for name in ("out", "workers", "cluster"))
    plan = SamplingPlan(**options)
    count = 0
    with open_executor(workers, cluster) as executor:
        for file in executor.map_ordered(
            make_data_file, [(plan, number) for number in range(executor.size)]
        ):
            file.write(out)
            count += file.facts["matches"]
    print(f"{plan.game}, {plan.players} players, {plan.bot or 'heuristic'}: {count} matches")


if __name__ == "__main__":
    main()
