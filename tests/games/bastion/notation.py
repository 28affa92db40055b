"""Positions of Bastion' Siege in a few lines of text, for tests and bug reports.

A position: `2 queen=limit; side army; 0 sa=s7@d4 k@e4; 1 ca=c2@d5 sb>0; reserve 1 10 0 3; shut 1`.
First the number of players and options that are not the default. A seat's line puts its pieces,
with `=` and a figure where values matter: `@` on a square, `^ta` on its Tower, `>1` in the
prison of seat 1. Kings start at home unless named; other pieces are left out, or stay at their
start with the line `rest home`.
"""

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from tests.games.shown import shown
from tocsin.games import load
from tocsin.games.bastion.rules.board import (
    EVENTS,
    FIGHTING,
    FIGURES,
    HAND_ROOM,
    IN_BOX,
    KIND,
    KING_PIECE,
    MISSIONS,
    MOVING,
    NEXT,
    NOTHING,
    OBJECTS,
    PIECE_COUNT,
    PIECES,
    PRISON_OF,
    SPIES_REPORT,
    SQUARES,
    TOKEN,
)
from tocsin.games.bastion.rules.course import QUESTIONS
from tocsin.games.bastion.rules.missions.knowledge import ALL_PLAIN, EXACT, labelled
from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.message import Message

SEED = "0" * 64
GAME = load("bastion")
SIDES = {"army": 0, "strategists": 1}
# A hand of missions that most tests do not fulfil.
DULL = ("m08", "m09", "m03")


def draw(text: str, seed: str = SEED) -> Bastion:
    """Return the position described by the text, in the movement step of the token player."""
    head, *lines = [part.strip() for part in text.split(";") if part.strip()]
    players, *chosen = head.split()
    options = dict(choice.split("=") for choice in chosen)
    first = GAME.new(players=int(players), options=options, seed=seed)
    assert isinstance(first, Bastion)
    data = first.to_json()
    home = "rest home" in lines
    _clear(data, first)
    named: set[int] = set()
    for name, _, rest in (line.partition(" ") for line in lines):
        if name.isdigit():
            named |= _pieces(data, first, int(name), rest)
        else:
            _write(data, name, rest)
    for piece in range(len(data["place"])):
        if piece not in named and not home and piece % PIECE_COUNT != KING_PIECE:
            data["place"][piece] = data["value"][piece] = NOTHING
    _stand(data, first)
    position = GAME.from_json(data)
    assert isinstance(position, Bastion)
    position.answers = QUESTIONS[position.asked].offers(position)
    return position


def _stand(data: dict[str, Any], first: Bastion) -> None:
    """Derive occupants of squares and Towers, and the counts of pieces, from their places."""
    players, centre = data["players"], first.board.centre
    data |= {"at": [NOTHING] * first.board.size, "load": [NOTHING] * (players * 2), "crowd": 0}
    data |= {"alive": [0] * players, "captives": [0] * players}
    for piece, (square, tower) in enumerate(zip(data["place"], data["carrier"])):
        if square <= PRISON_OF:
            data["captives"][PRISON_OF - square] += 1
        if square < 0:
            continue
        data["alive"][piece // PIECE_COUNT] += 1
        data["crowd"] += square == centre
        if tower != NOTHING:
            data["load"][tower // PIECE_COUNT * 2 + tower % 2] = piece
        elif square != centre:
            data["at"][square] = piece


def _clear(data: dict[str, Any], first: Bastion) -> None:
    """Write a turn of seat 0 with all armies at home."""
    players = data["players"]
    data |= {"first": 0, "token": 0, "round_number": 5, "progress": 5, "side": 0}
    data |= {"asked": MOVING, "actor": 0, "plans": [], "planned": [0] * players}
    data["stack"] = [NEXT, 1, 0, SPIES_REPORT, 0, 0, FIGHTING, 0, 0]
    data |= {"bearer": [IN_BOX] * len(OBJECTS), "event_at": [IN_BOX] * len(EVENTS)}
    if not first.board.common:
        _deal(data, [list(DULL)])
    for seat in range(players):
        for square, kind in zip(first.board.starts[seat], first.board.start_kinds[seat]):
            taken = data["place"][seat * PIECE_COUNT : (seat + 1) * PIECE_COUNT]
            if square not in taken:
                # A free deployment has not started.
                slot = next(n for n in range(16) if KIND[n] == kind and taken[n] == NOTHING)
                data["place"][seat * PIECE_COUNT + slot] = square
        figures = [figure for figure in range(PIECE_COUNT) if first.board.used[figure]]
        for slot in range(PIECE_COUNT):
            piece = seat * PIECE_COUNT + slot
            if data["place"][piece] != NOTHING:
                figure = next(figure for figure in figures if KIND[figure] == KIND[slot])
                figures.remove(figure)
                data["value"][piece] = figure
                data["shown"][piece] = 1 << seat


def _pieces(data: dict[str, Any], first: Bastion, seat: int, rest: str) -> set[int]:
    named: set[int] = set()
    for word in rest.split():
        sign = next(sign for sign in "@^>" if sign in word)
        name, where = word.split(sign)
        piece_name, _, figure_name = name.partition("=")
        piece = seat * PIECE_COUNT + PIECES.index(piece_name)
        if figure_name:
            _swap_figure(data, piece, FIGURES.index(figure_name))
        named.add(piece)
        data["carrier"][piece] = NOTHING
        if sign == "@":
            data["place"][piece] = first.board.named[SQUARES.index(where)]
        elif sign == ">":
            data["place"][piece] = PRISON_OF - int(where)
        else:
            tower = seat * PIECE_COUNT + PIECES.index(where)
            data["carrier"][piece] = tower
            data["place"][piece] = data["place"][tower]
    return named


def _swap_figure(data: dict[str, Any], piece: int, figure: int) -> None:
    """Swap the figures of the piece and of the piece that has this figure."""
    first = piece // PIECE_COUNT * PIECE_COUNT
    values = data["value"]
    own = range(first, first + PIECE_COUNT)
    other = next(other for other in own if values[other] == figure)
    values[piece], values[other] = values[other], values[piece]


def _write(data: dict[str, Any], name: str, rest: str) -> None:
    words = rest.split()
    match name:
        case "side":
            data["side"] = SIDES[rest]
        case "reserve":
            seat, *points = map(int, words)
            data["reserve"][seat * 3 : seat * 3 + 3] = points
        case "shut":
            data["closed"][int(rest)] = 1
        case "bridge":
            data["resistance"][int(words[0])] = int(words[1])
        case "token":
            seat = int(rest)
            data |= {"token": seat, "actor": seat}
            data["stack"] = [NEXT, (seat + 1) % data["players"], 0, SPIES_REPORT, seat, 0]
            data["stack"] += [FIGHTING, seat, 0]
        case "start":
            data["asked"] = TOKEN
            data["stack"] += [MOVING, data["token"], 0]
        case "hands":
            _deal(data, [part.split() for part in rest.split("|")])
        case "laid":
            seat = int(words[0])
            for card in words[1:]:
                _lay(data, seat, MISSIONS.index(card))
        case "treasure" | "flag":
            data[name][int(words[0])] = int(words[1])
        case "round":
            data["round_number"] = int(words[0])
            data["progress"] = int(words[-1])
        case "freed" | "broke" | "held":
            data[name][int(rest)] = 1
        case "rescued":
            data["rescued"][int(words[0]) * PIECE_COUNT + PIECES.index(words[1])] = 1
        case "object":
            _give(data["bearer"], OBJECTS.index(words[0]), _bearer(words[1]))
        case "event":
            _give(data["event_at"], EVENTS.index(words[0]), int(words[1]))
        case "rest":
            pass
        case _:
            raise AssertionError(f"no such line: {name}")


def _give(owners: list[int], number: int, owner: int) -> None:
    """Give a card to a bearer or a seat."""
    owners[number] = owner


def _bearer(text: str) -> int:
    """Return the bearer for `0`, the hand of seat 0, or `0:sa`, that piece."""
    seat, _, piece = text.partition(":")
    return int(seat) * PIECE_COUNT + PIECES.index(piece) if piece else -3 - int(seat)


def _deal(data: dict[str, Any], hands: list[list[str]]) -> None:
    """Deal the hands; missing hands are filled from the other cards, which become the deck."""
    players = data["players"]
    given = [[MISSIONS.index(card) for card in hand] for hand in hands]
    laid = [card for card, seat in enumerate(data["laid"]) if seat != NOTHING]
    taken = {card for hand in given for card in hand} | set(laid)
    left = [card for card in range(18) if card not in taken]
    data["hands"] = [NOTHING] * (players * HAND_ROOM)
    data["hand_label"] = [ALL_PLAIN] * (players * HAND_ROOM)
    data["card_label"] = [ALL_PLAIN] * 18
    for seat in range(players):
        hand = given[seat] if seat < len(given) and given[seat] else left[-3:]
        left = [card for card in left if card not in hand]
        for slot, card in enumerate(hand):
            data["hands"][seat * HAND_ROOM + slot] = card
            data["hand_label"][seat * HAND_ROOM + slot] = labelled(ALL_PLAIN, seat, EXACT)
    data["deck"] = left
    data["deck_label"] = [ALL_PLAIN] * len(left)


def _lay(data: dict[str, Any], seat: int, card: int) -> None:
    if card in data["deck"]:
        index = data["deck"].index(card)
        del data["deck"][index], data["deck_label"][index]
    elif card in data["hands"]:
        index = data["hands"].index(card)
        data["hands"][index] = data["deck"].pop()
        data["deck_label"].pop()
    data["laid"][card] = seat


def follow(position: Bastion, question: int) -> Bastion:
    """Put a question below all pending questions of seat 0 in its turn."""
    stack = list(position.stack)
    position.stack = vec[i64](stack[:3] + [question, 0, 0] + stack[3:])
    return position


# --- actions


def options(position: Bastion, seat: int) -> set[str]:
    """Return the texts of the seat's legal actions."""
    legal = position.legal(seat)
    texts = {GAME.actions.text(action) for action in legal}
    assert len(texts) == len(legal), "an action is offered twice"
    return texts


def act(position: Bastion, *answers: str) -> Bastion:
    """Play answers such as `0 move sa` one after the other; each must be legal."""
    for answer in answers:
        number, _, text = answer.partition(" ")
        seat = int(number)
        assert seat in position.actors(), f"{answer}: seat {seat} owes no decision"
        assert text in options(position, seat), f"{answer}: {sorted(options(position, seat))}"
        position.apply(seat, GAME.actions.parse(text))
    return position


def offered(position: Bastion, verb: str, seat: int = 0) -> set[str]:
    """Return the objects of a verb among the options."""
    return {text.partition(" ")[2] for text in options(position, seat) if text.split()[0] == verb}


def reach_of(position: Bastion, piece: str, seat: int = 0) -> set[str]:
    """Return the destinations of the piece: squares and, as `on ta`, Towers."""
    clone = cast(Bastion, position.copy())
    if piece not in offered(clone, "move", seat):
        return set()
    before = clone.place[seat * PIECE_COUNT + PIECES.index(piece)]
    act(clone, f"{seat} move {piece}")
    if clone.picked == NOTHING:
        # The only destination was taken at once.
        after = clone.place[seat * PIECE_COUNT + PIECES.index(piece)]
        tower = clone.carrier[seat * PIECE_COUNT + PIECES.index(piece)]
        assert after != before
        if tower != NOTHING:
            return {f"on {PIECES[tower % PIECE_COUNT]}"}
        return {SQUARES[clone.board.name[after]]}
    return offered(clone, "to", seat) | {f"on {tower}" for tower in offered(clone, "board", seat)}


# --- what is there


def where(position: Bastion, seat: int, piece: str) -> str:
    """Return the square of a piece, or `>1` for the prison of seat 1."""
    place = position.place[seat * PIECE_COUNT + PIECES.index(piece)]
    return SQUARES[position.board.name[place]] if place >= 0 else f">{PRISON_OF - place}"


def reserve(position: Bastion, seat: int) -> list[int]:
    """Return green, red and blue."""
    return list(position.reserve[seat * 3 : seat * 3 + 3])


def hand(position: Bastion, seat: int) -> list[str]:
    cards = position.hands[seat * HAND_ROOM : (seat + 1) * HAND_ROOM]
    return [MISSIONS[card] for card in cards if card != NOTHING]


def laid(position: Bastion, seat: int) -> list[str]:
    return [MISSIONS[card] for card, owner in enumerate(position.laid) if owner == seat]


def step(position: Bastion) -> str:
    return str(shown(GAME, position, "step"))


def listen(position: Bastion) -> Bastion:
    """Start to record events."""
    position.journal = []
    return position


def told(position: Bastion, key: str, viewer: int | None = None) -> list[Message]:
    """Return the recorded events of this kind as the viewer sees them."""
    assert position.journal is not None
    return [event for event in GAME.events(position.journal, viewer) if event.key == key]


def fight(text: str, *cards: int) -> Bastion:
    """Let sa of seat 0 attack the only target of seat 1 in reach, with these cards.

    The text is a position at the movement step; the movement is ended first.
    """
    position = act(draw(text), "0 done")
    (target,) = offered(position, "target")
    act(position, f"0 target {target}")
    return lay_cards(position, *cards)


def lay_cards(position: Bastion, *cards: int) -> Bastion:
    """Name the valiant and all supporters, then lay these cards for attacker and defender."""
    while step(position) == "mustering":
        texts = sorted(options(position, position.actor))
        support = [text for text in texts if text.startswith("support")]
        act(position, f"{position.actor} {(support or texts)[0]}")
    defender = position.target // PIECE_COUNT if position.target != NOTHING else None
    seats = [position.attacker, defender]
    for seat, card in zip(seats, cards):
        if seat is not None and step(position) == "cards" and seat in position.actors():
            act(position, f"{seat} courage {card}")
    return position
