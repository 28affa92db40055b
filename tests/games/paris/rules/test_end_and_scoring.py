"""The last round, the final scoring and the winner (RULES 7)."""

from tests.games.paris.notation import (
    GAME,
    act,
    district_points,
    draw,
    options,
    over,
    played,
    question,
    seen,
    told,
)
from tests.games.paris.rules.test_end_tiles import ELEVEN
from tocsin.kernel.outcome import Outcome

END = f"piles empty; round 9; last_round 9; ends_used 1 {ELEVEN} e12; screen 0 0 0 0"


def ended(text: str) -> Outcome:
    """Return the outcome of a position in the last round, in which no seat can act."""
    players = int(text.split(";")[0].split()[0])
    end = END.replace("screen 0 0 0 0", "screen" + " 0" * players)
    position = over(draw(f"{text}; {end}"))
    outcome = position.outcome()
    assert outcome is not None
    return outcome


def test_with_the_last_end_tile_the_round_is_played_out_and_one_more() -> None:
    """RULES 7.1: the first seat of a round takes it"""
    position = draw(f"3; piles empty; round 20; ends_used 1 {ELEVEN}")
    position.journal = []
    act(position, "search", "finish")
    assert len(told(position, "last-round")) == 1
    assert seen(position)["last_round"] == 21
    turns = []
    while position.actors():
        turns.append((seen(position)["round"], seen(position)["acting"]))
        act(position, next(text for text in options(position) if text.startswith("place")))
        while position.actors() and question(position) == "choose-after":
            act(position, "finish")
    assert turns == [(20, 1), (20, 2), (21, 0), (21, 1), (21, 2)]
    assert [event.args for event in told(position, "ended")] == [{"round": 21}]


def test_if_the_last_of_a_round_takes_it_only_the_last_round_follows() -> None:
    """RULES 7.1"""
    position = played(
        f"3; actor 2; piles empty; round 20; ends_used 1 {ELEVEN}", "search", "finish"
    )
    assert (seen(position)["round"], seen(position)["last_round"]) == (21, 21)
    assert seen(position)["acting"] == 0


def test_in_the_last_round_an_action_is_still_due() -> None:
    """RULES 7.1, 3.6"""
    position = draw(f"2; piles empty; round 9; last_round 9; ends_used 1 {ELEVEN} e12")
    assert all(text.startswith("place") for text in options(position))


def test_a_match_is_over_after_the_last_round() -> None:
    """RULES 7.1"""
    position = over(draw(f"2; piles empty; round 9; last_round 9; ends_used 1 {ELEVEN} e12"))
    assert position.actors() == []
    assert position.outcome() is not None
    assert GAME.choice(position, 0) is None


# Louis, Raphaël, Julie and Charlotte of the booklet, in this order.
BATIGNOLLES = (
    "4; landmarks tuileries=batignolles sacre_coeur=batignolles; vp v1=batignolles;"
    " keys 0 tuileries batignolles-2; keys 1 batignolles-5 batignolles-4 batignolles-1;"
    " keys 2 sacre_coeur; keys 3 batignolles-3; francs 0 0 0 0"
)


def test_batignolles_of_the_booklet() -> None:
    """RULES 7.3, 7.4: 13, 10, 13 and 3; Julie's 13 is higher than Louis's 11: 20, 10, 5"""
    assert district_points(draw(BATIGNOLLES), "batignolles") == [10, 5, 20, 0]
    outcome = ended(BATIGNOLLES)
    assert [row["district:batignolles"] for row in outcome.breakdown] == [10, 5, 20, 0]
    assert outcome.totals == [10, 5, 20, 0]


# Raphaël stands twice on a 3 (tile 9) and shares the Louvre with Charlotte (tile 16).
MONTMARTRE = (
    "4; landmarks opera=montmartre louvre=montmartre; vp v3=montmartre;"
    " keys 0 opera montmartre-5; keys 1 louvre montmartre-3 montmartre-3;"
    " keys 2 montmartre-8; keys 3 louvre montmartre-4 montmartre-2; francs 0 0 0 0"
)


def test_montmartre_of_the_booklet() -> None:
    """RULES 7.5, 4.22: 16, 21, 8 and 21; two get 16, none gets 8, Louis 4"""
    assert district_points(draw(MONTMARTRE), "montmartre") == [4, 16, 0, 16]


BELLEVILLE = (
    "2; landmarks grand_palais=belleville; vp v2=belleville;"
    " keys 0 grand_palais; keys 1 belleville-5; francs 0 0"
)


def test_belleville_of_the_booklet() -> None:
    """RULES 7.6: 5 is less than half of 12: 18 and nothing"""
    assert district_points(draw(BELLEVILLE), "belleville") == [18, 0]


def test_half_is_enough() -> None:
    """RULES 7.6"""
    more = BELLEVILLE + "; keys 1 belleville-1"
    assert district_points(draw(more), "belleville") == [18, 9]


def test_the_rule_of_the_half_is_for_two_players_only() -> None:
    """RULES 7.6"""
    three = BELLEVILLE.replace("2;", "3;", 1)
    assert district_points(draw(three), "belleville") == [18, 9, 0]


def test_a_seat_without_a_key_in_the_district_gets_nothing() -> None:
    """RULES 7.3: a key on the bank is none"""
    text = "3; vp v1=chaillot; keys 0 chaillot-1; keys 1 bank-chaillot; francs 0 0 0"
    assert district_points(draw(text), "chaillot") == [20, 0, 0]


def test_a_district_without_a_vp_tile_brings_nothing() -> None:
    """RULES 7.3"""
    assert ended("2; keys 0 chaillot-8; francs 0 0").totals == [0, 0]


def test_equal_seconds_both_get_the_second_figure_and_the_third_is_left_out() -> None:
    """Ruling A17"""
    text = (
        "4; vp v1=chaillot; keys 0 chaillot-8 chaillot-5; keys 1 chaillot-4; keys 2 chaillot-4;"
        " keys 3 chaillot-3; francs 0 0 0 0"
    )
    assert district_points(draw(text), "chaillot") == [20, 10, 10, 0]


def test_equal_firsts_of_two_players_both_get_the_first_figure() -> None:
    """Ruling A18"""
    text = "2; vp v1=chaillot; keys 0 chaillot-8; keys 1 chaillot-8; francs 0 0"
    assert district_points(draw(text), "chaillot") == [20, 20]


def test_a_spot_with_two_keys_counts_twice_for_its_owner() -> None:
    """RULES 4.22, 7.3"""
    text = "3; vp v1=chaillot; keys 0 chaillot-4 chaillot-4; keys 1 chaillot-5; francs 0 0 0"
    assert district_points(draw(text), "chaillot") == [20, 10, 0]


def test_the_total_is_what_was_scored_with_francs_and_districts() -> None:
    """RULES 7.2, 7.3, 1.13"""
    outcome = ended("2; points 300 7; vp v1=chaillot; keys 1 chaillot-8; tiles 1 27; francs 2 4")
    assert outcome.totals == [300, 7 + 4 + 20]
    assert outcome.ranks == [1, 2]
    assert outcome.reason == "points"


def test_francs_break_a_tie() -> None:
    """RULES 7.7, 7.2: Francs counted by tile 27 are kept for it"""
    outcome = ended("2; points 5 9; francs 4 0; tiles 0 27")
    assert outcome.totals == [9, 9]
    assert outcome.ranks == [1, 2]
    assert outcome.reason == "francs"


def test_then_the_value_on_the_whole_board_breaks_a_tie() -> None:
    """RULES 7.7"""
    outcome = ended("3; points 9 9 1; francs 2 2 5; keys 0 chaillot-4; keys 1 belleville-5")
    assert outcome.ranks == [2, 1, 3]
    assert outcome.reason == "value"


def test_else_the_victory_is_shared() -> None:
    """RULES 7.7"""
    outcome = ended("3; points 9 9 1; francs 2 2 5; keys 0 chaillot-4; keys 1 belleville-4")
    assert outcome.ranks == [1, 1, 3]
    assert outcome.winners() == [0, 1]
    assert outcome.reason == "shared"


def test_tokens_and_tiles_left_over_are_worth_nothing() -> None:
    """RULES 7.8"""
    text = "2; points 1 1; francs 0 0; tokens 0 gold=3 gold_prestige=3; tiles 0 22 12; ends 0 e1"
    position = draw(f"{text}; piles empty; round 9; last_round 9; screen 0 0; actor 1")
    outcome = over(position).outcome()
    assert outcome is not None
    assert outcome.totals == [1, 1]
