"""The table as text, from views, choices, events and words."""

from collections.abc import Iterable, Sequence
from textwrap import fill

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tocsin.bots.advice import Advice
from tocsin.kernel.choice import Choice, coach_key
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.score import source_cell
from tocsin.kernel.sheet import Cell, Sheet
from tocsin.table.learning.rulebook import clauses, find
from tocsin.table.match import Match
from tocsin.table.words import NO_BREAK, Words

# rich breaks lines at no-break spaces too. A character of the private use area replaces them
# during the layout.
PLACEHOLDER = "\ue000"
# Commands that play and learn share.
LONG_COMMANDS = {"quit": "q", "exit": "q", "undo": "u", "board": "b", "rules": "r", "coach": "c"}


class NoBreakText:
    """Puts the no-break spaces back into a renderable after its layout."""

    def __init__(self, content: RenderableType) -> None:
        self.content = content

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.content, options):
            text = segment.text.replace(PLACEHOLDER, NO_BREAK)
            yield Segment(text, segment.style, segment.control)


def unbreakable(text: str) -> str:
    """Return the text with placeholders for its no-break spaces."""
    return text.replace(NO_BREAK, PLACEHOLDER)


def is_same_sheet(one: Sheet, other: Sheet) -> bool:
    """Return whether two sheets show the same thing at different times."""
    return (one.title.key, one.columns) == (other.title.key, other.columns)


class TextTable:
    """The console of one person, in one language."""

    def __init__(
        self, game: Game, language: str, players: Sequence[str], with_lessons: bool = False
    ) -> None:
        self.game = game
        self.language = language
        self.players = players
        self.words = Words(language, game.id, players, with_lessons)
        self.console = Console(highlight=False)

    def print(self, text: str = "", style: str = "") -> None:
        """Print a line without interpreting markup."""
        self._lay_out(Text(unbreakable(text), style))

    def _lay_out(self, content: RenderableType) -> None:
        self.console.print(NoBreakText(content), markup=False)

    def ask(self, long_commands: dict[str, str]) -> tuple[str, str]:
        """Prompt for a line; return its first word, shortened if it is a command, and the rest."""
        try:
            line = click.prompt(self.words("prompt"), prompt_suffix=" > ").strip()
        except click.Abort:
            return "q", ""
        word, _, rest = line.partition(" ")
        return long_commands.get(word, word), rest.strip()

    def run_command(self, command: str, text: str, match: Match, seat: int, choice: Choice) -> None:
        """Run a command that play and learn share, or print that it is unknown."""
        if command == "b":
            self.show_board(match, seat, text)
        elif command == "r":
            self.show_rules(text)
        elif command == "c":
            self.show_coach(choice)
        else:
            most = len(choice.options)
            self.print(self.words("not-a-number", text=f"{command} {text}".strip(), most=most))

    def show_board(self, match: Match, seat: int | None, text: str = "") -> None:
        """Show the sheets that the seat may see, or only those with a text in the title."""
        facts = self._facts(match)
        for sheet in self.game.sheets(self.game.view(match.position, seat)):
            if text.casefold() in self.words.say(sheet.title).casefold():
                self._show_sheet(sheet, sheet.rows, facts)

    def show_changes(self, match: Match, seat: int, before: list[Sheet]) -> list[Sheet]:
        """Show the rows that are not among the sheets of `before`; return the current sheets."""
        facts = self._facts(match)
        now = self.game.sheets(self.game.view(match.position, seat))
        for sheet in now:
            old_rows = [row for each in before if is_same_sheet(each, sheet) for row in each.rows]
            rows = [row for row in sheet.rows if row not in old_rows]
            if rows:
                self._show_sheet(sheet, rows, facts)
        return now

    def _facts(self, match: Match) -> dict[str, str]:
        """Return the printed facts of each component by its id."""
        return {
            part.id: ", ".join(self.words.say(fact) for fact in part.facts)
            for part in self.game.parts(match.position)
        }

    def _show_sheet(self, sheet: Sheet, rows: list[list[Cell]], facts: dict[str, str]) -> None:
        title = unbreakable(self.words.say(sheet.title))
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
        for number, cell in enumerate(sheet.columns):
            table.add_column(self._cell(cell), no_wrap=number == 0)
        if sheet.printed is not None:
            table.add_column(self.words("column-printed"))
        for row in rows:
            cells = [self._cell(cell) for cell in row]
            if sheet.printed is not None:
                cells.append(unbreakable(facts.get(str(row[sheet.printed]), "")))
            table.add_row(*cells)
        self._lay_out(table)

    def _cell(self, cell: Cell) -> str:
        if isinstance(cell, Message):
            return unbreakable(self.words.say(cell))
        return unbreakable(self.words.name(cell)) if isinstance(cell, str) else str(cell)

    def show_events(self, events: Iterable[Message]) -> None:
        """Show events, one line each; some events have no words."""
        for text in filter(None, map(self.words.say, events)):
            self.print_item("  · ", text)

    def show_choice(self, match: Match, choice: Choice) -> None:
        """Show the question and its numbered options, with the printed facts of their targets."""
        facts = self._facts(match)
        self.print(self.words.say(choice.message), style="bold")
        for number, option in enumerate(choice.options, start=1):
            text = self.words.say(option.message)
            if facts.get(option.target):
                text += f"  ({facts[option.target]})"
            self.print_item(f"  {number:>2}  ", text)

    def show_coach(self, choice: Choice) -> None:
        """Show the coach's text on a question, and the reasons for options not offered."""
        self.print(self.words(coach_key(choice)), style="italic")
        reasons: dict[str, list[str]] = {}
        for closed in choice.closed:
            name = self.words.name(closed.name or closed.target)
            reasons.setdefault(self.words.say(closed.message), []).append(name)
        if reasons:
            self.print(self.words("not-offered"), style="bold")
        for reason, names in reasons.items():
            self.print_item(
                "  · ", self.words("not-offered-why", things=", ".join(names), reason=reason)
            )

    def show_advice(self, choice: Choice, advice: Iterable[Advice]) -> None:
        """Show the best answers by number, with the reasons."""
        numbers = {option.action: number for number, option in enumerate(choice.options, start=1)}
        answers = {option.action: self.words.say(option.message) for option in choice.options}
        self.print(self.words("hint-head"), style="bold")
        for each in advice:
            text = self.words(
                "hint-answer",
                number=numbers[each.action],
                answer=answers[each.action],
                reasons="; ".join(self.words.say(reason) for reason in each.reasons),
            )
            self.print_item("  · ", text)

    def show_warning(self, warning: Message) -> None:
        """Show the warning of an answer, and how to confirm the answer."""
        self.print(self.words.say(warning), style="bold")
        self.print(self.words("confirm"))

    def print_item(self, head: str, text: str) -> None:
        """Print an item of a list with a hanging indent."""
        width = max(self.console.width - 1, 2 * len(head))
        self.print(fill(text, width, initial_indent=head, subsequent_indent=" " * len(head)))

    def show_rules(self, text: str) -> None:
        """Show the clauses that contain a text, or without a text the chapters."""
        if not text:
            self.print(self.words("goal"))
            self.print(self.words("rules-hint"))
            rules = clauses(self.game.id, self.language)
            for chapter in dict.fromkeys(clause.chapter for clause in rules):
                self.print(f"  {chapter}")
            return
        matching = find(self.game.id, self.language, text)
        if not matching:
            self.print(self.words("rules-none", text=text))
        for clause in matching:
            self._lay_out(Markdown(unbreakable(f"**{clause.number}** {clause.text}")))

    def show_outcome(self, match: Match, outcome: Outcome) -> None:
        """Show the totals by source, tie-breakers, ranks and winners."""
        scores = self.game.view(match.position, None)["scores"]
        table = Table("", *self.players, title=unbreakable(self.words("final")), box=SIMPLE_HEAD)
        for source in dict.fromkeys(name for score in scores for name in score["sources"]):
            points = [score["sources"].get(source, 0) for score in scores]
            if any(points):
                table.add_row(self._cell(source_cell(source)), *map(str, points))
        table.add_section()
        table.add_row(self.words("total"), *map(str, outcome.totals), style="bold")
        if len(set(outcome.totals)) < len(outcome.totals):
            for tie in scores[0]["ties"]:
                figures = [score["ties"][tie] for score in scores]
                table.add_row(self.words(f"tie-{tie}"), *map(str, figures))
        table.add_row(self.words("rank"), *map(str, outcome.ranks))
        self._lay_out(table)
        self.print(self.words(f"reason-{outcome.reason}"))
        winners = [self.players[seat] for seat in outcome.winners()]
        names = self.words.listed(winners)
        self.print(self.words("winners", count=len(winners), names=names), "bold")
