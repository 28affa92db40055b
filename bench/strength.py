"""The strength of the levels and their required bounds: writes the tables of docs/bots.md.

Every deal is logged in bench/strength.jsonl, so that an interrupted run continues where it stopped.
Deals of bots with other skills or nets than the current ones are not counted.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec

from tocsin import games
from tocsin.bots import LEVELS
from tocsin.bots.levels import DECISION_LIMIT_S
from tocsin.lab.arena import Entrant, entrant_result
from tocsin.lab.deal import Contest, Deal, play_deal
from tocsin.lab.executor import TaskExecutor, add_options, open_executor
from tocsin.lab.result_log import ResultLog, field_text

LOG_FILE = Path(__file__).parent / "strength.jsonl"
PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- strength -->\n", "<!-- /strength -->\n"
# The bounds are required over at least 200 matches.
MATCHES = 200
# Lower bounds of the share of one expert among greedy bots, by the number of players.
AMONG_GREEDY = {2: 0.70, 3: 0.65, 4: 0.60, 5: 0.50, 6: 0.50}


class Requirement(msgspec.Struct, frozen=True):
    """A contest with a required bound on the share of its first entrant."""

    table: str
    game: str
    field: tuple[str, ...]
    # The lower end of the share's interval must be at least `least`, the upper at most `most`.
    least: float = 0.0
    most: float = 1.0

    @property
    def key(self) -> str:
        """Return the key of the contest in the log: game and bots with their complete skills."""
        return field_text(self.game, self.field)

    def is_met(self, entrant: Entrant) -> bool:
        """Return whether the interval is within the bound."""
        return entrant.low >= self.least and entrant.high <= self.most

    def contest(self) -> Contest:
        """Return the contest, with the time limit of bots among people."""
        return Contest(
            game=self.game,
            options=games.load(self.game).settle(len(self.field), {}),
            field=list(self.field),
            deals=0,
            seed="strength",
            limit_s=DECISION_LIMIT_S,
        )


def requirements() -> Iterator[Requirement]:
    """Yield the requirements of all games."""
    levels = list(LEVELS)
    for game_id in games.ids():
        least, most = games.load(game_id).players
        counts = range(least, most + 1)
        for players in counts:
            field = ("expert", *["greedy"] * (players - 1))
            yield Requirement("among greedy bots", game_id, field, AMONG_GREEDY[players])
        if 4 in counts:
            mixed = ("expert", "hard", "greedy", "random")
            yield Requirement("in mixed company", game_id, mixed, 1.5 / 4)
            for name in ("hard", "greedy", "random"):
                field = (name, *["expert"] * 3)
                yield Requirement("one against three experts", game_id, field, most=0.45)
        for players in counts:
            for lower, upper in pairwise(levels):
                field = (upper, *[lower] * (players - 1))
                yield Requirement("each level among those below", game_id, field, 1 / players)


def play(wanted: list[Requirement], matches: int, executor: TaskExecutor) -> None:
    """Play and log the missing deals, one deal of every contest in turn."""
    log = ResultLog(LOG_FILE)
    missing = sorted(
        (number, index)
        for index, one in enumerate(wanted)
        for number in range(-(-matches // len(one.field)))
        if number not in log.deals(one.key)
    )
    tasks = ((wanted[index].contest(), number) for number, index in missing)
    deals = executor.map_ordered(play_deal, tasks)
    for count, ((number, index), deal) in enumerate(zip(missing, deals, strict=True), start=1):
        log.append(wanted[index].key, number, deal)
        if sys.stderr.isatty():
            print(f"\r{count} of {len(missing)} deals", end="", file=sys.stderr)


def tables(wanted: list[Requirement]) -> str:
    """Return the results as Markdown tables; contests without deals have no row."""
    log = ResultLog(LOG_FILE)
    text = ""
    for table in dict.fromkeys(one.table for one in wanted):
        played = [(one, log.deals(one.key)) for one in wanted if one.table == table]
        rows = [row(one, deals) for one, deals in played if deals]
        if rows:
            text += f"\n**{table.capitalize()}**\n\n"
            text += "| game | players | field | matches | share (95 %) | required | met | "
            text += "ms a decision | worst |\n| --- | --- | --- | --- | --- | --- | --- | --- | "
            text += "--- |\n" + "".join(rows)
    return text + expert_times(wanted, log) + "\n"


def row(one: Requirement, deals: dict[int, Deal]) -> str:
    """Return the row of a contest: the result of its first entrant."""
    entrant = entrant_result(one.field[0], 0, [deals[number] for number in sorted(deals)])
    bound = f"≥ {one.least:.2f}" if one.least else f"≤ {one.most:.2f}"
    others = [f"{one.field[1:].count(name)} {name}" for name in dict.fromkeys(one.field[1:])]
    cells = [
        games.load(one.game).name,
        str(len(one.field)),
        f"**{entrant.bot}**, {', '.join(others)}",
        str(entrant.games),
        f"{entrant.share:.3f} ({entrant.low:.3f} to {entrant.high:.3f})",
        bound,
        "yes" if one.is_met(entrant) else "no",
        f"{entrant.ms_per_decision:.0f}",
        f"{entrant.worst_ms:.0f}",
    ]
    return f"| {' | '.join(cells)} |\n"


def expert_times(wanted: list[Requirement], log: ResultLog) -> str:
    """Return a table of the time for a decision of experts in all contests."""
    rows = ""
    for game_id, players in dict.fromkeys((one.game, len(one.field)) for one in wanted):
        experts = [
            (deal, index)
            for one in wanted
            if (one.game, len(one.field)) == (game_id, players)
            for deal in log.deals(one.key).values()
            for index, name in enumerate(one.field)
            if name == "expert"
        ]
        if experts:
            decisions = sum(deal.decisions[index] for deal, index in experts)
            mean = 1000 * sum(deal.seconds[index] for deal, index in experts) / decisions
            worst = 1000 * max(deal.longest[index] for deal, index in experts)
            name = games.load(game_id).name
            rows += f"| {name} | {players} | {decisions} | {mean:.0f} | {worst:.0f} |\n"
    if not rows:
        return ""
    head = "| game | players | decisions of experts | ms a decision | worst |\n"
    return f"\n**How long experts think**\n\n{head}| --- | --- | --- | --- | --- |\n{rows}"


def main() -> None:
    """Play the missing deals and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="for each contest (200)")
    add_options(parser, workers=1)  # more would compete for cores and distort the times
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--table", help="only tables with this text in the title")
    parser.add_argument("--bot", help="only contests with this first entrant")
    parser.add_argument("--write", action="store_true", help="only write the tables")
    options = parser.parse_args()
    wanted = [
        one
        for one in requirements()
        if options.game in (None, one.game)
        and options.bot in (None, one.field[0])
        and (options.table is None or options.table in one.table)
    ]
    if not options.write:
        with open_executor(options.workers, options.cluster) as executor:
            play(wanted, options.matches, executor)
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + tables(list(requirements())) + END + after, "utf-8")


if __name__ == "__main__":
    main()
