"""At the table: undo, secrecy, lost lines, a shared screen, and small mercies."""

import re
import sqlite3

from playwright.sync_api import expect

from tests.patience import wait_until
from tests.server.guest import Guest
from tests.server.house import House
from tocsin import __version__
from tocsin.table.words import Words

from .company import lay
from .conftest import NewVisitor


def test_a_game_starts_two_clicks_from_the_front_page(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/")
    ada.page.get_by_role("button", name=re.compile("Play now.*Revolution!")).click()
    ada.wait_for_choice()
    assert ada.sentence().startswith("Place a Force token")


def test_undo_takes_back_one_token_and_restart_the_whole_bid(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    first = ada.sentence()
    lay(ada, "printer")
    second = ada.sentence()
    lay(ada, "captain", "merchant")
    fourth = ada.sentence()
    ada.click("Undo", exact=True)
    expect(ada.page.locator(".bar .sentence")).not_to_have_text(fourth)
    ada.click("Restart turn")
    expect(ada.page.locator(".bar .sentence")).to_have_text(first)
    lay(ada, "printer")
    assert ada.sentence() == second


def test_a_double_click_is_one_action(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    lay(ada, "printer", "captain")
    assert "3 left" in ada.sentence()
    ada.page.locator('.options [data-action="bid gold merchant"]').dblclick()
    expect(ada.page.locator(".bar .sentence")).to_contain_text("2 left")
    ada.pause(600)
    assert "2 left" in ada.sentence()


def test_a_reload_in_mid_bid_keeps_the_bid_and_shows_nobody_elses(visitor: NewVisitor) -> None:
    ada, bea = visitor(), visitor()
    ada.new_table("me", "open", "medium")
    bea.go(ada.page.get_by_label("Invitation", exact=True).input_value())
    bea.page.get_by_role("button", name=re.compile("Sit down")).first.click()
    ada.wait_for_choice()
    bea.wait_for_choice()
    lay(ada, "printer", "captain", "merchant")
    lay(bea, "priest")
    asked = ada.sentence()
    ada.sights.clear()
    ada.page.reload()
    ada.wait_for_choice()
    assert ada.sentence() == asked
    spaces = {space["id"]: space["bids"] for space in ada.sights[-1]["view"]["spaces"]}
    assert spaces["printer"][0] == {"force": 1, "blackmail": 0, "gold": 0}
    assert all(rivals == [None, None] for _, *rivals in spaces.values())
    # Nor did anything of it ever reach the other's browser.
    for sight in bea.sights:
        assert all(space["bids"][0] is None for space in sight["view"]["spaces"])
    assert "Printer" not in bea.page.get_by_role("group", name="Log").inner_text()


def test_a_lost_line_comes_back_and_nothing_is_lost_or_doubled(
    visitor: NewVisitor, house: House
) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    lay(ada, "printer", "captain")
    house.kill()
    ada.page.get_by_text("The line is down").wait_for()
    # An answer given meanwhile goes out when the line is back.
    ada.page.locator('.options [data-action="bid gold merchant"]').click()
    house.open()
    expect(ada.page.locator(".bar .sentence")).to_contain_text("2 left")
    expect(ada.page.get_by_text("The line is down")).to_have_count(0)
    spaces = {space["id"]: space["bids"][0] for space in ada.sights[-1]["view"]["spaces"]}
    assert spaces["printer"]["force"] == 1
    assert spaces["merchant"] == {"force": 0, "blackmail": 0, "gold": 1}
    ada.complaints.clear()  # The browser itself reports the sockets that were refused meanwhile.


def test_a_shared_screen_hides_behind_a_curtain_between_seats(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "me", "medium")
    curtain = ada.page.get_by_role("dialog")
    curtain.wait_for()
    assert ada.options().count() == 0
    curtain.get_by_role("button").click()
    ada.wait_for_choice()
    lay(ada, "printer", "captain", "merchant", "priest", "aristocrat")
    ada.pause()  # a quicker second click would be a double click
    ada.options().first.click()
    curtain.wait_for()
    assert ada.page.locator(".middle").count() == 0
    curtain.get_by_role("button").click()
    ada.wait_for_choice()
    assert ada.sentence().startswith("Place a Force token")
    assert "Printer" not in ada.page.get_by_role("group", name="Log").inner_text()


def test_a_spectator_sees_the_table_but_is_asked_nothing(visitor: NewVisitor) -> None:
    ada, eva = visitor(), visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    lay(ada, "printer")
    eva.go("/tables")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("<b>Hello</b> & welcome")
    ada.click("Say", exact=True)
    ada.page.get_by_text("<b>Hello</b> & welcome").wait_for()
    assert ada.page.locator(".lines b").count() == 0
    eva.go(ada.page.url)
    # The table is private, so the door stays shut without an invitation.
    eva.page.get_by_role("heading", name="This door stays shut").wait_for()
    eva.complaints.clear()


def test_leaving_to_a_bot_and_taking_the_seat_back(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "me", "medium")
    ada.page.get_by_role("dialog").get_by_role("button").click()
    ada.wait_for_choice()
    ada.click("Leave my seat to a bot")
    ada.click("Yes, a bot plays on for me")
    ada.page.get_by_role("dialog").get_by_role("button").click()
    ada.click("Take my seat back")
    expect(ada.page.get_by_text("a bot stands in")).to_have_count(0)


def test_goal_and_rules_are_there_and_searched_and_a_tooltip_shows_what_is_printed(
    visitor: NewVisitor,
) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    goal = Words("en", "revolution")("goal")
    expect(ada.page.locator(".log .goal")).to_have_text(goal)
    ada.page.get_by_role("tab", name="Rules").click()
    # The goal heads them until they have come, and then the game in one minute.
    expect(ada.page.locator(".rules .text > :first-child")).to_have_text("The game in one minute")
    ada.page.get_by_role("searchbox").fill("patronage")
    expect(ada.page.locator(".clause").first).to_contain_text(re.compile("patronage", re.I))
    ada.page.locator('.middle [data-thing="space:printer"]').hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("10 Support")


def test_from_the_first_round_on_signs_say_what_they_are_for(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium", game="bastille")
    ada.wait_for_choice()
    tip = ada.page.get_by_role("tooltip")
    for sign, text in (
        ('[data-label^="Gems"]', "after round 4"),
        (".bag", "still in the bag"),
        (
            '[data-thing="track:bastille"] .flag.white',
            "weapons are taken in the order of the track",
        ),
    ):
        ada.page.locator(f".middle {sign}").first.hover()
        expect(tip).to_contain_text(text)


def test_french_takes_the_place_of_english_at_once(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    lay(ada, "printer")
    ada.page.evaluate("() => (window.sameTable = true)")
    ada.click("FR", exact=True)
    expect(ada.page.locator(".bar .sentence")).to_contain_text("Chantage")
    assert ada.page.locator("html").get_attribute("lang") == "fr"
    assert "Imprimeur" in ada.page.get_by_role("group", name="Journal").inner_text()
    assert "Recommencer le tour" in ada.page.locator(".back").inner_text()
    assert ada.page.evaluate("() => window.sameTable"), "the page was loaded anew"
    ada.click("EN", exact=True)
    expect(ada.page.locator(".bar .sentence")).to_contain_text("Blackmail")


def test_the_keyboard_alone_is_enough(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/")
    play = ada.page.get_by_role("button", name=re.compile("Play now.*Revolution!"))
    play.wait_for()
    for _ in range(40):
        ada.page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    ada.page.keyboard.press("Enter")
    ada.wait_for_choice()
    bar = ada.page.locator(".bar .sentence")
    first = ada.sentence()
    ada.page.keyboard.press("3")
    expect(bar).not_to_have_text(first)
    second = ada.sentence()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        ada.page.keyboard.press(key)
    expect(bar).not_to_have_text(second)
    ada.page.keyboard.press("u")
    expect(bar).to_have_text(second)

    def played_on() -> bool:
        ada.page.keyboard.press("1")
        ada.pause(60)
        return any("Turn 2" in line for line in ada.page.locator(".log h2").all_inner_texts())

    ada.until(played_on)


def test_the_board_itself_answers_the_keyboard(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    first = ada.sentence()
    ada.page.locator('.middle .target.lit[data-thing="space:printer"] [role=button]').focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".bar .sentence")).not_to_have_text(first)
    assert "Printer" in ada.page.get_by_role("group", name="Log").inner_text()


def test_the_table_as_text_follows_the_match(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    ada.click("As text")
    sheets = ada.page.locator(".sheets")
    sheets.locator("table").first.wait_for()
    before = sheets.inner_text()
    lay(ada, "printer", "captain")
    expect(sheets).not_to_have_text(before)
    assert "Printer" in sheets.inner_text()


def test_the_people_of_a_broken_table_are_told_in_their_language(
    visitor: NewVisitor, house: House
) -> None:
    ada = visitor(locale="fr-FR")
    ada.play_now("Revolution!")
    table = ada.page.url.rstrip("/").rpartition("/")[2]
    store = sqlite3.connect(house.database)
    store.execute("INSERT INTO quarantined_table VALUES (?, 1, ?, 'a bug')", (table, __version__))
    store.commit()
    store.close()
    house.close()
    house.open()
    expect(ada.page.get_by_role("alert")).to_contain_text("mise de côté")
    ada.complaints.clear()  # the line was down for a moment


def test_a_replay_as_text_follows_the_slider(visitor: NewVisitor, house: House) -> None:
    host = Guest(house)
    table = host.open_table("random", "random", "random")["id"]
    wait_until(
        lambda: host.ok("GET", f"/api/tables/{table}")["status"] == "over", "the match's end"
    )
    ada = visitor()
    ada.go("/settings")
    ada.page.get_by_label("Show tables as text").check()
    ada.go(f"/replay/{table}?to=0")
    sheets = ada.page.locator(".sheets")
    sheets.locator("table").first.wait_for()
    before = sheets.inner_text()
    ada.go(f"/replay/{table}?to=60")
    sheets.locator("table").first.wait_for()
    expect(sheets).not_to_have_text(before)
