"""Action spaces: text and parse are inverse."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tocsin import games
from tocsin.kernel.action import ActionSpace
from tocsin.kernel.errors import UnreadableAction

SPACE = ActionSpace(
    (0, "bid", ("force", "gold"), ("priest", "spy")), (4, "knock"), (5, "take", ("0", "1"))
)


def test_actions_are_numbered_in_the_order_of_their_families() -> None:
    assert SPACE.texts == [
        "bid force priest",
        "bid force spy",
        "bid gold priest",
        "bid gold spy",
        "knock",
        "take 0",
        "take 1",
    ]
    assert len(SPACE) == 7


def test_wrong_first_number_of_a_family_is_refused() -> None:
    with pytest.raises(AssertionError, match="knock begins at 2, not at 3"):
        ActionSpace((0, "bid", ("force", "gold")), (3, "knock"))


@pytest.mark.parametrize("game_id", games.ids())
def test_text_and_parse_are_inverse_for_every_action(game_id: str) -> None:
    actions = games.load(game_id).actions
    assert len(actions) > 0
    assert [actions.parse(actions.text(action)) for action in range(len(actions))] == list(
        range(len(actions))
    )


@pytest.mark.parametrize("game_id", games.ids())
def test_an_action_text_is_plain_words_with_one_blank_between(game_id: str) -> None:
    for text in games.load(game_id).actions.texts:
        assert text == " ".join(text.split())
        assert text.isascii()


@pytest.mark.parametrize("text", ["", " ", "bid", "bid force", "Knock", "knock ", " knock", "0"])
def test_unknown_text_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction, match="is not an action of this game"):
        SPACE.parse(text)


@pytest.mark.parametrize("game_id", games.ids())
@given(text=st.text(max_size=30))
def test_any_text_is_an_action_or_unreadable(game_id: str, text: str) -> None:
    actions = games.load(game_id).actions
    if text in actions.texts:
        assert actions.text(actions.parse(text)) == text
    else:
        with pytest.raises(UnreadableAction):
            actions.parse(text)
