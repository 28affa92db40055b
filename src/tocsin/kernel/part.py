"""What is printed on a component, for tooltips and the text interface."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from .components import sort_of
from .message import Message


class Origin(NamedTuple):
    """Where figures come from: the sort of their source, and their group of the components."""

    source: str
    group: str


class Part(msgspec.Struct, frozen=True):
    """A thing on the table: its id, its facts, and where its figures come from."""

    id: str
    facts: list[Message]
    source: str
    group: str


def origins(components: Mapping[str, Any]) -> dict[str, Origin]:
    """Return where the figures of each group come from."""
    return {name: Origin(sort_of(group), name) for name, group in components.items()}


def origins_by_name(components: Mapping[str, Any]) -> dict[str, Origin]:
    """Return where each figure comes from, by its own name; the first group with it counts."""
    found: dict[str, Origin] = {}
    for group, origin in origins(components).items():
        for name in components[group]:
            found.setdefault(name, origin)
    return found
