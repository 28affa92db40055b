"""Deals are kept in a file, so that a run that was cut short goes on where it stopped."""

from pathlib import Path

import msgspec

from tocsin.kernel.errors import BadOptions

from .deal import Contest, Deal
from .pool import described


class Kept(msgspec.Struct):
    """A line of the file: a deal, and of which contest it is."""

    key: str
    number: int
    deal: Deal


class Ledger:
    """A file of deals, or none; those played by other bots than today's have other keys."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._deals: dict[str, dict[int, Deal]] = {}
        if path is not None and path.exists():
            for line in path.read_bytes().splitlines():
                self._read(line)

    def _read(self, line: bytes) -> None:
        try:
            kept = msgspec.json.decode(line, type=Kept)
        except msgspec.DecodeError as error:
            raise BadOptions(f"{self.path} does not keep deals: {error}.") from None
        self._deals.setdefault(kept.key, {})[kept.number] = kept.deal

    def deals(self, key: str) -> dict[int, Deal]:
        """Return the deals of a contest that were played so far, by number."""
        return self._deals.get(key, {})

    def keep(self, key: str, number: int, deal: Deal) -> None:
        """Write a deal down."""
        self._deals.setdefault(key, {})[number] = deal
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(Kept(key, number, deal)) + b"\n")


def key_of(contest: Contest) -> str:
    """Return what is played, with every skill in full."""
    seats = len(contest.field)
    skills = [f"{name} {described(name, contest.game, seats)}" for name in contest.field]
    told = [f"{contest.game}: {', '.join(skills)}", f"seed {contest.seed}"]
    told += [f"{name}={value}" for name, value in sorted(contest.options.items())]
    told += [f"within {contest.patience} s"] if contest.patience else []
    told += [f"figures {contest.corrections}"] if contest.corrections else []
    return "; ".join(told)
