"""Combats of the advanced game, for tests."""

from tests.games.bastion.notation import act, draw, lay_cards, listen, options, step, told
from tocsin.games.bastion.rules.position import Bastion

HEAD = "2 cards=advanced"


def started(text: str, *answers: str) -> Bastion:
    return listen(act(draw(f"{HEAD}; {text}"), *answers))


def cards(text: str, mine: str, theirs: str, *more: str) -> Bastion:
    position = started(text, "0 done", "0 target 1 sa")
    while step(position) == "preparing":
        act(position, f"{position.actor} pass")
    return act(position, f"0 {mine}", f"1 {theirs}", *more)


def lay_and_resolve(position: Bastion, *cards: int) -> Bastion:
    """Pass the question before the cards, then lay them."""
    while step(position) in ("mustering", "preparing"):
        texts = sorted(options(position, position.actor))
        answer = "pass" if "pass" in texts else texts[-1]
        act(position, f"{position.actor} {answer}")
    return lay_cards(position, *cards)


def powers(position: Bastion) -> list[object]:
    return [event.args["power"] for event in told(position, "power")]
