"""Rulings where the booklet is silent, and table options (RULES 8)."""

import pytest

from tests.games.revolution.matches import match, moments, spread
from tests.games.revolution.notation import COUNTED, GAME, full_town, parse
from tests.games.revolution.play import act, options, revealed
from tests.games.revolution.public import (
    cubes,
    guardhouse,
    hand,
    hands,
    is_over,
    outcome_of,
    phase,
    support,
    town,
)
from tests.games.revolution.rules.test_set_up import areas, spaces

# --- A1: declining


def test_choices_that_would_change_nothing_are_not_offered() -> None:
    """Ruling A1: neither one's own cube to the Spy nor two cubes of one owner to swap."""
    spying = revealed("core 3; harbor 2 1 0; tavern 1 0 0", {0: "spy 1G"})
    assert options(spying, 0) == {"spy harbor 1", "decline"}
    swapping = revealed("core 3; harbor 1 1 0; tavern 1 0 2", {0: "apothecary 1G"})
    act(swapping, 0, "swap harbor 0")
    # Not with the own cube in the Tavern: the only partner is seat 2.
    assert town(swapping) == "tavern 2 0 1; harbor 0 1 1"


def test_the_apothecary_asks_nothing_if_all_cubes_have_one_owner() -> None:
    """Ruling A1"""
    position = revealed("core 3; harbor 0 1 0; tavern 0 2 0", {0: "apothecary 1G"})
    assert phase(position) == "bidding"


# --- A3: the Messenger


def test_the_messenger_gives_two_reassigns() -> None:
    """Ruling A3, messenger = two"""
    position = revealed("palace 5; harbor 2 0 0 0 0; turn 60", {0: "messenger 1G"})
    for area in ("market", "tavern"):
        act(position, 0, "take harbor")
        act(position, 0, f"put {area}")
    assert town(position) == "tavern 1 0 0 0 0; market 1 0 0 0 0"
    assert is_over(position)


def test_the_messenger_gives_one_reassign_if_the_table_says_so() -> None:
    """Ruling A3, messenger = one"""
    position = revealed("palace 5 messenger=one; harbor 2 0 0 0 0", {0: "messenger 1G"})
    assert support(position)[0] == 3
    act(position, 0, "take harbor")
    act(position, 0, "put market")
    assert phase(position) == "bidding"
    declined = revealed("palace 5 messenger=one; harbor 2 0 0 0 0", {0: "messenger 1G"})
    act(declined, 0, "decline")
    assert phase(declined) == "bidding"


# --- A6, A7 and A8: parts of the expansions


@pytest.mark.parametrize("prison", ["asylum", "jail"])
def test_the_end_needs_full_prisons_unless_the_table_says_otherwise(prison: str) -> None:
    """Ruling A6, prisons = full and open"""
    town_text = full_town("anarchy", 5, **{prison: 1})
    assert not is_over(revealed(f"anarchy 5; {town_text}", {0: "printer 1G"}))
    assert is_over(revealed(f"anarchy 5 prisons=open; {town_text}", {0: "printer 1G"}))


@pytest.mark.parametrize("area", COUNTED["core"])
def test_open_prisons_leave_43_cube_spaces_to_fill(area: str) -> None:
    """Ruling A6, prisons = open"""
    full = full_town("anarchy", 5, asylum=5, jail=6)
    position = revealed(f"anarchy 5 prisons=open; {full}", {0: "printer 1G"})
    outcome = outcome_of(position)
    assert outcome.reason == "town-full"
    gap = full_town("anarchy", 5, asylum=5, jail=6, **{area: 1})
    assert not is_over(revealed(f"anarchy 5 prisons=open; {gap}", {0: "printer 1G"}))


def test_open_prisons_still_cost_their_leader_thirty() -> None:
    """Ruling A6, prisons = open"""
    outcome = outcome_of(revealed("anarchy 5 prisons=open; turn 60; jail 0 1 0 0 0", {}))
    assert outcome.totals == [0, -30, 0, 0, 0]


def test_the_garden_belongs_to_anarchy_alone() -> None:
    """Ruling A7"""
    assert "garden" in areas(parse("anarchy 5"))
    assert "garden" not in areas(parse("palace 5"))
    assert "garden" not in areas(parse("core 3"))
    assert is_over(revealed(f"palace 5; {full_town('palace', 5)}", {0: "printer 1G"}))


def test_protection_never_meets_the_warden_or_the_governor() -> None:
    """Ruling A8"""
    assert not {"warden", "governor"} & set(spaces(parse("palace 5")))
    assert "viceroy" not in spaces(parse("anarchy 5"))
    for _, _, position in moments(match("anarchy", 5, turn_limit="30"), seed=4):
        assert guardhouse(position) is None


# --- A14: spaces that the Anarchist may copy


def test_the_anarchist_may_copy_a_space_that_was_won_tied_or_without_a_bid() -> None:
    """Ruling A14"""
    bids = {0: "anarchist 1G", 1: "printer 1G; priest 1G", 2: "priest 1G"}
    for space, points in (("printer", 10), ("priest", 6), ("mercenary", 3)):
        position = revealed("anarchy 5", bids)
        act(position, 0, f"copy {space}")
        assert support(position) == [points, 10, 0, 0, 0]


def test_the_anarchist_leaves_out_impossible_effects() -> None:
    """Ruling A14"""
    text = "anarchy 5; turn 60; tavern 0 1 1 1 1"
    position = revealed(text, {0: "anarchist 1G"})
    act(position, 0, "copy innkeeper")
    assert support(position)[0] == 3
    assert hand(position, 0) == "1B"
    assert cubes(position, "tavern") == "0 1 1 1 1"


# --- A15: shared victory


def test_seats_that_share_the_highest_total_share_the_victory() -> None:
    """Ruling A15: more Support, tokens or areas break no tie."""
    text = "core 3 turn_limit=30; turn 30; support 50 0 49; fortress 0 1 0"
    outcome = outcome_of(revealed(text, {}))
    assert outcome.totals == [50, 50, 49]
    assert outcome.ranks == [1, 1, 3]
    assert outcome.winners() == [0, 1]


# --- A16 and A23: within one area


def test_a_swap_within_one_area_is_not_offered() -> None:
    """Ruling A16"""
    alone = revealed("core 3; harbor 1 1 1", {0: "apothecary 1G"})
    assert phase(alone) == "bidding"
    position = revealed("core 3; harbor 1 1 0; tavern 0 1 1; market 0 0 1", {0: "apothecary 1G"})
    act(position, 0, "swap harbor 1")
    assert options(position, 0) == {"with tavern 2", "with market 2"}


def test_a_reassign_within_one_area_is_not_offered() -> None:
    """Ruling A23"""
    position = revealed("palace 5; harbor 1 0 0 0 0", {0: "messenger 1G"})
    act(position, 0, "take harbor")
    assert "put harbor" not in options(position, 0)
    stuck = revealed(f"palace 5; {full_town('palace', 5, harbor=2)}", {0: "messenger 1G"})
    assert "take harbor" not in options(stuck, 0)


# --- A18: the turn limit


@pytest.mark.parametrize("limit", [60, 30, 100])
def test_the_turn_limit_makes_that_turn_the_last(limit: int) -> None:
    """Ruling A18, turn_limit = 60, 30 and 100"""
    before = revealed(f"core 3 turn_limit={limit}; turn {limit - 1}", {0: "printer 1G"})
    assert not is_over(before)
    assert GAME.view(before, None)["turn"] == limit
    text = f"core 3 turn_limit={limit}; turn {limit}; harbor 1 0 0"
    position = revealed(text, {0: "printer 1G", 1: "rogue 1G"})
    outcome = outcome_of(position)
    assert outcome.reason == "turn-limit"
    assert hands(position) == "- | 2B | -"
    assert outcome.totals == [10 + 40, 6, 0]


def test_the_limit_is_sixty_turns_unless_the_table_says_otherwise() -> None:
    """Ruling A18"""
    assert not is_over(revealed("core 3; turn 59", {0: "printer 1G"}))
    assert is_over(revealed("core 3; turn 60", {0: "printer 1G"}))


def test_a_full_town_is_the_reason_before_the_turn_limit() -> None:
    """Ruling A18"""
    outcome = outcome_of(revealed(f"core 3; turn 60; {full_town('core', 3)}", {}))
    assert outcome.reason == "town-full"


def test_a_match_in_which_all_tie_ends_by_the_turn_limit() -> None:
    """Ruling A18"""
    position = match("core", 3, turn_limit="30")
    turns = 0
    while not is_over(position):
        for seat in range(3):
            spread(position, seat, ["printer"])
        turns += 1
    assert turns == 30
    outcome = outcome_of(position)
    assert outcome.totals == [0, 0, 0]
    assert outcome.winners() == [0, 1, 2]


# --- A19: deals


def test_no_action_of_the_game_makes_or_enforces_a_deal() -> None:
    """Ruling A19: all actions are bids and answers to effects."""
    verbs = {text.split()[0] for text in GAME.actions.texts}
    assert verbs == {"bid", "knock", "decline", "copy", "reclaim"} | {
        *("place", "rival", "spy", "swap", "with", "take", "put", "jail", "eject")
    }


# --- A22: one choice at a time


def test_the_governor_places_its_own_cube_before_the_opponents() -> None:
    """Ruling A22"""
    position = revealed("anarchy 5", {0: "governor 1G"})
    for answer in ("place garden", "rival 3", "place jail"):
        assert position.actors() == [0]
        act(position, 0, answer)
    assert town(position) == "garden 1 0 0 0 0; jail 0 0 0 1 0"


def test_the_warden_reclaims_before_the_jail() -> None:
    """Ruling A22"""
    position = revealed("anarchy 5", {0: "warden 1F 1G"})
    assert options(position, 0) == {"reclaim force", "reclaim gold"}
    act(position, 0, "reclaim gold")
    assert options(position, 0) == {"jail 1", "jail 2", "jail 3", "jail 4"}


def test_the_messenger_makes_one_move_before_the_other() -> None:
    """Ruling A22"""
    position = revealed("palace 5; harbor 1 0 0 0 0; market 1 0 0 0 0", {0: "messenger 1G"})
    act(position, 0, "take harbor")
    act(position, 0, "put tavern")
    assert options(position, 0) == {"take tavern", "take market", "decline"}
    assert cubes(position, "tavern") == "1 0 0 0 0"
