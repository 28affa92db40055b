"""No chance, and hidden bids (RULES 5 and 6)."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.revolution.matches import TABLES, match, moments
from tests.games.revolution.notation import GAME, parse, tokens
from tests.games.revolution.play import act, lay, revealed
from tests.games.revolution.public import hands, on_map, phase, stocks, support
from tocsin.kernel.chance import Chance
from tocsin.kernel.message import Message
from tocsin.kernel.position import SPECTATOR, Position

TURN = {
    0: "priest 1F 1B; rogue 3G",
    1: "spy 1F; printer 1B 3G",
    2: "printer 1F 1B; apothecary 3G",
}


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_nothing_is_drawn_shuffled_or_rolled(board: str, players: int) -> None:
    """RULES 5.1"""
    for _, _, position in moments(match(board, players, turn_limit="30"), seed=3):
        assert position.to_json()["drawn"] == 0


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_same_bids_and_choices_always_lead_to_the_same_result(board: str, players: int) -> None:
    """RULES 5.1: the result does not depend on the seed."""
    played = match(board, players, turn_limit="30")
    actions = [(seat, text) for seat, text, _ in moments(played, seed=5)]
    again = GAME.new(players=players, options={"board": board, "turn_limit": "30"}, seed="f" * 64)
    for seat, text in actions:
        again.apply(seat, GAME.actions.parse(text))
    assert again.to_json() | {"seed": ""} == played.to_json() | {"seed": ""}
    assert again.outcome() == played.outcome()


# --- public


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_cubes_stocks_scores_and_hands_are_always_public(board: str, players: int) -> None:
    """RULES 6.1"""
    for _, _, position in moments(match(board, players, turn_limit="30"), seed=11):
        theirs = GAME.view(position, None)
        for viewer in range(players):
            mine = GAME.view(position, viewer)
            assert mine["areas"] == theirs["areas"]
            assert mine["guardhouse"] == theirs["guardhouse"]
            for one, other in zip(mine["seats"], theirs["seats"], strict=True):
                assert one["support"] == other["support"]
                assert one["stock"] == other["stock"]
                assert one["hand"] == other["hand"]


def test_public_figures_are_true() -> None:
    """RULES 6.1"""
    position = parse(
        "palace 5; hands 1F 2B | 5G | 5G | 5G | 3F 3B 3G; support 1 2 3 4 5; "
        "harbor 1 0 0 0 2; guardhouse 4"
    )
    assert hands(position) == "1F 2B | 5G | 5G | 5G | 3F 3B 3G"
    assert support(position) == [1, 2, 3, 4, 5]
    assert stocks(position) == [24, 25, 25, 25, 22]
    assert [on_map(position, seat) for seat in range(5)] == [1, 0, 0, 0, 3]


def test_the_whole_hand_stays_public_during_bidding() -> None:
    """RULES 6.1"""
    position = parse("core 3; hands 1F 1B 3G | 5G | 5G")
    for action in ("force priest", "blackmail priest", "gold rogue"):
        act(position, 0, f"bid {action}")
        assert hands(position) == "1F 1B 3G | 5G | 5G"


# --- hidden


def everything_seen(position: Position, viewer: int | None) -> dict[str, Any]:
    legal = [] if viewer is None else position.legal(viewer)
    assert position.journal is not None
    return {
        "view": GAME.view(position, viewer),
        "choice": GAME.choice(position, viewer),
        "legal": legal,
        "events": GAME.events(position.journal, viewer),
        "actors": position.actors(),
        "outcome": position.outcome(),
    }


def bid_at_random(position: Position, seat: int, knocks: bool, dice: Random) -> None:
    """Lay the whole hand and knock, or lay a random number of tokens."""
    hand = sum(GAME.view(position, None)["seats"][seat]["hand"].values())
    for _ in range(hand if knocks else dice.randint(0, hand)):
        position.apply(seat, dice.choice(position.legal(seat)))
    if knocks:
        act(position, seat, "knock")


@settings(deadline=None, max_examples=60)
@given(
    table=st.sampled_from(TABLES),
    knocking=st.lists(st.booleans(), min_size=6, max_size=6),
    viewer=st.integers(-1, 5),
    mine=st.integers(0, 999),
    one=st.integers(0, 999),
    other=st.integers(0, 999),
)
def test_bids_are_hidden_until_all_have_knocked(
    table: tuple[str, int], knocking: list[bool], viewer: int, mine: int, one: int, other: int
) -> None:
    """RULES 6.2: other seats and spectators see no space, kind or number of tokens."""
    board, players = table
    seen_by = viewer if 0 <= viewer < players else None
    seen = []
    for world in (one, other):
        position = match(board, players)
        position.journal = []
        dice = Random(world)
        for seat in range(players):
            seed = Random(mine) if seat == seen_by else dice
            # The last seat never knocks, so that bidding goes on.
            bid_at_random(position, seat, knocking[seat] and seat != players - 1, seed)
        seen.append(everything_seen(position, seen_by))
    assert seen[0] == seen[1]


def test_a_bidder_sees_its_own_bid_and_its_unlaid_tokens() -> None:
    """RULES 6.2"""
    position = parse("core 3")
    lay(position, 1, "priest 1F")
    view = GAME.view(position, 1)
    assert view["seats"][1]["to_lay"] == {"force": 0, "blackmail": 1, "gold": 3}
    priest = next(space for space in view["spaces"] if space["id"] == "priest")
    assert priest["bids"] == [None, {"force": 1, "blackmail": 0, "gold": 0}, None]


def test_only_the_bidder_gets_the_event_of_a_laid_token() -> None:
    """RULES 6.2"""
    position = parse("core 3")
    position.journal = []
    act(position, 1, "bid force priest")
    laid = Message("laid", {"seat": "seat:1", "kind": "kind:force", "space": "space:priest"})
    assert GAME.events(position.journal, 1) == [laid]
    for viewer in (None, 0, 2):
        assert GAME.events(position.journal, viewer) == []


def test_the_last_bidder_sees_no_bid_of_seats_that_knocked() -> None:
    """RULES 6.2"""
    position = parse("core 3")
    for seat in (0, 1):
        lay(position, seat, TURN[seat])
        act(position, seat, "knock")
    view = GAME.view(position, 2)
    assert [seat["knocked"] for seat in view["seats"]] == [True, True, False]
    assert all(space["bids"][:2] == [None, None] for space in view["spaces"])


def test_revealed_bids_are_public_until_the_turn_is_over() -> None:
    """RULES 6.3"""
    position = revealed("core 3; harbor 0 1 1; market 1 0 0", TURN | {0: "priest 1F; spy 2F"})
    assert phase(position) == "resolving"
    for _ in range(2):
        # First the Spy of seat 0, then the Apothecary of seat 2.
        views = [GAME.view(position, viewer) for viewer in (None, 0, 1, 2)]
        for view in views:
            assert view["spaces"] == views[0]["spaces"]
            shown = {space["id"]: space["bids"] for space in view["spaces"]}
            assert shown["priest"][0] == {"force": 1, "blackmail": 0, "gold": 0}
            assert shown["printer"][1] == {"force": 0, "blackmail": 1, "gold": 3}
            assert shown["apothecary"][2] == {"force": 0, "blackmail": 0, "gold": 3}
        (seat,) = position.actors()
        act(position, seat, "decline")
    assert phase(position) == "bidding"


@settings(deadline=None, max_examples=40)
@given(
    table=st.sampled_from(TABLES),
    knocking=st.lists(st.booleans(), min_size=6, max_size=6),
    viewer=st.integers(-1, 2),
    world=st.integers(0, 999),
)
def test_a_redealt_position_looks_the_same_to_the_seat(
    table: tuple[str, int], knocking: list[bool], viewer: int, world: int
) -> None:
    """RULES 6.2: bots search in redealt positions, which must be legal."""
    board, players = table
    position = match(board, players)
    for seat in range(players):
        bid_at_random(position, seat, knocking[seat] and seat > 0, Random(world + seat))
    clone = position.redeal(viewer, Chance(f"{world:064x}"))
    seen_by = None if viewer == SPECTATOR else viewer
    position.journal, clone.journal = [], []
    assert everything_seen(clone, seen_by) == everything_seen(position, seen_by)
    # Every seat can complete its bid.
    for seat in clone.actors():
        while seat in clone.actors() and phase(clone) == "bidding":
            clone.apply(seat, clone.legal(seat)[0])


@settings(deadline=None, max_examples=40)
@given(
    table=st.sampled_from(TABLES),
    knocking=st.lists(st.booleans(), min_size=6, max_size=6),
    viewer=st.integers(-1, 2),
    one=st.integers(0, 999),
    other=st.integers(0, 999),
)
def test_positions_that_look_alike_to_a_seat_are_redealt_alike(
    table: tuple[str, int], knocking: list[bool], viewer: int, one: int, other: int
) -> None:
    """RULES 6.2: a redeal does not depend on true bids, nor on their number of tokens."""
    board, players = table
    clones = []
    for world in (one, other):
        position = match(board, players)
        for seat in range(players):
            seed = 0 if seat == viewer else world + seat
            bid_at_random(position, seat, knocking[seat] and seat > 0, Random(seed))
        clones.append(position.redeal(viewer, Chance("5" * 64)).to_json())
    assert clones[0] == clones[1]


def test_the_number_of_laid_tokens_is_redealt() -> None:
    """RULES 6.2"""
    position = parse("core 3; hands 5G | 5G | 5G")
    lay(position, 1, "rogue 3G")
    clones = [position.redeal(0, Chance(f"{number:064x}")) for number in range(60)]
    laid = {sum(clone.to_json()["bids"][20:40]) for clone in clones}
    assert laid == {0, 1, 2, 3, 4, 5}


def test_a_redealt_bid_is_random() -> None:
    """RULES 6.2: a redeal does not depend on the true bid."""
    position = parse("core 3; hands 5G | 5G | 5G")
    lay(position, 1, "rogue 5G")
    act(position, 1, "knock")
    clones = [position.redeal(0, Chance(f"{number:064x}")) for number in range(20)]
    assert len({tuple(clone.to_json()["bids"][20:40]) for clone in clones}) > 10


def test_a_revealed_bid_is_not_redealt() -> None:
    """RULES 6.3"""
    position = revealed("core 3; harbor 0 1 1", {0: "spy 1F", 1: "printer 2G", 2: "rogue 1G"})
    clone = position.redeal(0, Chance("1" * 64))
    assert clone.to_json()["bids"] == position.to_json()["bids"]


def test_reveals_rises_with_the_reveal_and_not_before() -> None:
    """RULES 3.4, 6.3"""
    position = parse("core 3; hands 1G | 1G | 1G")
    for seat in range(3):
        lay(position, seat, "printer 1G")
        assert position.reveals == 0
        act(position, seat, "knock")
    assert position.reveals > 0


def test_in_a_reopened_position_other_seats_start_bidding_again() -> None:
    """RULES 6.2: a bot may choose the bids of the other seats by its own model."""
    position = parse("core 3; hands 5G | 1F 4G | 5G")
    lay(position, 0, "printer 2G")
    lay(position, 1, "rogue 4G; priest 1F")
    act(position, 1, "knock")
    lay(position, 2, "merchant 3G")
    clone = position.reopen(0, Chance("5" * 64))
    assert clone.actors() == [0, 1, 2]
    assert GAME.view(clone, 0)["spaces"] == GAME.view(position, 0)["spaces"]
    assert [GAME.view(clone, seat)["seats"][seat]["to_lay"] for seat in range(3)] == [
        tokens("3G"),
        tokens("1F 4G"),
        tokens("5G"),
    ]
    lay(clone, 1, "priest 1F; printer 4G")


def test_revealed_bids_are_not_reopened() -> None:
    """RULES 6.3"""
    position = revealed("core 3; harbor 0 1 1", {0: "spy 1F", 1: "printer 2G", 2: "rogue 1G"})
    clone = position.reopen(1, Chance("5" * 64))
    assert clone.actors() == [0]
    assert clone.to_json()["bids"] == position.to_json()["bids"]
