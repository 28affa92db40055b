"""The fixed action space of a game: every action an int with a stable text."""

from itertools import product

from .errors import UnreadableAction


class ActionSpace:
    """Families of actions, numbered in the order given: a verb and the words that may follow."""

    def __init__(self, *families: tuple[str, *tuple[tuple[str, ...], ...]]) -> None:
        self.start: dict[str, int] = {}
        self.texts: list[str] = []
        for verb, *words in families:
            self.start[verb] = len(self.texts)
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
