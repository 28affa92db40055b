"""The fixed action space of a game: each action is an int with a stable text."""

from itertools import product
from typing import Any

from .errors import UnreadableAction


class ActionSpace:
    """The actions of a game, declared in families: first number, verb, and words after the verb."""

    def __init__(self, *families: tuple[Any, ...]) -> None:
        self.texts: list[str] = []
        for first, verb, *words in families:
            assert first == len(self.texts), f"{verb} begins at {len(self.texts)}, not at {first}"
            self.texts += [" ".join((verb, *rest)) for rest in product(*words)]
        self._numbers = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        """Return the text of an action."""
        return self.texts[action]

    def parse(self, text: str) -> int:
        """Return the action with this text."""
        try:
            return self._numbers[text]
        except KeyError:
            raise UnreadableAction(f"“{text}” is not an action of this game.") from None
