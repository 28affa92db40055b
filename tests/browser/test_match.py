"""Whole matches of Revolution!, played by clicks."""

import re

from .company import MOST_ROUNDS
from .conftest import NewVisitor


def test_three_people_and_a_bot_finish_a_core_match(visitor: NewVisitor) -> None:
    ada, bea, cem = (visitor() for _ in range(3))
    ada.new_table("me", "open", "open", "greedy")
    link = ada.page.get_by_label("Invitation", exact=True).input_value()
    assert "invitation=" in link
    for friend in (bea, cem):
        friend.go(link)
        friend.page.get_by_role("button", name=re.compile("Sit down")).first.click()
    people = (ada, bea, cem)
    for person in people:
        person.wait_for_choice()
    for round_number in range(MOST_ROUNDS):
        if all(person.has_ended() for person in people):
            break
        # One of them plays on the board, the others from the list of answers.
        acted = [
            ada.answer_on_board(round_number * 5) or ada.answer(round_number),
            bea.answer(round_number * 7 + 1),
            cem.answer(round_number * 3 + 2),
        ]
        if not any(acted):
            ada.pause(20)
    assert all(person.has_ended() for person in people)
    assert len(ada.totals()) == 4
    assert ada.totals() == bea.totals() == cem.totals()
    ada.click("Verify the record")
    ada.page.get_by_text("Verified:").wait_for()
    ada.page.get_by_role("img", name=re.compile("The course of the match")).wait_for()
    ada.page.locator("section.end").get_by_role("link", name="Replay").click()
    ada.page.get_by_role("slider").wait_for()
    ada.click("One step on")
    ada.page.get_by_text(re.compile(r"^1 / \d+$")).wait_for()


def test_five_players_play_anarchy_with_bots(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "greedy", "greedy", "random", "random", board="anarchy")
    ada.wait_for_choice()
    assert ada.page.locator('[data-thing="space:anarchist"]').count() > 0
    for round_number in range(MOST_ROUNDS):
        if ada.has_ended():
            break
        if not ada.answer(round_number * 5):
            ada.pause(20)
    assert ada.has_ended()
    assert len(ada.totals()) == 5


def test_a_game_starts_two_clicks_from_the_front_page(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/")
    ada.page.get_by_role("button", name=re.compile("Play now.*Revolution!")).click()
    ada.wait_for_choice()
    assert ada.sentence().startswith("Place a Force token")
