"""A net as the leaf of a search: how likely a seat wins, and by how much, learnt from matches.

A game's folder `data/nets` has one for each number of players at which it beat the judge: the
weights as `4.npz`, and in `4.json` what they were made of. They are read with numpy. Where numpy or
a net is missing, or the table is another than the net knows, the judge takes its place.
"""

import os
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from mypy_extensions import i64

from tocsin import games
from tocsin.kernel.game import Game
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .features import Features
from .leaf import MARGIN, Judge, Leaf

# The folder of nets that comes with a game.
SHIPPED = "shipped"


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a net was made of, and what it is good for."""

    # What it knows: the numbers it is given, and the table they come from.
    encoding: int
    terms: list[str]
    options: dict[str, str]
    # So many points more than the others make a win very likely.
    lead: float
    # Rounds after which a rollout is judged by it.
    ahead: int
    # What it was taught, and how well it foretold matches that it had not seen.
    data: str
    rows: int
    matches: int
    loss: float
    loss_of_mean: float
    # How it did against the judge: shares in the victories, and the bounds of their difference.
    arena: str = ""

    def fits(self, game: Game, heuristic: Heuristic, players: int, options: dict[str, str]) -> bool:
        """Return whether the net knows such a table and reads such numbers."""
        return (
            self.encoding == game.encoding(players).version
            and self.terms == heuristic.terms()
            and self.options == options
            and not game.corrections
        )


@cache
def numpy() -> Any:
    """Return numpy, or None without the extra "nets"; it is not loaded before it is needed."""
    # A bot thinks on one core; sums of this size are only delayed by sharing them out.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        return import_module("numpy")
    except ImportError:
        return None


class Net:
    """Layers of weights."""

    def __init__(self, manifest: Manifest, layers: list[tuple[Any, Any]]) -> None:
        self.manifest = manifest
        self.layers = layers

    @property
    def size(self) -> int:
        """Return how many numbers it is given of a position."""
        return len(self.layers[0][0])

    def values(self, rows: bytes) -> list[float]:
        """Return what the positions are worth to the seat that the rows were written for."""
        np = numpy()
        found = np.frombuffer(rows, "<f4").reshape(-1, self.size)
        *inner, (weights, bias) = self.layers
        for each, shift in inner:
            found = np.maximum(found @ each + shift, 0.0)
        # One column for the chance to win, one for the margin, each before it is bent to 0 to 1.
        chance, margin = (1.0 / (1.0 + np.exp(-(found @ weights + bias)))).T
        worth: list[float] = ((1.0 - MARGIN) * chance + MARGIN * margin).tolist()
        return worth


def read(weights: bytes, manifest: bytes) -> Net:
    """Return the net that two files hold."""
    with numpy().load(BytesIO(weights), allow_pickle=False) as file:
        stored = [file[f"arr_{number}"].astype("<f4") for number in range(len(file.files))]
    layers = list(zip(stored[::2], stored[1::2], strict=True))
    return Net(msgspec.json.decode(manifest, type=Manifest), layers)


@cache
def kept(game_id: str, folder: str, players: int) -> Net | None:
    """Return a net from a folder, or None if there is none, or no numpy to read it."""
    where: Traversable = Path(folder)
    if folder == SHIPPED:
        where = games.data(game_id).joinpath("nets")
    weights, manifest = (where.joinpath(f"{players}.{kind}") for kind in ("npz", "json"))
    if not weights.is_file() or numpy() is None:
        return None
    return read(weights.read_bytes(), manifest.read_bytes())


class Learned(Leaf):
    """Judges by the net that fits the table, and by the judge where none does."""

    def __init__(self, game: Game, judge: Judge, folder: str) -> None:
        self.game = game
        self.judge = judge
        self.folder = folder
        self.features = Features(game, judge.heuristic)
        # The net of the table that was last looked at, and who judges the ends of matches there.
        self.board: Any = None
        self.net: Net | None = None
        self.ends: Judge = judge

    def ahead(self, position: Position, usual: i64) -> i64:
        """Return how many rounds the net wants to be judged after."""
        self.sit_down(position)
        return usual if self.net is None else self.net.manifest.ahead

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        """Return what each position is worth to the seat."""
        if positions:
            self.sit_down(positions[0])
        if self.net is None:
            return self.judge.values(positions, seat)
        going_on = [position for position in positions if position.deciding()]
        found = iter(self.net.values(self.features.rows(going_on, seat)) if going_on else ())
        return [
            next(found) if position.deciding() else self.ends.value(position, seat)
            for position in positions
        ]

    def sit_down(self, position: Position) -> None:
        """Choose the net for the table at which the position was played."""
        board: Any = position.board  # type: ignore[attr-defined]
        if board is self.board:
            return
        self.board = board
        players = position.players
        self.use(kept(self.game.id, self.folder, players), players, board.options)

    def use(self, net: Net | None, players: int, options: dict[str, str]) -> None:
        """Judge by a net from now on, if it fits."""
        heuristic = self.judge.heuristic
        if net is not None and not (
            net.manifest.fits(self.game, heuristic, players, options)
            and net.size == self.features.size(players)
        ):
            net = None
        self.net = net
        self.ends = self.judge if net is None else Judge(heuristic, net.manifest.lead)
