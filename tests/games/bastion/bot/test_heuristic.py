"""The greedy bot: answers in simple positions, and wins against random bots."""

import pytest

from tests.games.bastion.notation import GAME, SEED, act, draw, step
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.games.bastion.rules.missions.knowledge import show_hand
from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.chance import Chance


def answer(position: Bastion, seat: int = 0) -> str:
    """Return the answer of the greedy bot."""
    return GAME.actions.text(seat_bot("greedy", GAME, 1).choose(Sight(GAME, position, seat)))


def test_it_lays_a_mission_it_can_prove() -> None:
    assert answer(draw("2; 0 sa@h5; 1 ca>0 cb>0; hands m10 m03 m08")) == "lay m10"


def test_it_attacks_only_weaker_targets() -> None:
    weak = act(draw("2; 0 sa=s8@d5; 1 sa=s1@d6; reserve 1 0 0 0"), "0 done")
    assert answer(weak) == "target 1 sa"
    strong = act(draw("2; 0 sa=s1@d5; 1 ca=c2@d6; reserve 0 0 0 0"), "0 done")
    assert answer(strong) == "end"


def test_it_calls_for_help_against_the_strong() -> None:
    text = "2; 0 sa=s4@d5 sb=s2@e5 sc=s7@c5; 1 ca=c2@d6; reserve 1 10 10 1"
    position = act(draw(text), "0 done", "0 target 1 ca")
    assert answer(position).startswith("valiant")
    act(position, f"0 {answer(position)}")
    assert answer(position).startswith("support")


def test_it_moves_to_the_goal_of_its_mission() -> None:
    position = act(draw("2; 0 sa@f10; 1 k@a8; hands m06 m03 m08"), "0 move sa")
    assert answer(position) == "to g10"


def test_it_breaks_the_drawbridge_its_mission_asks_for() -> None:
    text = "2; side strategists; 0 ta@d8; 1 k@h10; hands m09 m03 m08"
    position = act(draw(text), "0 done")
    assert answer(position) == "assault 1"
    act(position, "0 assault 1")
    assert answer(position) == "courage 2"


def test_it_attacks_a_closed_gate_without_a_mission() -> None:
    position = act(draw("2; 0 sa@d8; 1 k@e10; shut 1; hands m01 m02 m04"), "0 done")
    assert answer(position) == "assault 1"


def test_its_soldiers_leave_an_idle_bastion() -> None:
    position = draw("2; 0 sa@d2 sb@e2 k@d1 q@e1; 1 sa@d9 k@e10; round 12 5")
    assert answer(position).startswith("move")


def test_its_king_avoids_squares_where_he_is_captured() -> None:
    text = "2; side strategists; 0 k@d5; 1 ca@d8 cb@e8 ta@c8 k@e10; reserve 0 0 0 0"
    position = act(draw(text), "0 move k")
    assert answer(position)[-1] in "45"


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat: int) -> None:
    won = 0
    for number in range(8):
        position = GAME.new(players=2, seed=f"{number:064x}")
        bots = [seat_bot("random", GAME, number), seat_bot("random", GAME, number + 9)]
        bots[seat] = seat_bot("greedy", GAME, number)
        while actors := position.actors():
            for actor in actors[:1]:
                position.apply(actor, bots[actor].choose(Sight(GAME, position, actor)))
        outcome = position.outcome()
        assert outcome is not None
        won += outcome.ranks[seat] == 1
    assert won >= 7


def test_it_keeps_an_ambush_for_targets_that_it_captures() -> None:
    text = "2 cards=advanced; 0 sa=s3@d5; 1 {}; event ambush 0; reserve 0 10 1 0; reserve 1 0 0 0"
    strong = act(draw(text.format("k@d6 q@d7")), "0 done")
    assert answer(strong) != "play ambush"
    weak = act(draw(text.format("k@d6 q@d7 sa=s1@d4")), "0 done")
    assert answer(weak) == "play ambush"
    assert answer(act(weak, "0 play ambush")) == "target 1 sa"


def test_it_dodges_only_attacks_that_it_would_lose() -> None:
    text = "2 cards=advanced; 0 sa=s8@d5 sb@e5; 1 ca=c1@d6 k@a9; event dodge 1; reserve 1 10 0 0"
    position = act(draw(text), "0 done", "0 target 1 ca", "0 valiant sa", "0 declare")
    assert answer(position, 1) == "play dodge"
    weak = "2 cards=advanced; 0 sa=s1@d5; 1 ca=c2@d6 k@a9; event dodge 1; reserve 0 10 0 0"
    assert answer(act(draw(weak), "0 done", "0 target 1 ca"), 1) == "pass"


def test_it_does_not_spy_on_a_hand_it_knows() -> None:
    text = "2; 0 sa=s1@d9 k@h3; 1 k@e10 sa@h8; hands m08 m09 m03 | m01 m02 m04; reserve 0 0 0 0"
    position = act(draw(text), "0 done")
    assert answer(position) == "spy sa 1"
    show_hand(position, 0, 1)
    assert answer(position) == "end"


def test_moves_do_not_depend_on_hidden_information() -> None:
    """Resampling between piece and square changes no rating, so a piece reaches its goal."""
    position = GAME.new(players=3, seed=SEED)
    assert isinstance(position, Bastion)
    general = GAME.heuristic()
    bots = [seat_bot("greedy", GAME, seat) for seat in range(3)]
    marches = 0
    while marches < 40:
        (seat, *_) = position.actors()
        if step(position) in ("token", "moving", "landing"):
            redealt = [position.redeal(seat, Chance(f"{number:064x}")) for number in range(3)]
            ratings = [general.rate(world, seat, position.legal(seat)) for world in redealt]
            assert ratings[0] == ratings[1] == ratings[2]
            marches += 1
        position.apply(seat, bots[seat].choose(Sight(GAME, position, seat)))


def test_it_seldom_moves_back_without_progress() -> None:
    """A piece that returns to its square without any progress in between has wasted its moves."""
    moves = at_once = later = 0
    for number in range(6):
        position = GAME.new(players=2 + number % 3, seed=f"{number:064x}")
        assert isinstance(position, Bastion)
        bots = [seat_bot("greedy", GAME, number + seat) for seat in range(position.players)]
        left: dict[int, tuple[int, tuple[int, int], int]] = {}
        while actors := position.actors():
            seat, piece = actors[0], position.picked
            landing, here = step(position) == "landing", position.place[piece]
            position.apply(seat, bots[seat].choose(Sight(GAME, position, seat)))
            if landing:
                moves += 1
                turn = position.round_number, position.token
                before = left.get(piece)
                if before and before[0] == position.place[piece]:
                    at_once += before[1] == turn
                    later += before[1] != turn and before[2] == position.progress
                left[piece] = here, turn, position.progress
    assert moves > 500
    assert at_once * 500 <= moves
    assert later * 50 <= moves
