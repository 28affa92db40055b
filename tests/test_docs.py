"""The papers: what they point to is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAPERS = [ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[\w-]+)?\)")
TEST = re.compile(r"`((?:tests/\w+/)?test_\w+\.py)`")


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.name))
def test_links_lead_to_files(paper: Path) -> None:
    text = paper.read_text("utf-8")
    missing = [link for link in LINK.findall(text) if not (paper.parent / link).exists()]
    assert missing == []


def test_the_tests_that_security_names_are_there() -> None:
    named = TEST.findall((ROOT / "docs/security.md").read_text("utf-8"))
    assert len(named) > 10
    places = [name if "/" in name else f"tests/server/{name}" for name in named]
    assert [place for place in places if not (ROOT / place).exists()] == []
