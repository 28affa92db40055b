"""Without the board and without a mouse: text, keys, focus, and what a screen reader is told."""

from playwright.sync_api import expect

from .company import lay
from .conftest import NewVisitor
from .visitor import OPTIONS


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
