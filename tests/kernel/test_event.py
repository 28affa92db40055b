"""The messages of an event to its audience and to other viewers."""

import pytest

from tocsin.kernel.event import SEAT, EventForm, Field, event_messages, number, things
from tocsin.kernel.message import Message, seat_id

CARD = things("card", ("ace", "king"))
DREW = EventForm("drew", (SEAT, ("amount", number)), (("card", CARD),))
GAVE = EventForm("gave", (SEAT, ("rival", seat_id)), (("card", CARD),), ("seat", "rival"))
LAID = EventForm("laid", (SEAT, ("card", CARD)), hidden=True)
TURN = EventForm("turn", (("turn", number),))
EVERYBODY = [None, 0, 1, 2, 3]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_event_without_secrets_is_equal_for_all_viewers(viewer: int | None) -> None:
    assert event_messages(TURN, [0, 5, 0, 0]).to(viewer) == Message("turn", {"turn": 5})


@pytest.mark.parametrize("viewer", [None, 0, 1, 3])
def test_other_viewers_get_only_the_public_fields(viewer: int | None) -> None:
    assert event_messages(DREW, [0, 2, 1, 1]).to(viewer) == Message(
        "drew", {"seat": "seat:2", "amount": 1}
    )


def test_audience_gets_the_secret_fields_under_its_own_key() -> None:
    assert event_messages(DREW, [0, 2, 1, 1]).to(2) == Message(
        "drew-own", {"seat": "seat:2", "amount": 1, "card": "card:king"}
    )


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_an_audience_may_be_several_seats(viewer: int | None) -> None:
    message = event_messages(GAVE, [0, 1, 3, 0]).to(viewer)
    assert message is not None
    assert (message.key == "gave-own") == (viewer in (1, 3))
    assert ("card" in message.args) == (viewer in (1, 3))


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_hidden_event_is_shown_to_its_audience_only(viewer: int | None) -> None:
    message = event_messages(LAID, [0, 2, 1, 0]).to(viewer)
    assert (message is not None) == (viewer == 2)


def test_a_secret_may_be_followed_by_unused_numbers() -> None:
    """Raw events are padded with zeros to a fixed length."""
    message = event_messages(DREW, [0, 2, 1, 1, 0, 0]).to(2)
    assert message is not None
    assert message.args["card"] == "card:king"


def test_audience_fields_have_to_be_seats() -> None:
    form = EventForm("drew", (("amount", number), SEAT), (("card", CARD),), ("amount",))
    assert event_messages(form, [0, 2, 1, 1]).to(2) == Message(
        "drew", {"amount": 2, "seat": "seat:1"}
    )


def test_a_hidden_event_has_no_other_secret() -> None:
    with pytest.raises(ValueError, match="laid is hidden as a whole"):
        EventForm("laid", (SEAT,), (("card", CARD),), hidden=True)


@pytest.mark.parametrize("public", [(), (("rival", seat_id),)])
def test_a_secret_has_an_audience(public: tuple[Field, ...]) -> None:
    with pytest.raises(ValueError, match="drew has a secret, and no public field"):
        EventForm("drew", public, (SEAT, ("card", CARD)))
    with pytest.raises(ValueError, match="drew has a secret, and no public field"):
        EventForm("drew", public, hidden=True)
