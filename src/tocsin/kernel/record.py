"""Records: everything needed to replay a match, as JSON."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

import msgspec

from .chance import Chance
from .errors import BadComponents, BadOptions, BadRecord, TocsinError
from .game import Game, checked_seed
from .outcome import Outcome
from .position import Position

FORMAT = 1


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat there: a name, and the bot's if it was one."""

    name: str
    bot: str | None = None


class Origin(msgspec.Struct, frozen=True):
    """Another match, and the moment of it from which this one was played on.

    What that seat could not know then was drawn anew from this match's own seed.
    """

    table: str
    seed: str
    seat: int
    actions: list[str]


class HintRecord(msgspec.Struct, frozen=True):
    """A seat was given a hint, after so many actions."""

    seat: int
    after: int


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One match. An action is its seat's number and its text; a time is in ms from the start."""

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, str]
    corrections: dict[str, Any] = {}
    seed: str
    # SHA-256 of the seed, which the table published before the first action.
    commitment: str
    seats: list[SeatRecord]
    actions: list[str]
    times: list[int] = []
    outcome: Outcome | None
    # None: the match began with the set-up.
    origin: Origin | None = None
    hints: list[HintRecord] = []


def commitment(seed: str) -> str:
    """Return what a table publishes of the seed while a match goes on."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def encode(record: Record) -> bytes:
    """Return the record as JSON that people can read and compare line by line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(data: bytes) -> Record:
    """Return the record that the JSON holds."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"This is not a record of a match: {error}.") from None
    if record.format != FORMAT:
        raise BadRecord(f"This record has format {record.format}; only {FORMAT} can be read.")
    return record


def action_line(game: Game, seat: int, action: int) -> str:
    """Return an action as a record writes it."""
    return f"{seat} {game.actions.text(action)}"


def first_position(game: Game, record: Record) -> Position:
    """Return the position before the first action."""
    if record.game != game.id or record.corrections != game.corrections:
        raise BadRecord("This match is of another game, or of other printed figures.")
    if record.rules != game.rules_version:
        raise BadRecord(rules_mismatch(game, record.rules))
    try:
        position = starting_position(
            game, len(record.seats), record.options, record.seed, record.origin
        )
    except (BadOptions, BadComponents) as error:
        raise BadRecord(error.sentence) from None
    if commitment(record.seed) != record.commitment:
        raise BadRecord("The seed is not the one that was committed to before the match.")
    return position


def starting_position(
    game: Game,
    players: int,
    options: Mapping[str, str],
    seed: str,
    origin: Origin | None = None,
) -> Position:
    """Return the position with which a match begins: set up, or taken over from another match."""
    if origin is None:
        return game.new(players=players, options=options, seed=seed)
    position = game.new(players=players, options=options, seed=origin.seed)
    for _ in played(game, position, origin.actions):
        pass
    if not 0 <= origin.seat < players or not position.actors():
        raise BadRecord("From that moment nobody can play on.")
    # Whoever knows the other match knows its seed: from here on chance is another one.
    return position.reopen(origin.seat, Chance(checked_seed(seed)))


def rules_mismatch(game: Game, version: int) -> str:
    """Return why a match that was played by another version of the rules is not read."""
    return (
        f"This match is of version {version} of the rules of {game.name}; here is "
        f"{game.rules_version}. Chapter 10 of the rules says what changed."
    )


def parsed(game: Game, players: int, actions: list[str]) -> Iterator[tuple[int, int]]:
    """Yield the seat and the action of each line, whether they are legal or not."""
    seats = {str(seat): seat for seat in range(players)}
    for count, text in enumerate(actions, start=1):
        seat_text, _, action_text = text.partition(" ")
        try:
            action = game.actions.parse(action_text)
        except TocsinError as error:
            raise BadRecord(f"Action {count} cannot be read: {error.sentence}") from None
        if seat_text not in seats:
            raise BadRecord(f"Action {count}, “{text}”, is of nobody’s seat.")
        yield seats[seat_text], action


def steps(game: Game, position: Position, record: Record) -> Iterator[tuple[int, int]]:
    """Apply the record's actions one after the other, yielding seat and action before each."""
    return played(game, position, record.actions)


def played(game: Game, position: Position, actions: list[str]) -> Iterator[tuple[int, int]]:
    """Apply actions one after the other, yielding seat and action before each."""
    for count, (seat, action) in enumerate(parsed(game, position.players, actions), start=1):
        if seat not in position.actors() or action not in position.legal(seat):
            raise BadRecord(f"Action {count}, “{actions[count - 1]}”, is not legal there.")
        yield seat, action
        position.apply(seat, action)


def replay(game: Game, record: Record) -> Position:
    """Return the last position, or raise BadRecord if the match did not go that way."""
    position = first_position(game, record)
    for _ in steps(game, position, record):
        pass
    check_end(record, position)
    return position


def check_end(record: Record, position: Position) -> None:
    """Raise BadRecord unless the record says how the match ended, and when what happened."""
    if record.times and len(record.times) != len(record.actions):
        raise BadRecord("The record has not as many times as actions.")
    for hint in record.hints:
        if not (0 <= hint.seat < position.players and 0 <= hint.after <= len(record.actions)):
            raise BadRecord("The record has a hint of nobody’s, or of no time in the match.")
    if position.outcome() != record.outcome:
        raise BadRecord("The match replays, but its outcome is not the recorded one.")
