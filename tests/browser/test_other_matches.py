"""Whole matches of Bastille and Paris, two people and bots, played by clicks."""

import re

from .conftest import NewVisitor
from .visitor import Visitor

MOST_ROUNDS = 3000
LANDMARKS = ["louvre", "eiffel", "notre_dame", "sacre_coeur", "grand_palais"]
LANDMARKS += ["opera", "tuileries", "luxembourg"]
# The dearer a district's bank, the sooner a key goes there.
DISTRICTS = ["chaillot", "saint_germain", "montmartre", "batignolles", "la_villette", "belleville"]
# What somebody would choose who wants to see every corner of Paris.
WISHES = [
    *("reward", "at"),
    *(f"to {landmark}" for landmark in LANDMARKS),
    *("into", "take", "hand", "pay"),
    *(f"to {district}-{value}" for value in (8, 5, 4) for district in DISTRICTS),
    *("to", "bonus", "build", "draw"),
]
LATER = [*(f"place {district}" for district in DISTRICTS), "move", "search", "finish"]


def two_people(visitor: NewVisitor, game: str, *others: str) -> tuple[Visitor, Visitor]:
    ada, bea = visitor(), visitor()
    ada.new_table("me", "open", *others, game=game)
    bea.go(ada.page.get_by_label("Invitation", exact=True).input_value())
    bea.page.get_by_role("button", name=re.compile("Sit down")).first.click()
    ada.page.locator(".bar").first.wait_for()
    bea.page.locator(".bar").first.wait_for()
    return ada, bea


def test_two_people_and_two_bots_finish_bastille_in_french(visitor: NewVisitor) -> None:
    ada, bea = two_people(visitor, "bastille", "greedy", "random")
    for person in (ada, bea):
        person.click("FR", exact=True)
    for number in range(MOST_ROUNDS):
        if ada.has_ended() and bea.has_ended():
            break
        acted = [
            ada.answer_on_board(number * 5) or ada.answer(number),
            bea.answer(number * 7 + 1),
        ]
        if not any(acted):
            ada.pause(20)
    assert ada.has_ended()
    assert len(ada.totals()) == 4
    assert ada.totals() == bea.totals()
    assert re.search("emporte|partagent", ada.page.locator("#end-title").inner_text())


def test_two_people_and_a_bot_finish_paris(visitor: NewVisitor) -> None:
    ada, bea = two_people(visitor, "paris", "random")
    seen: set[str] = set()
    for number in range(MOST_ROUNDS):
        if ada.has_ended() and bea.has_ended():
            break
        wishes = [*WISHES, *(["buy"] if number > 150 and "buy" not in seen else []), *LATER]
        acted = [person.prefer(wishes) for person in (ada, bea)]
        seen |= {verb for verb in acted if verb is not None}
        if not any(acted) and not any(person.answer() for person in (ada, bea)):
            ada.pause(20)
    assert ada.has_ended()
    assert ada.totals() == bea.totals()
    # Landmarks and VP tiles depend on the deal; an End Game tile is taken in every match.
    assert "take" in seen
