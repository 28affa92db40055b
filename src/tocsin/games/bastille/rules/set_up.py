"""Set-up of a match and of its first round (RULES 2 and 5.1)."""

# mypyc: compile

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row

from . import board as b
from .course import BastilleMatch
from .etats_generaux import DEALT, search_entry
from .position import Bastille
from .preparation import begin_round
from .weapons import lay_out_arsenal


def set_up(position: BastilleMatch) -> None:
    """Set up a match; the start player places first."""
    hand_out(position)
    position.niches = filled_row(b.NICHE_COUNT, b.NO_SEAT)
    position.owner = filled_row(b.CARD_COUNT, b.NO_SEAT)
    position.joined = filled_row(b.MONK_COUNT, b.NO_GROUP)
    position.arsenal = filled_row(b.GROUP_COUNT, 0)
    position.spaces = filled_row(position.board.first_space[b.LOCATION_COUNT], 0)
    position.torch_stock = position.board.torches
    shuffle_all(position)
    choose_start(position)
    deal_missions(position)
    lay_out_arsenal(position)
    begin_round(position)
    position.proceed()


def hand_out(position: Bastille) -> None:
    """Give each seat its components (RULES 2.5, 2.6 and 2.9)."""
    board = position.board
    players = position.players
    position.coins = filled_row(players, board.start_coins)
    position.points = filled_row(players * b.SOURCE_COUNT, 0)
    position.tiles = filled_row(players * b.VALUE_COUNT, 0)
    position.supply = filled_row(players * b.VALUE_COUNT, 0)
    index: i64
    for index in range(players * b.VALUE_COUNT):
        start = board.start_tiles[index % b.VALUE_COUNT]
        position.tiles[index] = start
        position.supply[index] = board.tiles[index % b.VALUE_COUNT] - start
    position.henchmen = filled_row(players, board.henchmen)
    position.bag = filled_row(players, 0)
    position.track = filled_row(players, 0)
    position.queue = filled_row(players, 0)
    position.weapons = filled_row(players * b.GROUP_COUNT, 0)
    position.torches = filled_row(players, 0)


def shuffle_all(position: Bastille) -> None:
    """Shuffle all face-down stacks except the missions (RULES 2.1 to 2.4 and 5.1)."""
    board = position.board
    chance = position.chance
    deck = vec[i64]()
    for stage in board.stages:
        first = len(deck)
        deck = extend(deck, stage)
        chance.shuffle_row(deck, first, len(deck))
    position.deck = deck
    stock = vec[i64]()
    weapon: i64
    for weapon in range(b.GROUP_COUNT):
        for _ in range(board.weapons[weapon]):
            stock = append(stock, weapon)
    chance.shuffle_row(stock, 0, len(stock))
    position.stock = stock
    position.versailles = vec[i64]([tile for tile in range(len(b.VERSAILLES_TILES))])  # noqa: C416
    chance.shuffle_row(position.versailles, 0, len(b.VERSAILLES_TILES))
    bonuses = vec[i64]([tile for tile in range(len(b.BONUS_TILES))])  # noqa: C416
    plain: i64 = len(b.BONUS_TILES) - 2
    chance.shuffle_row(bonuses, 0, plain)
    chance.shuffle_row(bonuses, plain, len(bonuses))
    # One end tile is used in the last round; the plain tile from there is put aside.
    last = board.rounds - 1
    bonuses[last], bonuses[plain] = bonuses[plain], bonuses[last]
    position.bonuses = bonuses


def choose_start(position: Bastille) -> None:
    """Draw the start player; markers are queued in turn order (RULES 2.5 and 2.7)."""
    position.start = position.chance.below(position.players)
    turn: i64
    for turn in range(position.players):
        position.queue[(position.start + turn) % position.players] = turn


def deal_missions(position: Bastille) -> None:
    """Shuffle the missions; deal one to each seat, or split them into two piles (RULES 2.8)."""
    chance = position.chance
    cards = vec[i64]()
    mission: i64
    for mission in range(b.MISSION_COUNT):
        for _ in range(position.board.copies[mission]):
            cards = append(cards, mission)
    chance.shuffle_row(cards, 0, len(cards))
    position.missions = filled_row(position.players, 0)
    position.piles = filled_row(2 * b.MISSION_COUNT, 0)
    left: i64 = len(cards)
    half = left
    seat: i64
    if position.board.secret:
        half = left // 2
    else:
        for seat in range(position.players):
            left -= 1
            position.missions[seat] |= 1 << cards[left]
            position.taken = append(position.taken, search_entry(seat, 0, cards[left]) | DEALT)
    index: i64
    for index in range(left):
        pile: i64 = 0 if index < half else 1
        position.piles[pile * b.MISSION_COUNT + cards[index]] += 1
