"""Hints at the table, and what the decisions of a match were worth."""

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.battery.variants import Variant, game_of, seed_of
from tests.server.guest import Guest
from tests.server.house import House
from tocsin.kernel.record import Record, SeatRecord, commitment

from .conftest import NewVisitor
from .sights import Stage, scenes
from .test_pages import PHONE, barriers, needs_axe, settle
from .visitor import LIT, Visitor

# The highest card of High Card.
HIGHEST = 6
HINTS = "[data-hint]"
OUTLINES = "one => getComputedStyle(one).outlineStyle"
CONTOURS = "one => getComputedStyle(one).filter"
BEST, GOOD = 'url("#ring")', 'url("#ring-thin")'


def first_hint(person: Visitor) -> str:
    """Return the best answer that is advised."""
    hint = person.page.locator(HINTS).first
    hint.wait_for()
    return str(hint.get_attribute("data-hint"))


def test_a_hint_is_shown_on_the_board_followed_and_logged(visitor: NewVisitor) -> None:
    ada = visitor(lists=False)
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        sent.append(str(frame))

    ada.page.on("websocket", lambda socket: socket.on("framesent", note))
    ada.new_table("me", "medium", "medium")
    asked = ada.page.locator(".bar .sentence")
    expect(asked).to_contain_text("Place a Force token")
    ada.page.get_by_role("button", name="Hint").click()
    best = first_hint(ada)
    assert 1 < ada.page.locator(HINTS).count() <= 3
    for hint in ada.page.locator(f"{HINTS} small:not(.printed)").all_inner_texts():
        assert re.search("more|less|tries|hardly", hint)
    # The thing itself is ringed and can be pressed as before.
    thing = ada.page.locator(f'{LIT}[data-action="{best}"]')
    assert thing.evaluate(CONTOURS) == BEST
    expect(ada.page.locator(".log")).to_contain_text("You asked for a hint.")
    before = asked.inner_text()
    ada.page.locator(HINTS).first.click()
    expect(asked).not_to_have_text(before)
    expect(ada.page.locator(HINTS)).to_have_count(0)
    assert json.loads(sent[-1])["action"] == best
    # What one looks back at knows of it too.
    ada.page.locator(".log .said", has_text="asked for a hint").click()
    ada.page.get_by_role("heading", name="You are looking back").wait_for()


def test_a_hint_rings_what_must_be_picked_out_first(visitor: NewVisitor) -> None:
    # The longest list is that of all tiles at all places.
    some = scenes([(Variant("bastille", 3, ()), "greedy")], 10)
    scene = max(some, key=lambda scene: len(scene.choice.options))
    values = sorted({int(str(o.message.args["value"])) for o in scene.choice.options})
    laid = [f"place {value} banque" for value in values]
    ada = visitor(lists=False)
    stage = Stage(ada)
    stage.come()
    told = json.loads(scene.welcome) | {"sights": [scene.sight]}
    told["table"]["hints"] = True
    stage.tell(json.dumps(told).encode())
    advice = {"hints": [{"action": laid[place], "reasons": []} for place in (1, 0, 2)]}
    ada.page.route("**/hint", lambda route: route.fulfill(json=advice))
    ada.page.get_by_role("button", name="Hint").click()
    first_hint(ada)
    bank = ada.page.locator('.middle .target.lit[data-thing="location:banque"]')
    # The first tile is picked out already: its place is meant, and of the others the tiles.
    assert bank.evaluate(CONTOURS) == GOOD
    tiles = ada.page.locator("[data-offers]")
    assert [tile.evaluate(CONTOURS) for tile in tiles.all()][:2] == [BEST, GOOD]
    tiles.first.click()
    assert bank.evaluate(CONTOURS) == BEST


def test_a_key_asks_for_a_hint_also_where_the_table_is_text(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.read_as_text()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    ada.page.keyboard.press("h")
    best = first_hint(ada)
    answer = ada.page.locator(f'.options button[data-action="{best}"]')
    assert answer.evaluate(OUTLINES) == "solid"
    row = ada.page.locator(f'.middle tr[data-thing="{answer.get_attribute("data-thing")}"]')
    assert row.first.evaluate(OUTLINES) == "solid"
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_contain_text("a hint: the best answers")


def test_among_people_hints_are_for_the_host_to_allow(visitor: NewVisitor) -> None:
    ada, bea = visitor(), visitor()
    for allowed in (False, True):
        ada.go("/new/revolution")
        ada.page.get_by_label(re.compile("^Players")).select_option("3")
        ada.page.get_by_label("Seat 3").select_option("medium")
        if allowed:
            ada.page.get_by_label("Everybody may ask for hints").check()
        ada.click("Open the table")
        manners = ada.page.locator("dl")
        expect(manners).to_contain_text("everybody sees" if allowed else "None among people")
        bea.go(ada.page.get_by_label("Invitation", exact=True).input_value())
        bea.page.get_by_role("button", name=re.compile("Sit down")).first.click()
        ada.wait_for_choice()
        button = ada.page.get_by_role("button", name="Hint")
        assert button.count() == int(allowed)
    button.click()
    first_hint(ada)
    expect(bea.page.locator(".log")).to_contain_text(re.compile("asked for a hint"))
    assert bea.page.locator(HINTS).count() == 0


def thrown_away() -> Record:
    """Return a match in which the last of three throws the highest card away."""
    game = game_of("high_card")
    number = 0
    while (position := game.new(players=3, seed=seed_of(number))).to_json()["cards"][2] < HIGHEST:
        number += 1
    actions = ["keep", "keep", "throw"]
    for seat, action in enumerate(actions):
        position.apply(seat, game.actions.parse(action))
    return Record(
        game=game.id,
        rules=game.rules_version,
        options={},
        seed=seed_of(number),
        commitment=commitment(seed_of(number)),
        seats=[SeatRecord(name) for name in ("Ana", "Ben", "Cleo")],
        actions=[f"{seat} {action}" for seat, action in enumerate(actions)],
        outcome=position.outcome(),
    )


def test_an_analysis_leads_to_the_turning_point(visitor: NewVisitor, house: House) -> None:
    record = msgspec.to_builtins(thrown_away())
    table = Guest(house).ok("POST", "/api/records", record)["id"]
    ada = visitor()
    ada.go(f"/replay/{table}")
    moment = ada.page.locator("output.figure")
    expect(moment).to_have_text("0 / 3")
    ada.page.get_by_role("tab", name="Analysis").click()
    ada.click("Analyse this match")
    ada.page.get_by_role("img", name=re.compile("Chances to win")).wait_for()
    point = ada.page.locator("[data-point='2']")
    expect(point).to_contain_text("Cleo chose “Throw it away”; “Keep it” was better by")
    point.click()
    expect(moment).to_have_text("2 / 3")
    current = ada.page.locator(".decisions [aria-current]")
    expect(current).to_contain_text("Throw it away")
    expect(ada.page.locator(".better")).to_contain_text("Keep it")
    # Whoever comes later finds it done.
    bea = visitor()
    bea.go(f"/replay/{table}")
    bea.page.get_by_role("tab", name="Analysis").click()
    bea.click("Analyse this match")
    bea.page.locator("[data-point='2']").wait_for()


@pytest.mark.parametrize("width", [1440, 1024, 820])
def test_an_analysis_leaves_the_board_its_room(
    visitor: NewVisitor, house: House, width: int
) -> None:
    record = msgspec.to_builtins(thrown_away())
    table = Guest(house).ok("POST", "/api/records", record)["id"]
    ada = visitor(viewport={"width": width, "height": 768})
    ada.go(f"/replay/{table}")
    bar = ada.page.locator(".slider")
    bar.wait_for()
    before = bar.bounding_box()
    ada.page.get_by_role("tab", name="Analysis").click()
    ada.page.get_by_role("button", name="Analyse this match").wait_for()
    assert bar.bounding_box() == before


@needs_axe
@pytest.mark.parametrize("screen", [{"color_scheme": "light"}, PHONE | {"color_scheme": "dark"}])
def test_axe_finds_no_barrier_at_hints_and_analysis(
    visitor: NewVisitor, house: House, screen: dict[str, Any]
) -> None:
    ada = visitor(**screen, bypass_csp=True, lists=False)
    ada.new_table("me", "medium", "medium")
    ada.page.get_by_role("button", name="Hint").click()
    first_hint(ada)
    settle(ada)
    found = barriers(ada)
    record = msgspec.to_builtins(thrown_away())
    ada.go(f"/replay/{Guest(house).ok('POST', '/api/records', record)['id']}")
    ada.page.get_by_role("tab", name="Analysis").click()
    ada.click("Analyse this match")
    ada.page.locator("[data-point='2']").click()
    settle(ada)
    assert found + barriers(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
