"""A question to each game, answered from matches of bots: writes docs/studies/.

Each study plays its matches twice, on deals of their own: what the first run suggests, the second
has to confirm. `make studies ARGS=revolution` makes one of them anew. The whole reports of the
first runs lie in bench/out/reports/.
"""

import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from tocsin import games
from tocsin.kernel.errors import BadOptions
from tocsin.lab import charts
from tocsin.lab.study import Fared, Figure, Study
from tocsin.table.words import Words

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "studies"
REPORTS = Path("bench/out/reports")
SEEDS = ("study", "once more")
TOCSIN = (sys.executable, "-c", "from tocsin.cli import main; main()")
# A difference of so many standard errors in both runs, to the same side, is no accident.
CLEAR = 2.0


class Question(msgspec.Struct, frozen=True):
    """What is asked of a game, and how its answer is read from what was found in two runs."""

    game: str
    players: int
    bots: str
    matches: int
    title: str
    asked: str
    answered: Callable[[Words, list[Study]], tuple[str, str]]

    def command(self, seed: str) -> list[str]:
        """Return the words after `tocsin` that play and report its matches."""
        played = ["--players", str(self.players), "--bots", self.bots, "--games", str(self.matches)]
        return ["report", self.game, *played, "--seed", seed]

    def page(self, file: Path) -> list[str]:
        """Return those that also write the report of its first run to a file."""
        return [*self.command(SEEDS[0]), "--html", str(file)]


class Told(msgspec.Struct, frozen=True):
    """What a report says as JSON."""

    study: Study


def main() -> None:
    """Make the studies that are asked for, or all."""
    wanted = sys.argv[1:] or [question.game for question in QUESTIONS]
    for question in QUESTIONS:
        if question.game in wanted:
            print(f"{question.game}: {question.title}", flush=True)
            write(question)


def write(question: Question) -> None:
    """Play a study's matches and write its page, and that of the report."""
    report = Path(f"{question.game}.html")
    (ROOT / REPORTS).mkdir(parents=True, exist_ok=True)
    found = [reported(question.page(REPORTS / report)), reported(question.command(SEEDS[1]))]
    words = Words("en", question.game)
    answer, chart = question.answered(words, found)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{question.game}.svg").write_text(standing_alone(chart), "utf-8")
    name = games.load(question.game).name
    command = shlex.join(["tocsin", *question.page(report)])
    page = f"""# {name}: {question.title}

{question.asked}

    {command}

{2 * question.matches} matches of {question.players} × {question.bots} in two runs, the second on
other deals (`--seed "{SEEDS[1]}"`).

![{question.title}]({question.game}.svg)

{answer}

The whole report is what the command above writes: open it in a browser. This page is written by
`make studies`; [arena.md](../arena.md) says what its figures mean.
"""
    (FOLDER / f"{question.game}.md").write_text(page, "utf-8")


def reported(words: list[str]) -> Study:
    """Return what a report finds, and say how long it took."""
    began = time.monotonic()
    told = subprocess.run([*TOCSIN, *words, "--json"], cwd=ROOT, check=True, capture_output=True)
    print(f"  {time.monotonic() - began:.0f} s: {shlex.join(['tocsin', *words])}", flush=True)
    return msgspec.json.decode(told.stdout, type=Told).study


def standing_alone(chart: str) -> str:
    """Return a chart for a page that is shown light or dark: it brings its own paper."""
    return chart.replace("currentColor", "#222222").replace(
        "<svg ", '<svg style="background:#fbf7ea" ', 1
    )


# --- answers


def first_seat(words: Words, found: list[Study]) -> tuple[str, str]:
    """Say whether a seat wins more often than its share."""
    even = 1 / found[0].players
    rows = []
    told = []
    for seat in range(found[0].players):
        one, other = (run.seats[seat] for run in found)
        rows.append(f"| {seat + 1} | {_share(one)} | {_share(other)} |")
        above = all(figure.low > even for figure in (one, other))
        below = all(figure.high < even for figure in (one, other))
        if above or below:
            told.append(f"seat {seat + 1} wins {'more' if above else 'less'} than its share")
    answer = (
        f"In both runs {_and(told)}."
        if told
        else "No seat wins surely more or less than its share."
    )
    table = "| seat | first run | second run |\n| --- | --- | --- |\n" + "\n".join(rows)
    names = [f"seat {seat + 1}" for seat in range(found[0].players)]
    return f"{table}\n\n{answer}", charts.shares(names, found[0].seats)


def of_things(prefix: str) -> Callable[[Words, list[Study]], tuple[str, str]]:
    """Return who says which things of a kind go with winning, and which with losing."""

    def answered(words: Words, found: list[Study]) -> tuple[str, str]:
        first, second = (
            {one.thing: one for one in run.fared if one.thing.startswith(prefix)} for run in found
        )
        both = [
            (one, second[one.thing])
            for one in first.values()
            if one.thing in second and _has_sides(one) and _has_sides(second[one.thing])
        ]
        both.sort(key=lambda pair: -min(one.surprise for one in pair))
        if not both:
            raise BadOptions(f"Nothing that begins with “{prefix}” was taken often enough.")
        rows = [
            f"| {words.name(one.thing)} | {_share(one.takers)} | {_share(one.leavers)} | "
            f"{_share(other.takers)} | {_share(other.leavers)} |"
            for one, other in both[: charts.DRAWN]
        ]
        sure = [pair for pair in both if _is_confirmed(*pair)]
        good = [words.name(one.thing) for one, _ in sure if _gain(one) > 0]
        bad = [words.name(one.thing) for one, _ in sure if _gain(one) < 0]
        told = []
        if good:
            told.append(f"Whoever takes {_and(good)} more often than the others wins more often")
        if bad:
            told.append(f"whoever takes {_and(bad)} more often wins less often")
        answer = (
            f"{'; '.join(told)}: in both runs, by more than {CLEAR:g} standard errors. Whether it "
            "is the cause, or what those who are ahead or behind do anyway, is another experiment."
            if told
            else "Nothing differs by enough in both runs."
        )
        titles = "| | takes it more | takes it less | more, again | less, again |"
        table = f"{titles}\n| --- | --- | --- | --- | --- |\n" + "\n".join(rows)
        drawn = [one for one, _ in both[: charts.DRAWN]]
        names = [words.name(one.thing) for one in drawn]
        chart = charts.components(names, drawn, 1 / found[0].players)
        return f"{table}\n\n{answer[0].upper()}{answer[1:]}", chart

    return answered


def _has_sides(one: Fared) -> bool:
    return one.takers is not None and one.leavers is not None


def _is_confirmed(one: Fared, other: Fared) -> bool:
    same = _gain(one) * _gain(other) > 0
    return same and min(one.surprise, other.surprise) > CLEAR


def _gain(one: Fared) -> float:
    assert one.takers is not None
    assert one.leavers is not None
    return one.takers.mean - one.leavers.mean


def _share(figure: Figure | None) -> str:
    if figure is None:
        return ""
    return f"{100 * figure.mean:.1f} % ({100 * figure.low:.1f} to {100 * figure.high:.1f})"


def _and(names: list[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


QUESTIONS = [
    Question(
        "bastille",
        3,
        "medium",
        1200,
        "is the first seat favoured?",
        "Somebody has to begin. Does a seat win more than its share?",
        first_seat,
    ),
    Question(
        "bastion",
        2,
        "medium",
        400,
        "which courage cards go with winning?",
        "In a combat both lay a courage card. Which ones do winners lay more often?",
        of_things("card:"),
    ),
    Question(
        "paris",
        2,
        "medium",
        400,
        "which bonus tile is too strong?",
        "Bonus tiles are taken one after the other. Which ones go with winning?",
        of_things("bonus:"),
    ),
    Question(
        "revolution",
        4,
        "medium",
        800,
        "what does the Spy cost?",
        "Every token on one space is missing on another. Which spaces do winners bid for?",
        of_things("space:"),
    ),
]

if __name__ == "__main__":
    main()
