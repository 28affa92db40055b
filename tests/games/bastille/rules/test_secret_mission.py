"""The variant Secret Mission: two piles, none dealt (RULES 2.8 and 4.16)."""

from tests.games.bastille.notation import (
    ANI,
    GAME,
    JAN,
    act,
    evaluated,
    event_keys,
    final,
    held,
    interim,
    messages,
    options,
    row,
)

PILES = {"pile top", "pile bottom"}


def secret(text: str) -> str:
    return f"4 missions=secret; coins 0 0 0 0; {text}"


def test_the_second_tile_must_take_the_other_pile() -> None:
    """RULES 4.16; booklet: Ani takes the pile at the bottom, Jan that at the top."""
    position = evaluated(
        secret(
            "piles most_gems most_nobles | most_crowns low_nobles;"
            f" at etats_generaux {JAN}:1 {ANI}:2"
        )
    )
    assert options(position, ANI) == PILES
    act(position, ANI, "pile bottom")
    assert options(position, ANI) == {"mission most_crowns", "mission low_nobles"}
    act(position, ANI, "mission low_nobles")
    assert options(position, JAN) == {"mission most_gems", "mission most_nobles"}
    piles = [m.args["pile"] for m in messages(position) if m.key == "pile-chosen"]
    assert piles == ["pile:bottom", "pile:top"]
    act(position, JAN, "mission most_gems")
    assert (held(position, ANI), held(position, JAN)) == ({"low_nobles"}, {"most_gems"})
    coins = row(position, "coins")
    assert (coins[ANI], coins[JAN]) == (2, 0)


def test_a_lone_tile_may_use_either_pile() -> None:
    """RULES 4.16"""
    position = evaluated(secret("at etats_generaux 0:1"))
    assert options(position, 0) == PILES


def test_one_owner_of_both_tiles_uses_one_pile_with_each() -> None:
    """RULES 4.16"""
    position = evaluated(
        secret("piles most_gems two_of_each | low_nobles most_nobles; at etats_generaux 0:1 0:2")
    )
    act(position, 0, "pile top", "mission most_gems", "mission low_nobles")
    assert held(position, 0) == {"most_gems", "low_nobles"}


def test_a_mission_bonus_of_the_catacombs_uses_either_pile() -> None:
    """RULES 4.16; booklet: he can choose one pile and take a mission card from it."""
    for scoring, niche in ((interim, "enter left 4"), (final, "enter final 8")):
        position = scoring(secret("bag 1 0 0 0; piles most_gems | low_nobles most_gems"))
        act(position, 0, niche)
        assert options(position, 0) == PILES
        act(position, 0, "pile bottom", "mission low_nobles")
        assert row(position, "mission_count") == [1, 0, 0, 0]


def test_the_chosen_pile_is_final_without_an_eligible_mission() -> None:
    """RULES 8.19"""
    position = evaluated(
        secret(
            "missions most_gems | - | - | -; piles most_gems | low_nobles; at etats_generaux 0:1"
        )
    )
    act(position, 0, "pile top")
    assert held(position, 0) == {"most_gems"}
    assert "no-mission" in event_keys(position)
    assert row(position, "coins")[0] == 2


def test_an_empty_pile_cannot_be_chosen() -> None:
    """RULES 8.22"""
    position = evaluated(secret("piles - | low_nobles low_peasants; at etats_generaux 0:2 1:1"))
    assert options(position, 0) == {"mission low_nobles", "mission low_peasants"}
    act(position, 0, "mission low_nobles")
    assert "no-mission" in event_keys(position), (
        "the second must use the other pile, which is empty"
    )
    assert row(position, "mission_count") == [1, 0, 0, 0]


def test_with_both_piles_empty_nothing_is_kept() -> None:
    """RULES 8.19"""
    position = evaluated(secret("piles - | -; at etats_generaux 0:2 1:1"))
    assert row(position, "mission_count") == [0] * 4


def test_each_player_knows_only_the_piles_it_searched() -> None:
    """RULES 6.3"""
    position = evaluated(secret("at etats_generaux 0:2 1:1"))
    act(position, 0, "pile top")
    seen = [pile["seen"] for pile in GAME.view(position, 0)["piles"]]
    assert sum(seen[0].values()) == 10
    assert seen[1] is None
    act(position, 0, sorted(options(position))[0])
    seen = [pile["seen"] for pile in GAME.view(position, 1)["piles"]]
    assert seen[0] is None
    assert sum(seen[1].values()) == 10
    act(position, 1, sorted(options(position))[0])
    for viewer, pile in ((0, 0), (1, 1)):
        seen = [row["seen"] for row in GAME.view(position, viewer)["piles"]]
        assert sum(seen[pile].values()) == 9
        assert seen[1 - pile] is None


def test_a_searched_pile_has_no_order() -> None:
    """RULES 8.12: every kind left is offered, wherever it lay."""
    position = evaluated(secret("at etats_generaux 0:1"))
    act(position, 0, "pile top")
    seen = GAME.view(position, 0)["piles"][0]["seen"]
    assert options(position, 0) == {f"mission {name}" for name in seen}
