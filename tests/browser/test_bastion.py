"""Whole matches of Bastion' Siege: one played by clicks, two watched."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import House

from .company import MOST_ROUNDS, thing_of
from .conftest import NewVisitor
from .visitor import Visitor

WANTED = {"carried", "closed", "broken", "outnumbered", "riposted", "laid"}
# In about one match of fourteen a random rival keeps the captain from one of these.
MATCHES = 3
FRONT = ("d8", "e8")
# The missions a captain keeps who means to break the gate and to take prisoners, best first.
KEPT = ["m09", "m13", "m14", "m02", "m01", "m11", "m10", "m16", "m05", "m04", "m12", "m15"]

Args = dict[str, Any]


def test_a_person_and_a_bot_finish_a_siege_with_all_that_is_in_it(visitor: NewVisitor) -> None:
    for _ in range(MATCHES):
        ada = visitor()
        ada.new_table("me", "random", game="bastion")
        ada.wait_for_choice()
        captain = Captain(ada)
        captain.play()
        if set(captain.seen()) >= WANTED:
            return
    raise AssertionError(f"no match with all of {sorted(WANTED)}")


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a house whose bots take long enough to be watched."""
    with House(tmp_path_factory.mktemp("calm") / "tables.sqlite3", bot_delay=0.002) as house:
        yield house


@pytest.mark.parametrize(("players", "squares"), [(3, 120), (4, 133)])
def test_bots_finish_a_siege_before_a_spectator(
    visitor: NewVisitor, calm: House, players: int, squares: int
) -> None:
    ada = visitor()
    ada.address = f"http://127.0.0.1:{calm.port}"
    ada.new_table(*["random"] * players, game="bastion")
    ada.page.locator(".board").first.wait_for()
    assert ada.page.locator('[data-thing^="square:"]').count() == squares
    ada.page.locator("#end-title").wait_for(timeout=120_000)
    assert len(ada.totals()) == players
    assert re.search("wins|share", ada.page.locator("#end-title").inner_text())


class Captain:
    """Seat 0 of a match of two: carries an archer, closes its gate, breaks the other's."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.turns = 0
        self.moved: set[str] = set()
        self.piece = ""

    def play(self) -> None:
        """Play to the end by clicks."""
        for _ in range(MOST_ROUNDS):
            if self.person.has_ended():
                break
            sight = self.person.asked()
            if sight is None:
                self.person.pause(20)
                continue
            options = sight["choice"]["options"]
            action = self.wish(sight["view"], sight["choice"])
            if self.person.choose(action, thing_of(action, options)):
                self.note(action)
        assert self.person.has_ended()
        assert len(self.person.totals()) == 2

    def note(self, action: str) -> None:
        """Remember which turn it is, and which pieces have had their move."""
        if action in ("army", "strategists"):
            self.turns += 1
            self.moved.clear()
        elif action.startswith("move "):
            self.piece = action.split()[1]
            self.moved.add(self.piece)

    def seen(self) -> Iterator[str]:
        """Yield what has happened, from what came over the wire."""
        riders: dict[str, str] = {}  # by tower
        token = None
        for message in self.person.received:
            for event in message.get("events", []):
                key, args = event["key"], event["args"]
                own = args.get("seat") == "seat:0"
                if key == "turn-begins":
                    token = args["seat"]
                elif key == "boarded" and own:
                    riders[args["tower"]] = args["piece"]
                elif key == "moved" and own and args["piece"] in riders:
                    yield "carried"
                elif key == "moved" and own:
                    riders = {t: rider for t, rider in riders.items() if rider != args["piece"]}
                elif key == "attacked" and args["seat"] != token:
                    yield "riposted"
                else:
                    yield NAMES.get(key, key)

    # --- what to do

    def wish(self, view: Args, choice: Args) -> str:
        """Return the action the captain wants most."""
        field = Field(view)
        offers: dict[str, Args] = {
            option["action"]: option["message"]["args"] for option in choice["options"]
        }
        step: str = view["step"]
        if step == "token":
            return self.side(view)
        if step == "moving":
            return self.mover(view, field, offers)
        if step == "landing":
            return self.landing(field, list(offers))
        if step in ("fighting", "riposting"):
            return self.target(view, field, offers)
        if step == "mustering":
            supporters = [action for action in offers if action.startswith("support")]
            leaders = [action for action in offers if action.startswith("valiant")]
            leaders.sort(key=lambda action: -int(offers[action]["most"]))
            return [*supporters, *leaders, "declare"][0]
        if step in ("cards", "adding"):
            return card(choice["message"]["args"], offers)
        if step in ("dealing", "keeping", "changing"):
            return max(offers, key=lambda action: rank(action.split()[-1]))
        return first(offers, "lay", "free", "declare", "to", "pass", "done", "end")

    def side(self, view: Args) -> str:
        """The strategists are wanted until the gate is broken, the army for all else."""
        if view["seats"][1]["resistance"] == 0:
            return "army"
        if "outnumbered" in self.seen() and self.turns > 5:
            return "army" if self.turns % 4 == 3 else "strategists"
        return "strategists" if self.turns % 3 == 2 else "army"

    def mover(self, view: Args, field: "Field", offers: dict[str, Args]) -> str:
        """Work the gate once, then send archers to the towers and all others to the enemy."""
        closed = view["seats"][0]["closed"]
        if "gate 0" in offers and (closed or "closed" not in self.seen()):
            return "gate 0"
        free = [
            action.split()[1]
            for action, args in offers.items()
            if action.startswith("move ") and not args["cost"]
        ]
        wanted = [
            (urgency, name)
            for name in free
            if name not in self.moved
            for urgency in self.urgency(view, field, name)
        ]
        return f"move {min(wanted)[1]}" if wanted else "done"

    def urgency(self, view: Args, field: "Field", name: str) -> Iterator[float]:
        """Yield how soon a piece should move, the least first; nothing if it should stay."""
        here = field.own[name]
        stands = view["seats"][1]["resistance"] > 0
        if name[0] == "a" and "carried" not in self.seen() and name not in field.riders:
            if any(
                steps(field.own[tower], here) == 1 for tower in ("ta", "tb") if tower in field.own
            ):
                yield 0
        elif name[0] in "tc" and stands and here not in FRONT:
            # A Knight must not stand in a Tower's way.
            yield 1 if name[0] == "t" else 1.5
        elif name[0] == "s" and steps(here, field.focus) > 1:
            yield 2 + way(here, field.focus) / 100

    def landing(self, field: "Field", actions: list[str]) -> str:
        """Board where one can, else come nearer to the gate or to the nearest enemy."""
        goals = {"ta": ("d8",), "tb": ("e8",), "ca": FRONT, "cb": FRONT}.get(
            self.piece, (field.focus,)
        )
        upwards = 2 if self.piece[0] == "t" else 1

        def farness(action: str) -> tuple[int, int]:
            square = action.split()[1]
            if action.startswith("board"):
                return (-1, 0)
            if self.piece[0] == "s":
                return (steps(square, field.focus), way(square, field.focus))
            return (0, min(way(square, goal, upwards) for goal in goals))

        return min(actions, key=farness)

    def target(self, view: Args, field: "Field", offers: dict[str, Args]) -> str:
        """Attack the gate, or whoever is weaker; soldiers first of all two at a time."""
        targets = [action for action in offers if action.startswith("target")]
        seen = set(self.seen())
        if view["step"] == "fighting" and view["side"] == "army" and "outnumbered" not in seen:
            targets = [action for action in targets if field.soldiers_at(action) > 1]
        if view["step"] == "fighting" and "riposted" in seen:
            targets = [action for action in targets if lead(offers[action]) > 0]
        targets.sort(key=lambda action: -lead(offers[action]))
        assaults = [action for action in offers if action.startswith("assault")]
        return [*assaults, *targets, first(offers, "end", "pass")][0]


# What an event is called among the things wanted.
NAMES = {
    "gate-closed": "closed",
    "supported": "outnumbered",
    "mission-laid": "laid",
}


class Field:
    """Where the pieces stand."""

    def __init__(self, view: Args) -> None:
        standing = [piece for piece in view["pieces"] if piece["square"]]
        self.squares: dict[str, str] = {piece["id"]: piece["square"] for piece in standing}
        self.own = {id[2:]: square for id, square in self.squares.items() if id[0] == "0"}
        self.riders = {piece["id"][2:] for piece in standing if piece["carrier"]}
        self.soldiers = [square for name, square in self.own.items() if name[0] == "s"]
        rivals = [square for id, square in self.squares.items() if id[0] == "1"]
        outside = [square for square in rivals if 3 <= int(square[1:]) <= 8] or rivals
        # The enemy that three soldiers can reach soonest.
        self.focus = min(outside, key=self.farness)

    def farness(self, square: str) -> int:
        """Return how far the three nearest soldiers are."""
        return sum(sorted(steps(square, soldier) for soldier in self.soldiers)[:3])

    def soldiers_at(self, target: str) -> int:
        """Return how many own soldiers stand beside a target."""
        square = self.squares[":".join(target.split()[1:])]
        return sum(steps(square, soldier) == 1 for soldier in self.soldiers)


def card(question: Args, offers: dict[str, Args]) -> str:
    """Return the cheapest courage that surely suffices, or the greatest."""
    enough = [
        action
        for action, args in offers.items()
        if int(args["power"]) >= question.get("left", question.get("most_theirs", 0) + 1)
    ]
    return enough[0] if enough else list(offers)[-1]


def lead(args: Args) -> int:
    """Return by how much the captain could be stronger at best, both doing their utmost."""
    return int(args["most"]) - int(args["most_theirs"])


def rank(mission: str) -> int:
    """Return how gladly a mission is put back."""
    return KEPT.index(mission) if mission in KEPT else len(KEPT)


def first(offers: dict[str, Args], *verbs: str) -> str:
    """Return the first offer with the first of these verbs, or any."""
    return next((a for verb in verbs for a in offers if a.startswith(verb)), next(iter(offers)))


def steps(one: str, other: str) -> int:
    """Return the distance between two squares in steps of a King."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))


def way(one: str, other: str, upwards: int = 1) -> int:
    """Return the distance along files and rows; rows may count for more."""
    return abs(ord(one[0]) - ord(other[0])) + upwards * abs(int(one[1:]) - int(other[1:]))
