"""Sections of a view read only the fields that they declare (observable in plain Python)."""

from typing import Any

import pytest

from tests.battery.matches import played, told
from tests.battery.variants import STANDARD, Variant, is_compiled, seed_of
from tocsin.kernel.fields import field_names
from tocsin.kernel.position import Position


@pytest.mark.skipif(is_compiled(), reason="attribute reads of compiled classes cannot be observed")
@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_a_section_reads_the_fields_it_names_and_no_others(variant: Variant) -> None:
    position = variant.new(seed_of(4))
    for step in played(variant, position, 4):
        if step.number % 6 == 0:
            for moment in told(step).positions:
                for section in variant.game.chapters.view:
                    for viewer in (None,) if section.is_public else (None, step.seat):
                        read = fields_read(moment, lambda one: section.build(one, viewer))  # noqa: B023
                        assert read <= set(section.reads), f"{section.name} reads {read}"


def fields_read(position: Position, look: Any) -> set[str]:
    """Return the fields of a position that a function reads."""
    names, read = set(field_names(position)), set()

    class Observed(type(position)):  # type: ignore[misc]
        def __getattribute__(self, name: str) -> Any:
            if name in names:
                read.add(name)
            return super().__getattribute__(name)

    clone = position.copy()
    clone.__class__ = Observed
    look(clone)
    return read
