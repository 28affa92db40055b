"""tocsin play: a match against bots in the terminal."""

import secrets
from hashlib import sha256
from pathlib import Path

import click

from tocsin import games
from tocsin.bots import LEVELS, USUAL, bot_seed, seat_bot
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

from .options import (
    chosen,
    components_option,
    language_option,
    players_option,
    read_corrections,
    seated,
    seed_option,
    table_options,
)
from .text import TextTable

LONG_COMMANDS = {"quit": "q", "exit": "q", "undo": "u", "help": "h", "?": "h", "board": "b"} | {
    "log": "l",
    "rules": "r",
    "restart": "s",
    "coach": "c",
    "hint": "t",
}
LOG_LINES = 40


@click.command()
@click.argument("game")
@players_option
@click.option(
    "--level",
    type=click.Choice(list(LEVELS)),
    default=USUAL,
    show_default=True,
    help="How well your rivals play.",
)
@click.option(
    "--bots", help="One bot for all, or one for each rival, separated by commas, as in the arena."
)
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat, from 0.")
@click.option("--name", help="Your name at the table.")
@table_options
@components_option
@seed_option
@language_option
@click.option(
    "--record", type=click.Path(dir_okay=False, path_type=Path), help="Write the record there."
)
def play(
    game: str,
    players: int | None,
    level: str,
    bots: str | None,
    seat: int,
    name: str | None,
    options: tuple[str, ...],
    components: Path | None,
    seed: str | None,
    language: str,
    record: Path | None,
) -> None:
    """Play GAME against bots, choosing from numbered answers."""
    rules = games.load(game, read_corrections(components))
    seats = players if players is not None else rules.players[0]
    settled = rules.settle(seats, chosen(options))
    if not 0 <= seat < seats:
        raise BadOptions(f"The seats are numbered from 0 to {seats - 1}.")
    match_seed = secrets.token_hex(32) if seed is None else sha256(seed.encode()).hexdigest()
    rivals = zip(BOT_NAMES, seated(level if bots is None else bots, seats - 1), strict=False)
    people = [SeatRecord(rival, bot) for rival, bot in rivals]
    people.insert(seat, SeatRecord(name or Words(language)("you")))
    match = Match(rules, people, settled, match_seed)
    if record is not None:
        # A file that cannot be written is better found out before a match than after it.
        record.touch()
    sitting = Sitting(match, seat, language)
    sitting.play()
    if record is not None:
        record.write_bytes(encode(match.record(hints=sitting.hint_records())))
        sitting.table.print(sitting.table.words("saved", file=str(record)))


class Sitting:
    """One person at a table of bots."""

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
        self.read = 0
        self.turns = -1
        # The tables as the person last saw them.
        self.seen: list[Sheet] = []
        self.typed: list[str] = []
        # After how many actions the person asked for a hint.
        self.hinted: list[int] = []

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        table, words = self.table, self.table.words
        bots = [seat for seat in self.match.seats if seat.bot is not None]
        others = words.listed([self._introduced(bot) for bot in bots])
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
        self._tell_news()
        outcome = self.match.position.outcome()
        assert outcome is not None
        table.show_outcome(self.match, outcome)
        revealed = {"seed": self.match.seed, "commitment": commitment(self.match.seed)}
        table.print(words("seed-revealed", **revealed), style="dim")

    def _introduced(self, bot: SeatRecord) -> str:
        """Return a bot by its name and level."""
        level = self.table.words(f"level-{bot.bot}") if bot.bot in LEVELS else str(bot.bot)
        return self.table.words("bot", name=bot.name, bot=level)

    def _let_bots_decide(self) -> None:
        """Let every bot that owes a decision decide, until only the person does."""
        match = self.match
        while waiting := [seat for seat in match.position.actors() if seat in self.bots]:
            for seat in waiting:
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
                if self._take_back(whole_turn=word == "s"):
                    return True
            else:
                self._answer_command(word, choice)
            self.table.show_choice(self.match, choice)

    def _show(self, choice: Choice) -> None:
        """Show what happened, what it has changed when that is new, and the question.

        At first everything is new.
        """
        self._tell_news()
        if self.turns != self.match.position.reveals or len(choice.options) == 1:
            self.seen = self.table.show_changes(self.match, self.seat, self.seen)
            self.turns = self.match.position.reveals
        self.table.show_choice(self.match, choice)

    def _next_word(self) -> str:
        """Return the next word typed; commands keep their whole line."""
        if not self.typed:
            try:
                line = click.prompt(self.table.words("prompt"), prompt_suffix=" > ").strip()
            except click.Abort:
                return "q"
            command, _, rest = line.partition(" ")
            command = LONG_COMMANDS.get(command, command)
            self.typed = line.split() if command.isdecimal() else [f"{command} {rest}".strip()]
        return self.typed.pop(0) if self.typed else "h"

    def _take_back(self, whole_turn: bool) -> bool:
        try:
            if whole_turn:
                self.match.undo(self.seat, whole_turn=True)
            else:
                self.match.undo(self.seat)
        except CannotUndo as error:
            self.table.print(self.table.words(f"error-{error.kind}"))
            return False
        self.read = min(self.read, len(self.match.log))
        self.table.print(self.table.words("undone"))
        return True

    def _answer_command(self, word: str, choice: Choice) -> None:
        table = self.table
        command, _, text = word.partition(" ")
        if command == "b":
            table.show_board(self.match, self.seat, text.strip())
        elif command == "l":
            events = self.match.events(self.seat)
            table.show_events(events if text == "all" else events[-LOG_LINES:])
            if not events:
                table.print(table.words("nothing-yet"))
        elif command == "r":
            table.show_rules(text.strip())
        elif command == "c":
            table.show_coach(choice)
        elif command == "t":
            self._advise(choice)
        elif command == "h":
            table.print(table.words("goal"))
            table.print(table.words("help"))
        else:
            table.print(table.words("not-a-number", text=word, most=len(choice.options)))

    def _advise(self, choice: Choice) -> None:
        match = self.match
        self.hinted.append(len(match.log))
        sight = Sight(match.game, match.position, self.seat)
        seed = bot_seed(match.seed, len(match.log))
        self.table.show_advice(choice, hints(match.game, sight, seed))

    def hint_records(self) -> list[HintRecord]:
        """Return when the person asked for hints, in what stands of the match."""
        last = len(self.match.log)
        return [HintRecord(self.seat, min(after, last)) for after in self.hinted]

    def _tell_news(self) -> None:
        """Tell what happened since the person last answered."""
        events = self.match.events(self.seat, self.read)
        if events and self.read:
            self.table.print(self.table.words("since"), style="italic")
        self.table.show_events(events)
        self.read = len(self.match.log)
