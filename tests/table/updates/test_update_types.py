"""Update types: the event of a hint, and the JSON of an event."""

import msgspec

from tocsin.kernel.message import Message
from tocsin.table.updates.update_types import HintStep, ViewerEvent


def test_hint_event_names_the_seat() -> None:
    assert HintStep(7, 2).message() == Message("hinted", {"seat": "seat:2"})


def test_event_without_a_change_has_no_change_in_json() -> None:
    event = ViewerEvent("passed", {"seat": "seat:0"})
    assert msgspec.json.encode(event) == b'{"key":"passed","args":{"seat":"seat:0"}}'
    changed = ViewerEvent("paid", {"coins": 3}, {"purse": [4]})
    assert msgspec.json.encode(changed) == (
        b'{"key":"paid","args":{"coins":3},"change":{"purse":[4]}}'
    )
