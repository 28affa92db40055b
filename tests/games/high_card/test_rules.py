"""The rules of High Card, clause by clause."""

from typing import Any

from tests.battery.variants import game_of, seed_of
from tocsin.kernel.position import Position


def dealt(*cards: int, number: int = 0) -> Any:
    """Return a position in which the seats hold these cards."""
    game = game_of("high_card")
    data = game.new(players=len(cards), seed=seed_of(number)).to_json()
    return game.from_json(data | {"cards": list(cards)})


def play(position: Position, *decisions: str) -> Position:
    for seat, text in enumerate(decisions):
        position.apply(seat, game_of("high_card").actions.parse(text))
    return position


def test_each_seat_draws_a_card_of_the_pack() -> None:
    """RULES 1.1, 1.2 and 2.1: over many deals every card from 1 to 6 comes up, and no other."""
    game = game_of("high_card")
    assert game.players == (2, 4)
    deals: list[Any] = [game.new(players=4, seed=seed_of(number)) for number in range(50)]
    assert {card for deal in deals for card in deal.cards} == {1, 2, 3, 4, 5, 6}


def test_all_decide_at_once() -> None:
    """RULES 3.1 and 4.1: a seat that has decided waits for the others."""
    position = dealt(3, 4, 5)
    assert position.actors() == [0, 1, 2]
    position.apply(1, game_of("high_card").actions.parse("keep"))
    assert position.actors() == [0, 2]
    assert len(position.legal(0)) == 2
    assert position.legal(1) == []


def test_a_decision_can_be_taken_back_until_all_have_decided() -> None:
    """RULES 3.2 and 5.1: before the last decision nothing is revealed and no card is drawn."""
    position = dealt(3, 4)
    before = position.reveals, position.chance.drawn
    position.apply(0, game_of("high_card").actions.parse("throw"))
    assert (position.reveals, position.chance.drawn) == before
    position.apply(1, game_of("high_card").actions.parse("keep"))
    assert position.reveals > before[0]


def test_thrown_cards_are_replaced_and_all_are_turned_up() -> None:
    """RULES 3.2: a kept card stays, a thrown card is replaced, and both are public."""
    drawn = set()
    for number in range(40):
        position = play(dealt(3, 2, number=number), "keep", "throw")
        view = game_of("high_card").view(position, None)
        assert view["seats"][0]["card"] == 3
        assert view["seats"][1]["thrown"]
        drawn.add(view["seats"][1]["card"])
    assert drawn == {1, 2, 3, 4, 5, 6}


def test_the_highest_card_wins_and_equals_share() -> None:
    """RULES 7.1."""
    outcome = play(dealt(5, 2, 5), "keep", "keep", "keep").outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 3, 1]
    assert outcome.totals == [5, 2, 5]


def test_a_card_thrown_away_may_be_drawn_again() -> None:
    """Ruling A1."""
    again = [play(dealt(2, 2, number=n), "throw", "keep").to_json()["cards"][0] for n in range(40)]
    assert 2 in again


def test_cards_and_decisions_are_hidden() -> None:
    """RULES 6.1 and 6.2: a seat sees its own decision; of others only the fact."""
    game = game_of("high_card")
    position = dealt(3, 4)
    position.apply(0, game.actions.parse("throw"))
    own, other = game.view(position, 0)["seats"][0], game.view(position, 1)["seats"][0]
    assert own == {"card": 3, "decided": True, "thrown": True}
    assert other == {"card": None, "decided": True, "thrown": None}
