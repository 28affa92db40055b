"""Many sights before one page: bots play the matches, and this test tells them as a server does."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import WebSocketRoute

from tests.battery.variants import Variant, seed_of
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight as BotSight
from tocsin.kernel.choice import Choice
from tocsin.kernel.sheet import Sheet
from tocsin.server.websocket.messages import PROTOCOL, Welcome, update_as_json
from tocsin.table.chat import ChatLog
from tocsin.table.log import Acted, InitialSeat, LogEntry, Opened
from tocsin.table.table import Table
from tocsin.table.updates.entry_updates import EntryUpdates
from tocsin.table.updates.facts import sight, table_facts

from .visitor import Visitor

ADDRESS = "sights"
NAMES = ("Olympe", "Camille", "Théroigne", "Maximilien", "Manon", "Jean-Paul")
MOST_OF_A_KIND = 2  # in one match
LATE = 25  # actions before the end
MATCH_LENGTH = 4_000  # far more actions than any match of bots has

# The sort of a question: its sentence, and the sorts of things one may answer by.
Kind = tuple[str, ...]


class Moment(NamedTuple):
    """When a seat is asked something: after how many actions, and what sort of question it is."""

    number: int
    seat: int
    kind: Kind
    options: int


class Scene(NamedTuple):
    """A sight that asks its viewer something, and how a page comes to see it."""

    name: str
    welcome: bytes
    update: bytes | None  # what happened just before; None if the viewer was told of nothing
    sight: dict[str, Any]
    choice: Choice


class Tale(NamedTuple):
    """Something told to a viewer: the welcome before it, the news, the welcome after it."""

    before: bytes
    update: bytes
    after: bytes


def tale(variant: Variant, bot: str, number: int, wanted: set[str], viewer: int) -> Tale:
    """Return the first news in a match that have all of this in them and ask the viewer nothing."""
    played, _ = _played(variant, bot, number)
    table = _opened(variant, number)
    table.viewer_log(viewer)
    for acted in played:
        before = _welcome(table, viewer)
        telling = EntryUpdates(table)
        news = telling.read(LogEntry(table.number + 1, 0, acted))
        told = news.updates.get(viewer)
        if told is None or sight(table, viewer).choice is not None:
            continue
        eyes = viewer, False
        if wanted <= {event.key for event in telling.events(eyes, told)}:
            return Tale(before, update_as_json(telling, eyes, told), _welcome(table, viewer))
    raise AssertionError(f"nothing of match {number} has all of {sorted(wanted)}")


def scenes(matches: Iterable[tuple[Variant, str]], count: int) -> list[Scene]:
    """Return some sights of each match, and of each sort of question that comes in any of them.

    The longest list of answers is always there; what no other match has comes first.
    """
    all_of_them = [(variant, *_played(variant, bot, n)) for n, (variant, bot) in enumerate(matches)]
    ways = Counter(kind for *_, moments in all_of_them for kind in {m.kind for m in moments})
    met: set[Kind] = set()
    shown: list[Scene] = []
    for number, (variant, played, moments) in enumerate(all_of_them):
        picked = _picked(moments, count, Random(number), lambda kind: (kind in met, ways[kind]))
        met.update(moment.kind for moment in picked)
        shown += _shown(variant, number, played, picked)
    assert met == set(ways), f"never looked at: {sorted(set(ways) - met)}"
    return shown


def scene_that(
    variant: Variant, bot: str, numbers: Iterable[int], wanted: Callable[[Choice], bool]
) -> Scene:
    """Return the first sight of some matches that asks what is wanted."""
    for number in numbers:
        played, moments = _played(variant, bot, number)
        # From the end: what is seldom asked is mostly asked late.
        for moment in reversed(moments):
            for scene in _shown(variant, number, played, [moment]):
                if wanted(scene.choice):
                    return scene
            if moment.number < len(played) - LATE:
                break
    raise AssertionError("nowhere is that asked")


def as_text(variant: Variant, names: Sequence[str], sheets: list[Sheet]) -> bytes:
    """Return the welcome to a match of people with these names, told by these sheets."""
    return _welcome(_opened(variant, 0, names), 0, sheets)


def _opened(variant: Variant, number: int, names: Sequence[str] = NAMES) -> Table:
    seats = [InitialSeat(names[seat], f"person {seat}") for seat in range(variant.players)]
    opened = Opened(
        game=variant.game_id,
        rules=variant.game.rules_version,
        options=variant.game.settle(variant.players, dict(variant.options)),
        seed=seed_of(number),
        seats=seats,
        host="person 0",
        host_name=names[0],
        invitation="",
    )
    return Table.from_log(ADDRESS, [LogEntry(1, 0, opened)])


def _played(variant: Variant, bot: str, number: int) -> tuple[list[Acted], list[Moment]]:
    """Play a match by bots; return all that was done, and every moment at which a seat is asked."""
    game = variant.game
    position = variant.new(seed_of(number))
    minds = [seat_bot(bot, game, number * 10 + seat) for seat in range(variant.players)]
    dice = Random(number)
    played: list[Acted] = []
    moments: list[Moment] = []
    while actors := position.actors():
        assert len(played) < MATCH_LENGTH
        seat = dice.choice(actors)
        choice = game.choice(position, seat)
        assert choice is not None
        moments.append(Moment(len(played), seat, _kind(choice), len(choice.options)))
        action = minds[seat].choose(BotSight(game, position, seat))
        played.append(Acted(seat, game.actions.text(action)))
        position.apply(seat, action)
    return played, moments


def _kind(choice: Choice) -> Kind:
    return (choice.message.key, *sorted({o.target.split(":")[0] for o in choice.options}))


def _picked(
    moments: list[Moment], count: int, dice: Random, order: Callable[[Kind], Any]
) -> list[Moment]:
    kinds: dict[Kind, list[Moment]] = defaultdict(list)
    for moment in dice.sample(moments, len(moments)):
        kinds[moment.kind].append(moment)
    picked = [max(moments, key=lambda moment: moment.options)]
    # One of each sort, then a second of each, until there are enough.
    rows = [kinds[kind] for kind in sorted(kinds, key=order)]
    for turn in range(MOST_OF_A_KIND):
        picked += [moment for row in rows for moment in row[turn : turn + 1]]
    return sorted(list(dict.fromkeys(picked))[:count])


def _shown(
    variant: Variant, number: int, played: list[Acted], moments: list[Moment]
) -> Iterator[Scene]:
    table = _opened(variant, number)
    for seat in range(variant.players):
        table.viewer_log(seat)
    for at in range(len(played)):
        now = [moment for moment in moments if moment.number == at]
        later = [moment for moment in moments if moment.number == at + 1]
        for moment in now:
            if at == 0:
                yield _scene(variant, number, moment, _welcome(table, moment.seat), None, table)
        before = {moment.seat: _welcome(table, moment.seat) for moment in later}
        telling = EntryUpdates(table)
        news = telling.read(LogEntry(table.number + 1, 0, played[at]))
        for moment in later:
            told = news.updates.get(moment.seat)
            news_of_it = None
            if told is not None:
                news_of_it = update_as_json(telling, (moment.seat, False), told)
            yield _scene(variant, number, moment, before[moment.seat], news_of_it, table)


def _scene(
    variant: Variant,
    number: int,
    moment: Moment,
    welcome: bytes,
    update: bytes | None,
    table: Table,
) -> Scene:
    shown = sight(table, moment.seat)
    assert shown.choice is not None
    name = f"{variant} match {number} after {moment.number} ({' '.join(moment.kind)})"
    return Scene(name, welcome, update, msgspec.to_builtins(shown), shown.choice)


def _welcome(table: Table, seat: int, sheets: list[Sheet] | None = None) -> bytes:
    assert table.match is not None
    return msgspec.json.encode(
        Welcome(
            protocol=PROTOCOL,
            table=table_facts(table, ChatLog(), f"person {seat}", 0, [f"person {seat}"], ()),
            parts=table.game.parts(table.match.position),
            sights=[msgspec.structs.replace(sight(table, seat), sheets=sheets)],
            chat=[],
            log=table.viewer_log(seat).log(),
        )
    )


class Stage:
    """A page at a table whose server is this test: it shows one scene after another."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.sent: list[dict[str, Any]] = []
        self.past = b'{"view":{},"steps":[]}'
        self._socket: WebSocketRoute | None = None
        self.page.route_web_socket(f"**/api/tables/{ADDRESS}/socket", self._open)
        # A page that comes back asks what it missed.
        self.page.route(
            f"**/api/tables/{ADDRESS}/past*", lambda route: route.fulfill(body=self.past)
        )

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self.sent.append(msgspec.json.decode(text)))

    def come(self) -> None:
        """Come to the table, and say hello; what was said on an earlier line is over."""
        self.sent.clear()
        self.person.go(f"/tables/{ADDRESS}")
        self.person.until(lambda: self.sent)

    def show(self, scene: Scene, *, told: bool = True) -> None:
        """Show a scene, as it is told after the one before it, and wait until it is asked."""
        if self._socket is None:
            self.come()
        self.tell(scene.welcome)
        if scene.update is not None and told:
            self.tell(scene.update)
        self.person.see([option.action for option in scene.choice.options])

    def tell(self, message: bytes) -> None:
        """Send something down the line."""
        assert self._socket is not None
        self._socket.send(message.decode())
