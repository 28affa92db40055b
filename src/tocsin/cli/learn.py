"""tocsin learn: the lessons of a game in the terminal."""

import click

from tocsin import games
from tocsin.kernel.choice import Choice
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game
from tocsin.kernel.sheet import Sheet
from tocsin.table.lessons import Lesson, lessons
from tocsin.table.practice import Practice, practised
from tocsin.table.words import Words

from .options import language_option
from .text import TextTable

LONG_COMMANDS = {"quit": "q", "exit": "q", "hint": "h", "undo": "u", "again": "a", "next": "n"} | {
    "board": "b",
    "coach": "c",
    "rules": "r",
    "help": "?",
}


@click.command()
@click.argument("game")
@click.option(
    "--lesson", "number", type=int, default=1, show_default=True, help="The lesson to begin with."
)
@language_option
def learn(game: str, number: int, language: str) -> None:
    """Learn GAME by its lessons, about ten minutes in all."""
    rules = games.load(game)
    found = lessons(game)
    if not found:
        raise BadOptions(f"{rules.name} has no lessons.")
    if not 1 <= number <= len(found):
        raise BadOptions(f"The lessons of {rules.name} are numbered from 1 to {len(found)}.")
    words = Words(language, game)
    click.echo(words("goal"))
    click.echo(words("learn-help"))
    for place in range(number, len(found) + 1):
        if not Study(rules, found[place - 1], language).study(place, len(found)):
            return
    click.echo(words("learn-finished", game=rules.name, id=game))


class Study:
    """One person at one lesson."""

    def __init__(self, game: Game, lesson: Lesson, language: str) -> None:
        self.game = game
        self.lesson = lesson
        self.practice = Practice(game, lesson)
        you = Words(language)("you")
        names = [seat.name or you for seat in self.practice.match.seats]
        self.table = TextTable(game, language, names, with_lessons=True)
        self.read = 0
        self.seen: list[Sheet] = []

    def study(self, place: int, count: int) -> bool:
        """Study until the lesson is learned or skipped; return False if the learner leaves."""
        table, say = self.table, self.table.words.say
        title = say(self.lesson.text())
        table.print()
        table.print(table.words("learn-title", number=place, count=count, title=title), "bold")
        table.print(say(self.lesson.text("before")))
        while (command := self._turn()) not in ("q", "n"):
            pass
        return command == "n"

    def _turn(self) -> str:
        """Show how things stand, and take one line; return the command it was, if any."""
        self._tell_news()
        progress = self.practice.progress()
        if progress != "open":
            self.table.print(self.table.words.say(self.practice.said()), "bold")
            if progress == "done":
                return "n"
            self.table.print(self.table.words("learn-again"))
            self._begin_again([])
            return ""
        match = self.practice.match
        choice = self.game.choice(match.position, self.lesson.seat)
        assert choice is not None
        self.seen = self.table.show_changes(match, self.lesson.seat, self.seen)
        task = self.table.words.say(self.lesson.text("task"))
        self.table.print(self.table.words("learn-task", task=task), "italic")
        self.table.show_choice(match, choice)
        return self._take_line(choice)

    def _take_line(self, choice: Choice) -> str:
        try:
            line = click.prompt(self.table.words("prompt"), prompt_suffix=" > ").strip()
        except click.Abort:
            return "q"
        word, _, rest = line.partition(" ")
        answers = {str(number): option for number, option in enumerate(choice.options, start=1)}
        if word in answers:
            self.practice.play(answers[word].action)
            return ""
        command = LONG_COMMANDS.get(word, word)
        self._answer(command, rest.strip(), choice)
        return command

    def _answer(self, command: str, text: str, choice: Choice) -> None:
        table = self.table
        if command == "h":
            table.print(table.words.say(self.lesson.text("hint")))
            wanted = self.practice.answers()
            fitting = [option for option in choice.options if option.action in wanted]
            if fitting:
                named = table.words.listed([table.words.say(option.message) for option in fitting])
                table.print(table.words("learn-answer", answer=named))
        elif command == "c":
            table.show_coach(choice)
        elif command == "b":
            table.show_board(self.practice.match, self.lesson.seat, text)
        elif command == "r":
            table.show_rules(text)
        elif command == "u":
            self._begin_again(self.practice.actions[:-1])
        elif command == "a":
            self._begin_again([])
        elif command == "?":
            table.print(table.words("learn-help"))
        elif command not in ("q", "n"):
            most = len(choice.options)
            table.print(table.words("not-a-number", text=command, most=most))

    def _begin_again(self, actions: list[str]) -> None:
        """Play these actions once more from the beginning: every decision can be taken back."""
        self.practice = practised(self.game, self.lesson, actions)
        self.read = len(self.practice.match.log)
        self.seen = []

    def _tell_news(self) -> None:
        events = self.practice.match.events(self.lesson.seat, self.read)
        self.table.show_events(events)
        self.read = len(self.practice.match.log)
