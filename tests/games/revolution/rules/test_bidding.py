"""The hidden bid, laid token by token (RULES 3.3 and 4.1 to 4.6)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.revolution.matches import TABLES
from tests.games.revolution.notation import GAME, parse
from tests.games.revolution.play import act, bid, lay, options
from tocsin.games import load
from tocsin.games.revolution.rules.board import SPACES
from tocsin.kernel.position import Position

TAKE_FORCE = {
    "core": "innkeeper magistrate priest aristocrat merchant printer spy",
    "palace": "innkeeper magistrate viceroy priest aristocrat merchant printer spy messenger",
    "anarchy": "innkeeper magistrate priest aristocrat merchant printer warden spy heretic",
}


def kinds(position: Position, seat: int) -> set[str]:
    return {text.split()[1] for text in options(position, seat)}


def test_all_force_is_laid_before_blackmail_and_all_blackmail_before_gold() -> None:
    """RULES 4.1"""
    position = parse("core 3; hands 2F 2B 1G | 5G | 5G")
    for kind in ("force", "force", "blackmail", "blackmail", "gold"):
        assert kinds(position, 0) == {kind}
        act(position, 0, f"bid {kind} printer")
    assert options(position, 0) == {"knock"}


@pytest.mark.parametrize(("board", "spaces"), TAKE_FORCE.items())
def test_the_first_token_may_go_on_every_space_that_accepts_it(board: str, spaces: str) -> None:
    """RULES 4.4"""
    position = parse(f"{board} {3 if board == 'core' else 5}")
    assert options(position, 0) == {f"bid force {space}" for space in spaces.split()}


def test_every_token_in_hand_must_be_laid_before_the_knock() -> None:
    """RULES 4.2, 4.5"""
    position = parse("core 3")
    for laid in ("force priest", "blackmail priest", "gold rogue", "gold rogue", "gold rogue"):
        assert "knock" not in options(position, 0)
        act(position, 0, f"bid {laid}")
    assert options(position, 0) == {"knock"}


def test_the_knock_closes_the_bid() -> None:
    """RULES 4.5"""
    position = parse("core 3; hands 1G | 1G | 1G")
    lay(position, 1, "printer 1G")
    act(position, 1, "knock")
    assert options(position, 1) == set()
    assert position.actors() == [0, 2]


def test_a_space_may_take_any_number_and_any_mix_of_tokens() -> None:
    """RULES 4.3"""
    position = parse("core 3; hands 3F 4B 20G | 5G | 5G")
    lay(position, 0, "priest 3F 4B 20G")
    assert options(position, 0) == {"knock"}


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_bid_covers_at_most_six_spaces_on_the_larger_boards_too(board: str, players: int) -> None:
    """RULES 4.3"""
    others = " | 5G" * (players - 1)
    position = parse(f"{board} {players}; hands 8G{others}")
    six = ["general", "captain", "priest", "printer", "rogue", "mercenary"]
    for opened, space in enumerate(six):
        assert len(options(position, 0)) == (12 if board == "core" else 16), opened
        act(position, 0, f"bid gold {space}")
    for _ in range(2):
        assert options(position, 0) == {f"bid gold {space}" for space in six}
        act(position, 0, "bid gold rogue")


def test_the_six_spaces_are_counted_over_all_kinds_of_token() -> None:
    """RULES 4.3"""
    position = parse("core 3; hands 2F 2B 3G | 5G | 5G")
    lay(position, 0, "spy 1F; innkeeper 1F; general 1B; captain 1B; rogue 1G; printer 1G")
    assert options(position, 0) == {
        f"bid gold {space}"
        for space in ("spy", "innkeeper", "general", "captain", "rogue", "printer")
    }


def test_after_six_spaces_blackmail_goes_on_those_that_accept_it() -> None:
    """RULES 4.3, 4.4"""
    position = parse("core 3; hands 6F 1B | 5G | 5G")
    lay(position, 0, "innkeeper 1F; magistrate 1F; spy 1F; priest 1F; merchant 1F; printer 1F")
    assert options(position, 0) == {
        "bid blackmail priest",
        "bid blackmail merchant",
        "bid blackmail printer",
    }


def test_all_seats_bid_at_the_same_time() -> None:
    """RULES 3.3: the result does not depend on the order in which seats lay their tokens."""
    bids = {0: "priest 1F 1B; rogue 3G", 1: "spy 1F; priest 1B 3G", 2: "printer 1F 1B 3G"}
    in_order = bid(parse("core 3"), bids)
    mixed = parse("core 3")
    act(mixed, 2, "bid force printer")
    lay(mixed, 1, bids[1])
    act(mixed, 1, "knock")
    act(mixed, 0, "bid force priest")
    act(mixed, 2, "bid blackmail printer")
    act(mixed, 0, "bid blackmail priest")
    lay(mixed, 2, "printer 3G")
    lay(mixed, 0, "rogue 3G")
    act(mixed, 2, "knock")
    act(mixed, 0, "knock")
    assert mixed.to_json() == in_order.to_json()


def test_a_token_must_leave_a_place_for_each_later_token() -> None:
    """RULES 4.6; only an owner's components make such a narrow board."""
    narrow = load("revolution", {"tokens": {"bid_spaces": 2}})
    position = parse("core 3; hands 2F 1B | 5G | 5G", narrow)
    act(position, 0, "bid force innkeeper")
    assert options(position, 0) == {
        # Innkeeper again leaves a space for the Blackmail; Magistrate or Spy would not.
        f"bid force {space}"
        for space in ("innkeeper", "priest", "aristocrat", "merchant", "printer")
    }
    act(position, 0, "bid force innkeeper")
    assert "bid blackmail innkeeper" not in options(position, 0)
    assert "bid blackmail general" in options(position, 0)


def test_without_blackmail_force_may_open_any_last_space() -> None:
    """RULES 4.6"""
    narrow = load("revolution", {"tokens": {"bid_spaces": 2}})
    position = parse("core 3; hands 2F 1G | 5G | 5G", narrow)
    act(position, 0, "bid force innkeeper")
    assert {"bid force magistrate", "bid force spy"} < options(position, 0)


def test_force_opens_the_last_space_if_blackmail_has_a_place() -> None:
    """RULES 4.6"""
    narrow = load("revolution", {"tokens": {"bid_spaces": 2}})
    position = parse("core 3; hands 2F 1B | 5G | 5G", narrow)
    act(position, 0, "bid force priest")
    assert {"bid force magistrate", "bid force spy"} < options(position, 0)


@settings(deadline=None, max_examples=60)
@given(
    table=st.sampled_from(TABLES),
    hand=st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9)),
    dice=st.randoms(use_true_random=False),
)
def test_a_bid_once_begun_can_always_be_completed(
    table: tuple[str, int], hand: tuple[int, int, int], dice: Random
) -> None:
    """RULES 4.6"""
    board, players = table
    text = "{}F {}B {}G".format(*hand)
    position = parse(f"{board} {players}; hands {text}{' | 5G' * (players - 1)}")
    for _ in range(sum(hand)):
        legal = position.legal(0)
        assert legal
        position.apply(0, dice.choice(legal))
    assert options(position, 0) == {"knock"}


# --- the number of possible bids


def final_bids(position: Position) -> int:
    """Count the bids that seat 0 can end up with, through legal and apply.

    Tokens of a kind are laid in board order only, so that each bid is counted once. The legal
    actions depend only on the opened spaces, the number of tokens laid and the last one.
    """
    knock = GAME.actions.parse("knock")
    spots = {action: 1 << SPACES.index(_space(action)) for action in range(knock)}
    counts: dict[tuple[int, int, int], int] = {}

    def completions(here: Position, opened: int, laid: int, last: int) -> int:
        key = (opened, laid, last)
        if key not in counts:
            legal = here.legal(0)
            counts[key] = int(legal == [knock])
            for action in legal:
                if last <= action < knock:
                    after = here.copy()
                    after.apply(0, action)
                    counts[key] += completions(after, opened | spots[action], laid + 1, action)
        return counts[key]

    return completions(position, 0, 0, 0)


def _space(action: int) -> str:
    return GAME.actions.text(action).split()[-1]


@pytest.mark.parametrize(
    ("board", "hand", "count"),
    [
        ("core 3", "1F 1B 3G", 17_836),
        ("palace 5", "1F 1B 3G", 66_096),
        ("anarchy 5", "1F 1B 3G", 66_096),
        ("core 3", "5G", 4_368),
        ("palace 5", "5G", 15_504),
        ("anarchy 5", "5G", 15_504),
        # Tokens enough to meet the limit of six spaces.
        ("core 3", "2F 2B 4G", 882_546),
        ("palace 5", "2F 2B 4G", 5_314_665),
    ],
)
def test_number_of_possible_bids(board: str, hand: str, count: int) -> None:
    """RULES 4.1, 4.2, 4.3, 4.4"""
    others = " | 5G" * (int(board[-1]) - 1)
    assert final_bids(parse(f"{board}; hands {hand}{others}")) == count


def test_every_order_of_laying_leads_to_the_same_count_of_bids() -> None:
    """RULES 4.1, 4.3: 17,836 different bids, without an assumption about the order."""
    layer = {tuple[int, ...](): parse("core 3")}
    for _ in range(5):
        layer = {
            tuple(after.to_json()["bids"][:20]): after
            for position in layer.values()
            for after in _after_each(position)
        }
    assert len(layer) == 17_836


def _after_each(position: Position) -> list[Position]:
    clones = []
    for action in position.legal(0):
        clone = position.copy()
        clone.apply(0, action)
        clones.append(clone)
    return clones


def test_an_option_warns_of_a_full_area() -> None:
    """RULES 4.10"""
    position = parse("core 3; harbor 3 2 1; hands 1G | 1G | 1G")
    choice = GAME.choice(position, 0)
    assert choice is not None
    messages = {option.target: option.message for option in choice.options}
    assert messages["space:captain"].key == "option-bid-full"
    assert messages["space:captain"].args["area"] == "area:harbor"
    assert {message.key for thing, message in messages.items() if thing != "space:captain"} == {
        "option-bid"
    }
