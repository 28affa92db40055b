"""Facts about the board, cards, tiles and missions of a match (RULES 1)."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.message import Argument, Message
from tocsin.kernel.part import Part, figure_sources, sources_by_figure

from ..rules import board as b
from ..rules import names
from ..rules.position import Bastille


def parts(position: Bastille, components: Mapping[str, Any]) -> list[Part]:
    """Return the parts of this match with their printed facts."""
    board = position.board
    of = sources_by_figure(components)
    printed = [
        (names.LOCATION, b.LOCATIONS, [_location_facts(board, n) for n in range(b.LOCATION_COUNT)]),
        (names.CARD, b.CARDS, [_card_facts(board, card) for card in range(b.CARD_COUNT)]),
        (
            names.VERSAILLES_TILE,
            b.VERSAILLES_TILES,
            [_bonus_facts(row) for row in board.versailles],
        ),
        (names.BONUS_TILE, b.BONUS_TILES, [_bonus_facts(row) for row in board.bonuses]),
        (names.NICHE_BOARD, b.NICHE_BOARDS, [_bonus_facts(row) for row in board.niches]),
        (names.MISSION, b.MISSIONS, [_mission_facts(board, n) for n in range(b.MISSION_COUNT)]),
    ]
    rows = [
        Part(naming(n), facts[n], *of[name])
        for naming, ids, facts in printed
        for n, name in enumerate(ids)
    ]
    groups = figure_sources(components)
    rows += [
        Part(names.SOURCE(b.SOURCES.index(name)), facts, *groups["scoring"])
        for name, facts in _scoring_facts(board).items()
    ]
    rows += [
        Part(names.WEAPON(n), [Message("fact-arms", {"group": names.GROUP(n)})], *of[name])
        for n, name in enumerate(b.WEAPONS)
    ]
    torches = Part("stock:torches", [Message("fact-arms-anyone")], *groups["torches"])
    return [*rows, torches, Part("track:bastille", _track_facts(board), *groups["track"])]


def _both_rounds(board: b.Board) -> dict[str, Argument]:
    """Return the rounds of both scorings as message arguments."""
    return {"interim": board.interim, "final": board.rounds}


def _scoring_facts(board: b.Board) -> dict[str, list[Message]]:
    """Return facts about sources of points other than locations and missions (RULES 3.8 and 7)."""
    rounds = _both_rounds(board)
    crowns: dict[str, Argument] = {"first": board.crowns_interim, "second": board.crowns_final}
    return {
        "flags": [Message("fact-scores-flags")],
        "gems": [Message("fact-scores-gems", rounds | {"points": board.gem_points})],
        "crowns": [Message("fact-scores-crowns", rounds | crowns)],
        "characters": [Message("fact-scores-characters")],
        "henchmen": [
            Message("fact-drawn", rounds | {"amount": board.draws}),
            Message("fact-scores-henchmen", {"points": board.henchman_points}),
        ],
        "coins": [Message("fact-scores-coins", {"amount": board.coins_each_point})],
        "unarmed": [
            Message("fact-unarmed", {"amount": amount, "points": points, "rest": int(is_last)})
            for amount, points in enumerate(board.unarmed, start=1)
            for is_last in [amount == len(board.unarmed)]
        ],
    }


def _track_facts(board: b.Board) -> list[Message]:
    lines = [
        Message("fact-line", {"space": space, "points": points})
        for space, points in enumerate(board.line_points)
        if space and points > board.line_points[space - 1]
    ]
    return [Message("fact-track", _both_rounds(board)), Message("fact-track-arms"), *lines]


def _location_facts(board: b.Board, location: int) -> list[Message]:
    spaces = board.first_space[location + 1] - board.first_space[location]
    notre_dame = "fact-notre-dame" if board.exchange_needed else "fact-notre-dame-first"
    henchmen: dict[str, Argument] = {"first": board.henchmen_first, "second": board.henchmen_second}
    etats_generaux = "fact-etats-generaux-secret" if board.secret else "fact-etats-generaux"
    facts = {
        b.BANQUE: [Message("fact-banque", {"amount": board.coins_each_value})],
        b.NOTRE_DAME: [Message(notre_dame, {"points": board.exchange_points})],
        b.VERSAILLES: [Message("fact-versailles")],
        b.CATACOMBES: [Message("fact-catacombes", henchmen)],
        b.PLACE_LOUIS: [Message("fact-place-louis")],
        b.BASTILLE: [Message("fact-bastille", {"amount": board.steps_first})],
        b.ETATS_GENERAUX: [Message(etats_generaux, {"amount": board.coins_first})],
    }
    return [Message("fact-spaces", {"amount": spaces}), *facts[location]]


def _card_facts(board: b.Board, card: int) -> list[Message]:
    group = board.group[card]
    marks = {"crowns": board.crowns[card], "gems": board.gems[card], "flags": board.flags[card]}
    facts = [
        Message("fact-cost", {"amount": board.cost[card]}),
        Message("fact-points", {"points": board.points[card]}),
    ]
    if group == b.MONK:
        facts.append(Message("fact-monk"))
    elif board.armed[card]:
        facts.append(Message("fact-armed", {"weapon": names.WEAPON(group)}))
    else:
        facts.append(Message("fact-needs", {"weapon": names.WEAPON(group)}))
    return facts + [
        Message(f"fact-{mark}", {"amount": amount}) for mark, amount in marks.items() if amount
    ]


def _bonus_facts(figures: vec[i64]) -> list[Message]:
    return [
        names.bonus_message(names.BONUS_KEYS, figures, index) for index in range(len(figures) // 2)
    ]


def _mission_facts(board: b.Board, mission: int) -> list[Message]:
    copies = Message("fact-copies", {"amount": board.copies[mission]})
    first = board.first_points[mission]
    if mission < b.FIRST_SERIES:
        second = board.second_points[mission]
        return [Message("fact-majority", {"first": first, "second": second}), copies]
    if mission == b.TWO_OF_EACH:
        return [Message("fact-each", {"amount": board.each_group_count, "points": first}), copies]
    group, low, middle, high = board.series[mission - b.FIRST_SERIES]
    args: dict[str, Argument] = {"group": names.GROUP(group), "low": low, "middle": middle}
    return [Message("fact-series", args | {"high": high, "points": first}), copies]
