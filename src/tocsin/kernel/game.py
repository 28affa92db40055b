"""A game: its facts, and the way to positions, views, choices and events."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from .action import ActionSpace
from .chance import Chance
from .choice import Choice
from .components import corrected
from .errors import BadOptions
from .event import EventForm, told
from .heuristic import Heuristic
from .message import Message
from .options import TableOption, settle
from .part import Part
from .position import Position
from .sheet import Sheet


class Game(ABC):
    """The rules of one game with one set of printed figures."""

    id: ClassVar[str]
    name: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    options: ClassVar[tuple[TableOption, ...]]
    # One sentence for each version after the first: why matches played before it are not read.
    rules_changes: ClassVar[tuple[str, ...]] = ()
    rules_version: ClassVar[int] = 1
    actions: ClassVar[ActionSpace]
    events_told: ClassVar[tuple[EventForm, ...]]

    def __init_subclass__(cls) -> None:
        cls.rules_version = 1 + len(cls.rules_changes)

    def __init__(self, figures: dict[str, Any], corrections: Mapping[str, Any]) -> None:
        self.corrections = dict(corrections)
        self.components = corrected(figures, corrections)

    def new(self, *, players: int, options: Mapping[str, str] | None = None, seed: str) -> Position:
        """Return the first position of a match."""
        settled = self.settle(players, options or {})
        return self.set_up(players, settled, Chance(checked_seed(seed)))

    def settle(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """Return a value for every table option, or say what is wrong with those chosen."""
        least, most = self.players
        if not least <= players <= most:
            raise BadOptions(f"{self.name} is for {least} to {most} players, not {players}.")
        return settle(self.options, players, options)

    @abstractmethod
    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Position:
        """Return the first position, the options being settled."""

    @abstractmethod
    def from_json(self, data: Mapping[str, Any]) -> Position:
        """Return the position that `to_json` wrote."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """Return what the seat (None: a spectator) may see, built up from nothing."""

    @abstractmethod
    def choice(self, position: Position, seat: int | None) -> Choice | None:
        """Return what the seat is asked now, or None."""

    @abstractmethod
    def sheets(self, view: Mapping[str, Any]) -> list[Sheet]:
        """Return a view as tables of text."""

    @abstractmethod
    def parts(self, position: Position) -> list[Part]:
        """Return what is printed on the components of the match."""

    @abstractmethod
    def heuristic(self) -> Heuristic:
        """Return the game's own eye for a good action."""

    def events(self, journal: Iterable[list[int]], seat: int | None) -> list[Message]:
        """Return what the seat (None: a spectator) learns of a journal."""
        messages = (told(self.events_told[raw[0]], raw, seat) for raw in journal)
        return [message for message in messages if message is not None]


def checked_seed(seed: str) -> str:
    """Return the seed if it is 256 bits in hexadecimal."""
    if len(seed) != 64 or set(seed) - set("0123456789abcdef"):
        raise BadOptions("A seed is 64 hexadecimal digits in lower case.")
    return seed
