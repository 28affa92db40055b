"""The tests; whichever way they are run, they find the example of docs/kernel.md like any game."""

import os
from pathlib import Path

NAMED = os.environ.get("TOCSIN_GAMES", "").split(os.pathsep)
FIFTH = str(Path(__file__).with_name("fifth"))
# In full: some tests start a server in another folder.
FOLDERS = [str(Path(name).absolute()) for name in (*NAMED, FIFTH) if name]
os.environ["TOCSIN_GAMES"] = os.pathsep.join(dict.fromkeys(FOLDERS))
