"""Views have the declared types, which the web client uses."""

from collections.abc import Mapping
from typing import Any, TypedDict, get_type_hints

import msgspec
import pytest

from tests.battery import laws
from tests.battery.matches import finished, played, told
from tests.battery.variants import PLAYED, Variant, seed_of
from tocsin.kernel.change import difference
from tocsin.kernel.view import BY_SEAT, EVERYBODY


def check_form(view: Mapping[str, Any], declared: type[Mapping[str, Any]]) -> None:
    """A view has exactly the declared keys and types."""
    formed = msgspec.convert(view, declared, strict=True)
    assert laws.encoded(formed) == laws.encoded(view), (
        f"view_types.py does not declare {difference(formed, view)}"
    )


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_views_have_the_declared_form(variant: Variant) -> None:
    game = variant.game
    assert [section.name for section in game.chapters.view] == list(
        game.chapters.view_type.__annotations__
    )
    assert get_type_hints(game.chapters.sheets)["view"] is game.chapters.view_type
    position = variant.new(seed_of(6))
    for step in played(variant, position, 6):
        if step.number % 12 == 0:
            for moment in told(step).positions:
                for viewer in laws.some_viewers(position, step.number // 12):
                    check_form(game.view(moment, viewer), game.chapters.view_type)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_view_of_everybody_includes_the_view_of_each_seat(variant: Variant) -> None:
    game = variant.game
    position = variant.new(seed_of(6))
    for step in played(variant, position, 6):
        if step.number % 12:
            continue
        shown = game.view(position, EVERYBODY)
        check_form(shown, game.chapters.view_type)
        for seat in range(position.players):
            own = game.view(position, seat)
            for name in BY_SEAT:
                assert shown[name][seat] == own[name][seat]
            assert not forgotten(own, shown)


def forgotten(known: Any, shown: Any) -> bool:
    """Tell whether a known value is missing in `shown`."""
    if known == shown:
        return False
    if isinstance(known, dict):
        return any(forgotten(known[key], shown[key]) for key in known.keys() & shown.keys())
    if isinstance(known, list) and isinstance(shown, list) and len(known) == len(shown):
        return any(map(forgotten, known, shown))
    return known is not None and shown is None


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_parts_are_constant_during_a_match(variant: Variant) -> None:
    """Parts are sent only once, when a page connects."""
    first, game = variant.new(seed_of(0)), variant.game
    last, _ = finished(variant, 0)
    assert game.parts(last) == game.parts(first)


# --- the law can fail


class Seen(TypedDict):
    """A small view."""

    seats: list[int | None]


@pytest.mark.parametrize(
    "view", [{}, {"seats": [None, "2"]}, {"seats": [True]}, {"seats": [1], "secret": 2}], ids=str
)
def test_a_view_of_another_form_breaks_the_law(view: dict[str, Any]) -> None:
    check_form({"seats": [1, None]}, Seen)
    with pytest.raises((msgspec.ValidationError, AssertionError)):
        check_form(view, Seen)
