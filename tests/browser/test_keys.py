"""Without the board and without a mouse: text, keys, focus, and what a screen reader is told."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.battery.variants import Variant
from tocsin import games
from tocsin.table.people.names import MAX_NAME_LENGTH
from tocsin.table.words import LANGUAGES

from .company import lay
from .conftest import NewVisitor
from .sheets import most_seats, widest
from .sights import NAMES, Stage, as_text, scene_that, tale
from .visitor import END, OPTIONS, Visitor

RECORDS = Path(__file__).parents[1] / "records"
PHONE = {"width": 390, "height": 844}
# The first one can be broken nowhere.
LONG_NAMES = ("W" * MAX_NAME_LENGTH, *NAMES[1:])
SPEAK = """language => {
    localStorage.tocsin = JSON.stringify({ ...JSON.parse(localStorage.tocsin), language });
}"""
# The titles of sheets along whose rows one must scroll, and words that stand on two lines.
# A page looks again itself when its type has come.
TOO_WIDE = """async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll(".sheets .leaf")]
        .filter((sheet) => sheet.scrollWidth > sheet.clientWidth)
        .map((sheet) => sheet.querySelector("h2").innerText);
}"""
BROKEN = """() => {
    const sheets = document.querySelector(".sheets");
    const texts = document.createTreeWalker(sheets, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken = [];
    while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map((box) => box.top));
            if (lines.size > 1) broken.push(word);
        }
    }
    return broken;
}"""


def test_there_is_a_key_for_the_tenth_answer_too(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.read_as_text()
    # Gold may be laid almost anywhere.
    ada.play_now("Revolution!")
    lay(ada, "printer", "captain")
    expect(ada.options().nth(9)).to_be_visible()
    tenth = ada.options().nth(9)
    assert tenth.locator("kbd").inner_text() == "a"
    space = str(tenth.get_attribute("data-action")).split()[-1]
    before = ada.sentence()
    ada.page.keyboard.press("a")
    expect(ada.page.locator(".bar .sentence")).not_to_have_text(before)
    bids = {each["id"]: each["bids"][0] for each in ada.sights[-1]["view"]["spaces"]}
    assert bids[space]["gold"] == 1


def test_the_keyboard_stays_among_the_answers_while_bots_play(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.read_as_text()
    ada.play_now("Bastille")
    ada.page.keyboard.press("ArrowDown")
    focused = ada.page.locator(f"{OPTIONS}:focus")
    for _ in range(6):
        expect(focused).to_have_count(1)
        number = ada.sights[-1]["number"]
        ada.page.keyboard.press("Enter")
        ada.hear_of(number + 1)
        ada.wait_for_choice()
    expect(focused).to_have_count(1)


def test_links_lead_past_the_head_and_a_question_mark_shows_the_keys(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/tables")
    ada.page.get_by_role("heading", name="Tables").first.wait_for()
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("button", name="Skip to the page")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("main")).to_be_focused()
    ada.play_now("Revolution!")
    ada.page.evaluate("() => document.activeElement.blur()")
    ada.page.get_by_role("button", name="Skip to the answers").focus()
    ada.page.keyboard.press("Enter")
    assert ada.page.evaluate("() => document.activeElement.closest('section.bar') !== null")
    ada.page.keyboard.press("?")
    sheet = ada.page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("take back the last step")
    ada.page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()


def test_what_happens_is_said_to_those_who_listen_whatever_tab_is_open(
    visitor: NewVisitor,
) -> None:
    ada = visitor()
    ada.play_now("Bastille")
    ada.page.get_by_role("tab", name="Rules").click()
    news = ada.page.get_by_role("log", name="News from the table")
    before = len(news.inner_text())
    ada.catch_up()
    ada.options().first.click()
    ada.until(lambda: len(news.inner_text()) > before)
    newest = news.locator("p").last.inner_text()
    ada.page.get_by_role("tab", name="Log").click()
    assert newest in ada.page.locator(".log").inner_text()


def test_what_is_told_is_said_once(visitor: NewVisitor) -> None:
    told = tale(Variant("revolution", 3), "greedy", 0, {"revealed", "won"}, 1)
    ada = visitor(reduced_motion="no-preference")
    stage = Stage(ada)
    stage.come()
    stage.tell(told.before)
    sentence = ada.page.locator(".bar .sentence")
    expect(sentence).to_have_attribute("aria-live", "polite")
    # The log says it: the bar shows the same, in silence, until it speaks for itself again.
    stage.tell(told.update)
    ada.page.locator(".bar .skip").wait_for()
    expect(sentence).to_have_attribute("aria-live", "off")
    ada.click("Skip ahead")
    expect(sentence).to_have_attribute("aria-live", "polite")


def test_a_thing_on_the_board_is_called_by_its_name_once(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.play_now("Revolution!")
    board = ada.page.get_by_role("main", name="Board")
    expect(board.get_by_role("button", name="Printer, 10 Support", exact=True)).to_have_count(1)
    # What a seat has is said with the seat.
    expect(board.get_by_role("group", name="Gold", exact=True)).to_have_count(0)
    lay(ada, "printer", "captain", "priest", "merchant", "aristocrat")
    ada.page.keyboard.press(" ")
    ghosts = board.get_by_role("group", name="Last turn’s bids")
    ghosts.first.wait_for()
    expect(ghosts.first.get_by_role("group").first).to_be_attached()


def test_bare_squares_are_named_only_where_one_may_choose_them(visitor: NewVisitor) -> None:
    ada = visitor()
    stage = Stage(ada)
    scene = scene_that(
        Variant("bastion", 2), "greedy", [0], lambda asked: asked.message.key == "choose-square"
    )
    stage.show(scene)
    board = ada.page.get_by_role("main", name="Board")
    expect(board.get_by_role("group", name="open field")).to_have_count(0)
    named = board.get_by_role("button", name=re.compile("^[a-h][0-9]+, "))
    expect(named).to_have_count(len(scene.choice.options))


def look_at_the_end(person: Visitor, record: str) -> None:
    """Have a recorded match brought to the server, and look at how it ended."""
    answer = person.page.request.post(
        f"{person.address}/api/records",
        data=(RECORDS / record).read_text("utf-8"),
        headers={"content-type": "application/json"},
        max_retries=5,
    )
    person.go(f"/tables/{answer.json()['id']}")


def test_whoever_listens_hears_who_won(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/")
    look_at_the_end(ada, "revolution/core-sole-win.json")
    winner = ada.page.locator(END).inner_text()
    said = ada.page.locator(".bar").get_by_role("status").first
    expect(said).to_have_text(f"The match is over. {winner}")
    points = ada.page.get_by_role("img", name=re.compile("^Points: "))
    expect(points).not_to_have_attribute("aria-label", re.compile("if it ended now"))


@pytest.mark.parametrize("game", games.ids())
def test_no_sheet_is_wider_than_a_phone_and_no_word_is_broken_whatever_stands_there(
    visitor: NewVisitor, game: str
) -> None:
    ada = visitor(viewport=PHONE)
    ada.read_as_text()
    stage = Stage(ada)
    for language in LANGUAGES:
        for names in (NAMES, LONG_NAMES):
            ada.page.evaluate(SPEAK, language)
            stage.come()
            sheets = widest(game, language, names)
            stage.tell(as_text(most_seats(game), names, sheets))
            expect(ada.page.locator(".sheets .leaf")).to_have_count(len(sheets))
            assert ada.page.evaluate(TOO_WIDE) == [], (language, names)
            assert set(ada.page.evaluate(BROKEN)) <= set(LONG_NAMES) - set(NAMES), language


def test_rows_too_long_for_a_phone_are_listed_until_it_is_held_across(visitor: NewVisitor) -> None:
    ada = visitor(viewport=PHONE)
    ada.read_as_text()
    stage = Stage(ada)
    stage.come()
    stage.tell(as_text(most_seats("bastille"), NAMES, widest("bastille", "en", NAMES)))
    characters = ada.page.get_by_role("group", name="Characters of each player").last
    row = characters.get_by_role("listitem").first
    expect(row).to_contain_text("Weapon: pitchfork")
    expect(row.get_by_text("Maximilien")).to_be_visible()
    held = {"width": PHONE["height"], "height": PHONE["width"]}
    ada.page.set_viewport_size(held)  # type: ignore[arg-type]
    expect(characters.get_by_role("columnheader", name="Weapon")).to_be_visible()
    expect(characters.get_by_role("listitem")).to_have_count(0)
    ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(row).to_be_visible()
