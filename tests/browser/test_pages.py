"""Every page: no barriers that axe can find, nothing wider than the screen, fit for a thumb."""

import json
import os
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.server.test_company import over
from tocsin import games
from tocsin.kernel.game import Game

from .company import become, beside, said
from .conftest import NewVisitor
from .visitor import LIFTED, LIT, MIDDLE, OPTIONS, Visitor

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RECORD = ROOT / "tests/records/revolution/core-sole-win.json"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
THUMB = 44
# The shorter side of each of the first few answers.
SIDES = """buttons => [...document.querySelectorAll(buttons)].slice(0, 3).map((button) => {
    const { width, height } = button.getBoundingClientRect();
    return Math.min(width, height);
})"""

needs_axe = pytest.mark.skipif(
    not AXE.exists() and not os.environ.get("CI"), reason="NO AXE: run `npm ci` in web/"
)


def settle(person: Visitor) -> None:
    person.page.wait_for_load_state("networkidle")
    person.pause(150)


# What another light can break of a page: all else that axe looks for is the same in both.
LIGHT = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}


def barriers(person: Visitor, only: dict[str, Any] | None = None) -> list[str]:
    """Return what axe finds wrong with the page, by all of its rules or by some."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    person.page.evaluate(LIFTED)
    options = {"resultTypes": ["violations"]} | ({} if only is None else {"runOnly": only})
    found = person.page.evaluate("options => axe.run(options)", options)["violations"]
    return [
        f"{violation['id']} at {node['target']}: {node.get('failureSummary', '')}"
        for violation in found
        for node in violation["nodes"]
    ]


def in_light(person: Visitor, theme: str) -> None:
    """Show the page light or dark."""
    person.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)


def tour(person: Visitor) -> Iterator[str]:
    """Go from page to page, and name each."""
    for name, path in [
        ("front page", "/"),
        ("new table", "/new/revolution"),
        ("tables", "/tables"),
        ("my matches", "/mine"),
        ("settings", "/settings"),
        ("figures", "/games/paris/figures"),
        ("nowhere", "/nowhere"),
    ]:
        person.go(path)
        settle(person)
        yield name
    me = person.ask("/api/me")["id"]
    person.go(f"/people/{me}")
    settle(person)
    yield "profile"
    person.go("/new/revolution")
    person.page.locator("form button[type=submit]").click()
    person.page.wait_for_url(re.compile(r"/tables/\w+"))
    settle(person)
    yield "waiting room"
    person.play_now("Revolution!")
    settle(person)
    yield "table"
    for _ in range(8):
        person.answer()
        person.pause(120)
    yield "table, later"
    answer = person.page.request.post(
        f"{person.address}/api/records",
        data=RECORD.read_text("utf-8"),
        headers={"content-type": "application/json"},
        max_retries=5,
    )
    finished = answer.json()["id"]
    person.go(f"/tables/{finished}")
    settle(person)
    yield "end"
    person.go(f"/replay/{finished}?to=40")
    settle(person)
    yield "replay"


@needs_axe
@pytest.mark.parametrize("screen", [{}, PHONE | {"locale": "fr-FR"}], ids=["desktop", "phone"])
def test_axe_finds_no_barrier_on_any_page_and_none_is_wider_than_the_screen(
    visitor: NewVisitor, screen: dict[str, Any]
) -> None:
    ada = visitor(**screen, bypass_csp=True)
    found = {}
    for name in tour(ada):
        over = ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert over <= 0, name
        # Where there is a board, parts of the page scroll, and never the page itself.
        under = "() => document.documentElement.scrollHeight - innerHeight"
        assert ada.page.locator(".middle").count() == 0 or ada.page.evaluate(under) <= 1, name
        # Colours follow from this alone: nobody need take the tour twice.
        for theme, rules in (("dark", None), ("light", LIGHT)):
            in_light(ada, theme)
            found[name, theme] = barriers(ada, rules)
    assert {name: some for name, some in found.items() if some} == {}


@needs_axe
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", [games.load(game) for game in games.ids()], ids=lambda g: g.id)
def test_axe_finds_no_barrier_at_the_table_of_any_game(
    visitor: NewVisitor, game: Game, screen: dict[str, Any]
) -> None:
    ada = visitor(**screen, lists=False, bypass_csp=True)
    ada.play_now(game.name)
    settle(ada)
    # At first the answers are folded, and the coach speaks.
    for theme, rules in (("dark", None), ("light", LIGHT)):
        in_light(ada, theme)
        assert barriers(ada, rules) == []
    if ada.page.get_by_role("button", name="Stop explaining").count():
        ada.click("Stop explaining")
    for place in range(3):
        spot = ada.page.evaluate(MIDDLE, [LIT, place]) or ada.page.evaluate(MIDDLE, [OPTIONS, 0])
        if spot is not None:
            ada.press(spot)
        settle(ada)
    if ada.page.locator(".options summary").count():
        ada.page.locator(".options summary").first.click()
    assert barriers(ada) == []


@pytest.mark.parametrize(
    "size", [(1440, 900), (1280, 720), (1024, 768)], ids=["desktop", "laptop", "tablet"]
)
def test_every_game_can_be_begun_from_the_first_screen(
    visitor: NewVisitor, size: tuple[int, int]
) -> None:
    ada = visitor(viewport={"width": size[0], "height": size[1]}, locale="fr-FR")
    ada.go("/")
    for game in ("bastille", "bastion", "paris", "revolution"):
        begin = ada.page.locator("article", has_text=games.load(game).name).locator(".primary")
        expect(begin).to_be_in_viewport(ratio=1)


# The sign of each bot that lies over somebody's points.
COVERED = """() => [...document.querySelectorAll(".seats .plate")].filter((plate) => {
    const [points, sign] = [".points", ".portrait"].map((part) => plate.querySelector(part));
    return points.firstChild && sign.getBoundingClientRect().left < rightOf(points.firstChild);
    function rightOf(text) {
        const range = document.createRange();
        range.selectNode(text);
        return range.getBoundingClientRect().right;
    }
}).length"""


def test_on_a_phone_four_bots_have_room_for_three_figures(visitor: NewVisitor) -> None:
    record = json.loads((ROOT / "tests/browser/matches/revolution-4.json").read_text("utf-8"))
    assert max(record["outcome"]["totals"]) > 99
    record["seats"] = [seat | {"bot": "medium"} for seat in record["seats"]]
    ada = visitor(**PHONE)
    ada.go("/settings")
    posted = ada.page.request.post(f"{ada.address}/api/records", data=record, max_retries=5)
    ada.go(f"/tables/{posted.json()['id']}")
    ada.page.locator(".seats .portrait").nth(3).wait_for()
    assert ada.page.evaluate(COVERED) == 0


@needs_axe
def test_axe_finds_no_barrier_in_text_mode_and_drawers(visitor: NewVisitor) -> None:
    ada = visitor(bypass_csp=True)
    ada.play_now("Revolution!")
    ada.click("As text")
    ada.page.get_by_role("table").first.wait_for()
    assert barriers(ada) == []
    for tab in ("Chat", "Rules"):
        ada.page.get_by_role("tab", name=tab).click()
        settle(ada)
        assert barriers(ada) == []
    ada.page.locator("main").click(position={"x": 5, "y": 5})
    ada.page.keyboard.press("?")
    ada.page.get_by_role("dialog", name="Keys").wait_for()
    assert barriers(ada) == []


@needs_axe
@pytest.mark.parametrize("screen", [{"color_scheme": "dark"}, PHONE], ids=["dark", "phone"])
def test_axe_finds_no_barrier_where_there_is_company(
    visitor: NewVisitor, house: House, screen: dict[str, Any]
) -> None:
    (anne, bob), table = beside(lambda: over(house, "Anne", "Bob"))
    open_one = bob.open_table("me", "open", "open", private=True)
    said(bob, open_one["id"], "Bonsoir")
    anne.open_table("me", "easy", "easy")
    bob.ok("POST", f"/api/tables/{table}/again")
    ada = visitor(**screen, bypass_csp=True)
    become(ada, anne)
    me = anne.ok("GET", "/api/me")["id"]
    link = f"/tables/{open_one['id']}?invitation={open_one['invitation']}"
    for path in ("/", "/mine", f"/people/{me}", link, f"/tables/{table}"):
        ada.go(path)
        settle(ada)
        assert barriers(ada) == [], path


@pytest.mark.parametrize("game", games.ids())
def test_the_form_of_a_new_table_offers_first_what_the_game_does(
    visitor: NewVisitor, game: str
) -> None:
    ada = visitor()
    least, most = games.load(game).players
    for players in range(least, most + 1):
        ada.new_table("me", *["open"] * (players - 1), game=game)
        table = ada.page.url.rsplit("/", 1)[1]
        facts = ada.ask(f"/api/tables/{table}")
        assert facts["options"] == games.load(game).settle(players, {})


@pytest.mark.parametrize("game", games.ids())
def test_a_phone_shows_the_points_of_all(visitor: NewVisitor, game: str) -> None:
    ada = visitor(**PHONE)
    most = games.load(game).players[1]
    ada.new_table("me", *["easy"] * (most - 1), game=game)
    points = ada.page.locator(".plate .points")
    expect(points).to_have_count(most)
    for each in points.all():
        expect(each).to_be_in_viewport(ratio=1)


def test_a_phone_shows_what_everybody_holds_if_asked(visitor: NewVisitor) -> None:
    ada = visitor(**PHONE)
    ada.new_table("me", "easy", "easy")
    held = ada.page.locator(".plate .held")
    expect(held).to_have_count(3)
    expect(held.first).not_to_be_visible()
    ada.page.get_by_role("button", name="What everybody holds").click()
    expect(held.first).to_be_visible()
    expect(ada.page.get_by_text("→ If it ended now")).to_be_visible()


def test_a_turn_is_played_on_a_phone_with_thumbs(visitor: NewVisitor) -> None:
    ada = visitor(**PHONE)
    ada.play_now("Revolution!")
    places = count()

    def played_on() -> bool:
        bar = ada.page.locator(".bar").first.bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= PHONE["viewport"]["height"] + 1
        assert all(side >= THUMB for side in ada.page.evaluate(SIDES, OPTIONS))
        ada.answer(next(places), by=ada.page.touchscreen.tap)
        ada.pause(120)
        return bool(ada.sights[-1]["view"]["turn"] == 2)

    ada.until(played_on)
    ada.page.get_by_role("button", name="Rules").tap()
    ada.page.get_by_role("searchbox").wait_for()
    ada.page.get_by_role("button", name="Close").last.tap()
    ada.page.get_by_role("button", name="Log", exact=True).tap()
    assert "begins" in ada.page.locator(".log").inner_text()


def test_settings_are_kept_and_a_notice_that_cannot_be_sent_says_why(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/settings")
    settle(ada)
    ada.page.get_by_label("As the others see you").fill("Ada <i>L.</i>")
    ada.page.get_by_role("button", name="Save").first.click()
    ada.page.get_by_text("Saved.").wait_for()
    notices = ada.page.locator("section", has_text="When it is your turn")
    notices.get_by_text("E-mail and webhooks are for accounts.").wait_for()
    ada.page.get_by_label("Account name").fill("Ada of the settings")
    ada.page.get_by_label("Password").fill("correct horse battery")
    ada.click("Make an account")
    ada.page.get_by_text("You are signed in as").wait_for()
    ada.page.get_by_text("This browser", exact=True).wait_for()
    notices.get_by_label("E-mail address").fill("ada@example.org")
    notices.get_by_role("button", name="Save").click()
    notices.get_by_text("The notification could not be sent.").wait_for()
    ada.page.get_by_label(re.compile("^Light")).select_option("dark")
    ada.page.reload()
    settle(ada)
    assert ada.page.locator("html").get_attribute("data-theme") == "dark"
    assert ada.page.get_by_label("As the others see you").input_value() == "Ada <i>L.</i>"
    ada.complaints.clear()  # The browser itself reports the answer that was no success.


def test_people_save_their_data_and_have_it_removed(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/settings")
    ada.page.get_by_label("Account name").fill("Ada of the data")
    ada.page.get_by_label("Password").fill("correct horse battery")
    ada.click("Make an account")
    ada.page.get_by_text("You are signed in as").wait_for()
    with ada.page.expect_download() as saving:
        ada.click("Save it as a file")
    assert json.loads(saving.value.path().read_text())["account"] == "ada of the data"
    ada.click("Remove me…")
    form = ada.page.locator("form", has_text="cannot be brought back")
    form.get_by_label("Password").fill("correct horse battery")
    ada.click("Remove me for good")
    ada.page.get_by_text("You are a new guest now.").wait_for()
    assert ada.page.get_by_label("As the others see you").input_value() != "Ada of the data"
    ada.page.get_by_label("Account name").wait_for()
