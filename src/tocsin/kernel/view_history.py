"""The views of successive positions and their changes, computed only where fields have changed."""

# mypyc: compile

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .change import Change, difference
from .fields import differing_fields, field_names, field_values, filled_row
from .position import Position
from .view import EVERYBODY, SPECTATOR_INDEX, Rendered, Section

# Stands for a change that is still to be computed.
NOT_COMPARED: Final[Change] = []


class ViewHistory:
    """The views of successive positions, built lazily by section, and the changes between them.

    A section is built again only where its fields have changed, and only once for viewers with
    equal views.
    """

    def __init__(self, sections: Sequence[Section], positions: list[Position]) -> None:
        self.sections: Sequence[Section] = sections
        self.positions: list[Position] = positions
        self._count: i64 = len(positions)
        self._section_count: i64 = len(sections)
        self._viewer_count: i64 = positions[0].players + 2
        # By position and section: the index of the position at which the section last changed.
        self._versions: vec[i64] = _versions(sections, positions)
        # By version, section and viewer.
        slots = self._count * self._section_count * self._viewer_count
        self._rendered: list[Rendered | None] = [None] * slots
        # By section, viewer and two versions as one number.
        self._changes: dict[int, Change | None] = {}

    def change(self, earlier: i64, later: i64, viewer: int | None) -> Change | None:
        """Return the change of a viewer's view between two positions."""
        index = self._viewer_index(viewer)
        inside: dict[str, Any] = {}
        for number in range(self._section_count):
            before, after = self._version(number, earlier), self._version(number, later)
            if before != after:
                section = self.sections[number]
                whose = SPECTATOR_INDEX if section.is_public else index
                change = self._section_change(number, before, after, whose)
                if change is not None:
                    inside[section.name] = change
        return inside or None

    def _viewer_index(self, viewer: int | None) -> i64:
        if viewer is None:
            return SPECTATOR_INDEX
        return self._viewer_count - 1 if viewer == EVERYBODY else viewer + 1

    def _section_change(self, section: i64, earlier: i64, later: i64, viewer: i64) -> Change | None:
        """Return the change of a section between two of its versions."""
        before, after = (
            self._section(section, earlier, viewer),
            self._section(section, later, viewer),
        )
        if before is after:
            return None
        # Building the later version has usually compared it with the earlier one.
        key = self._key(section, earlier, later, viewer)
        change = self._changes.get(key, NOT_COMPARED)
        if change is NOT_COMPARED:
            if (
                viewer != SPECTATOR_INDEX
                and before is self._section(section, earlier, SPECTATOR_INDEX)
                and after is self._section(section, later, SPECTATOR_INDEX)
            ):
                change = self._section_change(section, earlier, later, SPECTATOR_INDEX)
            else:
                change = difference(before.value, after.value)
            self._changes[key] = change
        return change

    def _key(self, section: i64, earlier: i64, later: i64, viewer: i64) -> i64:
        return (
            (section * self._viewer_count + viewer) * self._count + earlier
        ) * self._count + later

    def _version(self, section: i64, position: i64) -> i64:
        return self._versions[position * self._section_count + section]

    def _slot(self, section: i64, version: i64, viewer: i64) -> i64:
        return (version * self._section_count + section) * self._viewer_count + viewer

    def _section(self, section: i64, version: i64, viewer: i64) -> Rendered:
        slot = self._slot(section, version, viewer)
        rendered = self._rendered[slot]
        if rendered is None:
            rendered = self._rendered[slot] = self._render(section, version, viewer)
        return rendered

    def _render(self, number: i64, version: i64, viewer: i64) -> Rendered:
        before: Rendered | None = None
        earlier: i64 = 0
        if version:
            earlier = self._version(number, version - 1)
            before = self._section(number, earlier, viewer)
        section, position = self.sections[number], self.positions[version]
        if viewer == SPECTATOR_INDEX:
            rendered = section.open_part(position, before)
        else:
            shown = self._section(number, version, SPECTATOR_INDEX)
            seat = EVERYBODY if viewer == self._viewer_count - 1 else viewer - 1
            rendered = section.revealed(shown, position, seat, before)
            if rendered is shown:
                return rendered
        if before is None or rendered is before:
            return rendered
        # An equal version is replaced by the one before, so that later comparisons are quick.
        change = difference(before.value, rendered.value)
        self._changes[self._key(number, earlier, version, viewer)] = change
        return before if change is None else rendered


def _versions(sections: Sequence[Section], positions: list[Position]) -> vec[i64]:
    names = field_names(positions[0])
    reads = [section.bits(names) for section in sections]
    count: i64 = len(sections)
    versions = filled_row(count * len(positions), 0)
    after = field_values(positions[0])
    for position in range(1, len(positions)):
        before, after = after, field_values(positions[position])
        changed_fields = differing_fields(before, after)
        for section in range(count):
            slot = position * count + section
            is_changed = changed_fields & reads[section]
            versions[slot] = position if is_changed else versions[slot - count]
    return versions
