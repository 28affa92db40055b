"""Digests of play: the same compiled and plain, and the same as yesterday.

One is of random playouts, one of what the heuristics say and do. When a change of the rules, of
the order of legal actions or of a heuristic is meant, renew them with
`python -m tests.battery.checksums [game …]`.
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
# What is beyond these places of a rating or a judgement is rounding.
PLACES = 6
STRAYING = 8


def stored(game_id: str, name: str) -> Path:
    """Return where a digest of a game is kept, beside its tests."""
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
    """Return all that happens in a playout: actions, what everybody is told, and the outcome."""
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
    """Return the digest of what the game's heuristic says and does at its standard tables."""
    digest = sha256()
    for variant in STANDARD:
        if variant.game_id == game_id:
            digest.update(_judged(variant))
    return digest.hexdigest()


def _judged(variant: Variant) -> bytes:
    """Return all that is rated in a match, and what each round is judged when it begins.

    All take what is rated best, of equals any, and now and then another answer: good play alone
    never sees the positions that a search asks about.
    """
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
            taken = legal if dice.below(STRAYING) == 0 else best
            action = taken[dice.below(len(taken))]
            said.append([seat, action, rated, heuristic.temperature(world, seat)])
            position.apply(seat, action)
    return encoded(said)


def _rounded(numbers: list[float]) -> list[float]:
    """Return the numbers without what rounding does to them, the sign of nothing included."""
    return [round(number, PLACES) + 0.0 for number in numbers]


# By the name under which they are stored.
DIGESTS = {"checksum": playouts, "judgements": judgements}


def write(game_ids: Iterable[str]) -> None:
    """Write the digests of games anew."""
    for game_id in game_ids:
        # One that is not found plays no match, and would be given the digest of nothing.
        game_of(game_id)
        for name, digest in DIGESTS.items():
            stored(game_id, name).parent.mkdir(exist_ok=True)
            stored(game_id, name).write_text(f"{digest(game_id)}\n", "utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or GAMES)
