"""The tests; whichever way they are run, they find the example of docs/kernel.md like any game."""

import os
from pathlib import Path

NAMED = os.environ.get("TOCSIN_GAMES", str(Path(__file__).with_name("fifth"))).split(os.pathsep)
# In full: some tests start a server in another folder.
os.environ["TOCSIN_GAMES"] = os.pathsep.join(str(Path(name).absolute()) for name in NAMED if name)
