"""Digests of random playouts: the same compiled and plain, and the same as yesterday.

When a change of the rules or of the order of legal actions is meant, renew them with
`python -m tests.battery.checksums [game …]`.
"""

import sys
from hashlib import sha256
from pathlib import Path

from tests.battery.laws import encoded
from tests.battery.variants import GAMES, VARIANTS, Variant, seed_of
from tocsin.kernel.dice import Dice
from tocsin.kernel.record import line

PLAYOUTS = 2


def stored(game_id: str) -> Path:
    """Return where the digest of a game is kept, beside its tests."""
    return Path(__file__).parents[1] / "games" / game_id / "checksum.txt"


def checksum(game_id: str) -> str:
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
        lines.append(line(variant.game, seat, action))
        position.apply(seat, action)
    return encoded([lines, variant.game.events(journal, None), position.outcome()])


def main() -> None:
    """Write the digests of the games named anew, or of all."""
    for game_id in sys.argv[1:] or GAMES:
        stored(game_id).write_text(f"{checksum(game_id)}\n", "utf-8")


if __name__ == "__main__":
    main()
