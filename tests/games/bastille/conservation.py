"""Conservation law of Bastille: tiles, henchmen, cards, weapons and missions."""

from tocsin.games.bastille.rules import board as b
from tocsin.games.bastille.rules.etats_generaux import (
    KEPT_NONE,
    entry_mission,
    entry_pile,
    entry_seat,
)
from tocsin.games.bastille.rules.position import Bastille
from tocsin.kernel.position import Position


def check(position: Position) -> None:
    """Raise if a component is missing or duplicated; the supply of coins is unlimited."""
    assert isinstance(position, Bastille)
    for seat in range(position.players):
        _check_tiles(position, seat)
        _check_henchmen(position, seat)
        assert position.coins[seat] >= 0, f"seat {seat} owes coins"
    _check_cards(position)
    _check_weapons(position)
    _check_missions(position)
    _check_face_down_tiles(position)


def _check_tiles(position: Bastille, seat: int) -> None:
    """Tiles are only exchanged for the next value of the seat's supply."""
    board = position.board
    gone = 0
    for value in reversed(range(b.VALUE_COUNT)):
        index = seat * b.VALUE_COUNT + value
        front = position.tiles[index] + list(position.spaces).count(1 + index)
        supply = position.supply[index]
        risen_to = board.tiles[value] - board.start_tiles[value] - supply
        assert min(front, supply, risen_to) >= 0, f"seat {seat} has a tile too many of {value + 1}"
        assert front == board.start_tiles[value] + risen_to - gone, f"seat {seat}, {value + 1}"
        gone = risen_to
    assert gone == 0, "a tile rose to value 1"


def _check_henchmen(position: Bastille, seat: int) -> None:
    drawn = int(position.asked == b.ASK_NICHE and position.actor == seat)
    cubes = position.henchmen[seat] + position.bag[seat] + list(position.niches).count(seat) + drawn
    assert cubes == position.board.henchmen, f"seat {seat} has {cubes} henchmen"
    assert min(position.henchmen[seat], position.bag[seat]) >= 0


def _check_cards(position: Bastille) -> None:
    board = position.board
    assert sorted(position.deck) == list(range(b.CARD_COUNT)), "a card is missing or duplicated"
    stages = [stage for stage, cards in enumerate(board.stages) for _ in cards]
    for card, stage in zip(position.deck, stages):
        assert card in board.stages[stage], "a card lies in the wrong stage"
    face_down = position.deck[position.deck_next :]
    for card in range(b.CARD_COUNT):
        owned = position.owner[card] != b.NO_SEAT
        assert owned + (card in face_down) + list(position.display).count(card) <= 1, f"card {card}"
    assert len(position.display) <= board.display


def _check_weapons(position: Bastille) -> None:
    board = position.board
    turned_up = list(position.stock[: position.stock_next])
    for weapon in range(b.GROUP_COUNT):
        assert list(position.stock).count(weapon) == board.weapons[weapon], f"weapon {weapon}"
        seats = [
            position.weapons[seat * b.GROUP_COUNT + weapon] for seat in range(position.players)
        ]
        assert min(seats) >= 0
        assert position.arsenal[weapon] + sum(seats) == turned_up.count(weapon)
    assert position.torch_stock + sum(position.torches) == board.torches
    assert min(position.torch_stock, *position.torches) >= 0


def _check_missions(position: Bastille) -> None:
    board = position.board
    hands = [0] * position.players
    for entry in position.taken:
        if entry_mission(entry) != KEPT_NONE:
            bit = 1 << entry_mission(entry)
            assert not hands[entry_seat(entry)] & bit, "a seat holds a mission twice"
            hands[entry_seat(entry)] |= bit
    assert hands == list(position.missions), "a hand differs from the log of searches"
    for mission in range(b.MISSION_COUNT):
        held = sum((hand >> mission) & 1 for hand in hands)
        piles = [position.piles[pile * b.MISSION_COUNT + mission] for pile in range(2)]
        assert min(piles) >= 0
        assert held + sum(piles) == board.copies[mission], f"mission {mission}"
    if board.secret:
        for pile in range(2):
            size = sum(position.piles[pile * b.MISSION_COUNT : (pile + 1) * b.MISSION_COUNT])
            taken = [e for e in position.taken if entry_pile(e) == pile]
            kept = [e for e in taken if entry_mission(e) != KEPT_NONE]
            assert size + len(kept) == sum(board.copies) // 2, "the piles were not equal"


def _check_face_down_tiles(position: Bastille) -> None:
    assert sorted(position.versailles) == list(range(len(b.VERSAILLES_TILES)))
    assert sorted(position.bonuses) == list(range(len(b.BONUS_TILES)))
    ends = {position.bonuses[position.board.rounds - 1], position.bonuses[-1]}
    assert ends == {len(b.BONUS_TILES) - 2, len(b.BONUS_TILES) - 1}, "an end tile is out of place"
