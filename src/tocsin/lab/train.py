"""Trains a net on rows: python -m tocsin.lab.train ROWS... --out FOLDER/PLAYERS.

It learns how likely a seat wins and by how much, from the files of `tocsin.lab.rows`; one match of
twenty is held out. It needs torch, the extra "train", and nothing else of Tocsin: a machine with a
GPU need not have an engine.
"""

import argparse
import json
import time
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

# Neurons of the inner layers.
INNER = (128, 64)
BATCH = 16384
RATE = 2e-3
# One match of so many is held out.
HELD_OUT = 20
# Numbers that hardly ever differ are not blown up more than this.
LEAST_SPREAD = 0.1
# Margins are bent to 0 to 1, half of it used up by a lead of as many standard deviations.
LEAD_IN_DEVIATIONS = 1.5


def gather(folders: list[Path]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return all rows of the folders, and the facts about them."""
    columns: dict[str, list[Any]] = {"rows": [], "shares": [], "margins": [], "held": []}
    facts: dict[str, Any] = {}
    digest = sha256()
    matches = 0
    paths = sorted(path for folder in folders for path in folder.glob("*.npz"))
    for number, path in enumerate(paths):
        told = json.loads(path.with_suffix(".json").read_text("utf-8"))
        matches += told.pop("matches")
        if facts and facts != told:
            raise SystemExit(f"{path} holds other numbers than those before: {told}")
        facts = told
        with np.load(path, allow_pickle=False) as file:
            for name in ("rows", "shares", "margins"):
                columns[name].append(file[name])
                digest.update(columns[name][-1].tobytes())
            # Not the first match of every file: some have only a few.
            columns["held"].append((file["matches"] + number) % HELD_OUT == 0)
    if not facts:
        raise SystemExit("There are no rows in: " + ", ".join(map(str, folders)))
    found = {name: np.concatenate(parts) for name, parts in columns.items()}
    facts |= {"matches": matches, "rows": len(found["rows"]), "data": digest.hexdigest()}
    return found, facts


def train(found: dict[str, Any], seconds: float, seed: int) -> tuple[list[Any], dict[str, Any]]:
    """Return weights and shifts, layer by layer, and what is to be said of them."""
    import torch
    from torch import nn

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    held = torch.tensor(found["held"], device=device)
    rows = torch.tensor(found["rows"], device=device)
    lead = LEAD_IN_DEVIATIONS * float(found["margins"].std())
    margins = torch.sigmoid(2.0 * torch.tensor(found["margins"], device=device) / lead)
    goals = torch.stack([torch.tensor(found["shares"], device=device), margins], 1)
    sample = rows[:: max(1, len(rows) // 1_000_000)].float()
    mean = sample.mean(0)
    scale = 1.0 / sample.std(0).clamp(min=LEAST_SPREAD)

    sizes = (rows.shape[1], *INNER, 2)
    layers: list[Any] = []
    for before, after in pairwise(sizes):
        layers += [nn.Linear(before, after), nn.ReLU()]
    net = nn.Sequential(*layers[:-1]).to(device)
    loss_of = nn.BCEWithLogitsLoss()

    def loss_on(places: Any) -> Any:
        return loss_of(net((rows[places].float() - mean) * scale), goals[places])

    taught = torch.nonzero(~held)[:, 0]
    untaught = torch.nonzero(held)[:, 0][:500_000]
    average = goals[taught].mean(0).expand(len(untaught), 2)
    plain = float(nn.functional.binary_cross_entropy(average, goals[untaught]))
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-2)
    began = time.monotonic()
    best = float("inf")
    kept: list[Any] = []
    steps = 0
    while (passed := (time.monotonic() - began) / seconds) < 1.0 or not kept:
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.01, 1.0 - passed)
        for _ in range(100):
            places = taught[torch.randint(len(taught), (BATCH,), device=device)]
            loss = loss_on(places)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        steps += 100
        with torch.no_grad():
            now = sum(float(loss_on(part)) * len(part) for part in untaught.split(65536))
        if now / len(untaught) < best:
            best = now / len(untaught)
            kept = [each.detach().double().cpu().numpy() for each in net.parameters()]
    return folded(kept, mean.double().cpu().numpy(), scale.double().cpu().numpy()), {
        "lead": round(lead, 3),
        "loss": round(best, 5),
        "loss_of_mean": round(plain, 5),
        "steps": steps,
    }


def folded(kept: list[Any], mean: Any, scale: Any) -> list[Any]:
    """Return the weights as they are multiplied, for numbers as they are written."""
    kept = [each.T for each in kept]
    # What is stored has half the precision; the shift makes up for what rounding does to the mean.
    kept[0] = (kept[0] * scale[:, None]).astype("<f2")
    kept[1] = kept[1] - mean @ kept[0]
    return [each.astype("<f2" if each.ndim == 2 else "<f4") for each in kept]


def main() -> None:
    """Train, and write the weights and what they were made of."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="+", type=Path, help="folders of rows")
    parser.add_argument("--out", required=True, type=Path, help="a folder, and the players: nets/4")
    parser.add_argument(
        "--ahead", type=int, default=1, help="rounds before a rollout is judged (1)"
    )
    parser.add_argument("--seconds", type=float, default=30.0, help="of training (30)")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    found, facts = gather(wish.rows)
    weights, told = train(found, wish.seconds, wish.seed)
    told["ahead"] = wish.ahead
    steps = told.pop("steps")
    wish.out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(wish.out.with_suffix(".npz"), *weights)
    manifest = json.dumps(facts | told, indent=2, ensure_ascii=False)
    wish.out.with_suffix(".json").write_text(manifest + "\n", "utf-8")
    print(f"{wish.out}: {facts['rows']} rows of {facts['matches']} matches, {steps} steps, {told}")


if __name__ == "__main__":
    main()
