"""The report on the last combat (RULES 4.29 to 4.31, 4.48 and 4.51)."""

import pytest

from tests.games.bastion.notation import GAME, act, draw, lay_cards
from tests.games.bastion.rules.combat.advanced import lay_and_resolve, started


def test_the_combat_report_lasts_until_the_next_attack() -> None:
    """RULES 4.29 to 4.31; page 11 of the booklet: 6 x 2 + 5 = 17 against 8 x 2 = 16."""
    position = act(draw("2; 0 sa=s1@d5 sb=s3@e5; 1 ca=c2@d6"), "0 done")
    assert GAME.view(position, None)["fought"] is None
    act(position, "0 target 1 ca", "0 valiant sa", "0 support sb")
    lay_cards(position, 2, 2)
    for viewer in (None, 0, 1):
        assert GAME.view(position, viewer)["fought"] == {
            "attacker": 0,
            "riposte": False,
            "target": "1:ca",
            "bridge": None,
            "valiant": "0:sa",
            "support": [{"piece": "0:sb", "force": 5}],
            "cards": ["2", "2"],
            "added": [None, None],
            "powers": [{"force": 6, "courage": 2}, {"force": 8, "courage": 2}],
            "resistance": None,
            "damage": None,
            "left": None,
            "standoff": False,
            "cancelled": False,
            "lost": [{"captor": 1, "piece": "0:sa"}, {"captor": 0, "piece": "1:ca"}],
            "won": [],
        }


def test_the_combat_report_lists_looted_objects() -> None:
    """RULES 4.48"""
    text = "0 sa=s8@d5 sb@d4; 1 sa=s1@d6 sb@e4 k@h8; object helm 1:sa"
    position = started(text, "0 done", "0 target 1 sa")
    won = lay_and_resolve(position, 4, 1)
    assert GAME.view(won, None)["fought"]["won"] == [{"piece": "0:sa", "object": "helm"}]
    assert GAME.from_json(won.to_json()).to_json() == won.to_json()
    # The next attack clears the report.
    act(won, "1 pass", "0 target 1 sb")
    assert GAME.view(lay_and_resolve(won, 1, 1), None)["fought"]["won"] == []


@pytest.mark.parametrize("event", ["dodge", "truce"])
def test_the_report_on_a_cancelled_combat_lasts_until_the_next_attack(event: str) -> None:
    """RULES 4.51"""
    text = f"0 sa=s8@d5; 1 sa=s1@d6 k@h8; event {event} 1"
    position = started(text, "0 done", "0 target 1 sa")
    assert GAME.view(position, None)["fought"] is None
    act(position, f"1 play {event}")
    for viewer in (None, 0, 1):
        fought = GAME.view(position, viewer)["fought"]
        assert fought["cancelled"]
        assert (fought["attacker"], fought["valiant"], fought["target"]) == (0, "0:sa", "1:sa")
        assert fought["cards"] == [None, event]
        assert fought["powers"] == [None, None]
        assert (fought["standoff"], fought["lost"], fought["won"]) == (False, [], [])
