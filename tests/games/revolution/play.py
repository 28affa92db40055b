"""Actions and bids of Revolution! in text form."""

from collections.abc import Mapping

from tests.games.revolution.notation import GAME, parse, token_text, tokens
from tests.games.revolution.public import is_over, phase
from tocsin.games.revolution.rules.tokens import KINDS
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position


def options(position: Position, seat: int) -> set[str]:
    """Return the texts of the legal actions of the seat."""
    legal = position.legal(seat)
    texts = {GAME.actions.text(action) for action in legal}
    assert len(texts) == len(legal), "an action is offered twice"
    return texts


def act(position: Position, seat: int, text: str) -> None:
    """Play an action, after a check that it is legal."""
    assert seat in position.actors(), f"seat {seat} owes no decision"
    assert text in options(position, seat), f"{text}: not among {sorted(options(position, seat))}"
    position.apply(seat, GAME.actions.parse(text))


def lay(position: Position, seat: int, bid: str) -> None:
    """Lay a bid such as `priest 1F; printer 2G 1B`, without the knock."""
    spaces = [part.strip().partition(" ") for part in bid.split(";") if part.strip()]
    for kind in KINDS:
        for space, _, amounts in spaces:
            for _ in range(tokens(amounts)[kind]):
                act(position, seat, f"bid {kind} {space}")


def bid(position: Position, bids: Mapping[int, str]) -> Position:
    """Lay the bid of every seat, and knock; seats without a bid must have an empty hand."""
    for seat in range(position.players):
        lay(position, seat, bids.get(seat, ""))
        act(position, seat, "knock")
    return position


def revealed(text: str, bids: Mapping[int, str], game: Game = GAME) -> Position:
    """Return the position of the text after these bids, at the first choice of the resolution.

    Each seat starts with exactly the tokens of its bid.
    """
    position = parse(text, game)
    hands = [_sum(bids.get(seat, "")) for seat in range(position.players)]
    return bid(parse(f"{text}; hands {' | '.join(hands)}", game), bids)


def _sum(bid_text: str) -> str:
    hand: dict[str, int] = dict.fromkeys(KINDS, 0)
    for part in bid_text.split(";"):
        for kind, amount in tokens(part.strip().partition(" ")[2]).items():
            hand[kind] += amount
    return token_text(hand)


def finish(position: Position) -> Position:
    """Answer each remaining choice of this turn with the first option."""
    while not is_over(position) and phase(position) == "resolving":
        (seat,) = position.actors()
        position.apply(seat, position.legal(seat)[0])
    return position
