"""Immediate bonuses: coins, points, steps, torches and henchmen (RULES 4.13)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_added

from . import event_ids
from .bastille_track import advance
from .board import COINS, HENCHMEN, POINTS, SOURCE_COUNT, STEPS, TORCHES
from .position import Bastille


def gain(position: Bastille, seat: i64, effect: i64, amount: i64, source: i64) -> None:
    """Give a bonus that needs no decision."""
    if effect == COINS:
        gain_coins(position, seat, amount)
    elif effect == POINTS:
        score(position, seat, source, amount)
    elif effect == STEPS:
        advance(position, seat, amount)
    elif effect == TORCHES:
        gain_torches(position, seat, amount)
    elif effect == HENCHMEN:
        gain_henchmen(position, seat, amount)


def gain_coins(position: Bastille, seat: i64, amount: i64) -> None:
    """Take coins from the bank, which is unlimited (ruling A21)."""
    position.coins[seat] += amount
    position.emit(event_ids.GAINED, seat, amount)


def score(position: Bastille, seat: i64, source: i64, points: i64) -> None:
    """Score points from a source."""
    position.points[seat * SOURCE_COUNT + source] += points
    position.emit(event_ids.SCORED, seat, points, source)


def gain_torches(position: Bastille, seat: i64, amount: i64) -> None:
    """Take torches, at most as many as the stock has (ruling A18)."""
    amount = min(amount, position.torch_stock)
    position.torch_stock -= amount
    position.torches = with_added(position.torches, seat, amount)
    position.emit(event_ids.TORCHES_TAKEN, seat, amount)


def gain_henchmen(position: Bastille, seat: i64, amount: i64) -> None:
    """Put henchmen into the bag, at most as many as the seat has (ruling A18)."""
    amount = min(amount, position.henchmen[seat])
    position.henchmen = with_added(position.henchmen, seat, -amount)
    position.bag = with_added(position.bag, seat, amount)
    position.emit(event_ids.HIRED, seat, amount)
