"""How strong the levels are, and whether they keep the bars: writes the tables of docs/bots.md.

Every deal is kept in bench/strength.jsonl as soon as it is played, so a run that was cut short
goes on where it stopped. Deals played by other skills or nets than today's are not counted.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec

from tocsin import games
from tocsin.bots import LEVELS
from tocsin.bots.levels import PATIENCE
from tocsin.lab.arena import Entrant, summed_up
from tocsin.lab.deal import Contest, Deal, play_deal
from tocsin.lab.ledger import Ledger
from tocsin.lab.pool import described
from tocsin.lab.sharing import Team, add_options, sharing

KEPT = Path(__file__).parent / "strength.jsonl"
PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- strength -->\n", "<!-- /strength -->\n"
# So many matches make a figure: the bars ask for 200.
MATCHES = 200
# Lower bounds of the share of one expert among greedy bots, by the number of players.
AMONG_GREEDY = {2: 0.70, 3: 0.65, 4: 0.60, 5: 0.50, 6: 0.50}


class Bar(msgspec.Struct, frozen=True):
    """A contest of which the first entrant is looked at, and what its share must be."""

    table: str
    game: str
    field: tuple[str, ...]
    # One of the bounds of its share is compared: the lower with the least, the upper with the most.
    least: float = 0.0
    most: float = 1.0

    @property
    def key(self) -> str:
        """Return what is played, with every skill in full."""
        skills = [f"{name} {described(name, self.game, len(self.field))}" for name in self.field]
        return f"{self.game}: {', '.join(skills)}"

    def is_met(self, entrant: Entrant) -> bool:
        """Return whether the bound is kept."""
        return entrant.low >= self.least and entrant.high <= self.most

    def contest(self) -> Contest:
        """Return it as something to be played, with no more time than people grant."""
        return Contest(
            game=self.game,
            options=games.load(self.game).settle(len(self.field), {}),
            field=list(self.field),
            deals=0,
            seed="strength",
            patience=PATIENCE,
        )


def bars() -> Iterator[Bar]:
    """Yield all that is asked of the levels."""
    levels = list(LEVELS)
    for game_id in games.ids():
        least, most = games.load(game_id).players
        for players in range(least, most + 1):
            rivals = players - 1
            share = AMONG_GREEDY[players]
            yield Bar("among greedy bots", game_id, ("expert", *["greedy"] * rivals), share)
        for players in range(least, most + 1):
            if players == 4:
                mixed = ("expert", "hard", "greedy", "random")
                yield Bar("in mixed company", game_id, mixed, 1.5 / 4)
                for name in ("hard", "greedy", "random"):
                    crowd = (name, *["expert"] * 3)
                    yield Bar("one against three experts", game_id, crowd, most=0.45)
        for players in range(least, most + 1):
            for lower, upper in pairwise(levels):
                field = (upper, *[lower] * (players - 1))
                yield Bar("each level among those below", game_id, field, 1 / players)


def play(wanted: list[Bar], matches: int, team: Team) -> None:
    """Play what is missing, deal by deal, the first deals of all contests first."""
    ledger = Ledger(KEPT)
    missing = sorted(
        (number, place)
        for place, bar in enumerate(wanted)
        for number in range(-(-matches // len(bar.field)))
        if number not in ledger.deals(bar.key)
    )
    deals = team.in_order(play_deal, ((wanted[at].contest(), number) for number, at in missing))
    for count, ((number, place), deal) in enumerate(zip(missing, deals, strict=True), start=1):
        ledger.keep(wanted[place].key, number, deal)
        if sys.stderr.isatty():
            print(f"\r{count} of {len(missing)} deals", end="", file=sys.stderr)


def tables(wanted: list[Bar]) -> str:
    """Return what was found as Markdown; what was not played has no row."""
    ledger = Ledger(KEPT)
    text = ""
    for table in dict.fromkeys(bar.table for bar in wanted):
        played = [(bar, ledger.deals(bar.key)) for bar in wanted if bar.table == table]
        rows = [row(bar, deals) for bar, deals in played if deals]
        if rows:
            text += f"\n**{table.capitalize()}**\n\n"
            text += "| game | players | field | matches | share (95 %) | bar | kept | "
            text += "ms a decision | worst |\n| --- | --- | --- | --- | --- | --- | --- | --- | "
            text += "--- |\n" + "".join(rows)
    return text + paces(wanted, ledger) + "\n"


def row(bar: Bar, deals: dict[int, Deal]) -> str:
    """Return a row of a table: how the first of the field did."""
    entrant = summed_up(bar.field[0], 0, [deals[number] for number in sorted(deals)])
    wish = f"≥ {bar.least:.2f}" if bar.least else f"≤ {bar.most:.2f}"
    others = [f"{bar.field[1:].count(name)} {name}" for name in dict.fromkeys(bar.field[1:])]
    cells = [
        games.load(bar.game).name,
        str(len(bar.field)),
        f"**{entrant.bot}**, {', '.join(others)}",
        str(entrant.games),
        f"{entrant.share:.3f} ({entrant.low:.3f} to {entrant.high:.3f})",
        wish,
        "yes" if bar.is_met(entrant) else "no",
        f"{entrant.ms_per_decision:.0f}",
        f"{entrant.worst_ms:.0f}",
    ]
    return f"| {' | '.join(cells)} |\n"


def paces(wanted: list[Bar], ledger: Ledger) -> str:
    """Return how long experts took for their answers, wherever they sat."""
    rows = ""
    for game_id, players in dict.fromkeys((bar.game, len(bar.field)) for bar in wanted):
        seats = [
            (deal, place)
            for bar in wanted
            if (bar.game, len(bar.field)) == (game_id, players)
            for deal in ledger.deals(bar.key).values()
            for place, name in enumerate(bar.field)
            if name == "expert"
        ]
        if seats:
            decisions = sum(deal.decisions[place] for deal, place in seats)
            mean = 1000 * sum(deal.seconds[place] for deal, place in seats) / decisions
            worst = 1000 * max(deal.longest[place] for deal, place in seats)
            name = games.load(game_id).name
            rows += f"| {name} | {players} | {decisions} | {mean:.0f} | {worst:.0f} |\n"
    if not rows:
        return ""
    head = "| game | players | decisions of experts | ms a decision | worst |\n"
    return f"\n**How long experts think**\n\n{head}| --- | --- | --- | --- | --- |\n{rows}"


def main() -> None:
    """Play, then write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="for each figure (200)")
    add_options(parser, workers=1)  # timings want few
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--table", help="only tables whose title has this in it")
    parser.add_argument("--bot", help="only where this one is looked at")
    parser.add_argument("--write", action="store_true", help="only write the tables")
    wish = parser.parse_args()
    wanted = [
        bar
        for bar in bars()
        if wish.game in (None, bar.game)
        and wish.bot in (None, bar.field[0])
        and (wish.table is None or wish.table in bar.table)
    ]
    if not wish.write:
        with sharing(wish.workers, wish.cluster) as team:
            play(wanted, wish.matches, team)
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + tables(list(bars())) + END + after, "utf-8")


if __name__ == "__main__":
    main()
