"""Two friends who sit down at one table."""

import re

from playwright.sync_api import expect

from .conftest import NewVisitor
from .visitor import Visitor


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
