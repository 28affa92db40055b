"""Table options: the variants and rulings a table may choose before a match."""

from collections.abc import Mapping

import msgspec

from .errors import BadOptions


class TableOption(msgspec.Struct, frozen=True):
    """One thing to choose: the values, each with the least and most players it is for."""

    id: str
    choices: dict[str, tuple[int, int]]

    def values(self, players: int) -> list[str]:
        """Return the values for that many players; the first is the default."""
        return [value for value, (least, most) in self.choices.items() if least <= players <= most]


def settle(
    declared: tuple[TableOption, ...], players: int, chosen: Mapping[str, str]
) -> dict[str, str]:
    """Return a value for every declared option: the chosen one, or the default."""
    unknown = sorted(set(chosen) - {option.id for option in declared})
    if unknown:
        known = ", ".join(option.id for option in declared)
        raise BadOptions(f"There is no option “{unknown[0]}”; the options are: {known}.")
    settled = {}
    for option in declared:
        values = option.values(players)
        value = chosen.get(option.id, values[0])
        if value not in values:
            raise BadOptions(
                f"Option {option.id} cannot be “{value}” with {players} players; "
                f"it can be: {', '.join(values)}."
            )
        settled[option.id] = value
    return settled
