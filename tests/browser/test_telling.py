"""What is told ends in the same board, however a page came to see it."""

import time
from collections.abc import Iterator

import pytest

from tests.battery.variants import Variant

from .conftest import NewVisitor
from .sights import Stage, Tale, tale
from .visitor import Visitor

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"
BOARD = (
    "() => document.querySelector('.middle .board')?.outerHTML.replaceAll(/<!--.*?-->/g, '') ?? ''"
)
PATIENCE = 60  # seconds: many events, each with its moment, on a busy machine


@pytest.fixture(scope="module")
def reveal() -> Tale:
    return tale(Variant("revolution", 3), "greedy", 0, {"revealed", "won", "gained", "placed"}, 1)


@pytest.fixture(scope="module")
def combat() -> Tale:
    return tale(Variant("bastion", 2), "greedy", 0, {"power", "captured"}, 0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", ["reveal", "combat"])
def test_motion_stillness_a_reload_and_a_hidden_tab_end_in_the_same_board(
    visitor: NewVisitor, request: pytest.FixtureRequest, name: str, size: dict[str, int]
) -> None:
    told: Tale = request.getfixturevalue(name)
    reloaded = visitor(viewport=size)
    come(reloaded).tell(told.after)
    reloaded.page.locator(".middle .board").wait_for()
    # Where it stays: nothing moves there any more.
    end = reloaded.page.evaluate(BOARD)

    moving = visitor(viewport=size, reduced_motion="no-preference")
    stage = come(moving)
    stage.tell(told.before)
    moving.page.locator(".middle .board").wait_for()
    begun = moving.page.evaluate(BOARD)
    assert begun != end
    stage.tell(told.update)
    moving.page.locator(".bar .skip").wait_for()
    seen = set(boards(moving, until=end))
    assert len(seen - {begun, end}) > 2, "nothing was told on the way"

    still = visitor(viewport=size)
    hidden = visitor(viewport=size, reduced_motion="no-preference")
    hidden.page.add_init_script(HIDDEN)
    for person in (still, hidden):
        stage = come(person)
        stage.tell(told.before)
        person.page.locator(".middle .board").wait_for()
        stage.tell(told.update)
        list(boards(person, until=end))


def come(person: Visitor) -> Stage:
    stage = Stage(person)
    stage.come()
    return stage


def boards(person: Visitor, until: str) -> Iterator[str]:
    """Yield what the board looks like, again and again, until it looks like that and stays so."""
    patience = time.monotonic() + PATIENCE
    board = ""
    while board != until or person.page.locator(".bar .skip").count() > 0:
        assert time.monotonic() < patience, f"the board ends otherwise: {difference(board, until)}"
        board = person.page.evaluate(BOARD)
        yield board
        person.pause(60)


def difference(one: str, other: str) -> str:
    """Return where two boards part."""
    pairs = zip(one, other, strict=False)
    place = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    return f"{one[place - 200 : place + 200]!r} is not {other[place - 200 : place + 200]!r}"
