"""A duel between a net and the heuristic."""

from tests.lab.deals import deal
from tocsin.lab.promote import Duel


def test_both_sides_of_a_duel_have_equally_many_seats() -> None:
    for players in (2, 3, 4, 5):
        duel = Duel(game="revolution", players=players, ours="a", theirs="b")
        assert len(duel.field) == players
        assert len(duel.indices("a")) == len(duel.indices("b")) == players // 2


def test_a_duel_is_won_if_the_interval_is_above_zero() -> None:
    duel = Duel(game="paris", players=2, ours="a", theirs="b")
    assert duel.is_won([deal(1.0, 0.0), deal(0.75, 0.25), deal(1.0, 0.0)])
    assert not duel.is_won([deal(1.0, 0.0), deal(0.0, 1.0), deal(1.0, 0.0)])
