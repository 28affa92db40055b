"""How long whoever plays in the terminal waits for experts: prints a table for docs/bots.md.

Each row is a process of its own, kept to one core: `tocsin play GAME --level expert` as it is, with
a person who answers at random. The first answer counts too, for which nets are loaded. The last
column says how much of the core was ours meanwhile: with neighbours, times measure them.
"""

import argparse
import multiprocessing
import random
import time
from contextlib import redirect_stdout
from hashlib import sha256
from io import StringIO

import msgspec

from bench.stopwatch import pin
from tocsin import games
from tocsin.bots.player import Player
from tocsin.cli.play import Sitting
from tocsin.kernel.choice import Choice
from tocsin.kernel.position import Position
from tocsin.kernel.record import SeatRecord
from tocsin.table.match import Match
from tocsin.table.seats import BOT_NAMES

# A match that goes on is left after so many decisions of experts, and this much time.
DECISIONS = 60
SECONDS = 20.0
HEAD = (
    "| game | players | decisions | ms a decision | longest answer | longest wait | of the core |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


class Answers(msgspec.Struct):
    """What a match came to, in seconds: every answer, and what a person waited for all rivals."""

    answers: list[float] = []
    waits: list[float] = []
    # What the processor did for the answers.
    used: float = 0.0


class Timed:
    """A bot at its seat, with a watch beside it."""

    def __init__(self, player: Player, found: Answers) -> None:
        self.player = player
        self.found = found

    def decide(self, position: Position) -> int:
        """Let it decide, and keep how long it took; what it has thought out before counts too."""
        began, used = time.perf_counter(), time.process_time()
        action = self.player.decide(position)
        self.found.answers.append(time.perf_counter() - began)
        self.found.used += time.process_time() - used
        return action


class Watched(Sitting):
    """A table in the terminal, at which chance answers for the person."""

    def __init__(self, match: Match, decisions: int, seconds: float) -> None:
        super().__init__(match, 0, "en")
        self.found = Answers()
        self.decisions = decisions
        self.until = time.perf_counter() + seconds
        self.chance = random.Random(match.seed)
        timed = {seat: Timed(bot, self.found) for seat, bot in self.bots.items()}
        self.bots = timed  # type: ignore[assignment]  # which decides as a player does

    def _let_bots_decide(self) -> None:
        began = time.perf_counter()
        super()._let_bots_decide()
        self.found.waits.append(time.perf_counter() - began)

    def _decide(self, choice: Choice) -> bool:
        self._show(choice)
        self.match.play_text(self.seat, self.chance.choice(choice.options).action)
        is_enough = len(self.found.answers) >= self.decisions
        return not (is_enough and time.perf_counter() > self.until)


def watched(game_id: str, players: int, level: str, decisions: int, seconds: float) -> Answers:
    """Play a match, or the beginning of a long one, and return how long answers took."""
    seed = sha256(f"{game_id} {players}".encode()).hexdigest()
    rivals = [SeatRecord(name, level) for name, _ in zip(BOT_NAMES, range(players - 1))]
    match = Match(games.load(game_id), [SeatRecord("Anne"), *rivals], {}, seed)
    sitting = Watched(match, decisions, seconds)
    with redirect_stdout(StringIO()):
        sitting.play()
    return sitting.found


def row(game_id: str, players: int, found: Answers) -> str:
    """Return a row of the table."""
    mean = sum(found.answers) / len(found.answers)
    cells = [games.load(game_id).name, str(players), str(len(found.answers))]
    cells += [f"{1000 * figure:.0f}" for figure in (mean, max(found.answers), max(found.waits))]
    cells.append(f"{found.used / sum(found.answers):.2f}")
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure every game at every number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    wish = parser.parse_args()
    spawning = multiprocessing.get_context("spawn")
    print(HEAD)
    for game_id in games.ids():
        if wish.game not in (None, game_id):
            continue
        least, most = games.load(game_id).players
        for players in range(least, most + 1):
            with spawning.Pool(1, pin) as alone:
                asked = (game_id, players, wish.level, wish.decisions, wish.seconds)
                print(row(game_id, players, alone.apply(watched, asked)), flush=True)


if __name__ == "__main__":
    main()
