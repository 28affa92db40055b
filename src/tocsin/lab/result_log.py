"""A log file of deals, so that an interrupted contest continues where it stopped."""

from pathlib import Path

import msgspec

from tocsin.kernel.errors import BadOptions

from .deal import Contest, Deal
from .pool import skill_text


class LoggedDeal(msgspec.Struct):
    """A line of the file: a deal with the key of its contest."""

    key: str
    number: int
    deal: Deal


class ResultLog:
    """Deals by contest, in memory and in a file if one is given."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._deals: dict[str, dict[int, Deal]] = {}
        if path is not None and path.exists():
            for line in path.read_bytes().splitlines():
                try:
                    logged = msgspec.json.decode(line, type=LoggedDeal)
                except msgspec.DecodeError as error:
                    raise BadOptions(f"{path} is not a log of deals: {error}.") from None
                self._deals.setdefault(logged.key, {})[logged.number] = logged.deal

    def deals(self, key: str) -> dict[int, Deal]:
        """Return the logged deals of a contest by number."""
        return self._deals.get(key, {})

    def append(self, key: str, number: int, deal: Deal) -> None:
        """Log a deal."""
        self._deals.setdefault(key, {})[number] = deal
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(LoggedDeal(key, number, deal)) + b"\n")


def field_text(game_id: str, field: list[str] | tuple[str, ...]) -> str:
    """Return a game with the bots of a field and their complete skills."""
    skills = [f"{name} {skill_text(name, game_id, len(field))}" for name in field]
    return f"{game_id}: {', '.join(skills)}"


def contest_key(contest: Contest) -> str:
    """Return everything that determines the deals of a contest; changed bots get another key."""
    parts = [field_text(contest.game, contest.field), f"seed {contest.seed}"]
    parts += [f"{name}={value}" for name, value in sorted(contest.options.items())]
    parts += [f"within {contest.limit_s} s"] if contest.limit_s else []
    parts += [f"figures {contest.corrections}"] if contest.corrections else []
    return "; ".join(parts)
