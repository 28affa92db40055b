"""Digests of random playouts and of heuristics, equal for compiled and plain Python.

After an intended change of the rules, of the order of legal actions or of a heuristic, renew them
with `python -m tests.battery.checksums [game …]`.
"""

import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from tests.battery.laws import encoded
from tests.battery.variants import GAMES, STANDARD, VARIANTS, Variant, game_of, seed_of
from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.record import action_line

PLAYOUTS = 2
# Further decimals of ratings and judgements depend on rounding.
DECIMALS = 6
# One of so many answers is random, so that also positions after bad play are judged.
RANDOM_EVERY = 8


def stored(game_id: str, name: str) -> Path:
    """Return the file of a digest, in the tests of the game."""
    return Path(__file__).parents[1] / "games" / game_id / f"{name}.txt"


def playouts(game_id: str) -> str:
    """Return the digest of the game's playouts at all its tables."""
    digest = sha256()
    for variant in VARIANTS:
        if variant.game_id == game_id:
            for number in range(PLAYOUTS):
                digest.update(_playout(variant, number))
    return digest.hexdigest()


def _playout(variant: Variant, number: int) -> bytes:
    """Return the actions, public events and outcome of a playout."""
    position = variant.new(seed_of(number))
    journal: list[list[int]] = []
    position.journal = journal
    dice = Dice(number)
    lines = [str(variant)]
    while actors := position.actors():
        seat = actors[dice.below(len(actors))]
        legal = position.legal(seat)
        action = legal[dice.below(len(legal))]
        lines.append(action_line(variant.game, seat, action))
        position.apply(seat, action)
    return encoded([lines, variant.game.events(journal, None), position.outcome()])


def judgements(game_id: str) -> str:
    """Return the digest of the game's heuristic at its standard tables."""
    digest = sha256()
    for variant in STANDARD:
        if variant.game_id == game_id:
            digest.update(_judged(variant))
    return digest.hexdigest()


def _judged(variant: Variant) -> bytes:
    """Return all ratings of a match between greedy players, and a judgement for each round."""
    position = variant.new(seed_of(0))
    chance = Chance(seed_of(1))
    dice = Dice(0)
    heuristic = variant.game.heuristic()
    said: list[object] = [str(variant)]
    judged = -1
    while actors := position.actors():
        for seat in actors:
            legal = position.legal(seat)
            world = position.redeal(seat, chance)
            if judged != position.round():
                judged = position.round()
                said.append(_rounded(heuristic.judge(world)))
            rated = _rounded(heuristic.rate(world, seat, legal))
            best = [action for action, rating in zip(legal, rated) if rating == max(rated)]
            taken = legal if dice.below(RANDOM_EVERY) == 0 else best
            action = taken[dice.below(len(taken))]
            said.append([seat, action, rated, heuristic.temperature(world, seat)])
            position.apply(seat, action)
    return encoded(said)


def _rounded(numbers: list[float]) -> list[float]:
    """Return the numbers rounded to DECIMALS, with -0.0 as 0.0."""
    return [round(number, DECIMALS) + 0.0 for number in numbers]


# By file name.
DIGESTS = {"checksum": playouts, "judgements": judgements}


def write(game_ids: Iterable[str]) -> None:
    """Write the digests of games."""
    for game_id in game_ids:
        # Raises for an unknown game, which would get the digest of no matches.
        game_of(game_id)
        for name, digest in DIGESTS.items():
            stored(game_id, name).parent.mkdir(exist_ok=True)
            stored(game_id, name).write_text(f"{digest(game_id)}\n", "utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or GAMES)
