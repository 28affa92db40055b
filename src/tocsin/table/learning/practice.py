"""A lesson in play: the learner's actions, the rivals' scripted replies, and the progress."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.position import Position
from tocsin.kernel.record import SeatRecord

from ..errors import NotNow
from ..match import Match, PlayedAction
from ..updates.replay import HistoryStep, viewer_history
from .lessons import Condition, Lesson, Measured, start_position, view_value

Progress = Literal["open", "done", "failed"]


class LessonMatch(Match):
    """A match that begins at the position of a lesson."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        seats = [SeatRecord(name) for name in lesson.names()]
        super().__init__(game, seats, lesson.options, f"{lesson.seed:064x}")

    def _first_position(self) -> Position:
        return start_position(self.game, self.lesson)

    def again(self) -> "LessonMatch":
        """Return a new match at the position of the lesson."""
        return LessonMatch(self.game, self.lesson)


class Practice:
    """One attempt at a lesson; deterministic, given the learner's actions."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.match = LessonMatch(game, lesson)
        self.actions: list[str] = []
        self._scripted = list(lesson.rivals)
        # The index of the learner's last action in the log.
        self._last_index = 0
        self._first_view = game.view(self.match.position, lesson.seat)
        self._let_rivals_reply()

    def play(self, text: str) -> None:
        """Play an action of the learner, and let the rivals reply."""
        if self.progress() != "open":
            raise NotNow("This lesson is over; begin it again.")
        index = len(self.match.log)
        self.match.play_text(self.lesson.seat, text)
        self._last_index = index
        self.actions.append(text)
        self._let_rivals_reply()

    def progress(self) -> Progress:
        """Return "done", "failed" or "open"."""
        progress = self._progress_without_limit()
        is_spent = len(self.actions) >= self.lesson.task.decisions
        return "failed" if progress == "open" and is_spent else progress

    def _progress_without_limit(self) -> Progress:
        """Return the progress without regard to the number of decisions."""
        task, is_over = self.lesson.task, not self.match.position.actors()
        if is_over or all(map(self._holds, task.when)):
            if all(map(self._holds, task.goal)):
                return "done"
            if is_over or task.when:
                return "failed"
        is_late = bool(task.until) and all(map(self._holds, task.until))
        return "failed" if is_late else "open"

    def coach_message(self) -> Message:
        """Return the coach's text for the current progress."""
        parts = {"open": "before", "done": "after", "failed": "mistake"}
        return self.lesson.text(parts[self.progress()])

    def next_actions(self) -> list[str]:
        """Return the first remaining action of the solution that is legal, in a list.

        Empty if the learner deviated from the solution. The order of the solution is kept because
        the action that ends the turn comes last.
        """
        choice = self.game.choice(self.match.position, self.lesson.seat)
        if choice is None or self.progress() != "open":
            return []
        whole, done = Counter(self.lesson.solution), Counter(self.actions)
        remaining = whole - done if done <= whole else Counter()
        legal = {option.action for option in choice.options}
        actions = [action for action in self.lesson.solution if action in remaining]
        return [action for action in actions if action in legal][:1]

    def log(self) -> list[list[Message]]:
        """Return the events shown to the learner, by action."""
        events_by_action = (self._events(entry) for entry in self.match.log)
        return [events for events in events_by_action if events]

    def newest_steps(self) -> list[HistoryStep]:
        """Return the steps from the learner's last action on, with the changes of the view."""
        before = self.match.again()
        for entry in self.match.log[: self._last_index]:
            before.play(entry.seat, entry.action)
        return viewer_history(before, self.match.log[self._last_index :], self.lesson.seat).steps

    def _let_rivals_reply(self) -> None:
        """Play the rivals' actions until only the learner has to act or the task is decided."""
        while self._progress_without_limit() == "open":
            rivals = [seat for seat in self.match.position.actors() if seat != self.lesson.seat]
            if not rivals:
                return
            self.match.play(rivals[0], self._reply(rivals[0]))

    def _reply(self, seat: int) -> int:
        """Return the first legal scripted action of the seat, or else a greedy bot's choice.

        The bot's random seed is the length of the log, so that its choice is deterministic.
        """
        position = self.match.position
        legal = {
            f"{seat} {self.game.actions.text(action)}": action for action in position.legal(seat)
        }
        for action in self._scripted:
            if action in legal:
                self._scripted.remove(action)
                return legal[action]
        bot = seat_bot("greedy", self.game, len(self.match.log))
        return bot.choose(Sight(self.game, position, seat))

    def _holds(self, condition: Condition) -> bool:
        return condition.holds(self._measured(condition))

    def _measured(self, condition: Condition) -> Measured:
        seat, position = self.lesson.seat, self.match.position
        if condition.rank is not None:
            outcome = position.outcome()
            return None if outcome is None else outcome.ranks[seat]
        if condition.told:
            return sum(_matching_count(condition, self._events(entry)) for entry in self.match.log)
        now = view_value(self.game.view(position, seat), condition.view)
        before = view_value(self._first_view, condition.view) if condition.gained else 0
        return now - before if isinstance(now, int) and isinstance(before, int) else now

    def _events(self, entry: PlayedAction) -> list[Message]:
        return self.game.events(entry.journal, self.lesson.seat)


def _matching_count(condition: Condition, events: Sequence[Message]) -> int:
    """Return the number of events of the condition's kind and arguments."""
    return sum(
        event.key == condition.told and condition.args.items() <= event.args.items()
        for event in events
    )


def practice_after(game: Game, lesson: Lesson, actions: Sequence[str]) -> Practice:
    """Return the state of a lesson after these actions of the learner."""
    practice = Practice(game, lesson)
    for action in actions:
        practice.play(action)
    return practice
