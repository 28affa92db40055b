"""What docs/kernel.md shows of High Card is what is played."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHOWN = re.compile(r"```python\n# (\S+)\n(.*?)```", re.DOTALL)


def test_the_guide_shows_the_example_as_it_is() -> None:
    shown = SHOWN.findall((ROOT / "docs" / "kernel.md").read_text("utf-8"))
    assert len(shown) >= 5
    for path, text in shown:
        assert text.strip("\n") in (ROOT / path).read_text("utf-8"), f"{path} has changed"
