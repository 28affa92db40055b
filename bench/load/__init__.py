"""How many people one small machine carries, ours beside boardgame.io's (bench/load/README.md)."""

import os

# What is measured are the games that are served, not the example that the tests bring along.
os.environ.setdefault("TOCSIN_GAMES", "")
