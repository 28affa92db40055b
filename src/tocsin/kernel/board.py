"""The constant data of a match: printed figures and table options."""

# mypyc: compile

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """Shared by all positions of a match; a game's own class adds its figures."""

    def __init__(self, game: str, options: dict[str, str]) -> None:
        self.game: str = game
        self.options: dict[str, str] = options
