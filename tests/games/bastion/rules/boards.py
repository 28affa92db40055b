"""Boards at the start of a match, for tests."""

from collections.abc import Iterable

from tests.games.bastion.notation import GAME, SEED
from tocsin.games.bastion.rules.board import NOTHING, SQUARES, Board
from tocsin.games.bastion.rules.position import Bastion

PLAYERS = [2, 3, 4]


def first(players: int) -> Bastion:
    position = GAME.new(players=players, seed=SEED)
    assert isinstance(position, Bastion)
    return position


def board(players: int) -> Board:
    return first(players).board


def square(here: Board, name: str) -> int:
    number = here.named[SQUARES.index(name)]
    assert number != NOTHING
    return number


def names(here: Board, squares: Iterable[int]) -> set[str]:
    return {SQUARES[here.name[number]] for number in squares}
