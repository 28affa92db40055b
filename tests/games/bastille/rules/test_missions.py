"""Points of missions (RULES 7.12 to 7.15)."""

import pytest

from tests.games.bastille.notation import ALEX, ANI, JAN, ULRICH, event_keys, final, finish, scored
from tocsin.games.bastille.rules.board import packed
from tocsin.games.bastille.rules.mission_points import majority_rank

GROUPS = {"peasants": "p5 p6 p7", "soldiers": "s2 s3 s5", "nobles": "n2 n3 n5"}


def missions(text: str) -> list[int]:
    """Return the mission points of all seats; all monks must have groups."""
    position = final(text)
    finish(position)
    return scored(position, "missions")


def seats(**parts: str) -> str:
    """Return a list by seat in the notation, from values by name."""
    order = {"ulrich": ULRICH, "alex": ALEX, "ani": ANI, "jan": JAN}
    row = ["-"] * 4
    for name, part in parts.items():
        row[order[name]] = part
    return " | ".join(row)


def test_missions_are_revealed_at_the_end() -> None:
    """RULES 7.12"""
    position = final("4; missions most_gems | most_gems | - | -")
    finish(position)
    assert event_keys(position).count("mission-scored") == 2


def test_an_unfulfilled_mission_costs_nothing() -> None:
    """RULES 7.12"""
    assert missions("4; missions most_gems two_of_each low_nobles | - | - | -") == [0, 0, 0, 0]


def test_a_character_may_serve_several_missions_armed_or_not() -> None:
    """RULES 7.12"""
    points = missions(
        "4; cards n2 n3 n5 | - | - | -;"
        " missions most_nobles most_crowns most_gems low_nobles | - | - | -"
    )
    assert points[0] == 6 + 6 + 6 + 9


# --- majorities


@pytest.mark.parametrize(
    ("counts", "places"),
    [
        ([3, 2, 1, 0], [1, 2, 0, 0]),
        ([2, 2, 1, 1], [1, 1, 2, 2]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
        ([3, 0, 0, 0], [1, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([4, 3, 2, 3], [1, 2, 0, 2]),
        ([1, 2, 3, 4], [0, 0, 2, 1]),
    ],
)
def test_the_second_place_is_the_second_highest_amount_there_is(
    counts: list[int], places: list[int]
) -> None:
    """RULES 7.13 and 8.2"""
    assert [majority_rank(packed(counts), seat) for seat in range(4)] == places


def test_tied_leaders_of_a_group_score_in_full_monks_included() -> None:
    """RULES 7.13; booklet: Ulrich and Jan tie for nobles, Jan by two monks; each gains 6."""
    points = missions(
        f"4; cards {seats(ulrich='n1 n2 n3', jan='n4 m1:nobles m2:nobles')};"
        f" missions {seats(ulrich='most_nobles', jan='most_nobles')}"
    )
    assert (points[ULRICH], points[JAN]) == (6, 6)


def test_the_second_most_crowns_score_for_the_holder_only() -> None:
    """RULES 7.13; booklet: Jan 6; Alex and Ani have 2 crowns, only Ani holds the card: 2."""
    points = missions(
        f"4; cards {seats(jan='n3 s2', alex='n6', ani='n10')};"
        f" missions {seats(jan='most_crowns', ani='most_crowns')}"
    )
    assert (points[JAN], points[ANI], points[ALEX]) == (6, 2, 0)


def test_weapons_count_tokens_torches_and_printed_ones() -> None:
    """RULES 7.13 and 8.11; booklet: Alex has 4 tokens, 2 torches and a printed weapon: 7."""
    text = (
        f"4; cards {seats(alex='p1')}; track 9 0 8 7; arsenal rifle rifle rifle rifle rifle rifle"
        f" rapier; missions {seats(alex='most_weapons', ani='most_weapons')}; "
    )
    # The final scoring still adds two tokens each, and one to Alex, who is last.
    points = missions(
        text
        + f"weapons {seats(alex='rifle rifle rapier torch torch', ani='rifle torch torch torch')}"
    )
    assert (points[ALEX], points[ANI]) == (7, 3)
    # Six weapons against seven: without the printed one it would be a tie.
    points = missions(
        text + f"weapons {seats(alex='rifle rifle torch', ani='rifle torch torch torch')}"
    )
    assert (points[ALEX], points[ANI]) == (3, 7)


def test_below_tied_leaders_there_is_a_second_place() -> None:
    """RULES 7.13; booklet: Ulrich and Alex have most gems, Ani is second with the card: 2."""
    points = missions(
        f"4; cards {seats(ulrich='n5', alex='n7', ani='m2')};"
        f" missions {seats(ulrich='most_gems', ani='most_gems')}"
    )
    assert (points[ULRICH], points[ALEX], points[ANI]) == (6, 0, 2)


@pytest.mark.parametrize("group", GROUPS)
def test_groups_are_counted_by_cards(group: str) -> None:
    """RULES 1.10 and 7.13"""
    cards = GROUPS[group].split()
    points = missions(
        f"4; cards {' '.join(cards[:2])} | {cards[2]} | - | -;"
        f" missions most_{group} | most_{group} | - | -"
    )
    assert points == [6, 2, 0, 0]


def test_a_mission_of_another_player_brings_nothing() -> None:
    """RULES 7.13"""
    assert missions("4; cards n5 | - | - | -; missions - | most_gems | - | -") == [0, 0, 0, 0]


def test_an_amount_of_zero_is_no_place() -> None:
    """RULES 8.2"""
    assert missions("4; missions most_crowns | most_nobles | - | -") == [0, 0, 0, 0]


# --- series


@pytest.mark.parametrize(
    ("mission", "cards", "points"),
    [
        ("low_peasants", "p1 p3 p5", 7),
        ("high_peasants", "p6 p8 p10", 8),
        ("low_soldiers", "s1 s4 s6", 8),
        ("high_soldiers", "s5 s7 s9", 9),
        ("low_nobles", "n1 n3 n6", 9),
        ("high_nobles", "n5 n8 n10", 10),
    ],
)
def test_a_series_needs_a_card_of_the_group_for_each_cost(
    mission: str, cards: str, points: int
) -> None:
    """RULES 1.10 and 7.14"""
    assert missions(f"4; cards {cards} | - | - | -; missions {mission} | - | - | -")[0] == points
    for missing in cards.split():
        rest = cards.replace(missing, "")
        text = f"4; cards {rest} | {missing} | - | -; missions {mission} | - | - | -"
        assert missions(text)[0] == 0


def test_a_series_ignores_cards_of_other_groups() -> None:
    """RULES 7.14"""
    assert missions("4; cards s1 s3 p9 | - | - | -; missions low_soldiers | - | - | -")[0] == 0


def test_a_monk_counts_with_its_cost_in_the_joined_group() -> None:
    """RULES 7.14 and 8.4"""
    held = "missions low_soldiers | - | - | -"
    assert missions(f"4; cards s1 m2:soldiers s5 | - | - | -; {held}")[0] == 8
    assert missions(f"4; cards s1 m2:nobles s5 | - | - | -; {held}")[0] == 0
    assert missions(f"4; cards s1 m4:soldiers s5 | - | - | -; {held}")[0] == 0


def test_two_of_each_needs_two_cards_in_every_group() -> None:
    """RULES 7.15; French booklet: at least six cards."""
    held = "missions two_of_each | - | - | -"
    assert missions(f"4; cards p1 p2 s1 s2 n1 n2 | - | - | -; {held}")[0] == 6
    assert missions(f"4; cards p1 p2 s1 s2 n1 m1:nobles | - | - | -; {held}")[0] == 6
    assert missions(f"4; cards p1 p2 s1 s2 n1 m1:peasants | - | - | -; {held}")[0] == 0
    assert missions(f"4; cards p1 p2 p3 s1 s2 n1 | - | - | -; {held}")[0] == 0
