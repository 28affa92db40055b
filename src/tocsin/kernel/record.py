"""Records: JSON files from which matches can be replayed."""

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
    """The player of a seat: a name, and the name of the bot if it was one."""

    name: str
    bot: str | None = None


class Origin(msgspec.Struct, frozen=True):
    """The match and position from which this match branches off.

    All information hidden from `seat` then was resampled with this match's own seed.
    """

    table: str
    seed: str
    seat: int
    actions: list[str]


class HintRecord(msgspec.Struct, frozen=True):
    """A hint to a seat, after `after` actions."""

    seat: int
    after: int


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match. An action is a seat number and a text; times are in ms from the start."""

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, str]
    corrections: dict[str, Any] = {}
    seed: str
    # The SHA-256 of the seed, published before the first action.
    commitment: str
    seats: list[SeatRecord]
    actions: list[str]
    times: list[int] = []
    outcome: Outcome | None
    # None: the match began with its set-up.
    origin: Origin | None = None
    hints: list[HintRecord] = []


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed, which is published while a match goes on."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def encode(record: Record) -> bytes:
    """Return the record as indented JSON, for line-by-line comparison."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(data: bytes) -> Record:
    """Return the record from its JSON, or raise BadRecord."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"This is not a record of a match: {error}.") from None
    if record.format != FORMAT:
        raise BadRecord(f"This record has format {record.format}; only {FORMAT} can be read.")
    return record


def action_line(game: Game, seat: int, action: int) -> str:
    """Return an action in the form of a record: `1 bid force priest`."""
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
    """Return the first position of a match: set up, or branched off from another match."""
    if origin is None:
        return game.new(players=players, options=options, seed=seed)
    position = game.new(players=players, options=options, seed=origin.seed)
    for _ in steps(game, position, origin.actions):
        pass
    if not 0 <= origin.seat < players or not position.actors():
        raise BadRecord("The match cannot be continued from that position.")
    # The seed of the other match may be public: chance continues from this match's seed.
    return position.reopen(origin.seat, Chance(checked_seed(seed)))


def rules_mismatch(game: Game, version: int) -> str:
    """Return the error message for a match of another version of the rules."""
    return (
        f"This match is of version {version} of the rules of {game.name}; here is "
        f"{game.rules_version}. Chapter 10 of the rules says what changed."
    )


def parsed(game: Game, players: int, actions: list[str]) -> Iterator[tuple[int, int]]:
    """Yield the seat and the action of each line, without a check for legality."""
    seats = {str(seat): seat for seat in range(players)}
    for count, text in enumerate(actions, start=1):
        seat_text, _, action_text = text.partition(" ")
        try:
            action = game.actions.parse(action_text)
        except TocsinError as error:
            raise BadRecord(f"Action {count} cannot be read: {error.sentence}") from None
        if seat_text not in seats:
            raise BadRecord(f"Action {count}, “{text}”, has no valid seat.")
        yield seats[seat_text], action


def steps(game: Game, position: Position, actions: list[str]) -> Iterator[tuple[int, int]]:
    """Apply actions one by one; yield seat and action before each."""
    for count, (seat, action) in enumerate(parsed(game, position.players, actions), start=1):
        if seat not in position.actors() or action not in position.legal(seat):
            raise BadRecord(f"Action {count}, “{actions[count - 1]}”, is not legal there.")
        yield seat, action
        position.apply(seat, action)


def replay(game: Game, record: Record) -> Position:
    """Return the last position, or raise BadRecord if the record does not replay."""
    position = first_position(game, record)
    for _ in steps(game, position, record.actions):
        pass
    check_end(record, position)
    return position


def check_end(record: Record, position: Position) -> None:
    """Raise BadRecord unless outcome, times and hints fit the replayed match."""
    if record.times and len(record.times) != len(record.actions):
        raise BadRecord("The record does not have a time for each action.")
    for hint in record.hints:
        if not (0 <= hint.seat < position.players and 0 <= hint.after <= len(record.actions)):
            raise BadRecord("A hint in the record has no valid seat or time.")
    if position.outcome() != record.outcome:
        raise BadRecord("The match replays, but its outcome is not the recorded one.")
