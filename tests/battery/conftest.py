"""Groups the tests by variant, so that a worker plays the cached match of a variant once."""

import pytest

from tests.battery.variants import Variant


def variant_of(item: pytest.Item) -> str:
    """Return the name of a test's variant, or an empty text."""
    variant = getattr(getattr(item, "callspec", None), "params", {}).get("variant")
    return str(variant) if isinstance(variant, Variant) else ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests by variant (stable); tests without one come first."""
    items.sort(key=variant_of)
