"""Following a match: what is told, what has changed, what is past, and all of it again."""

import json
import re

import msgspec
import pytest
from playwright.sync_api import expect

from tests.battery.variants import Variant
from tests.server.guest import Guest
from tests.server.house import House

from .company import lay
from .conftest import NewVisitor
from .records import KEPT
from .sights import Stage, Tale, tale
from .visitor import LIT, Visitor

# Which things of the board are marked or lit.
MARKED = """() => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.selectorText.match(/data-thing="(.*?)"/)[1])"""


@pytest.fixture(scope="module")
def reveal() -> Tale:
    return tale(
        Variant("revolution", 3), "greedy", 0, {"revealed", "won", "placed", "supported"}, 1
    )


def told_to(person: Visitor, pace: str, told: Tale) -> Stage:
    """Let somebody who likes that pace be told something."""
    person.page.add_init_script(f"localStorage.setItem('tocsin', '{json.dumps({'pace': pace})}')")
    stage = Stage(person)
    stage.come()
    stage.tell(told.before)
    person.page.locator(".middle .board").wait_for()
    stage.tell(told.update)
    return stage


def points(person: Visitor) -> list[int]:
    """Return the points on the name plates."""
    texts = person.page.locator(".seats .points").all_inner_texts()
    return [int(text.split()[0]) for text in texts]


def supports(told: bytes) -> list[int]:
    """Return the points that a welcome tells of."""
    (sight,) = msgspec.json.decode(told)["sights"]
    return [score["now"] for score in sight["view"]["scores"]]


def test_plates_and_points_follow_what_is_told_step_by_step(
    visitor: NewVisitor, reveal: Tale
) -> None:
    ada = visitor(reduced_motion="no-preference")
    told_to(ada, "steps", reveal)
    forth = ada.page.get_by_role("button", name="Next")
    forth.wait_for()
    assert points(ada) == supports(reveal.before)
    seen = {tuple(points(ada))}
    while forth.is_visible():
        ada.page.keyboard.press(" ")
        ada.pause(20)
        seen.add(tuple(points(ada)))
    assert points(ada) == supports(reveal.after)
    assert len(seen) > 3, "the points did not grow step by step"


def test_the_pace_none_tells_all_at_once_and_slow_can_be_skipped(
    visitor: NewVisitor, reveal: Tale
) -> None:
    hasty, calm = visitor(reduced_motion="no-preference"), visitor()
    stage = told_to(hasty, "none", reveal)
    hasty.until(lambda: points(hasty) == supports(reveal.after))
    assert hasty.page.locator(".bar .skip").count() == 0
    assert stage.sent[0]["type"] == "hello"

    told_to(calm, "slow", reveal)
    calm.page.locator(".bar .skip").wait_for()
    assert points(calm) == supports(reveal.before)
    calm.page.locator(".bar .skip").click()
    assert points(calm) == supports(reveal.after)
    # A pace is one's own, and is kept.
    calm.go("/settings")
    expect(calm.page.get_by_label("Telling")).to_have_value("slow")


def test_what_others_changed_is_marked_and_a_sentence_lights_what_it_is_about(
    visitor: NewVisitor, reveal: Tale
) -> None:
    ada = visitor()
    told_to(ada, "none", reveal)
    events = msgspec.json.decode(reveal.update)["events"]
    placed = [event["args"] for event in events if event["key"] == "placed"][-1]
    cube = placed["area"].replace("area:", "cube:") + placed["seat"].replace("seat", "")
    ada.until(lambda: cube in ada.page.evaluate(MARKED))
    assert placed["area"] not in ada.page.evaluate(MARKED)
    ada.page.locator(".log .said", has_text="uts a cube").last.hover()
    ada.until(lambda: placed["area"] in ada.page.evaluate(MARKED))


def test_one_steps_back_during_play_and_comes_back_to_now(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    lay(ada, "printer", "captain")
    # From then on nothing happens until she has knocked, too.
    knocked = ada.page.locator(".middle .board").get_by_role("group", name=re.compile("Knocked"))
    expect(knocked).to_have_count(2)
    asked = ada.sentence()
    laid = ada.page.locator(".middle .board").inner_html()
    ada.click("Look back")
    sign = ada.page.get_by_role("heading", name="You are looking back")
    sign.wait_for()
    assert ada.options().count() == 0
    assert ada.page.locator(LIT).count() == 0
    assert ada.page.locator(".middle .board").inner_html() != laid
    ada.click("One step back")
    expect(ada.page.locator(".past .sentence")).not_to_be_empty()
    ada.click("One step on")
    ada.page.locator(".log .said", has_text="Printer").last.click()
    expect(ada.page.locator(".past .sentence")).to_contain_text("Printer")
    ada.click("Back to now")
    expect(sign).to_have_count(0)
    assert ada.sentence() == asked
    assert ada.page.locator(".middle .board").inner_html() == laid
    # Its keys do the same.
    ada.page.keyboard.press(",")
    sign.wait_for()
    ada.page.keyboard.press("Escape")
    ada.wait_for_choice()
    lay(ada, "merchant")


def test_a_replay_is_open_goes_by_turns_and_lines_and_is_played_on(
    visitor: NewVisitor, house: House
) -> None:
    host = Guest(house)
    record = json.loads((KEPT / "revolution-4.json").read_bytes())
    table = host.ok("POST", "/api/records", record)["id"]
    ada = visitor()
    ada.go(f"/replay/{table}")
    expect(ada.page.get_by_label("Seen by")).to_have_value("open")
    moment = ada.page.locator("output.figure")
    expect(moment).to_have_text(re.compile(r"^0 / \d+$"))
    turns = ada.page.locator(".marks span").count()
    assert turns > 3
    ada.click("One step on")
    expect(moment).to_have_text(re.compile("^1 /"))
    # What was laid in secret lies open.
    assert ada.page.locator(".middle .board .chip").count() == 1
    ada.click("One turn on")
    expect(ada.page.locator(".log .current")).to_have_text(re.compile("Turn 2"))
    ada.page.locator(".log h2 .said", has_text="Turn 3").click()
    expect(ada.page.locator(".log .current")).to_have_text(re.compile("Turn 3"))
    ada.page.get_by_role("tab", name="Chart").click()
    ada.page.get_by_role("img", name=re.compile("The course of the match")).wait_for()
    ada.click("Play on from here against bots")
    ada.page.get_by_role("group", name="In whose seat").get_by_role("button").first.click()
    ada.page.wait_for_url(re.compile(r"/tables/\w+"))
    ada.wait_for_choice()
    assert ada.sights[-1]["view"]["turn"] == 3
