"""How long experts take in the terminal: every answer of theirs is timed, and what one waits."""

import pytest

from bench import answers
from bench.answers import Answers, row, watched
from tocsin import games


@pytest.mark.parametrize("game_id", games.ids())
def test_a_match_is_played_as_in_the_terminal(
    game_id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = watched(game_id, 3, "medium", decisions=5, seconds=0.0)
    assert found.answers
    assert found.waits
    # Nobody waits less than for the longest answer, whoever gave it.
    assert max(found.waits) >= max(found.answers)
    assert not capsys.readouterr().out


def test_a_short_match_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    sittings = []

    class Kept(answers.Watched):
        def play(self) -> None:
            sittings.append(self)
            super().play()

    monkeypatch.setattr(answers, "Watched", Kept)
    watched("revolution", 3, "gentle", decisions=10_000, seconds=0.0)
    assert sittings[0].match.position.outcome() is not None


def test_a_row_has_the_mean_the_longest_and_whose_the_core_was() -> None:
    found = Answers(answers=[0.1, 0.3], waits=[0.0, 0.4], used=0.38)
    assert row("paris", 2, found) == "| Paris | 2 | 2 | 200 | 300 | 400 | 0.95 |"
