"""Rulings A2 and A24: the Guardhouse and its protection (RULES 8)."""

from tests.games.revolution.notation import COUNTED, full_town
from tests.games.revolution.play import act, options, revealed
from tests.games.revolution.public import cubes, guardhouse, is_over, phase, stocks, told, town

# --- A2: the Guardhouse


def test_mayor_and_reassign_cannot_enter_a_guardhouse_not_open() -> None:
    """Ruling A2, guardhouse = owner and sealed; RULES 4.11"""
    for rule in ("owner", "sealed"):
        position = revealed(f"palace 5 guardhouse={rule}", {0: "mayor 1G"})
        assert options(position, 0) == {f"place {area}" for area in COUNTED["palace"]}
        position = revealed(f"palace 5 guardhouse={rule}; harbor 1 0 0 0 0", {0: "messenger 1G"})
        act(position, 0, "take harbor")
        assert options(position, 0) == {f"put {area}" for area in COUNTED["palace"]} - {
            "put harbor"
        }


def test_the_mayor_may_enter_an_empty_guardhouse_if_the_table_opens_it() -> None:
    """Ruling A2, guardhouse = open; RULES 4.11, 4.16: the cube protects at once."""
    text = "palace 5 guardhouse=open; harbor 1 0 0 0 0"
    position = revealed(text, {0: "mayor 1G", 1: "mercenary 1G"})
    assert options(position, 0) == {f"place {area}" for area in (*COUNTED["palace"], "guardhouse")}
    position.journal = []
    act(position, 0, "place guardhouse")
    assert guardhouse(position) == 0
    assert town(position) == "harbor 1 0 0 0 0; guardhouse 0"
    assert stocks(position) == [23, 25, 25, 25, 25]
    assert len(told(position, "occupied")) == 1
    act_on = revealed(f"{text}; guardhouse 0; fortress 0 0 1 0 0", {1: "spy 1G"})
    assert options(act_on, 1) == {"spy fortress 2", "decline"}


def test_the_messenger_may_enter_an_empty_guardhouse_if_the_table_opens_it() -> None:
    """Ruling A2, guardhouse = open; RULES 4.17"""
    position = revealed("palace 5 guardhouse=open; harbor 1 0 0 0 0", {0: "messenger 1G"})
    act(position, 0, "take harbor")
    assert "put guardhouse" in options(position, 0)
    act(position, 0, "put guardhouse")
    assert guardhouse(position) == 0
    assert stocks(position)[0] == 24
    assert options(position, 0) == {"take guardhouse", "decline"}
    act(position, 0, "take guardhouse")
    assert "put guardhouse" not in options(position, 0)
    act(position, 0, "put tavern")
    assert town(position) == "tavern 1 0 0 0 0"


def test_an_empty_guardhouse_takes_a_cube_where_no_area_has_room() -> None:
    """Ruling A2, guardhouse = open: a Mayor goes there without a question."""
    text = f"palace 5 guardhouse=open; {full_town('palace', 5)}"
    assert guardhouse(revealed(text, {0: "mayor 1G"})) == 0
    moving = revealed(text, {0: "messenger 1G"})
    act(moving, 0, "take fortress")
    assert guardhouse(moving) == 0
    assert not is_over(moving)


def test_only_the_viceroy_enters_an_occupied_open_guardhouse() -> None:
    """Ruling A2, guardhouse = open"""
    for occupant in (0, 1):
        text = f"palace 5 guardhouse=open; guardhouse {occupant}; harbor 1 0 0 0 0"
        assert "place guardhouse" not in options(revealed(text, {0: "mayor 1G"}), 0)
        position = revealed(text, {0: "messenger 1G"})
        act(position, 0, "take harbor")
        assert "put guardhouse" not in options(position, 0)


def test_the_occupant_of_an_open_guardhouse_may_move_its_cube() -> None:
    """Ruling A2, guardhouse = open"""
    text = "palace 5 guardhouse=open; guardhouse 0; harbor 0 1 0 0 0"
    assert "swap guardhouse 0" in options(revealed(text, {0: "apothecary 1G"}), 0)
    assert "take guardhouse" in options(revealed(text, {0: "messenger 1G"}), 0)
    assert "take guardhouse" not in options(revealed(text, {1: "messenger 1G"}), 1)


def test_the_occupant_may_swap_its_guardhouse_cube() -> None:
    """Ruling A2, guardhouse = owner"""
    text = "palace 5; guardhouse 0; harbor 0 1 0 0 0; market 0 0 1 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    act(position, 0, "swap guardhouse 0")
    assert options(position, 0) == {"with harbor 1", "with market 2"}
    act(position, 0, "with harbor 1")
    assert guardhouse(position) == 1
    assert cubes(position, "harbor") == "1 0 0 0 0"
    assert stocks(position) == [24, 24, 24, 25, 25]


def test_the_guardhouse_cube_may_also_be_named_second() -> None:
    """Ruling A2, guardhouse = owner"""
    text = "palace 5; guardhouse 0; harbor 0 1 0 0 0; market 0 0 1 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    act(position, 0, "swap market 2")
    assert options(position, 0) == {"with guardhouse 0", "with harbor 1"}
    act(position, 0, "with guardhouse 0")
    assert guardhouse(position) == 2
    assert town(position) == "market 1 0 0 0 0; harbor 0 1 0 0 0; guardhouse 2"


def test_the_occupants_own_cubes_are_no_partners_of_its_guardhouse_cube() -> None:
    """Rulings A1 and A2"""
    text = "palace 5; guardhouse 0; harbor 2 0 0 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    assert phase(position) == "bidding"


def test_opponents_cannot_swap_or_spy_on_the_guardhouse_cube() -> None:
    """Ruling A2"""
    text = "palace 5; guardhouse 0; harbor 0 1 1 0 0; market 0 1 1 0 0"
    swapping = revealed(text, {1: "apothecary 1G"})
    assert not any("guardhouse" in option for option in options(swapping, 1))
    act(swapping, 1, "swap harbor 1")
    assert not any("guardhouse" in option for option in options(swapping, 1))
    spying = revealed(text, {1: "spy 1G"})
    assert options(spying, 1) == {"spy harbor 2", "spy market 2", "decline"}


def test_the_occupant_may_move_its_guardhouse_cube_out_by_its_own_reassign() -> None:
    """Ruling A2, guardhouse = owner"""
    position = revealed("palace 5; guardhouse 0", {0: "messenger 1G"})
    act(position, 0, "take guardhouse")
    assert options(position, 0) == {f"put {area}" for area in COUNTED["palace"]}
    act(position, 0, "put palace")
    act(position, 0, "decline")
    assert guardhouse(position) is None
    assert town(position) == "palace 1 0 0 0 0"
    assert stocks(position)[0] == 24


def test_opponents_cannot_move_the_guardhouse_cube() -> None:
    """Ruling A2"""
    position = revealed("palace 5; guardhouse 0; harbor 0 1 0 0 0", {1: "messenger 1G"})
    assert options(position, 1) == {"take harbor", "decline"}


def test_a_guardhouse_cube_cannot_be_moved_out_where_no_area_has_room() -> None:
    """Ruling A2"""
    text = f"palace 5; guardhouse 0; {full_town('palace', 5)}"
    assert is_over(revealed(text, {0: "messenger 1G"}))


def test_a_sealed_guardhouse_is_touched_by_nothing_but_occupy_guardhouse() -> None:
    """Ruling A2, guardhouse = sealed"""
    text = "palace 5 guardhouse=sealed; guardhouse 0; harbor 1 1 0 0 0; market 0 0 1 0 0"
    swapping = revealed(text, {0: "apothecary 1G"})
    assert "swap market 2" in options(swapping, 0)
    assert not any("guardhouse" in option for option in options(swapping, 0))
    act(swapping, 0, "swap market 2")
    assert not any("guardhouse" in option for option in options(swapping, 0))
    moving = revealed(text, {0: "messenger 1G"})
    assert options(moving, 0) == {"take harbor", "decline"}
    assert guardhouse(revealed(text, {3: "viceroy 1G"})) == 3


def test_a_sealed_guardhouse_protects_all_the_same() -> None:
    """Ruling A2, guardhouse = sealed; RULES 4.16"""
    text = "palace 5 guardhouse=sealed; guardhouse 1; harbor 0 1 1 0 0"
    assert options(revealed(text, {0: "spy 1G"}), 0) == {"spy harbor 2", "decline"}


# --- A24: protection is only against others


def test_the_occupants_own_apothecary_may_swap_its_cubes() -> None:
    """Ruling A24"""
    text = "palace 5; guardhouse 0; fortress 1 0 0 0 0; harbor 0 1 0 0 0; market 0 0 1 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    act(position, 0, "swap fortress 0")
    assert options(position, 0) == {"with harbor 1", "with market 2"}
    act(position, 0, "with market 2")
    assert cubes(position, "fortress") == "0 0 1 0 0"
    assert cubes(position, "market") == "1 0 0 0 0"
    assert guardhouse(position) == 0
