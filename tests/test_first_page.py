"""The built front page: small, with the boards left until somebody plays."""

import gzip
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "src/tocsin/server/static"
# What comes before the first poster is seen, compressed; fonts are shown when they come.
MOST = 150_000
IMPORTED = re.compile(r'(?:from|import)\s*["`\']\./([\w.-]+\.js)["`\']')


def needed_first() -> set[str]:
    """Return the scripts and styles of the page, with all that they import at once."""
    page = (BUILT / "index.html").read_text("utf-8")
    found: set[str] = set()
    waiting = re.findall(r'(?:src|href)="/assets/([\w.-]+\.(?:js|css))"', page)
    assert waiting
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            if name.endswith(".js"):
                waiting += IMPORTED.findall((BUILT / "assets" / name).read_text("utf-8"))
    return found


def test_the_first_page_is_small_and_boards_are_loaded_when_they_are_played_on() -> None:
    first = needed_first()
    sizes = {name: len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in first}
    assert sum(sizes.values()) < MOST, sizes
    boards = {f"{path.parent.name}.js" for path in ROOT.glob("web/src/games/*/index.ts")}
    assert boards
    assert boards <= {path.name for path in (BUILT / "assets").iterdir()}
    assert not boards & first


def test_the_service_worker_stands_alone_at_the_root() -> None:
    worker = (BUILT / "worker.js").read_text("utf-8")
    # An older browser runs it as a plain script, in which neither may stand.
    assert not re.search(r"\b(import|export)\b", worker)
