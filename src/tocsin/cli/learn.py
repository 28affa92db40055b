"""tocsin learn: the lessons of a game in the terminal."""

import click

from tocsin import games
from tocsin.kernel.choice import Choice
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game
from tocsin.kernel.sheet import Sheet
from tocsin.table.learning.lessons import Lesson, lessons
from tocsin.table.learning.practice import Practice, practice_after
from tocsin.table.words import Words

from .options import language_option
from .text import LONG_COMMANDS, TextTable

LEARN_COMMANDS = LONG_COMMANDS | {"help": "?", "hint": "h", "again": "a", "next": "n"}


@click.command()
@click.argument("game")
@click.option(
    "--lesson", "number", type=int, default=1, show_default=True, help="The lesson to begin with."
)
@language_option
def learn(game: str, number: int, language: str) -> None:
    """Learn GAME in short lessons, about ten minutes in total."""
    rules = games.load(game)
    all_lessons = lessons(game)
    count = len(all_lessons)
    if not all_lessons:
        raise BadOptions(f"{rules.name} has no lessons.")
    if not 1 <= number <= count:
        raise BadOptions(f"The lessons of {rules.name} are numbered from 1 to {count}.")
    words = Words(language, game)
    click.echo(words("goal"))
    click.echo(words("learn-help"))
    for index in range(number - 1, count):
        if not LessonSession(rules, all_lessons[index], language).run(index + 1, count):
            return
    click.echo(words("learn-finished", game=rules.name, id=game))


class LessonSession:
    """One lesson, from its text to its completion."""

    def __init__(self, game: Game, lesson: Lesson, language: str) -> None:
        self.game = game
        self.lesson = lesson
        self.practice = Practice(game, lesson)
        you = Words(language)("you")
        names = [seat.name or you for seat in self.practice.match.seats]
        self.table = TextTable(game, language, names, with_lessons=True)
        # Number of actions whose events were shown.
        self.shown_actions = 0
        self.shown_sheets: list[Sheet] = []

    def run(self, number: int, count: int) -> bool:
        """Run until the lesson is done or skipped; return False if the person leaves."""
        table, say = self.table, self.table.words.say
        title = say(self.lesson.text())
        table.print()
        table.print(table.words("learn-title", number=number, count=count, title=title), "bold")
        table.print(say(self.lesson.text("before")))
        while (command := self._turn()) not in ("q", "n"):
            pass
        return command == "n"

    def _turn(self) -> str:
        """Show the position and take one line; return its command, "" for an answer."""
        events = self.practice.match.events(self.lesson.seat, self.shown_actions)
        self.table.show_events(events)
        self.shown_actions = len(self.practice.match.log)
        progress = self.practice.progress()
        if progress != "open":
            self.table.print(self.table.words.say(self.practice.coach_message()), "bold")
            if progress == "done":
                return "n"
            self.table.print(self.table.words("learn-again"))
            self._restart([])
            return ""
        match = self.practice.match
        choice = self.game.choice(match.position, self.lesson.seat)
        assert choice is not None
        self.shown_sheets = self.table.show_changes(match, self.lesson.seat, self.shown_sheets)
        task = self.table.words.say(self.lesson.text("task"))
        self.table.print(self.table.words("learn-task", task=task), "italic")
        self.table.show_choice(match, choice)
        command, text = self.table.ask(LEARN_COMMANDS)
        answers = {str(number): option for number, option in enumerate(choice.options, start=1)}
        if command in answers:
            self.practice.play(answers[command].action)
            return ""
        self._run_command(command, text, choice)
        return command

    def _run_command(self, command: str, text: str, choice: Choice) -> None:
        table = self.table
        if command == "h":
            table.print(table.words.say(self.lesson.text("hint")))
            wanted = self.practice.next_actions()
            fitting = [option for option in choice.options if option.action in wanted]
            if fitting:
                names = table.words.listed([table.words.say(option.message) for option in fitting])
                table.print(table.words("learn-answer", answer=names))
        elif command == "u":
            self._restart(self.practice.actions[:-1])
        elif command == "a":
            self._restart([])
        elif command == "?":
            table.print(table.words("learn-help"))
        elif command not in ("q", "n"):
            table.run_command(command, text, self.practice.match, self.lesson.seat, choice)

    def _restart(self, actions: list[str]) -> None:
        """Start the lesson again and play these actions."""
        self.practice = practice_after(self.game, self.lesson, actions)
        self.shown_actions = len(self.practice.match.log)
        self.shown_sheets = []
