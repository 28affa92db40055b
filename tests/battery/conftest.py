"""The tests of one variant run together, so that a worker plays its match once for all of them."""

import pytest

from tests.battery.variants import Variant


def variant_of(item: pytest.Item) -> str:
    """Return the name of the variant that a test is about; of others nothing."""
    variant = getattr(getattr(item, "callspec", None), "params", {}).get("variant")
    return str(variant) if isinstance(variant, Variant) else ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let them come last, variant by variant; within one the order stays."""
    items.sort(key=variant_of)
