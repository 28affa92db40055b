"""Weapons: claimed and laid out; the unarmed penalty (RULES 7.7, 7.8 and 7.18)."""

import pytest

from tests.games.bastille.conservation import check
from tests.games.bastille.notation import (
    ALEX,
    ANI,
    GAME,
    JAN,
    ULRICH,
    act,
    ended,
    event_keys,
    final,
    finish,
    finish_claims,
    interim,
    messages,
    options,
    parse,
    row,
    scored,
)
from tocsin.games.bastille.rules.board import packed
from tocsin.games.bastille.rules.weapons import penalty


def test_seats_claim_two_weapons_in_track_order_and_the_last_one() -> None:
    """RULES 7.7; booklet: Ulrich chooses first, Ani takes the token left over."""
    track = [0] * 4
    track[ULRICH], track[JAN], track[ALEX], track[ANI] = 9, 8, 7, 4
    position = interim(
        f"4; track {' '.join(map(str, track))};"
        " arsenal pitchfork pitchfork rifle rifle rapier rapier rapier"
    )
    assert options(position, ULRICH) == {
        "claim pitchfork pitchfork",
        "claim pitchfork rifle",
        "claim pitchfork rapier",
        "claim rifle rifle",
        "claim rifle rapier",
        "claim rapier rapier",
    }
    act(position, ULRICH, "claim rifle rapier")
    assert options(position, JAN) == {
        "claim pitchfork pitchfork",
        "claim pitchfork rifle",
        "claim pitchfork rapier",
        "claim rifle rapier",
        "claim rapier rapier",
    }
    act(position, JAN, "claim pitchfork pitchfork")
    act(position, ALEX, "claim rapier rapier")
    claims = [(m.key, *m.args.values()) for m in messages(position) if m.key.startswith("claimed")]
    assert claims == [
        ("claimed", f"seat:{ULRICH}", "weapon:rifle", "weapon:rapier"),
        ("claimed-two", f"seat:{JAN}", "weapon:pitchfork"),
        ("claimed-two", f"seat:{ALEX}", "weapon:rapier"),
        ("claimed-last", f"seat:{ANI}", "weapon:rifle"),
    ]
    weapons = row(position, "weapons")
    assert weapons[ULRICH] == {"pitchfork": 0, "rifle": 1, "rapier": 1}
    assert weapons[JAN] == {"pitchfork": 2, "rifle": 0, "rapier": 0}
    assert weapons[ALEX] == {"pitchfork": 0, "rifle": 0, "rapier": 2}
    assert weapons[ANI] == {"pitchfork": 0, "rifle": 1, "rapier": 0}


def test_a_seat_takes_both_tokens_before_the_next_seat() -> None:
    """RULES 8.10"""
    position = interim("3; track 3 2 1")
    assert position.actors() == [0]
    act(position, 0, sorted(options(position))[0])
    assert sum(row(position, "weapons")[0].values()) == 2
    assert position.actors() == [1]


def test_a_seat_without_a_choice_of_weapons_is_not_asked() -> None:
    """RULES 7.7 and 8.26"""
    position = interim("3; track 3 2 1; arsenal rifle rifle rifle rifle rifle")
    assert [sum(weapons.values()) for weapons in row(position, "weapons")] == [2, 2, 1]
    assert GAME.view(position, None)["round"] == 5


@pytest.mark.parametrize(("players", "tokens"), [(3, 5), (4, 7)])
def test_new_weapons_are_laid_out_after_the_interim_scoring(players: int, tokens: int) -> None:
    """RULES 7.8"""
    position = interim(f"{players}")
    finish_claims(position)
    view = GAME.view(position, None)
    assert sum(view["arsenal"].values()) == tokens
    assert view["stock"] == 15 - 2 * tokens
    check(position)


def test_no_new_weapons_are_laid_out_at_the_end() -> None:
    """RULES 7.10"""
    position = ended("4")
    assert "arsenal-laid" not in event_keys(position)
    assert sum(GAME.view(position, None)["arsenal"].values()) == 0


# --- who is armed


@pytest.mark.parametrize(
    ("unarmed", "lost"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20), (20, 20)]
)
def test_unarmed_characters_cost_points(unarmed: int, lost: int) -> None:
    """RULES 7.18; French booklet, table."""
    assert penalty(packed([2, 5, 9, 14, 20]), unarmed) == lost


def penalty_of(text: str) -> int:
    """Return the unarmed penalty of seat 0, which gets a rifle as the last seat on the track."""
    position = ended(f"3; bonus e1; track 0 9 8; arsenal rifle rifle rifle rifle rifle; {text}")
    return -scored(position, "unarmed")[0]


def test_a_spare_token_arms_no_character_of_another_group() -> None:
    """RULES 7.18; booklet: a soldier without a rifle, a pitchfork left over: 2 points lost."""
    assert penalty_of("cards s3 s7 p5 | - | -; weapons pitchfork pitchfork | - | -") == 2


def test_a_printed_weapon_arms_its_own_card_only() -> None:
    """RULES 7.18"""
    assert penalty_of("cards s1 s4 s6 p1 n1 | - | -") == 0
    assert penalty_of("cards p1 p5 | - | -") == 2


def test_a_torch_arms_anyone() -> None:
    """RULES 7.18"""
    assert penalty_of("cards p5 n2 s3 | - | -; weapons torch | - | -") == 2
    assert penalty_of("cards p5 n2 s3 | - | -; weapons torch torch | - | -") == 0


def test_weapons_are_used_to_arm_most_characters() -> None:
    """RULES 8.23"""
    assert penalty_of("cards p5 p6 n2 s3 s5 | - | -; weapons pitchfork torch torch | - | -") == 2


def test_a_monk_without_a_group_may_use_any_token_to_spare() -> None:
    """RULES 8.23: in the count shown before the end."""
    held = "weapons rifle | rifle | rifle | rifle torch"
    position = parse(f"4; cards m1 | m5 s3 | s5 m2 m3 | m4 p5 n2; {held}")
    assert row(position, "unarmed") == [0, 1, 2, 1]
    position = parse("3; cards m1:nobles | m2:soldiers | m3; weapons rifle | rifle | rifle")
    assert row(position, "unarmed") == [1, 0, 0]


def test_a_monk_needs_the_weapon_of_its_group() -> None:
    """RULES 7.18"""
    text = "3; bonus e1; track 0 9 8; arsenal rifle rifle rifle rifle rifle; cards m1 | - | -"
    for group, lost in (("soldiers", 0), ("peasants", 2), ("nobles", 2)):
        position = final(text)
        act(position, 0, f"join {group}")
        finish(position)
        assert -scored(position, "unarmed")[0] == lost


def test_the_penalty_may_push_a_score_below_zero() -> None:
    """RULES 8.21"""
    position = ended("3; coins 0 0 0; cards p2 p3 p5 p6 p7 p9 | - | -; points -20 0 0")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.totals[0] < 0
