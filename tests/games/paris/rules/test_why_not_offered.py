"""Reasons why keys, banks, targets and End Game tiles are not offered (RULES 3.6, 4.2 to 4.9)."""

import pytest

from tests.games.paris.notation import GAME, act, draw
from tests.games.why_not_offered import closed


def test_end_game_tiles_wait_for_the_piles_to_be_empty() -> None:
    """RULES 3.6"""
    assert closed(GAME, draw("2"), 0)["pile:end"] == ("closed-end-early", {})
    assert "pile:end" not in closed(GAME, draw("2; piles empty"), 0)


def test_without_a_key_behind_the_screen_no_bank_takes_one() -> None:
    """RULES 4.1"""
    position = draw("2; built chaillot-1; keys 0 bank-chaillot; screen 0 3")
    reasons = closed(GAME, position, 0)
    assert reasons["bank:belleville"] == reasons["arc:arc"] == ("closed-keys", {})
    assert "bank:chaillot" not in reasons


@pytest.mark.parametrize(
    ("built", "reason"),
    [
        ("belleville-1", ("closed-key-none", {})),
        ("chaillot-4 chaillot-5", ("closed-key-francs", {"price": 4, "francs": 3})),
        ("chaillot-5", ("closed-key-francs", {"price": 5, "francs": 3})),
    ],
)
def test_a_key_on_a_bank_gives_the_reason_why_it_stays(built: str, reason: object) -> None:
    """RULES 4.5 and 4.7"""
    position = draw(f"2; built {built}; keys 0 bank-chaillot; francs 3 3")
    assert closed(GAME, position, 0)["bank:chaillot"] == reason


def test_a_key_gives_its_occupied_target_as_the_reason() -> None:
    """RULES 4.6"""
    position = draw("2; keys 0 bank-chaillot; keys 1 chaillot-1; francs 3 3")
    assert closed(GAME, position, 0)["bank:chaillot"] == ("closed-key-taken", {})


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        # A new landmark could be paid, but the Louvre (15) stands there.
        ("francs 12 3; tokens 0 marble=2 gold=2", "closed-key-landmark"),
        ("keys 1 montmartre-1; francs 12 3", "closed-key-several"),
        ("built montmartre-4; francs 9 3", "closed-key-resources"),
    ],
)
def test_a_key_gives_the_true_reason_why_it_stays(rest: str, reason: str) -> None:
    """RULES 4.5 to 4.9"""
    position = draw(f"2; keys 0 bank-montmartre; landmarks louvre=montmartre; {rest}")
    assert closed(GAME, position, 0)["bank:montmartre"] == (reason, {})


def test_a_moving_key_gives_a_reason_for_each_closed_target() -> None:
    """RULES 4.3, 4.5 to 4.9"""
    position = draw(
        "2; built batignolles-1 batignolles-4 batignolles-5 batignolles-8 chaillot-1;"
        " keys 0 batignolles-2; keys 1 batignolles-3; francs 3 3"
    )
    act(position, "move batignolles-2")
    reasons = closed(GAME, position, 0)
    # Values 4 and 5 are affordable: 2 and 3 Francs.
    assert "space:batignolles-5" not in reasons
    assert reasons["space:batignolles-1"] == ("closed-lower", {})
    assert reasons["space:batignolles-3"] == ("closed-taken", {})
    assert reasons["space:batignolles-8"] == ("closed-francs", {"price": 6, "francs": 3})
    assert reasons["landmark:luxembourg"] == ("closed-francs", {"price": 8, "francs": 3})
    assert "space:chaillot-1" not in reasons
    assert "space:batignolles-2" not in reasons


def test_missing_wood_and_a_lower_landmark_are_reasons() -> None:
    """RULES 4.8 and 4.9"""
    position = draw(
        "2; built montmartre-1 montmartre-2 montmartre-4; keys 0 bank-montmartre; francs 20 3;"
        " landmarks opera=montmartre; tokens 0 marble=2 gold=2"
    )
    act(position, "move bank-montmartre")
    reasons = closed(GAME, position, 0)
    assert reasons["space:montmartre-4"] == ("closed-resources", {})
    assert reasons["landmark:luxembourg"] == ("closed-landmark", {})
    assert "landmark:grand_palais" not in reasons
