"""Two friends who sit down at one table."""

import re
from typing import Any

from playwright.sync_api import expect

from .conftest import NewVisitor
from .visitor import Visitor

# Far more rounds of looking and clicking than any match needs.
MOST_ROUNDS = 10_000


def two_people(visitor: NewVisitor, game: str, *others: str) -> tuple[Visitor, Visitor]:
    """Let one open a table and the other follow the invitation."""
    ada, bea = visitor(), visitor()
    ada.new_table("me", "open", *others, game=game)
    bea.go(ada.page.get_by_label("Invitation", exact=True).input_value())
    bea.page.get_by_role("button", name=re.compile("Sit down")).first.click()
    ada.page.locator(".bar").first.wait_for()
    bea.page.locator(".bar").first.wait_for()
    return ada, bea


def lay(person: Visitor, *spaces: str) -> None:
    """Lay one token after another on these spaces."""
    for space in spaces:
        before = person.sentence()
        person.page.locator(f'.options [data-action$=" {space}"]').click()
        expect(person.page.locator(".bar .sentence")).not_to_have_text(before)


def thing_of(action: str, options: list[dict[str, Any]]) -> str:
    """Return the thing on the board whose click means the action; none where it means another."""
    target: str = next(option["target"] for option in options if option["action"] == action)
    first = next(option for option in options if option["target"] == target)
    return target if first["action"] == action else ""
