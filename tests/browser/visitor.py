"""A person before a browser: sees the page, clicks, types, and notes what the console says."""

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page

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
# Between clicks at one spot: a quicker second one is taken for a double click.
PAUSE = 360
MOMENT = 10


class Visitor:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.received: list[dict[str, Any]] = []
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

    def answer(self, place: int = 0) -> bool:
        """Click one of the answers, if any is asked for; return whether one was."""
        return self._click_one(OPTIONS, place)

    def answer_on_board(self, place: int = 0) -> bool:
        """Click one of the things that glow on the board; return whether there was one."""
        return self._click_one(LIT, place)

    def asked(self) -> dict[str, Any] | None:
        """Return the last sight that came over the wire, if it asks something."""
        last = next(filter(None, map(_sights, reversed(self.received))), [])
        return last[-1] if last and last[-1]["choice"] is not None else None

    def choose(self, action: str, thing: str = "") -> bool:
        """Click the thing on the board, or else the answer; return whether it is offered."""
        on_board = f'{LIT}[data-thing="{thing}"]'
        in_bar = f'.options button[data-action="{action}"]'
        heard = len(self.received)
        clicked = self._click_one(on_board, 0) or self._click_one(in_bar, 0)
        if clicked:
            self._settle(heard)
        return clicked

    def _settle(self, heard: int) -> None:
        """Wait until something new is seen, or a click at the same spot is taken again."""
        for _ in range(PAUSE // MOMENT):
            if any(_sights(message) for message in self.received[heard:]):
                return
            self.pause(MOMENT)

    def _click_one(self, selector: str, place: int) -> bool:
        """Click the middle of one of these with the mouse, where it is in sight."""
        spot = self.page.evaluate(MIDDLE, [selector, place])
        if spot is None:
            return False
        self.page.mouse.click(*spot)
        return True

    def pause(self, milliseconds: int = PAUSE) -> None:
        """Let the page have a moment."""
        self.page.wait_for_timeout(milliseconds)

    def has_ended(self) -> bool:
        """Return whether the end of the match is on the screen."""
        return self.page.locator(END).count() > 0

    def totals(self) -> list[str]:
        """Return the row of totals on the end screen, the winner's first."""
        return self.page.locator("tfoot .total").all_inner_texts()

    def sights(self) -> list[dict[str, Any]]:
        """Return every sight that came over the wire."""
        return [sight for message in self.received for sight in _sights(message)]

    def play_now(self, game: str) -> None:
        """Sit down with bots from the front page, and wait until something is asked."""
        self.go("/")
        self.page.locator("article", has_text=game).locator("button.primary").click()
        self.wait_for_choice()

    def new_table(self, *seats: str, game: str = "revolution", board: str | None = None) -> None:
        """Set up a table by the form; a seat is me, open, or a bot."""
        self.go(f"/new/{game}")
        self.page.get_by_label(re.compile("^Players")).select_option(str(len(seats)))
        if board is not None:
            self.page.get_by_label("Board").select_option(board)
        for number, seat in enumerate(seats):
            self.page.get_by_label(f"Seat {number + 1}").select_option(seat)
        self.click("Open the table")
        self.page.wait_for_url(re.compile(r"/tables/\w+"))

    def _hear(self, frame: str | bytes) -> None:
        self.received.append(json.loads(frame))

    def _note(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(message.text)


def _sights(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the sights in a message: all of them at the welcome, later one at a time."""
    return message.get("sights") or ([message["sight"]] if "sight" in message else [])
