"""A server whose bots never come to a decision, and that waits for notices as if for ever."""

import time

from tocsin.cli import main
from tocsin.server.bots import pool
from tocsin.server.bots.bot_worker import BotDecisionRequest
from tocsin.server.notify import notices

AN_HOUR = 3600.0


def hang(question: BotDecisionRequest) -> str:
    time.sleep(AN_HOUR)
    return "never"


if __name__ == "__main__":
    setattr(pool, "think", hang)  # noqa: B010 - it is imported there, not declared
    setattr(notices, "TIMEOUT_S", AN_HOUR)  # noqa: B010 - what is final is so for everybody else
    main()
