"""Table options: the variants and rulings that a table chooses before a match."""

from collections.abc import Mapping

import msgspec

from .errors import BadOptions


class TableOption(msgspec.Struct, frozen=True):
    """An option: its values, each with its lowest and highest player count.

    `where` limits the option to certain values of options declared before it.
    """

    id: str
    choices: dict[str, tuple[int, int]]
    where: dict[str, tuple[str, ...]] = {}

    def values(self, players: int) -> list[str]:
        """Return the values for this player count; the first is the default."""
        return [value for value, (least, most) in self.choices.items() if least <= players <= most]

    def applies(self, settled: Mapping[str, str]) -> bool:
        """Tell whether the option applies to the values settled before it."""
        return all(settled[option] in values for option, values in self.where.items())


def settle(
    declared: tuple[TableOption, ...], players: int, chosen: Mapping[str, str]
) -> dict[str, str]:
    """Return a value for every declared option: the chosen one, or the default."""
    unknown = sorted(set(chosen) - {option.id for option in declared})
    if unknown:
        known = ", ".join(option.id for option in declared)
        raise BadOptions(f"There is no option “{unknown[0]}”; the options are: {known}.")
    settled: dict[str, str] = {}
    for option in declared:
        values = option.values(players)
        value = chosen.get(option.id, values[0])
        if value not in values:
            raise BadOptions(
                f"Option {option.id} cannot be “{value}” with {players} players; "
                f"it can be: {', '.join(values)}."
            )
        # The default is always accepted: records name every option, applicable or not.
        if value != values[0] and not option.applies(settled):
            needed = (f"{other}={'|'.join(allowed)}" for other, allowed in option.where.items())
            raise BadOptions(f"Option {option.id} means something only with {', '.join(needed)}.")
        settled[option.id] = value
    return settled
