"""Response time of experts in the terminal: prints a table for docs/bots.md.

Each row is measured in a process of its own, pinned to one core: `tocsin play GAME --level expert`
with a person who answers at random. The first answer includes the loading of nets. The last column
is CPU time divided by elapsed time: well below 1, other processes distort the times.
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
from tocsin.cli.play import TerminalMatch
from tocsin.kernel.choice import Choice
from tocsin.kernel.position import Position
from tocsin.kernel.record import SeatRecord
from tocsin.table.match import Match
from tocsin.table.seats import BOT_NAMES

# A match is stopped after at least this many decisions of experts, and this much time.
MIN_DECISIONS = 60
MIN_S = 20.0
HEAD = (
    "| game | players | decisions | ms a decision | longest answer | longest wait | of the core |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


class ResponseTimes(msgspec.Struct):
    """Seconds for each answer of a bot, and for each wait of the person for all bots."""

    answers: list[float] = []
    waits: list[float] = []
    cpu_s: float = 0.0


class TimedPlayer:
    """A player whose decisions are timed."""

    def __init__(self, player: Player, times: ResponseTimes) -> None:
        self.player = player
        self.times = times

    def decide(self, position: Position) -> int:
        """Let the player decide and add the time, also for actions it planned before."""
        began, cpu_began = time.perf_counter(), time.process_time()
        action = self.player.decide(position)
        self.times.answers.append(time.perf_counter() - began)
        self.times.cpu_s += time.process_time() - cpu_began
        return action


class TimedMatch(TerminalMatch):
    """A match in the terminal with random answers in the person's place."""

    def __init__(self, match: Match, decisions: int, seconds: float) -> None:
        super().__init__(match, 0, "en")
        self.times = ResponseTimes()
        self.min_decisions = decisions
        self.min_end = time.perf_counter() + seconds
        self.random = random.Random(match.seed)
        timed = {seat: TimedPlayer(bot, self.times) for seat, bot in self.bots.items()}
        self.bots = timed  # type: ignore[assignment]  # has the same decide()

    def _let_bots_decide(self) -> None:
        began = time.perf_counter()
        super()._let_bots_decide()
        self.times.waits.append(time.perf_counter() - began)

    def _decide(self, choice: Choice) -> bool:
        self._show(choice)
        self.match.play_text(self.seat, self.random.choice(choice.options).action)
        is_enough = len(self.times.answers) >= self.min_decisions
        return not (is_enough and time.perf_counter() > self.min_end)


def timed_match(
    game_id: str, players: int, level: str, decisions: int, seconds: float
) -> TimedMatch:
    """Return a match that has been played to its end or stopped."""
    seed = sha256(f"{game_id} {players}".encode()).hexdigest()
    rivals = [SeatRecord(name, level) for name, _ in zip(BOT_NAMES, range(players - 1))]
    match = Match(games.load(game_id), [SeatRecord("Anne"), *rivals], {}, seed)
    timed = TimedMatch(match, decisions, seconds)
    with redirect_stdout(StringIO()):
        timed.play()
    return timed


def response_times(
    game_id: str, players: int, level: str, decisions: int, seconds: float
) -> ResponseTimes:
    """Return the times of a match."""
    return timed_match(game_id, players, level, decisions, seconds).times


def row(game_id: str, players: int, times: ResponseTimes) -> str:
    """Return a row of the table."""
    mean = sum(times.answers) / len(times.answers)
    cells = [games.load(game_id).name, str(players), str(len(times.answers))]
    cells += [f"{1000 * seconds:.0f}" for seconds in (mean, max(times.answers), max(times.waits))]
    cells.append(f"{times.cpu_s / sum(times.answers):.2f}")
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure every game with every number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--decisions", type=int, default=MIN_DECISIONS)
    parser.add_argument("--seconds", type=float, default=MIN_S)
    options = parser.parse_args()
    spawn = multiprocessing.get_context("spawn")
    print(HEAD)
    for game_id in games.ids():
        if options.game not in (None, game_id):
            continue
        least, most = games.load(game_id).players
        for players in range(least, most + 1):
            with spawn.Pool(1, pin) as pool:
                arguments = (game_id, players, options.level, options.decisions, options.seconds)
                print(row(game_id, players, pool.apply(response_times, arguments)), flush=True)


if __name__ == "__main__":
    main()
