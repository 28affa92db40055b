"""A server that deals what a test has laid ready: a seed in a file is that of every new table."""

import os
import secrets
from pathlib import Path
from types import SimpleNamespace

from tests.server.house import House
from tocsin.cli import main
from tocsin.table import opening

DEAL = "TOCSIN_DEAL"


def lay_ready(house: House, seed: str) -> None:
    """Let the tables that are opened from now on have this seed."""
    Path(house.settings[DEAL]).write_text(seed, "ascii")


def seed(_length: int) -> str:
    return Path(os.environ[DEAL]).read_text("ascii")


if __name__ == "__main__":
    # Of the secrets at a table only the seed: an invitation stays one that nobody can guess.
    dealt = SimpleNamespace(**vars(secrets) | {"token_hex": seed})
    setattr(opening, "secrets", dealt)  # noqa: B010 - it is imported there, not declared
    main()
