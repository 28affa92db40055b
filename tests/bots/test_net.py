"""Nets: where they fit, their values, and the information they are given."""

import json
from io import BytesIO
from math import exp
from pathlib import Path
from struct import unpack
from typing import Any

import msgspec
import pytest

from tests.battery.laws import planned, redealt
from tests.battery.variants import STANDARD, Variant, seed_of
from tests.bots.test_rollout import somewhere
from tocsin import games
from tocsin.bots import net as nets
from tocsin.bots.evaluation import HeuristicEvaluator
from tocsin.bots.features import POINTS_SCALE, Features
from tocsin.bots.net import Manifest, Net, NetEvaluator, parse_net
from tocsin.kernel.dice import Dice
from tocsin.kernel.game import Game
from tocsin.kernel.playout import playout

np = pytest.importorskip("numpy", reason="NO NUMPY HERE: install the extra “nets”")
GAME = games.load("revolution")
TABLE = Variant("revolution", 3)
QUICK = "hard:rollouts=6:width=3:ahead=1"
# Limit for the size of all nets together.
MAX_NET_BYTES = 3_000_000


def manifest(game: Game, players: int, **changed: Any) -> Manifest:
    facts: dict[str, Any] = {
        "encoding": game.encoding(players).version,
        "terms": game.heuristic().terms(),
        "options": game.settle(players, {}),
        "lead": 40.0,
        "ahead": 3,
        "data": "",
        "rows": 1,
        "matches": 1,
        "loss": 0.5,
        "loss_of_mean": 0.6,
    }
    return Manifest(**facts | changed)


def write(folder: Path, game: Game, players: int, layers: list[Any], **changed: Any) -> None:
    file = BytesIO()
    np.savez(file, *layers)
    (folder / f"{players}.npz").write_bytes(file.getvalue())
    made = msgspec.json.encode(manifest(game, players, **changed))
    (folder / f"{players}.json").write_bytes(made)


def size_of(game: Game, players: int) -> int:
    return Features(game, game.heuristic()).size(players)


def own_points(game: Game, players: int) -> list[Any]:
    """Return a layer with the own first term as win probability, and twice that as margin."""
    weights = np.zeros((size_of(game, players), 2), "<f4")
    weights[game.encoding(players).size] = (1.0, 2.0)
    return [weights, np.zeros(2, "<f4")]


def net_evaluator(folder: Path) -> NetEvaluator:
    return NetEvaluator(GAME, HeuristicEvaluator(GAME.heuristic(), 30.0), str(folder))


def sigmoid(number: float) -> float:
    return 1.0 / (1.0 + exp(-number))


def test_features_are_encoding_and_terms_own_seat_first() -> None:
    position = somewhere(TABLE, 60)
    features = Features(GAME, GAME.heuristic())
    count = len(GAME.heuristic().terms())
    judged = [value / POINTS_SCALE for value in GAME.heuristic().judge(position)]
    for seat in range(3):
        row = unpack(f"<{features.size(3)}f", features.rows([position], seat))
        terms = row[GAME.encoding(3).size :]
        turned = judged[seat * count :] + judged[: seat * count]
        assert terms == pytest.approx(turned, rel=1e-5)


def test_a_net_weighs_win_probability_and_margin_equally(tmp_path: Path) -> None:
    write(tmp_path, GAME, 3, own_points(GAME, 3))
    positions = [somewhere(TABLE, count) for count in (40, 90, 140)]
    evaluator = net_evaluator(tmp_path)
    support = [GAME.heuristic().judge(position)[0] / POINTS_SCALE for position in positions]
    expected = [0.5 * sigmoid(number) + 0.5 * sigmoid(2 * number) for number in support]
    assert evaluator.values(positions, 0) == pytest.approx(expected, rel=1e-4)


def test_inner_layers_are_rectified() -> None:
    layers = [
        (np.array([[1.0, -1.0]], "<f4"), np.zeros(2, "<f4")),
        (np.array([[1.0, 0.0], [0.0, 0.0]], "<f4"), np.zeros(2, "<f4")),
    ]
    values = Net(manifest(GAME, 3), layers).values(np.array([[3.0], [-3.0]], "<f4").tobytes())
    assert values == pytest.approx([0.5 * sigmoid(3.0) + 0.25, 0.5], rel=1e-5)


def test_ended_matches_use_the_outcome_and_the_nets_lead(tmp_path: Path) -> None:
    write(tmp_path, GAME, 3, own_points(GAME, 3))
    over, going_on = somewhere(TABLE, 60).copy(), somewhere(TABLE, 60)
    playout(over, Dice(3))
    values = net_evaluator(tmp_path).values([over, going_on, over], 1)
    assert values[0] == values[2] == HeuristicEvaluator(GAME.heuristic(), 40.0).value(over, 1)
    assert values[1] == net_evaluator(tmp_path).values([going_on], 1)[0]


@pytest.mark.parametrize(
    "changed",
    [{"encoding": 99}, {"terms": ["luck"]}, {"options": {"board": "palace"}}],
    ids=lambda changed: next(iter(changed)),
)
def test_a_net_for_another_input_or_table_is_not_used(
    tmp_path: Path, changed: dict[str, Any]
) -> None:
    write(tmp_path, GAME, 3, own_points(GAME, 3), **changed)
    check_heuristic_evaluates(net_evaluator(tmp_path))


def test_a_net_of_another_size_is_not_used(tmp_path: Path) -> None:
    weights, shift = own_points(GAME, 3)
    write(tmp_path, GAME, 3, [weights[1:], shift])
    check_heuristic_evaluates(net_evaluator(tmp_path))


def test_without_a_net_the_heuristic_evaluates(tmp_path: Path) -> None:
    check_heuristic_evaluates(net_evaluator(tmp_path))


def test_without_numpy_the_heuristic_evaluates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, GAME, 3, own_points(GAME, 3))
    monkeypatch.setattr(nets, "numpy", lambda: None)
    check_heuristic_evaluates(net_evaluator(tmp_path))


def test_nets_do_not_fit_corrected_games() -> None:
    assert manifest(GAME, 3).fits(GAME, GAME.heuristic(), 3, GAME.settle(3, {}))
    game = games.load("revolution", {next(iter(GAME.components)): {"reason": "my own copy"}})
    assert not manifest(GAME, 3).fits(game, GAME.heuristic(), 3, GAME.settle(3, {}))


def test_a_net_sets_the_horizon_of_rollouts(tmp_path: Path) -> None:
    position = somewhere(TABLE, 60)
    assert net_evaluator(tmp_path).ahead(position, 2) == 2
    write(tmp_path, GAME, 4, own_points(GAME, 4))
    assert net_evaluator(tmp_path).ahead(somewhere(Variant("revolution", 4), 60), 2) == 3


def check_heuristic_evaluates(evaluator: NetEvaluator) -> None:
    position = somewhere(TABLE, 60)
    assert evaluator.values([position], 2) == HeuristicEvaluator(GAME.heuristic(), 30.0).values(
        [position], 2
    )


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_a_net_bot_knows_only_its_seats_information(variant: Variant, tmp_path: Path) -> None:
    game, players = variant.game, variant.players
    rng = np.random.default_rng(5)
    inner = rng.normal(size=(size_of(game, players), 8)) / 10
    outer = rng.normal(size=(8, 2))
    write(tmp_path, game, players, [inner, np.zeros(8), outer, np.zeros(2)])
    name = f"{QUICK}:net={tmp_path}"
    for count in (20, 70):
        position = somewhere(variant, count)
        for seat in position.actors():
            line = planned(name, game, position, seat, count)
            world = redealt(position, seat, seed_of(count))
            assert planned(name, game, world, seat, count) == line


def shipped() -> list[tuple[str, int]]:
    return [
        (game_id, int(Path(file.name).stem))
        for game_id in games.ids()
        if (folder := games.data(game_id).joinpath("nets")).is_dir()
        for file in folder.iterdir()
        if file.name.endswith(".npz")
    ]


@pytest.mark.parametrize(("game_id", "players"), shipped())
def test_shipped_nets_fit_and_beat_the_heuristic(game_id: str, players: int) -> None:
    game = games.load(game_id)
    net = nets.load_net(game_id, nets.SHIPPED, players)
    assert net is not None
    assert net.manifest.fits(game, game.heuristic(), players, game.settle(players, {}))
    assert net.size == size_of(game, players)
    assert net.manifest.loss < net.manifest.loss_of_mean
    # The lower bound of the difference is above 0.
    assert "(+" in net.manifest.arena


def test_shipped_nets_are_small() -> None:
    folders = [Path(str(games.data(game_id))) / "nets" for game_id in games.ids()]
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    assert sum(file.stat().st_size for file in files) < MAX_NET_BYTES


def test_net_files_round_trip(tmp_path: Path) -> None:
    layers = own_points(GAME, 3)
    write(tmp_path, GAME, 3, layers)
    net = parse_net((tmp_path / "3.npz").read_bytes(), (tmp_path / "3.json").read_bytes())
    assert net.manifest == manifest(GAME, 3)
    assert (net.layers[0][0] == layers[0]).all()
    assert json.loads((tmp_path / "3.json").read_bytes())["lead"] == 40.0
