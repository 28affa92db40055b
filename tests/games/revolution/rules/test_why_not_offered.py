"""The reasons of spaces not to accept a token (RULES 4.3, 4.4 and 4.6)."""

from tests.games.revolution.notation import GAME, parse
from tests.games.revolution.play import lay
from tests.games.why_not_offered import closed
from tocsin.games import load


def test_a_space_that_bans_force_gives_the_reason() -> None:
    """RULES 4.4"""
    reasons = closed(GAME, parse("core 3"), 0)
    assert set(reasons) == {
        "space:general",
        "space:captain",
        "space:rogue",
        "space:apothecary",
        "space:mercenary",
    }
    assert all(reason == ("closed-ban", {"kind": "kind:force"}) for reason in reasons.values())


def test_a_seventh_space_gives_the_reason() -> None:
    """RULES 4.3"""
    position = parse("core 3; hands 7G | 5G | 5G")
    lay(position, 0, "general 1G; captain 1G; innkeeper 1G; magistrate 1G; priest 1G; printer 1G")
    reasons = closed(GAME, position, 0)
    assert len(reasons) == 6
    assert reasons["space:rogue"] == ("closed-spaces", {"spaces": 6})


def test_the_last_space_must_take_the_blackmail_still_to_come() -> None:
    """RULES 4.6"""
    narrow = load("revolution", {"tokens": {"bid_spaces": 2}})
    position = parse("core 3; hands 2F 1B | 5G | 5G", narrow)
    lay(position, 0, "innkeeper 1F")
    assert closed(narrow, position, 0)["space:spy"][0] == "closed-narrow"
