"""A whole match of Paris, two people and a bot, played by clicks."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .company import MOST_ROUNDS, thing_of, two_people
from .conftest import NewVisitor

RESOURCES = ("wood", "marble", "gold")
VALUES = (1, 2, 3, 4, 5, 8)
WANTED = {"landmark", "reward", "buy", "take"}
# About one deal in four hundred keeps the two from a VP tile; then they play another match.
MATCHES = 2


def test_two_people_and_a_bot_finish_paris_with_all_that_is_in_it(visitor: NewVisitor) -> None:
    for _ in range(MATCHES):
        if play(visitor).keys() >= WANTED:
            return
    raise AssertionError("no match with a landmark, a VP tile, a purchase and an End Game tile")


def play(visitor: NewVisitor) -> Counter[str]:
    """Play one match; return how often the two did what."""
    ada, bea = two_people(visitor, "paris", "random")
    done: Counter[str] = Counter()
    for _ in range(MOST_ROUNDS):
        if ada.has_ended() and bea.has_ended():
            break
        acted = False
        for seat, person in enumerate((ada, bea)):
            sight = person.asked()
            if sight is None:
                continue
            options = sight["choice"]["options"]
            action = wish(sight["view"], seat, [option["action"] for option in options], done)
            if person.choose(action, thing_of(action, options)):
                acted = True
                verb, *words = action.split()
                landmarks = {landmark["id"] for landmark in sight["view"]["landmarks"]}
                done["landmark" if verb == "to" and words[0] in landmarks else verb] += 1
        if not acted:
            ada.pause(20)
    assert ada.has_ended()
    assert ada.totals() == bea.totals()
    return done


def wish(view: dict[str, Any], seat: int, actions: list[str], done: Counter[str]) -> str:
    """Return what somebody would do who wants to see every corner of Paris."""
    wishes = ["reward", "at", "into", "take", "hand", "pay", "bonus"]
    own = view["seats"][seat]
    if not done["buy"] and (done["landmark"] or own["francs"] > 12):
        wishes.append("buy")
    if not done["buy"] and done["landmark"]:
        wishes += [f"sell {kind}" for kind in RESOURCES]
    if seat == 0 and not done["landmark"]:
        wishes += towards_a_landmark(view, own)
    else:
        wishes += towards_a_vp_tile(view, own)
    return next((a for w in wishes for a in actions if a.startswith(w)), actions[0])


def towards_a_landmark(view: dict[str, Any], own: dict[str, Any]) -> Iterable[str]:
    """Yield how to save up: dear banks, the buildings that give what is lacking."""
    free = [landmark for landmark in view["landmarks"] if landmark["district"] is None]
    yield from (f"to {landmark['id']}" for landmark in free)
    if free:
        aim = min(free, key=lambda landmark: (len(lacking(landmark, own)), landmark["value"]))
        if lacking(aim, own):
            useful = [
                (district["id"], space["value"])
                for district, space in built(view["districts"])
                if space["token"] in lacking(aim, own)
            ]
            yield from (f"to {district}-{value}" for district, value in useful)
            yield from (f"move bank-{d}" for d, value in useful if value <= own["francs"])
        elif own["francs"] >= aim["value"]:
            yield from (f"move bank-{d['id']}" for d in view["districts"] if not d["landmarks"])
            yield "move arc"
    yield from places(view)
    yield from ("draw", "search")


def towards_a_vp_tile(view: dict[str, Any], own: dict[str, Any]) -> Iterable[str]:
    """Yield how to gather where most keys stand already, on the cheapest buildings."""
    order = sorted(view["districts"], key=crowd)
    for number, pile in enumerate(view["piles"], start=1):
        if pile["district"] == order[0]["id"]:
            yield f"draw {number}"
    yield from (f"to {district['id']}-{value}" for district in order for value in VALUES)
    for district in order[:2]:
        prices = [space["value"] for _, space in built([district]) if not sum(space["keys"])]
        if prices and min(prices) <= own["francs"]:
            yield from (f"move bank-{district['id']}", "move arc", f"place {district['id']}")
    yield from places(view)
    yield from ("move bank", "finish", "search", "draw", "pass")


def places(view: dict[str, Any]) -> list[str]:
    """Return the banks, the dearest first."""
    order = sorted(view["districts"], key=lambda district: -district["pays"])
    return [f"place {district['id']}" for district in order]


def crowd(district: dict[str, Any]) -> tuple[bool, int, int, int]:
    """Return a key that puts the district first where a fourth key is nearest."""
    houses = len(list(built([district])))
    return district["vp_tile"] is not None, -district["keys"], -houses, district["pays"]


def built(districts: list[dict[str, Any]]) -> Iterable[tuple[dict[str, Any], dict[str, Any]]]:
    """Yield the buildings that stand already, each with its district."""
    for district in districts:
        yield from ((district, space) for space in district["spaces"] if space["type"])


def lacking(landmark: dict[str, Any], own: dict[str, Any]) -> list[str]:
    """Return the resources that the seat has too few of."""
    return [kind for kind in RESOURCES if own["tokens"][kind] < landmark["cost"][kind]]
