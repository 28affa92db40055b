"""The fixed action space of a game: every action an int with a stable text."""

from itertools import product
from typing import Any

from .errors import UnreadableAction


class ActionSpace:
    """Families of actions: the number of the first, a verb, and the words that may follow it."""

    def __init__(self, *families: tuple[Any, ...]) -> None:
        self.texts: list[str] = []
        for first, verb, *words in families:
            assert first == len(self.texts), f"{verb} begins at {len(self.texts)}, not at {first}"
            self.texts += [" ".join((verb, *rest)) for rest in product(*words)]
        self._numbers = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        """Return the action's text."""
        return self.texts[action]

    def parse(self, text: str) -> int:
        """Return the action that the text names."""
        try:
            return self._numbers[text]
        except KeyError:
            raise UnreadableAction(f"“{text}” is not an action of this game.") from None
