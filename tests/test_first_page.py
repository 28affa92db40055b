"""The built front page is small, and loads boards on demand."""

import gzip
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "src/tocsin/server/static"
# Scripts and styles that are needed before the first poster, compressed (without fonts).
MAX_BYTES = 150_000
IMPORTED = re.compile(r'(?:from|import)\s*["`\']\./([\w.-]+\.js)["`\']')


def needed_first() -> set[str]:
    """Return the scripts and styles of the page, with their static imports."""
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


def test_first_page_is_small_and_boards_load_on_demand() -> None:
    first = needed_first()
    sizes = {name: len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in first}
    assert sum(sizes.values()) < MAX_BYTES, sizes
    boards = {f"{path.parent.name}.js" for path in ROOT.glob("web/src/games/*/index.ts")}
    assert boards
    assert boards <= {path.name for path in (BUILT / "assets").iterdir()}
    assert not boards & first


def test_the_service_worker_stands_alone_at_the_root() -> None:
    worker = (BUILT / "worker.js").read_text("utf-8")
    # Older browsers run it as a classic script, in which both are syntax errors.
    assert not re.search(r"\b(import|export)\b", worker)
