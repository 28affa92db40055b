"""An upgrade of a tile (RULES 4.14)."""

from tests.games.bastille.notation import act, event_keys, interim, options, row, scored


def test_an_upgrade_raises_a_tile_by_one_and_removes_the_old_one() -> None:
    """RULES 4.14"""
    position = interim("4; bag 1 0 0 0; tiles 123 | 112 | 112 | 112")
    act(position, 0, "enter right 5")
    assert options(position, 0) == {"upgrade 1", "upgrade 2", "upgrade 3"}
    act(position, 0, "upgrade 2")
    assert row(position, "tiles")[0] == [1, 3, 3]
    assert row(position, "supply")[0] == [1, 2, 2, 2, 3, 3, 4, 4]
    assert scored(position, "notre_dame") == [0] * 4


def test_an_upgrade_needs_the_next_value_in_supply() -> None:
    """RULES 4.14 and 8.20"""
    position = interim("4; bag 1 0 0 0; tiles 124 | 112 | 112 | 112; supply 2 | - | - | -")
    act(position, 0, "enter right 5")
    assert row(position, "tiles")[0] == [2, 2, 4], "one possibility is not asked"
    assert "no-upgrade" not in event_keys(position)
    position = interim("4; bag 1 0 0 0; supply 44 | - | - | -")
    act(position, 0, "enter right 5")
    assert row(position, "tiles")[0] == [1, 1, 2]
    assert "no-upgrade" in event_keys(position)
