"""People around the tables: the mark of an account, long lists, doors that are shut, letters."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.guest import Guest
from tests.server.house import House
from tests.server.test_company import over

from .company import become, beside
from .conftest import NewVisitor
from .test_pages import PHONE
from .visitor import Visitor

RECORD = Path(__file__).parents[1] / "records/revolution/core-sole-win.json"
PASSWORD = "correct horse battery"


def call_oneself(person: Visitor, name: str) -> None:
    """Choose a name on the page of settings."""
    person.go("/settings")
    person.page.get_by_label("As the others see you").fill(name)
    person.page.get_by_role("button", name="Save").first.click()
    person.page.get_by_text("Saved.").wait_for()


def sign_up(person: Visitor, name: str) -> None:
    """Make an account on the page of settings."""
    person.go("/settings")
    person.page.get_by_label("Account name").fill(name)
    person.page.get_by_label("Password").fill(PASSWORD)
    person.click("Make an account")
    person.page.get_by_text("You are signed in as").wait_for()


def test_the_seal_of_an_account_is_seen_and_read_at_seats_in_chat_and_in_lists(
    visitor: NewVisitor,
) -> None:
    double, ada = visitor(), visitor()
    call_oneself(double, "Ada")
    sign_up(ada, "Ada")
    ada.new_table("me", "open", "open")
    double.go(ada.page.get_by_label("Invitation", exact=True).input_value())
    double.page.get_by_role("button", name=re.compile("Sit down")).first.click()

    def sealed(person: Visitor, row: str) -> list[str]:
        """Return the rows of people who have a seal, as a screen reader says it."""
        seal = person.page.get_by_role("img", name="has an account")
        return person.page.locator(row).filter(has=seal).all_inner_texts()

    expect(double.page.locator("main li", has_text="Ada 2")).to_be_visible()
    (host,) = sealed(double, "main li")
    assert host.split()[0] == "Ada"
    table = double.page.url
    double.go("/mine")
    expect(double.page.locator(".who > span", has_text="Ada 2")).to_be_visible()
    assert [text.strip() for text in sealed(double, ".who > span")] == ["Ada"]
    double.go(table)
    ada.click("Fill the seats with bots and begin")
    for person in (ada, double):
        person.page.get_by_role("tab", name="Chat").click()
        person.page.get_by_label("Say something").fill("I am Ada")
        person.page.get_by_role("button", name="Say", exact=True).click()
        person.page.locator(".lines p", has_text="I am Ada").first.wait_for()
    expect(ada.page.locator(".lines p")).to_have_count(2)
    (plate,) = sealed(ada, ".plate")
    assert plate.split()[0] == "Ada"
    (line,) = sealed(ada, ".lines p")
    assert not line.startswith("Ada 2")
    # The guest makes an account, under a name that is still free: the seal is seen at once.
    call_oneself(double, "Bea")
    sign_up(double, "Bea")
    expect(ada.page.locator(".plate").get_by_role("img", name="has an account")).to_have_count(2)
    expect(ada.page.locator(".lines").get_by_role("img", name="has an account")).to_have_count(2)


def test_lists_show_a_hundred_and_then_older_ones(visitor: NewVisitor, house: House) -> None:
    ada = visitor()
    ada.go("/settings")
    cookie = next(each for each in ada.context.cookies() if each["name"] == "tocsin")
    guest = Guest(house)
    guest.cookie = f"tocsin={cookie['value']}"
    for _ in range(103):
        guest.open_table("me", "open", "open")
    for page in ("/mine", "/tables"):
        ada.go(page)
        rows = ada.page.locator("main li.leaf")
        expect(rows).to_have_count(100)
        ada.click("Show older ones")
        if page == "/mine":
            expect(rows).to_have_count(103)
        else:
            expect(rows.nth(102)).to_be_visible()
        expect(ada.page.get_by_role("button", name="Show older ones")).to_have_count(0)


def test_of_what_is_over_the_latest_are_shown_first(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/settings")
    for _ in range(12):
        answer = ada.page.request.post(
            f"{ada.address}/api/records",
            data=RECORD.read_text("utf-8"),
            headers={"content-type": "application/json"},
            max_retries=5,
        )
        assert answer.ok
    ada.go("/mine")
    rows = ada.page.locator("main li.leaf")
    expect(rows).to_have_count(10)
    ada.click("Show older ones")
    expect(rows).to_have_count(12)
    expect(ada.page.get_by_role("button", name="Show older ones")).to_have_count(0)


def test_on_a_phone_the_ways_to_what_is_over_stand_side_by_side(
    visitor: NewVisitor, house: House
) -> None:
    names = ("Marie-Antoinette de Lorraine", "Olympe de Gouges")
    (guest, _), _ = beside(lambda: over(house, *names))
    ada = visitor(**PHONE)
    become(ada, guest)
    ada.go("/mine")
    result = ada.page.get_by_role("link", name="Result", exact=True).bounding_box()
    replay = ada.page.get_by_role("link", name="Replay").bounding_box()
    assert result
    assert replay
    assert result["y"] == replay["y"]


def test_of_somebody_unknown_nothing_is_told_and_there_is_a_way_on(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/people/nobody")
    ada.click("Back to the front page")
    ada.page.locator(".poster").first.wait_for()
    ada.complaints.clear()  # The browser itself reports the answer that was no success.


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_that_the_host_of_the_server_closed_says_so_and_is_not_knocked_at_again(
    visitor: NewVisitor, house: House, language: str
) -> None:
    title, home = {
        "en": ("This table is closed", "Back to the front page"),
        "fr": ("Cette table est fermée", "Retour à la une"),
    }[language]
    ada = visitor(locale=language)
    ada.play_now("Revolution!")
    address = ada.page.url
    sockets: list[object] = []
    ada.page.on("websocket", lambda socket: sockets.append(socket))
    subprocess.run(
        [sys.executable, "-m", "tocsin", "admin", "close", address.rpartition("/")[2]]
        + ["--database", house.database],
        check=True,
        capture_output=True,
    )
    heading = ada.page.get_by_role("heading", name=title)
    heading.wait_for()
    assert title in ada.page.title()
    # Longer than the first pauses of a page that tries again.
    ada.pause(2000)
    assert sockets == []
    # Whoever comes later is told the same, and the replay says it too.
    ada.go(address)
    heading.wait_for()
    ada.go(address.replace("/tables/", "/replay/"))
    heading.wait_for()
    ada.click(home)
    ada.page.locator(".poster").first.wait_for()
    ada.complaints.clear()  # The browser itself reports the answer that was no success.


def test_an_account_is_written_to_in_the_language_its_owner_reads(visitor: NewVisitor) -> None:
    ada = visitor()
    sign_up(ada, "Ada who reads")

    def language() -> object:
        return ada.ask("/api/me")["language"]

    ada.until(lambda: language() == "en")
    ada.page.get_by_label("As the others see you").fill("Half written")
    with ada.page.expect_response("**/api/me"):
        ada.page.get_by_role("button", name="FR", exact=True).click()
    assert language() == "fr"
    # What is being written on the page stays.
    assert ada.page.get_by_label("Tel que les autres le voient").input_value() == "Half written"
