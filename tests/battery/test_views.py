"""Views have the form that their game declares, and the web client reads."""

from collections.abc import Mapping
from typing import Any, TypedDict, get_type_hints

import msgspec
import pytest

from tests.battery import laws
from tests.battery.matches import played
from tests.battery.test_changes import told
from tests.battery.variants import PLAYED, Variant, seed_of


def check_form(view: Mapping[str, Any], declared: type[Mapping[str, Any]]) -> None:
    """A view has all that is declared, each of its type, and nothing else."""
    assert laws.encoded(msgspec.convert(view, declared, strict=True)) == laws.encoded(view)


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
