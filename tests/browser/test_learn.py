"""Learning a game: its page, its rules, its lessons by their hints alone, and the first match."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tocsin import games
from tocsin.table.learning.lessons import MAX_DECISIONS, lessons
from tocsin.table.words import Words

from .conftest import NewVisitor
from .test_pages import PHONE, barriers, needs_axe, settle
from .visitor import Visitor

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
# Where to click what the hint rings: on the board or, where it is not drawn, among the answers.
RINGED = """() => {
    const isRinged = (one) => {
        const { filter, outlineStyle } = getComputedStyle(one);
        return filter.includes("#ring") || outlineStyle === "dashed";
    };
    const things = ".middle .target.lit, .middle [data-offers], .options button[data-action]";
    const all = document.querySelectorAll(things);
    for (const one of [...all].filter(isRinged)) {
        one.scrollIntoView({ block: "nearest" });
        for (const shape of [one, ...one.querySelectorAll("rect, circle, path")]) {
            const box = shape.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const hit = document.elementFromPoint(x, y);
            if (box.width > 0 && hit?.closest(".target.lit, [data-offers], button") === one)
                return [x, y, one.matches("[data-offers]")];
        }
    }
    return null;
}"""


def follow_the_hint(person: Visitor) -> None:
    """Solve the lesson on the page by pressing nothing but what its hint rings."""
    solved = person.page.locator(".coach.done")
    hint = person.page.locator("button.hint")
    hint.click()
    expect(hint).to_have_attribute("aria-pressed", "true")
    for _ in range(MAX_DECISIONS):
        # A tip for what was pressed may lie over what is ringed now, until the pointer goes.
        person.page.mouse.move(0, 0)
        person.until(lambda: person.page.evaluate(RINGED) or solved.count())
        if solved.count():
            return
        x, y, is_picked_first = person.page.evaluate(RINGED)
        if is_picked_first:
            person.press((x, y))
            x, y, _ = person.page.evaluate(RINGED)
        with person.page.expect_response(re.compile("/lessons/")):
            person.press((x, y))
        person.pause(20)
    expect(solved).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", games.ids())
def test_a_tutorial_is_played_to_its_end_by_its_hints(
    visitor: NewVisitor, game: str, language: str
) -> None:
    ada = visitor(locale=LOCALES[language], lists=False)
    ada.go(f"/learn/{game}")
    # Whoever a task speaks of is called by name here, too.
    expect(ada.page.locator("main ol")).not_to_contain_text(re.compile(r"\w:\w"))
    ada.page.locator("main a.primary").click()
    words = Words(language, game, with_lessons=True)
    for lesson in lessons(game):
        ada.page.wait_for_url(f"**/learn/{game}/{lesson.id}")
        expect(ada.page.locator("h1")).to_contain_text(words(f"lesson-{lesson.id}"))
        follow_the_hint(ada)
        ada.page.locator(".over .primary").first.wait_for()
        if lesson is not lessons(game)[-1]:
            ada.page.locator(".over a.primary").click()
    ada.go(f"/learn/{game}")
    expect(ada.page.locator("ol a", has=ada.page.locator(".state svg"))).to_have_count(
        len(lessons(game))
    )


def test_a_lesson_goes_on_where_it_was_left_and_a_mistake_is_taken_back(
    visitor: NewVisitor,
) -> None:
    ada = visitor()
    ada.go("/learn/revolution/strength")
    left = ada.page.locator(".bar .sentence")
    expect(left).to_contain_text("1 left")
    ada.page.locator('.options button[data-thing="space:priest"]').click()
    expect(left).not_to_contain_text("Force")
    asked = left.inner_text()
    ada.page.reload()
    expect(left).to_have_text(asked)
    ada.page.locator("button.hint").click()
    expect(ada.page.get_by_text("You have taken another way")).to_be_visible()
    ada.page.locator(".back button").first.click()
    expect(left).to_contain_text("1 left")


def test_an_everyday_question_finds_its_rule(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go("/games/bastion")
    ada.click("Rules")
    expect(ada.page.get_by_role("heading", name="The game in one minute")).to_be_visible()
    ada.page.get_by_role("searchbox").fill("how do I win?")
    expect(ada.page.locator(".clause .number").first).to_have_text("7.1")
    ada.page.reload()
    expect(ada.page.locator(".clause .number").first).to_have_text("7.1")
    ada.click("All the rules")
    ada.click("How far does the Archer shoot?")
    expect(ada.page.locator(".clause .number").first).to_have_text("4.22")


def test_at_a_first_table_each_kind_of_question_is_explained_once(visitor: NewVisitor) -> None:
    ada = visitor(lists=False)
    ada.go("/games/bastille")
    ada.click("Bots: more")
    ada.page.get_by_role("button", name="Play now", exact=True).click()
    coach = ada.page.get_by_role("region", name="The coach")
    words = Words("en", "bastille")
    expect(coach).to_contain_text("after eight rounds, whoever has the most points wins.")
    expect(coach).to_contain_text("Place one of your influence tiles.")
    expect(coach).to_contain_text("When is it over? After eight rounds.")
    ada.page.get_by_role("button", name="Next", exact=True).click()
    expect(coach).to_contain_text(words("coach-tile"))
    assert len(ada.sights[-1]["view"]["seats"]) == 3
    ada.click("Stop explaining")
    expect(coach).to_have_count(0)
    ada.go("/settings")
    ada.page.get_by_label("In the first match of a game").check()
    ada.play_now("Bastille")
    expect(coach).to_have_count(0)
    ada.play_now("Paris")
    ada.page.get_by_role("button", name="Next", exact=True).click()
    expect(coach).to_contain_text(Words("en", "paris")("coach-pile"))


@needs_axe
@pytest.mark.parametrize("screen", [{"color_scheme": "dark"}, PHONE], ids=["dark", "phone"])
def test_axe_finds_no_barrier_where_games_are_learnt(
    visitor: NewVisitor, screen: dict[str, Any]
) -> None:
    ada = visitor(**screen, bypass_csp=True)
    found = {}
    for path in (
        "/games/paris",
        "/games/paris/rules",
        "/games/paris/rules?search=landmark",
        "/learn/revolution",
        "/learn/revolution/strength",
    ):
        ada.go(path)
        settle(ada)
        found[path] = barriers(ada)
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    assert {path: some for path, some in found.items() if some} == {}


def test_a_reconstructed_figure_has_a_sign_that_leads_to_where_all_of_them_stand(
    visitor: NewVisitor,
) -> None:
    ada = visitor()
    ada.play_now("Paris")
    ada.page.locator('.middle [data-thing^="landmark:"]').first.click(button="right")
    tip = ada.page.locator(".tip")
    expect(tip).to_contain_text("≈ reconstructed")
    with ada.context.expect_page() as opened:
        tip.get_by_role("link", name="reconstructed").click()
    page = opened.value
    listed = page.get_by_role("region", name="Reconstructed: the printed figure is not known")
    parts = ada.ask("/api/games/paris/figures")["parts"]
    made_up = [part for part in parts if part["source"] == "reconstructed" and part["facts"]]
    expect(listed.locator("dt")).to_have_count(len(made_up))
    expect(listed).to_contain_text("Eiffel Tower")
    expect(listed).to_contain_text("Three pages give a range of 2 to 7")
    page.close()
    ada.go("/games/paris/rules")
    ada.click("About the figures")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("About the figures of Paris")


@pytest.mark.parametrize("game", ["bastille", "bastion", "paris", "revolution"])
def test_beside_the_rules_three_examples_are_played_out_on_the_board(
    visitor: NewVisitor, game: str
) -> None:
    ada = visitor()
    ada.go(f"/games/{game}/rules")
    examples = ada.page.get_by_role("figure", name="An example on the board")
    expect(examples).to_have_count(3)
    for place in (0, 2):
        example = examples.nth(place)
        example.scroll_into_view_if_needed()
        expect(example.locator(".board")).to_be_visible()
        on = example.get_by_role("button", name="Next step")
        steps = 0
        while on.is_enabled() and steps < MAX_DECISIONS:
            on.click()
            steps += 1
            expect(example.locator("output")).to_have_text(f"Step {steps}")
        expect(on).to_be_disabled()
        assert steps > 0
        example.get_by_role("button", name="One step back").click()
        expect(on).to_be_enabled()


def test_pressing_what_is_not_offered_says_why(visitor: NewVisitor) -> None:
    ada = visitor(lists=False)
    ada.play_now("Revolution!")
    # Meanwhile both bots decide, and with every new sight a tip is gone.
    ada.hear_of(2)
    ada.page.locator('.middle [data-thing="space:general"]').first.click()
    expect(ada.page.locator(".tip")).to_contain_text("Not now: no Force there")
    ada.page.get_by_text("Not offered, and why").click()
    expect(ada.page.locator(".options li")).to_have_text(
        ["General, Captain, Rogue, Apothecary and Mercenary: no Force there"]
    )
