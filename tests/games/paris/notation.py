"""Positions of Paris written as a line of text, for tests and bug reports.

`3 wood=value8; built montmartre-2 montmartre-5; keys 0 montmartre-2 arc; francs 10 3 3;
tokens 0 gold=1 gold_prestige=2; tiles 0 18 27; used 1 9; meeple 4 0 0; points 0 5 0;
landmarks louvre=belleville; vp v1=belleville; ends 0 e1 e9; piles empty; step play`.

The number of players and non-default options come first, then, in any order, the differences from
a first turn of seat 0 after its draw. Buildings not named lie in the piles; a key on a building or
a landmark builds it too.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tests.games.paris.conservation import lots_of
from tocsin.games import load
from tocsin.games.paris.rules import board as b
from tocsin.games.paris.rules.course import ParisMatch
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.position import Position

SEED = "0" * 64
GAME = load("paris")
SEAT_WORDS = {"francs": b.FRANCS, "points": b.POINTS, "meeple": b.MEEPLE, "screen": b.SCREEN}
# By step: the pending questions, the current one last.
STEPS = {"draw": [b.AFTER, b.PLAY, b.DRAWING], "play": [b.AFTER, b.PLAY], "after": [b.AFTER]}


def draw(text: str, game: Game = GAME) -> Position:
    """Return the position that the text describes."""
    head, *lines = [part.strip() for part in text.split(";") if part.strip()]
    players, *chosen = head.split()
    options = dict(choice.split("=") for choice in chosen)
    data = game.new(players=int(players), options=options, seed=SEED).to_json()
    data |= {"first": 0, "actor": 0}
    data["built"] = [b.NONE] * b.SPACE_COUNT
    piles, step = "rest", "play"
    for name, _, rest in (line.partition(" ") for line in lines):
        if name == "piles":
            piles = rest
        elif name == "step":
            step = rest
        else:
            _write(data, name, rest.split())
    _deal(data, piles)
    *below, data["asked"] = [b.TURN, *STEPS[step]]
    data["stack"] = [number for question in below for number in (question, data["actor"], 0)]
    position = game.from_json(data)
    assert isinstance(position, ParisMatch)
    position.lots = vec[i64](lots_of(position))
    position.answers = position.questions()[position.asked].offers(position)
    return position


def _write(data: dict[str, Any], name: str, words: list[str]) -> None:
    match name:
        case "built":
            for word in words:
                _build(data, word)
        case "keys":
            seat = int(words[0])
            for word in words[1:]:
                _stand(data, seat, word)
        case "francs" | "points" | "meeple" | "screen":
            field = SEAT_WORDS[name]
            for seat, word in enumerate(words):
                data["seats"][seat * b.SEAT_FIELDS + field] = int(word)
        case "tokens":
            for kind, amount in _counts(words[1:]):
                _give(data, int(words[0]), b.KINDS.index(kind), amount)
        case "reserve":
            for kind, amount in _counts(words):
                for _ in range(amount):
                    _remove_token(data, b.KINDS.index(kind))
                data["supply"][b.KINDS.index(kind)] += amount
        case "tiles" | "used":
            for word in words[1:]:
                _tile(data, int(words[0]), int(word), name == "used")
        case "left":
            for number, amount in _counts(words):
                space = data["track"].index(int(number))
                data["left"][b.USED_UP + int(number)] += data["left"][space] - amount
                data["left"][space] = amount
        case "landmarks":
            for landmark, _, district in (word.partition("=") for word in words):
                _landmark(data, landmark, b.DISTRICTS.index(district))
        case "vp":
            for tile, _, district in (word.partition("=") for word in words):
                field = b.DISTRICTS.index(district) * b.DISTRICT_FIELDS + b.REWARD
                data["districts"][field] = b.VP_TILES.index(tile)
        case "ends" | "ends_used":
            for word in words[1:]:
                _end(data, int(words[0]), b.END_TILES.index(word), name == "ends")
        case "actor" | "first" | "last_round":
            data[name] = int(words[0])
        case "round":
            data["round_number"] = int(words[0])
        case _:
            raise AssertionError(f"{name} is no word of the notation")


def _counts(words: list[str]) -> list[tuple[str, int]]:
    """Return the names and amounts of words like `wood=1`."""
    return [(name, int(amount)) for name, amount in (word.split("=") for word in words)]


def _build(data: dict[str, Any], space: str) -> None:
    """Put a building on its space; `SPACE=TILE` puts another tile of its value there."""
    name, _, tile = space.partition("=")
    data["built"][b.SPACES.index(name)] = b.SPACES.index(tile or name)


def _stand(data: dict[str, Any], seat: int, word: str) -> None:
    place = b.PLACES.index(word)
    own = seat * b.SEAT_FIELDS
    out = data["seats"][own + b.OUT]
    data["standing"][seat * b.KEY_COUNT + out] = place
    data["seats"][own + b.OUT] += 1
    data["seats"][own + b.SCREEN] -= 1
    if place >= b.BANK:
        data["seats"][own + b.BANKS] |= 1 << (place - b.BANK)
        return
    if place < b.SPACE_COUNT:
        if data["built"][place] == b.NONE:
            _build(data, word)
        district = place // b.VALUE_COUNT
    else:
        district = data["landmarks"][place - b.SPACE_COUNT]
        assert district != b.NONE, f"say first in which district {word} stands"
    data["occupants"][place] += 1 << (4 * seat)
    data["districts"][district * b.DISTRICT_FIELDS + b.KEYS] += 1


def _landmark(data: dict[str, Any], name: str, district: int) -> None:
    landmark = b.LANDMARKS.index(name)
    data["landmarks"][landmark] = district
    field = district * b.DISTRICT_FIELDS + b.HIGHEST
    value = GAME.components["landmarks"][name]["value"]
    data["districts"][field] = max(data["districts"][field], value)


def _remove_token(data: dict[str, Any], kind: int) -> None:
    """Take a token of the kind from beside the last space that has one."""
    space = max(space for space in range(b.SPACE_COUNT) if data["tokens"][space] == kind)
    data["tokens"][space] = b.NONE


def _give(data: dict[str, Any], seat: int, kind: int, amount: int) -> None:
    for _ in range(amount):
        _remove_token(data, kind)
        data["seats"][seat * b.SEAT_FIELDS + b.TOKENS + kind] += 1


def _tile(data: dict[str, Any], seat: int, number: int, used: bool) -> None:
    data["left"][data["track"].index(number)] -= 1
    data["seats"][seat * b.SEAT_FIELDS + (b.USED if used else b.HELD)] |= 1 << number
    if used:
        data["left"][b.USED_UP + number] += 1


def _end(data: dict[str, Any], seat: int, end: int, unused: bool) -> None:
    data["takers"][end] = seat
    data["taken"][end] = data["taken_count"]
    data["taken_count"] += 1
    if unused:
        data["seats"][seat * b.SEAT_FIELDS + b.ENDS] |= 1 << end


def _deal(data: dict[str, Any], piles: str) -> None:
    """Put the buildings that are not on the board into the piles, or out of the game.

    `piles` is `rest` (all but the last three), `empty`, or a list of spaces for each pile, from
    the bottom, separated by `|`.
    """
    unseen = [tile for tile in range(b.SPACE_COUNT) if tile not in data["built"]]
    if piles == "rest":
        rows = [unseen[pile : -3 : b.PILE_COUNT] for pile in range(b.PILE_COUNT)]
    elif piles == "empty":
        rows = [[], [], []]
    else:
        rows = [[b.SPACES.index(word) for word in pile.split()] for pile in piles.split("|")]
    data["piles"] = []
    for row in rows:
        data["piles"] += row + [b.NONE] * (b.PILE_SIZE - len(row))
    data["heights"] = [len(row) for row in rows]
    data["removed"] = [tile for tile in unseen if not any(tile in row for row in rows)]


# --- actions


def actor(position: Position) -> int:
    (seat,) = position.actors()
    return seat


def options(position: Position, verb: str = "", game: Game = GAME) -> list[str]:
    """Return the texts of the legal actions, or of those with a verb."""
    texts = [game.actions.text(action) for action in position.legal(actor(position))]
    assert len(set(texts)) == len(texts), "an action is offered twice"
    return [text for text in texts if not verb or text.split()[0] == verb]


def act(position: Position, *texts: str) -> Position:
    """Play actions of the seat to act; each must be legal."""
    for text in texts:
        assert text in options(position), f"{text}: not among {options(position)}"
        position.apply(actor(position), GAME.actions.parse(text))
    return position


def played(text: str, *actions: str) -> Position:
    """Return the described position after some actions."""
    return act(draw(text), *actions)


def over(position: Position) -> Position:
    """Play a position to its end with as few actions as possible."""
    while position.actors():
        offered = options(position)
        short = [text for text in ("finish", "pass", "search", "decline") if text in offered]
        act(position, (short or offered)[0])
    return position


# --- views


def seen(position: Position, viewer: int | None = None) -> dict[str, Any]:
    return GAME.view(position, viewer)


def seat_of(position: Position, seat: int = 0) -> dict[str, Any]:
    return dict(seen(position, seat)["seats"][seat])


def francs(position: Position, seat: int = 0) -> int:
    return int(seat_of(position, seat)["francs"])


def points(position: Position, seat: int = 0) -> int:
    return int(seat_of(position, seat)["points"])


def tokens(position: Position, seat: int = 0) -> dict[str, int]:
    """Return the tokens of a seat, without the kinds it has none of."""
    held: dict[str, int] = seat_of(position, seat)["tokens"]
    return {kind: amount for kind, amount in held.items() if amount}


def tiles(position: Position, seat: int = 0) -> list[int]:
    return list(seat_of(position, seat)["tiles"])


def used(position: Position, seat: int = 0) -> list[int]:
    return list(seat_of(position, seat)["used"])


def keys_on(position: Position, spot: str) -> list[int]:
    """Return the keys of each seat on a building space or a landmark."""
    view = seen(position)
    rows = [space for district in view["districts"] for space in district["spaces"]]
    rows += view["landmarks"]
    (keys,) = [row["keys"] for row in rows if row["id"] == spot]
    return list(keys)


def space(position: Position, name: str) -> dict[str, Any]:
    rows = [row for district in seen(position)["districts"] for row in district["spaces"]]
    return dict(next(row for row in rows if row["id"] == name))


def district(position: Position, name: str) -> dict[str, Any]:
    return dict(next(row for row in seen(position)["districts"] if row["id"] == name))


def reserve(position: Position) -> dict[str, int]:
    return {kind: amount for kind, amount in seen(position)["reserve"].items() if amount}


def question(position: Position) -> str:
    choice = GAME.choice(position, actor(position))
    assert choice is not None
    return choice.message.key


def told(position: Position, key: str, viewer: int | None = None) -> list[Message]:
    """Return the events of a kind that the viewer has received since listening began."""
    assert position.journal is not None
    return [event for event in GAME.events(position.journal, viewer) if event.key == key]


def district_points(position: Position, name: str) -> list[int]:
    """Return the VP of each seat in a district with the present keys."""
    return list(district(position, name)["points"])
