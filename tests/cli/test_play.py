"""tocsin play: matches in the terminal, with typed input."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from tocsin import games
from tocsin.cli import main
from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.position import Position
from tocsin.kernel.record import HintRecord, decode
from tocsin.table.words import Words


def typed(lines: str, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["play", "revolution", "--seed", "3", *arguments], input=lines)


def test_always_answering_1_finishes_a_match(tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    result = typed("1\n" * 3000, "--bots", "random", "--record", str(record))
    assert result.exit_code == 0, result.output
    assert "The match is over" in result.output
    assert "wins." in result.output or "share the victory" in result.output
    assert CliRunner().invoke(main, ["verify", str(record)]).exit_code == 0


def test_several_answers_on_a_line_can_be_undone() -> None:
    result = typed("1 1 1\nu\nu\ns\nu\nq\n")
    assert result.output.count("Taken back.") == 3
    assert "It cannot be taken back" in result.output
    assert "Place a Force token (1 left)" in result.output.rsplit("Taken back.", 1)[1]


def test_other_bids_are_hidden_before_the_reveal() -> None:
    result = typed("1 1\nb\nl\nq\n")
    assert "Olympe knocks." in result.output
    assert "Olympe places" not in result.output
    assert "hidden" in result.output


def test_log_board_rules_and_help_commands() -> None:
    result = typed("l\nb\nr\nr apothecary\nr 3.7\nr zebra\nh\nwhat\n99\nq\n")
    assert "3. Turn" in result.output
    assert "4.14" in result.output
    assert "No clause of the rules speaks of “zebra”." in result.output
    assert "“what” is not one of the answers." in result.output
    assert result.output.count("Type the number of an answer") == 2
    assert result.output.count("Place a Force token") > 8


def test_coach_gives_reasons_for_options_not_offered() -> None:
    result = typed("c\nq\n")
    assert "A token is gone whether it wins or loses." in result.output
    assert "General, Captain, Rogue, Apothecary, Mercenary: no Force there" in result.output


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("best answers", "of 10 tries")), ("fr", ("meilleures", "sur 10"))],
)
def test_a_hint_has_reasons_and_is_recorded(
    language: str, words: tuple[str, str], tmp_path: Path
) -> None:
    record = tmp_path / "match.json"
    # This seed deals a six; with a middling card there might be no reason for either answer.
    match = ["high_card", "--players", "2", "--seed", "7", "--record", str(record)]
    result = CliRunner().invoke(
        main, ["play", *match, "--lang", language], input="hint\n" + "1\n" * 3
    )
    assert result.exit_code == 0, result.output
    # Long reasons are wrapped.
    said = " ".join(result.output.split())
    assert all(word in said for word in words), said
    # One action was before it: the opponent's.
    assert decode(record.read_bytes()).hints == [HintRecord(0, 1)]
    assert CliRunner().invoke(main, ["verify", str(record)]).exit_code == 0


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Place a Force token"), ("fr", "Posez un jeton Force")]
)
def test_output_is_in_both_languages(language: str, word: str) -> None:
    assert word in typed("q\n", "--lang", language).output


@pytest.mark.parametrize("width", [40, 57, 80])
def test_french_lines_never_begin_with_punctuation(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    output = typed("r\nr 3\nr 4\nb\nq\n", "--lang", "fr").output
    assert "\u00a0:" in output
    assert [line for line in output.splitlines() if line.lstrip()[:1] in (*":;!?»",)] == []


def test_rules_begin_with_the_goal() -> None:
    words = Words("en", "revolution")
    output = " ".join(typed("r\nq\n").output.split())
    assert output.count(words("goal")) == 2
    assert words("goal") + " " + words("rules-hint") in output


def test_leaving_and_end_of_input_are_not_errors() -> None:
    for lines in ("q\n", ""):
        result = typed(lines)
        assert result.exit_code == 0
        assert "You leave the table" in result.output


def test_any_seat_and_board_can_be_played() -> None:
    for players, board in (("4", "palace"), ("6", "anarchy"), ("5", "palace")):
        arguments = ["--players", players, "--option", f"board={board}", "--seat", "2"]
        result = typed("1\n" * 6000, "--bots", "random", *arguments)
        assert "The match is over" in result.output


def test_an_answer_with_a_warning_needs_confirmation(monkeypatch: pytest.MonkeyPatch) -> None:
    """A warning is injected, since no first answer of Revolution! has one."""
    game = games.load("revolution")
    asked = type(game).choice

    def warned(self: Game, position: Position, seat: int | None) -> Choice | None:
        choice = asked(self, position, seat)
        if choice is None:
            return None
        grave = msgspec.structs.replace(choice.options[0], warning=Message("goal"))
        return msgspec.structs.replace(choice, options=[grave, *choice.options[1:]])

    monkeypatch.setattr(type(game), "choice", warned)
    again = "Type the same number again"
    assert again not in typed("2\nq\n").output
    kept = typed("1\n2\nu\nq\n")
    assert kept.output.count(again) == 1
    assert "Taken back." in kept.output
    assert typed("1\nq\n").output.count("You leave the table") == 1
    assert "Taken back." in typed("1\n1\nu\nq\n").output
    # A warning discards the other answers of the line.
    assert "Taken back." not in typed("1 1\nu\nq\n").output


def test_only_changed_sheets_are_shown_between_answers() -> None:
    first, _, later = typed("1 1 1 1 1\nq\n").output.partition("Your answer")
    for title in ("The town, turn 1", "The bid board", "Scores"):
        assert title in first
    assert "The bid board" in later
    assert "The town, turn 1" not in later


def test_board_command_filters_by_title() -> None:
    output = typed("b town\n?\nq\n").output
    assert output.count("The town, turn 1") == 2
    assert output.count("The bid board") == 1
    assert output.count("Type the number of an answer") == 2


def test_board_shows_last_bids_and_score_by_source() -> None:
    output = typed("1 1 1 1 1 1\nb\nq\n").output
    assert "The bids of turn 1" in output
    assert "If it ended now" in output


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Hard: tries its best ideas"), ("fr", "Difficile : essaie ses meilleures idées")],
)
def test_a_level_is_named_and_explained(language: str, said: str) -> None:
    output = typed("q\n", "--level", "hard", "--lang", language).output
    assert said in output.replace("\u00a0", " ")
    assert "(hard)" in output or "(difficile)" in output
