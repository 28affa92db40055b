"""The documents: links, tests and settings named in them exist."""

import re
from pathlib import Path

import pytest

from tocsin.server.settings import Settings

ROOT = Path(__file__).parents[1]
PAPERS = [ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[\w-]+)?\)")
SETTING = re.compile(r"^\| (`TOCSIN_[^|]*) \| ([^|]*) \|", re.MULTILINE)
TEST = re.compile(r"`((?:tests/\w+/)?test_\w+\.py)`")


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.name))
def test_links_lead_to_existing_files(paper: Path) -> None:
    text = paper.read_text("utf-8")
    missing = [link for link in LINK.findall(text) if not (paper.parent / link).exists()]
    assert missing == []


def test_tests_named_in_security_exist() -> None:
    named = TEST.findall((ROOT / "docs/security.md").read_text("utf-8"))
    assert len(named) > 10
    patterns = [name if "/" in name else f"tests/server/**/{name}" for name in named]
    assert [pattern for pattern in patterns if not list(ROOT.glob(pattern))] == []


def told_settings() -> dict[str, str]:
    """Return the documented settings with their defaults."""
    settings: dict[str, str] = {}
    for names, defaults in SETTING.findall((ROOT / "docs/hosting.md").read_text("utf-8")):
        first, *others = re.findall(r"`([A-Z_]+)`", names)
        # `_PORT` is an abbreviation with the prefix of the first name.
        stem = first.rpartition("_")[0]
        full = [first, *(stem + name if name.startswith("_") else name for name in others)]
        values = defaults.split(", ") if others else [defaults]
        settings |= dict(zip(full, values, strict=True))
    return {
        name.removeprefix("TOCSIN_").lower(): value.strip("`") for name, value in settings.items()
    }


def test_every_setting_is_documented_with_its_default() -> None:
    told = told_settings()
    assert sorted(told) == sorted(Settings.__struct_fields__)
    for name, value in zip(Settings.__struct_fields__, Settings.__struct_defaults__, strict=True):
        if value or isinstance(value, float):
            plain = f"{value:g}" if isinstance(value, float) else str(value)
            assert told[name] == plain, name
