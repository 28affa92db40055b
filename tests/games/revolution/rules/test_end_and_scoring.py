"""End and scoring (RULES 7)."""

import pytest

from tests.games.revolution.matches import TABLES, match, moments
from tests.games.revolution.notation import COUNTED, full_town, parse
from tests.games.revolution.play import act, options, revealed
from tests.games.revolution.public import hands, is_over, outcome_of, phase, totals
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position

PLAYERS = {"core": 3, "palace": 5, "anarchy": 5}
LAST_TURN = "turn_limit=30; turn 30"


def scored(text: str) -> Outcome:
    """Return the outcome of a last turn without bids, with the areas of the text."""
    outcome = outcome_of(revealed(text, {}))
    return outcome


# --- the end


@pytest.mark.parametrize(("board", "spaces"), [("core", 43), ("palace", 51), ("anarchy", 54)])
def test_the_game_is_over_when_every_counting_area_is_full(board: str, spaces: int) -> None:
    """RULES 7.1: Garden and Guardhouse, empty here, do not count."""
    assert sum(COUNTED[board].values()) == spaces
    players = PLAYERS[board]
    position = revealed(f"{board} {players}; {full_town(board, players)}", {0: "printer 1G"})
    assert is_over(position)
    outcome = outcome_of(position)
    assert outcome.reason == "town-full"


@pytest.mark.parametrize(("board", "area"), [(b, a) for b in COUNTED for a in COUNTED[b]])
def test_a_single_empty_cube_space_keeps_the_game_going(board: str, area: str) -> None:
    """RULES 7.1"""
    players = PLAYERS[board]
    text = f"{board} {players}; {full_town(board, players, **{area: 1})}"
    position = revealed(text, {0: "printer 1G"})
    assert not is_over(position)
    assert phase(position) == "bidding"
    assert position.outcome() is None


def test_a_full_garden_or_guardhouse_does_not_stand_in_for_another_area() -> None:
    """RULES 7.1"""
    garden = f"anarchy 5; garden 2 1 1 1 1; {full_town('anarchy', 5, tavern=1)}"
    assert not is_over(revealed(garden, {0: "printer 1G"}))
    guarded = f"palace 5; guardhouse 2; {full_town('palace', 5, tavern=1)}"
    assert not is_over(revealed(guarded, {0: "printer 1G"}))


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_finished_match_has_no_decisions(board: str, players: int) -> None:
    """RULES 7.1"""
    position = match(board, players, turn_limit="30")
    assert all(here.outcome() is None or is_over(here) for _, _, here in moments(position, 2))
    assert position.outcome() is not None
    assert all(options(position, seat) == set() for seat in range(players))


def test_the_last_turn_has_no_patronage() -> None:
    """RULES 7.2; booklet, End Game."""
    position = revealed(f"core 3; {full_town('core', 3)}", {0: "rogue 1G", 1: "printer 1G"})
    assert is_over(position)
    assert hands(position) == "2B | - | -"


# --- tokens


@pytest.mark.parametrize(
    ("won", "points"),
    [
        ("rogue 1G", 2 * 3),
        ("mercenary 1G", 3 + 5),
        ("general 1G; captain 1G", 2 * (1 + 5)),
        ("aristocrat 1G", 5 + 3),
        ("merchant 1G", 3 + 5),
        ("rogue 1G; merchant 1G; mercenary 1G", 2 * 3 + (3 + 5) + (3 + 5)),
    ],
)
def test_a_force_is_worth_five_a_blackmail_three_and_a_gold_one(won: str, points: int) -> None:
    """RULES 7.3; booklet, End Game: Support of the spaces, and the tokens of the last turn."""
    position = revealed(f"core 3; {full_town('core', 3)}; support 0 0 0", {0: won})
    outcome = outcome_of(position)
    assert outcome.breakdown[0]["support"] + outcome.breakdown[0]["tokens"] == points


# --- areas


def points_of(position: Position, area: str) -> list[int]:
    outcome = outcome_of(position)
    return [row[f"area:{area}"] for row in outcome.breakdown]


@pytest.mark.parametrize(
    ("fortress", "points"),
    [
        ("3 2 2", [50, 0, 0]),
        ("0 0 1", [0, 0, 50]),
        ("1 5 2", [0, 50, 0]),
        ("4 4 0", [0, 0, 0]),
        ("3 2 3", [0, 0, 0]),
        ("2 2 2", [0, 0, 0]),
        ("3 3 2", [0, 0, 0]),  # not to the third either
        ("0 0 0", [0, 0, 0]),
    ],
)
def test_only_a_sole_majority_gets_the_points_of_an_area(fortress: str, points: list[int]) -> None:
    """RULES 7.4, 7.5; booklet, End Game."""
    position = revealed(f"core 3 {LAST_TURN}; fortress {fortress}", {})
    assert points_of(position, "fortress") == points
    assert totals(position) == points


def test_a_tie_below_the_most_does_not_matter() -> None:
    """RULES 7.5"""
    assert scored(f"core 4 {LAST_TURN}; harbor 1 1 3 1").totals == [0, 0, 40, 0]


@pytest.mark.parametrize("seat", range(6))
def test_any_of_six_seats_can_hold_or_spoil_an_area(seat: int) -> None:
    """RULES 7.4, 7.5"""
    row = [1] * 6
    row[seat] = 2
    text = f"palace 6 {LAST_TURN}; palace {' '.join(map(str, row))}"
    assert scored(text).totals == [55 * (other == seat) for other in range(6)]
    row[seat - 1] = 2
    assert scored(f"palace 6 {LAST_TURN}; palace {' '.join(map(str, row))}").totals == [0] * 6


def test_each_area_is_scored_by_itself() -> None:
    """RULES 7.4, 7.5"""
    text = f"core 3 {LAST_TURN}; tavern 2 1 1; market 0 2 2; harbor 2 4 0; plantation 1 0 0"
    assert scored(text).totals == [20 + 30, 40, 0]


@pytest.mark.parametrize("prison", ["asylum", "jail"])
def test_a_sole_leader_in_asylum_or_jail_loses_thirty(prison: str) -> None:
    """RULES 7.6: a total may fall below zero."""
    outcome = scored(f"anarchy 5 {LAST_TURN}; {prison} 1 3 1 0 0; support 0 12 0 0 0")
    assert outcome.totals == [0, -18, 0, 0, 0]
    assert outcome.ranks == [1, 5, 1, 1, 1]


@pytest.mark.parametrize("prison", ["asylum", "jail"])
def test_a_tie_in_asylum_or_jail_costs_no_points(prison: str) -> None:
    """RULES 7.6"""
    assert scored(f"anarchy 5 {LAST_TURN}; {prison} 2 2 1 0 0").totals == [0, 0, 0, 0, 0]


def test_both_prisons_count() -> None:
    """RULES 7.6"""
    text = f"anarchy 5 {LAST_TURN}; asylum 5 0 0 0 0; jail 6 0 0 0 0"
    assert scored(text).totals == [-60, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("garden", "points"),
    [
        ("3 2 1 0 0", [30, 20, 10, 0, 0]),
        ("2 2 2 0 0", [20, 20, 20, 0, 0]),  # no majority, so no tie either
        ("0 0 0 0 6", [0, 0, 0, 0, 60]),
    ],
)
def test_each_cube_in_the_garden_gives_its_owner_ten(garden: str, points: list[int]) -> None:
    """RULES 7.7"""
    assert scored(f"anarchy 5 {LAST_TURN}; garden {garden}").totals == points


def test_the_guardhouse_cube_scores_nothing() -> None:
    """RULES 7.8"""
    assert scored(f"palace 5 {LAST_TURN}; guardhouse 2").totals == [0, 0, 0, 0, 0]


def test_the_guardhouse_cube_does_not_count_among_those_in_the_palace() -> None:
    """RULES 7.8; booklet, Effects."""
    tied = f"palace 5 {LAST_TURN}; palace 2 2 0 0 0; guardhouse 0"
    assert scored(tied).totals == [0, 0, 0, 0, 0]
    ahead = f"palace 5 {LAST_TURN}; palace 2 3 0 0 0; guardhouse 0"
    assert scored(ahead).totals == [0, 55, 0, 0, 0]


# --- the winner


def test_the_highest_total_of_support_tokens_and_areas_wins() -> None:
    """RULES 7.9"""
    text = f"core 3 {LAST_TURN}; support 40 20 49; harbor 1 0 0; tavern 0 2 1"
    outcome = outcome_of(revealed(text, {1: "merchant 1G; mercenary 1G", 2: "rogue 1G"}))
    # 40 + Harbor; 20 + 3 + 3, 1 Force and 5 Gold, Tavern and Market; 49 and 2 Blackmail.
    assert outcome.totals == [40 + 40, 26 + 10 + 45, 49 + 6]
    assert outcome.ranks == [2, 1, 3]
    assert outcome.winners() == [1]
    assert outcome.totals == [sum(row.values()) for row in outcome.breakdown]


def test_support_alone_does_not_win() -> None:
    """RULES 7.9"""
    outcome = scored(f"core 3 {LAST_TURN}; support 49 0 0; fortress 0 1 0")
    assert outcome.winners() == [1]


def test_there_is_no_outcome_before_the_end() -> None:
    """RULES 7.1"""
    position = parse("core 3; harbor 1 1 0; fortress 0 1 0; hands 1G | 1G | 1G")
    assert position.outcome() is None
    position = revealed("core 3; harbor 1 1 0", {0: "spy 1G"})
    assert position.outcome() is None
    act(position, 0, "decline")
    assert position.outcome() is None
