"""The laws of the kernel contract, each as a check of one position.

The laws of secrecy look through `Eyes`, so that a test can lend them leaky ones.
"""

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from importlib import import_module
from math import isfinite
from struct import calcsize, unpack
from typing import Any, Protocol

import msgspec
from librt.strings import BytesWriter

from tests.battery.variants import seed_of
from tocsin.bots import seat_bot
from tocsin.bots.advice import advise
from tocsin.bots.sight import Sight
from tocsin.kernel.chance import Chance
from tocsin.kernel.change import Change, difference
from tocsin.kernel.choice import Choice
from tocsin.kernel.course import NOTHING, Course
from tocsin.kernel.fields import field_names
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.part import Part
from tocsin.kernel.position import SPECTATOR, Position

# One bot of each kind, none of which thinks for long.
QUICK_BOTS = ("random", "greedy", "gentle", "hard:rollouts=4:width=2:ahead=1")
# How many actions of one seat are compared with each other.
ACTIONS_COMPARED = 5
# What one redeal leaves by chance as it was, another changes: two found each of 3,200 leaks, one
# for every seat of every table and every entry of a position that is hidden from it.
WORLDS_COMPARED = 2


class Eyes(Protocol):
    """How a viewer looks at a position: what a game offers, or a leaky version of it."""

    def view(self, position: Position, seat: int | None) -> dict[str, Any]: ...

    def choice(self, position: Position, seat: int | None) -> Choice | None: ...

    def events(self, journal: Iterable[list[int]], seat: int | None) -> list[Message]: ...

    def parts(self, position: Position) -> list[Part]: ...


def encoded(value: object) -> bytes:
    """Return the value as JSON bytes, as a client would get it."""
    return msgspec.json.encode(value)


def truth(position: Position) -> bytes:
    """Return the whole position as JSON bytes."""
    return encoded(position.to_json())


def viewers(position: Position) -> list[int | None]:
    """Return every seat, and None for a spectator."""
    return [None, *range(position.players)]


def some_viewers(position: Position, number: int) -> list[int | None]:
    """Return a spectator and two seats, other ones from moment to moment."""
    return [None, number % position.players, (number + 1) % position.players]


def known(position: Position) -> tuple[int, int]:
    """Return what undo goes by: how often something came to light, and what chance has given."""
    return position.reveals, position.chance.drawn


def some(actions: list[int], most: int) -> list[int]:
    """Return at most so many actions, evenly over the list."""
    if len(actions) <= most:
        return actions
    return [actions[place * len(actions) // most] for place in range(most)]


# --- actors and legal actions


def check_actors(position: Position) -> None:
    """Those who owe a decision stand in seat order, once each; nobody does once it is over."""
    actors = position.actors()
    assert actors == sorted(set(actors))
    assert set(actors) <= set(range(position.players))
    assert (position.outcome() is not None) == (not actors)


def check_legal(game: Game, position: Position) -> None:
    """Actors have legal actions, the others none; each is there once, and has a text of its own."""
    actors = position.actors()
    for seat in range(position.players):
        legal = position.legal(seat)
        assert bool(legal) == (seat in actors), f"seat {seat} of actors {actors} may {legal}"
        assert len(set(legal)) == len(legal), f"seat {seat} is offered an action twice"
        for action in legal:
            assert game.actions.parse(game.actions.text(action)) == action
        expected = legal.copy()
        legal.clear()
        assert position.legal(seat) == expected, "legal gives its own list away"


def check_closed(game: Game, position: Position) -> None:
    """What is not offered is named once, with a reason, and is nothing that is offered."""
    for seat in position.actors():
        choice = game.choice(position, seat)
        assert choice is not None
        closed = [each.target for each in choice.closed]
        assert len(set(closed)) == len(closed)
        assert not {option.target for option in choice.options} & {*closed}


def check_every_legal_action_applies(position: Position) -> None:
    """Every legal action can be played, and takes no other seat's decision away."""
    actors = position.actors()
    for seat in actors:
        for action in position.legal(seat):
            clone = position.copy()
            clone.apply(seat, action)
            check_actors(clone)
            others = set(actors) - {seat}
            assert others <= set(clone.actors()), f"{action} of seat {seat} took a decision away"


def check_conservation(game: Game, position: Position) -> None:
    """Nothing is lost or won that the game says is kept."""
    conservation(game.id)(position)


@cache
def conservation(game_id: str) -> Callable[[Position], None]:
    """Return the check with which a game's own tests say what is kept."""
    name = f"tests.games.{game_id}.conservation"
    try:
        check: Callable[[Position], None] = import_module(name).check
    except ModuleNotFoundError as error:
        if not name.startswith(error.name or name):
            raise
        raise AssertionError(
            f"{game_id} does not say what it conserves: write {name.replace('.', '/')}.py "
            "with a function check(position) that raises if anything was lost or won"
        ) from None
    return check


# --- scores


def check_scores(game: Game, position: Position) -> None:
    """Sources make the score; who knows nothing counts no more than who knows; the end is it."""
    outcome = position.outcome()
    public: list[Any] = game.view(position, None)["scores"]
    for viewer in viewers(position):
        for seat, score in enumerate(game.view(position, viewer)["scores"]):
            assert score["end"] == sum(score["sources"].values()), f"{score} is not its sources"
            assert set(score["hidden"]) <= set(score["sources"])
            for name, points in score["sources"].items():
                assert name in public[seat]["hidden"] or points == public[seat]["sources"][name]
            if seat == viewer:
                assert score["hidden"] == [], "a seat does not know its own score"
            if outcome is None:
                continue
            assert score["hidden"] == []
            assert None not in score["ties"].values()
            assert score["end"] == outcome.totals[seat], f"{viewer} sees another end of {seat}"
            shared = score["sources"].keys() & outcome.breakdown[seat].keys()
            for name in shared:
                assert score["sources"][name] == outcome.breakdown[seat][name]
    if outcome is not None:
        check_ties(public, outcome.ranks)


def check_ties(scores: list[Any], ranks: list[int]) -> None:
    """Whoever is before another with as many points has more of the first tie-break that differs.

    Equals in everything share a rank.
    """
    for one, rank in zip(scores, ranks):
        for other, other_rank in zip(scores, ranks):
            if one["end"] == other["end"]:
                mine, theirs = list(one["ties"].values()), list(other["ties"].values())
                assert (mine > theirs) == (rank < other_rank)


# --- copies and JSON


def check_copy(game: Game, position: Position) -> None:
    """A copy is equal and independent: whatever is played on it, the original stays."""
    before = truth(position)
    views = [encoded(game.view(position, viewer)) for viewer in viewers(position)]
    position.journal = journal = [[0, 0]]
    clone = position.copy()
    assert truth(clone) == before
    assert clone.journal is None, "somebody listens to a copy from the start"
    clone.journal = []
    for _ in range(40):
        for seat in clone.actors():
            clone.apply(seat, clone.legal(seat)[-1])
    assert truth(position) == before, "playing on a copy changed the original"
    assert [encoded(game.view(position, viewer)) for viewer in viewers(position)] == views
    assert journal == [[0, 0]], "playing on a copy told the original's listener"
    position.journal = None


def check_json(game: Game, position: Position) -> None:
    """Written as JSON and read back, a position is the same and goes on the same way."""
    data = truth(position)
    clone = game.from_json(msgspec.json.decode(data))
    assert truth(clone) == data
    original = position.copy()
    for turn in range(20):
        for seat in original.actors():
            legal = original.legal(seat)
            assert clone.legal(seat) == legal
            for each in (original, clone):
                each.apply(seat, legal[turn % len(legal)])
    assert truth(clone) == truth(original)


def check_results_are_fresh(game: Game, position: Position) -> None:
    """Whoever changes a result that was handed out changes nothing in the position."""
    before = truth(position)
    asked = encoded(position.actors())
    _spoil(position.to_json())
    _spoil(position.actors())
    assert truth(position) == before, "to_json or actors gives its own lists away"
    assert encoded(position.actors()) == asked, "actors gives a shared list away"
    for viewer in viewers(position):
        seen = encoded(game.view(position, viewer))
        _spoil(game.view(position, viewer))
        assert encoded(game.view(position, viewer)) == seen, "view gives its own lists away"


def _spoil(value: object) -> None:
    if isinstance(value, dict):
        for inner in value.values():
            _spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            _spoil(inner)
        value.clear()


# --- fields


def check_fields(game: Game, position: Position) -> None:
    """Every field is an attribute, survives clone and JSON, and is the clone's own.

    A field that a clone forgot or shares would go wrong in a search, and only there.
    """
    names = field_names(position)
    assert names, "a position without fields"
    clone, back = position.copy(), game.from_json(position.to_json())
    for name in names:
        value = plain(getattr(position, name))
        assert plain(getattr(clone, name)) == value, f"{name} is lost in a copy"
        assert plain(getattr(back, name)) == value, f"{name} is lost in JSON"


def plain(value: Any) -> Any:
    """Return a field as something that can be compared."""
    return value if isinstance(value, int) else list(value)


# --- what bots go by


def numbers(game: Game, position: Position, seat: int) -> bytes:
    """Return what a net of that seat gets."""
    out = BytesWriter()
    game.encode(position, seat, out)
    return out.getvalue()


def check_advice(game: Game, position: Position, number: int) -> None:
    """Legal answers with reasons, the same in every world that the seat cannot tell apart."""
    for seat in position.actors()[:1]:
        sight = Sight(game, position, seat)
        told = advise(game, sight, 6, number)
        assert {advice.action for advice in told} <= {
            game.actions.text(action) for action in sight.legal
        }
        assert all(advice.reasons for advice in told) or len(told) == 1
        # From the best on, what is said of tries never speaks for a later one; it takes some tries.
        often = advise(game, sight, 60, number)
        said = [reason for advice in often for reason in advice.reasons]
        times = [int(str(each.args["count"])) for each in said if each.key == "hint-times"]
        assert times == sorted(times, reverse=True)
        world = redealt(position, seat, seed_of(number + 1))
        assert advise(game, Sight(game, world, seat), 6, number) == told


def check_encoding(game: Game, position: Position, number: int) -> None:
    """As many numbers as names, all finite, the same in every world a seat cannot tell apart."""
    encoding = game.encoding(position.players)
    assert len(set(encoding.names)) == encoding.size
    for seat in range(position.players):
        row = numbers(game, position, seat)
        written = len(row) // calcsize("<f")
        assert written == encoding.size, f"{written} numbers for {encoding.size} names"
        values = unpack(f"<{encoding.size}f", row)
        assert all(isfinite(value) for value in values)
        assert all(-20 <= value <= 20 for value in values), "numbers too large for a net"
        for again in range(number, number + WORLDS_COMPARED):
            world = redealt(position, seat, seed_of(again))
            assert numbers(game, world, seat) == row, f"the numbers tell seat {seat} a secret"


def check_judge(game: Game, position: Position) -> None:
    """Every term of every seat is judged, and judging changes nothing."""
    before = truth(position)
    heuristic = game.heuristic()
    terms = heuristic.terms()
    judged = heuristic.judge(position)
    assert len(set(terms)) == len(terms)
    assert len(judged) == len(terms) * position.players
    assert all(isfinite(value) for value in judged)
    assert truth(position) == before, "judging changed the position"


def check_reopen(game: Game, position: Position, seat: int, number: int) -> None:
    """What rivals chose unseen is open again: they are asked, and nothing of it is left."""
    before = truth(position)
    world = position.reopen(seat, Chance(seed_of(number)))
    assert truth(position) == before, "reopen changed the original"
    assert set(world.actors()) >= set(position.actors())
    other = redealt(position, seat, seed_of(number + 1))
    again = other.reopen(seat, Chance(seed_of(number)))
    assert truth(again) == truth(world), f"reopen for {seat} depends on what it cannot know"
    assert sorted(world.legal(seat)) == sorted(position.legal(seat))


# --- secrecy


def seen(eyes: Eyes, position: Position, viewer: int | None) -> bytes:
    """Return all that a viewer may look at, as bytes."""
    legal = [] if viewer is None else sorted(position.legal(viewer))
    return encoded([eyes.view(position, viewer), eyes.choice(position, viewer), legal])


def redealt(position: Position, viewer: int | None, seed: str) -> Position:
    """Return a world that the viewer cannot tell from this one."""
    return position.redeal(SPECTATOR if viewer is None else viewer, Chance(seed))


def check_secrecy(eyes: Eyes, position: Position, viewer: int | None, number: int) -> None:
    """Redealing what the viewer cannot know changes nothing it sees, byte for byte."""
    before = truth(position)
    shown = seen(eyes, position, viewer)
    seeds = [seed_of(number + again) for again in range(WORLDS_COMPARED + 1)]
    worlds = [redealt(position, viewer, seed) for seed in seeds]
    assert truth(position) == before, "redeal changed the original"
    for fresh, world, other, elsewhere in zip(seeds, worlds, seeds[1:], worlds[1:]):
        assert world.chance.seed == fresh, "the world shares the real future"
        assert world.actors() == position.actors()
        assert seen(eyes, world, viewer) == shown, f"{viewer} sees a secret"
        check_offers(world)
        assert truth(redealt(world, viewer, other)) == truth(elsewhere), (
            f"redeal for {viewer} depends on what that viewer cannot know"
        )


def check_offers(world: Position) -> None:
    """Whoever decides alone may do what the question offers in this world, not in another."""
    if isinstance(world, Course) and world.asked != NOTHING:
        offers = sorted(world.questions()[world.asked].offers(world))
        # A question to several seats offers nothing by itself.
        assert not offers or sorted(world.legal(world.actor)) == offers, (
            f"redeal leaves seat {world.actor} the answers of the real world"
        )


def check_table_secrets(eyes: Eyes, position: Position, viewer: int | None, number: int) -> None:
    """Neither the seed nor the chance counter nor the count of reveals is ever seen."""
    clone = position.copy()
    clone.chance = Chance(seed_of(number), position.chance.drawn + 12_345)
    clone.reveals += 7
    shown = seen(eyes, position, viewer)
    assert seen(eyes, clone, viewer) == shown, f"{viewer} sees the chance or the reveals"
    assert position.chance.seed.encode() not in shown


def check_parts(eyes: Eyes, position: Position) -> None:
    """What is printed tells nobody a secret."""
    printed = encoded(eyes.parts(position))
    for number in range(WORLDS_COMPARED):
        world = redealt(position, None, seed_of(number))
        assert encoded(eyes.parts(world)) == printed, "what is printed tells a secret"


class Standpoint:
    """A viewer before a position, who gets something of whatever is done there."""

    def __init__(self, eyes: Eyes, position: Position, viewer: int | None) -> None:
        self.eyes, self.position, self.viewer = eyes, position, viewer
        self._after: dict[tuple[int, int], After] = {}

    def after(self, seat: int, action: int) -> "After":
        """Return what an action leaves for the viewer, found out once for all laws."""
        if (seat, action) not in self._after:
            self._after[seat, action] = After(self, seat, action)
        return self._after[seat, action]

    @cached_property
    def shown(self) -> bytes:
        """Return all that the viewer may look at before anything is done."""
        return seen(self.eyes, self.position, self.viewer)

    @cached_property
    def view(self) -> dict[str, Any]:
        """Return what is seen before anything is done."""
        return self.eyes.view(self.position, self.viewer)


class After:
    """What one action, played on a copy, left for a viewer; not every law looks at all of it."""

    def __init__(self, start: Standpoint, seat: int, action: int) -> None:
        self.start = start
        self.position = start.position.copy()
        self.journal: list[list[int]] = []
        self.moments: list[Position] = []
        self.position.journal, self.position.journal_positions = self.journal, self.moments
        self.position.apply(seat, action)
        self.position.journal_positions = None
        self.came_to_light = known(self.position) != known(start.position)

    @cached_property
    def shown(self) -> bytes:
        """Return all that the viewer may look at now."""
        return seen(self.start.eyes, self.position, self.start.viewer)

    @cached_property
    def told(self) -> list[tuple[Message, Change | None]]:
        """Return the events that the viewer is told, each with the change of its view."""
        eyes, viewer = self.start.eyes, self.start.viewer
        told: list[tuple[Message, Change | None]] = []
        view = self.start.view
        for raw, moment in zip(self.journal, self.moments, strict=True):
            for message in eyes.events([raw], viewer):
                now = eyes.view(moment, viewer)
                told.append((message, difference(view, now)))
                view = now
        return told

    @cached_property
    def events(self) -> bytes:
        """Return what is told, as a client would get it."""
        return encoded(self.told)

    @cached_property
    def said(self) -> bytes:
        """Return the words of it alone."""
        return encoded(self.start.eyes.events(self.journal, self.start.viewer))

    @cached_property
    def saw(self) -> bytes:
        """Return what the viewer saw before anything came to light."""
        before = known(self.start.position)
        pairs = zip(self.journal, self.moments, strict=True)
        dark = [raw for raw, moment in pairs if known(moment) == before]
        unlit = self.told[: len(self.start.eyes.events(dark, self.start.viewer))]
        return encoded(unlit) + (b"" if self.came_to_light else self.shown)


def same_game(one: Position, other: Position) -> bool:
    """Return whether two positions differ in nothing but how often something came to light."""
    return {**one.to_json(), "reveals": 0} == {**other.to_json(), "reveals": 0}


def check_events(start: Standpoint, number: int) -> None:
    """Events tell a viewer no more than its view does, of other actions and of other worlds.

    Nor does the view show what an event keeps for its audience, whether `redeal` knows of that
    secret or not.
    """
    position, viewer = start.position, start.viewer
    world = redealt(position, viewer, seed_of(number))
    world.chance = position.chance.copy()
    elsewhere = Standpoint(start.eyes, world, viewer)
    for seat in position.actors():
        told: dict[bytes, After] = {}
        said: dict[bytes, After] = {}
        for action in some(position.legal(seat), ACTIONS_COMPARED):
            here = start.after(seat, action)
            first = told.setdefault(here.shown, here)
            if seat != viewer:
                alike = said.setdefault(here.said, here)
                assert alike is here or alike.saw == here.saw or alike.journal == here.journal, (
                    f"{viewer} sees what an event of seat {seat} keeps secret"
                )
            if seat != viewer and first is not here:
                assert first.events == here.events or same_game(first.position, here.position), (
                    f"events tell {viewer} which hidden action seat {seat} took"
                )
                # Whether the seat can take it back is seen too, by those whom it asks.
                assert first.came_to_light == here.came_to_light, (
                    f"whether it can be undone tells {viewer} which hidden action seat {seat} took"
                )
            if action in world.legal(seat):
                there = After(elsewhere, seat, action)
                # What came to light just now may be told though the view no longer shows it.
                if there.shown == here.shown and not here.came_to_light:
                    assert there.events == here.events, f"events tell {viewer} a secret"


def check_forgetting(start: Standpoint, number: int) -> None:
    """Positions that a viewer cannot tell apart redeal alike: the real secret is forgotten.

    A redeal that left a hidden choice in place would hand it to every bot.
    """
    position, viewer = start.position, start.viewer
    for seat in position.actors():
        # An action of which the viewer notices nothing leaves it where it was.
        unnoticed = start.shown + encoded([])
        told = {unnoticed: position}
        for action in some(position.legal(seat), ACTIONS_COMPARED):
            here = start.after(seat, action)
            first = told.setdefault(here.shown + here.events, here.position)
            if first is here.position:
                continue
            assert truth(redealt(first, viewer, seed_of(number))) == truth(
                redealt(here.position, viewer, seed_of(number))
            ), f"redeal for {viewer} keeps which hidden action seat {seat} took"


def check_undo(start: Standpoint, number: int) -> None:
    """When an action shows a viewer what it could not know, undo cannot go back across it."""
    position, viewer = start.position, start.viewer
    world = redealt(position, viewer, seed_of(number))
    elsewhere = Standpoint(start.eyes, world, viewer)
    for seat in position.actors():
        for action in some(position.legal(seat), ACTIONS_COMPARED):
            here = start.after(seat, action)
            assert here.position.reveals >= position.reveals
            assert here.position.chance.drawn >= position.chance.drawn
            if here.came_to_light or action not in world.legal(seat):
                continue
            there = After(elsewhere, seat, action)
            assert there.came_to_light or there.shown == here.shown, (
                f"an action of seat {seat} showed {viewer} a secret and could be taken back"
            )


# --- bots


def check_bots(game: Game, position: Position, number: int) -> None:
    """A bot chooses a legal action, and the same in every world its seat cannot tell apart."""
    for seat in position.actors():
        world = redealt(position, seat, seed_of(number))
        for name in QUICK_BOTS:
            line = planned(name, game, position, seat, number)
            assert line[0] in position.legal(seat), f"the {name} bot plays what is not legal"
            assert planned(name, game, world, seat, number) == line, (
                f"the {name} bot knows what seat {seat} cannot know"
            )


def planned(name: str, game: Game, position: Position, seat: int, number: int) -> list[int]:
    """Return the line of actions of a bot that is never hurried."""
    return seat_bot(name, game, number, 0).plan(Sight(game, position, seat))
