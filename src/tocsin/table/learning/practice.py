"""A lesson being played: the learner's actions, the rivals' fixed replies, and the task."""

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
from .lessons import Condition, Lesson, Measured, beginning, seen

Progress = Literal["open", "done", "failed"]


class Begun(Match):
    """A match that begins with the position of a lesson."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        seats = [SeatRecord(name) for name in lesson.names()]
        super().__init__(game, seats, lesson.options, f"{lesson.seed:064x}")

    def _first_position(self) -> Position:
        return beginning(self.game, self.lesson)

    def again(self) -> "Begun":
        """Return the same lesson before its first action."""
        return Begun(self.game, self.lesson)


class Practice:
    """One try at a lesson; the same actions always come to the same."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.match = Begun(game, lesson)
        self.actions: list[str] = []
        self._wishes = list(lesson.rivals)
        # Where in the log the last action of the learner stands.
        self._last = 0
        self._first_view = game.view(self.match.position, lesson.seat)
        self._let_rivals_reply()

    def play(self, text: str) -> None:
        """Play an action of the learner, and let the rivals reply."""
        if self.progress() != "open":
            raise NotNow("This lesson is over; begin it again.")
        place = len(self.match.log)
        self.match.play_text(self.lesson.seat, text)
        self._last = place
        self.actions.append(text)
        self._let_rivals_reply()

    def progress(self) -> Progress:
        """Return whether the task is done, cannot be done any more, or is still open."""
        found = self._verdict()
        spent = len(self.actions) >= self.lesson.task.decisions
        return "failed" if found == "open" and spent else found

    def _verdict(self) -> Progress:
        """Return what is settled already, however many decisions are left."""
        task, is_over = self.lesson.task, not self.match.position.actors()
        if is_over or all(map(self._holds, task.when)):
            if all(map(self._holds, task.goal)):
                return "done"
            if is_over or task.when:
                return "failed"
        is_late = bool(task.until) and all(map(self._holds, task.until))
        return "failed" if is_late else "open"

    def said(self) -> Message:
        """Return what the coach says now."""
        parts = {"open": "before", "done": "after", "failed": "mistake"}
        return self.lesson.text(parts[self.progress()])

    def answers(self) -> list[str]:
        """Return what of the solution may be done next; nothing if another way was taken.

        That is the first of what is left: in whatever order the rest is done, what ends the turn
        comes last.
        """
        choice = self.game.choice(self.match.position, self.lesson.seat)
        if choice is None or self.progress() != "open":
            return []
        whole, done = Counter(self.lesson.solution), Counter(self.actions)
        left = whole - done if done <= whole else Counter()
        offered = {option.action for option in choice.options}
        return [action for action in self.lesson.solution if action in left and action in offered][
            :1
        ]

    def log(self) -> list[list[Message]]:
        """Return what the learner was told, action by action."""
        told = (self.game.events(entry.journal, self.lesson.seat) for entry in self.match.log)
        return [events for events in told if events]

    def newest(self) -> list[HistoryStep]:
        """Return what the learner saw from their last action on, with the changes of the view."""
        before = self.match.again()
        for entry in self.match.log[: self._last]:
            before.play(entry.seat, entry.action)
        return viewer_history(before, self.match.log[self._last :], self.lesson.seat).steps

    def _let_rivals_reply(self) -> None:
        """Let the rivals decide until only the learner does, or the task is settled."""
        while self._verdict() == "open":
            asked = [seat for seat in self.match.position.actors() if seat != self.lesson.seat]
            if not asked:
                return
            self.match.play(asked[0], self._reply(asked[0]))

    def _reply(self, seat: int) -> int:
        """Return the first of the seat's actions in the lesson that is legal, or what a bot does.

        The bot knows nothing but the seat, and the place in the log for its luck.
        """
        position = self.match.position
        legal = {
            f"{seat} {self.game.actions.text(action)}": action for action in position.legal(seat)
        }
        for wish in self._wishes:
            if wish in legal:
                self._wishes.remove(wish)
                return legal[wish]
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
            return sum(_is_told(condition, self._events(entry)) for entry in self.match.log)
        now = seen(self.game.view(position, seat), condition.view)
        before = seen(self._first_view, condition.view) if condition.gained else 0
        return now - before if isinstance(now, int) and isinstance(before, int) else now

    def _events(self, entry: PlayedAction) -> list[Message]:
        return self.game.events(entry.journal, self.lesson.seat)


def _is_told(condition: Condition, events: Sequence[Message]) -> int:
    """Return how many of the events are of that kind, with those arguments."""
    return sum(
        event.key == condition.told and condition.args.items() <= event.args.items()
        for event in events
    )


def practised(game: Game, lesson: Lesson, actions: Sequence[str]) -> Practice:
    """Return a lesson after these actions of the learner."""
    practice = Practice(game, lesson)
    for action in actions:
        practice.play(action)
    return practice
