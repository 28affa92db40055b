"""A text notation for positions and bids of Revolution!, and helpers that tests share.

A position: `palace 5 messenger=one; turn 3; hands 1F 1B 3G | 5G | 5G | 5G | 5G;
support 10 0 0 3 0; fortress 0 2 1 0 0; guardhouse 1`. First the board, the number of players
and options that are not the default; then, in any order, all differences from an empty town in
turn 1. A bid: `priest 1F; printer 2G 1B`.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.shown import shown
from tocsin.games import load
from tocsin.games.revolution.rules.board import AREAS, SEAT_COUNT
from tocsin.games.revolution.rules.tokens import KINDS
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position

SEED = "0" * 64
GAME = load("revolution")
LETTERS = dict(zip("FBG", KINDS))
# RULES 1.8, by board.
CORE_TOWN = {
    "plantation": 6,
    "tavern": 4,
    "cathedral": 7,
    "town_hall": 7,
    "fortress": 8,
    "market": 5,
    "harbor": 6,
}
COUNTED = {
    "core": CORE_TOWN,
    "palace": CORE_TOWN | {"palace": 8},
    "anarchy": CORE_TOWN | {"asylum": 5, "jail": 6},
}
DEFAULTS = {"messenger": "two", "guardhouse": "owner", "prisons": "full", "turn_limit": "60"}


# --- tokens


def tokens(text: str) -> dict[str, int]:
    """Parse tokens such as `1F 3G`; `-` and the empty text stand for no token."""
    amounts: dict[str, int] = dict.fromkeys(KINDS, 0)
    for word in text.replace("-", "").split():
        amounts[LETTERS[word[-1]]] += int(word[:-1])
    return amounts


def token_text(amounts: Mapping[str, int]) -> str:
    """Return the text that `tokens` parses."""
    words = [f"{amounts[kind]}{letter}" for letter, kind in LETTERS.items() if amounts[kind]]
    return " ".join(words) or "-"


def packed(amounts: Mapping[str, int]) -> int:
    return amounts["force"] << 16 | amounts["blackmail"] << 8 | amounts["gold"]


# --- positions


def parse(text: str, game: Game = GAME) -> Position:
    """Return the position of a text, with no token laid yet."""
    head, *lines = [part.strip() for part in text.split(";")]
    board, players, *chosen = head.split()
    options = {"board": board} | dict(choice.split("=") for choice in chosen)
    data = game.new(players=int(players), options=options, seed=SEED).to_json()
    for name, _, rest in (line.partition(" ") for line in lines):
        _set_field(data, name, rest)
    data["left"] = list(data["hands"])
    return game.from_json(data)


def _set_field(data: dict[str, Any], name: str, rest: str) -> None:
    seats = range(data["players"])
    if name == "turn":
        data["turn"] = int(rest)
    elif name == "hands":
        data["hands"] = [packed(tokens(hand)) for hand in rest.split("|")]
    elif name == "support":
        data["scores"] = [int(word) for word in rest.split()]
    elif name == "guardhouse":
        data["guardhouse"] = int(rest)
        data["stocks"][int(rest)] -= 1
    else:
        area = AREAS.index(name)
        for seat, count in zip(seats, map(int, rest.split()), strict=True):
            data["cubes"][area * SEAT_COUNT + seat] = count
            data["filled"][area] += count
            data["stocks"][seat] -= count
    assert len(data["hands"]) == len(data["scores"]) == len(seats)
    assert min(data["stocks"]) >= 0, "more cubes than a colour has"


def text_of(position: Position, game: Game = GAME) -> str:
    """Return the text that `parse` turns into this position, which must be between two turns."""
    view = game.view(position, None)
    options = position.to_json()["options"]
    chosen = [f"{name}={options[name]}" for name in DEFAULTS if options[name] != DEFAULTS[name]]
    lines = [" ".join([options["board"], str(position.players), *chosen])]
    lines.append(f"turn {view['turn']}")
    lines.append("hands " + " | ".join(token_text(seat["hand"]) for seat in view["seats"]))
    if any(support(position)):
        lines.append("support " + " ".join(map(str, support(position))))
    for area in view["areas"]:
        if any(area["cubes"]):
            lines.append(" ".join([area["id"], *map(str, area["cubes"])]))
    if view["guardhouse"] is not None:
        lines.append(f"guardhouse {view['guardhouse']}")
    return "; ".join(lines)


def full_town(board: str, players: int, **gaps: int) -> str:
    """Return the text of a town in which all areas that count for the end are full except gaps."""
    lines, first = [], 0
    for area, spaces in COUNTED[board].items():
        row = [0] * players
        for cube in range(spaces - gaps.get(area, 0)):
            row[(first + cube) % players] += 1
        # The seats take turns across all areas, so that no stock runs out.
        first += spaces
        lines.append(" ".join([area, *map(str, row)]))
    return "; ".join(lines)


# --- actions


def options(position: Position, seat: int) -> set[str]:
    """Return the texts of the legal actions of the seat."""
    legal = position.legal(seat)
    texts = {GAME.actions.text(action) for action in legal}
    assert len(texts) == len(legal), "an action is offered twice"
    return texts


def act(position: Position, seat: int, text: str) -> None:
    """Play an action, after a check that it is legal."""
    assert seat in position.actors(), f"seat {seat} owes no decision"
    assert text in options(position, seat), f"{text}: not among {sorted(options(position, seat))}"
    position.apply(seat, GAME.actions.parse(text))


def lay(position: Position, seat: int, bid: str) -> None:
    """Lay a bid such as `priest 1F; printer 2G 1B`, without the knock."""
    spaces = [part.strip().partition(" ") for part in bid.split(";") if part.strip()]
    for kind in KINDS:
        for space, _, amounts in spaces:
            for _ in range(tokens(amounts)[kind]):
                act(position, seat, f"bid {kind} {space}")


def bid(position: Position, bids: Mapping[int, str]) -> Position:
    """Lay the bid of every seat, and knock; seats without a bid must have an empty hand."""
    for seat in range(position.players):
        lay(position, seat, bids.get(seat, ""))
        act(position, seat, "knock")
    return position


def revealed(text: str, bids: Mapping[int, str], game: Game = GAME) -> Position:
    """Return the position of the text after these bids, at the first choice of the resolution.

    Each seat starts with exactly the tokens of its bid.
    """
    position = parse(text, game)
    hands = [_sum(bids.get(seat, "")) for seat in range(position.players)]
    return bid(parse(f"{text}; hands {' | '.join(hands)}", game), bids)


def _sum(bid_text: str) -> str:
    hand: dict[str, int] = dict.fromkeys(KINDS, 0)
    for part in bid_text.split(";"):
        for kind, amount in tokens(part.strip().partition(" ")[2]).items():
            hand[kind] += amount
    return token_text(hand)


def finish(position: Position) -> Position:
    """Answer each remaining choice of this turn with the first option."""
    while not is_over(position) and phase(position) == "resolving":
        (seat,) = position.actors()
        position.apply(seat, position.legal(seat)[0])
    return position


# --- public fields


def phase(position: Position) -> str:
    return str(shown(GAME, position, "phase"))


def is_over(position: Position) -> bool:
    return not position.actors()


def outcome_of(position: Position) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None, "the match goes on"
    return outcome


def totals(position: Position) -> list[int]:
    return outcome_of(position).totals


def support(position: Position) -> list[int]:
    return [seat["support"] for seat in shown(GAME, position, "seats")]


def stocks(position: Position) -> list[int]:
    return [seat["stock"] for seat in shown(GAME, position, "seats")]


def hands(position: Position) -> str:
    """Return the hands in the notation of a position."""
    return " | ".join(token_text(seat["hand"]) for seat in shown(GAME, position, "seats"))


def hand(position: Position, seat: int) -> str:
    return token_text(shown(GAME, position, "seats")[seat]["hand"])


def guardhouse(position: Position) -> int | None:
    seat: int | None = shown(GAME, position, "guardhouse")
    return seat


def cubes(position: Position, area: str) -> str:
    """Return the cubes of an area in the notation of a position."""
    rows = {row["id"]: row["cubes"] for row in shown(GAME, position, "areas")}
    return " ".join(map(str, rows[area]))


def town(position: Position) -> str:
    """Return all cubes on the map in the notation of a position."""
    _, *lines = text_of(position).split("; ")
    return "; ".join(line for line in lines if line.split()[0] in AREAS)


def on_map(position: Position, seat: int) -> int:
    """Return the number of cubes of the seat on the map, with the Guardhouse."""
    areas = sum(row["cubes"][seat] for row in shown(GAME, position, "areas"))
    return int(areas) + (guardhouse(position) == seat)


def told(position: Position, key: str, viewer: int | None = None) -> list[Message]:
    """Return the events of one kind in the journal, as the viewer sees them."""
    assert position.journal is not None
    return [event for event in GAME.events(position.journal, viewer) if event.key == key]
