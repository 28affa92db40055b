"""What is told ends in the same board, however a page came to see it."""

import pytest

from tests.battery.variants import Variant
from tests.patience import PATIENCE

from .conftest import NewVisitor
from .sights import Stage, Tale, tale
from .visitor import Visitor

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"
BOARD = (
    "() => document.querySelector('.middle .board')?.outerHTML.replaceAll(/<!--.*?-->/g, '') ?? ''"
)
# Letters are measured when their fonts are there, and then what is drawn about them.
AT_REST = f"""() => document.fonts.ready
    .then(() => new Promise((done) => setTimeout(done))).then({BOARD})"""

LOOK = 100  # milliseconds from one look to the next
ENDED = f"""async (end) => {{
    const board = {BOARD};
    for (let tries = 0; tries < {round(1000 * PATIENCE / LOOK)}; tries++) {{
        if (!document.querySelector(".bar .skip") && board() === end) return true;
        await new Promise((done) => setTimeout(done, {LOOK}));
    }}
    return false;
}}"""
# Notes every board that is shown, however briefly, and whether what is told can be skipped.
WATCH = f"""() => {{
    const board = {BOARD};
    [window.seen, window.skippable] = [[], false];
    new MutationObserver(() => {{
        if (seen.at(-1) !== board()) seen.push(board());
        skippable ||= document.querySelector(".bar .skip") !== null;
    }}).observe(document.body, {{
        subtree: true, childList: true, attributes: true, characterData: true,
    }});
}}"""


@pytest.fixture(scope="module")
def reveal() -> Tale:
    return tale(Variant("revolution", 3), "greedy", 0, {"revealed", "won", "gained", "placed"}, 1)


@pytest.fixture(scope="module")
def combat() -> Tale:
    return tale(Variant("bastion", 2), "greedy", 0, {"power", "captured"}, 0)


# The same code tells both on either screen.
@pytest.mark.parametrize(("name", "size"), [("reveal", DESK), ("combat", PHONE)])
def test_motion_stillness_a_reload_and_a_hidden_tab_end_in_the_same_board(
    visitor: NewVisitor, request: pytest.FixtureRequest, name: str, size: dict[str, int]
) -> None:
    told: Tale = request.getfixturevalue(name)
    reloaded = visitor(viewport=size)
    come(reloaded).tell(told.after)
    reloaded.page.locator(".middle .board").wait_for()
    # Where it stays: nothing moves there any more.
    end = reloaded.page.evaluate(AT_REST)

    moving = visitor(viewport=size, reduced_motion="no-preference")
    stage = come(moving)
    stage.tell(told.before)
    moving.page.locator(".middle .board").wait_for()
    begun = moving.page.evaluate(AT_REST)
    assert begun != end
    moving.page.evaluate(WATCH)
    stage.tell(told.update)
    await_board(moving, end)
    assert moving.page.evaluate("skippable"), "nobody could skip what was told"
    assert len(set(moving.page.evaluate("seen")) - {begun, end}) > 2, "nothing was told on the way"

    still = visitor(viewport=size)
    hidden = visitor(viewport=size, reduced_motion="no-preference")
    hidden.page.add_init_script(HIDDEN)
    for person in (still, hidden):
        stage = come(person)
        stage.tell(told.before)
        person.page.locator(".middle .board").wait_for()
        stage.tell(told.update)
        await_board(person, end)


def come(person: Visitor) -> Stage:
    stage = Stage(person)
    stage.come()
    return stage


def await_board(person: Visitor, end: str) -> None:
    """Wait until the board looks like that and stays so; a look at all of it costs a while."""
    if not person.page.evaluate(ENDED, end):
        board = person.page.evaluate(BOARD)
        raise AssertionError(f"the board ends otherwise: {difference(board, end)}")


def difference(one: str, other: str) -> str:
    """Return where two boards part."""
    pairs = zip(one, other, strict=False)
    place = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    return f"{one[place - 200 : place + 200]!r} is not {other[place - 200 : place + 200]!r}"
