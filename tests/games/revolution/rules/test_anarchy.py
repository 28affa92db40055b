"""Warden, Heretic, Anarchist and Governor (RULES 4.18 to 4.22)."""

import pytest

from tests.games.revolution.notation import COUNTED, GAME
from tests.games.revolution.play import act, options, revealed
from tests.games.revolution.public import cubes, hand, phase, stocks, support, told, town
from tests.games.revolution.rules.test_components import BOARDS
from tocsin.games import load
from tocsin.kernel.message import Message
from tocsin.kernel.position import Position


def question(position: Position) -> Message:
    """Return the question to seat 0."""
    choice = GAME.choice(position, 0)
    assert choice is not None
    return choice.message


# --- Warden


def test_the_warden_takes_one_token_of_its_choice_back_out_of_its_bid() -> None:
    """RULES 4.18; booklet, Effects."""
    for kind, text in (("force", "1F"), ("blackmail", "1B"), ("gold", "1G")):
        bids = {0: "warden 2F 1B 3G; printer 5G", 1: "warden 2F 1B 2G"}
        position = revealed("anarchy 5; turn 60", bids)
        assert options(position, 0) == {"reclaim force", "reclaim blackmail", "reclaim gold"}
        act(position, 0, f"reclaim {kind}")
        assert hand(position, 0) == text


def test_the_warden_reclaims_only_tokens_on_its_space() -> None:
    """RULES 4.18"""
    position = revealed("anarchy 5", {0: "warden 1F 1G; printer 3B"})
    assert options(position, 0) == {"reclaim force", "reclaim gold"}


def test_the_result_of_the_bidding_stands_after_a_reclaim() -> None:
    """RULES 4.18: the Warden stays won even if the token was decisive."""
    position = revealed("anarchy 5", {0: "warden 1F 1G", 1: "warden 1B"})
    act(position, 0, "reclaim force")
    assert support(position) == [4, 0, 0, 0, 0]
    assert options(position, 0) == {"jail 1", "jail 2", "jail 3", "jail 4"}


def test_the_warden_puts_an_opponents_cube_into_the_jail() -> None:
    """RULES 4.19"""
    position = revealed("anarchy 5; jail 1 0 0 0 0", {2: "warden 1G"})
    assert options(position, 2) == {"jail 0", "jail 1", "jail 3", "jail 4"}
    act(position, 2, "jail 1")
    assert town(position) == "jail 1 1 0 0 0"
    assert stocks(position) == [24, 24, 25, 25, 25]


def test_a_warden_at_a_full_jail_first_ejects_a_cube_of_any_colour() -> None:
    """RULES 4.12, 4.19; booklet, Effects."""
    position = revealed("anarchy 5; jail 1 2 3 0 0", {0: "warden 1G"})
    act(position, 0, "jail 4")
    assert options(position, 0) == {"eject 0", "eject 1", "eject 2"}
    assert question(position) == Message(
        "choose-eject", {"space": "space:warden", "area": "area:jail"}
    )
    act(position, 0, "eject 0")
    assert town(position) == "jail 0 2 3 0 1"
    assert stocks(position) == [25, 23, 22, 25, 24]


def test_a_jail_with_room_ejects_no_cube() -> None:
    """RULES 4.19"""
    position = revealed("anarchy 5; jail 1 2 2 0 0", {0: "warden 1G"})
    act(position, 0, "jail 1")
    assert town(position) == "jail 1 3 2 0 0"
    assert phase(position) == "bidding"


def test_every_opponent_at_a_table_of_six_can_be_jailed_and_ejected() -> None:
    """RULES 4.19"""
    position = revealed("anarchy 6; jail 1 1 1 1 1 1", {0: "warden 1G"})
    assert options(position, 0) == {f"jail {seat}" for seat in (1, 2, 3, 4, 5)}
    act(position, 0, "jail 5")
    assert options(position, 0) == {f"eject {seat}" for seat in range(6)}
    act(position, 0, "eject 4")
    assert town(position) == "jail 1 1 1 1 0 2"


# --- Heretic


def test_the_heretic_must_put_its_own_cube_into_the_asylum() -> None:
    """RULES 4.20"""
    position = revealed("anarchy 5; asylum 3 1 0 0 0", {0: "heretic 1G"})
    assert town(position) == "asylum 4 1 0 0 0"
    assert phase(position) == "bidding"
    assert hand(position, 0) == "1F 1B 3G"


def test_a_heretic_at_a_full_asylum_ejects_an_opponents_cube_of_its_choice() -> None:
    """RULES 4.12, 4.20; booklet, Effects."""
    position = revealed("anarchy 5; asylum 2 1 0 2 0", {0: "heretic 1G"})
    assert options(position, 0) == {"eject 1", "eject 3"}
    assert question(position) == Message(
        "choose-eject", {"space": "space:heretic", "area": "area:asylum"}
    )
    act(position, 0, "eject 3")
    assert town(position) == "asylum 3 1 0 1 0"
    assert stocks(position) == [22, 24, 25, 24, 25]


def test_a_heretic_must_eject_the_only_opponent_in_a_full_asylum() -> None:
    """RULES 4.20: an opponent's, if possible."""
    position = revealed("anarchy 5; asylum 4 0 0 0 1", {0: "heretic 1G"})
    assert town(position) == "asylum 5 0 0 0 0"
    assert stocks(position)[4] == 25


def test_a_heretic_alone_in_a_full_asylum_changes_nothing_there() -> None:
    """RULES 4.20: one of its own leaves, and one enters."""
    position = revealed("anarchy 5; asylum 5 0 0 0 0", {0: "heretic 1G"})
    assert town(position) == "asylum 5 0 0 0 0"
    assert stocks(position)[0] == 20
    assert hand(position, 0) == "1F 1B 3G"
    assert phase(position) == "bidding"


# --- Anarchist


def test_the_anarchist_may_copy_every_other_space_of_its_board() -> None:
    """RULES 4.22"""
    position = revealed("anarchy 5", {0: "anarchist 1G"})
    others = set(BOARDS["anarchy"].split()) - {"anarchist"}
    assert options(position, 0) == {f"copy {space}" for space in others}


@pytest.mark.parametrize(
    ("space", "points", "tokens", "area"),
    [
        ("general", 1, "1F", "fortress"),
        ("aristocrat", 5, "3G", "plantation"),
        ("printer", 10, "-", ""),
        ("rogue", 0, "2B", ""),
        ("heretic", 0, "1F 1B", "asylum"),
    ],
)
def test_the_anarchist_carries_out_everything_listed_on_the_copied_space(
    space: str, points: int, tokens: str, area: str
) -> None:
    """RULES 4.22"""
    position = revealed("anarchy 5; turn 60", {0: "anarchist 1G"})
    act(position, 0, f"copy {space}")
    assert support(position)[0] == points
    assert hand(position, 0) == tokens
    assert town(position) == (f"{area} 1 0 0 0 0" if area else "")


def test_the_anarchist_makes_the_choices_of_the_copied_space() -> None:
    """RULES 4.22"""
    position = revealed("anarchy 5; harbor 0 1 0 0 0", {0: "anarchist 1G"})
    act(position, 0, "copy spy")
    assert options(position, 0) == {"spy harbor 1", "decline"}
    act(position, 0, "spy harbor 1")
    assert cubes(position, "harbor") == "1 0 0 0 0"


def test_the_copied_governor_places_both_cubes() -> None:
    """RULES 4.22"""
    position = revealed("anarchy 5", {3: "anarchist 1G"})
    for answer in ("copy governor", "place garden", "rival 0", "place asylum"):
        act(position, 3, answer)
    assert town(position) == "garden 0 0 0 1 0; asylum 1 0 0 0 0"


def test_the_winner_of_a_space_does_not_lose_it_to_the_anarchist() -> None:
    """RULES 4.22"""
    position = revealed("anarchy 5", {0: "anarchist 1G", 1: "priest 1F"})
    act(position, 0, "copy priest")
    assert support(position) == [6, 6, 0, 0, 0]
    assert cubes(position, "cathedral") == "1 1 0 0 0"


def test_a_copied_warden_reclaims_a_gold_from_the_bid_on_the_anarchist() -> None:
    """RULES 4.22; booklet, Effects. Seat 0 has a Force and a Blackmail on the Warden as well."""
    bids = {0: "warden 1F 1B; anarchist 2G", 1: "warden 2F"}
    position = revealed("anarchy 5; turn 60", bids)
    act(position, 1, "jail 2")
    act(position, 0, "copy warden")
    assert hand(position, 0) == "1G"
    assert options(position, 0) == {"jail 1", "jail 2", "jail 3", "jail 4"}
    act(position, 0, "jail 1")
    assert support(position) == [4, 4, 0, 0, 0]
    assert town(position) == "jail 0 1 1 0 0"


def test_a_jail_without_a_cube_space_takes_no_cube() -> None:
    """RULES 4.10, 4.19: with an owner's components file."""
    game = load("revolution", {"anarchy_areas": {"jail": {"spaces": 0}}})
    position = revealed("anarchy 5", {0: "warden 2G; anarchist 1G"}, game)
    position.journal = []
    act(position, 0, "jail 2")
    assert [event.args["area"] for event in told(position, "no-room")] == ["area:jail"]
    assert stocks(position) == [25] * 5
    assert "copy spy" in options(position, 0)


# --- Governor


def test_after_its_own_cube_the_governor_places_an_opponents() -> None:
    """RULES 4.21"""
    position = revealed("anarchy 5; tavern 0 3 0 0 0", {0: "governor 1G"})
    act(position, 0, "place tavern")
    assert options(position, 0) == {"rival 1", "rival 2", "rival 3", "rival 4"}
    act(position, 0, "rival 2")
    # The Tavern is full since the first step.
    open_areas = {*COUNTED["anarchy"], "garden"} - {"tavern"}
    assert options(position, 0) == {f"place {area}" for area in open_areas}
    act(position, 0, "place jail")
    assert town(position) == "tavern 1 3 0 0 0; jail 0 0 1 0 0"
    assert stocks(position) == [24, 22, 24, 25, 25]
    assert phase(position) == "bidding"
