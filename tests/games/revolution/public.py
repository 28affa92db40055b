"""The public fields of a position of Revolution!, for short assertions."""

from tests.games.revolution.notation import GAME, text_of, token_text
from tests.games.shown import shown
from tocsin.games.revolution.rules.board import AREAS
from tocsin.kernel.message import Message
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position


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
