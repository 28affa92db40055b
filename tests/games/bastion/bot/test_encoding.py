"""Encoding (RULES 6), judgement and reopened choices."""

from struct import unpack

import pytest
from librt.strings import BytesWriter

from tests.games.bastion.notation import GAME, SEED, act, draw
from tocsin.kernel.chance import Chance
from tocsin.kernel.position import Position


def numbers(position: Position, seat: int) -> dict[str, float]:
    """Return the encoding of a seat, by name."""
    writer = BytesWriter()
    GAME.encode(position, seat, writer)
    names = GAME.encoding(position.players).names
    return dict(zip(names, unpack(f"<{len(names)}f", writer.getvalue()), strict=True))


def test_a_seat_sees_itself_first_and_then_its_rivals_in_turn() -> None:
    position = draw("3; 0 sa@A:a5; reserve 0 10 9 8; reserve 1 7 6 5; reserve 2 4 3 2; shut 2")
    seen = numbers(position, 1)
    whose = ("own", "rival_1", "rival_2")
    assert [seen[f"{who}_green"] for who in whose] == pytest.approx([0.7, 0.4, 1.0])
    assert [seen[f"{who}_closed"] for who in whose] == [0, 1, 0]
    assert [seen[f"{who}_turn"] for who in whose] == [0, 0, 1]
    assert [seen[f"{who}_asked"] for who in whose] == [0, 0, 1]


def test_pieces_are_seen_by_kind_on_the_board_and_in_prison() -> None:
    position = draw("2; 0 sa@d5 ca@e5; 1 ca>0 cb>0")
    mine = numbers(position, 0)
    assert mine["own_on_board_soldier"] == 1 / 8
    assert (mine["own_on_board_knight"], mine["own_captured_knight"]) == (0.5, 1)
    assert mine["rival_1_on_board_knight"] == 0


def test_a_net_knows_its_own_missions_and_those_spied() -> None:
    """RULES 6.4"""
    position = draw("2; 0 sa@d5; hands m01 m02 m03 | m04 m05 m06; laid 1 m13")
    mine, theirs = numbers(position, 0), numbers(position, 1)
    known = [name for name in mine if "_known_m" in name and mine[name]]
    assert known == ["own_known_m01", "own_known_m02", "own_known_m03"]
    assert mine["rival_1_hand"] == theirs["rival_1_hand"] == 0.75
    assert mine["rival_1_laid_m13"] == theirs["own_laid_m13"] == 1


def test_hidden_values_are_not_seen() -> None:
    """RULES 6.2"""
    text = "2; 0 sa=s1@d5; 1 sa={}@d6 sb@a6"
    strong, weak = (numbers(draw(text.format(figure)), 0) for figure in ("s8", "s1"))
    assert strong == weak


def test_a_judgement_begins_with_the_points_laid() -> None:
    heuristic = GAME.heuristic()
    judged = heuristic.judge(draw("2; 0 sa@d5 sb@e5; 1 sa@d9; laid 1 m13 m10"))
    terms = heuristic.terms()
    mine, theirs = judged[: len(terms)], judged[len(terms) :]
    assert terms[0] == "laid"
    assert (mine[0], theirs[0]) == (0, 3)
    army = terms.index("army")
    assert mine[army] > theirs[army] > 0


def test_a_reopened_combat_waits_for_the_card_of_the_other_side() -> None:
    position = act(draw("2; 0 sa=s1@d5; 1 sa@d6"), "0 done", "0 target 1 sa", "1 courage 1")
    assert position.actors() == [0]
    assert position.reopen(0, Chance(SEED)).actors() == [0, 1]
    assert position.reopen(1, Chance(SEED)).actors() == [0]


def test_reopened_deployment_keeps_only_the_own_figures() -> None:
    position = GAME.new(players=2, options={"deployment": "free"}, seed=SEED)
    while GAME.view(position, None)["step"] != "deploying":
        (seat,) = position.actors()
        position.apply(seat, position.legal(seat)[0])
    for _ in range(3):
        for seat in (0, 1):
            position.apply(seat, position.legal(seat)[0])
    world = position.reopen(0, Chance(SEED))
    assert len(GAME.view(world, 0)["seats"][0]["plan"]) == 3
    assert GAME.view(world, 1)["seats"][1]["plan"] == []
