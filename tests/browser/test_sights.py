"""Laws that hold for every question: what is hit, what is covered, what stays in sight."""

import json
import re
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.battery.variants import Variant
from tocsin.kernel.choice import Choice
from tocsin.table.words import Words

from .conftest import NewVisitor
from .sights import Scene, Stage, scene_that, scenes
from .visitor import LIT, MIDDLE, Visitor

LAWS = Path(__file__).with_name("laws.js").read_text("utf-8")
DESK: dict[str, Any] = {"width": 1440, "height": 900}
LAPTOP: dict[str, Any] = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"width": 390, "height": 844}
# Boards that are drawn differently, and bots that reach different corners of them.
MATCHES: dict[str, list[tuple[int, dict[str, str], str]]] = {
    "bastille": [(3, {}, "greedy"), (4, {"missions": "secret"}, "greedy"), (3, {}, "random")],
    "bastion": [
        (2, {"cards": "advanced"}, "greedy"),
        (3, {"deployment": "free"}, "greedy"),
        (4, {"cards": "advanced"}, "random"),
    ],
    "paris": [(2, {}, "greedy"), (3, {"districts": "free"}, "random"), (4, {}, "greedy")],
    "revolution": [
        (3, {}, "greedy"),
        (4, {"board": "palace"}, "greedy"),
        (6, {"board": "anarchy"}, "random"),
    ],
}
EACH = 16
# How large each lit thing is, and whether all of it is in sight.
LIT_BOXES = """() => {
    const sight = document.querySelector(".outer .frame").getBoundingClientRect();
    return [...document.querySelectorAll(".middle .target.lit")].map((target) => {
        const { left, right, top, bottom, width } = target.getBoundingClientRect();
        const isSeen = left >= sight.left && right <= sight.right &&
            top >= sight.top && bottom <= sight.bottom;
        return { width, isSeen };
    });
}"""
# Longer than a pointer must rest before a tip comes.
RESTED = 450


@cache
def shown(game: str) -> list[Scene]:
    """Return the sights of a game to look at."""
    matches = (
        (Variant(game, players, tuple(options.items())), bot)
        for players, options, bot in MATCHES[game]
    )
    return scenes(matches, EACH)


def longest(game: str) -> Scene:
    """Return the sight with the most answers."""
    return max(shown(game), key=lambda scene: len(scene.choice.options))


def stage_for(person: Visitor) -> Stage:
    person.page.add_init_script(LAWS)
    # Time goes on as ever, but may be turned on: no test waits for it.
    person.page.clock.install()
    return Stage(person)


# All that is looked at in one visit: a page that is transparent is shown once for it.
LOOK = """() => [
    laws(), signs(), JSON.stringify(document.querySelector(".bar .back").getBoundingClientRect())
]"""
# One thing or sign of each sort on the board.
SORTS = """() => {
    const sorts = new Map();
    for (const one of document.querySelectorAll(".middle .board [data-label], .board [role=img]")) {
        if (one.closest("[data-ornament]")) continue;
        sorts.set(one.dataset.thing?.split(":")[0] ?? one.dataset.label ?? one.ariaLabel, one);
    }
    window.sorts = [...sorts.values()];
    return [...sorts.keys()];
}"""
POINTED = """(at) => {
    const moved = () => new PointerEvent("pointermove", { bubbles: true });
    document.querySelector(".bar .sentence").dispatchEvent(moved());
    window.sorts[at].dispatchEvent(moved());
}"""
# Two things of the board, a third and two thirds down the list.
THINGS = """() => {
    const all = [...document.querySelectorAll(".middle .target")];
    return [1, 2].map((third) => {
        const box = all[Math.floor(all.length * third / 3)].getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    });
}"""
ELSEWHERE = (1, 1)


# One visit for all of it: to draw a board takes longer than to look at it.
@pytest.mark.parametrize("game", MATCHES)
def test_a_click_on_what_glows_chooses_it_nothing_lies_over_it_and_signs_have_names(
    visitor: NewVisitor, game: str
) -> None:
    ada = visitor()
    stage = stage_for(ada)
    broken: list[str] = []
    unnamed: dict[str, str] = {}
    told: set[str] = set()
    tips = 0
    all_of_them = shown(game)
    assert len(all_of_them) >= 40
    for size, some in ((DESK, all_of_them[::2]), (LAPTOP, all_of_them[1::2])):
        ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        backs: set[str] = set()
        for place, scene in enumerate([longest(game), *some]):
            stage.show(scene)
            laws, signs, back = ada.page.evaluate(LOOK)
            broken += [f"{law}; {scene.name}, {size}" for law in laws]
            unnamed |= dict.fromkeys(signs, scene.name)
            backs.add(back)
            if size is DESK and place % 5 == 1:
                tips += rest_on_things(ada, scene)
            if size is DESK and place % 8 == 1:
                point_at_signs(ada, scene, told)
        assert len(backs) == 1, "the way back has moved"
    # Signs have names on a phone, too.
    ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for scene in all_of_them[::9]:
        stage.show(scene)
        unnamed |= dict.fromkeys(ada.page.evaluate("signs()"), scene.name)
    assert broken == []
    assert unnamed == {}
    assert tips > 0
    assert len(told) > 6


def rest_on_things(ada: Visitor, scene: Scene) -> int:
    """Let the pointer rest on two things: a tip lies over nothing that may be chosen."""
    tips = 0
    for spot in ada.page.evaluate(THINGS):
        ada.page.mouse.move(*spot)
        ada.page.clock.run_for(RESTED)
        tips += ada.page.get_by_role("tooltip").count()
        covered = [law for law in ada.page.evaluate("laws()") if law.startswith("covering")]
        assert covered == [], scene.name
    ada.page.mouse.move(*ELSEWHERE)
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)
    return tips


def point_at_signs(ada: Visitor, scene: Scene, told: set[str]) -> None:
    """Point at one thing or sign of each sort that is not told yet: a tip says what it is."""
    for place, sort in enumerate(ada.page.evaluate(SORTS)):
        if sort in told:
            continue
        ada.page.evaluate(POINTED, place)
        ada.page.clock.run_for(RESTED)
        assert ada.page.locator(".tip strong").count() == 1, f"{sort}: {scene.name}"
        told.add(sort)
    ada.page.mouse.move(2, 2)
    ada.page.mouse.move(*ELSEWHERE)
    expect(ada.page.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize("game", MATCHES)
def test_answers_on_the_board_fold_into_a_line_as_one_likes_it(
    visitor: NewVisitor, game: str
) -> None:
    ada = visitor(lists=False)
    stage = stage_for(ada)
    scene = longest(game)
    stage.show(scene)
    fold = ada.page.locator(".options summary")
    answers = ada.page.locator(".options button:visible")
    things = {o.target for o in scene.choice.options if not o.target.startswith("answer:")}
    drawn = ada.page.evaluate(
        "() => [...document.querySelectorAll('.middle .target.lit')].map(one => one.dataset.thing)"
    )
    assert things <= set(drawn), "not every answer can be given on the board"
    expect(fold).to_contain_text("Choose on the board")
    assert answers.count() == sum(o.target.startswith("answer:") for o in scene.choice.options)
    # Somebody may go with the next breath: what they like is kept in the moment of the press.
    kept = fold.evaluate("fold => { fold.click(); return localStorage.getItem('tocsin'); }")
    assert json.loads(kept)["list"] is True
    expect(answers).to_have_count(len(scene.choice.options))
    # It stays as it is with the next question, and on the next visit.
    stage.come()
    stage.show(scene)
    expect(answers).to_have_count(len(scene.choice.options))


def test_one_button_undoes_and_asks_only_where_somebody_must_agree(visitor: NewVisitor) -> None:
    ada = visitor()
    stage = stage_for(ada)
    scene = next(scene for scene in shown("revolution") if scene.update is not None)
    told = json.loads(scene.welcome) | {"sights": [scene.sight | {"can_undo": False}]}
    told["table"]["number_of_actions"] = 9
    way = ada.page.locator(".bar .back button")
    stage.show(scene)
    for kind, name in (("bot", "Undo"), ("person", "Ask for undo")):
        for seat in told["table"]["seats"]:
            seat["kind"] = "person" if seat["mine"] else kind
        stage.tell(json.dumps(told).encode())
        expect(ada.page.get_by_role("button", name=name, exact=True)).to_be_enabled()
        expect(way).to_have_count(2)
        stage.sent.clear()
        way.first.click()
        ada.until(lambda: [m["type"] for m in stage.sent] == ["ask_undo"])


def test_the_only_answer_is_given_by_space_or_by_itself_if_one_likes(visitor: NewVisitor) -> None:
    ada = visitor(lists=False)
    stage = stage_for(ada)
    scene = next(scene for scene in shown("revolution") if len(scene.choice.options) == 1)
    only = scene.choice.options[0].action

    def acts() -> list[str]:
        return [message["action"] for message in stage.sent if message["type"] == "act"]

    stage.show(scene)
    ada.page.clock.run_for(5_000)
    assert acts() == []
    ada.page.keyboard.press(" ")
    ada.until(lambda: acts() == [only])
    stage.sent.clear()
    stage.come()
    stage.show(scene)
    ada.page.get_by_label("Answer such questions for me").check()
    ada.page.clock.run_for(5_000)
    ada.until(lambda: acts() == [only])


@pytest.mark.parametrize("game", MATCHES)
def test_the_way_back_stays_in_sight_on_a_phone_too(visitor: NewVisitor, game: str) -> None:
    ada = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    stage = stage_for(ada)
    stage.show(longest(game))
    assert [law for law in ada.page.evaluate("laws()") if law.startswith("pinned")] == []
    # Nor does the zoom button hide what one is asked for.
    ada.page.clock.run_for(RESTED)
    laws = ada.page.evaluate("laws()")
    assert [law for law in laws if law.startswith("covering: buttons")] == []
    # Something says that there is more below, until one has scrolled to it.
    _stays_while_scrolled(ada)


def test_what_may_be_chosen_below_the_edge_of_a_phone_is_one_press_away(
    visitor: NewVisitor,
) -> None:
    ada = visitor(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    stage = stage_for(ada)
    stage.show(longest("bastille"))
    ada.page.clock.run_for(RESTED)
    more = ada.page.get_by_role("button", name=re.compile(r"\d+ plus bas"))
    before = int(more.inner_text().split()[1])
    # Both notices and all buttons of the zoom stand beside what the seats hold.
    ada.page.locator(".table.compact").evaluate("table => table.scrollBy(0, 200)")
    ada.page.get_by_role("button", name="Plus près").click()
    ada.page.clock.run_for(RESTED)
    assert ada.page.locator(".buttons .more").count() == 2
    holdings, buttons = (ada.page.locator(each).bounding_box() for each in (".whole", ".buttons"))
    assert holdings is not None
    assert buttons is not None
    assert holdings["x"] + holdings["width"] <= buttons["x"]
    more.click()
    ada.page.clock.run_for(RESTED)
    assert not more.count() or int(more.inner_text().split()[1]) < before
    # Nothing else gives way to it.
    assert [law for law in ada.page.evaluate("laws()") if law.startswith("covering")] == []


@pytest.mark.parametrize("players", [3, 4])
def test_nearer_on_a_phone_leads_to_what_is_asked_and_to_what_is_asked_next(
    visitor: NewVisitor, players: int
) -> None:
    ada = visitor(viewport=PHONE)
    stage = stage_for(ada)
    some = scenes([(Variant("bastion", players, ()), "greedy")], 30)
    pieces = [scene for scene in some if scene.choice.message.key == "choose-move"]
    squares = [scene for scene in some if scene.choice.message.key == "choose-square"]
    stage.show(pieces[0])
    before = ada.page.evaluate(LIT_BOXES)
    ada.page.get_by_role("button", name="Nearer").click()
    nearer = ada.page.evaluate(LIT_BOXES)
    assert nearer[0]["width"] >= 1.4 * before[0]["width"]
    for scene in [*squares[:2], *pieces[1:3]]:
        stage.show(scene)
        ada.page.clock.run_for(RESTED)
        assert any(box["isSeen"] for box in ada.page.evaluate(LIT_BOXES)), scene.name


def test_nothing_moves_under_the_pointer_at_the_end_of_a_long_list(visitor: NewVisitor) -> None:
    ada = visitor(viewport={"width": 1280, "height": 720})
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    _stays_while_scrolled(ada)


def _stays_while_scrolled(ada: Visitor) -> None:
    more, answers = ada.page.locator(".bar .more"), ada.page.locator(".options")
    expect(more).to_be_visible()
    before = answers.bounding_box()
    ada.page.locator(".options button").last.scroll_into_view_if_needed()
    expect(more).not_to_be_visible()
    assert answers.bounding_box() == before


def test_no_tip_comes_after_a_press_until_the_pointer_has_moved(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.page.clock.install()
    ada.new_table("me", "medium", "medium")
    ada.wait_for_choice()
    tip = ada.page.get_by_role("tooltip")
    # It takes no Blackmail, which is asked for next: the thing under the pointer is drawn anew.
    space = ada.page.locator('.middle [data-thing="space:magistrate"]')
    box = space.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(x, y)
    expect(tip).to_contain_text("Magistrate")
    ada.page.mouse.click(x, y)
    expect(tip).to_have_count(0)
    ada.page.mouse.move(x + 2, y + 2)
    ada.page.clock.run_for(RESTED)
    expect(tip).to_have_count(0)
    ada.page.mouse.move(x + 12, y + 12)
    expect(tip).to_contain_text("Magistrate")


def test_no_tip_comes_while_others_play_and_a_new_sight_takes_it_away(visitor: NewVisitor) -> None:
    ada = visitor()
    stage = stage_for(ada)
    scene = next(scene for scene in shown("paris") if scene.update is not None)
    waiting = json.loads(scene.welcome)
    waiting["sights"][0]["choice"] = None
    stage.show(scene)
    tip = ada.page.get_by_role("tooltip")
    ada.page.mouse.move(700, 400)
    arc = ada.page.locator('.middle [data-thing="arc:arc"]')
    arc.hover(force=True)
    expect(tip).to_have_count(1)
    stage.tell(json.dumps(waiting).encode())
    expect(tip).to_have_count(0)
    ada.page.mouse.move(600, 300)
    arc.hover(force=True)
    ada.page.clock.run_for(RESTED)
    expect(tip).to_have_count(0)
    # When one is asked again, what the pointer went to meanwhile is told of, without another move.
    stage.tell(json.dumps(waiting | {"sights": [scene.sight]}).encode())
    expect(tip).to_have_count(1)


@pytest.mark.parametrize("game", MATCHES)
def test_the_coach_has_a_sentence_for_every_kind_of_question(
    visitor: NewVisitor, game: str
) -> None:
    ada = visitor(lists=False)
    stage = stage_for(ada)
    words = Words("en", game)
    coach = ada.page.get_by_role("region", name="The coach")
    kinds = {scene.choice.message.key: scene for scene in reversed(shown(game))}
    assert len(kinds) >= 4
    stage.come()
    for number, (key, scene) in enumerate(kinds.items()):
        told = json.loads(scene.welcome) | {"sights": [scene.sight]}
        stage.tell(json.dumps(told).encode())
        if number == 0:
            # First what the game is about.
            coach.get_by_role("button", name="Next", exact=True).click()
        expect(coach.get_by_role("status")).to_have_text(words(key.replace("choose-", "coach-")))


def test_the_coach_goes_on_about_what_is_not_answered_yet(visitor: NewVisitor) -> None:
    ada = visitor(lists=False)
    stage = stage_for(ada)
    scene = shown("revolution")[0]
    asked = json.loads(scene.welcome) | {"sights": [scene.sight]}
    told = json.loads(scene.welcome) | {"sights": [scene.sight | {"choice": None}]}
    coach = ada.page.get_by_role("region", name="The coach")
    stage.come()
    # Somebody else knocks while the first question is read.
    for message, count in ((asked, 1), (told, 0), (asked, 1)):
        stage.tell(json.dumps(message).encode())
        expect(coach).to_have_count(count)
    expect(coach.locator("p")).to_have_count(3)


def after_a_combat() -> tuple[Scene, dict[str, Any]]:
    """Return a sight that asks somebody right after a combat, and what was told of it."""
    for scene in shown("bastion"):
        told = json.loads(scene.update or scene.welcome)
        keys = {event["key"] for event in told.get("events", [])}
        if "power" in keys and scene.sight["view"]["combat"] is None:
            return scene, told
    raise AssertionError("no combat in these matches")


def test_the_last_duel_shrinks_when_one_is_asked_or_presses_anything(visitor: NewVisitor) -> None:
    ada = visitor()
    stage = stage_for(ada)
    scene, told = after_a_combat()
    duel, slip = ada.page.locator(".duel"), ada.page.locator(".slip")
    stage.show(scene)
    assert duel.count() == 0
    # The same, but others are asked: it lingers, until something is pressed. Time stands still.
    ada.page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    told["change"]["choice"] = [None]
    for press in (lambda: ada.page.mouse.click(150, 700), lambda: ada.page.keyboard.press("Shift")):
        stage.tell(scene.welcome)
        stage.tell(json.dumps(told).encode())
        expect(duel).to_have_count(1)
        press()
        expect(duel).to_have_count(0)
        expect(slip).to_have_count(1)


def test_an_answer_that_warns_asks_once_by_click_key_and_list(visitor: NewVisitor) -> None:
    ada = visitor()
    stage = stage_for(ada)
    scene = next(
        scene
        for scene in shown("revolution")
        if scene.choice.options[0].target.startswith("space:") and len(scene.choice.options) > 1
    )
    warned = json.loads(scene.welcome) | {"sights": [scene.sight]}
    options = scene.sight["choice"]["options"]
    options[0]["warning"] = {"key": "ui-over", "args": {}}
    stage.show(scene)
    on_board = f'.middle .target.lit[data-thing="{options[0]["target"]}"]'
    sentence = ada.page.locator(".bar .sentence")
    answers = ada.page.locator(".options button")
    for ask in (
        lambda: ada.page.locator(on_board).click(),
        lambda: ada.page.keyboard.press("1"),
        lambda: ada.page.locator(".options button").first.click(),
    ):
        stage.tell(json.dumps(warned).encode())
        expect(answers).to_have_count(len(options))
        ada.pause()
        ask()
        expect(sentence).to_have_text("The match is over.")
        expect(answers).to_have_text(["Back", "Go on all the same"])
        expect(ada.page.locator(".middle .target.lit")).to_have_count(0)
        ada.click("Back", exact=True)
        expect(answers).to_have_count(len(options))
        ada.pause()
        ask()
        assert [message for message in stage.sent if message["type"] == "act"] == []
    ada.pause()
    ada.click("Go on all the same")
    ada.until(lambda: stage.sent[-1]["type"] == "act")
    sent = [message for message in stage.sent if message["type"] == "act"]
    assert [message["action"] for message in sent] == [options[0]["action"]]


@pytest.mark.parametrize("game", ["bastion", "paris"])
def test_a_finger_sees_where_something_goes_before_it_goes_there(
    visitor: NewVisitor, game: str
) -> None:
    ada = visitor(has_touch=True)
    stage = stage_for(ada)
    scene, option = next(
        (scene, option)
        for scene in shown(game)
        for option in scene.choice.options
        if option.message.key == "option-move-to"
    )
    stage.show(scene)
    thing = ada.page.locator(f'{LIT}[data-thing="{option.target}"]')
    spot = ada.page.evaluate(MIDDLE, [f'{LIT}[data-thing="{option.target}"]', 0])
    stage.sent.clear()
    ada.page.touchscreen.tap(*spot)
    expect(ada.page.locator(".bar .sentence")).to_contain_text("touch again")
    expect(ada.page.locator(".middle .target.goal").first).to_be_visible()
    assert not stage.sent
    ada.pause()
    ada.page.touchscreen.tap(*spot)
    ada.until(lambda: [m["action"] for m in stage.sent if m["type"] == "act"] == [option.action])
    expect(thing).to_have_count(1)


def test_the_last_turn_of_paris_warns_before_points_are_lost(visitor: NewVisitor) -> None:
    def loses(choice: Choice) -> bool:
        return any(option.message.key == "option-finish-lose" for option in choice.options)

    scene = scene_that(Variant("paris", 2, ()), "random", range(20), loses)
    finish = next(o for o in scene.choice.options if o.message.key == "option-finish-lose")
    lost = finish.message.args["points"]
    assert finish.warning is not None
    ada = visitor()
    stage = stage_for(ada)
    stage.show(scene)
    expect(ada.page.get_by_text("Last round: what you still hold scores now")).to_be_visible()
    # What scores comes before what loses it.
    assert ada.options().first.get_attribute("data-action") != finish.action
    ada.page.locator(f'.options button[data-action="{finish.action}"]').click()
    sentence = ada.page.locator(".bar .sentence")
    expect(sentence).to_contain_text(f"you can still score {lost} VP")
    assert [m for m in stage.sent if m["type"] == "act"] == []
    ada.click("Back", exact=True)
    expect(sentence).not_to_contain_text("you can still score")
    ada.pause()
    ada.page.locator(f'.options button[data-action="{finish.action}"]').click()
    expect(sentence).to_contain_text("you can still score")
    ada.pause()
    ada.page.locator(f'.options button[data-action="{finish.action}"]').click()
    ada.until(lambda: [m["action"] for m in stage.sent if m["type"] == "act"] == [finish.action])
