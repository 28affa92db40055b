"""What each seat may see, is asked and is told: built up from nothing (RULES 6)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.choice import Choice, Option
from tocsin.kernel.event import SEAT, EventForm, number, things
from tocsin.kernel.message import Argument, Message, seat_id
from tocsin.kernel.part import Part

from .attack import fighting_menu, offers_fight
from .boards import (
    AMBUSH,
    BATTLEFIELD,
    CARD_COUNT,
    COURT,
    EVENTS,
    FIGURES,
    FILES,
    GROUND,
    KIND,
    LEVELS,
    MISSION_COUNT,
    MISSIONS,
    NEED_COUNT,
    NEEDS,
    NOBODY,
    NOTHING,
    OBJECTS,
    PIECE_COUNT,
    PIECES,
    PROOFS,
    RESERVES,
    SEAT_COUNT,
    SIDES,
    SQUARES,
    TERRAINS,
    THEFT,
    UPSTAIRS,
)
from .combat import EVENT_CARD, fighter
from .components import sources
from .end import PRISON_OF, points_of
from .knowledge import EXACT, GROUP_COUNT, HAND_ROOM, label_of
from .missions import BY_ALL, BY_CAPTOR, available, holdings, steps_done, steps_of
from .movement import AGAINST, EXTRA, green_left, manner
from .objects import GONE, event_in_hand, loose_object, object_in_hand, object_of
from .position import Bastion
from .preview import Preview
from .steps import (
    AMBUSHING,
    BOOTED,
    CARDS,
    DEPLOYING,
    DISPLACED,
    DODGING,
    HAS_ATTACKED,
    HASTENED,
    IS_SPY,
    LAYING,
    LOOTING,
    OVER,
    PREPARING,
    STEALING,
    STEPS,
    TARGET,
    VALIANT,
)

PIECE = things("piece", PIECES)
FIGURE = things("figure", FIGURES)
FILE = things("file", FILES)
MISSION = things("mission", MISSIONS)
OBJECT = things("object", OBJECTS)
EVENT = things("event", EVENTS)
RESERVE = things("reserve", RESERVES)
ON_SIDE = things("side", SIDES)
RIVAL = ("rival", seat_id)
ITS_PIECE = ("piece", PIECE)
SQUARE = (("file", FILE), ("row", number))
VALUES = (("force", number), ("courage", number))
ITS_MISSION = ("mission", MISSION)
ITS_OBJECT = ("object", OBJECT)
BOTH = ("seat", "rival")

# In the order of told.py.
EVENTS_TOLD = (
    EventForm("turn-begins", (SEAT, ("round", number))),
    EventForm("side-chosen", (SEAT, ("side", ON_SIDE))),
    EventForm("moved", (SEAT, ITS_PIECE, *SQUARE)),
    EventForm("boarded", (SEAT, ITS_PIECE, ("tower", PIECE))),
    EventForm("rapidity-paid", (SEAT, ("amount", number))),
    EventForm("gate-opened", (SEAT, RIVAL, ("own", number))),
    EventForm("gate-closed", (SEAT, RIVAL, ("own", number))),
    EventForm("freed", (SEAT, ITS_PIECE, RIVAL, *SQUARE)),
    EventForm("treasure-taken", (SEAT, RIVAL)),
    EventForm("flag-taken", (SEAT, RIVAL)),
    EventForm("treasure-back", (SEAT, RIVAL)),
    EventForm("flag-back", (SEAT, RIVAL)),
    EventForm("attacked", (SEAT, ITS_PIECE, RIVAL, ("target", PIECE))),
    EventForm("supported", (SEAT, ITS_PIECE)),
    EventForm("assaulted", (SEAT, ITS_PIECE, RIVAL)),
    EventForm("card-laid", (SEAT,), (("card", number),)),
    EventForm("power", (SEAT, ITS_PIECE, *VALUES, ("power", number))),
    EventForm("standoff", (SEAT, RIVAL)),
    EventForm("captured", (SEAT, RIVAL, ITS_PIECE)),
    EventForm("damaged", (SEAT, RIVAL, ("power", number), ("left", number))),
    EventForm("broken", (SEAT, RIVAL)),
    EventForm("no-riposte", (SEAT,)),
    EventForm("shown", (SEAT, ITS_PIECE, *VALUES)),
    EventForm("looked", (SEAT, RIVAL, ITS_PIECE), VALUES, BOTH),
    EventForm("drew", (SEAT,), (ITS_MISSION,)),
    EventForm("returned", (SEAT,), (ITS_MISSION,)),
    EventForm("mission-laid", (SEAT, ITS_MISSION, ("points", number))),
    EventForm("mission-lost", (SEAT, ITS_MISSION)),
    EventForm("spying", (SEAT, ITS_PIECE, RIVAL)),
    EventForm("spied", (SEAT, RIVAL), (ITS_MISSION,), BOTH),
    # Nothing of a deployment is public before all are ready (RULES 6.3).
    EventForm("deployed", (SEAT, ("figure", FIGURE), *SQUARE), hidden=True),
    EventForm("ready", (SEAT,)),
    EventForm("eliminated", (SEAT,)),
    EventForm("attached", (SEAT, ITS_PIECE, ITS_OBJECT)),
    EventForm("object-taken", (SEAT, ITS_PIECE, ITS_OBJECT)),
    EventForm("object-gone", (ITS_OBJECT,)),
    EventForm("event-played", (SEAT, ("event", EVENT), ("green", number), ("red", number))),
    EventForm("brought-home", (SEAT, ITS_PIECE, *SQUARE)),
    EventForm("stolen", (SEAT, ITS_PIECE, ITS_OBJECT)),
    EventForm("victory", (SEAT,)),
    EventForm("ended", (("round", number),)),
    EventForm("gained", (SEAT, ("reserve", RESERVE), ("amount", number))),
    EventForm("picked", (SEAT, ITS_PIECE)),
    EventForm("aimed", (SEAT, ITS_PIECE, RIVAL)),
    EventForm("aimed-at-gate", (SEAT, RIVAL)),
    EventForm("card-added", (SEAT, ("card", number))),
    EventForm("went-on", (SEAT,)),
    EventForm("card-turned", (SEAT, ("card", number), ("reserve", RESERVE), ("amount", number))),
    EventForm("force-added", (SEAT, ITS_PIECE, ("force", number))),
)
DEEDS = {
    "moved": DISPLACED,
    "hastened": HASTENED,
    "booted": BOOTED,
    "attacked": HAS_ATTACKED,
    "spy": IS_SPY,
}


def view(position: Bastion, viewer: int | None) -> dict[str, Any]:
    """Return what the viewer (None: a spectator) may see; once it is over, everything."""
    eyes = SEAT_COUNT if viewer is None else viewer
    return {
        "board": position.board.shape,
        "terrain": list(position.board.drawn),
        "bastions": list(position.board.drawn_bastions),
        "round": position.round_number,
        "goal": position.board.victory_points,
        "progress": position.progress,
        "first": position.first,
        "token": position.token,
        "side": SIDES[position.side] if position.side >= 0 else None,
        "step": STEPS[position.step],
        "actors": position.actors(),
        "to_do": [f"{STEPS[top // SEAT_COUNT]} {top % SEAT_COUNT}" for top in position.pending],
        "seats": [_seat(position, seat, eyes) for seat in range(position.players)],
        "pieces": [
            _piece(position, piece, eyes)
            for piece in range(len(position.place))
            if position.value[piece] != NOTHING
        ],
        "deck": [
            _card(position, position.deck[spot], label_of(position.deck_label[spot], eyes))
            for spot in range(len(position.deck))
        ],
        "mixed": _mixed(position, eyes),
        "laid": [_somebody(seat) for seat in position.laid],
        "spent": position.spent,
        "truce": bool(position.truce),
        "picked": _piece_id(position.picked),
        "captor": _somebody(position.captor),
        "spies": [
            [_piece_id(position.spies[place]), position.spies[place + 1]]
            for place in range(0, len(position.spies), 2)
        ],
        "combat": _combat(position, eyes),
        "put_away": [OBJECTS[n] for n, place in enumerate(position.bearer) if place == GONE],
        "played": [EVENTS[n] for n, place in enumerate(position.event_at) if place == GONE],
    }


def _seat(position: Bastion, seat: int, eyes: int) -> dict[str, Any]:
    first = seat * HAND_ROOM
    own = eyes == seat or position.step == OVER
    held_object, held_event = object_in_hand(position, seat), event_in_hand(position, seat)
    return {
        "points": points_of(position, seat),
        "army": position.alive[seat],
        **{name: position.reserve[seat * 3 + n] for n, name in enumerate(RESERVES)},
        "resistance": position.resistance[seat],
        "closed": bool(position.closed[seat]),
        "turned": bool(position.turned[seat]),
        "treasure": position.treasure[seat],
        "flag": position.flag[seat],
        "freed": bool(position.freed[seat]),
        "broke": bool(position.broke[seat]),
        "held": bool(position.held[seat]),
        "spied": position.spied[seat * SEAT_COUNT : (seat + 1) * SEAT_COUNT],
        "hand": [
            _card(position, position.hands[place], label_of(position.hand_label[place], eyes))
            for place in range(first, first + HAND_ROOM)
            if position.hands[place] != NOTHING
        ],
        "object": _secret(OBJECTS, held_object, own),
        "event": _secret(EVENTS, held_event, own),
        "ready": position.is_deployed(seat) if position.step == DEPLOYING else None,
        "plan": _plan(position, seat) if eyes == seat else None,
        "starts": _starts(position, seat),
        "progress": _progress(position, seat, own) if own or position.board.common else None,
    }


def _progress(position: Bastion, seat: int, own: bool) -> dict[str, list[int]]:
    """Return how far the seat is with what it may lay, or has laid of the common missions."""
    pursued = available(position, seat)
    if position.board.common:
        pursued += [mission for mission, owner in enumerate(position.laid) if owner == seat]
    held = holdings(position, seat, BY_CAPTOR if own else BY_ALL)
    return {
        MISSIONS[mission]: [
            steps_done(position, seat, mission, held),
            steps_of(position, mission),
        ]
        for mission in sorted(pursued)
    }


def _secret(names: tuple[str, ...], held: int, own: bool) -> str | bool | None:
    """Return what is held, or for others only that something is."""
    if held == NOTHING:
        return None
    return names[held] if own else True


def _card(position: Bastion, card: int, label: int) -> str | int | None:
    """Return a mission that the viewer knows, or the number of the group it was mixed with."""
    if label == EXACT or position.step == OVER:
        return MISSIONS[card]
    return label if label < GROUP_COUNT else None


def _mixed(position: Bastion, eyes: int) -> dict[str, list[str]]:
    """Return the missions known to be in a group of places, by the group's number."""
    groups: dict[str, list[str]] = {}
    for card in range(MISSION_COUNT):
        label = label_of(position.card_label[card], eyes)
        if label < GROUP_COUNT:
            groups.setdefault(str(label), []).append(MISSIONS[card])
    return groups


def _plan(position: Bastion, seat: int) -> list[str] | None:
    if position.step != DEPLOYING:
        return None
    first = seat * PIECE_COUNT
    return [FIGURES[figure] for figure in position.plans[first : first + position.planned[seat]]]


def _starts(position: Bastion, seat: int) -> list[str] | None:
    """Return the start squares in the order of free deployment, while there is one."""
    if position.step != DEPLOYING:
        return None
    board = position.board
    return [SQUARES[board.name[square]] for square in board.starts[seat]]


def _piece(position: Bastion, piece: int, eyes: int) -> dict[str, Any]:
    board = position.board
    square = position.place[piece]
    seen = position.shown[piece] & (1 << eyes) or position.step == OVER
    figure = position.value[piece]
    borne = object_of(position, piece)
    return {
        "id": _piece_id(piece),
        "square": SQUARES[board.name[square]] if square >= 0 else None,
        "prison": PRISON_OF - square if square <= PRISON_OF else None,
        "carrier": _piece_id(position.carrier[piece]),
        "force": board.force[figure] if seen else None,
        "courage": board.courage[figure] if seen else None,
        "shown": [seat for seat in range(position.players) if position.shown[piece] & (1 << seat)],
        "rescued": bool(position.rescued[piece]),
        "done": [name for name, bit in DEEDS.items() if position.deeds[piece] & bit],
        "object": OBJECTS[borne] if borne != NOTHING else None,
    }


def _piece_id(piece: int) -> str | None:
    if piece == NOTHING:
        return None
    return f"{piece // PIECE_COUNT}:{PIECES[piece % PIECE_COUNT]}"


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _combat(position: Bastion, eyes: int) -> dict[str, Any] | None:
    if position.attacker == NOBODY:
        return None
    defender = position.target // PIECE_COUNT if position.target != NOTHING else NOBODY
    sides = (position.attacker, defender)
    return {
        "attacker": position.attacker,
        "target": _piece_id(position.target),
        "bridge": _somebody(position.bridge),
        "valiant": _piece_id(position.valiant),
        "support": [_piece_id(piece) for piece in position.support],
        "cards": [
            _laid_card(card, position.step != CARDS or seat == eyes)
            for card, seat in zip(position.cards, sides)
        ],
        "added": [None if card == NOTHING else card for card in position.extra],
        "captures": position.captures,
    }


def _laid_card(card: int, seen: bool) -> str | bool | None:
    if card == NOTHING:
        return None
    if not seen:
        return True
    return EVENTS[card - EVENT_CARD] if card >= EVENT_CARD else str(card)


# --- the choice

# The sentence of an option, by the verb of its action; a drawbridge has two.
OPTIONS = {
    "army": "option-army",
    "strategists": "option-strategists",
    "move": "option-move",
    "board": "option-board",
    "to": "option-to",
    "spy": "option-spy",
    "done": "option-done",
    "end": "option-end",
    "pass": "option-pass",
    "target": "option-target",
    "assault": "option-assault",
    "valiant": "option-valiant",
    "support": "option-support",
    "declare": "option-declare",
    "courage": "option-courage",
    "lay": "option-lay",
    "return": "option-return",
    "free": "option-free",
    "redraw": "option-redraw",
    "deploy": "option-deploy",
    "attach": "option-attach",
    "play": "option-play",
    "bear": "option-bear",
    "arm": "option-arm",
}
QUESTIONS = {
    "dealing": "choose-deal",
    "deploying": "choose-deploy",
    "token": "choose-token",
    "moving": "choose-move",
    "landing": "choose-square",
    "freeing": "choose-free",
    "releasing": "choose-release",
    "fighting": "choose-attack",
    "mustering": "choose-valiant",
    "preparing": "choose-prepare",
    "cards": "choose-card",
    "adding": "choose-added",
    "looting": "choose-bearer",
    "arming": "choose-bearer",
    "dodging": "choose-dodge",
    "laying": "choose-lay",
    "keeping": "choose-keep",
    "riposting": "choose-riposte",
    "redrawing": "choose-redraw",
    "changing": "choose-change",
    "ambushing": "choose-victim",
    "stealing": "choose-victim",
    "losing": "choose-lost",
    "homing": "choose-home",
}
# The same when the fight is about a drawbridge.
AT_THE_GATE = {
    "choose-valiant": "choose-valiant-assault",
    "choose-support": "choose-support-assault",
    "choose-prepare": "choose-prepare-assault",
    "choose-card": "choose-card-assault",
}
# The same when there is one answer only, and asking hides that (ruling A50).
ALONE = {
    "choose-move": "choose-move-alone",
    "choose-no-attack": "choose-no-attack-alone",
    "choose-prepare": "choose-prepare-alone",
    "choose-card": "choose-card-alone",
    "choose-lay": "choose-lay-alone",
    "choose-lost": "choose-lost-alone",
}


def choice(position: Bastion, seat: int | None, actions: ActionSpace) -> Choice | None:
    """Return what the seat is asked now, or None."""
    if seat is None or seat not in position.actors():
        return None
    texts = [actions.text(action) for action in position.legal(seat)]
    preview = Preview(position, seat)
    return Choice(
        seat,
        _question(position, seat, preview),
        [_option(position, seat, text, preview) for text in texts],
    )


def _question(position: Bastion, seat: int, preview: Preview) -> Message:
    step = STEPS[position.step]
    key = QUESTIONS[step]
    args: dict[str, Argument] = {}
    board = position.board
    match step:
        case "deploying":
            square = board.starts[seat][position.planned[seat]]
            args = {"file": FILE(board.file[square]), "row": board.row[square]}
        case "moving":
            args = {"green": position.reserve[seat * 3], "left": green_left(position, seat)}
        case "landing" | "releasing" | "homing":
            args = {"piece": PIECE(position.picked % PIECE_COUNT)}
        case "freeing":
            args = {"rival": seat_id(position.captor)}
        case "fighting" if not _has_target(position, seat):
            key = "choose-no-attack"
        case "mustering":
            key = "choose-valiant" if position.valiant == NOTHING else "choose-support"
            args = _theirs(position, preview)
        case "cards":
            args = _card_facts(position, seat) | _theirs(position, preview)
        case "adding":
            args = _card_facts(position, seat)
        case "dodging":
            args = {"piece": PIECE(position.target % PIECE_COUNT)}
        case "preparing" if position.target != NOTHING:
            args = _theirs(position, preview)
            args["seat"] = seat_id(position.attacker)
            args["piece"] = PIECE(position.valiant % PIECE_COUNT)
            args["rival"] = seat_id(position.target // PIECE_COUNT)
            args["target"] = PIECE(position.target % PIECE_COUNT)
        case "preparing":
            args = _theirs(position, preview)
        case "looting":
            args = {"object": OBJECT(loose_object(position, seat))}
        case "arming":
            args = {"object": OBJECT(object_in_hand(position, seat))}
        case "ambushing" | "stealing":
            key = "choose-victim" if position.target == NOTHING else "choose-doer"
            args = {"event": EVENT(AMBUSH if position.step == AMBUSHING else THEFT)}
    if position.bridge != NOBODY:
        key = AT_THE_GATE.get(key, key)
    if len(position.legal(seat)) == 1:
        key = ALONE.get(key, key)
    return Message(key, args)


def _theirs(position: Bastion, preview: Preview) -> dict[str, Argument]:
    """Return between what the power of the other side lies, or what a drawbridge has left."""
    if position.target == NOTHING:
        return {"left": position.resistance[position.bridge]}
    return _between(*preview.theirs())


def _between(least: int, most: int) -> dict[str, Argument]:
    return {"least_theirs": least, "most_theirs": most, "spread": most - least}


def _has_target(position: Bastion, seat: int) -> bool:
    """Return whether there is a piece or a drawbridge to attack."""
    return any(TARGET <= action < VALIANT for action in position.legal(seat))


def _card_facts(position: Bastion, seat: int) -> dict[str, Argument]:
    piece = fighter(position, seat)
    return {"piece": PIECE(piece % PIECE_COUNT)} | _values(position, piece)


def _values(position: Bastion, piece: int) -> dict[str, Argument]:
    figure = position.value[piece]
    return {"force": position.board.force[figure], "courage": position.board.courage[figure]}


def _option(position: Bastion, seat: int, text: str, preview: Preview) -> Option:
    """Return an option from its action text, whose words name the thing on the board."""
    verb, *words = text.split()
    key = OPTIONS.get(verb, "")
    # Ambush and Theft have a victim and a doer, but no courage cards to count with.
    in_cards = position.step not in (AMBUSHING, STEALING)
    match verb:
        case "move" | "valiant" | "support" | "free" | "bear" | "attach":
            piece = seat * PIECE_COUNT + PIECES.index(words[0])
            args = {"piece": f"piece:{words[0]}"} | _values(position, piece)
            if verb == "move":
                args["cost"] = _cost(position, piece)
            if verb == "valiant" and in_cards:
                args["most"] = preview.led_by(piece)
            elif verb == "valiant":
                key = "option-doer"
            return Option(text, f"piece:{seat}:{words[0]}", Message(key, args))
        case "board":
            return Option(
                text, f"piece:{seat}:{words[0]}", Message(key, {"piece": f"piece:{words[0]}"})
            )
        case "to":
            file, row = (words[0][:3], words[0][3:]) if ":" in words[0] else (words[0][0], "")
            args = {"file": f"file:{file}", "row": int(row or words[0][1:])}
            return Option(text, f"square:{words[0]}", Message(key, args))
        case "gate":
            owner = int(words[0])
            key = "option-open" if position.closed[owner] else "option-close"
            args = {"rival": seat_id(owner), "own": int(owner == seat)}
            return Option(text, f"gate:{words[0]}", Message(key, args))
        case "spy":
            args = {"piece": f"piece:{words[0]}", "rival": f"seat:{words[1]}"}
            return Option(text, f"piece:{seat}:{words[0]}", Message(key, args))
        case "target":
            args = {"rival": f"seat:{words[0]}", "piece": f"piece:{words[1]}"}
            if in_cards:
                target = int(words[0]) * PIECE_COUNT + PIECES.index(words[1])
                args |= {"most": preview.attack_on(target)}
                args |= _between(*preview.defence_of(target))
            else:
                key = "option-victim"
            return Option(text, f"piece:{words[0]}:{words[1]}", Message(key, args))
        case "assault":
            owner = int(words[0])
            args = {
                "rival": f"seat:{owner}",
                "most": preview.assault_on(owner),
                "left": position.resistance[owner],
            }
            return Option(text, f"gate:{words[0]}", Message(key, args))
        case "courage":
            card = int(words[0])
            args = {
                "card": card,
                "cost": position.board.costs[card - 1],
                "power": preview.with_card(card),
            }
            return Option(text, f"card:{words[0]}", Message(key, args))
        case "lay" | "return":
            thing = f"mission:{words[0]}"
            return Option(text, thing, Message(key, {"mission": thing}))
        case "deploy":
            thing = f"figure:{words[0]}"
            figure = FIGURES.index(words[0])
            values: dict[str, Argument] = {
                "force": position.board.force[figure],
                "courage": position.board.courage[figure],
            }
            return Option(text, thing, Message(key, values | {"figure": thing}))
        case "arm":
            thing = OBJECT(object_in_hand(position, seat))
            return Option(text, thing, Message(key, {"object": thing}))
        case "play":
            thing = f"event:{words[0]}"
            return Option(text, thing, Message(key, {"event": thing}))
        case "done" if not offers_fight(fighting_menu(position, seat)):
            return Option(text, "answer:done", Message("option-done-turn"))
        case "pass" if position.step == PREPARING:
            return Option(text, "answer:pass", Message("option-to-cards"))
        case "pass" if position.step == DODGING:
            return Option(text, "answer:pass", Message("option-stay"))
        case "pass" if position.step == LOOTING:
            thing = OBJECT(loose_object(position, seat))
            return Option(text, "answer:pass", Message("option-discard", {"object": thing}))
        case "pass" if position.step == LAYING and len(position.legal(seat)) == 1:
            return Option(text, "answer:pass", Message("option-nothing"))
        case _:
            return Option(text, f"answer:{verb}", Message(key))


def _cost(position: Bastion, piece: int) -> int:
    way = manner(position, piece, green_left(position, piece // PIECE_COUNT))
    if way == EXTRA:
        return position.board.extra_cost
    return position.board.against_cost if way == AGAINST else 0


# --- what is printed


def parts(position: Bastion, components: Mapping[str, Any]) -> list[Part]:
    """Return figures, courage cards, missions, terrain and, in the advanced game, the rest."""
    board = position.board
    source = sources(components)
    found = [
        Part(FIGURE(figure), _figure_facts(position, figure), source[FIGURES[figure]])
        for figure in range(PIECE_COUNT)
        if board.used[figure]
    ]
    high = len(components["courage"]["costs"])
    found += [
        Part(
            f"card:{card}",
            [Message("fact-cost", {"amount": board.costs[card - 1]})],
            components["courage" if card <= high else "high_courage"]["source"],
        )
        for card in range(1, CARD_COUNT + 1)
    ]
    found += [
        Part(MISSION(mission), _mission_facts(position, mission), source[MISSIONS[mission]])
        for mission in range(MISSION_COUNT)
    ]
    grounds = [n for n in range(len(TERRAINS)) if n in board.terrain]
    map_source = components["arm" if COURT in grounds or BATTLEFIELD in grounds else "sector"]
    found += [
        Part(f"terrain:{TERRAINS[n]}", _terrain_facts(n), map_source["source"]) for n in grounds
    ]
    if board.advanced:
        found += [
            Part(OBJECT(n), [Message(f"fact-{name.replace('_', '-')}")], source[name])
            for n, name in enumerate(OBJECTS)
        ]
        found += [
            Part(EVENT(n), _event_facts(position, n), source[name]) for n, name in enumerate(EVENTS)
        ]
    return found


def _figure_facts(position: Bastion, figure: int) -> list[Message]:
    board = position.board
    args: dict[str, Argument] = {"force": board.force[figure], "courage": board.courage[figure]}
    return [
        Message("fact-values", args),
        Message("fact-class", {"side": ON_SIDE(board.side[KIND[figure]])}),
    ]


def _mission_facts(position: Bastion, mission: int) -> list[Message]:
    board = position.board
    facts = [
        Message(f"fact-need-{need}", {"amount": board.needs[mission * NEED_COUNT + n]})
        for n, need in enumerate(NEEDS)
        if board.needs[mission * NEED_COUNT + n]
    ]
    facts = facts or [Message(f"fact-proof-{PROOFS[board.proof[mission]]}")]
    facts += [
        Message("fact-gain", {"reserve": RESERVE(n), "amount": board.gains[mission * 3 + n]})
        for n in range(3)
        if board.gains[mission * 3 + n]
    ]
    return [*facts, Message("fact-points", {"points": board.points[mission]})]


def _terrain_facts(terrain: int) -> list[Message]:
    levels = LEVELS[terrain]
    facts = [Message("fact-ground")] if levels & GROUND else []
    return facts + ([Message("fact-upstairs")] if levels & UPSTAIRS else [])


def _event_facts(position: Bastion, event: int) -> list[Message]:
    board = position.board
    costs = ((0, board.event_green[event]), (1, board.event_red[event]))
    return [Message(f"fact-{EVENTS[event]}")] + [
        Message("fact-price", {"reserve": RESERVE(n), "amount": cost}) for n, cost in costs if cost
    ]
