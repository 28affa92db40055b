"""Load tests of the server beside boardgame.io on one small machine (bench/load/README.md)."""

import os

# Only the games of this repository are measured, not the example game of the tests.
os.environ.setdefault("TOCSIN_GAMES", "")
