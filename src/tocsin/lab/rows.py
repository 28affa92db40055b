"""Makes rows for a net: python -m tocsin.lab.rows GAME --players N --out FOLDER.

A third of the matches is played without noise, a third with 3 % random actions, a third with 12 %.
Every worker fills a file; a folder may be filled by several runs.
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

from .lessons import Lesson, Teacher
from .sharing import add_options, sharing

NOISES = (0.0, 0.03, 0.12)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker plays: by the heuristic, or one bot in every seat."""

    game: str
    players: int
    bot: str = ""
    # Futures that are played by the heuristic from every round start of a bot's match.
    branches: int = 4
    seconds: float
    seed: str


class Filled(msgspec.Struct, frozen=True):
    """A file of rows as bytes, for a worker may be on a machine without the folder."""

    name: str
    rows: bytes
    facts: dict[str, Any]

    def write(self, folder: Path) -> None:
        """Write it, and the facts about it beside it."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.name}.npz").write_bytes(self.rows)
        (folder / f"{self.name}.json").write_bytes(msgspec.json.encode(self.facts))


def make(plan: Plan, number: int) -> Filled:
    """Play until the time is up, one match at least, and fill a file."""
    game = games.load(plan.game)
    heuristic = game.heuristic()
    features = Features(game, heuristic)
    size = features.size(plan.players)
    source = sha256(f"{plan.seed}/{plan.bot}/{number}".encode()).hexdigest()
    teacher = Teacher(features, int(source, 16))
    parts: list[Any] = []
    shares: list[Any] = []
    margins: list[Any] = []
    matches: list[Any] = []
    count = 0
    end = time.monotonic() + plan.seconds
    while count == 0 or time.monotonic() < end:
        seed = sha256(f"{source}/{count}".encode()).hexdigest()
        for lesson in play(plan, game, teacher, seed, NOISES[count % len(NOISES)]):
            rows = np.frombuffer(lesson.rows, "<f4").reshape(-1, size).astype("<f2")
            starts = len(rows) // plan.players
            parts.append(rows)
            shares.append(np.tile(np.array(lesson.shares, "<f4"), starts))
            margins.append(np.tile(np.array(lesson.margins, "<f4"), starts))
            matches.append(np.full(len(rows), count, "<i4"))
        count += 1
    facts = {
        "encoding": game.encoding(plan.players).version,
        "terms": heuristic.terms(),
        "options": game.settle(plan.players, {}),
        "matches": count,
    }
    file = io.BytesIO()
    np.savez(
        file,
        rows=np.concatenate(parts),
        shares=np.concatenate(shares),
        margins=np.concatenate(margins),
        matches=np.concatenate(matches),
    )
    return Filled(source[:16], file.getvalue(), facts)


def play(plan: Plan, game: Any, teacher: Teacher, seed: str, noise: float) -> list[Lesson]:
    """Return the lessons of one match."""
    position = game.new(players=plan.players, seed=seed)
    if not plan.bot:
        return [teacher.by_policy(position, noise, False)]
    bots = [seat_bot(plan.bot, game, bot_seed(seed, seat), 0) for seat in range(plan.players)]
    # Who plays well errs less.
    return teacher.by_bots(position, bots, noise / 3, plan.branches)


def main() -> None:
    """Play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True, help="a folder for the files")
    parser.add_argument("--bot", default="", help="plays every seat; none: the heuristic")
    parser.add_argument("--branches", type=int, default=4, help="futures of each round start (4)")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each worker (60)")
    parser.add_argument("--seed", default="rows", help="any text (rows)")
    add_options(parser)
    wish = vars(parser.parse_args())
    out, workers, cluster = (wish.pop(name) for name in ("out", "workers", "cluster"))
    plan = Plan(**wish)
    count = 0
    with sharing(workers, cluster) as team:
        for filled in team.in_order(make, [(plan, number) for number in range(team.size)]):
            filled.write(out)
            count += filled.facts["matches"]
    print(f"{plan.game}, {plan.players} players, {plan.bot or 'heuristic'}: {count} matches")


if __name__ == "__main__":
    main()
