"""The functions that run in a worker process: bot decisions, hints and evaluations."""

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
    """A seat's decision at a position; game and position are JSON, which pickles fast."""

    game: str
    corrections: bytes
    position: bytes
    seat: int
    seed: int

    @classmethod
    def of(cls, game: Game, position: Position, seat: int, seed: int, **more: Any) -> Self:
        """Return the request for a seat at a position; `more` sets fields of subclasses."""
        return cls(
            game=game.id,
            corrections=msgspec.json.encode(game.corrections),
            position=msgspec.json.encode(position.to_json()),
            seat=seat,
            seed=seed,
            **more,
        )

    def decoded(self) -> tuple[Game, Position]:
        """Return the game and the position."""
        game = _game(self.game, self.corrections)
        return game, game.from_json(msgspec.json.decode(self.position))


class BotDecisionRequest(DecisionRequest, frozen=True, kw_only=True):
    """A decision for a bot to make."""

    bot: str


class EvaluationRequest(DecisionRequest, frozen=True, kw_only=True):
    """A past decision to evaluate: the action played, and limits of rollouts and seconds."""

    number: int
    action: str
    rollouts: int
    seconds: float
    is_open: bool


# Added to the niceness of workers, so that the server process comes first.
WORKER_NICENESS = 10


def prepare() -> None:
    """Initialise a worker: it ignores Ctrl-C, lowers its priority and ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(WORKER_NICENESS)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def preload() -> None:
    """Load all games and nets, so that loading takes no time from a decision."""
    for game_id in games.ids():
        least, most = games.load(game_id).players
        for players in range(least, most + 1):
            load_net(game_id, SHIPPED, players)


def _exit_with_parent() -> None:
    """Exit when the server has ended, even if it was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def think(request: BotDecisionRequest) -> list[int]:
    """Return the action that the bot chooses, followed by its plan for the next ones."""
    if request.bot not in BOT_KINDS:
        # seat_bot also accepts external programs, which a table must not start.
        raise BadOptions(f"There is no bot “{request.bot}” at a table.")
    game, position = request.decoded()
    bot = seat_bot(request.bot, game, request.seed)
    return bot.plan(Sight(game, position, request.seat))


def advise(request: DecisionRequest) -> list[Advice]:
    """Return the best actions by the seat's own knowledge."""
    game, position = request.decoded()
    return hints(game, Sight(game, position, request.seat), request.seed)


def evaluate(request: EvaluationRequest) -> Decision:
    """Return the evaluation of a past decision."""
    game, position = request.decoded()
    action = game.actions.parse(request.action)
    sight = Sight(game, position, request.seat, request.is_open)
    return evaluate_decision(
        game,
        position,
        sight,
        request.number,
        action,
        request.rollouts,
        request.seed,
        request.seconds,
    )


# Bounded, because every table with other corrections needs a game of its own.
@lru_cache(maxsize=16)
def _game(game_id: str, corrections: bytes) -> Game:
    return games.load(game_id, msgspec.json.decode(corrections))
