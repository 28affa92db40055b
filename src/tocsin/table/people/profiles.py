"""Public profiles: matches, results by game and opponents of a person."""

from collections.abc import Iterator

import msgspec

from ..seats import Seat
from ..storage import table_index
from ..storage.store import Store
from ..storage.table_index import ListedTable
from ..storage.table_store import IS_AVAILABLE

# Limits on the matches that are counted and listed, the newest first.
MAX_COUNTED_MATCHES = 1000
MAX_LISTED_MATCHES = 20


class Results(msgspec.Struct):
    """Numbers of matches played, won, and won jointly."""

    played: int = 0
    won: int = 0
    shared: int = 0


class GameResults(msgspec.Struct):
    """Results at one game."""

    game: str
    results: Results


class Opponent(msgspec.Struct):
    """A person or bot, with the number of matches in which the profile's person ranked ahead."""

    name: str
    person: str | None
    bot: str | None
    played: int = 0
    ahead: int = 0
    behind: int = 0
    level: int = 0


class Owner(msgspec.Struct):
    """The owner of a bot."""

    id: str
    name: str


class Profile(msgspec.Struct):
    """The public profile of a person or bot, from the matches that the viewer may see."""

    id: str
    name: str
    account: bool
    owner: Owner | None
    since: int | None
    results: Results
    games: list[GameResults]
    opponents: list[Opponent]
    matches: list[ListedTable]


async def profile(store: Store, person_id: str, viewer: str, now: int) -> Profile | None:
    """Return the profile of a person; None if the person is unknown.

    Private matches count only if the viewer took part in them.
    """
    person = await store.person(person_id)
    rows = await store.fetch(
        f"SELECT {table_index.COLUMNS} FROM table_index JOIN participant ON table_id = id"
        " WHERE person = $1 AND status = 'over' AND imported = 0 AND summary LIKE $2"
        " AND (private = 0 OR id IN (SELECT table_id FROM participant WHERE person = $3))"
        f" AND {IS_AVAILABLE} ORDER BY created DESC, id LIMIT $4",
        person_id,
        f'%"{person_id}"%',
        viewer,
        MAX_COUNTED_MATCHES,
    )
    if person is None and not rows and person_id != viewer:
        # A guest without a finished match is known by a seat.
        if not await store.tables_of(person_id):
            return None
    entries = [(row[1], table_index.read_entry(row)) for row in rows]
    matches = [
        (game, own, entry.seats, entry.ranks)
        for game, entry in entries
        if entry.ranks is not None
        and (own := _best_seat(entry.seats, entry.ranks, person_id)) is not None
    ]
    results, games = Results(), dict[str, GameResults]()
    opponents: dict[tuple[str | None, str | None], Opponent] = {}
    for game, own, seats, ranks in matches:
        by_game = games.setdefault(game, GameResults(game, Results()))
        for each in (results, by_game.results):
            _count(each, ranks, own)
        for seat, rank in _others(seats, ranks, person_id):
            new = Opponent(seat.name if seat.person else "", seat.person, seat.bot)
            _compare(opponents.setdefault((seat.person, seat.bot), new), ranks[own], rank)
    owner = await store.person(person.owner) if person is not None and person.owner else None
    names = (seats[own].name for _, own, seats, _ in matches)
    return Profile(
        id=person_id,
        name=person.name if person is not None else next(names, ""),
        account=person is not None and person.account is not None,
        owner=Owner(owner.id, owner.name) if owner is not None else None,
        since=person.created if person is not None else None,
        results=results,
        games=sorted(games.values(), key=lambda each: -each.results.played),
        opponents=sorted(opponents.values(), key=lambda each: -each.played),
        matches=await table_index.listed_tables(store, viewer, now, rows[:MAX_LISTED_MATCHES]),
    )


def _best_seat(seats: list[Seat], ranks: list[int], person: str) -> int | None:
    """Return the best ranked seat of a person, who may have held several."""
    own = [index for index, seat in enumerate(seats) if seat.person == person]
    return min(own, key=lambda index: ranks[index], default=None)


def _count(results: Results, ranks: list[int], own: int) -> None:
    results.played += 1
    if ranks[own] == 1:
        results.won += 1
        results.shared += ranks.count(1) > 1


def _others(seats: list[Seat], ranks: list[int], person: str) -> Iterator[tuple[Seat, int]]:
    """Yield the best seat and rank of each other person or bot, without deleted accounts."""
    best: dict[tuple[str | None, str | None], tuple[Seat, int]] = {}
    for seat, rank in zip(seats, ranks, strict=True):
        if seat.person not in (person, ""):
            key = (seat.person, seat.bot)
            if key not in best or rank < best[key][1]:
                best[key] = (seat, rank)
    yield from best.values()


def _compare(opponent: Opponent, own: int, theirs: int) -> None:
    opponent.played += 1
    opponent.ahead += own < theirs
    opponent.behind += own > theirs
    opponent.level += own == theirs
