"""Corrections of figures are refused, or matches with them can be played to the end."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.battery.laws import QUICK_BOTS
from tests.battery.matches import record_of, steps
from tests.battery.test_matches import check_outcome, mixtures
from tests.battery.variants import GAMES, Variant, game_of, seed_of
from tocsin import games
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.kernel.errors import BadComponents
from tocsin.kernel.figures import Bound, Flag, Number, OneOf, Row, Text, bounded, check
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position
from tocsin.kernel.record import decode, encode, replay

# For any accepted figures.
MAX_DECISIONS = 60_000

HUGE = st.sampled_from([2**31, 2**63, -(2**63), 10**30, -1, 10**6])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | HUGE | st.floats() | st.text(max_size=60),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
) | st.sampled_from(
    ["", " ", "\0", "x" * 10_000, [], {}, [[]] * 2000, [1] * 10_000, [[[[[[]]]]]], float("nan")]
)


def bounds_of(game_id: str) -> Any:
    """Return the bounds that a game declares for its figures."""
    return import_module(f"tocsin.games.{game_id}.rules.components").BOUNDS


def figures(game_id: str) -> Iterator[tuple[tuple[str, ...], Any, Bound | None]]:
    """Yield the path of each figure of a game, its value and its bounds."""
    for path, value, bound in bounded(game_of(game_id).components, bounds_of(game_id)):
        yield tuple(path.split(".")), value, bound


def within(bound: Bound, written: list[str]) -> st.SearchStrategy[Any]:
    """Return a strategy for values within bounds, often at their limits."""
    match bound:
        case Number(least, most):
            return st.sampled_from([least, most, min(least + 1, most)]) | st.integers(least, most)
        case OneOf(names):
            return st.sampled_from(names)
        case Flag():
            return st.booleans()
        case Row(of, least, most):
            return st.lists(within(of, written), min_size=least, max_size=most)
        case _:
            return st.sampled_from(written)


def words_with_other_numbers(text: str) -> list[str]:
    """Return a text, and versions of it with other numbers."""
    words = text.split(" ")
    other = [
        " ".join(number if word.isdecimal() else word for word in words)
        for number in ("0", "1", "99", "100")
    ]
    return sorted({text, *other})


@st.composite
def corrections(draw: st.DrawFn, game_id: str, most: int) -> list[tuple[tuple[str, ...], Any]]:
    """Draw corrections: paths and values."""
    drawn = []
    known = list(figures(game_id))
    for path, value, bound in draw(st.lists(st.sampled_from(known), min_size=1, max_size=most)):
        assert bound is not None
        alike = within(bound, texts(game_id, path[0]))
        if isinstance(bound, Row) and isinstance(bound.of, Text):
            alike |= st.builds(with_letters_swapped, st.just(value), st.randoms())
        if draw(st.integers(0, 3)):
            drawn.append((path, draw(alike)))
        else:
            drawn.append((path[: draw(st.integers(1, len(path)))], draw(ANYTHING)))
    return drawn


def with_letters_swapped(rows: list[str], dice: Random) -> list[str]:
    """Return a list of texts (such as a map) with a few pairs of letters swapped."""
    letters = [list(row) for row in rows]
    for _ in range(dice.randrange(5)):
        one, other = dice.choice(letters), dice.choice(letters)
        here, there = dice.randrange(len(one)), dice.randrange(len(other))
        one[here], other[there] = other[there], one[here]
    return ["".join(row) for row in letters]


@cache
def texts(game_id: str, group: str) -> list[str]:
    """Return the texts of a group of figures, and versions of them with other numbers."""
    return [
        written
        for path, value, _ in figures(game_id)
        if path[0] == group
        for text in (value if isinstance(value, list) else [value])
        if isinstance(text, str)
        for written in words_with_other_numbers(text)
    ]


def put(tree: dict[str, Any], path: tuple[str, ...], value: Any) -> dict[str, Any]:
    """Return a copy of nested tables with a value at a path."""
    name, *rest = path
    below = tree.get(name, {})
    if not rest:
        return {**tree, name: value}
    return {**tree, name: put(below if isinstance(below, dict) else {}, tuple(rest), value)}


def opened(wrong: dict[str, Any], variant: Variant) -> tuple[Game, Position] | None:
    """Return the game with corrections and a first position, or None if they are refused."""
    try:
        game = games.load(variant.game_id, wrong)
        new = game.new(players=variant.players, options=dict(variant.options), seed=seed_of(1))
    except BadComponents:
        return None
    return game, new


def accepted(
    drawn: Iterable[tuple[tuple[str, ...], Any]], variant: Variant
) -> tuple[Game, Position]:
    """Return a game and its first position, with all corrections that are accepted in order."""
    wrong: dict[str, Any] = {}
    result = opened(wrong, variant)
    assert result is not None
    for path, value in drawn:
        more = put(wrong, path, value)
        if (taken := opened(more, variant)) is not None:
            wrong, result = more, taken
    return result


def look(game: Game, position: Position) -> None:
    """Render a position in all ways that a table does, and let bots answer."""
    for viewer in (None, *range(position.players)):
        view = game.view(position, viewer)
        assert len(msgspec.json.encode(view)) < 100_000
        assert len(msgspec.json.encode(game.sheets(view))) < 200_000
        assert len(msgspec.json.encode(game.choice(position, viewer))) < 100_000
    clone = game.from_json(msgspec.json.decode(msgspec.json.encode(position.to_json())))
    assert clone.actors() == position.actors()
    for seat in position.actors():
        for name in QUICK_BOTS:
            bot = seat_bot(name, game, 1)
            assert bot.choose(Sight(game, position, seat)) in position.legal(seat)


def play(game: Game, position: Position, variant: Variant, number: int) -> None:
    """Play a random match, render some positions, and replay its record."""
    assert len(msgspec.json.encode(game.parts(position))) < 200_000
    journal: list[list[int]] = []
    position.journal = journal
    lines, next_look = [], 0
    for step in steps(position, Random(number)):
        assert step.number < MAX_DECISIONS
        if step.number >= next_look:
            look(game, position)
            next_look = step.number + 1 + step.number // 2
        lines.append(f"{step.seat} {game.actions.text(step.action)}")
    look(game, position)
    msgspec.json.encode(game.events(journal, 0))
    outcome = position.outcome()
    assert outcome is not None
    check_outcome(outcome, variant.players)
    record = record_of(variant, seed_of(1), lines, outcome, game)
    replay(game, decode(encode(record)))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_figure_is_within_declared_bounds(game_id: str) -> None:
    unbounded = [".".join(path) for path, _, bound in figures(game_id) if bound is None]
    assert unbounded == []
    check(game_of(game_id).components, bounds_of(game_id))


@pytest.mark.parametrize(
    ("game_id", "wrong"),
    [
        ("paris", {"landmarks": {"luxembourg": {"marble": 2**63}}}),
        ("paris", {"bonus_tiles": {"b17": ""}}),
        ("paris", {"bonus_tiles": {"b12": "gain 99999999999999999999 0"}}),
        ("bastion", {"named_missions": {"m04": {"needs": {"king": 10**30}}}}),
        ("bastion", {"drawbridge": {"resistance": 10**9}}),
        ("bastion", {"sector": {"terrain": [1, 2, 3, 4, 5]}}),
        ("bastille", {"track": {"last": 10**9}}),
        ("bastille", {"catacombs": {"left": ["coins 1"] * 100_000}}),
        ("revolution", {"core_spaces": {"printer": {"effects": ["gold 99"] * 6}}}),
        ("revolution", {"boards": {"core": [["general"]]}}),
        ("revolution", {"tokens": {"reason": "x" * 60_000}}),
        ("revolution", {"tokens": {"x" * 60_000: 1}}),
    ],
)
def test_impossible_figures_are_refused(game_id: str, wrong: dict[str, Any]) -> None:
    players = game_of(game_id).players[0]
    with pytest.raises(BadComponents) as caught:
        games.load(game_id, wrong).new(players=players, seed=seed_of(1))
    assert len(caught.value.sentence) < 300


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=20)
@given(data=st.data(), number=st.integers(0, 2**32))
def test_matches_with_accepted_corrections_end(
    game_id: str, data: st.DataObject, number: int
) -> None:
    variant = data.draw(mixtures(game_id))
    drawn = data.draw(corrections(game_id, 10))
    play(*accepted(drawn, variant), variant, number)


@pytest.mark.parametrize("edge", ["least", "most"])
@pytest.mark.parametrize("game_id", GAMES)
def test_matches_with_all_figures_at_a_bound_end(game_id: str, edge: str) -> None:
    numbers = [(path, bound) for path, _, bound in figures(game_id) if isinstance(bound, Number)]
    Random(0).shuffle(numbers)
    drawn = [(path, getattr(bound, edge)) for path, bound in numbers]
    variant = Variant(game_id, game_of(game_id).players[1])
    play(*accepted(drawn, variant), variant, 0)
