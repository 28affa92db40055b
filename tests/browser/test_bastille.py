"""A whole match of Bastille, two people and two bots, played by clicks."""

import re

from .company import MOST_ROUNDS, two_people
from .conftest import NewVisitor


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
