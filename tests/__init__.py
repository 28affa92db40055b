"""The tests; whichever way they are run, they find the example of docs/kernel.md like any game."""

import os
from pathlib import Path

NAMED = os.environ.get("TOCSIN_GAMES")
FIFTH = str(Path(__file__).with_name("fifth"))
# Named, but empty: whoever measures wants no games but those that are served.
if NAMED != "":
    # In full: some tests start a server in another folder.
    folders = [Path(name).absolute() for name in (NAMED or FIFTH).split(os.pathsep) if name]
    os.environ["TOCSIN_GAMES"] = os.pathsep.join(dict.fromkeys([*map(str, folders), FIFTH]))
