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

# One fast bot of each kind.
QUICK_BOTS = ("random", "greedy", "gentle", "hard:rollouts=4:width=2:ahead=1")
# Actions of one seat that are compared with each other.
MAX_COMPARED_ACTIONS = 5
# A redeal may leave an entry unchanged by chance. Two redeals found each of 3,200 planted leaks:
# every hidden entry of a position, for every seat of every table.
COMPARED_WORLDS = 2


class Eyes(Protocol):
    """The functions that show a position to a viewer: those of a game, or leaky ones of a test."""

    def view(self, position: Position, seat: int | None) -> dict[str, Any]: ...

    def choice(self, position: Position, seat: int | None) -> Choice | None: ...

    def events(self, journal: Iterable[list[int]], seat: int | None) -> list[Message]: ...

    def parts(self, position: Position) -> list[Part]: ...


def encoded(value: object) -> bytes:
    """Return the value as JSON bytes."""
    return msgspec.json.encode(value)


def truth(position: Position) -> bytes:
    """Return the complete position as JSON bytes."""
    return encoded(position.to_json())


def viewers(position: Position) -> list[int | None]:
    """Return every seat, and None for a spectator."""
    return [None, *range(position.players)]


def some_viewers(position: Position, number: int) -> list[int | None]:
    """Return a spectator and two seats, which vary with the number of the moment."""
    return [None, number % position.players, (number + 1) % position.players]


def known(position: Position) -> tuple[int, int]:
    """Return the count of reveals and of chance draws, which limit undo."""
    return position.reveals, position.chance.drawn


def some(actions: list[int], most: int) -> list[int]:
    """Return at most `most` actions, evenly spread over the list."""
    if len(actions) <= most:
        return actions
    return [actions[index * len(actions) // most] for index in range(most)]


# --- actors and legal actions


def check_actors(position: Position) -> None:
    """Actors are sorted and distinct; there are none exactly when the match is over."""
    actors = position.actors()
    assert actors == sorted(set(actors))
    assert set(actors) <= set(range(position.players))
    assert (position.outcome() is not None) == (not actors)


def check_legal(game: Game, position: Position) -> None:
    """Actors have legal actions, other seats none; actions are distinct, and texts parse back."""
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
    """Closed options are distinct, and none of them is offered."""
    for seat in position.actors():
        choice = game.choice(position, seat)
        assert choice is not None
        closed = [each.target for each in choice.closed]
        assert len(set(closed)) == len(closed)
        assert not {option.target for option in choice.options} & {*closed}


def check_every_legal_action_applies(position: Position) -> None:
    """Every legal action can be played, and leaves other actors their decision."""
    actors = position.actors()
    for seat in actors:
        for action in position.legal(seat):
            clone = position.copy()
            clone.apply(seat, action)
            check_actors(clone)
            others = set(actors) - {seat}
            assert others <= set(clone.actors()), f"{action} of seat {seat} took a decision away"


def check_conservation(game: Game, position: Position) -> None:
    """The game's own conservation check passes."""
    conservation(game.id)(position)


@cache
def conservation(game_id: str) -> Callable[[Position], None]:
    """Return the conservation check from the tests of a game."""
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
    """Scores are sums of sources, equal for all viewers unless hidden, and end as the outcome."""
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
    """Equal points are ranked by the first differing tie-breaker; full ties share a rank."""
    for one, rank in zip(scores, ranks):
        for other, other_rank in zip(scores, ranks):
            if one["end"] == other["end"]:
                mine, theirs = list(one["ties"].values()), list(other["ties"].values())
                assert (mine > theirs) == (rank < other_rank)


# --- copies and JSON


def check_copy(game: Game, position: Position) -> None:
    """A copy is equal and independent: playing on it leaves the original unchanged."""
    before = truth(position)
    views = [encoded(game.view(position, viewer)) for viewer in viewers(position)]
    position.journal = journal = [[0, 0]]
    clone = position.copy()
    assert truth(clone) == before
    assert clone.journal is None, "a copy shares the journal"
    clone.journal = []
    for _ in range(40):
        for seat in clone.actors():
            clone.apply(seat, clone.legal(seat)[-1])
    assert truth(position) == before, "playing on a copy changed the original"
    assert [encoded(game.view(position, viewer)) for viewer in viewers(position)] == views
    assert journal == [[0, 0]], "playing on a copy changed the original's journal"
    position.journal = None


def check_json(game: Game, position: Position) -> None:
    """A position read back from JSON is equal and plays on equally."""
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
    """Changing a returned list or dict leaves the position unchanged."""
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
    """Every field is equal in a copy and after JSON (a field missing in `copy_from` is not)."""
    names = field_names(position)
    assert names, "a position without fields"
    clone, back = position.copy(), game.from_json(position.to_json())
    for name in names:
        value = plain(getattr(position, name))
        assert plain(getattr(clone, name)) == value, f"{name} is lost in a copy"
        assert plain(getattr(back, name)) == value, f"{name} is lost in JSON"


def plain(value: Any) -> Any:
    """Return a field as an int or a list, for comparison."""
    return value if isinstance(value, int) else list(value)


# --- encoding, advice and judgement


def numbers(game: Game, position: Position, seat: int) -> bytes:
    """Return the encoding of a position for a seat, as bytes."""
    out = BytesWriter()
    game.encode(position, seat, out)
    return out.getvalue()


def check_advice(game: Game, position: Position, number: int) -> None:
    """Advice is legal, has reasons, and is equal in all worlds that look alike to the seat."""
    for seat in position.actors()[:1]:
        sight = Sight(game, position, seat)
        told = advise(game, sight, 6, number)
        assert {advice.action for advice in told} <= {
            game.actions.text(action) for action in sight.legal
        }
        assert all(advice.reasons for advice in told) or len(told) == 1
        # The count of playouts named in reasons falls from the best advice on.
        often = advise(game, sight, 60, number)
        said = [reason for advice in often for reason in advice.reasons]
        times = [int(str(each.args["count"])) for each in said if each.key == "hint-times"]
        assert times == sorted(times, reverse=True)
        world = redealt(position, seat, seed_of(number + 1))
        assert advise(game, Sight(game, world, seat), 6, number) == told


def check_encoding(game: Game, position: Position, number: int) -> None:
    """Encodings fit their names, are finite, and depend only on the knowledge of the seat."""
    encoding = game.encoding(position.players)
    assert len(set(encoding.names)) == encoding.size
    for seat in range(position.players):
        row = numbers(game, position, seat)
        written = len(row) // calcsize("<f")
        assert written == encoding.size, f"{written} numbers for {encoding.size} names"
        values = unpack(f"<{encoding.size}f", row)
        assert all(isfinite(value) for value in values)
        assert all(-20 <= value <= 20 for value in values), "numbers too large for a net"
        for again in range(number, number + COMPARED_WORLDS):
            world = redealt(position, seat, seed_of(again))
            assert numbers(game, world, seat) == row, f"the encoding tells seat {seat} a secret"


def check_judge(game: Game, position: Position) -> None:
    """A judgement has every term of every seat, and leaves the position unchanged."""
    before = truth(position)
    heuristic = game.heuristic()
    terms = heuristic.terms()
    judged = heuristic.judge(position)
    assert len(set(terms)) == len(terms)
    assert len(judged) == len(terms) * position.players
    assert all(isfinite(value) for value in judged)
    assert truth(position) == before, "judging changed the position"


def check_reopen(game: Game, position: Position, seat: int, number: int) -> None:
    """Hidden choices of rivals are pending again, and the result does not depend on them."""
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
    """Return view, choice and legal actions of a viewer, as bytes."""
    legal = [] if viewer is None else sorted(position.legal(viewer))
    return encoded([eyes.view(position, viewer), eyes.choice(position, viewer), legal])


def redealt(position: Position, viewer: int | None, seed: str) -> Position:
    """Return a position that looks the same to the viewer, with hidden information resampled."""
    return position.redeal(SPECTATOR if viewer is None else viewer, Chance(seed))


def check_secrecy(eyes: Eyes, position: Position, viewer: int | None, number: int) -> None:
    """Redealing hidden information changes no byte of what the viewer sees."""
    before = truth(position)
    shown = seen(eyes, position, viewer)
    seeds = [seed_of(number + again) for again in range(COMPARED_WORLDS + 1)]
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
    """A single actor may play the answers of this world, not those of another."""
    if isinstance(world, Course) and world.asked != NOTHING:
        offers = sorted(world.questions()[world.asked].offers(world))
        # `offers` is empty for a question to several seats.
        assert not offers or sorted(world.legal(world.actor)) == offers, (
            f"redeal leaves seat {world.actor} the answers of the real world"
        )


def check_table_secrets(eyes: Eyes, position: Position, viewer: int | None, number: int) -> None:
    """Seed, chance counter and count of reveals are never seen."""
    clone = position.copy()
    clone.chance = Chance(seed_of(number), position.chance.drawn + 12_345)
    clone.reveals += 7
    shown = seen(eyes, position, viewer)
    assert seen(eyes, clone, viewer) == shown, f"{viewer} sees the chance or the reveals"
    assert position.chance.seed.encode() not in shown


def check_parts(eyes: Eyes, position: Position) -> None:
    """Printed parts reveal no secret."""
    printed = encoded(eyes.parts(position))
    for number in range(COMPARED_WORLDS):
        world = redealt(position, None, seed_of(number))
        assert encoded(eyes.parts(world)) == printed, "what is printed tells a secret"


class Standpoint:
    """A viewer and a position; caches the effects of actions for all laws."""

    def __init__(self, eyes: Eyes, position: Position, viewer: int | None) -> None:
        self.eyes, self.position, self.viewer = eyes, position, viewer
        self._after: dict[tuple[int, int], After] = {}

    def after(self, seat: int, action: int) -> "After":
        """Return the effect of an action for the viewer (cached)."""
        if (seat, action) not in self._after:
            self._after[seat, action] = After(self, seat, action)
        return self._after[seat, action]

    @cached_property
    def shown(self) -> bytes:
        """Return view, choice and legal actions before the action."""
        return seen(self.eyes, self.position, self.viewer)

    @cached_property
    def view(self) -> dict[str, Any]:
        """Return the view before the action."""
        return self.eyes.view(self.position, self.viewer)


class After:
    """The effects of one action, played on a copy, for one viewer; computed on demand."""

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
        """Return view, choice and legal actions after the action."""
        return seen(self.start.eyes, self.position, self.start.viewer)

    @cached_property
    def told(self) -> list[tuple[Message, Change | None]]:
        """Return the events for the viewer, each with the change of its view."""
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
        """Return the events with changes as JSON bytes."""
        return encoded(self.told)

    @cached_property
    def said(self) -> bytes:
        """Return the messages of the events as JSON bytes."""
        return encoded(self.start.eyes.events(self.journal, self.start.viewer))

    @cached_property
    def saw(self) -> bytes:
        """Return the events, and the view if nothing was revealed, before the first reveal."""
        before = known(self.start.position)
        pairs = zip(self.journal, self.moments, strict=True)
        dark = [raw for raw, moment in pairs if known(moment) == before]
        unlit = self.told[: len(self.start.eyes.events(dark, self.start.viewer))]
        return encoded(unlit) + (b"" if self.came_to_light else self.shown)


def same_game(one: Position, other: Position) -> bool:
    """Tell whether two positions are equal except for the count of reveals."""
    return {**one.to_json(), "reveals": 0} == {**other.to_json(), "reveals": 0}


def check_events(start: Standpoint, number: int) -> None:
    """Events distinguish no actions and no worlds that the view does not distinguish.

    The view shows no secret field of an event, even if `redeal` does not resample it.
    """
    position, viewer = start.position, start.viewer
    world = redealt(position, viewer, seed_of(number))
    world.chance = position.chance.copy()
    elsewhere = Standpoint(start.eyes, world, viewer)
    for seat in position.actors():
        told: dict[bytes, After] = {}
        said: dict[bytes, After] = {}
        for action in some(position.legal(seat), MAX_COMPARED_ACTIONS):
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
                # Rivals also see whether an action can be undone, when they are asked for consent.
                assert first.came_to_light == here.came_to_light, (
                    f"whether it can be undone tells {viewer} which hidden action seat {seat} took"
                )
            if action in world.legal(seat):
                there = After(elsewhere, seat, action)
                # An event may tell a reveal that the view no longer shows.
                if there.shown == here.shown and not here.came_to_light:
                    assert there.events == here.events, f"events tell {viewer} a secret"


def check_forgetting(start: Standpoint, number: int) -> None:
    """Positions that look alike to a viewer redeal alike.

    A redeal that kept a hidden choice would reveal it to every bot.
    """
    position, viewer = start.position, start.viewer
    for seat in position.actors():
        # Without any visible effect, the position before the action looks alike, too.
        unnoticed = start.shown + encoded([])
        told = {unnoticed: position}
        for action in some(position.legal(seat), MAX_COMPARED_ACTIONS):
            here = start.after(seat, action)
            first = told.setdefault(here.shown + here.events, here.position)
            if first is here.position:
                continue
            assert truth(redealt(first, viewer, seed_of(number))) == truth(
                redealt(here.position, viewer, seed_of(number))
            ), f"redeal for {viewer} keeps which hidden action seat {seat} took"


def check_undo(start: Standpoint, number: int) -> None:
    """An action that reveals hidden information to a viewer cannot be undone."""
    position, viewer = start.position, start.viewer
    world = redealt(position, viewer, seed_of(number))
    elsewhere = Standpoint(start.eyes, world, viewer)
    for seat in position.actors():
        for action in some(position.legal(seat), MAX_COMPARED_ACTIONS):
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
    """A bot chooses a legal action, equal in all worlds that look alike to its seat."""
    for seat in position.actors():
        world = redealt(position, seat, seed_of(number))
        for name in QUICK_BOTS:
            line = planned(name, game, position, seat, number)
            assert line[0] in position.legal(seat), f"the {name} bot plays what is not legal"
            assert planned(name, game, world, seat, number) == line, (
                f"the {name} bot knows what seat {seat} cannot know"
            )


def planned(name: str, game: Game, position: Position, seat: int, number: int) -> list[int]:
    """Return the planned actions of a bot without a time limit."""
    return seat_bot(name, game, number, 0).plan(Sight(game, position, seat))
