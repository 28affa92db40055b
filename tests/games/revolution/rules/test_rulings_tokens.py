"""Rulings A12, A13, A17 and A20: tokens (RULES 8)."""

from collections.abc import Iterator

import pytest

from tests.games.revolution.matches import match, moments, spread
from tests.games.revolution.notation import GAME, full_town, parse
from tests.games.revolution.play import act, bid, finish, revealed
from tests.games.revolution.public import hand, is_over, outcome_of, phase

# --- A12 and A13: the reclaimed token


def test_a_token_reclaimed_in_the_last_turn_scores() -> None:
    """Ruling A12: 4 Support and a Force."""
    text = f"anarchy 5; {full_town('anarchy', 5)}"
    position = revealed(text, {0: "warden 1F 1G"})
    act(position, 0, "reclaim force")
    act(position, 0, "jail 1")
    act(position, 0, "eject 1")
    assert is_over(position)
    outcome = outcome_of(position)
    assert outcome.breakdown[0]["tokens"] == 5


def test_a_reclaimed_token_counts_towards_the_five_of_patronage() -> None:
    """Ruling A13"""
    position = revealed("anarchy 5", {0: "warden 1B 1G"})
    act(position, 0, "reclaim blackmail")
    act(position, 0, "jail 1")
    assert hand(position, 0) == "1B 4G"


# --- A17: the bank


def test_the_bank_never_runs_out() -> None:
    """Ruling A17; RULES 1.4: more tokens than the core box holds can be out at once."""
    bids = {0: "general 1G; rogue 1G; merchant 1G", 1: "priest 12F 12B 40G", 2: "printer 12F"}
    assert hand(revealed("core 3; turn 60", bids), 0) == "1F 2B 5G"


PRINTED = {"core": (12, 12, 32), "palace": (18, 18, 44)}


def turns_of(board: str, players: int, seed: int) -> Iterator[tuple[list[int], list[int]]]:
    """Play at random; yield, for each turn, the tokens in all hands and those gained in it."""
    position = match(board, players)
    position.journal = []
    held = [players, players, 3 * players]
    for _, _, here in moments(position, seed):
        if phase(here) != "bidding" or here.journal is None:
            continue
        events = GAME.events(here.journal, None)
        if not any(event.key == "turn-begins" for event in events):
            continue
        gained = [0, 0, 0]
        for event in events:
            if event.key == "gained":
                kind = ["force", "blackmail", "gold"].index(str(event.args["kind"])[5:])
                gained[kind] += int(event.args["amount"])
        yield held, gained
        seats = [seat["hand"] for seat in GAME.view(here, None)["seats"]]
        held = [sum(row[kind] for row in seats) for kind in ("force", "blackmail", "gold")]
        here.journal = []


@pytest.mark.parametrize(("board", "players"), [("core", 4), ("palace", 6)])
def test_the_printed_tokens_cannot_run_out(board: str, players: int) -> None:
    """Ruling A17; RULES 1.4: all hands at the start of a turn and all gains of it."""
    for seed in range(3):
        for held, gained in turns_of(board, players, seed):
            out = [before + more for before, more in zip(held, gained, strict=True)]
            assert all(here <= box for here, box in zip(out, PRINTED[board], strict=True))


@pytest.mark.parametrize(("board", "gained"), [("core", (3, 4, 8)), ("palace", (3, 5, 8))])
def test_maximum_of_tokens_gained_in_a_turn(board: str, gained: tuple[int, ...]) -> None:
    """Ruling A17: so the gains of two turns and all Patronage fit into the box."""
    position = parse(f"{board} {4 if board == 'core' else 6}")
    printed = dict.fromkeys(("kind:force", "kind:blackmail", "kind:gold"), 0)
    for part in GAME.parts(position):
        for fact in part.facts:
            if fact.key == "fact-tokens":
                printed[str(fact.args["kind"])] += int(fact.args["amount"])
    assert tuple(printed.values()) == gained


@pytest.mark.parametrize(("board", "players", "most"), [("core", 4, 31), ("palace", 6, 41)])
def test_maximum_of_gold_in_play(board: str, players: int, most: int) -> None:
    """Ruling A17: one seat gains all 8 Gold, the others 5 each by Patronage, then 8 more."""
    position = match(board, players)
    for seat in range(players):
        spread(position, seat, ["aristocrat", "merchant"] if seat == 0 else ["printer"])
    finish(position)
    gold = [row["hand"]["gold"] for row in GAME.view(position, None)["seats"]]
    assert gold == [8] + [5] * (players - 1)
    assert sum(gold) + 8 == most <= PRINTED[board][2]


# --- A20: tokens that score


def test_only_tokens_in_hand_after_the_last_turn_score() -> None:
    """Ruling A20: the tokens bid in the last turn are gone."""
    text = "core 3 turn_limit=30; turn 30; hands 3F 3B 9G | 5G | 5G"
    position = bid(parse(text), {0: "priest 3F 3B 9G", 1: "rogue 5G", 2: "mercenary 5G"})
    outcome = outcome_of(position)
    assert [row["tokens"] for row in outcome.breakdown] == [0, 2 * 3, 5]
