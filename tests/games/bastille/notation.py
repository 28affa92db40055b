"""Text notation for positions of Bastille, and helpers for its tests.

`4 missions=secret; round 5; start 2; coins 8 3 0 12; tiles 112 | 123 | 22 | 4; cards p1 m2 | - |
s3 | n9; track 5 3 3 0; order 0 2 1 3; versailles v1`: first the number of players and the options
that are not the default; then, in any order, the differences from the first round of a match with
the seed of zeros. Bars separate seats. `at banque 1:4 3:2` lays tiles, seat and value, on the
spaces of a location from the left.
"""

from typing import Any

from tests.games.shown import shown
from tocsin.games import load
from tocsin.games.bastille.rules import board as b
from tocsin.games.bastille.rules.etats_generaux import DEALT, search_entry
from tocsin.games.bastille.rules.position import Bastille
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.position import Position

SEED = "0" * 64
GAME = load("bastille")
DEFAULTS = {option.id: option.values(4)[0] for option in GAME.options}
FIRST = [0, 3, 6, 8, 10, 14, 16, 18]
# The players of the booklets' examples, clockwise.
ULRICH, ALEX, ANI, JAN = range(4)


# --- positions


def parse(text: str, game: Game = GAME) -> Bastille:
    """Return the position described by the text, with the start player to place."""
    head, *lines = [part.strip() for part in text.split(";")]
    players, *chosen = head.split()
    options = dict(choice.split("=") for choice in chosen)
    data = game.new(players=int(players), options=options, seed=SEED).to_json()
    data["options"] = dict(data["options"])
    for name, _, rest in (line.partition(" ") for line in lines if line):
        WRITERS[name](data, rest)
    data["actor"] = data["start"]
    position = game.from_json(data)
    assert isinstance(position, Bastille)
    return position


def seats(rest: str) -> list[list[str]]:
    return [part.replace("-", "").split() for part in rest.split("|")]


def numbers(name: str) -> Any:
    def write(data: dict[str, Any], rest: str) -> None:
        data[name] = [int(word) for word in rest.split()]
        assert len(data[name]) == data["players"]

    return write


def number(name: str) -> Any:
    def write(data: dict[str, Any], rest: str) -> None:
        data[name] = int(rest)

    return write


def write_values(name: str) -> Any:
    def write(data: dict[str, Any], rest: str) -> None:
        data[name] = [
            "".join(words).count(str(value + 1)) for words in seats(rest) for value in range(4)
        ]
        assert len(data[name]) == data["players"] * b.VALUE_COUNT

    return write


def write_at(data: dict[str, Any], rest: str) -> None:
    location, *tiles = rest.split()
    # No tiles are left in front of the seats, unless `tiles` follows.
    if not any(data["spaces"]):
        data["tiles"] = [0] * len(data["tiles"])
    for index, tile in enumerate(tiles):
        seat, value = map(int, tile.split(":"))
        space = FIRST[b.LOCATIONS.index(location)] + index
        data["spaces"][space] = 1 + seat * b.VALUE_COUNT + value - 1


def write_cards(data: dict[str, Any], rest: str) -> None:
    for seat, words in enumerate(seats(rest)):
        for word in words:
            name, _, group = word.partition(":")
            card = b.CARDS.index(name)
            data["owner"][card] = seat
            if group:
                data["joined"][card - b.FIRST_MONK] = b.GROUPS.index(group)
            if card in data["display"]:
                data["display"].remove(card)


def write_display(data: dict[str, Any], rest: str) -> None:
    data["display"] = [b.CARDS.index(name) for name in rest.split()]


def write_deck(data: dict[str, Any], rest: str) -> None:
    """Put the named cards on top of the deck, regardless of their stage."""
    cards = [b.CARDS.index(name) for name in rest.split()]
    others = [card for card in data["deck"] if card not in cards]
    data["deck"] = others[: data["deck_next"]] + cards + others[data["deck_next"] :]


def write_weapons(data: dict[str, Any], rest: str) -> None:
    for seat, words in enumerate(seats(rest)):
        for weapon, name in enumerate(b.WEAPONS):
            data["weapons"][seat * b.GROUP_COUNT + weapon] = words.count(name)
        data["torches"][seat] = words.count("torch")
    data["torch_stock"] -= sum(data["torches"])


def write_arsenal(data: dict[str, Any], rest: str) -> None:
    data["arsenal"] = [rest.split().count(name) for name in b.WEAPONS]


def write_missions(data: dict[str, Any], rest: str) -> None:
    """Replace the dealt missions by the named ones; all others are in the deck."""
    copies = GAME.new(players=3, seed=SEED).board.copies  # type: ignore[attr-defined] # Bastille's
    data["missions"] = [0] * data["players"]
    data["taken"] = []
    for seat, words in enumerate(seats(rest)):
        for name in words:
            mission = b.MISSIONS.index(name)
            data["missions"][seat] |= 1 << mission
            data["taken"].append(search_entry(seat, 0, mission) | DEALT)
    held = [sum((hand >> n) & 1 for hand in data["missions"]) for n in range(b.MISSION_COUNT)]
    data["piles"] = [copies[n] - held[n] for n in range(b.MISSION_COUNT)] + [0] * b.MISSION_COUNT


def write_piles(data: dict[str, Any], rest: str) -> None:
    """Replace the contents of the piles."""
    data["piles"] = [words.count(name) for words in [*seats(rest), []][:2] for name in b.MISSIONS]


def write_bag(data: dict[str, Any], rest: str) -> None:
    data["bag"] = [int(word) for word in rest.split()]
    data["henchmen"] = [20 - cubes for cubes in data["bag"]]


def write_order(data: dict[str, Any], rest: str) -> None:
    for rank, seat in enumerate(map(int, rest.split())):
        data["queue"][seat] = rank


def write_tile(name: str, tiles: tuple[str, ...]) -> Any:
    def write(data: dict[str, Any], rest: str) -> None:
        """Swap the named tile with that of the current round."""
        row = data[name]
        here, there = data["round_number"] - 1, row.index(tiles.index(rest))
        row[here], row[there] = row[there], row[here]

    return write


def write_points(data: dict[str, Any], rest: str) -> None:
    for seat, points in enumerate(map(int, rest.split())):
        data["points"][seat * b.SOURCE_COUNT] = points


WRITERS = {
    "round": number("round_number"),
    "start": number("start"),
    "torches": number("torch_stock"),
    "coins": numbers("coins"),
    "track": numbers("track"),
    "henchmen": numbers("henchmen"),
    "order": write_order,
    "tiles": write_values("tiles"),
    "supply": write_values("supply"),
    "at": write_at,
    "cards": write_cards,
    "display": write_display,
    "deck": write_deck,
    "weapons": write_weapons,
    "arsenal": write_arsenal,
    "missions": write_missions,
    "piles": write_piles,
    "bag": write_bag,
    "versailles": write_tile("versailles", b.VERSAILLES_TILES),
    "bonus": write_tile("bonuses", b.BONUS_TILES),
    "points": write_points,
}


def text_of(position: Bastille) -> str:
    """Return the text that `parse` reads, for a position without placed tiles."""
    view = GAME.view(position, None)
    rows = view["seats"]
    options = position.to_json()["options"]
    chosen = [f"{name}={options[name]}" for name in DEFAULTS if options[name] != DEFAULTS[name]]

    def bars(parts: list[str]) -> str:
        return " | ".join(part or "-" for part in parts)

    def digits(values: list[int]) -> str:
        return "".join(map(str, values))

    cards = [
        [
            card["id"] + (f":{card['group']}" if card["id"][0] == "m" and card["group"] else "")
            for card in row["cards"]
        ]
        for row in rows
    ]
    weapons = [
        [name for name in b.WEAPONS for _ in range(row["weapons"][name])]
        + ["torch"] * row["torches"]
        for row in rows
    ]
    lines = [
        " ".join([str(position.players), *chosen]),
        f"round {view['round']}",
        f"start {view['start']}",
        "coins " + " ".join(str(row["coins"]) for row in rows),
        "tiles " + bars([digits(row["tiles"]) for row in rows]),
        "supply " + bars([digits(row["supply"]) for row in rows]),
        "display " + " ".join(card["id"] for card in view["display"]),
        "cards " + bars([" ".join(row) for row in cards]),
        "track " + " ".join(str(row["space"]) for row in rows),
        "order " + " ".join(map(str, view["track"]["order"])),
        "weapons " + bars([" ".join(row) for row in weapons]),
        "bag " + " ".join(str(row["bag"]) for row in rows),
        f"versailles {view['versailles']['id']}",
        f"bonus {view['bonus']['id']}",
    ]
    return "; ".join(lines)


# --- playing


def evaluated(text: str, game: Game = GAME) -> Bastille:
    """Return the position at the first decision after the evaluation has begun."""
    position = parse(text, game)
    position.journal = []
    position.done()
    position.ask(b.EVALUATE, b.NO_SEAT)
    position.proceed()
    return position


def interim(text: str) -> Bastille:
    """Return a position at the interim scoring, without tiles placed in round 4."""
    head, _, rest = text.partition(";")
    return evaluated(f"{head}; round 4; {rest}")


def final(text: str, game: Game = GAME) -> Bastille:
    """Return a position at the final scoring, without tiles placed in round 8."""
    head, _, rest = text.partition(";")
    return evaluated(f"{head}; round 8; {rest}", game)


def ended(text: str) -> Bastille:
    """Return the end of a match whose final scoring begins with the given position."""
    position = final(text)
    finish(position, "claim")
    return position


def options(position: Position, seat: int | None = None) -> set[str]:
    """Return the legal actions of a seat, by default the first actor, as text."""
    legal = position.legal(position.actors()[0] if seat is None else seat)
    texts = {GAME.actions.text(action) for action in legal}
    assert len(texts) == len(legal), "an action is offered twice"
    return texts


def act(position: Position, seat: int, *texts: str) -> None:
    """Play legal actions of a seat."""
    for text in texts:
        assert position.actors() == [seat], f"{position.actors()} to decide, not seat {seat}"
        assert text in options(position), f"{text}: not among {sorted(options(position))}"
        position.apply(seat, GAME.actions.parse(text))


def finish(position: Position, prefer: str = "") -> None:
    """Finish the match with the first legal actions, those that start with `prefer` first."""
    while actors := position.actors():
        legal = position.legal(actors[0])
        preferred = [a for a in legal if prefer and GAME.actions.text(a).startswith(prefer)]
        position.apply(actors[0], (preferred or legal)[0])


def finish_claims(position: Position) -> None:
    """Let each seat claim the first weapons offered."""
    while position.actors() and options(position) and "claim" in next(iter(options(position))):
        position.apply(position.actors()[0], position.legal(position.actors()[0])[0])


# --- looking


def row(position: Position, name: str) -> list[Any]:
    """Return a field of every seat in the view of a spectator."""
    return [seat[name] for seat in shown(GAME, position, "seats")]


def scored(position: Position, source: str) -> list[int]:
    """Return the points of every seat from a source."""
    return [seat["sources"][source] for seat in shown(GAME, position, "seats")]


def cards(position: Position, seat: int) -> set[str]:
    """Return the characters of a seat."""
    return {card["id"] for card in shown(GAME, position, "seats")[seat]["cards"]}


def held(position: Position, seat: int) -> set[str]:
    """Return the missions of a seat in its own view."""
    return {mission["id"] for mission in shown(GAME, position, "seats", seat)[seat]["missions"]}


def messages(position: Position, seat: int | None = None) -> list[Message]:
    """Return the events in the journal that the seat sees."""
    assert position.journal is not None
    return GAME.events(position.journal, seat)


def event_keys(position: Position) -> list[str]:
    """Return the keys of the public events."""
    return [message.key for message in messages(position)]
