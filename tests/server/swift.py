"""The server as it is, but that a password costs next to nothing instead of a fifth of a second.

`test_accounts.py` says what passwords cost whoever steals the database, and `test_races.py` needs
the time that they take.
"""

from argon2 import PasswordHasher

from tocsin.cli import main
from tocsin.server import accounts

if __name__ == "__main__":
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    setattr(accounts, "HASHER", cheap)  # noqa: B010 - what is final is so for everybody else
    main(prog_name="tocsin")
