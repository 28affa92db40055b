"""The turn: public hands, tokens, end check and Patronage (RULES 3)."""

import pytest

from tests.games.revolution.matches import TABLES, match, spread
from tests.games.revolution.notation import CORE_TOWN, GAME, full_town, parse
from tests.games.revolution.play import act, bid, finish, options, revealed
from tests.games.revolution.public import (
    cubes,
    hand,
    hands,
    is_over,
    phase,
    stocks,
    support,
    totals,
)
from tests.games.revolution.rules.test_components import BOARDS
from tocsin.games import load
from tocsin.kernel.position import Position


def test_a_turn_runs_through_bidding_reveal_resolution_and_patronage() -> None:
    """RULES 3.1"""
    position = parse("core 3; hands 1G | 1G | 1G")
    position.journal = []
    bid(position, {0: "general 1G", 1: "printer 1G", 2: "mercenary 1G"})
    steps = ("knocked", "revealed", "won", "gained", "placed", "patronage", "turn-begins")
    keys = [event.key for event in GAME.events(position.journal, None)]
    assert [key for key in keys if key in steps] == (
        ["knocked", "knocked", "knocked", "revealed"]
        + ["won", "gained", "placed", "won", "won", "gained"]
        + ["patronage", "patronage", "patronage", "turn-begins"]
    )


def test_all_hands_are_public_before_the_bidding() -> None:
    """RULES 3.2"""
    position = parse("core 3; hands 2F 1B 3G | 5G | 4B 9G")
    for viewer in (None, 0, 1, 2):
        seats = GAME.view(position, viewer)["seats"]
        assert [seat["hand"] for seat in seats] == [
            {"force": 2, "blackmail": 1, "gold": 3},
            {"force": 0, "blackmail": 0, "gold": 5},
            {"force": 0, "blackmail": 4, "gold": 9},
        ]


def test_tokens_bid_go_to_the_bank_whether_they_won_or_lost() -> None:
    """RULES 3.10"""
    bids = {0: "printer 2F 3B 4G", 1: "printer 1F 3B 4G", 2: "priest 2B; innkeeper 4G"}
    position = revealed("core 3", bids)
    # Seat 2 has gained a Blackmail from the Innkeeper; Patronage is Gold.
    assert hands(position) == "5G | 5G | 1B 4G"


def test_tokens_gained_can_first_be_bid_in_the_following_turn() -> None:
    """RULES 3.11"""
    bids = {0: "general 1G; spy 1G", 1: "magistrate 1F", 2: "priest 1F"}
    position = revealed("core 3; harbor 0 1 0", bids)
    # Seat 0 holds the General's Force now, but cannot use it in this turn.
    assert hand(position, 0) == "1F"
    assert options(position, 0) == {
        "spy harbor 1",
        "spy town_hall 1",
        "spy cathedral 2",
        "decline",
    }
    act(position, 0, "decline")
    assert phase(position) == "bidding"
    assert hand(position, 0) == "1F 4G"
    assert "bid force priest" in options(position, 0)


def test_the_end_is_checked_only_after_the_last_space() -> None:
    """RULES 3.12: the town is full with the first space, the others are still resolved."""
    town_text = full_town("core", 3, fortress=1)
    position = revealed(f"core 3; {town_text}", {0: "general 1G", 1: "mercenary 1G; printer 1G"})
    assert is_over(position)
    assert support(position) == [1, 13, 0]


def test_a_town_full_only_during_resolution_ends_nothing() -> None:
    """RULES 3.12; with an owner's figures, where the Palace need not be full."""
    theirs = load("revolution", {"palace_areas": {"palace": {"must_fill": False}}})
    text = f"palace 5; {full_town('palace', 5, fortress=1, palace=1)}"
    bids = {0: "general 1G; messenger 1G"}
    position = revealed(text, bids, theirs)
    # The Palace is the only area with room: the cube goes there without a further question.
    act(position, 0, "take harbor")
    act(position, 0, "decline")
    assert not is_over(position)
    assert phase(position) == "bidding"

    kept = revealed(text, bids, theirs)
    act(kept, 0, "decline")
    act(kept, 0, "decline")
    assert is_over(kept)


@pytest.mark.parametrize(
    ("won", "next_hand"),
    [
        ("printer 1G", "5G"),  # no tokens gained
        ("rogue 1G", "2B 3G"),
        ("aristocrat 1G", "5G"),  # 3 Gold, and 2 more
        ("merchant 1G", "5G"),  # 5 Gold, and no more
        ("general 1G; aristocrat 1G", "1F 4G"),
        ("aristocrat 1G; merchant 1G", "8G"),  # more than five are kept
        ("general 1G; captain 1G; innkeeper 1G; magistrate 1G; rogue 1G", "2F 4B"),
        ("general 1G; merchant 1G", "1F 5G"),
    ],
)
def test_patronage_fills_a_hand_up_to_five_with_gold_and_takes_nothing(
    won: str, next_hand: str
) -> None:
    """RULES 3.13"""
    assert hand(revealed("core 3", {0: won}), 0) == next_hand


def test_patronage_goes_to_every_seat() -> None:
    """RULES 3.13"""
    assert hands(revealed("palace 6", {3: "rogue 1G"})) == "5G | 5G | 5G | 2B 3G | 5G | 5G"


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_next_turn_starts_with_an_empty_bid_board(board: str, players: int) -> None:
    """RULES 3.1, 3.10"""
    spaces = BOARDS[board].split()
    for start in range(0, len(spaces), 4):
        # Every seat has bid on every space of a row.
        row = "; ".join(f"{space} 1G" for space in spaces[start : start + 4])
        position = revealed(f"{board} {players}; turn 4", dict.fromkeys(range(players), row))
        assert position.actors() == list(range(players))
        for seat in range(players):
            view = GAME.view(position, seat)
            assert view["turn"] == 5
            assert not any(sum(space["bids"][seat].values()) for space in view["spaces"])
            assert view["seats"][seat]["to_lay"] == view["seats"][seat]["hand"]


def test_the_bids_of_the_previous_turn_stay_public() -> None:
    """RULES 6.3: revealed bids stay public; the next bids are hidden."""
    position = finish(revealed("core 3", {0: "priest 1F", 1: "priest 1B; printer 1G"}))
    view = GAME.view(position, 2)
    assert view["turn"] == 2
    last = view["last"]
    assert last["turn"] == 1
    bids = {space["id"]: space["bids"] for space in last["spaces"]}
    assert [bid["force"] for bid in bids["priest"]] == [1, 0, 0]
    assert [bid["blackmail"] for bid in bids["priest"]] == [0, 1, 0]
    assert last["winners"] == {"priest": 0, "printer": 1}
    assert view["spaces"][0]["bids"][0] is None


def test_the_first_turn_has_no_previous_turn() -> None:
    """RULES 6.3"""
    assert GAME.view(parse("core 3"), None)["last"] is None


# --- consequences


def play_quickest_turn(position: Position) -> None:
    """Play a turn in which three seats put a cube into every core area with room."""
    spread(position, 0, ["general", "captain", "innkeeper", "magistrate"])
    spread(position, 1, ["priest", "aristocrat", "merchant"])
    spread(position, 2, ["printer", "mercenary"])
    finish(position)


def test_a_core_match_can_end_after_eight_turns_and_not_earlier() -> None:
    """RULES 1.8, 3.12: the Fortress has 8 cube spaces and one source of cubes."""
    position = match("core", 3)
    for turn in range(1, 9):
        assert not is_over(position)
        play_quickest_turn(position)
        assert cubes(position, "fortress") == f"{turn} 0 0"
    assert is_over(position)
    # Fortress, Harbor, Tavern and Town Hall took all the cubes of seat 0.
    assert stocks(position) == [0, 7, 25]


def test_the_totals_of_the_shortest_match_counted_by_hand() -> None:
    """RULES 3.12, 7.2, 7.3, 7.4, 7.9

    Seat 0: 8 times 1 + 1 + 3 + 1 Support; Fortress, Harbor, Tavern, Town Hall; 2 Force and
    2 Blackmail of the last turn. Seat 1: 8 times 6 + 5 + 3; Cathedral, Plantation, Market;
    8 Gold. Seat 2: 8 times 10 + 3; 1 Force.
    """
    position = match("core", 3)
    while not is_over(position):
        play_quickest_turn(position)
    assert totals(position) == [
        48 + (50 + 40 + 20 + 45) + (10 + 6),
        112 + (35 + 30 + 25) + 8,
        104 + 5,
    ]


def test_every_core_area_has_one_source_of_new_cubes() -> None:
    """RULES 1.5: so the largest area sets the least number of turns."""
    facts = [
        fact.args["area"]
        for part in GAME.parts(parse("core 3"))
        for fact in part.facts
        if fact.key == "fact-influence"
    ]
    assert sorted(map(str, facts)) == sorted(f"area:{area}" for area in CORE_TOWN)
