"""A game: its facts and functions for positions, views, choices and events."""

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

EVENT_CACHE_SIZE: Final = 4096


class Chapters(NamedTuple):
    """The functions of a game's modules; P is its position class, B its board class."""

    # (components, players, options) -> B
    build: Callable[[dict[str, Any], int, dict[str, str]], Any]
    # (B, players, chance, reveals) -> P, an empty position
    position: Callable[[Any, int, Chance, int], Any]
    # (P): set up the match, and run on to the first decision
    set_up: Callable[[Any], None]
    # the sections of the view
    view: tuple[Section, ...]
    # the TypedDict of a view
    view_type: type[Mapping[str, Any]]
    # (view) -> text tables
    sheets: Callable[[Any], list[Sheet]]
    # (P, components) -> parts
    parts: Callable[[Any, dict[str, Any]], list[Part]]
    heuristic: Callable[[], Heuristic]
    # (players) -> names of numbers, and (P, seat, writer): write these numbers
    encoding: Callable[[int], Encoding]
    encode: Callable[[Any, int, Any], None]


class Game:
    """The rules of one game with one set of printed figures."""

    id: ClassVar[str]
    name: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    options: ClassVar[tuple[TableOption, ...]]
    # Raised when a change affects the play of matches; chapter 10 of RULES.md lists them.
    rules_version: ClassVar[int] = 1
    actions: ClassVar[ActionSpace]
    # By the id of an event.
    event_forms: ClassVar[Mapping[int, EventForm]]
    chapters: ClassVar[Chapters]

    def __init__(self, figures: dict[str, Any], corrections: Mapping[str, Any]) -> None:
        self.corrections = dict(corrections)
        self.components = corrected(figures, corrections)
        self._boards: dict[tuple[Any, ...], Any] = {}
        # Most events occur many times with the same numbers.
        forms = self.event_forms
        self._event_messages = lru_cache(EVENT_CACHE_SIZE)(
            lambda raw: event_messages(forms[raw[0]], raw)
        )
        # The default options by player count.
        self._defaults: dict[int, dict[str, str]] = {}

    def new(self, *, players: int, options: Mapping[str, str] | None = None, seed: str) -> Position:
        """Return the first position of a match."""
        settled = self.settle(players, options or {})
        return self.set_up(players, settled, Chance(checked_seed(seed)))

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Position:
        """Return the first position of a match with settled options."""
        position = self._position(options, players, chance, 0)
        self.chapters.set_up(position)
        return position

    def settle(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """Return a value for every table option; raise BadOptions for an invalid choice."""
        least, most = self.players
        if not least <= players <= most:
            raise BadOptions(f"{self.name} is for {least} to {most} players, not {players}.")
        if options:
            return settle(self.options, players, options)
        if players not in self._defaults:
            self._defaults[players] = settle(self.options, players, options)
        return self._defaults[players].copy()

    def board(self, players: int, options: Mapping[str, str]) -> Any:
        """Return the board for a player count and options (cached)."""
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
        """Return the position from its `to_json`."""
        chance = Chance(data["seed"], data["drawn"])
        position = self._position(data["options"], data["players"], chance, data["reveals"])
        set_fields(position, data)
        return position

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat (None: a spectator), built section by section."""
        return whole_view(self.chapters.view, position, seat)

    def view_history(self, positions: list[Position]) -> ViewHistory:
        """Return the views of successive positions of a match, for their changes."""
        return ViewHistory(self.chapters.view, positions)

    def choice(self, position: Position, seat: int | None) -> Choice | None:
        """Return the choice of a seat now, or None."""
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
        """Return a view as text tables, the scores last."""
        return [*self.chapters.sheets(view), score_sheet(view["scores"])]

    def parts(self, position: Position) -> list[Part]:
        """Return the printed components of the match."""
        return self.chapters.parts(position, self.components)

    def heuristic(self) -> Heuristic:
        """Return a new heuristic of the game."""
        return self.chapters.heuristic()

    def events(self, journal: Iterable[list[int]], seat: int | None) -> list[Message]:
        """Return the messages of a journal's events to a seat (None: a spectator)."""
        messages = (self.event_messages(raw).to(seat) for raw in journal)
        return [message for message in messages if message is not None]

    def event_messages(self, raw: list[int]) -> EventMessages:
        """Return the messages of a raw event (cached)."""
        return self._event_messages(tuple(raw))

    def encoding(self, players: int) -> Encoding:
        """Return the names of the numbers of `encode` for a player count."""
        return self.chapters.encoding(players)

    def encode(self, position: Position, seat: int, out: Any) -> None:
        """Write the encoding from a seat's knowledge as 32-bit floats to librt's `BytesWriter`."""
        self.chapters.encode(position, seat, out)


def checked_seed(seed: str) -> str:
    """Return the seed if it is 256 bits in hexadecimal."""
    if len(seed) != 64 or seed.strip("0123456789abcdef"):
        raise BadOptions("A seed is 64 hexadecimal digits in lower case.")
    return seed
