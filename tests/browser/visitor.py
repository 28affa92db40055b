"""A person before a browser: sees the page, clicks, types, and notes what the console says."""

import json
import math
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.patience import PATIENCE, in_vain
from tests.server.guest import followed
from tocsin import games
from tocsin.table.words import Words

OPTIONS = ".options button[data-action]"
LIT = ".middle .target.lit:has(> [role=button])"
END = "#end-title"
# Where to click one of several things; null when there is none, or something lies over it.
MIDDLE = """([selector, place]) => {
    const all = document.querySelectorAll(selector);
    if (all.length === 0) return null;
    const one = all[place % all.length];
    one.scrollIntoView({ block: "nearest" });
    // Between several shapes of one thing others may stand: each shape has its own middle.
    for (const shape of [one, ...one.querySelectorAll("rect, circle, path")]) {
        const box = shape.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest(selector) === one) return [x, y];
    }
    return null;
}"""
MOMENT = 5
# Looks at a page until patience ends, with a moment between them.
TRIES = round(1000 * PATIENCE / MOMENT)
# Wait until these answers are offered. A frame for each look would paint all the engraving anew.
SEEN = """async ([buttons, wanted]) => {
    for (let tries = 0; tries < TRIES; tries++) {
        const offered = [...document.querySelectorAll(buttons)];
        const actions = offered.map((button) => button.dataset.action).sort();
        if (actions.join() === wanted.join()) return true;
        await new Promise((done) => setTimeout(done, 5));
    }
    return false;
}""".replace("TRIES", str(TRIES))
# The same, then say where to click the first thing that is in sight.
OFFERED = """async ([buttons, offered, selectors]) => {
    const middle = MIDDLE;
    for (let tries = 0; tries < TRIES; tries++) {
        const now = [...document.querySelectorAll(buttons)];
        if (now.map((button) => button.dataset.action).sort().join() === offered.join()) {
            const spots = selectors.map((selector) => middle([selector, 0]));
            const spot = spots.find((spot) => spot !== null);
            if (spot) return spot;
        }
        await new Promise((done) => setTimeout(done, 5));
    }
    return null;
}""".replace("MIDDLE", MIDDLE).replace("TRIES", str(TRIES))
# The same, then say what to type for an answer; a single one has no number of its own.
TYPED = """async ([buttons, offered, action]) => {
    for (let tries = 0; tries < TRIES; tries++) {
        const now = [...document.querySelectorAll(buttons)];
        const actions = now.map((button) => button.dataset.action);
        if (actions.toSorted().join() === offered.toSorted().join()) {
            const key = now[actions.indexOf(action)].querySelector("kbd");
            return now.length === 1 ? ["1"] : [...key.textContent];
        }
        await new Promise((done) => setTimeout(done, 5));
    }
    return null;
}""".replace("TRIES", str(TRIES))
# Between clicks at one spot: a quicker second one is taken for a double click.
PAUSE = 360
NEAR = 10
# Who likes the answers listed, though they can be given on the board, and needs no coach; nor a
# bell, which keeps a processor busy where there is no loudspeaker.
LISTS = """if (location.host)
    localStorage.tocsin ??= JSON.stringify({ list: true, coach: false, sound: false });"""
# Nobody looks at the pixels, which take a quarter of a browser's work: what is quite transparent is
# laid out, read and clicked like anything else, but not painted. LIFTED shows what is there.
VEIL = """new MutationObserver((_, observer) => {
    if (!document.documentElement) return;
    document.documentElement.style.opacity = 0;
    observer.disconnect();
}).observe(document, { childList: true });"""
LIFTED = "document.documentElement.style.opacity = ''"
expect.set_options(timeout=1000 * PATIENCE)


class Visitor:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, address: str, *, lists: bool = True) -> None:
        self.context = context
        self.address = address
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(VEIL)
        if lists:
            context.add_init_script(LISTS)
        self.page: Page = context.new_page()
        self.by_keys = False  # whether answers are typed
        self.complaints: list[str] = []
        self.sights: list[dict[str, Any]] = []  # as they came over the wire, moment by moment
        self._newest_of: dict[int | None, dict[str, Any]] = {}
        self._pressed, self._pressed_at = (0.0, 0.0), 0.0
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def go(self, path: str) -> None:
        """Open a page by its path, or by a whole address."""
        self.page.goto(path if path.startswith("http") else self.address + path)

    def click(self, name: str, *, exact: bool = False) -> None:
        """Press the button or follow the link of that name."""
        button = self.page.get_by_role("button", name=name, exact=exact)
        link = self.page.get_by_role("link", name=name, exact=exact)
        button.or_(link).first.click()

    def sentence(self) -> str:
        """Return what the choice bar says."""
        return self.page.locator(".bar .sentence").inner_text()

    def options(self) -> Locator:
        """Return the answers offered now."""
        return self.page.locator(OPTIONS)

    def wait_for_choice(self) -> None:
        """Wait until something is asked."""
        self.options().first.wait_for()

    def see(self, offered: list[str]) -> None:
        """Wait until the page offers just these answers."""
        assert self.page.evaluate(SEEN, [OPTIONS, sorted(offered)]), in_vain(f"{offered}")

    def catch_up(self) -> None:
        """Wait until something is asked, and the page shows that: a click now is meant for it."""
        self.until(lambda: self.sights and self.sights[-1]["choice"])
        self.see([option["action"] for option in self.sights[-1]["choice"]["options"]])

    def answer(self, place: int = 0, by: Callable[[float, float], None] | None = None) -> None:
        """Click one of the answers in the middle, or touch it, if any is in sight."""
        spot = self.page.evaluate(MIDDLE, [OPTIONS, place])
        if spot is not None:
            (by or self.page.mouse.click)(*spot)

    def choose(self, action: str, sight: dict[str, Any]) -> None:
        """Click what means the action once this very sight is shown: on the board if it can be."""
        options = sight["choice"]["options"]
        option = next(option for option in options if option["action"] == action)
        if self.by_keys:
            self._type(action, sight, "warning" in option)
            return
        in_bar = f'.options button[data-action="{action}"]'
        on_board = f'{LIT}[data-thing="{option["target"]}"][data-action="{action}"]'
        offered = sorted(option["action"] for option in options)
        is_fresh = self.sights[-1]["number"] >= sight["number"]
        spot = self._spot([on_board, in_bar], offered)
        if not is_fresh:  # this may be what was offered before
            self.hear_of(sight["number"])
            spot = self._spot([on_board, in_bar], offered)
        assert self.sights[-1] == sight
        self.press(spot)
        if option.get("warning"):
            self.press(self._spot([in_bar], [action]))

    def _type(self, action: str, sight: dict[str, Any], is_warned: bool) -> None:
        """Type what means the action once this very sight is shown; a warning is walked past."""
        self.hear_of(sight["number"])
        offered = [option["action"] for option in sight["choice"]["options"]]
        keys = self.page.evaluate(TYPED, [OPTIONS, offered, action])
        assert keys, (action, offered)
        assert self.sights[-1] | {"sheets": None} == sight | {"sheets": None}
        for key in keys:
            self.page.keyboard.press(key)
        if is_warned:
            expect(self.options()).to_have_count(1)
            self.page.keyboard.press("ArrowUp")
            self.page.keyboard.press("Enter")

    def hear_of(self, number: int) -> None:
        """Wait until the sight of that number has come."""
        self.until(lambda: self.sights[-1]["number"] >= number)

    def _spot(self, selectors: list[str], offered: list[str]) -> tuple[float, float]:
        """Wait until this is offered; return where to click the first of these things."""
        spot = self.page.evaluate(OFFERED, [OPTIONS, offered, selectors])
        assert spot is not None, (selectors, offered)
        return spot[0], spot[1]

    def press(self, spot: tuple[float, float]) -> None:
        """Click there; a quick second click at one spot would be taken for a double click."""
        if math.dist(spot, self._pressed) < NEAR:
            self.pause(max(1, PAUSE - round(1000 * (time.monotonic() - self._pressed_at))))
        self.page.mouse.click(*spot)
        self._pressed, self._pressed_at = spot, time.monotonic()

    def until(self, told: Callable[[], object]) -> None:
        """Wait until something is so that the page itself does not show."""
        end = time.monotonic() + PATIENCE
        while not told():
            assert time.monotonic() < end, in_vain("what the page does not show")
            self.pause(MOMENT)

    def ask(self, path: str) -> Any:
        """Return what the server answers this person."""
        # It closes connections that have been idle, maybe just now.
        return self.page.request.get(f"{self.address}{path}", max_retries=5).json()

    def pause(self, milliseconds: int = PAUSE) -> None:
        """Let the page have a moment."""
        self.page.wait_for_timeout(milliseconds)

    def totals(self) -> list[str]:
        """Return the row of totals on the end screen, the winner's first."""
        return self.page.locator("tfoot .total").all_inner_texts()

    def play_now(self, game: str) -> None:
        """Sit down with bots from the front page, and wait until something is asked."""
        self.go("/")
        self.page.locator("article", has_text=game).locator("button.primary").click()
        self.page.locator("section.bar.asked").wait_for()

    def read_as_text(self) -> None:
        """Have all tables as text from now on."""
        self.go("/settings")
        self.page.get_by_label("Show tables as text").check()

    def new_table(
        self, *seats: str, game: str = "revolution", options: dict[str, str] | None = None
    ) -> None:
        """Set up a table by the form; a seat is me, open, or a bot."""
        self.go(f"/new/{game}")
        self.page.get_by_label(re.compile("^Players")).select_option(str(len(seats)))
        words = Words("en", game)
        settled = games.load(game).settle(len(seats), options or {})
        for option in games.load(game).options:
            value = settled.get(option.id)
            # The form comes with the usual values.
            if value is None or value == option.values(len(seats))[0]:
                continue
            label = re.escape(words(f"option-{option.id}".replace("_", "-")))
            chooser = self.page.get_by_label(re.compile(f"^{label}")).first
            # Not before: another number of players draws the fold anew.
            chooser.evaluate("one => one.closest('details')?.setAttribute('open', '')")
            chooser.select_option(value)
        for number, seat in enumerate(seats):
            self.page.get_by_label(f"Seat {number + 1}").select_option(seat)
        self.click("Open the table")
        self.page.wait_for_url(re.compile(r"/tables/\w+"))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "welcome":
            self._see(message["sights"])
        elif message["type"] == "update":
            self._see(followed(self._newest_of[message["seat"]], message))

    def _see(self, sights: list[dict[str, Any]]) -> None:
        self.sights += sights
        self._newest_of |= {sight["seat"]: sight for sight in sights}

    def _note(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(message.text)
