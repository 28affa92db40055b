"""Typography of all texts: curly apostrophes and plain spaces."""

import os
import re
from pathlib import Path

import pytest

import tocsin
from tests.battery.variants import GAMES, folder_of

PACKAGE = Path(tocsin.__file__).parent
REPOSITORY = Path(__file__).parents[2]
TEXTS = sorted(
    {
        # A game may lie outside the repository.
        os.path.relpath(path, REPOSITORY)
        for folder, pattern in (
            (PACKAGE, "*.ftl"),
            (REPOSITORY / "web" / "src", "*.ftl"),
            *((folder_of(game_id), "*.ftl") for game_id in GAMES),
            *((folder_of(game_id), "RULES*.md") for game_id in GAMES),
        )
        for path in folder.rglob(pattern)
    }
)
FRENCH = [text for text in TEXTS if ".fr." in text]
CODE = re.compile("`[^`]*`")
# Colons within addresses and times are excluded: only those at the end of a word count.
UNSPACED = re.compile(r"[^\W_][;?]|[^\s|:-]:(?=\s|$)|[^\W_]!")
PRINTED = "Revolution!"  # a name, without the French space


def lines(text: str) -> list[str]:
    """Return the lines of a text, without code."""
    return [CODE.sub("", line) for line in (REPOSITORY / text).read_text().splitlines()]


@pytest.mark.parametrize("text", TEXTS)
def test_every_apostrophe_is_curly(text: str) -> None:
    assert [line for line in lines(text) if "'" in line] == []


@pytest.mark.parametrize("text", TEXTS)
def test_sources_have_ordinary_spaces_and_the_display_sets_them(text: str) -> None:
    assert [line for line in lines(text) if re.search("[\u00a0\u202f]", line)] == []


@pytest.mark.parametrize("text", FRENCH)
def test_french_has_a_space_before_its_high_signs(text: str) -> None:
    plain = [line.replace(PRINTED, "") for line in lines(text) if not line.startswith("# ")]
    assert [line for line in plain if UNSPACED.search(line)] == []
