"""Company: playing again, whose turn it is elsewhere, the waiting room, talk, and profiles."""

import re

from playwright.sync_api import expect

from tests.server.guest import Guest
from tests.server.house import House
from tests.server.test_company import over

from .company import become, beside, said, two_people
from .conftest import NewVisitor
from .visitor import END, Visitor

DAY = 24 * 3600
BY_POST = {"bank": 3 * DAY, "increment": DAY // 2, "cap": 5 * DAY}


def name_oneself(person: Visitor, name: str) -> None:
    """Answer the question for a name in the waiting room."""
    person.page.get_by_label("What shall the others call you?").fill(name)
    person.click("That is my name")


# --- playing again


def test_two_people_play_again_at_one_table_to_which_one_asks_the_other(
    visitor: NewVisitor, house: House
) -> None:
    guests, table = beside(lambda: over(house, "Anne", "Bob", private=True))
    anne, bob = visitor(), visitor()
    for person, guest in zip((anne, bob), guests, strict=True):
        become(person, guest)
        person.go(f"/tables/{table}")
        person.page.locator(END).wait_for()
    anne.click("Play again", exact=True)
    anne.page.get_by_text("One seat is still open").wait_for()
    expect(anne.page.locator("main li", has_text="kept for Bob")).to_have_count(1)
    asked = bob.page.get_by_role("alert").filter(has_text="The others want to play again")
    asked.get_by_role("button", name="Come along").click()
    for person in (anne, bob):
        person.page.locator(".bar").first.wait_for()
    assert anne.page.url == bob.page.url != f"{anne.address}/tables/{table}"
    assert anne.page.locator(".plate", has_text="Bob").count() == 1


def test_who_is_away_finds_the_invitation_on_the_front_page(
    visitor: NewVisitor, house: House
) -> None:
    (anne, bob), table = beside(lambda: over(house, "Anne", "Bob", private=True))
    following = anne.ok("POST", f"/api/tables/{table}/again")["id"]
    visiting = visitor()
    become(visiting, bob)
    visiting.go("/")
    strip = visiting.page.get_by_role("region", name="Your turn")
    expect(strip.get_by_role("link")).to_contain_text("again with")
    strip.get_by_role("link").click()
    visiting.click("Take my seat")
    visiting.page.locator(".bar").first.wait_for()
    assert visiting.page.url.endswith(following)


# --- your turn


def test_the_matches_that_wait_are_said_on_every_page_the_urgent_one_first(
    visitor: NewVisitor, house: House
) -> None:
    guest = Guest(house, "Ada")
    calm = guest.open_table("me", "easy", "easy")["id"]
    urgent = guest.open_table("me", "easy", "easy", pace=BY_POST)["id"]
    ada = visitor()
    become(ada, guest)
    ada.go("/")
    strip = ada.page.get_by_role("region", name="Your turn")
    links = strip.get_by_role("link")
    expect(links).to_have_count(2)
    assert str(links.first.get_attribute("href")).endswith(urgent)
    expect(links.first).to_contain_text(re.compile(r"[23] d \d+ h"))
    call = ada.page.get_by_role("link", name="2 matches wait for you")
    expect(call).to_be_visible()
    assert ada.page.title() == "(2) Tocsin"
    ada.click("My matches")
    rows = ada.page.locator("main li.asked")
    expect(rows).to_have_count(2)
    assert "3 days" in rows.first.inner_text()
    assert re.search(r"Your turn\s+.*[23] d \d+ h", rows.first.inner_text(), re.DOTALL)
    assert ada.page.title().startswith("(2) My matches")
    call.click()
    assert ada.page.url.endswith(urgent)
    # There, the other match is one click away.
    ada.page.get_by_role("link", name="Next match").click()
    ada.page.wait_for_url(re.compile(calm))
    ada.wait_for_choice()
    expect(ada.page).to_have_title(re.compile(r"^● Your turn – \(1\) Revolution!"))


# --- the waiting room


def test_a_waiting_room_says_what_will_be_played_and_with_whom(visitor: NewVisitor) -> None:
    ada, bea = visitor(), visitor()
    ada.go("/new/revolution")
    ada.page.get_by_label("Players").select_option("4")
    ada.page.get_by_label(re.compile("^Board")).first.select_option("palace")
    ada.page.get_by_label("Pace").select_option("daily")
    ada.page.get_by_label("Spectators").select_option("5")
    ada.click("Open the table")
    name_oneself(ada, "Olympe")
    expect(ada.page.locator("main li", has_text="Olympe")).to_have_count(1)
    facts = ada.page.locator("dl")
    for part in ("By post: 3 days", "The Palace", "5 minutes later", "may not chat"):
        expect(facts).to_contain_text(part)
    ada.page.get_by_role("img", name="The link as a code").wait_for()
    # The fingerprint is there for who wants it, and in nobody's way.
    expect(ada.page.locator("code").first).not_to_be_visible()
    ada.page.locator("summary", has_text="Rules").click()
    ada.page.get_by_role("searchbox").wait_for()
    bea.go(ada.page.get_by_label("Invitation", exact=True).input_value())
    name_oneself(bea, "Théroigne")
    bea.page.get_by_role("button", name=re.compile("Sit down")).first.click()
    expect(ada.page.locator("main li", has_text="Théroigne")).to_have_count(1)
    # Whoever has answered is not asked again.
    bea.page.reload()
    bea.page.get_by_role("button", name=re.compile("Stand up")).wait_for()
    assert bea.page.get_by_label("What shall the others call you?").count() == 0
    bea.page.get_by_label("Say something").fill("Bonsoir")
    bea.click("Say", exact=True)
    expect(ada.page.locator(".lines p")).to_contain_text("Bonsoir")
    expect(ada.page.locator(".lines time")).to_have_count(1)
    ada.click("Remove Théroigne")
    expect(bea.page.get_by_role("button", name=re.compile("Sit down"))).to_have_count(3)
    ada.click("Close this table")
    ada.click("Yes, close it")
    for person in (ada, bea):
        person.page.get_by_role("heading", name="This table is closed").wait_for()


def test_a_list_tells_the_pace_and_what_is_not_as_usual(visitor: NewVisitor, house: House) -> None:
    host = Guest(house, "Madame Roland")
    host.open_table("me", "open", "open", "open", options={"board": "palace"}, pace=BY_POST)
    host.open_table("me", "open", "open")
    ada = visitor()
    ada.go("/tables")
    rows = ada.page.locator("main li.leaf", has_text="Madame Roland")
    special = rows.filter(has_text="By post: 3 days")
    expect(special).to_contain_text("The Palace")
    assert "Palace" not in rows.filter(has_text="No clock").inner_text()


# --- names


def test_a_new_name_reaches_a_running_match_and_chairs_of_one_screen_have_names(
    visitor: NewVisitor, house: House
) -> None:
    ada, bea = two_people(visitor, "revolution", "medium")
    ada.go("/settings")
    ada.page.get_by_label("As the others see you").fill("Manon")
    ada.page.get_by_role("button", name="Save").first.click()
    expect(bea.page.locator(".plate", has_text="Manon")).to_have_count(1)
    ada.go("/new/bastille")
    ada.page.get_by_label("Players").select_option("3")
    for seat in (1, 2):
        ada.page.get_by_label(f"Seat {seat}").select_option("me")
    ada.page.get_by_label("Name of the person in seat 2").fill("Zoé")
    ada.page.get_by_label("Seat 3").select_option("easy")
    ada.click("Open the table")
    ada.page.wait_for_url(re.compile(r"/tables/\w+"))
    table = ada.page.url.rpartition("/")[2]
    facts = ada.ask(f"/api/tables/{table}")
    assert [seat["name"] for seat in facts["seats"]][:2] == ["Manon", "Zoé"]


def test_a_short_password_is_said_to_be_short_and_an_account_keeps_the_chosen_name(
    visitor: NewVisitor,
) -> None:
    ada = visitor()
    ada.go("/settings")
    ada.page.get_by_label("As the others see you").fill("Charlotte")
    ada.page.get_by_role("button", name="Save").first.click()
    ada.page.get_by_text("Saved.").wait_for()
    ada.page.get_by_label("Account name").fill("corday of caen")
    ada.page.get_by_label("Password").fill("short")
    ada.click("Make an account")
    ada.page.get_by_text("A password has 8 characters or more.").wait_for()
    ada.page.get_by_label("Password").fill("correct horse battery")
    ada.click("Make an account")
    ada.page.get_by_text("You are signed in as").wait_for()
    assert ada.page.get_by_label("As the others see you").input_value() == "Charlotte"


# --- talk


def test_chat_counts_what_is_not_read_yet(visitor: NewVisitor, house: House) -> None:
    host = Guest(house, "Olympe")
    table = host.open_table("me", "open", "open")["id"]
    ada = visitor()
    ada.go("/settings")
    ada.go(f"/tables/{table}")
    ada.page.get_by_role("button", name=re.compile("Sit down")).first.click()
    ada.page.get_by_role("button", name=re.compile("Stand up")).wait_for()
    host.ok("POST", f"/api/tables/{table}/fill", {"bot": "easy"})
    ada.wait_for_choice()
    said(host, table, "One", "Two")
    tab = ada.page.get_by_role("tab", name=re.compile("Chat"))
    expect(tab).to_contain_text("2 new lines")
    ada.go("/mine")
    expect(ada.page.locator("main li", has_text="Olympe")).to_contain_text("2 new lines")
    ada.go(f"/tables/{table}")
    tab.click()
    expect(tab).not_to_contain_text("new line")
    ada.page.get_by_role("tab", name="Log").click()
    said(host, table, "Three")
    expect(tab).to_contain_text("one new line")
    # What was read stays read.
    ada.page.reload()
    expect(tab).to_contain_text("one new line")


def test_a_spectator_cannot_write_at_a_private_table_unless_the_host_lets_them(
    visitor: NewVisitor,
) -> None:
    ada, eva = visitor(), visitor()
    ada.new_table("me", "open", "open")
    link = ada.page.get_by_label("Invitation", exact=True).input_value()
    eva.go(link)
    eva.page.get_by_text("Spectators cannot chat at this table.").wait_for()
    assert eva.page.get_by_label("Say something").count() == 0
    ada.page.get_by_label("Spectators may chat").check()
    eva.page.get_by_label("Say something").fill("Vive la République")
    eva.click("Say", exact=True)
    expect(ada.page.locator(".lines p")).to_contain_text("Vive la République")


# --- profiles


def test_a_name_leads_to_what_somebody_has_played(visitor: NewVisitor, house: House) -> None:
    (_, bob), table = beside(lambda: over(house, "Anne of the profile", "Bob"))
    eva = visitor()
    become(eva, bob)
    eva.go("/mine")
    eva.page.get_by_role("link", name="Anne of the profile").first.click()
    eva.page.get_by_role("heading", name="Anne of the profile").wait_for()
    ranks = bob.ok("GET", f"/api/tables/{table}")["outcome"]["ranks"]
    results = eva.page.locator("section", has_text="Results").locator("tbody tr")
    assert results.inner_text().split() == [
        "Bastille",
        "1",
        str(int(ranks[0] == 1)),
        *(["(1", "shared)"] if ranks[0] == 1 and ranks.count(1) > 1 else []),
        "100%" if ranks[0] == 1 else "0%",
    ]
    against = eva.page.locator("section", has_text="Against people").locator("tbody tr")
    assert against.inner_text().split() == [
        "Bob",
        "1",
        *(str(int(fact)) for fact in (ranks[0] < ranks[1], ranks[0] == ranks[1])),
        str(int(ranks[0] > ranks[1])),
    ]
    expect(eva.page.locator("main li.leaf")).to_have_count(1)
    assert eva.page.title().startswith("Anne of the profile")
