"""Bots in the browser: each level sits down and answers, and a bot of one's own is let in."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.server.robot import Robot

from .conftest import NewVisitor
from .test_people import sign_up
from .visitor import Visitor

LEVELS = {
    "gentle": "dreamy",
    "easy": "distracted",
    "medium": "impulsive",
    "hard": "deliberate",
    "expert": "serene",
}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_each_level_is_chosen_by_its_portrait_and_answers(
    visitor: NewVisitor, level: str
) -> None:
    person = visitor()
    person.go("/new/paris")
    form = person.page.locator("form")
    form.get_by_label("Players").select_option("2")
    form.get_by_label("Seat 2").select_option(level)
    expect(form.locator("p", has_text=f"Temperament: {LEVELS[level]}.")).to_be_visible()
    person.click("Open the table")
    plate = person.page.locator(".plate").nth(1)
    expect(plate).to_contain_text(f"{LEVELS[level]} bot")
    expect(plate.get_by_role("img", name=f"Bot: {level}, {LEVELS[level]}")).to_be_visible()
    person.wait_for_choice()
    while not has_decided(person, 1):
        sight = person.sights[-1]
        if sight["choice"]:
            person.choose(sight["choice"]["options"][0]["action"], sight)
        person.hear_of(sight["number"] + 1)


def has_decided(person: Visitor, seat: int) -> bool:
    """Return whether a seat owed a decision, and something came of it."""
    return any(seat in sight["actors"] for sight in person.sights[:-1])


def test_a_bot_of_ones_own_is_made_in_the_settings(visitor: NewVisitor, house: House) -> None:
    person = visitor()
    sign_up(person, "Olympe")
    page = person.page
    page.get_by_text("Bots of my own").click()
    page.get_by_label("Name of the bot").fill("Clockwork")
    person.click("Make a bot")
    bot = page.get_by_role("region", name="Clockwork")
    bot.get_by_label("What the token is for").fill("laptop")
    bot.get_by_role("button", name="Make a token").click()
    token = bot.get_by_label(re.compile("shown this once")).input_value()
    robot = Robot(house, token)
    me = robot.ok("GET", "/api/me")
    assert (me["name"], me["scopes"]) == ("Clockwork", ["play", "open"])
    table = robot.open_table("me", "open", "open")
    person.go(f"/tables/{table['id']}?invitation={table['invitation']}")
    seat = page.locator("main li", has_text="Clockwork")
    expect(seat.get_by_role("img", name="Bot: a program")).to_be_visible()
    # It is shown once, and good until it is taken back.
    person.go("/settings")
    page.get_by_text("Bots of my own").click()
    expect(bot.get_by_text("Sit down and play and Open private tables")).to_be_visible()
    assert token not in page.content()
    bot.get_by_role("button", name="Take back laptop").click()
    expect(bot.get_by_text("nothing opens this bot")).to_be_visible()
    assert robot.call("GET", "/api/me")[0] == 401
