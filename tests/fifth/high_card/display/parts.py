"""The facts printed on the components."""

from typing import Any

from tocsin.kernel.message import Message
from tocsin.kernel.part import Part, figure_sources

from ..rules.course import HighCardMatch


def parts(position: HighCardMatch, components: dict[str, Any]) -> list[Part]:
    """Return the pack of cards."""
    facts = [Message("fact-pack", {"highest": position.board.highest})]
    return [Part("pack:cards", facts, *figure_sources(components)["cards"])]
