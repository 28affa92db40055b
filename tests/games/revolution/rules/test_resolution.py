"""Reveal and resolution of the bid board (RULES 3, 4.7 and 4.8)."""

import pytest

from tests.games.revolution.matches import match, moments
from tests.games.revolution.notation import GAME, parse
from tests.games.revolution.play import act, bid, finish, lay, options, revealed
from tests.games.revolution.public import hand, hands, phase, support, told, town
from tests.games.revolution.rules.test_components import BOARDS
from tocsin.kernel.position import Position


def test_the_last_knock_reveals_all_bids_together() -> None:
    """RULES 3.4"""
    position = parse("core 3; hands 1G | 1G | 1G; fortress 0 1 0")
    for seat in (2, 0, 1):
        assert phase(position) == "bidding"
        lay(position, seat, "spy 1G" if seat == 0 else "printer 1G")
        act(position, seat, "knock")
    bids = {space["id"]: space["bids"] for space in GAME.view(position, None)["spaces"]}
    assert [amounts["gold"] for amounts in bids["spy"]] == [1, 0, 0]
    assert [amounts["gold"] for amounts in bids["printer"]] == [0, 1, 1]


def test_revealed_bids_are_final() -> None:
    """RULES 3.4"""
    position = revealed("core 3; fortress 0 1 0", {0: "spy 1G", 1: "printer 1G"})
    assert options(position, 0) == {"spy fortress 1", "decline"}
    assert options(position, 1) == options(position, 2) == set()


@pytest.mark.parametrize(("board", "players"), [("core", 3), ("palace", 5), ("anarchy", 5)])
def test_spaces_are_resolved_row_by_row_and_from_left_to_right(board: str, players: int) -> None:
    """RULES 3.5"""
    order = BOARDS[board].split()
    position = parse(f"{board} {players}; hands {' | '.join(['6G'] * players)}")
    # Each seat bids on six spaces; spare tokens go on the first of them.
    parts = [order[start : start + 6] for start in range(0, len(order), 6)]
    for seat, part in enumerate(parts):
        lay(position, seat, "; ".join(f"{space} 1G" for space in part))
        lay(position, seat, f"{part[0]} {6 - len(part)}G")
    for seat in range(len(parts), players):
        lay(position, seat, "printer 6G")
    position.journal = []
    for seat in reversed(range(players)):
        act(position, seat, "knock")
    finish(position)
    resolved = [
        event.args["space"]
        for event in GAME.events(position.journal, None)
        if event.key in ("won", "blocked")
    ]
    assert resolved == [f"space:{space}" for space in order]


@pytest.mark.parametrize(
    ("red", "blue", "green", "winner"),
    [
        ("1F", "9B 9G", "9G", 0),  # one Force beats any amount of the rest
        ("1B", "20G", "1G", 0),
        ("1F 9B 9G", "2F", "-", 1),
        ("1F 1B", "1F 9G", "-", 0),  # equal Force: Blackmail decides
        ("2F 1B 1G", "2F 1B 2G", "2F 9G", 1),  # equal Blackmail too: Gold decides
        ("2G", "3G", "1G", 1),
        ("1G", "-", "1B", 2),
        ("1G", "-", "-", 0),
        ("9B 9G", "1F 1G", "1F 2G", 2),
    ],
)
def test_force_beats_blackmail_beats_gold(red: str, blue: str, green: str, winner: int) -> None:
    """RULES 3.6; booklet, Play."""
    bids = {0: f"printer {red}", 1: f"printer {blue}", 2: f"printer {green}"}
    points = [0, 0, 0]
    points[winner] = 10
    assert support(revealed("core 3", bids)) == points


def test_a_bid_with_more_tokens_in_all_can_lose() -> None:
    """RULES 3.6: the number of tokens does not count."""
    assert support(revealed("core 3", {0: "priest 2F", 1: "priest 1F 5B 9G"})) == [6, 0, 0]


@pytest.mark.parametrize(
    ("red", "blue", "green"),
    [
        ("2G", "2G", "1G"),
        ("1G", "2G", "2G"),
        ("1F 1B", "1B 9G", "1F 1B"),
        ("3G", "3G", "3G"),
    ],
)
def test_a_tied_top_bid_has_no_winner(red: str, blue: str, green: str) -> None:
    """RULES 3.7; booklet, Play."""
    bids = {0: f"priest {red}", 1: f"priest {blue}", 2: f"priest {green}"}
    position = revealed("core 3", bids)
    assert support(position) == [0, 0, 0]
    assert town(position) == ""


def test_a_tie_below_the_top_does_not_hinder_the_winner() -> None:
    """RULES 3.7"""
    for top in range(4):
        bids = dict.fromkeys(range(4), "printer 1B") | {top: "printer 2B"}
        assert support(revealed("core 4", bids)) == [10 * (seat == top) for seat in range(4)]


@pytest.mark.parametrize("seat", range(6))
def test_any_of_six_seats_can_win_or_spoil_a_space(seat: int) -> None:
    """RULES 3.6, 3.7"""
    bids = {other: "printer 1G" for other in range(6) if other != seat}
    alone = revealed("anarchy 6", bids | {seat: "printer 2G"})
    assert support(alone) == [10 * (other == seat) for other in range(6)]
    rival = (seat + 1) % 6
    spoilt = revealed("anarchy 6", bids | {seat: "printer 2G", rival: "printer 2G"})
    assert support(spoilt) == [0] * 6


def test_a_space_without_any_bid_is_passed_over() -> None:
    """RULES 3.8"""
    position = parse("core 3; hands 1G | 1G | 1G")
    position.journal = []
    bid(position, {0: "general 1G", 1: "spy 1G", 2: "spy 1G"})
    assert [event.args["space"] for event in told(position, "won")] == ["space:general"]
    assert [event.args["space"] for event in told(position, "blocked")] == ["space:spy"]


def test_a_choice_is_made_when_its_space_is_resolved() -> None:
    """RULES 3.9"""
    bids = {0: "spy 1G", 1: "printer 1G", 2: "mercenary 1G"}
    position = revealed("core 3; harbor 0 1 1", bids)
    # The Printer lies before the Spy, the Mercenary behind it.
    assert support(position) == [0, 10, 0]
    assert position.actors() == [0]
    view = GAME.view(position, 2)
    assert view["resolving"] == "spy"
    shown = {space["id"]: space["bids"] for space in view["spaces"]}
    assert shown["mercenary"][2]["gold"] == 1
    act(position, 0, "spy harbor 2")
    assert support(position) == [0, 10, 3]


def test_the_effects_of_a_space_are_carried_out_in_their_listed_order() -> None:
    """RULES 3.9; booklet, Play: from top to bottom."""
    position = parse("anarchy 5; hands 1G 1F | 1G | 1G | 1G | 1G")
    lay(position, 0, "warden 1F 1G")
    for seat in range(1, 5):
        lay(position, seat, "rogue 1G")
    position.journal = []
    for seat in range(5):
        act(position, seat, "knock")
    act(position, 0, "reclaim force")
    act(position, 0, "jail 2")
    keys = [event.key for event in GAME.events(position.journal, None)]
    assert keys[keys.index("won") :][:4] == ["won", "supported", "reclaimed", "placed-rival"]


@pytest.mark.parametrize(
    ("table", "space"),
    [("core 4", "spy"), ("palace 4", "spy"), ("palace 4", "messenger"), ("palace 4", "mayor")]
    + [("anarchy 5", space) for space in ("warden", "spy", "governor", "anarchist")],
)
def test_the_resolved_space_and_its_winner_are_public(table: str, space: str) -> None:
    """RULES 3.9, 6.3"""
    row = "1 1" + " 0" * (int(table[-1]) - 2)
    view = GAME.view(revealed(f"{table}; harbor {row}", {1: f"{space} 1G"}), None)
    assert view["resolving"] == space
    assert view["acting"] == 1


def test_the_winner_adds_the_support_to_its_score() -> None:
    """RULES 4.7"""
    position = revealed("core 3; support 7 90 3", {1: "printer 1G", 2: "innkeeper 1G"})
    assert support(position) == [7, 100, 6]


@pytest.mark.parametrize(("board", "players"), [("core", 4), ("palace", 5), ("anarchy", 6)])
def test_support_once_scored_is_never_lost(board: str, players: int) -> None:
    """RULES 4.7"""
    before = [0] * players
    for _, _, position in moments(match(board, players, turn_limit="30"), seed=1):
        after = support(position)
        assert all(new >= old for new, old in zip(after, before, strict=True))
        before = after


def test_tokens_gained_add_up_over_the_spaces_won() -> None:
    """RULES 4.8"""
    bids = {0: "general 1G; captain 1G; innkeeper 1G; magistrate 1G; merchant 1G; rogue 1G"}
    assert hand(revealed("core 3; turn 60", bids), 0) == "2F 4B 5G"


def test_winners_of_spaces_are_shown_until_the_next_turn() -> None:
    """RULES 3.6 and 3.7"""
    position = parse("core 3; hands 1F 1G | 1F 1G | 2G")
    assert GAME.view(position, None)["winners"] == {}
    bids = {0: "priest 1F; printer 1G", 1: "priest 1F; merchant 1G", 2: "printer 2G"}
    seen = winners_at_events(position, bids)
    assert seen["revealed"] == {}
    assert list(seen["won"].items())[-1] == ("printer", 2)
    assert seen["won"]["priest"] is None
    assert seen["turn-begins"] == {}


def winners_at_events(position: Position, bids: dict[int, str]) -> dict[str, dict[str, int | None]]:
    """Return the winners in a spectator's view at the last event of each kind."""
    moments: list[Position] = []
    journal: list[list[int]] = []
    position.journal, position.journal_positions = journal, moments
    bid(position, bids)
    return {
        GAME.event_forms[raw[0]].key: GAME.view(moment, None)["winners"]
        for raw, moment in zip(journal, moments, strict=True)
    }


def test_hands_are_empty_at_the_reveal() -> None:
    """RULES 3.10"""
    position = parse("core 3; hands 1G | 1G | 1G")
    position.journal, position.journal_positions = [], []
    bid(position, {0: "general 1G", 1: "printer 1G", 2: "mercenary 1G"})
    keys = [GAME.event_messages(raw).own.key for raw in position.journal]
    assert hands(position.journal_positions[keys.index("revealed")]) == "- | - | -"
