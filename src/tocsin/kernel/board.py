"""What never changes in a match: the printed figures by which it is played, and its options."""

# mypyc: compile

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """What all positions of a match share; a game's own board adds its figures."""

    def __init__(self, game: str, options: dict[str, str]) -> None:
        self.game: str = game
        self.options: dict[str, str] = options
