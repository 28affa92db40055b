"""Bot workers: decisions, failures and fallback levels, order of requests."""

import asyncio
import os
import time
from typing import Any
from unittest.mock import Mock

import pytest

from tests.patience import PATIENCE, patient
from tocsin import games
from tocsin.bots.advice import Advice
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.record import SeatRecord
from tocsin.server.bots import bot_worker
from tocsin.server.bots import pool as pool_module
from tocsin.server.bots.bot_worker import BotDecisionRequest, _game
from tocsin.server.bots.pool import BotPool
from tocsin.server.errors import Unavailable
from tocsin.table.match import Match

GAME = games.load("revolution")


def hang(question: BotDecisionRequest) -> list[int]:
    time.sleep(3600)
    return [0]


def crash(question: BotDecisionRequest) -> list[int]:
    os._exit(3)


def cheat(question: BotDecisionRequest) -> list[int]:
    return [GAME.actions.parse("bid gold general")]


def fail_above_easy(question: BotDecisionRequest) -> list[int]:
    if question.bot != "easy":
        raise ZeroDivisionError
    return [GAME.actions.parse("bid force priest")]


def nice(question: BotDecisionRequest) -> int:
    return os.nice(0)


def fail(question: BotDecisionRequest) -> list[int]:
    raise ZeroDivisionError


@pytest.fixture
def match() -> Match:
    people = [SeatRecord(name) for name in ("Anne", "Bob", "Chloé")]
    return Match(GAME, people, {}, "ab" * 32)


def choose(pool: BotPool, match: Match, bot: str = "greedy") -> str:
    async def chosen() -> str:
        async with patient("a decision"):
            return await pool.choose(match, 0, bot)

    return asyncio.run(chosen())


def legal(match: Match) -> list[str]:
    return [match.game.actions.text(action) for action in match.position.legal(0)]


def test_bot_chooses_a_legal_action(match: Match) -> None:
    pool = BotPool(1, PATIENCE, failed := Mock())
    try:
        for bot in ("greedy", "random"):
            assert choose(pool, match, bot) in legal(match)
        assert failed.call_count == 0
    finally:
        pool.close()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows has no niceness")
def test_workers_have_lower_priority_than_the_server() -> None:
    pool = BotPool(1, PATIENCE, Mock())
    asked = BotDecisionRequest(game="", corrections=b"", position=b"", seat=0, seed=0, bot="")

    async def niceness() -> int:
        async with patient("a worker"):
            return await pool.run(nice, asked, "", is_awaited=True)

    try:
        # 19 is the maximum; the tests themselves may run with a niceness above 0.
        assert asyncio.run(niceness()) == min(19, os.nice(0) + bot_worker.WORKER_NICENESS)
    finally:
        pool.close()


def test_worker_caches_few_corrected_games() -> None:
    for count in range(100):
        _game("revolution", b"{%b}" % (b" " * count))
    assert _game.cache_info().currsize < 20


@pytest.mark.parametrize("trouble", [hang, crash, cheat, fail])
def test_legal_action_is_played_after_any_bot_failure(
    match: Match, trouble: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = BotPool(1, PATIENCE, failed := Mock())
    try:
        # The worker has started when it has answered once: only then is the budget for thinking.
        choose(pool, match)
        monkeypatch.setattr(pool_module, "think", trouble)
        pool.budget = 1.0
        assert choose(pool, match) in legal(match)
        monkeypatch.undo()
        pool.budget = PATIENCE
        failures = failed.call_count
        # The pool is whole again, or was never hurt; another bot takes no notice.
        assert choose(pool, match, "medium") in legal(match)
        assert failed.call_count == failures
    finally:
        pool.close()


def test_unknown_bot_counts_as_failure(match: Match) -> None:
    pool = BotPool(1, PATIENCE, failed := Mock())
    try:
        assert choose(pool, match, "nobody") in legal(match)
        assert failed.call_count == 1
    finally:
        pool.close()


def test_weaker_level_replaces_a_failing_bot(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "think", fail_above_easy)
    pool = BotPool(1, PATIENCE, failed := Mock())
    try:
        assert choose(pool, match, "hard") == "bid force priest"
        assert failed.call_count == 2
        # It plays on in its place.
        assert choose(pool, match, "hard") == "bid force priest"
        assert failed.call_count == 2
    finally:
        pool.close()


def test_bid_is_computed_once(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    bid = ("bid force priest", "bid blackmail captain", "bid gold general")
    line = [GAME.actions.parse(text) for text in bid]

    async def answer(
        worker: Any, work: Any, question: BotDecisionRequest, budget: float
    ) -> list[int]:
        asked.append(question.bot)
        return line

    monkeypatch.setattr(pool_module._Worker, "run", answer)
    pool = BotPool(1, 1, Mock())
    for text in bid:
        assert choose(pool, match, "expert") == text
        match.play_text(0, text)
        # A secret action of another seat does not invalidate the plan.
        match.play(1, match.position.legal(1)[0])
    assert asked == ["expert"]


def test_failing_adviser_gives_no_hint(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, PATIENCE, failed := Mock())
    try:
        assert {advice.action for advice in advised(pool, match)} <= set(legal(match))
        monkeypatch.setattr(pool_module, "advise", crash)
        with pytest.raises(Unavailable):
            advised(pool, match)
        assert choose(pool, match) in legal(match)
        assert failed.call_count == 0
    finally:
        pool.close()


def advised(pool: BotPool, match: Match) -> list[Advice]:
    return asyncio.run(pool.advise(match, 0, "anne"))


def test_small_hosts_are_served_before_large_ones(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def answer(
        worker: Any, work: Any, question: BotDecisionRequest, budget: float
    ) -> list[int]:
        asked.append(question.seat)
        await asyncio.sleep(0.001)
        return match.position.legal(0)[:1]

    async def ask() -> None:
        monkeypatch.setattr(pool_module._Worker, "run", answer)
        # The budget is for thinking: the wait in line, which is longer, is not in it.
        pool = BotPool(1, 0.0001, failed := Mock())
        crowd = [(0, "stranger", False)] * 5 + [(1, "stranger", True)] * 5
        others = [(2, "somebody", True), (2, "somebody else", True)]
        choices = [
            asyncio.create_task(pool.choose(match, seat, "greedy", host, is_awaited))
            for seat, host, is_awaited in crowd + others
        ]
        await asyncio.sleep(0)
        # A cancelled request returns its worker.
        choices[1].cancel()
        await asyncio.gather(*choices, return_exceptions=True)
        assert await pool.choose(match, 0, "greedy") in legal(match)
        assert failed.call_count == 0

    asyncio.run(ask())
    assert asked == [0, 2, 2, *[1] * 5, *[0] * 3, 0]


def test_table_cannot_start_external_programs() -> None:
    question = BotDecisionRequest(
        game="revolution", corrections=b"{}", position=b"{}", seat=0, bot="command:true", seed=1
    )
    with pytest.raises(BadOptions):
        bot_worker.think(question)
