"""The table as text: everything is drawn from views, choices, events and words."""

from collections.abc import Iterable, Sequence
from textwrap import fill

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
from tocsin.table.match import Match
from tocsin.table.rulebook import clauses, find
from tocsin.table.words import NO_BREAK, Words

# rich breaks lines at no-break spaces too: a letter of private use keeps their place until then.
KEEPER = "\ue000"


class Unbroken:
    """Something that is laid out with every no-break space kept, and shown with it put back."""

    def __init__(self, laid_out: RenderableType) -> None:
        self.laid_out = laid_out

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.laid_out, options):
            yield Segment(segment.text.replace(KEEPER, NO_BREAK), segment.style, segment.control)


def kept(text: str) -> str:
    """Return a text for rich to lay out without a break at its no-break spaces."""
    return text.replace(NO_BREAK, KEEPER)


def is_same_table(one: Sheet, other: Sheet) -> bool:
    """Return whether two sheets are the same table at different times."""
    return (one.title.key, one.columns) == (other.title.key, other.columns)


class TextTable:
    """A console at which somebody sits, in one language."""

    def __init__(
        self, game: Game, language: str, players: Sequence[str], with_lessons: bool = False
    ) -> None:
        self.game = game
        self.language = language
        self.players = players
        self.words = Words(language, game.id, players, with_lessons)
        self.console = Console(highlight=False)

    def print(self, text: str = "", style: str = "") -> None:
        """Print a line; nothing in it is markup."""
        self._lay_out(Text(kept(text), style))

    def _lay_out(self, content: RenderableType) -> None:
        self.console.print(Unbroken(content), markup=False)

    def show_board(self, match: Match, seat: int | None, text: str = "") -> None:
        """Show all that the seat may see, or the tables whose title speaks of something."""
        facts = self._facts(match)
        for sheet in self.game.sheets(self.game.view(match.position, seat)):
            if text.casefold() in self.words.say(sheet.title).casefold():
                self._show_sheet(sheet, sheet.rows, facts)

    def show_changes(self, match: Match, seat: int, before: list[Sheet]) -> list[Sheet]:
        """Show the rows that are not what they were in other tables, and return those of now."""
        facts = self._facts(match)
        now = self.game.sheets(self.game.view(match.position, seat))
        for sheet in now:
            like = (each for each in before if is_same_table(each, sheet))
            known = [row for each in like for row in each.rows]
            rows = [row for row in sheet.rows if row not in known]
            if rows:
                self._show_sheet(sheet, rows, facts)
        return now

    def _facts(self, match: Match) -> dict[str, str]:
        """Return what is printed on each thing."""
        return {
            part.id: ", ".join(self.words.say(fact) for fact in part.facts)
            for part in self.game.parts(match.position)
        }

    def _show_sheet(self, sheet: Sheet, rows: list[list[Cell]], facts: dict[str, str]) -> None:
        title = kept(self.words.say(sheet.title))
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
        for number, cell in enumerate(sheet.columns):
            table.add_column(self._cell(cell), no_wrap=number == 0)
        if sheet.printed is not None:
            table.add_column(self.words("column-printed"))
        for row in rows:
            cells = [self._cell(cell) for cell in row]
            if sheet.printed is not None:
                cells.append(kept(facts.get(str(row[sheet.printed]), "")))
            table.add_row(*cells)
        self._lay_out(table)

    def _cell(self, cell: Cell) -> str:
        if isinstance(cell, Message):
            return kept(self.words.say(cell))
        return kept(self.words.name(cell)) if isinstance(cell, str) else str(cell)

    def show_events(self, events: Iterable[Message]) -> None:
        """Show what happened, a line each; some steps of a decision are told without words."""
        for text in filter(None, map(self.words.say, events)):
            self.print_item("  · ", text)

    def show_choice(self, match: Match, choice: Choice) -> None:
        """Show the question and its numbered options with what is printed on their targets."""
        facts = self._facts(match)
        self.print(self.words.say(choice.message), style="bold")
        for number, option in enumerate(choice.options, start=1):
            text = self.words.say(option.message)
            if facts.get(option.target):
                text += f"  ({facts[option.target]})"
            self.print_item(f"  {number:>2}  ", text)

    def show_coach(self, choice: Choice) -> None:
        """Show what the coach says to a question, and why what is not offered is not."""
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

    def show_advice(self, choice: Choice, found: Iterable[Advice]) -> None:
        """Show the best answers by their numbers, with what speaks for them."""
        numbers = {option.action: number for number, option in enumerate(choice.options, start=1)}
        answers = {option.action: self.words.say(option.message) for option in choice.options}
        self.print(self.words("hint-head"), style="bold")
        for advice in found:
            text = self.words(
                "hint-answer",
                number=numbers[advice.action],
                answer=answers[advice.action],
                reasons="; ".join(self.words.say(reason) for reason in advice.reasons),
            )
            self.print_item("  · ", text)

    def show_warning(self, warning: Message) -> None:
        """Show what an answer would lose, and how to give it all the same."""
        self.print(self.words.say(warning), style="bold")
        self.print(self.words("confirm"))

    def print_item(self, head: str, text: str) -> None:
        """Print a line of a list; what does not fit is indented below."""
        width = max(self.console.width - 1, 2 * len(head))
        self.print(fill(text, width, initial_indent=head, subsequent_indent=" " * len(head)))

    def show_rules(self, text: str) -> None:
        """Show the clauses that speak of something, or the chapters."""
        if not text:
            self.print(self.words("goal"))
            self.print(self.words("rules-hint"))
            rules = clauses(self.game.id, self.language)
            for chapter in dict.fromkeys(clause.chapter for clause in rules):
                self.print(f"  {chapter}")
            return
        found = find(self.game.id, self.language, text)
        if not found:
            self.print(self.words("rules-none", text=text))
        for clause in found:
            self._lay_out(Markdown(kept(f"**{clause.number}** {clause.text}")))

    def show_outcome(self, match: Match, outcome: Outcome) -> None:
        """Show the totals, where they come from, what decided between equals, and who won."""
        scores = self.game.view(match.position, None)["scores"]
        table = Table("", *self.players, title=kept(self.words("final")), box=SIMPLE_HEAD)
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
