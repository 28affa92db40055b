"""Trains a net: python -m tocsin.lab.train DATA... --out FOLDER/PLAYERS.

The net learns a seat's probability of a win and its margin from the files of
`tocsin.lab.training_data`; one match of twenty is held out. It needs torch (the extra "train") and
nothing else of Tocsin, so that the machine with the GPU needs no engine.
"""

import argparse
import json
import time
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

HIDDEN_SIZES = (128, 64)
BATCH_SIZE = 16384
EVALUATION_BATCH_SIZE = 65536
MAX_EVALUATION_ROWS = 500_000
STEPS_PER_EVALUATION = 100
LEARNING_RATE = 2e-3
WEIGHT_DECAY = 1e-2
# One match of this many is held out.
HELD_OUT = 20
# Rows that estimate mean and scale of the input.
MAX_SAMPLE_ROWS = 1_000_000
# Lower bound of an input's standard deviation, so that nearly constant inputs are not amplified.
MIN_DEVIATION = 0.1
# The lead in the sigmoid of a margin, in standard deviations of all margins.
LEAD_IN_DEVIATIONS = 1.5


def gather(folders: list[Path]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the columns of all data files in the folders, and the facts about them."""
    columns: dict[str, list[Any]] = {"rows": [], "shares": [], "margins": [], "held": []}
    facts: dict[str, Any] = {}
    digest = sha256()
    matches = 0
    paths = sorted(path for folder in folders for path in folder.glob("*.npz"))
    for number, path in enumerate(paths):
        file_facts = json.loads(path.with_suffix(".json").read_text("utf-8"))
        matches += file_facts.pop("matches")
        if facts and facts != file_facts:
            raise SystemExit(f"{path} has another format than the files before: {file_facts}")
        facts = file_facts
        with np.load(path, allow_pickle=False) as file:
            for name in ("rows", "shares", "margins"):
                columns[name].append(file[name])
                digest.update(columns[name][-1].tobytes())
            # Offset by the number of the file: many files have fewer than HELD_OUT matches.
            columns["held"].append((file["matches"] + number) % HELD_OUT == 0)
    if not facts:
        raise SystemExit("There is no training data in: " + ", ".join(map(str, folders)))
    data = {name: np.concatenate(parts) for name, parts in columns.items()}
    facts |= {"matches": matches, "rows": len(data["rows"]), "data": digest.hexdigest()}
    return data, facts


def train(data: dict[str, Any], seconds: float, seed: int) -> tuple[list[Any], dict[str, Any]]:
    """Train for some time; return weights and biases by layer, and the facts for the manifest."""
    import torch
    from torch import nn

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    held = torch.tensor(data["held"], device=device)
    rows = torch.tensor(data["rows"], device=device)
    lead = LEAD_IN_DEVIATIONS * float(data["margins"].std())
    margins = torch.sigmoid(2.0 * torch.tensor(data["margins"], device=device) / lead)
    targets = torch.stack([torch.tensor(data["shares"], device=device), margins], 1)
    sample = rows[:: max(1, len(rows) // MAX_SAMPLE_ROWS)].float()
    mean = sample.mean(0)
    scale = 1.0 / sample.std(0).clamp(min=MIN_DEVIATION)

    layers: list[Any] = []
    for inputs, outputs in pairwise((rows.shape[1], *HIDDEN_SIZES, 2)):
        layers += [nn.Linear(inputs, outputs), nn.ReLU()]
    net = nn.Sequential(*layers[:-1]).to(device)
    loss_of = nn.BCEWithLogitsLoss()

    def loss_on(indices: Any) -> Any:
        return loss_of(net((rows[indices].float() - mean) * scale), targets[indices])

    training = torch.nonzero(~held)[:, 0]
    held_out = torch.nonzero(held)[:, 0][:MAX_EVALUATION_ROWS]
    mean_target = targets[training].mean(0).expand(len(held_out), 2)
    loss_of_mean = float(nn.functional.binary_cross_entropy(mean_target, targets[held_out]))
    optimizer = torch.optim.AdamW(net.parameters(), lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    began = time.monotonic()
    best_loss = float("inf")
    best: list[Any] = []
    steps = 0
    while (progress := (time.monotonic() - began) / seconds) < 1.0 or not best:
        for group in optimizer.param_groups:
            group["lr"] = LEARNING_RATE * max(0.01, 1.0 - progress)
        for _ in range(STEPS_PER_EVALUATION):
            loss = loss_on(training[torch.randint(len(training), (BATCH_SIZE,), device=device)])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        steps += STEPS_PER_EVALUATION
        with torch.no_grad():
            parts = held_out.split(EVALUATION_BATCH_SIZE)
            held_out_loss = sum(float(loss_on(part)) * len(part) for part in parts) / len(held_out)
        if held_out_loss < best_loss:
            best_loss = held_out_loss
            best = [each.detach().double().cpu().numpy() for each in net.parameters()]
    return fold_scaling(best, mean.double().cpu().numpy(), scale.double().cpu().numpy()), {
        "lead": round(lead, 3),
        "loss": round(best_loss, 5),
        "loss_of_mean": round(loss_of_mean, 5),
        "steps": steps,
    }


def fold_scaling(parameters: list[Any], mean: Any, scale: Any) -> list[Any]:
    """Fold the input's centring and scaling into the first layer, and transpose all weights."""
    weights = [each.T for each in parameters]
    # Weights are stored in half precision; the bias compensates for their rounding at the mean.
    weights[0] = (weights[0] * scale[:, None]).astype("<f2")
    weights[1] = weights[1] - mean @ weights[0]
    return [each.astype("<f2" if each.ndim == 2 else "<f4") for each in weights]


def main() -> None:
    """Train a net and write its weights and its manifest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="+", type=Path, help="folders of training data")
    parser.add_argument("--out", required=True, type=Path, help="folder and players: nets/4")
    parser.add_argument(
        "--ahead", type=int, default=1, help="rounds before a rollout is evaluated (1)"
    )
    parser.add_argument("--seconds", type=float, default=30.0, help="of training (30)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    data, facts = gather(options.data)
    weights, result = train(data, options.seconds, options.seed)
    result["ahead"] = options.ahead
    steps = result.pop("steps")
    options.out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(options.out.with_suffix(".npz"), *weights)
    manifest = json.dumps(facts | result, indent=2, ensure_ascii=False)
    options.out.with_suffix(".json").write_text(manifest + "\n", "utf-8")
    size = f"{facts['rows']} rows of {facts['matches']} matches"
    print(f"{options.out}: {size}, {steps} steps, {result}")


if __name__ == "__main__":
    main()
