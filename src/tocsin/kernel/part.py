"""What is printed on a component, for tooltips and the text interface."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from .components import source_kind
from .message import Message


class FigureSource(NamedTuple):
    """Where figures come from: the sort of their source, and their group of the components."""

    source: str
    group: str


class Part(msgspec.Struct, frozen=True):
    """A thing on the table: its id, its facts, and where its figures come from."""

    id: str
    facts: list[Message]
    source: str
    group: str


def figure_sources(components: Mapping[str, Any]) -> dict[str, FigureSource]:
    """Return where the figures of each group come from."""
    return {name: FigureSource(source_kind(group), name) for name, group in components.items()}


def sources_by_figure(components: Mapping[str, Any]) -> dict[str, FigureSource]:
    """Return where each figure comes from, by its own name; the first group with it counts."""
    found: dict[str, FigureSource] = {}
    for group, origin in figure_sources(components).items():
        for name in components[group]:
            found.setdefault(name, origin)
    return found
