"""What runs in a bot's own process: one decision, from a position to a line of actions."""

import os
import signal
import threading
from functools import lru_cache
from multiprocessing import parent_process
from typing import Any, Self

import msgspec

from tocsin import games
from tocsin.bots import BOT_KINDS, seat_bot
from tocsin.bots.advice import Advice, hints
from tocsin.bots.net import SHIPPED, load_net
from tocsin.bots.sight import Sight
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position
from tocsin.lab.analysis import Decision, evaluate_decision


class DecisionRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's decision, as a worker needs it; JSON where it would be costly to pickle."""

    game: str
    corrections: bytes
    position: bytes
    seat: int
    seed: int

    @classmethod
    def of(cls, game: Game, position: Position, seat: int, seed: int, **more: Any) -> Self:
        """Return a seat's decision at a position, and what else is asked about it."""
        return cls(
            game=game.id,
            corrections=msgspec.json.encode(game.corrections),
            position=msgspec.json.encode(position.to_json()),
            seat=seat,
            seed=seed,
            **more,
        )

    def opened(self) -> tuple[Game, Position]:
        """Return the game and the position."""
        game = _game(self.game, self.corrections)
        return game, game.from_json(msgspec.json.decode(self.position))


class BotRequest(DecisionRequest, frozen=True, kw_only=True):
    """What a bot is asked."""

    bot: str


class EvaluationRequest(DecisionRequest, frozen=True, kw_only=True):
    """A decision of a match that is over: what was played, and how hard to look at it."""

    number: int
    action: str
    rollouts: int
    seconds: float
    is_open: bool


# By so much a worker stands back when there are more processes than cores.
WORKER_NICENESS = 10


def prepare() -> None:
    """Make a fresh worker outlive Ctrl-C, which is the server's to answer, but not the server.

    Whoever is at a table is answered first, however hard bots think at others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(WORKER_NICENESS)
    threading.Thread(target=_follow_parent, daemon=True).start()


def get_ready() -> None:
    """Load all that thinking needs, before a bot's time runs."""
    for game_id in games.ids():
        least, most = games.load(game_id).players
        for players in range(least, most + 1):
            load_net(game_id, SHIPPED, players)


def _follow_parent() -> None:
    """Leave when the server is gone, even if it was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def think(question: BotRequest) -> list[int]:
    """Return the action that the bot chooses, and what is to follow it."""
    if question.bot not in BOT_KINDS:
        # Nobody at a table may start a program on the server.
        raise BadOptions(f"There is no bot “{question.bot}” at a table.")
    game, position = question.opened()
    bot = seat_bot(question.bot, game, question.seed)
    return bot.plan(Sight(game, position, question.seat))


def consult(asked: DecisionRequest) -> list[Advice]:
    """Return the best answers, by what the seat may know."""
    game, position = asked.opened()
    return hints(game, Sight(game, position, asked.seat), asked.seed)


def judge(asked: EvaluationRequest) -> Decision:
    """Return what a decision was worth."""
    game, position = asked.opened()
    action = game.actions.parse(asked.action)
    sight = Sight(game, position, asked.seat, asked.is_open)
    return evaluate_decision(
        game,
        position,
        sight,
        asked.number,
        action,
        asked.rollouts,
        asked.seed,
        asked.seconds,
    )


# Whoever opens tables with ever other figures must not fill the worker with their games.
@lru_cache(maxsize=16)
def _game(game_id: str, corrections: bytes) -> Game:
    return games.load(game_id, msgspec.json.decode(corrections))
