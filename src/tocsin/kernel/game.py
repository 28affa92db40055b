"""A game: its facts, and the way to positions, views, choices and events."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple

from .action import ActionSpace
from .chance import Chance
from .choice import Choice
from .components import corrected
from .encoding import Encoding
from .errors import BadOptions
from .event import EventForm, EventMessages, event_messages
from .fields import set_fields
from .heuristic import Heuristic
from .message import Message
from .options import TableOption, settle
from .part import Part
from .position import Position
from .score import score_sheet
from .sheet import Sheet
from .view import Section, whole_view
from .view_history import ViewHistory

# How many events in words are kept.
SPOKEN: Final = 4096


class Chapters(NamedTuple):
    """The modules of a game as one function each; P is its own position, B its own board."""

    # (components, players, options) -> B
    build: Callable[[dict[str, Any], int, dict[str, str]], Any]
    # (B, players, chance, reveals) -> P, with nothing on the table yet
    position: Callable[[Any, int, Chance, int], Any]
    # (P): put everything on the table, and run on to the first decision
    set_up: Callable[[Any], None]
    # in the order of the view's entries
    view: tuple[Section, ...]
    # the TypedDict of those entries
    view_type: type[Mapping[str, Any]]
    # (such a view) -> text
    sheets: Callable[[Any], list[Sheet]]
    # (P, components)
    parts: Callable[[Any, dict[str, Any]], list[Part]]
    heuristic: Callable[[], Heuristic]
    # (players) -> names, and (P, seat, writer), which writes as many numbers
    encoding: Callable[[int], Encoding]
    encode: Callable[[Any, int, Any], None]


class Game:
    """The rules of one game with one set of printed figures."""

    id: ClassVar[str]
    name: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    options: ClassVar[tuple[TableOption, ...]]
    # Raised when matches go differently; chapter 10 of RULES.md says what changed.
    rules_version: ClassVar[int] = 1
    actions: ClassVar[ActionSpace]
    # By the kind of event that the rules tell.
    event_forms: ClassVar[Mapping[int, EventForm]]
    chapters: ClassVar[Chapters]

    def __init__(self, figures: dict[str, Any], corrections: Mapping[str, Any]) -> None:
        self.corrections = dict(corrections)
        self.components = corrected(figures, corrections)
        self._boards: dict[tuple[Any, ...], Any] = {}
        # The same few things happen again and again.
        told = self.event_forms
        self._spoken = lru_cache(SPOKEN)(lambda raw: event_messages(told[raw[0]], raw))
        # By the number of players: what is settled where nothing is chosen.
        self._defaults: dict[int, dict[str, str]] = {}

    def new(self, *, players: int, options: Mapping[str, str] | None = None, seed: str) -> Position:
        """Return the first position of a match."""
        settled = self.settle(players, options or {})
        return self.set_up(players, settled, Chance(checked_seed(seed)))

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Position:
        """Return the first position, the options being settled."""
        position = self._position(options, players, chance, 0)
        self.chapters.set_up(position)
        return position

    def settle(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """Return a value for every table option, or say what is wrong with those chosen."""
        least, most = self.players
        if not least <= players <= most:
            raise BadOptions(f"{self.name} is for {least} to {most} players, not {players}.")
        if options:
            return settle(self.options, players, options)
        if players not in self._defaults:
            self._defaults[players] = settle(self.options, players, options)
        return self._defaults[players].copy()

    def board(self, players: int, options: Mapping[str, str]) -> Any:
        """Return the board for so many and the options, the same one every time."""
        key = (players, *sorted(options.items()))
        if key not in self._boards:
            self._boards[key] = self.chapters.build(self.components, players, dict(options))
        return self._boards[key]

    def _position(
        self, options: Mapping[str, str], players: int, chance: Chance, reveals: int
    ) -> Position:
        board = self.board(players, options)
        position: Position = self.chapters.position(board, players, chance, reveals)
        return position

    def from_json(self, data: Mapping[str, Any]) -> Position:
        """Return the position that `to_json` wrote."""
        chance = Chance(data["seed"], data["drawn"])
        position = self._position(data["options"], data["players"], chance, data["reveals"])
        set_fields(position, data)
        return position

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """Return what the seat (None: a spectator) may see, built up from nothing."""
        return whole_view(self.chapters.view, position, seat)

    def view_history(self, positions: list[Position]) -> ViewHistory:
        """Return the views of successive positions of one match, for their changes."""
        return ViewHistory(self.chapters.view, positions)

    def choice(self, position: Position, seat: int | None) -> Choice | None:
        """Return what the seat is asked now, or None."""
        if seat is None or seat not in position.actors():
            return None
        asking: Any = position
        question = asking.questions()[asking.asked]
        options = [
            question.option(position, seat, action, self.actions.text(action))
            for action in position.legal(seat)
        ]
        offered = {option.target for option in options}
        closed = [each for each in question.closed(position, seat) if each.target not in offered]
        return Choice(seat, question.sentence(position, seat), options, closed)

    def sheets(self, view: Mapping[str, Any]) -> list[Sheet]:
        """Return a view as tables of text, the scores last."""
        return [*self.chapters.sheets(view), score_sheet(view["scores"])]

    def parts(self, position: Position) -> list[Part]:
        """Return what is printed on the components of the match."""
        return self.chapters.parts(position, self.components)

    def heuristic(self) -> Heuristic:
        """Return the game's own eye for a good action."""
        return self.chapters.heuristic()

    def events(self, journal: Iterable[list[int]], seat: int | None) -> list[Message]:
        """Return what the seat (None: a spectator) learns of a journal."""
        messages = (self.event_messages(raw).to(seat) for raw in journal)
        return [message for message in messages if message is not None]

    def event_messages(self, raw: list[int]) -> EventMessages:
        """Put a raw event into words, once for all who are told of it, and for all its kind."""
        return self._spoken(tuple(raw))

    def encoding(self, players: int) -> Encoding:
        """Return what the numbers of `encode` mean at a table of so many."""
        return self.chapters.encoding(players)

    def encode(self, position: Position, seat: int, out: Any) -> None:
        """Write what the seat may know as 32-bit floats to a `librt.strings.BytesWriter`."""
        self.chapters.encode(position, seat, out)


def checked_seed(seed: str) -> str:
    """Return the seed if it is 256 bits in hexadecimal."""
    if len(seed) != 64 or seed.strip("0123456789abcdef"):
        raise BadOptions("A seed is 64 hexadecimal digits in lower case.")
    return seed
