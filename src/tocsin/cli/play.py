"""tocsin play: a match against bots in the terminal."""

import secrets
from hashlib import sha256
from pathlib import Path

import click

from tocsin.bots import DEFAULT_LEVEL, LEVELS, bot_seed, seat_bot
from tocsin.bots.advice import hints
from tocsin.bots.player import Player
from tocsin.bots.sight import Sight
from tocsin.kernel.choice import Choice
from tocsin.kernel.errors import BadOptions, CannotUndo
from tocsin.kernel.record import HintRecord, SeatRecord, commitment, encode
from tocsin.kernel.sheet import Sheet
from tocsin.table.match import Match
from tocsin.table.seats import BOT_NAMES
from tocsin.table.words import Words

from .options import TableSetup, bots_by_seat, file_path, language_option, table_options
from .text import LONG_COMMANDS, TextTable

PLAY_COMMANDS = LONG_COMMANDS | {"help": "h", "?": "h", "log": "l", "restart": "s", "hint": "t"}
MAX_LOG_LINES = 40


@click.command()
@table_options
@click.option(
    "--level",
    type=click.Choice(list(LEVELS)),
    default=DEFAULT_LEVEL,
    show_default=True,
    help="Level of your opponents.",
)
@click.option(
    "--bots",
    help="One bot for all opponents, or one for each, separated by commas, as in the arena.",
)
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat, from 0.")
@click.option("--name", help="Your name at the table.")
@language_option
@click.option("--record", type=file_path, help="Write the record to this file.")
def play(
    table: TableSetup,
    level: str,
    bots: str | None,
    seat: int,
    name: str | None,
    language: str,
    record: Path | None,
) -> None:
    """Play GAME against bots, choosing from numbered answers."""
    seats = table.players
    if not 0 <= seat < seats:
        raise BadOptions(f"The seats are numbered from 0 to {seats - 1}.")
    match_seed = secrets.token_hex(32)
    if table.seed is not None:
        match_seed = sha256(table.seed.encode()).hexdigest()
    rivals = zip(BOT_NAMES, bots_by_seat(level if bots is None else bots, seats - 1), strict=False)
    people = [SeatRecord(rival, bot) for rival, bot in rivals]
    people.insert(seat, SeatRecord(name or Words(language)("you")))
    match = Match(table.game, people, table.options, match_seed)
    if record is not None:
        # An unwritable file should fail before the match, not after it.
        record.touch()
    terminal = TerminalMatch(match, seat, language)
    terminal.play()
    if record is not None:
        record.write_bytes(encode(match.record(hints=terminal.hint_records())))
        terminal.table.print(terminal.table.words("saved", file=str(record)))


class TerminalMatch:
    """A match of one person against bots."""

    def __init__(self, match: Match, seat: int, language: str) -> None:
        names = [person.name for person in match.seats]
        self.match = match
        self.seat = seat
        self.table = TextTable(match.game, language, names)
        self.bots = {
            number: Player(
                match.game, seat_bot(person.bot, match.game, bot_seed(match.seed, number)), number
            )
            for number, person in enumerate(match.seats)
            if person.bot is not None
        }
        # Number of actions whose events were shown.
        self.shown_actions = 0
        self.shown_reveals = -1
        self.shown_sheets: list[Sheet] = []
        # Answers typed on one line that are not used yet.
        self.typed: list[str] = []
        # Number of actions before each request for a hint.
        self.hint_requests: list[int] = []

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        table, words = self.table, self.table.words
        bots = [seat for seat in self.match.seats if seat.bot is not None]
        others = words.listed([self._introduction(bot) for bot in bots])
        table.print(words("welcome", game=self.match.game.name, others=others), style="bold")
        for level in dict.fromkeys(bot.bot for bot in bots if bot.bot in LEVELS):
            table.print_item("  · ", words(f"level-{level}-about"))
        table.print(words("goal"))
        table.print(words("help"))
        table.print(words("seed-committed", commitment=commitment(self.match.seed)), style="dim")
        while self.match.position.actors():
            self._let_bots_decide()
            choice = self.match.game.choice(self.match.position, self.seat)
            if choice is not None and not self._decide(choice):
                table.print(words("left"))
                return
        self._show_news()
        outcome = self.match.position.outcome()
        assert outcome is not None
        table.show_outcome(self.match, outcome)
        revealed = {"seed": self.match.seed, "commitment": commitment(self.match.seed)}
        table.print(words("seed-revealed", **revealed), style="dim")

    def _introduction(self, bot: SeatRecord) -> str:
        """Return the name of a bot with its level."""
        level = self.table.words(f"level-{bot.bot}") if bot.bot in LEVELS else str(bot.bot)
        return self.table.words("bot", name=bot.name, bot=level)

    def _let_bots_decide(self) -> None:
        """Let the bots play until only the person owes a decision."""
        match = self.match
        while actors := [seat for seat in match.position.actors() if seat in self.bots]:
            for seat in actors:
                match.play(seat, self.bots[seat].decide(match.position))

    def _decide(self, choice: Choice) -> bool:
        """Ask until the person has answered; return False if they leave."""
        answers = {str(number): option for number, option in enumerate(choice.options, start=1)}
        if not self.typed:
            self._show(choice)
        warned = ""
        while True:
            word = self._next_word()
            if word == "q":
                return False
            if word in answers:
                warning = answers[word].warning
                if warning is None or word == warned:
                    self.match.play_text(self.seat, answers[word].action)
                    return True
                warned = word
                self.typed.clear()
                self.table.show_warning(warning)
                continue
            self.typed.clear()
            if word in ("u", "s"):
                if self._undo(is_whole_turn=word == "s"):
                    return True
            else:
                self._run_command(word, choice)
            self.table.show_choice(self.match, choice)

    def _show(self, choice: Choice) -> None:
        """Show new events, changed sheets after new information, and the question."""
        self._show_news()
        reveals = self.match.position.reveals
        if self.shown_reveals != reveals or len(choice.options) == 1:
            self.shown_sheets = self.table.show_changes(self.match, self.seat, self.shown_sheets)
            self.shown_reveals = reveals
        self.table.show_choice(self.match, choice)

    def _next_word(self) -> str:
        """Return the next answer or command; a command keeps the rest of its line."""
        if not self.typed:
            command, text = self.table.ask(PLAY_COMMANDS)
            line = f"{command} {text}".strip()
            self.typed = line.split() if command.isdecimal() else [line]
        return self.typed.pop(0)

    def _undo(self, is_whole_turn: bool) -> bool:
        try:
            self.match.undo(self.seat, is_whole_turn)
        except CannotUndo as error:
            self.table.print(self.table.words(f"error-{error.kind}"))
            return False
        self.shown_actions = min(self.shown_actions, len(self.match.log))
        self.table.print(self.table.words("undone"))
        return True

    def _run_command(self, word: str, choice: Choice) -> None:
        table = self.table
        command, _, text = word.partition(" ")
        if command == "l":
            events = self.match.events(self.seat)
            table.show_events(events if text == "all" else events[-MAX_LOG_LINES:])
            if not events:
                table.print(table.words("nothing-yet"))
        elif command == "t":
            self._show_hints(choice)
        elif command == "h":
            table.print(table.words("goal"))
            table.print(table.words("help"))
        else:
            table.run_command(command, text.strip(), self.match, self.seat, choice)

    def _show_hints(self, choice: Choice) -> None:
        match = self.match
        self.hint_requests.append(len(match.log))
        sight = Sight(match.game, match.position, self.seat)
        seed = bot_seed(match.seed, len(match.log))
        self.table.show_advice(choice, hints(match.game, sight, seed))

    def hint_records(self) -> list[HintRecord]:
        """Return the requests for hints; those on undone actions count at the end of the record."""
        last = len(self.match.log)
        return [HintRecord(self.seat, min(after, last)) for after in self.hint_requests]

    def _show_news(self) -> None:
        """Show the events since the person's last answer."""
        events = self.match.events(self.seat, self.shown_actions)
        if events and self.shown_actions:
            self.table.print(self.table.words("since"), style="italic")
        self.table.show_events(events)
        self.shown_actions = len(self.match.log)
