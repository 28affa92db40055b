"""Who knows which mission lies where: hands, the deck, and what was spied (RULES 6.4 to 6.6).

Every place of a card, a slot of a hand or a spot of the deck, has a label for each viewer: PLAIN
(unknown), EXACT (known), or the number of a group of places whose cards were mixed out of the
viewer's sight; `card_label` says of which group a card is known to be. Labels are packed, three
bits for each viewer, the spectator last.
"""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tocsin.kernel.chance import Chance

from .boards import MISSION_COUNT, NOBODY, NOTHING, SEAT_COUNT

if TYPE_CHECKING:
    from .position import Bastion

HAND_ROOM: Final = 5
GROUP_COUNT: Final = 6
EXACT: Final = 6
PLAIN: Final = 7
BITS: Final = 3
VIEWERS: Final = 5
ALL_PLAIN: Final = 0o77777
ALL_EXACT: Final = 0o66666


def label_of(packed: i64, viewer: i64) -> i64:
    """Return what the viewer's label is."""
    return (packed >> (viewer * BITS)) & 7


def labelled(packed: i64, viewer: i64, label: i64) -> i64:
    """Return the labels with the viewer's replaced."""
    shift: i64 = viewer * BITS
    return (packed & ~(7 << shift)) | (label << shift)


def take_top(position: "Bastion", seat: i64, slot: i64) -> i64:
    """Move the top card of the deck into a slot of the seat's hand; it knows the card now."""
    position.own()
    card: i64 = position.deck.pop(0)
    label: i64 = position.deck_label.pop(0)
    position.hands[seat * HAND_ROOM + slot] = card
    position.hand_label[seat * HAND_ROOM + slot] = labelled(label, seat, EXACT)
    position.card_label[card] = labelled(position.card_label[card], seat, PLAIN)
    return card


def put_under(position: "Bastion", seat: i64, slot: i64, lowest: i64) -> None:
    """Put a card of the hand under the deck.

    Others only see that it is one of the cards from the slot `lowest` on: what they know of
    any of those is mixed from now on.
    """
    position.own()
    first: i64 = seat * HAND_ROOM
    card: i64 = position.hands[first + slot]
    for viewer in range(VIEWERS):
        if viewer != seat:
            mix(position, viewer, first + lowest, first + HAND_ROOM)
    label: i64 = position.hand_label[first + slot]
    close_up(position, seat, slot)
    position.deck.append(card)
    position.deck_label.append(label)


def close_up(position: "Bastion", seat: i64, slot: i64) -> None:
    """Empty a slot, and let the later cards move up."""
    first: i64 = seat * HAND_ROOM
    for place in range(first + slot, first + HAND_ROOM - 1):
        position.hands[place] = position.hands[place + 1]
        position.hand_label[place] = position.hand_label[place + 1]
    position.hands[first + HAND_ROOM - 1] = NOTHING
    position.hand_label[first + HAND_ROOM - 1] = ALL_PLAIN


def mix(position: "Bastion", viewer: i64, first: i64, last: i64) -> None:
    """Make one group of all cards in these slots, if the viewer knows anything of them."""
    ignorant = True
    for place in range(first, last):
        if position.hands[place] != NOTHING:
            if label_of(position.hand_label[place], viewer) != PLAIN:
                ignorant = False
    if ignorant:
        return
    group = fresh_group(position, viewer)
    for place in range(first, last):
        card: i64 = position.hands[place]
        if card == NOTHING:
            continue
        old = label_of(position.hand_label[place], viewer)
        if old < GROUP_COUNT:
            rename(position, viewer, old, group)
        elif old == EXACT:
            position.card_label[card] = labelled(position.card_label[card], viewer, group)
        position.hand_label[place] = labelled(position.hand_label[place], viewer, group)


def fresh_group(position: "Bastion", viewer: i64) -> i64:
    """Return a group number that is free for the viewer; PLAIN, to forget, if there is none."""
    for group in range(GROUP_COUNT):
        used = False
        for label in position.hand_label:
            used = used or label_of(label, viewer) == group
        for label in position.deck_label:
            used = used or label_of(label, viewer) == group
        if not used:
            return group
    return PLAIN


def rename(position: "Bastion", viewer: i64, old: i64, new: i64) -> None:
    """Let one group of a viewer be part of another."""
    for labels in (position.hand_label, position.deck_label, position.card_label):
        for place in range(len(labels)):
            if label_of(labels[place], viewer) == old:
                labels[place] = labelled(labels[place], viewer, new)


def show_hand(position: "Bastion", viewer: i64, seat: i64) -> None:
    """Let a viewer see a whole hand."""
    position.own()
    for place in range(seat * HAND_ROOM, (seat + 1) * HAND_ROOM):
        card: i64 = position.hands[place]
        if card != NOTHING:
            position.hand_label[place] = labelled(position.hand_label[place], viewer, EXACT)
            position.card_label[card] = labelled(position.card_label[card], viewer, PLAIN)


def leave_hand(position: "Bastion", seat: i64, card: i64) -> None:
    """Let a card leave the hand in the open."""
    position.own()
    slot: i64 = position.hands.index(card) - seat * HAND_ROOM
    position.card_label[card] = ALL_PLAIN
    close_up(position, seat, slot)


def bury(position: "Bastion", card: i64) -> None:
    """Put a card under the deck before everybody's eyes."""
    position.own()
    position.deck.append(card)
    position.deck_label.append(ALL_EXACT)


# --- what a viewer cannot know


def imagine_missions(position: "Bastion", viewer: i64, chance: Chance) -> None:
    """Deal the missions anew as far as the viewer does not know them.

    What the others know beyond their own hands is forgotten in the twin: it is none of the
    viewer's knowledge, and nothing but their own redeals asks for it.
    """
    if position.board.common:
        return
    places: list[int] = [place for place, card in enumerate(position.hands) if card != NOTHING] + [
        len(position.hands) + spot for spot in range(len(position.deck))
    ]
    unknown: list[int] = []
    for card in range(MISSION_COUNT):
        if position.laid[card] == NOBODY and label_of(position.card_label[card], viewer) == PLAIN:
            unknown.append(card)
    open_places: list[int] = []
    for group in range(GROUP_COUNT):
        spots = [place for place in places if seen_label(position, viewer, place) == group]
        chance.shuffle(spots)
        for card in range(MISSION_COUNT):
            if label_of(position.card_label[card], viewer) == group:
                set_card(position, spots.pop(), card)
        open_places += spots
    open_places.sort()
    for place in places:
        label = seen_label(position, viewer, place)
        if label == EXACT:
            unknown.remove(card_at(position, place))
        elif label == PLAIN:
            open_places.append(place)
    chance.shuffle(unknown)
    for place, card in zip(open_places, unknown):
        set_card(position, place, card)
    forget(position, viewer)


def seen_label(position: "Bastion", viewer: i64, place: i64) -> i64:
    """Return the viewer's label of a slot of a hand, or of a spot of the deck behind those."""
    slots: i64 = len(position.hands)
    if place < slots:
        return label_of(position.hand_label[place], viewer)
    return label_of(position.deck_label[place - slots], viewer)


def card_at(position: "Bastion", place: i64) -> i64:
    """Return the card there."""
    slots: i64 = len(position.hands)
    return position.hands[place] if place < slots else position.deck[place - slots]


def set_card(position: "Bastion", place: i64, card: i64) -> None:
    """Let another card be there."""
    slots: i64 = len(position.hands)
    if place < slots:
        position.hands[place] = card
    else:
        position.deck[place - slots] = card


def forget(position: "Bastion", viewer: i64) -> None:
    """Let all other viewers know only what they know exactly."""
    for other in range(VIEWERS):
        if other == viewer:
            continue
        for labels in (position.hand_label, position.deck_label, position.card_label):
            for place in range(len(labels)):
                if label_of(labels[place], other) < GROUP_COUNT:
                    labels[place] = labelled(labels[place], other, PLAIN)


def start_labels(position: "Bastion") -> None:
    """Begin with nobody knowing anything."""
    position.hands = [NOTHING] * (position.players * HAND_ROOM)
    position.hand_label = [ALL_PLAIN] * (position.players * HAND_ROOM)
    position.deck_label = [ALL_PLAIN] * len(position.deck)
    position.card_label = [ALL_PLAIN] * MISSION_COUNT


assert VIEWERS == SEAT_COUNT + 1
