"""The catacombs: henchmen drawn, and the bonuses of niches (RULES 4.15, 5.2, 7.4, 7.5 and 7.10)."""

import pytest

from tests.games.bastille.notation import (
    GAME,
    JAN,
    act,
    cards,
    event_keys,
    final,
    finish,
    finish_claims,
    held,
    interim,
    messages,
    options,
    parse,
    row,
    scored,
)
from tocsin.games.bastille.rules.board import DRAW, NO_SEAT
from tocsin.games.bastille.rules.position import Bastille

LEFT = {"enter left 1", "enter left 2", "enter left 3", "enter left 4", "enter left 5"}
RIGHT = {text.replace("left", "right") for text in LEFT}


def drawing(position: Bastille) -> Bastille:
    """Begin the drawing of henchmen and return the position at the first choice of a niche."""
    position.done()
    position.ask(DRAW, NO_SEAT)
    position.proceed()
    return position


def test_a_drawn_henchman_takes_a_free_niche_of_either_board() -> None:
    """RULES 7.4; booklet: Jan blocks a bonus for the others, then Alex takes the torch."""
    position = interim("4; bag 0 0 0 1")
    assert options(position, JAN) == LEFT | RIGHT
    position = interim("4; bag 0 5 0 5")
    blocked: set[str] = set()
    for _ in range(4):
        seat = position.actors()[0]
        assert options(position) == (LEFT | RIGHT) - blocked
        choice = "enter right 4" if "enter right 4" not in blocked else sorted(options(position))[0]
        blocked.add(choice)
        before = row(position, "torches")[seat]
        act(position, seat, choice)
        if choice == "enter right 4":
            assert row(position, "torches")[seat] == before + 1
        if "claim" in " ".join(options(position)):
            break
    assert len(blocked) == 4


def drawn_seats(position: Bastille) -> list[object]:
    return [message.args["seat"] for message in messages(position) if message.key == "drawn"]


def test_five_henchmen_are_drawn_one_after_the_other() -> None:
    """RULES 7.4"""
    position = interim("4; bag 3 3 3 3")
    for count in range(1, 6):
        assert len(drawn_seats(position)) == count
        seat = position.actors()[0]
        assert drawn_seats(position)[-1] == f"seat:{seat}"
        act(position, seat, next(text for text in sorted(options(position)) if text[-1] in "123"))
    assert len(drawn_seats(position)) == 5
    # Three left the left board for home, two returned from the right board to the bag.
    assert sum(row(position, "bag")) == 12 - 5 + 2


def test_fewer_henchmen_in_the_bag_end_the_drawing_early() -> None:
    """RULES 8.17"""
    position = interim("4; bag 0 0 2 0")
    act(position, 2, "enter right 1")
    act(position, 2, "enter right 2")
    assert len(drawn_seats(position)) == 2, "cubes of the right board are not drawn again"
    assert row(position, "bag") == [0, 0, 2, 0]


def test_every_cube_in_the_bag_is_equally_likely() -> None:
    """RULES 5.2"""
    counts = [0] * 4
    for number in range(400):
        position = parse("4; round 4; bag 1 0 0 3")
        position.chance.drawn = 1000 + 7 * number
        counts[drawing(position).actor] += 1
    assert counts[1] == counts[2] == 0
    assert 60 < counts[0] < 140


def test_left_henchmen_go_home_and_right_ones_into_the_bag() -> None:
    """RULES 7.5; booklet: three cubes of the left board return, two of the right go in the bag."""
    position = interim("4; bag 5 0 0 0; henchmen 15 20 20 20")
    act(
        position,
        0,
        "enter left 1",
        "enter left 2",
        "enter right 1",
        "enter right 2",
        "enter left 3",
    )
    assert row(position, "bag") == [2, 0, 0, 0]
    assert row(position, "henchmen") == [18, 20, 20, 20]
    finish_claims(position)
    assert set(GAME.view(position, None)["catacombs"]) == {"final"}


def test_no_henchman_is_lost_in_an_interim_scoring() -> None:
    """RULES 7.4 and 7.5"""
    position = interim("4; bag 2 2 2 2")
    while "claim" not in " ".join(options(position)):
        act(position, position.actors()[0], sorted(options(position))[-1])
        bag, home = sum(row(position, "bag")), sum(row(position, "henchmen"))
        niches = sum(seat >= 0 for seat in position.niches)
        drawn = int("enter" in " ".join(options(position)))
        assert bag + home + niches + drawn == 80


def test_the_event_of_a_niche_names_its_bonus() -> None:
    """RULES 7.4"""
    position = interim("4; bag 1 0 0 0")
    act(position, 0, "enter right 4")
    [entered] = [message.args for message in messages(position) if message.key == "entered"]
    assert entered == {
        "seat": "seat:0",
        "place": 4,
        "board": "catacombs:right",
        "effect": "effect:torches",
    }


def test_a_drawn_henchman_must_take_a_niche_even_a_useless_one() -> None:
    """RULES 8.8"""
    position = interim("4; torches 0; supply - | - | - | -; bag 1 0 0 0")
    assert options(position, 0) == LEFT | RIGHT
    act(position, 0, "enter right 4")
    assert row(position, "torches") == [0] * 4


@pytest.mark.parametrize(
    ("niche", "name", "amount"),
    [
        ("left 1", "coins", 6),
        ("left 2", "points", 4),
        ("left 3", "space", 3),
        ("right 1", "coins", 3),
        ("right 2", "points", 2),
        ("right 3", "space", 1),
        ("right 4", "torches", 1),
    ],
)
def test_every_plain_niche_gives_its_bonus_at_once(niche: str, name: str, amount: int) -> None:
    """RULES 1.8 and 4.13"""
    position = interim("4; coins 0 0 0 0; bag 0 1 0 0")
    act(position, 1, f"enter {niche}")
    assert row(position, name) == [0, amount, 0, 0]


def test_the_top_character_card_is_free_and_kept() -> None:
    """RULES 4.15; French booklet: without payment."""
    position = interim("4; bag 1 0 0 0; coins 0 0 0 0; deck n5 p1")
    act(position, 0, "enter left 5")
    assert cards(position, 0) == {"n5"}
    assert row(position, "coins") == [0] * 4


def test_a_monk_from_an_interim_niche_joins_no_group_yet() -> None:
    """RULES 7.9"""
    position = interim("4; bag 1 0 0 0; deck m2")
    act(position, 0, "enter left 5")
    assert cards(position, 0) == {"m2"}
    assert all("join" not in text for text in options(position))


def test_an_empty_deck_has_no_top_card() -> None:
    """RULES 8.20"""
    position = parse("4; round 4; bag 1 0 0 0")
    position.deck_next = 35
    drawing(position)
    position.journal = []
    act(position, 0, "enter left 5")
    assert cards(position, 0) == set()
    assert "no-card" in event_keys(position)


def test_a_mission_of_the_catacombs_comes_without_coins() -> None:
    """RULES 4.15"""
    position = interim("4; bag 1 0 0 0; coins 0 0 0 0; missions most_gems | - | - | -")
    act(position, 0, "enter left 4")
    assert "mission most_gems" not in options(position)
    act(position, 0, "mission most_crowns")
    assert held(position, 0) == {"most_gems", "most_crowns"}
    assert row(position, "coins") == [0] * 4


def test_no_eligible_mission_in_the_deck_means_none_is_kept() -> None:
    """RULES 8.19"""
    position = interim("4; bag 1 0 0 0; missions most_gems | - | - | -; piles most_gems")
    act(position, 0, "enter left 4")
    assert held(position, 0) == {"most_gems"}
    assert "no-mission" in event_keys(position)


# --- in the final scoring


def test_the_final_niches_are_those_printed_on_the_board() -> None:
    """RULES 7.10"""
    position = final("4; bag 1 0 0 0")
    assert options(position, 0) == {f"enter final {place}" for place in range(1, 9)}


@pytest.mark.parametrize(
    ("place", "source", "points"), [(2, "catacombs", 4), (3, "catacombs", 3), (1, "coins", 2)]
)
def test_final_niches_give_their_bonus(place: int, source: str, points: int) -> None:
    """RULES 1.8 and 7.10"""
    position = final("4; coins 0 0 0 0; bag 1 0 0 0")
    act(position, 0, f"enter final {place}")
    finish(position)
    assert scored(position, source)[0] == points


def test_steps_in_the_final_catacombs_still_count_for_the_track() -> None:
    """RULES 7.10 and 4.10: steps past the end give coins, which score."""
    position = final("4; coins 0 0 0 0; bag 1 0 0 0; track 5 0 0 0")
    act(position, 0, "enter final 4")
    assert scored(position, "bastille")[0] == 5
    position = final("4; coins 0 0 0 0; bag 1 0 0 0; track 20 0 0 0")
    act(position, 0, "enter final 4")
    finish(position)
    assert scored(position, "coins")[0] == 1


def test_henchmen_on_the_final_niches_go_home_and_do_not_score() -> None:
    """RULES 7.10 and 7.16"""
    position = final("4; bag 7 0 0 2")
    drawn = [0] * 4
    while "claim" not in " ".join(options(position)):
        seat = position.actors()[0]
        drawn[seat] += 1
        act(position, seat, next(t for t in sorted(options(position)) if t[-1] in "12345"))
    finish(position)
    assert sum(drawn) == 5
    assert scored(position, "henchmen") == [7 - drawn[0], 0, 0, 2 - drawn[3]]
    assert row(position, "henchmen") == [13 + drawn[0], 20, 20, 18 + drawn[3]]


def test_a_monk_drawn_in_the_final_catacombs_is_assigned_at_once() -> None:
    """RULES 8.6"""
    position = final("4; bag 0 2 0 0; deck m3")
    act(position, 1, "enter final 7")
    assert options(position, 1) == {"join peasants", "join soldiers", "join nobles"}
    act(position, 1, "join soldiers")
    assert options(position, 1) >= {"enter final 1"}


def test_gems_and_crowns_of_a_card_drawn_at_the_end_do_not_score() -> None:
    """RULES 8.7: but its points count, and for missions its gems and crowns."""
    position = final("4; bag 1 0 0 0; deck n7; missions most_gems most_crowns | - | - | -")
    act(position, 0, "enter final 7")
    finish(position)
    assert cards(position, 0) == {"n7"}
    assert scored(position, "gems") == scored(position, "crowns") == [0] * 4
    assert scored(position, "characters")[0] == 6
    assert scored(position, "missions")[0] == 12
