"""Training data from matches, and the training of a net."""

import json
from pathlib import Path

import msgspec
import pytest

from tocsin import games
from tocsin.bots.features import Features
from tocsin.bots.net import Manifest

np = pytest.importorskip("numpy", reason="NO NUMPY HERE: install the extra “nets”")
# Imported after the check, since they import numpy.
from tocsin.lab import train  # noqa: E402
from tocsin.lab.training_data import SamplingPlan, make_data_file  # noqa: E402

GAME = games.load("revolution")


def rows(folder: Path, bot: str = "", number: int = 0) -> int:
    plan = SamplingPlan(game="revolution", players=3, bot=bot, branches=1, seconds=0.0, seed="s")
    file = make_data_file(plan, number)
    file.write(folder)
    return int(file.facts["matches"])


@pytest.mark.parametrize("bot", ["", "gentle"])
def test_every_round_start_gives_a_row_for_each_seat(tmp_path: Path, bot: str) -> None:
    assert rows(tmp_path, bot) == 1
    data, facts = train.gather([tmp_path])
    size = Features(GAME, GAME.heuristic()).size(3)
    count = len(data["rows"])
    assert data["rows"].shape == (count, size)
    assert count % 3 == 0
    assert count > 9
    # Shares sum to one victory; margins are relative to the other seats.
    shares = data["shares"].reshape(-1, 3)
    assert shares.sum(1) == pytest.approx(np.ones(len(shares)))
    margins = data["margins"].reshape(-1, 3)
    assert (margins.max(1) >= 0).all()
    assert (margins.min(1) <= 0).all()
    assert (facts["encoding"], facts["matches"]) == (GAME.encoding(3).version, 1)


def test_a_seed_repeats_the_training_data(tmp_path: Path) -> None:
    facts = []
    for name in ("one", "two"):
        rows(tmp_path / name)
        facts.append(train.gather([tmp_path / name])[1]["data"])
    assert facts[0] == facts[1]


def test_files_of_different_formats_are_not_mixed(tmp_path: Path) -> None:
    rows(tmp_path, number=0)
    rows(tmp_path, number=1)
    assert train.gather([tmp_path])[1]["matches"] == 2
    changed = next(tmp_path.glob("*.json"))
    changed.write_text(json.dumps(json.loads(changed.read_text()) | {"encoding": 99}))
    with pytest.raises(SystemExit, match="another format"):
        train.gather([tmp_path])


def test_folded_weights_give_the_outputs_of_scaled_input() -> None:
    rng = np.random.default_rng(3)
    mean, scale = rng.normal(size=5), 1 + rng.random(5)
    kept = [rng.normal(size=(4, 5)), rng.normal(size=4)]
    numbers = rng.normal(size=(6, 5))
    weights, shift = train.fold_scaling(kept, mean, scale)
    expected = (numbers - mean) * scale @ kept[0].T + kept[1]
    assert numbers @ weights + shift == pytest.approx(expected, abs=0.02)


def test_a_net_can_be_trained_and_has_a_manifest(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="NO TORCH HERE: install the extra “train” to try training")
    for number in range(20):
        rows(tmp_path, number=number)
    data, facts = train.gather([tmp_path])
    weights, result = train.train(data, 0.1, 1)
    assert [each.shape for each in weights][-1] == (2,)
    result.pop("steps")
    manifest = msgspec.convert(facts | result, Manifest)
    assert manifest.loss < 2 * manifest.loss_of_mean
