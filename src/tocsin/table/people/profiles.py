"""What a person has played: matches, results by game, and against whom."""

from collections.abc import Iterator

import msgspec

from ..seats import Seat
from ..storage import table_index
from ..storage.store import NOT_BROKEN, Store
from ..storage.table_index import ListedTable

# The matches that count, the newest, and those that are shown.
COUNTED = 1000
SHOWN = 20


class Results(msgspec.Struct):
    """How often somebody played, was first, or shared the first place."""

    played: int = 0
    won: int = 0
    shared: int = 0


class GameResults(msgspec.Struct):
    """Results at one game."""

    game: str
    results: Results


class Opponent(msgspec.Struct):
    """A person or a bot, and how often each was before the other."""

    name: str
    person: str | None
    bot: str | None
    played: int = 0
    ahead: int = 0
    behind: int = 0
    level: int = 0


class Owner(msgspec.Struct):
    """Whose own bot somebody is."""

    id: str
    name: str


class Profile(msgspec.Struct):
    """A person as others may know them, by the matches that they may see; a bot has an owner."""

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
    """Return what a viewer may know of a person; None if there is no such person here.

    Of private matches only those count at which the viewer had a part.
    """
    person = await store.person(person_id)
    rows = await store.fetch(
        f"SELECT {table_index.COLUMNS} FROM seating JOIN sitter ON sitter.table_id = id"
        " WHERE person = $1 AND status = 'over' AND brought = 0 AND listed LIKE $2"
        " AND (private = 0 OR id IN (SELECT table_id FROM sitter WHERE person = $3))"
        f" AND {NOT_BROKEN} ORDER BY created DESC, id LIMIT $4",
        person_id,
        f'%"{person_id}"%',
        viewer,
        COUNTED,
    )
    if person is None and not rows and person_id != viewer:
        # A guest who has only just sat down is somebody, too.
        if not await store.stations_of(person_id):
            return None
    kept = [(row[1], table_index.read_kept(row)) for row in rows]
    matches = [
        (game, own, kept.seats, kept.ranks)
        for game, kept in kept
        if kept.ranks is not None and (own := _own(kept.seats, kept.ranks, person_id)) is not None
    ]
    results, games = Results(), dict[str, GameResults]()
    opponents: dict[tuple[str | None, str | None], Opponent] = {}
    for game, own, seats, ranks in matches:
        by_game = games.setdefault(game, GameResults(game, Results()))
        for each in (results, by_game.results):
            _count(each, ranks, own)
        for seat, rank in _others(seats, ranks, person_id):
            known = Opponent(seat.name if seat.person else "", seat.person, seat.bot)
            _compare(opponents.setdefault((seat.person, seat.bot), known), ranks[own], rank)
    owner = await store.person(person.owner) if person is not None and person.owner else None
    names = [seat.name for _, own, seats, _ in matches for seat in [seats[own]]]
    return Profile(
        id=person_id,
        name=person.name if person is not None else next(iter(names), ""),
        account=person is not None and person.account is not None,
        owner=Owner(owner.id, owner.name) if owner is not None else None,
        since=person.created if person is not None else None,
        results=results,
        games=sorted(games.values(), key=lambda each: -each.results.played),
        opponents=sorted(opponents.values(), key=lambda each: -each.played),
        matches=await table_index.listed(store, viewer, now, rows[:SHOWN]),
    )


def _own(seats: list[Seat], ranks: list[int], person: str) -> int | None:
    """Return the best seat of a person who may have held several."""
    own = [number for number, seat in enumerate(seats) if seat.person == person]
    return min(own, key=lambda number: ranks[number], default=None)


def _count(results: Results, ranks: list[int], own: int) -> None:
    results.played += 1
    if ranks[own] == 1:
        results.won += 1
        results.shared += ranks.count(1) > 1


def _others(seats: list[Seat], ranks: list[int], person: str) -> Iterator[tuple[Seat, int]]:
    """Yield everybody else at a table, once each, by the best seat; nameless people are nobody."""
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
