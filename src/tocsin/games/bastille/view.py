"""What each seat may see, is asked and is told: built up from nothing (RULES 6)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.choice import Choice, Option
from tocsin.kernel.event import SEAT, EventForm, number, things
from tocsin.kernel.message import Argument, Message
from tocsin.kernel.part import Part

from .board import (
    ASK_BONUS,
    ASK_CHARACTER,
    ASK_GROUP,
    ASK_MISSION,
    ASK_NICHE,
    ASK_PILE,
    ASK_TILE,
    ASK_UPGRADE,
    ASK_WEAPONS,
    BANQUE,
    BASTILLE,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    CATACOMBES,
    EFFECTS,
    ETATS_GENERAUX,
    FINAL,
    FIRST_SERIES,
    GROUP_COUNT,
    GROUPS,
    LOCATION_COUNT,
    LOCATIONS,
    MISSION_COUNT,
    MISSIONS,
    MONK,
    NICHE_BOARDS,
    NICHES_EACH,
    NOBODY,
    NOTRE_DAME,
    OVER,
    PHASES,
    PILES,
    PLACE_LOUIS,
    SIDES,
    SOURCE_COUNT,
    SOURCES,
    TWO_OF_EACH,
    UPGRADE,
    VALUE_COUNT,
    VERSAILLES,
    VERSAILLES_TILES,
    WEAPONS,
    Board,
)
from .etats_generaux import pile_size
from .final import total
from .flags import totals
from .influence import tile_owner, tile_value
from .memory import seen
from .missions import group_of, mission_points, unarmed, weapon_counts
from .place_louis import price
from .position import Bastille
from .track import seat_at

LOCATION = things("location", LOCATIONS)
CARD = things("card", CARDS)
GROUP = things("group", GROUPS)
WEAPON = things("weapon", WEAPONS)
MISSION = things("mission", MISSIONS)
VERSAILLES_TILE = things("versailles", VERSAILLES_TILES)
BONUS_TILE = things("bonus", BONUS_TILES)
NICHE_BOARD = things("catacombs", NICHE_BOARDS)
PILE = things("pile", PILES)
SOURCE = things("source", SOURCES)

# In the order of told.py.
EVENTS = (
    EventForm("round-begins", (("round", number),)),
    EventForm("placed", (SEAT, ("value", number), ("location", LOCATION))),
    EventForm("evaluated", (SEAT, ("value", number), ("location", LOCATION))),
    EventForm("gained", (SEAT, ("amount", number))),
    EventForm("starts", (SEAT,)),
    EventForm("exchanged", (SEAT, ("old", number), ("new", number))),
    EventForm("kept", (SEAT, ("value", number))),
    EventForm("scored", (SEAT, ("points", number), ("source", SOURCE))),
    EventForm("torches-taken", (SEAT, ("amount", number))),
    EventForm("hired", (SEAT, ("amount", number))),
    EventForm("moved", (SEAT, ("steps", number), ("space", number))),
    EventForm("at-the-end", (SEAT, ("amount", number))),
    EventForm("bought", (SEAT, ("card", CARD), ("price", number))),
    EventForm("declined", (SEAT,)),
    # That a mission was kept is seen by all, which one by its keeper only (RULES 6.3).
    EventForm("mission-taken", (SEAT,), (("mission", MISSION),)),
    EventForm("no-mission", (SEAT,)),
    EventForm("flags-most", (SEAT, ("flags", number))),
    EventForm("flags-second", (SEAT, ("flags", number))),
    EventForm("shown-bonus", (("tile", BONUS_TILE),)),
    EventForm("shown-versailles", (("tile", VERSAILLES_TILE),)),
    EventForm("shown-card", (("card", CARD),)),
    EventForm("interim-begins", (("round", number),)),
    EventForm("final-begins", (("round", number),)),
    EventForm("joined", (SEAT, ("card", CARD), ("group", GROUP))),
    EventForm("drawn", (SEAT,)),
    EventForm("entered", (SEAT, ("board", NICHE_BOARD))),
    EventForm("card-taken", (SEAT, ("card", CARD))),
    EventForm("claimed", (SEAT, ("one", WEAPON), ("other", WEAPON))),
    EventForm("claimed-last", (SEAT, ("one", WEAPON))),
    EventForm("arsenal-laid", tuple((name, number) for name in WEAPONS)),
    EventForm("mission-scored", (SEAT, ("mission", MISSION), ("points", number))),
    EventForm("unarmed", (SEAT, ("amount", number), ("points", number))),
    EventForm("ended", (("round", number),)),
    EventForm("pile-chosen", (SEAT, ("pile", PILE))),
)


def view(position: Bastille, viewer: int | None) -> dict[str, Any]:
    """Return what the viewer (None: a spectator) may see."""
    board = position.board
    seats = range(position.players)
    return {
        "round": position.round,
        "rounds": board.rounds,
        "phase": PHASES[position.phase],
        "start": position.start,
        "acting": _somebody(position.actor),
        "locations": [_location(position, location) for location in range(LOCATION_COUNT)],
        "display": [_card(position, card) for card in position.display],
        "deck": CARD_COUNT - position.deck_next,
        "versailles": _tile(
            VERSAILLES_TILES, board.versailles, position.versailles[position.round - 1]
        ),
        "bonus": _tile(BONUS_TILES, board.bonuses, position.bonuses[position.round - 1]),
        "catacombs": _catacombs(position),
        "track": {
            "order": [seat_at(position, place) for place in seats],
            "last": board.last_space,
        },
        "arsenal": dict(zip(WEAPONS, position.arsenal)),
        "stock": len(position.stock) - position.stock_next,
        "torches": position.torch_stock,
        "piles": [
            {"size": pile_size(position, pile), "seen": _seen(position, viewer, pile)}
            for pile in range(2 if board.secret else 1)
        ],
        "searched": position.item if position.asked == ASK_MISSION else None,
        "seats": [_seat(position, seat, viewer) for seat in seats],
    }


def _location(position: Bastille, location: int) -> dict[str, Any]:
    first, end = position.board.first[location : location + 2]
    return {
        "id": LOCATIONS[location],
        "spaces": [_space(position.spaces[space]) for space in range(first, end)],
        "evaluated": position.space - first if first <= position.space < end else None,
    }


def _space(tile: int) -> dict[str, int] | None:
    return {"seat": tile_owner(tile), "value": tile_value(tile)} if tile else None


def _tile(names: tuple[str, ...], figures: list[list[int]], tile: int) -> dict[str, Any]:
    return {
        "id": names[tile],
        "bonuses": [_bonus(figures[tile], side) for side in range(len(SIDES))],
    }


def _bonus(figures: list[int], place: int) -> dict[str, Any]:
    return {"effect": EFFECTS[figures[2 * place]], "amount": figures[2 * place + 1]}


def _catacombs(position: Bastille) -> dict[str, Any]:
    """Return the niches in use for the next scoring, or the one going on."""
    interim = position.round <= position.board.interim
    return {
        name: [
            _bonus(figures, place)
            | {"seat": _somebody(position.niches[board * NICHES_EACH + place])}
            for place in range(len(figures) // 2)
        ]
        for board, (name, figures) in enumerate(zip(NICHE_BOARDS, position.board.niches))
        if (board != FINAL) == interim
    }


def _seat(position: Bastille, seat: int, viewer: int | None) -> dict[str, Any]:
    own = slice(seat * VALUE_COUNT, (seat + 1) * VALUE_COUNT)
    first = seat * SOURCE_COUNT
    shown = seat == viewer or position.phase == OVER
    held = position.missions[seat]
    return {
        "points": total(position, seat),
        "sources": dict(zip(SOURCES, position.points[first : first + SOURCE_COUNT])),
        "coins": position.coins[seat],
        "tiles": _values(position.tiles[own]),
        "supply": _values(position.supply[own]),
        "henchmen": position.henchmen[seat],
        "bag": position.bag[seat],
        "space": position.track[seat],
        "cards": [
            _card(position, card) for card in range(CARD_COUNT) if position.owner[card] == seat
        ],
        "crowns": totals(position, position.board.crowns)[seat],
        "gems": totals(position, position.board.gems)[seat],
        "flags": totals(position, position.board.flags)[seat],
        "weapons": {
            name: position.weapons[seat * GROUP_COUNT + weapon]
            for weapon, name in enumerate(WEAPONS)
        },
        "torches": position.torches[seat],
        "armed_with": weapon_counts(position)[seat],
        "unarmed": unarmed(position, seat),
        "mission_count": held.bit_count(),
        "missions": _held(position, seat, held) if shown else None,
    }


def _values(counts: list[int]) -> list[int]:
    return [value + 1 for value, count in enumerate(counts) for _ in range(count)]


def _card(position: Bastille, card: int) -> dict[str, Any]:
    board = position.board
    # A monk has no group before it joins one.
    group = group_of(position, card)
    return {
        "id": CARDS[card],
        "group": None if group == NOBODY else GROUPS[group],
        "cost": board.cost[card],
        "points": board.points[card],
        "armed": bool(board.armed[card]),
        "crowns": board.crowns[card],
        "gems": board.gems[card],
        "flags": board.flags[card],
    }


def _held(position: Bastille, seat: int, held: int) -> list[dict[str, Any]]:
    """Return the missions of a seat, each with what it would bring as things stand."""
    return [
        {"id": name, "points": mission_points(position, seat, mission)}
        for mission, name in enumerate(MISSIONS)
        if (held >> mission) & 1
    ]


def _seen(position: Bastille, viewer: int | None, pile: int) -> dict[str, int] | None:
    """Return what the viewer saw of a pile when it last looked, without what it kept."""
    counts = None if viewer is None else seen(position, viewer, pile)
    if counts is None:
        return None
    return {MISSIONS[mission]: count for mission, count in enumerate(counts) if count}


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# --- the choice

QUESTIONS = {
    ASK_TILE: "choose-tile",
    ASK_BONUS: "choose-bonus",
    ASK_CHARACTER: "choose-character",
    ASK_PILE: "choose-pile",
    ASK_MISSION: "choose-mission",
    ASK_NICHE: "choose-niche",
    ASK_UPGRADE: "choose-upgrade",
    ASK_WEAPONS: "choose-weapons",
    ASK_GROUP: "choose-group",
}


def choice(position: Bastille, seat: int | None, actions: ActionSpace) -> Choice | None:
    """Return what the seat is asked now, or None."""
    if seat is None or seat not in position.actors():
        return None
    texts = [actions.text(action) for action in position.legal(seat)]
    asked = Message(QUESTIONS[position.asked], _asked_about(position, seat))
    return Choice(seat, asked, [_option(position, text) for text in texts])


def _asked_about(position: Bastille, seat: int) -> dict[str, Argument]:
    if position.asked == ASK_TILE:
        first = seat * VALUE_COUNT
        return {"round": position.round, "amount": sum(position.tiles[first : first + VALUE_COUNT])}
    if position.asked == ASK_CHARACTER:
        value = tile_value(position.spaces[position.space])
        return {"value": value, "amount": position.coins[seat]}
    if position.asked == ASK_NICHE:
        return {"number": position.cursor + 1}
    if position.asked == ASK_GROUP:
        return {"card": CARD(position.item)}
    return {}


def _option(position: Bastille, text: str) -> Option:
    """Return an option from its action text, whose words name the thing on the board."""
    verb, *words = text.split()
    match verb:
        case "place":
            value, location = words
            thing = f"location:{location}"
            return Option(
                text, thing, Message("option-place", {"value": int(value), "location": thing})
            )
        case "bonus":
            figures = position.board.versailles[position.versailles[position.round - 1]]
            side = SIDES.index(words[0])
            return Option(text, f"bonus:{words[0]}", _bonus_message(BONUS_KEYS, figures, side))
        case "buy":
            return Option(text, f"card:{words[0]}", _buy_message(position, CARDS.index(words[0])))
        case "pile" | "mission":
            thing = f"{verb}:{words[0]}"
            return Option(text, thing, Message(f"option-{verb}", {verb: thing}))
        case "enter":
            name, place = words
            figures = position.board.niches[NICHE_BOARDS.index(name)]
            message = _bonus_message(ENTER_KEYS, figures, int(place) - 1)
            args = message.args | {"board": f"catacombs:{name}"}
            return Option(text, f"niche:{name}:{place}", Message(message.key, args))
        case "upgrade":
            old = int(words[0])
            return Option(
                text, f"tile:{old}", Message("option-upgrade", {"old": old, "new": old + 1})
            )
        case "claim":
            one, other = words
            pair: dict[str, Argument] = {"one": f"weapon:{one}", "other": f"weapon:{other}"}
            return Option(text, f"weapons:{one}:{other}", Message("option-claim", pair))
        case "join":
            thing = f"group:{words[0]}"
            return Option(text, thing, Message("option-join", {"group": thing}))
        case _:
            return Option(text, f"answer:{verb}", Message(f"option-{verb}"))


# By effect: as a fact or an answer at Versailles, and as an answer in the catacombs.
BONUS_KEYS = ("bonus-coins", "bonus-points", "bonus-steps", "bonus-torches", "bonus-henchmen") + (
    ("bonus-upgrade", "bonus-card", "bonus-mission")
)
ENTER_KEYS = ("enter-coins", "enter-points", "enter-steps", "enter-torches", "enter-henchmen") + (
    ("enter-upgrade", "enter-card", "enter-mission")
)


def _bonus_message(keys: tuple[str, ...], figures: list[int], place: int) -> Message:
    effect, amount = figures[2 * place : 2 * place + 2]
    args: dict[str, Argument] = {} if effect >= UPGRADE else {"amount": amount}
    return Message(keys[effect], args)


def _buy_message(position: Bastille, card: int) -> Message:
    value = tile_value(position.spaces[position.space])
    board = position.board
    return Message(
        "option-buy",
        {
            "card": CARD(card),
            "price": price(position, card, value),
            "points": board.points[card],
            "crowns": board.crowns[card],
            "gems": board.gems[card],
            "flags": board.flags[card],
        },
    )


# --- what is printed


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
        NOTRE_DAME: [Message("fact-notre-dame", {"points": board.exchange_points})],
        VERSAILLES: [Message("fact-versailles")],
        CATACOMBES: [
            Message(
                "fact-catacombes",
                {"first": board.henchmen_first, "second": board.henchmen_second},
            )
        ],
        PLACE_LOUIS: [Message("fact-place-louis")],
        BASTILLE: [Message("fact-bastille", {"amount": board.steps_first})],
        ETATS_GENERAUX: [Message("fact-etats-generaux", {"amount": board.coins_first})],
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
    return [_bonus_message(BONUS_KEYS, figures, place) for place in range(len(figures) // 2)]


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
