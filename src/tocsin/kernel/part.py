"""The figures printed on components, for tooltips and the text interface."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from .components import source_kind
from .message import Message


class FigureSource(NamedTuple):
    """The kind of source of some figures, and their group in components.toml."""

    source: str
    group: str


class Part(msgspec.Struct, frozen=True):
    """A component: its id, its printed facts, and the source and group of its figures."""

    id: str
    facts: list[Message]
    source: str
    group: str


def figure_sources(components: Mapping[str, Any]) -> dict[str, FigureSource]:
    """Return the source of each group of figures."""
    return {name: FigureSource(source_kind(group), name) for name, group in components.items()}


def sources_by_figure(components: Mapping[str, Any]) -> dict[str, FigureSource]:
    """Return the source of each figure by its name; of equal names, the first group counts."""
    sources: dict[str, FigureSource] = {}
    for group, source in figure_sources(components).items():
        for name in components[group]:
            sources.setdefault(name, source)
    return sources
