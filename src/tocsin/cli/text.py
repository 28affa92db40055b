"""The table as text: everything is drawn from views, choices, events and words."""

from collections.abc import Iterable, Sequence
from textwrap import fill

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.sheet import Cell
from tocsin.table.match import Match
from tocsin.table.rulebook import clauses, search
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


class TextTable:
    """A console at which somebody sits, in one language."""

    def __init__(self, game: Game, language: str, players: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self.players = players
        self.words = Words(language, game.id, players)
        self.console = Console(highlight=False)

    def print(self, text: str = "", style: str = "") -> None:
        """Print a line; nothing in it is markup."""
        self._lay_out(Text(kept(text), style))

    def _lay_out(self, content: RenderableType) -> None:
        self.console.print(Unbroken(content), markup=False)

    def show_board(self, match: Match, seat: int | None) -> None:
        """Show all that the seat may see."""
        for sheet in self.game.sheets(self.game.view(match.position, seat)):
            title = kept(self.words.say(sheet.title))
            table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
            for number, cell in enumerate(sheet.columns):
                table.add_column(self._cell(cell), no_wrap=number == 0)
            for row in sheet.rows:
                table.add_row(*(self._cell(cell) for cell in row))
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
        printed = {part.id: part for part in self.game.parts(match.position)}
        self.print(self.words.say(choice.message), style="bold")
        for number, option in enumerate(choice.options, start=1):
            text = self.words.say(option.message)
            if option.target in printed:
                facts = ", ".join(self.words.say(fact) for fact in printed[option.target].facts)
                text += f"  ({facts})"
            self.print_item(f"  {number:>2}  ", text)

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
        rules = clauses(self.game.id, self.language)
        if not text:
            self.print(self.words("goal"))
            self.print(self.words("rules-hint"))
            for chapter in dict.fromkeys(clause.chapter for clause in rules):
                self.print(f"  {chapter}")
            return
        found = search(rules, text)
        if not found:
            self.print(self.words("rules-none", text=text))
        for clause in found:
            self._lay_out(Markdown(kept(f"**{clause.number}** {clause.text}")))

    def show_outcome(self, outcome: Outcome) -> None:
        """Show the totals, where they come from, and who won."""
        table = Table("", *self.players, title=kept(self.words("final")), box=SIMPLE_HEAD)
        for key in outcome.breakdown[0]:
            points = [row[key] for row in outcome.breakdown]
            table.add_row(self._points(key), *map(str, points))
        table.add_section()
        table.add_row(self.words("total"), *map(str, outcome.totals), style="bold")
        table.add_row(self.words("rank"), *map(str, outcome.ranks))
        self._lay_out(table)
        self.print(self.words(f"reason-{outcome.reason}"))
        winners = [self.players[seat] for seat in outcome.winners()]
        names = self.words.listed(winners)
        self.print(self.words("winners", count=len(winners), names=names), "bold")

    def _points(self, key: str) -> str:
        return kept(self.words.name(key) if ":" in key else self.words(f"points-{key}"))
