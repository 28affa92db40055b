"""Action sequences that compete in a search, with their values."""

# mypyc: compile

from math import sqrt


class Candidate:
    """A sequence of actions with its value in every world it was tried in."""

    def __init__(self, actions: list[int]) -> None:
        self.actions: list[int] = actions
        self.values: list[float] = []
        self.sum: float = 0.0

    def add(self, value: float) -> None:
        """Add the value in the next world."""
        self.values.append(value)
        self.sum += value

    def mean(self) -> float:
        """Return the mean value."""
        return self.sum / float(len(self.values)) if self.values else 0.0

    def is_better(self, other: "Candidate", min_sigma: float) -> bool:
        """Return whether its mean is larger by more than `min_sigma` standard errors.

        Both were tried in the same worlds, so the variance of the difference is small.
        """
        count = len(self.values)
        mean = self.mean() - other.mean()
        if count < 2 or len(other.values) != count:
            return mean > 0.0
        squares = 0.0
        for one, two in zip(self.values, other.values):
            squares += (one - two - mean) * (one - two - mean)
        return mean > min_sigma * sqrt(squares / float(count - 1) / float(count))


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """Return the candidates sorted by mean value, the best first."""
    return sorted(candidates, key=lambda candidate: -candidate.mean())
