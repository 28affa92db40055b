"""A question about each game, answered from matches of bots: writes docs/studies/.

Each study plays its matches twice, on different deals: the second run must confirm the findings of
the first. `make studies ARGS=revolution` repeats one of them. The complete reports of the first
runs are in bench/out/reports/.
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
from tocsin.lab.study import ComponentStats, Estimate, Study
from tocsin.table.words import Words

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "studies"
REPORTS = Path("bench/out/reports")
SEEDS = ("study", "once more")
TOCSIN = (sys.executable, "-c", "from tocsin.cli import main; main()")
# A finding is confirmed if both runs differ in the same direction by more standard errors.
MIN_SIGMA = 2.0
# The answer of a study as Markdown, and its chart as SVG.
Answer = tuple[str, str]


class StudyQuestion(msgspec.Struct, frozen=True):
    """A question about a game, and the function that answers it from two runs."""

    game: str
    players: int
    bots: str
    matches: int
    title: str
    question: str
    answer: Callable[[Words, list[Study]], Answer]

    def command(self, seed: str) -> list[str]:
        """Return the arguments of `tocsin` that play and report the matches."""
        played = ["--players", str(self.players), "--bots", self.bots, "--games", str(self.matches)]
        return ["report", self.game, *played, "--seed", seed]

    def page(self, file: Path) -> list[str]:
        """Return the arguments that also write the report of the first run to a file."""
        return [*self.command(SEEDS[0]), "--html", str(file)]


class ReportJson(msgspec.Struct, frozen=True):
    """The JSON output of `tocsin report`."""

    study: Study


def main() -> None:
    """Make the studies of the games on the command line, or all."""
    wanted = sys.argv[1:] or [question.game for question in QUESTIONS]
    for question in QUESTIONS:
        if question.game in wanted:
            print(f"{question.game}: {question.title}", flush=True)
            write(question)


def write(question: StudyQuestion) -> None:
    """Play a study's matches and write its page and the report."""
    report = Path(f"{question.game}.html")
    (ROOT / REPORTS).mkdir(parents=True, exist_ok=True)
    runs = [run_report(question.page(REPORTS / report)), run_report(question.command(SEEDS[1]))]
    words = Words("en", question.game)
    answer, chart = question.answer(words, runs)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{question.game}.svg").write_text(with_background(chart), "utf-8")
    name = games.load(question.game).name
    command = shlex.join(["tocsin", *question.page(report)])
    page = f"""# {name}: {question.title}

{question.question}

    {command}

{2 * question.matches} matches of {question.players} × {question.bots} in two runs, the second on
other deals (`--seed "{SEEDS[1]}"`).

![{question.title}]({question.game}.svg)

{answer}

The command above writes the complete report: open it in a browser. This page is written by
`make studies`; [arena.md](../arena.md) explains its figures.
"""
    (FOLDER / f"{question.game}.md").write_text(page, "utf-8")


def run_report(arguments: list[str]) -> Study:
    """Run `tocsin report`, print the time it took and return its study."""
    began = time.monotonic()
    command = [*TOCSIN, *arguments, "--json"]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    print(f"  {time.monotonic() - began:.0f} s: {shlex.join(['tocsin', *arguments])}", flush=True)
    return msgspec.json.decode(done.stdout, type=ReportJson).study


def with_background(chart: str) -> str:
    """Return a chart with a background, for pages that are shown light or dark."""
    return chart.replace("currentColor", "#222222").replace(
        "<svg ", '<svg style="background:#fbf7ea" ', 1
    )


# --- answers


def first_seat(words: Words, runs: list[Study]) -> Answer:
    """Answer whether a seat wins more often than its even share."""
    first, second = runs
    even = 1 / first.players
    rows = []
    findings = []
    for number, (one, other) in enumerate(zip(first.seats, second.seats, strict=True), start=1):
        rows.append(f"| {number} | {_share(one)} | {_share(other)} |")
        if min(one.low, other.low) > even:
            findings.append(f"seat {number} wins more than its share")
        elif max(one.high, other.high) < even:
            findings.append(f"seat {number} wins less than its share")
    answer = (
        f"In both runs {_and(findings)}."
        if findings
        else "No seat wins significantly more or less than its share."
    )
    table = "| seat | first run | second run |\n| --- | --- | --- |\n" + "\n".join(rows)
    names = [f"seat {number + 1}" for number in range(first.players)]
    return f"{table}\n\n{answer}", charts.shares(names, first.seats)


def of_components(prefix: str) -> Callable[[Words, list[Study]], Answer]:
    """Return the function that finds the components of a kind that correlate with winning."""

    def answer(words: Words, runs: list[Study]) -> Answer:
        first, second = (
            {one.component: one for one in run.components if one.component.startswith(prefix)}
            for run in runs
        )
        both = [
            (one, second[name])
            for name, one in first.items()
            if name in second and _has_sides(one) and _has_sides(second[name])
        ]
        both.sort(key=lambda pair: -min(one.surprise for one in pair))
        if not both:
            raise BadOptions(f"No component with the prefix “{prefix}” was taken often enough.")
        drawn = both[: charts.MAX_COMPONENTS]
        rows = [
            f"| {words.name(one.component)} | {_share(one.takers)} | {_share(one.leavers)} | "
            f"{_share(other.takers)} | {_share(other.leavers)} |"
            for one, other in drawn
        ]
        confirmed = [one for one, other in both if _is_confirmed(one, other)]
        good = [words.name(one.component) for one in confirmed if _gain(one) > 0]
        bad = [words.name(one.component) for one in confirmed if _gain(one) < 0]
        findings = []
        if good:
            findings.append(f"seats that take {_and(good)} more often than the others win more")
        if bad:
            findings.append(f"seats that take {_and(bad)} more often than the others win less")
        text = (
            f"{'; '.join(findings)}: in both runs, by more than {MIN_SIGMA:g} standard errors. "
            "Cause and effect are not separated: the seats may have been ahead or behind before."
            if findings
            else "No component differs significantly in both runs."
        )
        titles = "| | takes it more | takes it less | more, again | less, again |"
        table = f"{titles}\n| --- | --- | --- | --- | --- |\n" + "\n".join(rows)
        names = [words.name(one.component) for one, _ in drawn]
        chart = charts.components(names, [one for one, _ in drawn], 1 / runs[0].players)
        return f"{table}\n\n{text[0].upper()}{text[1:]}", chart

    return answer


def _has_sides(one: ComponentStats) -> bool:
    return one.takers is not None and one.leavers is not None


def _is_confirmed(one: ComponentStats, other: ComponentStats) -> bool:
    same = _gain(one) * _gain(other) > 0
    return same and min(one.surprise, other.surprise) > MIN_SIGMA


def _gain(one: ComponentStats) -> float:
    assert one.takers is not None
    assert one.leavers is not None
    return one.takers.mean - one.leavers.mean


def _share(share: Estimate | None) -> str:
    if share is None:
        return ""
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _and(names: list[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


QUESTIONS = [
    StudyQuestion(
        "bastille",
        3,
        "medium",
        1200,
        "is the first seat favoured?",
        "Somebody has to begin. Does a seat win more than its share?",
        first_seat,
    ),
    StudyQuestion(
        "bastion",
        2,
        "medium",
        400,
        "which courage cards go with winning?",
        "In a combat both lay a courage card. Which ones do winners lay more often?",
        of_components("card:"),
    ),
    StudyQuestion(
        "paris",
        2,
        "medium",
        400,
        "which bonus tile is too strong?",
        "Bonus tiles are taken one after the other. Which ones go with winning?",
        of_components("bonus:"),
    ),
    StudyQuestion(
        "revolution",
        4,
        "medium",
        800,
        "what does the Spy cost?",
        "Every token on one space is missing on another. Which spaces do winners bid for?",
        of_components("space:"),
    ),
]

if __name__ == "__main__":
    main()
