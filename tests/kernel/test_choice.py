"""The JSON of choices."""

import msgspec

from tocsin.kernel.choice import Option
from tocsin.kernel.message import Message


def test_only_options_with_a_warning_encode_one() -> None:
    plain = Option("finish", "answer:finish", Message("option-finish"))
    grave = msgspec.structs.replace(plain, warning=Message("forfeits", {"points": 6}))
    told = msgspec.json.decode(msgspec.json.encode([plain, grave]))
    assert "warning" not in told[0]
    assert told[1]["warning"]["args"] == {"points": 6}
    assert told[0]["message"]["key"] == "option-finish"
