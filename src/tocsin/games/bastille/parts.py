"""What is printed on the board, the cards and the tiles (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.message import Argument, Message
from tocsin.kernel.part import Part

from .board import (
    BANQUE,
    BASTILLE,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    CATACOMBES,
    ETATS_GENERAUX,
    FIRST_SERIES,
    LOCATION_COUNT,
    LOCATIONS,
    MISSION_COUNT,
    MISSIONS,
    MONK,
    NICHE_BOARDS,
    NOTRE_DAME,
    PLACE_LOUIS,
    TWO_OF_EACH,
    VERSAILLES,
    VERSAILLES_TILES,
    Board,
)
from .names import (
    BONUS_KEYS,
    BONUS_TILE,
    CARD,
    GROUP,
    LOCATION,
    MISSION,
    NICHE_BOARD,
    VERSAILLES_TILE,
    WEAPON,
    bonus_message,
)
from .position import Bastille


def parts(position: Bastille, components: Mapping[str, Any]) -> list[Part]:
    """Return what is printed on the board, the cards and the tiles of this match."""
    board = position.board
    sources = {name: group["source"] for group in components.values() for name in group}
    printed = [
        (LOCATION, LOCATIONS, [_location_facts(board, n) for n in range(LOCATION_COUNT)]),
        (CARD, CARDS, [_card_facts(board, card) for card in range(CARD_COUNT)]),
        (VERSAILLES_TILE, VERSAILLES_TILES, [_bonus_facts(row) for row in board.versailles]),
        (BONUS_TILE, BONUS_TILES, [_bonus_facts(row) for row in board.bonuses]),
        (NICHE_BOARD, NICHE_BOARDS, [_bonus_facts(row) for row in board.niches]),
        (MISSION, MISSIONS, [_mission_facts(board, n) for n in range(MISSION_COUNT)]),
    ]
    rows = [
        Part(naming(n), facts[n], sources[name])
        for naming, names, facts in printed
        for n, name in enumerate(names)
    ]
    lines = [
        Message("fact-line", {"space": space, "points": points})
        for space, points in enumerate(board.lines)
        if space and points > board.lines[space - 1]
    ]
    return [*rows, Part("track:bastille", lines, components["track"]["source"])]


def _location_facts(board: Board, location: int) -> list[Message]:
    spaces = board.first[location + 1] - board.first[location]
    facts = {
        BANQUE: [Message("fact-banque", {"amount": board.coins_each_value})],
        NOTRE_DAME: [
            Message(
                "fact-notre-dame" if board.exchange_needed else "fact-notre-dame-first",
                {"points": board.exchange_points},
            )
        ],
        VERSAILLES: [Message("fact-versailles")],
        CATACOMBES: [
            Message(
                "fact-catacombes",
                {"first": board.henchmen_first, "second": board.henchmen_second},
            )
        ],
        PLACE_LOUIS: [Message("fact-place-louis")],
        BASTILLE: [Message("fact-bastille", {"amount": board.steps_first})],
        ETATS_GENERAUX: [
            Message(
                "fact-etats-generaux-secret" if board.secret else "fact-etats-generaux",
                {"amount": board.coins_first},
            )
        ],
    }
    return [Message("fact-spaces", {"amount": spaces}), *facts[location]]


def _card_facts(board: Board, card: int) -> list[Message]:
    group = board.group[card]
    marks = {"crowns": board.crowns[card], "gems": board.gems[card], "flags": board.flags[card]}
    facts = [
        Message("fact-cost", {"amount": board.cost[card]}),
        Message("fact-points", {"points": board.points[card]}),
    ]
    if group == MONK:
        facts.append(Message("fact-monk"))
    elif board.armed[card]:
        facts.append(Message("fact-armed", {"weapon": WEAPON(group)}))
    else:
        facts.append(Message("fact-needs", {"weapon": WEAPON(group)}))
    return facts + [
        Message(f"fact-{mark}", {"amount": amount}) for mark, amount in marks.items() if amount
    ]


def _bonus_facts(figures: list[int]) -> list[Message]:
    return [bonus_message(BONUS_KEYS, figures, place) for place in range(len(figures) // 2)]


def _mission_facts(board: Board, mission: int) -> list[Message]:
    copies = Message("fact-copies", {"amount": board.copies[mission]})
    first = board.firsts[mission]
    if mission < FIRST_SERIES:
        second = board.seconds[mission]
        return [Message("fact-majority", {"first": first, "second": second}), copies]
    if mission == TWO_OF_EACH:
        return [Message("fact-each", {"amount": board.each, "points": first}), copies]
    group, low, middle, high = board.series[mission - FIRST_SERIES]
    args: dict[str, Argument] = {"group": GROUP(group), "low": low, "middle": middle, "high": high}
    return [Message("fact-series", args | {"points": first}), copies]
