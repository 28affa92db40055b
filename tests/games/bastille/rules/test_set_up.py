"""Set-up (RULES 2) and chance (RULES 5)."""

from collections import Counter
from hashlib import sha256

import pytest

from tests.games.bastille.conservation import check
from tests.games.bastille.notation import GAME, parse, row, text_of
from tocsin.games.bastille.rules.board import CARDS
from tocsin.games.bastille.rules.position import Bastille


def seeded(number: int, players: int = 4, **options: str) -> Bastille:
    seed = sha256(str(number).encode()).hexdigest()
    position = GAME.new(players=players, options=options, seed=seed)
    assert isinstance(position, Bastille)
    return position


def many(players: int = 4, **options: str) -> list[Bastille]:
    return [seeded(number, players, **options) for number in range(200)]


def test_notation_round_trips() -> None:
    text = "3; round 3; start 2; coins 1 2 3; cards p1 | m2 n9 | -; track 4 4 1; order 1 0 2"
    position = parse(text + "; weapons rifle torch | - | rapier; bag 1 0 4; tiles 113 | 22 | 4")
    assert text_of(parse(text_of(position))) == text_of(position)


def test_the_versailles_tiles_are_shuffled_and_the_top_one_shown() -> None:
    """RULES 2.1"""
    shown = Counter(GAME.view(position, None)["versailles"]["id"] for position in many())
    assert len(shown) == 8
    assert all(sorted(position.versailles) == list(range(8)) for position in many())


def test_the_deck_is_stacked_by_stage_and_four_cards_are_shown() -> None:
    """RULES 2.2"""
    stages = {
        name: row["stage"]
        for g in ("peasants", "soldiers", "nobles", "monks")
        for name, row in GAME.components[g].items()
        if isinstance(row, dict)
    }
    for position in many():
        deck = "".join(stages[CARDS[card]] for card in position.deck)
        assert deck == "A" * 12 + "B" * 12 + "C" * 11
        assert len(position.display) == 4
        assert GAME.view(position, None)["deck"] == 31
    tops = Counter(position.deck[0] for position in many())
    assert len(tops) == 12


@pytest.mark.parametrize(("players", "tokens"), [(3, 5), (4, 7)])
def test_torches_lie_open_and_weapon_tokens_are_laid_out(players: int, tokens: int) -> None:
    """RULES 2.3; booklet, set-up."""
    for position in many(players):
        view = GAME.view(position, None)
        assert sum(view["arsenal"].values()) == tokens
        assert (view["stock"], view["torches"]) == (15 - tokens, 9)


def test_seven_of_eight_bonus_tiles_and_one_end_tile_are_used() -> None:
    """RULES 2.4"""
    aside, ends = set(), set()
    for position in many():
        used = position.bonuses[:8]
        assert all(tile < 8 for tile in used[:7])
        assert len(set(used)) == 8
        aside |= set(range(8)) - set(used)
        ends.add(used[7])
        assert GAME.view(position, None)["bonus"]["id"] == f"f{used[0] + 1}"
    assert (aside, ends) == (set(range(8)), {8, 9})


@pytest.mark.parametrize("players", [3, 4])
def test_the_start_player_is_random_and_seats_have_eight_coins(players: int) -> None:
    """RULES 2.5"""
    starts = Counter(position.start for position in many(players))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 30
    assert row(seeded(0, players), "coins") == [8] * players
    assert row(seeded(0, players), "points") == [0] * players


@pytest.mark.parametrize(
    ("players", "tiles", "supply"),
    [(3, [1, 1, 1, 2], [2, 2, 2, 3, 3, 3, 4, 4]), (4, [1, 1, 2], [1, 2, 2, 2, 3, 3, 3, 4, 4])],
)
def test_the_tiles_at_the_start_depend_on_the_players(
    players: int, tiles: list[int], supply: list[int]
) -> None:
    """RULES 2.6; booklet, set-up."""
    assert row(seeded(0, players), "tiles") == [tiles] * players
    assert row(seeded(0, players), "supply") == [supply] * players


def test_the_markers_stand_in_turn_order_on_the_start_space() -> None:
    """RULES 2.7"""
    for position in many()[:20]:
        order = GAME.view(position, None)["track"]["order"]
        assert order == [(position.start + turn) % 4 for turn in range(4)]
        assert row(position, "space") == [0] * 4


@pytest.mark.parametrize("players", [3, 4])
def test_each_seat_is_dealt_one_mission(players: int) -> None:
    """RULES 2.8"""
    for position in many(players)[:20]:
        assert row(position, "mission_count") == [1] * players
        assert [pile["size"] for pile in GAME.view(position, None)["piles"]] == [20 - players]


def test_secret_missions_have_two_piles_of_ten_and_none_is_dealt() -> None:
    """RULES 2.8; booklet, variant."""
    for position in many(missions="secret")[:20]:
        assert row(position, "mission_count") == [0] * 4
        assert [pile["size"] for pile in GAME.view(position, None)["piles"]] == [10, 10]
    tops = {tuple(position.piles[:13]) for position in many(missions="secret")}
    assert len(tops) > 100


def test_the_bag_is_empty_and_both_interim_boards_are_there() -> None:
    """RULES 2.9"""
    view = GAME.view(seeded(0), None)
    assert row(seeded(0), "bag") == [0] * 4
    assert set(view["catacombs"]) == {"left", "right"}
    assert all(niche["seat"] is None for board in view["catacombs"].values() for niche in board)


@pytest.mark.parametrize("players", [3, 4])
def test_set_up_uses_all_components(players: int) -> None:
    for secret in ("open", "secret"):
        check(seeded(1, players, missions=secret))


def test_after_the_set_up_only_henchmen_are_drawn_by_chance() -> None:
    """RULES 5.1 and 5.2"""
    position = parse("4")
    drawn_before = position.chance.drawn
    while position.round() < 4:
        seat = position.actors()[0]
        position.apply(seat, position.legal(seat)[0])
        assert position.chance.drawn == drawn_before
