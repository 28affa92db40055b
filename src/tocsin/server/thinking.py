"""What runs in a bot's own process: one decision, from a position to an action."""

import os
import signal
import threading
from functools import lru_cache
from multiprocessing import parent_process

import msgspec

from tocsin import games
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.kernel.game import Game


class Question(msgspec.Struct, frozen=True):
    """All that a worker needs; JSON where it would be costly to pickle."""

    game: str
    corrections: bytes
    position: bytes
    seat: int
    bot: str
    seed: int


def prepare() -> None:
    """Make a fresh worker outlive Ctrl-C, which is the server's to answer, but not the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def get_ready() -> None:
    """Load all that thinking needs, before a bot's time runs."""
    for game_id in games.ids():
        games.load(game_id)


def _follow_parent() -> None:
    """Leave when the server is gone, even if it was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def think(question: Question) -> str:
    """Return the text of the action that the bot chooses."""
    game = _game(question.game, question.corrections)
    position = game.from_json(msgspec.json.decode(question.position))
    bot = seat_bot(question.bot, game, question.seed)
    return game.actions.text(bot.choose(Sight(game, position, question.seat)))


# Whoever opens tables with ever other figures must not fill the worker with their games.
@lru_cache(maxsize=16)
def _game(game_id: str, corrections: bytes) -> Game:
    return games.load(game_id, msgspec.json.decode(corrections))
