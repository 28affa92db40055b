"""A server whose bots never come to a decision."""

import time

from tocsin.cli import main
from tocsin.server import bots
from tocsin.server.thinking import Question


def hang(question: Question) -> str:
    time.sleep(3600)
    return "never"


if __name__ == "__main__":
    setattr(bots, "think", hang)  # noqa: B010 - it is imported there, not declared
    main()
