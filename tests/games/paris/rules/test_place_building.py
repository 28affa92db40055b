"""Step 1: a building is placed (RULES 3.3 to 3.5)."""

from tests.games.paris.conservation import check
from tests.games.paris.notation import GAME, act, draw, options, played, question, seen, space, told


def test_a_tile_goes_face_up_to_the_space_of_its_district_and_value() -> None:
    """RULES 3.3"""
    position = played("2; step draw; piles chaillot-4 | belleville-8 montmartre-5 |", "draw 2")
    assert space(position, "montmartre-5")["type"] == "theater"
    assert [pile["height"] for pile in seen(position)["piles"]] == [1, 1, 0]
    check(position)


def test_an_empty_pile_cannot_be_chosen() -> None:
    """RULES 3.3"""
    position = draw("2; step draw; piles chaillot-4 | belleville-8 |")
    assert options(position, "draw") == ["draw 1", "draw 2"]


def test_the_last_pile_is_drawn_from_without_a_question() -> None:
    """Ruling A26"""
    position = played("2; piles | belleville-8 chaillot-1 |; francs 3 3", "place arc")
    assert space(position, "chaillot-1")["type"] == "theater"
    assert question(position) == "choose-action"


def test_once_the_piles_are_empty_the_step_is_left_out() -> None:
    """RULES 3.4"""
    position = played("2; piles empty", "place arc")
    assert question(position) == "choose-action"
    assert seen(position)["acting"] == 1


def test_a_drawn_building_is_placed_even_if_no_seat_can_use_it() -> None:
    """Ruling A22"""
    position = draw("2; step draw; piles chaillot-4 | chaillot-8 |; francs 0 0; screen 0 0")
    position.journal = []
    act(position, "draw 2")
    assert space(position, "chaillot-8")["type"] == "cafe"
    (event,) = told(position, "built")[:1]
    assert event.args["district"] == "district:chaillot"


FREE = "2 districts=free; step draw; "


def test_in_the_free_variant_the_player_chooses_the_district() -> None:
    """RULES 3.5: the printed district means nothing"""
    position = played(FREE + "piles chaillot-4 | montmartre-8 |", "draw 2")
    assert question(position) == "choose-site"
    assert len(options(position, "build")) == 6
    act(position, "build belleville")
    assert space(position, "belleville-8")["type"] == "restaurant"
    assert space(position, "montmartre-8")["type"] is None


def test_the_wood_that_a_drawn_building_costs_is_said_before_it_is_placed() -> None:
    """RULES 1.4"""
    for pile, wood in (("saint_germain-8", 1), ("montmartre-8", 0)):
        position = played(FREE + f"piles chaillot-4 | {pile} |", "draw 2")
        choice = GAME.choice(position, 0)
        assert choice is not None
        assert choice.message.args["wood"] == wood


def test_a_district_takes_one_building_of_each_type() -> None:
    """RULES 3.5: no second Theater"""
    built = "built belleville-3 chaillot-5=montmartre-5; "
    position = played(FREE + built + "piles chaillot-4 | la_villette-8 |", "draw 2")
    sites = options(position, "build")
    assert "build belleville" not in sites
    assert "build chaillot" not in sites
    assert len(sites) == 4


def test_a_district_with_one_possible_site_is_not_asked_for() -> None:
    """RULES 3.5"""
    fives = ["la_villette", "montmartre", "belleville", "saint_germain", "chaillot"]
    built = "built " + " ".join(f"{district}-5" for district in fives)
    position = played(f"{FREE}{built}; piles chaillot-4 | batignolles-5 |", "draw 2")
    assert space(position, "batignolles-5")["type"] == "cafe"


def test_a_tile_without_a_district_leaves_the_game() -> None:
    """RULES 3.5: every empty space of its value is in a district that has its type"""
    fives = ["la_villette", "montmartre", "belleville", "saint_germain", "chaillot"]
    built = "built batignolles-1=saint_germain-1 " + " ".join(f"{name}-5" for name in fives)
    position = draw(f"{FREE}{built}; piles chaillot-4 | batignolles-5 |")
    position.journal = []
    act(position, "draw 2")
    assert space(position, "batignolles-5")["type"] is None
    assert len(told(position, "removed")) == 1
    assert question(position) == "choose-action"
