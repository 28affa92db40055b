"""Missions: what fulfils them, laying them, losing them, drawing new ones (RULES 4.39 to 4.43)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .boards import (
    ARMY,
    BY_ANNEXING,
    BY_BREAKING,
    BY_FLAG,
    BY_FREEING,
    BY_PRISONERS,
    BY_RAMPARTS,
    BY_TREASURE,
    KIND,
    KING_PIECE,
    MISSION_COUNT,
    NEED_COUNT,
    NEED_SOLDIER,
    NEED_STRATEGIST,
    NOBODY,
    NOTHING,
    PIECE_COUNT,
    RAMPART,
    SEAT_COUNT,
    SOLDIER,
    STAIRS,
    THRONE,
)
from .end import PRISON_OF, check_victory
from .knowledge import HAND_ROOM, bury, leave_hand, put_under, take_top
from .steps import DRAWING, KEEPING, LAY, LOSING, OVER, RETURN, push
from .told import DREW, GAINED, MISSION_LAID, MISSION_LOST, RETURNED, SHOWN

if TYPE_CHECKING:
    from .position import Bastion

# Whose eyes decide which prisoners are brave: everybody's, the captor's, or a guess from outside.
BY_ALL: Final = 0
BY_CAPTOR: Final = 1
PERHAPS: Final = 2
ALL_EYES: Final = (1 << (SEAT_COUNT + 1)) - 1
PUBLIC: Final = 1 << SEAT_COUNT
NOT_POSSIBLE: Final = 99


# --- prisoners as proof


def holdings(position: "Bastion", seat: i64, eyes: i64) -> list[int]:
    """Return the prisoners of a seat, counted as missions need them (boards.NEEDS)."""
    held = [0] * NEED_COUNT
    if position.captives[seat] == 0:
        return held
    board = position.board
    there: i64 = PRISON_OF - seat
    for piece in range(len(position.place)):
        if position.place[piece] != there:
            continue
        kind: i64 = KIND[piece % PIECE_COUNT]
        held[NEED_SOLDIER if board.side[kind] == ARMY else NEED_STRATEGIST] += 1
        if kind != SOLDIER:
            held[kind] += 1
        elif eyes == BY_CAPTOR or position.shown[piece] & PUBLIC:
            held[0] += board.brave[position.value[piece]]
        elif eyes == PERHAPS:
            held[0] += 1
    return held


def is_enough(position: "Bastion", held: list[int], needed: list[int]) -> bool:
    """Return whether the prisoners can back all that is needed, each of them once."""
    soldiers: i64 = held[NEED_SOLDIER] - needed[NEED_SOLDIER]
    strategists: i64 = held[NEED_STRATEGIST] - needed[NEED_STRATEGIST]
    for need in range(NEED_SOLDIER):
        if needed[need] > held[need]:
            return False
        # What one card needs of a kind is no longer there for one that takes any of the class.
        if need == 0 or position.board.side[need] == ARMY:
            soldiers -= needed[need]
        else:
            strategists -= needed[need]
    return soldiers >= 0 and strategists >= 0


def needs_of(position: "Bastion", mission: i64) -> list[int]:
    """Return what a mission needs."""
    first: i64 = mission * NEED_COUNT
    return position.board.needs[first : first + NEED_COUNT]


def backed(position: "Bastion", seat: i64) -> list[int]:
    """Return the laid missions of a seat that prisoners back."""
    return [
        mission
        for mission in range(MISSION_COUNT)
        if position.laid[mission] == seat and position.board.proof[mission] == BY_PRISONERS
    ]


def add_needs(position: "Bastion", needed: list[int], mission: i64) -> None:
    """Add what a mission needs."""
    for need in range(NEED_COUNT):
        needed[need] += position.board.needs[mission * NEED_COUNT + need]


def needs_without(position: "Bastion", cards: list[int], dropped: i64, mission: i64) -> list[int]:
    """Return what the cards need, less those dropped, as bits, and with the mission, if any."""
    needed = [0] * NEED_COUNT
    if mission != NOTHING:
        add_needs(position, needed, mission)
    for place in range(len(cards)):
        if dropped & (1 << place) == 0:
            add_needs(position, needed, cards[place])
    return needed


def points_in(position: "Bastion", cards: list[int], dropped: i64) -> i64:
    """Return the points of the cards dropped, as bits."""
    points: i64 = 0
    for place in range(len(cards)):
        if dropped & (1 << place):
            points += position.board.points[cards[place]]
    return points


def can_back(
    position: "Bastion", cards: list[int], held: list[int], mission: i64, most: i64
) -> bool:
    """Return whether the prisoners can back the mission too, if cards of so many points may go."""
    for dropped in range(1 << len(cards)):
        if points_in(position, cards, dropped) <= most:
            if is_enough(position, held, needs_without(position, cards, dropped, mission)):
                return True
    return False


# --- laying


def is_fulfilled(
    position: "Bastion", seat: i64, mission: i64, held: list[int], own_turn: bool
) -> bool:
    """Return whether the seat could prove the mission now."""
    board = position.board
    proof: i64 = board.proof[mission]
    if proof == BY_PRISONERS:
        # Mostly there are too few prisoners even without any other card, and that is all.
        for need in range(NEED_COUNT):
            if board.needs[mission * NEED_COUNT + need] > held[need]:
                return False
        cards = backed(position, seat)
        # Prisoners are moved from one card to another in one's own turn only, and only for
        # more points (ruling A42).
        most: i64 = board.points[mission] - 1 if own_turn else 0
        return can_back(position, cards, held, mission, most)
    return has_proof(position, seat, proof)


def has_proof(position: "Bastion", seat: i64, proof: i64) -> bool:
    """Return whether the seat has a proof other than prisoners."""
    if proof == BY_FREEING:
        return position.freed[seat] != 0
    if proof == BY_BREAKING:
        return position.broke[seat] != 0
    if proof == BY_RAMPARTS:
        return position.held[seat] != 0
    if proof == BY_ANNEXING:
        return has_annexed(position, seat)
    tokens = position.treasure if proof == BY_TREASURE else position.flag
    for owner in range(position.players):
        if owner != seat and tokens[owner] == seat:
            return True
    return False


def has_annexed(position: "Bastion", seat: i64) -> bool:
    """Return whether the seat's King stands on an enemy throne."""
    king: i64 = position.place[seat * PIECE_COUNT + KING_PIECE]
    if king < 0:
        return False
    return position.board.terrain[king] == THRONE and position.board.bastion[king] != seat


def steps_of(position: "Bastion", mission: i64) -> i64:
    """Return how many steps a mission takes: its prisoners, or one."""
    if position.board.proof[mission] == BY_PRISONERS:
        return sum(needs_of(position, mission))
    return 1


def steps_done(position: "Bastion", seat: i64, mission: i64, held: list[int]) -> i64:
    """Return how many of them the seat has done, with prisoners that its laid cards can spare."""
    if position.laid[mission] == seat or is_fulfilled(position, seat, mission, held, True):
        return steps_of(position, mission)
    if position.board.proof[mission] != BY_PRISONERS:
        return 0
    needed = [0] * NEED_COUNT
    for card in backed(position, seat):
        add_needs(position, needed, card)
    done: i64 = 0
    for need in range(NEED_COUNT):
        for _ in range(position.board.needs[mission * NEED_COUNT + need]):
            needed[need] += 1
            if is_enough(position, held, needed):
                done += 1
            else:
                needed[need] -= 1
    return done


def has_nothing(position: "Bastion", seat: i64) -> bool:
    """Return whether the seat surely can prove nothing at all: a quick first look."""
    if position.freed[seat] or position.broke[seat] or position.held[seat]:
        return False
    if position.captives[seat] or has_annexed(position, seat):
        return False
    for owner in range(position.players):
        if owner != seat and (position.treasure[owner] == seat or position.flag[owner] == seat):
            return False
    return True


def layable(position: "Bastion", seat: i64, own_turn: bool) -> list[int]:
    """Return an action for each mission that the seat may lay now."""
    found: list[int] = []
    if has_nothing(position, seat):
        return found
    held = holdings(position, seat, BY_CAPTOR)
    for mission in available(position, seat):
        if is_fulfilled(position, seat, mission, held, own_turn):
            found.append(LAY + mission)
    return found


def available(position: "Bastion", seat: i64) -> list[int]:
    """Return the missions in the seat's hand, or on the common display."""
    if position.board.common:
        return [mission for mission, laid in enumerate(position.laid) if laid == NOBODY]
    first: i64 = seat * HAND_ROOM
    return [card for card in position.hands[first : first + HAND_ROOM] if card != NOTHING]


def may_lay(position: "Bastion", seat: i64, own_turn: bool) -> bool:
    """Return whether the seat could lay some mission, as far as everybody can tell.

    Who is asked must not depend on what is in the hand, nor on values that only the captor has
    seen, or being asked would give them away.
    """
    if position.alive[seat] == 0 or has_nothing(position, seat):
        return False
    held = holdings(position, seat, PERHAPS)
    for mission in range(MISSION_COUNT):
        if position.laid[mission] == NOBODY:
            if is_fulfilled(position, seat, mission, held, own_turn):
                return True
    return False


def lay(position: "Bastion", seat: i64, mission: i64) -> None:
    """Lay a mission with its proof and take the gain; then cards may have to go, and it draws."""
    position.own()
    board = position.board
    position.laid[mission] = seat
    position.reveals += 1
    position.progress = position.round_number
    position.tell(MISSION_LAID, seat, mission, board.points[mission])
    for reserve in range(3):
        gain = gain_of(position, seat, mission, reserve)
        if gain > 0:
            position.reserve[seat * 3 + reserve] += gain
            position.tell(GAINED, seat, reserve, gain)
    if not board.common:
        leave_hand(position, seat, mission)
    push(position, DRAWING, seat)
    if board.proof[mission] == BY_PRISONERS:
        settle(position, seat)


def draw_after_laying(position: "Bastion", seat: i64) -> None:
    """End the match if the seat has won, else let it draw two missions, of which it keeps one."""
    check_victory(position, seat)
    if position.board.common or position.step == OVER:
        return
    if draw(position, seat, position.board.draw) > 1:
        push(position, KEEPING, seat)
    else:
        fill_hands(position)


def gain_of(position: "Bastion", seat: i64, mission: i64, reserve: i64) -> i64:
    """Return by how much a mission credits a reserve, at most up to the end of its track."""
    gain: i64 = position.board.gains[mission * 3 + reserve]
    if position.board.most_reserve:
        room: i64 = position.board.most_reserve - position.reserve[seat * 3 + reserve]
        return gain if gain < room else room
    return gain


def show_value(position: "Bastion", piece: i64) -> None:
    """Let everybody see Force and Courage of a piece."""
    if position.shown[piece] == ALL_EYES:
        return
    position.own()
    position.shown[piece] = ALL_EYES
    position.reveals += 1
    figure = position.value[piece]
    position.tell(
        SHOWN,
        piece // PIECE_COUNT,
        piece % PIECE_COUNT,
        position.board.force[figure],
        position.board.courage[figure],
    )


# --- drawing and giving back


def draw(position: "Bastion", seat: i64, most: i64) -> i64:
    """Draw up to so many missions into the hand, and return how many there were."""
    count: i64 = 0
    while count < most and position.deck:
        card = take_top(position, seat, hand_count(position, seat))
        position.reveals += 1
        position.tell(DREW, seat, card)
        count += 1
    return count


def hand_count(position: "Bastion", seat: i64) -> i64:
    """Return how many missions the seat has in hand."""
    count: i64 = 0
    for place in range(seat * HAND_ROOM, (seat + 1) * HAND_ROOM):
        if position.hands[place] != NOTHING:
            count += 1
    return count


def returnable(position: "Bastion", seat: i64, last: i64) -> list[int]:
    """Return an action for each of the last so many cards of the hand."""
    end: i64 = seat * HAND_ROOM + hand_count(position, seat)
    return [RETURN + position.hands[place] for place in range(end - last, end)]


def give_back(position: "Bastion", seat: i64, card: i64, last: i64) -> None:
    """Put one of the last so many cards of the hand under the deck."""
    lowest: i64 = hand_count(position, seat) - last
    slot: i64 = position.hands.index(card) - seat * HAND_ROOM
    put_under(position, seat, slot, lowest)
    position.tell(RETURNED, seat, card)
    fill_hands(position)


def fill_hands(position: "Bastion") -> None:
    """Draw up to a full hand where the empty deck had left one short, the token player first."""
    board = position.board
    if board.common or position.round_number == 0 or not position.deck:
        return
    if position.pending and position.pending[-1] // SEAT_COUNT == DRAWING:
        # Whoever has just laid a mission draws first.
        return
    for turn in range(position.players):
        seat = (position.token + turn) % position.players
        if position.alive[seat] > 0:
            draw(position, seat, board.hand_size - hand_count(position, seat))


# --- losing


def validate(position: "Bastion", seat: i64) -> None:
    """Take away the missions of a seat that are no longer proved."""
    if seat in position.laid:
        lose_unproved(position, seat)
        settle(position, seat)


def lose_unproved(position: "Bastion", seat: i64) -> None:
    """Take away the missions whose treasure, flag or King is gone."""
    for mission in range(MISSION_COUNT):
        if position.laid[mission] != seat:
            continue
        proof: i64 = position.board.proof[mission]
        if (proof in (BY_TREASURE, BY_FLAG) and not has_proof(position, seat, proof)) or (
            proof == BY_ANNEXING and position.place[seat * PIECE_COUNT + KING_PIECE] < 0
        ):
            lose(position, seat, mission)


def settle(position: "Bastion", seat: i64) -> None:
    """Let a mission go if the prisoners do not back all, else show those that prove bravery."""
    cards = backed(position, seat)
    if not cards:
        return
    if to_lose(position, cards, holdings(position, seat, BY_CAPTOR)):
        push(position, LOSING, seat)
        return
    unshown: i64 = needs_without(position, cards, 0, NOTHING)[0]
    if unshown == 0:
        return
    unshown -= holdings(position, seat, BY_ALL)[0]
    for piece in range(len(position.place)):
        if unshown > 0 and position.place[piece] == PRISON_OF - seat:
            if position.board.brave[position.value[piece]] and not position.shown[piece] & PUBLIC:
                show_value(position, piece)
                unshown -= 1


def to_lose(position: "Bastion", cards: list[int], held: list[int]) -> list[int]:
    """Return the cards of which one has to go next, so that the fewest points go in all.

    One that goes in any case comes first; else there is a choice.
    """
    always: i64 = 0
    perhaps: i64 = 0
    fewest: i64 = NOT_POSSIBLE
    for dropped in range(1 << len(cards)):
        points = points_in(position, cards, dropped)
        if points > fewest:
            continue
        if is_enough(position, held, needs_without(position, cards, dropped, NOTHING)):
            always = always & dropped if points == fewest else dropped
            perhaps = perhaps | dropped if points == fewest else dropped
            fewest = points
    if always:
        return [cards[place] for place in range(len(cards)) if always & (1 << place)][:1]
    return [cards[place] for place in range(len(cards)) if perhaps & (1 << place)]


def losable(position: "Bastion", seat: i64) -> list[int]:
    """Return an action for each mission of which the seat has to give up one."""
    cards = backed(position, seat)
    found = to_lose(position, cards, holdings(position, seat, BY_CAPTOR))
    if not found:
        # In a world that somebody imagines, unseen prisoners may be braver than they are.
        found = to_lose(position, cards, holdings(position, seat, BY_ALL))
    if position.alive[seat] == 0:
        # Whoever is out is asked no more, and its points count no longer.
        found = found[:1]
    return [RETURN + card for card in found]


def may_choose_loss(position: "Bastion", seat: i64) -> bool:
    """Return whether the seat could have a choice, as far as everybody can tell."""
    if position.alive[seat] == 0:
        return False
    cards = backed(position, seat)
    held = holdings(position, seat, BY_ALL)
    unseen: i64 = holdings(position, seat, PERHAPS)[0] - held[0]
    for _ in range(unseen + 1):
        if len(to_lose(position, cards, held)) > 1:
            return True
        held[0] += 1
    return False


def give_up(position: "Bastion", seat: i64, mission: i64) -> None:
    """Lose a mission that the prisoners do not back; that it was lost may show who is not brave."""
    if holdings(position, seat, PERHAPS)[0] > holdings(position, seat, BY_ALL)[0]:
        position.reveals += 1
    lose(position, seat, mission)
    settle(position, seat)


def lose(position: "Bastion", seat: i64, mission: i64) -> None:
    """Put a laid mission back: under the deck, or on the common display."""
    position.own()
    position.laid[mission] = NOBODY
    position.progress = position.round_number
    position.tell(MISSION_LOST, seat, mission)
    if not position.board.common:
        bury(position, mission)
        fill_hands(position)


# --- ramparts


def holds_ramparts(position: "Bastion", seat: i64) -> bool:
    """Return whether two pieces of the seat stand on the upper floor of one enemy bastion."""
    board = position.board
    counts = [0] * SEAT_COUNT
    first: i64 = seat * PIECE_COUNT
    for piece in range(first, first + PIECE_COUNT):
        square: i64 = position.place[piece]
        if square < 0 or position.carrier[piece] != NOTHING:
            continue
        owner: i64 = board.bastion[square]
        if owner != NOBODY and owner != seat and RAMPART <= board.terrain[square] <= STAIRS:
            counts[owner] += 1
            if counts[owner] == 2:
                return True
    return False
