"""A neural net as evaluator: the probability of a win and the margin, learnt from matches.

A game's folder `data/nets` has a net for each number of players at which it beat the heuristic:
the weights as `4.npz`, their manifest as `4.json`. Without numpy, without a net, or at a table the
net was not trained for, the heuristic evaluates.
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

from .evaluation import MARGIN_WEIGHT, HeuristicEvaluator, LeafEvaluator
from .features import Features

# The nets that are shipped with a game.
SHIPPED = "shipped"


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The origin of a net and the tables it fits."""

    # Input format: version of the encoding, terms of the heuristic, table options.
    encoding: int
    terms: list[str]
    options: dict[str, str]
    # A lead of this many points makes a win very likely.
    lead: float
    # Rounds after which a rollout is evaluated.
    ahead: int
    # Digest and size of the training data; the loss on held-out matches.
    data: str
    rows: int
    matches: int
    loss: float
    loss_of_mean: float
    # Result against the heuristic: shares of the victories and the interval of their difference.
    arena: str = ""

    def fits(self, game: Game, heuristic: Heuristic, players: int, options: dict[str, str]) -> bool:
        """Return whether the net was trained for such a table and input format."""
        return (
            self.encoding == game.encoding(players).version
            and self.terms == heuristic.terms()
            and self.options == options
            and not game.corrections
        )


@cache
def numpy() -> Any:
    """Import numpy on first use; return None without the extra "nets"."""
    # A bot uses one core; products of this size do not gain from more threads.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        return import_module("numpy")
    except ImportError:
        return None


class Net:
    """A multilayer perceptron: weights and biases, layer by layer."""

    def __init__(self, manifest: Manifest, layers: list[tuple[Any, Any]]) -> None:
        self.manifest = manifest
        self.layers = layers

    @property
    def size(self) -> int:
        """Return the length of an input row."""
        return len(self.layers[0][0])

    def values(self, rows: bytes) -> list[float]:
        """Return the values of the positions for the seat that the rows were written for."""
        np = numpy()
        signal = np.frombuffer(rows, "<f4").reshape(-1, self.size)
        *inner, (weights, bias) = self.layers
        for inner_weights, inner_bias in inner:
            signal = np.maximum(signal @ inner_weights + inner_bias, 0.0)
        # Two outputs, each through a sigmoid: probability of a win, and margin.
        chance, margin = (1.0 / (1.0 + np.exp(-(signal @ weights + bias)))).T
        values: list[float] = ((1.0 - MARGIN_WEIGHT) * chance + MARGIN_WEIGHT * margin).tolist()
        return values


def parse_net(weights: bytes, manifest: bytes) -> Net:
    """Return the net stored in two files."""
    with numpy().load(BytesIO(weights), allow_pickle=False) as file:
        arrays = [file[f"arr_{number}"].astype("<f4") for number in range(len(file.files))]
    layers = list(zip(arrays[::2], arrays[1::2], strict=True))
    return Net(msgspec.json.decode(manifest, type=Manifest), layers)


@cache
def load_net(game_id: str, folder: str, players: int) -> Net | None:
    """Return a net from a folder, or None without a net or without numpy."""
    root: Traversable = Path(folder)
    if folder == SHIPPED:
        root = games.data(game_id).joinpath("nets")
    weights, manifest = (root.joinpath(f"{players}.{suffix}") for suffix in ("npz", "json"))
    if not weights.is_file() or numpy() is None:
        return None
    return parse_net(weights.read_bytes(), manifest.read_bytes())


class NetEvaluator(LeafEvaluator):
    """Evaluates by the net that fits the table, or by the heuristic if none does."""

    def __init__(self, game: Game, heuristic_evaluator: HeuristicEvaluator, folder: str) -> None:
        self.game = game
        self.heuristic_evaluator = heuristic_evaluator
        self.folder = folder
        self.features = Features(game, heuristic_evaluator.heuristic)
        # The board of the last position, its net, and the evaluator of ended matches there.
        self.board: Any = None
        self.net: Net | None = None
        self.end_evaluator = heuristic_evaluator

    def ahead(self, position: Position, default: i64) -> i64:
        """Return the number of rounds after which the net wants to evaluate."""
        self.select_net(position)
        return default if self.net is None else self.net.manifest.ahead

    def values(self, positions: list[Position], seat: i64) -> list[float]:
        """Return the value of each position for the seat."""
        if positions:
            self.select_net(positions[0])
        if self.net is None:
            return self.heuristic_evaluator.values(positions, seat)
        unfinished = [position for position in positions if position.deciding()]
        values = iter(self.net.values(self.features.rows(unfinished, seat)) if unfinished else ())
        return [
            next(values) if position.deciding() else self.end_evaluator.value(position, seat)
            for position in positions
        ]

    def select_net(self, position: Position) -> None:
        """Select the net for the position's table, unless it is the table of the last call."""
        board: Any = position.board  # type: ignore[attr-defined]
        if board is self.board:
            return
        self.board = board
        players = position.players
        heuristic = self.heuristic_evaluator.heuristic
        net = load_net(self.game.id, self.folder, players)
        if net is not None and not (
            net.manifest.fits(self.game, heuristic, players, board.options)
            and net.size == self.features.size(players)
        ):
            net = None
        self.net = net
        self.end_evaluator = (
            self.heuristic_evaluator
            if net is None
            else HeuristicEvaluator(heuristic, net.manifest.lead)
        )
