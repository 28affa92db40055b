"""A change of mind by clicks: another piece, the same again, Escape, a token laid already."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .company import lay
from .conftest import NewVisitor
from .visitor import PAUSE, Visitor

MOVEMENT = re.compile("^Movement")
WHERE = re.compile("^Where does")


def bids(person: Visitor) -> dict[str, str]:
    """Return what lies where of the first seat's bid."""
    spaces = person.sights[-1]["view"]["spaces"]
    return {
        space["id"]: kind
        for space in spaces
        for kind, count in (space["bids"][0] or {}).items()
        if count
    }


def press(thing: Locator) -> None:
    """Click the middle of something on the board, whatever it is for now."""
    box = thing.bounding_box()
    assert box is not None
    thing.page.wait_for_timeout(PAUSE)  # a quicker second click would be a double click
    thing.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_token_that_is_laid_is_moved_elsewhere_and_the_others_stay(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    lay(ada, "printer", "captain", "merchant", "priest")
    assert bids(ada) == {
        "printer": "force",
        "captain": "blackmail",
        "merchant": "gold",
        "priest": "gold",
    }
    fifth = ada.sentence()
    press(ada.page.get_by_role("button", name="Take up again: Captain: Blackmail"))
    expect(ada.page.locator(".bar .sentence")).to_contain_text("Blackmail")
    press(ada.page.locator('.middle [data-thing="space:general"]'))
    expect(ada.page.locator(".bar .sentence")).to_have_text(fifth)
    assert bids(ada) == {
        "printer": "force",
        "general": "blackmail",
        "merchant": "gold",
        "priest": "gold",
    }


def pick(person: Visitor, thing: Locator) -> None:
    """Click something that may be chosen now, and wait until the page asks what comes then."""
    number = person.sights[-1]["number"]
    press(thing)
    person.hear_of(number + 1)
    person.catch_up()


def answer(person: Visitor) -> None:
    """Give the first answer, and wait for the next question."""
    person.catch_up()
    number = person.sights[-1]["number"]
    person.options().first.click()
    person.hear_of(number + 1)
    person.catch_up()
    person.pause()  # a quicker second click would be a double click


@pytest.fixture
def moving(visitor: NewVisitor) -> Visitor:
    """Return somebody who may move several pieces of Bastion' Siege."""
    ada = visitor()
    ada.new_table("me", "medium", game="bastion")
    ada.wait_for_choice()
    sentence = ada.page.locator(".bar .sentence")
    for _ in range(40):
        if MOVEMENT.search(sentence.inner_text()) and ada.page.locator(PIECES).count() > 3:
            return ada
        answer(ada)
    raise AssertionError("nothing to move")


PIECES = '.middle .target.lit[data-thing^="piece:0:"]'


def asked_where(ada: Visitor) -> tuple[str, str]:
    """Pick a piece that may go to several squares; return it and another."""
    sentence = ada.page.locator(".bar .sentence")
    things = [str(piece.get_attribute("data-thing")) for piece in ada.page.locator(PIECES).all()]
    for thing in things:
        pick(ada, ada.page.locator(f'.middle [data-thing="{thing}"]'))
        if WHERE.search(sentence.inner_text()):
            return thing, next(other for other in things if other != thing)
        ada.click("Undo", exact=True)
        expect(sentence).to_have_text(MOVEMENT)
    raise AssertionError("every piece has one way only")


def test_a_wrong_piece_is_let_go_by_a_click_by_escape_and_for_another(moving: Visitor) -> None:
    ada = moving
    sentence = ada.page.locator(".bar .sentence")
    piece, other = asked_where(ada)
    asked = sentence.inner_text()
    on_board = ada.page.locator(f'.middle [data-thing="{piece}"]')
    press(on_board)
    expect(sentence).to_have_text(MOVEMENT)
    press(on_board)
    expect(sentence).to_have_text(asked)
    ada.page.keyboard.press("Escape")
    expect(sentence).to_have_text(MOVEMENT)
    press(on_board)
    expect(sentence).to_have_text(asked)
    press(ada.page.locator(f'.middle [data-thing="{other}"]'))
    expect(sentence).not_to_have_text(asked)
    ada.pause()
    # It has gone its only way, or is asked where to: at any rate the first one stays.
    moved = {p["id"]: p["square"] for p in ada.sights[-1]["view"]["pieces"]}
    before = {p["id"]: p["square"] for p in ada.sights[-2]["view"]["pieces"]}
    mine = piece.removeprefix("piece:")
    assert moved[mine] == before[mine]


def test_a_piece_is_carried_to_where_it_goes(moving: Visitor) -> None:
    ada = moving
    sentence = ada.page.locator(".bar .sentence")
    piece, _ = asked_where(ada)
    square = ada.page.locator('.middle .target.lit[data-thing^="square:"]').first
    goal, name = square.bounding_box(), square.get_attribute("data-thing")
    ada.page.keyboard.press("Escape")
    expect(sentence).to_have_text(MOVEMENT)
    start = ada.page.locator(f'.middle [data-thing="{piece}"]').bounding_box()
    assert goal is not None
    assert start is not None
    ada.pause()
    number = ada.sights[-1]["number"]
    ada.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    ada.page.mouse.down()
    x, y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
    ada.page.mouse.move(x, y, steps=4)
    ada.page.mouse.up()
    ada.hear_of(number + 2)
    mine = piece.removeprefix("piece:")
    stands = {p["id"]: p["square"] for p in ada.sights[-1]["view"]["pieces"]}
    assert stands[mine] == str(name).removeprefix("square:")


def test_an_army_is_lined_up_at_once_and_figures_change_places(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "easy", game="bastion", options={"deployment": "free"})
    ada.wait_for_choice()
    while "mission" in ada.sentence():
        answer(ada)
    line_up = ada.page.get_by_role("button", name="Line up the rest")
    line_up.wait_for()

    def plan() -> list[str]:
        return list(ada.sights[-1]["view"]["seats"][0]["plan"])

    line_up.click()
    starts = ada.sights[-1]["view"]["seats"][0]["starts"]
    ada.until(lambda: len(plan()) == len(starts) - 2)
    expect(line_up).to_have_count(0)
    before = plan()
    one, other = before[3], before[6]
    for figure in (one, other):
        press(ada.page.locator(f'.middle [role=button][data-thing="figure:{figure}"]'))
    ada.until(lambda: len(plan()) == len(before) and plan() != before)
    wanted = {one: other, other: one}
    assert plan() == [wanted.get(figure, figure) for figure in before]


def carry(thing: Locator, goal: Locator) -> None:
    """Take something up on the board, and let it go over something else."""
    start, end = thing.bounding_box(), goal.bounding_box()
    assert start is not None
    assert end is not None
    mouse = thing.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()


def keys_of(ada: Visitor) -> dict[str, bool]:
    """Return on which banks the first seat of Paris has a key."""
    districts = ada.sights[-1]["view"]["districts"]
    return {district["id"]: bool(district["bank"][0]) for district in districts}


def test_a_key_of_paris_is_carried_to_a_bank_and_on_to_a_building(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "easy", game="paris", options={"districts": "free"})
    ada.wait_for_choice()
    keys = ada.page.locator(".middle [data-carried]")
    bank = ada.page.locator('.middle .target.lit[data-thing^="bank:"]')
    for _ in range(12):
        if bank.count():
            break
        answer(ada)
    where = str(bank.first.get_attribute("data-thing")).removeprefix("bank:")
    ada.pause()
    carry(keys.last, bank.first)
    ada.until(lambda: keys_of(ada)[where])
    # From there it goes on, as soon as it may.
    leaving = f'.middle .target.lit[data-thing="bank:{where}"][data-action^="move"]'
    stands = ada.page.locator(leaving).first
    for _ in range(30):
        ada.catch_up()
        if stands.count():
            break
        answer(ada)
    options = ada.sights[-1]["choice"]["options"]
    said = next(o["message"] for o in options if o["target"] == f"bank:{where}")
    goal = said["args"].get("target")  # if it has one way only
    if goal is None:
        # Not before this is asked is there anything that Escape could take back.
        pick(ada, stands)
        house = ada.page.locator('.middle .target.lit[data-thing^="space:"]').first
        goal = house.get_attribute("data-thing")
        ada.page.keyboard.press("Escape")
        stands.wait_for()
        ada.pause()
    carry(
        stands.locator("[data-carried]"), ada.page.locator(f'.middle [data-thing="{goal}"]').first
    )
    ada.until(lambda: not keys_of(ada)[where])
