"""From matches to a net: rows, training, and the proof in the arena."""

import json
from pathlib import Path

import msgspec
import pytest

from tocsin import games
from tocsin.bots.features import Features
from tocsin.bots.net import Manifest
from tocsin.lab.certainty import difference
from tocsin.lab.deal import Deal
from tocsin.lab.promote import Duel

np = pytest.importorskip("numpy", reason="NO NUMPY HERE: install the extra “nets”")
# They need numpy themselves.
from tocsin.lab import train  # noqa: E402
from tocsin.lab.rows import Plan, make  # noqa: E402

GAME = games.load("revolution")


def rows(folder: Path, bot: str = "", number: int = 0) -> int:
    plan = Plan(game="revolution", players=3, bot=bot, branches=1, seconds=0.0, seed="s")
    filled = make(plan, number)
    filled.write(folder)
    return int(filled.facts["matches"])


@pytest.mark.parametrize("bot", ["", "gentle"])
def test_every_round_start_is_a_row_for_each_seat_with_how_it_ended(
    tmp_path: Path, bot: str
) -> None:
    assert rows(tmp_path, bot) == 1
    found, facts = train.gather([tmp_path])
    size = Features(GAME, GAME.heuristic()).size(3)
    count = len(found["rows"])
    assert found["rows"].shape == (count, size)
    assert count % 3 == 0
    assert count > 9
    # Somebody wins, and nobody can be ahead of the others unless others are behind.
    shares = found["shares"].reshape(-1, 3)
    assert shares.sum(1) == pytest.approx(np.ones(len(shares)))
    margins = found["margins"].reshape(-1, 3)
    assert (margins.max(1) >= 0).all()
    assert (margins.min(1) <= 0).all()
    assert (facts["encoding"], facts["matches"]) == (GAME.encoding(3).version, 1)


def test_the_same_seed_makes_the_same_rows(tmp_path: Path) -> None:
    facts = []
    for name in ("one", "two"):
        rows(tmp_path / name)
        facts.append(train.gather([tmp_path / name])[1]["data"])
    assert facts[0] == facts[1]


def test_rows_of_other_numbers_are_not_mixed(tmp_path: Path) -> None:
    rows(tmp_path, number=0)
    rows(tmp_path, number=1)
    assert train.gather([tmp_path])[1]["matches"] == 2
    changed = next(tmp_path.glob("*.json"))
    changed.write_text(json.dumps(json.loads(changed.read_text()) | {"encoding": 99}))
    with pytest.raises(SystemExit, match="other numbers"):
        train.gather([tmp_path])


def test_weights_for_numbers_as_they_are_written_judge_as_those_for_centred_ones() -> None:
    drawn = np.random.default_rng(3)
    mean, scale = drawn.normal(size=5), 1 + drawn.random(5)
    kept = [drawn.normal(size=(4, 5)), drawn.normal(size=4)]
    numbers = drawn.normal(size=(6, 5))
    weights, shift = train.folded(kept, mean, scale)
    expected = (numbers - mean) * scale @ kept[0].T + kept[1]
    assert numbers @ weights + shift == pytest.approx(expected, abs=0.02)


def test_a_net_can_be_trained_and_says_what_of(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="NO TORCH HERE: install the extra “train” to try training")
    for number in range(20):
        rows(tmp_path, number=number)
    found, facts = train.gather([tmp_path])
    weights, told = train.train(found, 0.1, 1)
    assert [each.shape for each in weights][-1] == (2,)
    told.pop("steps")
    manifest = msgspec.convert(facts | told, Manifest)
    assert manifest.loss < 2 * manifest.loss_of_mean


def deal(*shares: float) -> Deal:
    return Deal(list(shares), [10] * len(shares), [1.0] * len(shares), [0.2] * len(shares), b"", [])


def test_a_difference_is_that_of_mean_shares_with_bounds_by_deal() -> None:
    deals = [deal(0.5, 0.1, 0.3, 0.1), deal(0.3, 0.3, 0.2, 0.2)]
    mean, low, high = difference(deals, [0, 2], [1, 3])
    assert mean == pytest.approx(0.15)
    assert high - mean == pytest.approx(mean - low) == pytest.approx(1.96 * 0.15)


def test_a_duel_is_won_only_if_the_whole_interval_is_above_zero() -> None:
    duel = Duel(game="paris", players=2, ours="a", theirs="b")
    assert duel.is_won([deal(1.0, 0.0), deal(0.75, 0.25), deal(1.0, 0.0)])
    assert not duel.is_won([deal(1.0, 0.0), deal(0.0, 1.0), deal(1.0, 0.0)])
