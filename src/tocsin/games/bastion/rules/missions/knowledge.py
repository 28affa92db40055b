"""Each viewer's knowledge of missions in hands and in the deck (RULES 6.4 to 6.6).

Each slot of a hand and each spot of the deck has a label for each viewer: PLAIN (card unknown),
EXACT (card known), or a group number: the cards of a group were mixed out of the viewer's sight.
`card_label` names the group of a known card. Labels are packed in three bits for each viewer, the
spectator last.
"""

# mypyc: compile

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.fields import filled_row, index_of, with_appended, with_item

from ..board import HAND_ROOM, MISSION_COUNT, NO_SEAT, NOTHING, SEAT_COUNT
from ..position import Bastion

GROUP_COUNT: Final = 6
EXACT: Final = 6
PLAIN: Final = 7
BITS: Final = 3
VIEWERS: Final = 5
ALL_PLAIN: Final = 0o77777
ALL_EXACT: Final = 0o66666


def label_of(packed: i64, viewer: i64) -> i64:
    """Return the label of a viewer."""
    return (packed >> (viewer * BITS)) & 7


def labelled(packed: i64, viewer: i64, label: i64) -> i64:
    """Return the packed labels with the label of a viewer replaced."""
    shift: i64 = viewer * BITS
    return (packed & ~(7 << shift)) | (label << shift)


def draw_top(position: Bastion, seat: i64, slot: i64) -> i64:
    """Move the top card of the deck into a slot of the seat's hand, where the seat knows it."""
    card: i64 = position.deck[0]
    label: i64 = position.deck_label[0]
    position.deck = position.deck[1:]
    position.deck_label = position.deck_label[1:]
    index: i64 = seat * HAND_ROOM + slot
    position.hands = with_item(position.hands, index, card)
    position.hand_label = with_item(position.hand_label, index, labelled(label, seat, EXACT))
    own = labelled(position.card_label[card], seat, PLAIN)
    position.card_label = with_item(position.card_label, card, own)
    return card


def put_under(position: Bastion, seat: i64, slot: i64, lowest: i64) -> None:
    """Put a card of the hand under the deck.

    The others see only that it comes from slot `lowest` or later, so their knowledge of these
    slots is mixed.
    """
    first: i64 = seat * HAND_ROOM
    card = position.hands[first + slot]
    known: i64 = ALL_PLAIN
    for index in range(first + lowest, first + HAND_ROOM):
        known &= position.hand_label[index]
    for viewer in range(VIEWERS):
        # A viewer without knowledge of these slots has nothing to mix.
        if viewer != seat and label_of(known, viewer) != PLAIN:
            mix_slots(position, viewer, first + lowest, first + HAND_ROOM)
    label = position.hand_label[first + slot]
    close_gap(position, seat, slot)
    position.deck = with_appended(position.deck, card)
    position.deck_label = with_appended(position.deck_label, label)


def close_gap(position: Bastion, seat: i64, slot: i64) -> None:
    """Empty a slot of a hand and close the gap."""
    index: i64 = seat * HAND_ROOM + slot
    end: i64 = (seat + 1) * HAND_ROOM
    hands = position.hands[:]
    labels = position.hand_label[:]
    for later in range(index + 1, end):
        hands[later - 1] = hands[later]
        labels[later - 1] = labels[later]
    hands[end - 1] = NOTHING
    labels[end - 1] = ALL_PLAIN
    position.hands = hands
    position.hand_label = labels


def mix_slots(position: Bastion, viewer: i64, first: i64, last: i64) -> None:
    """Join the cards in these slots into one group for a viewer."""
    slots = position.hand_label[:]
    spots = position.deck_label[:]
    cards = position.card_label[:]
    group = unused_group(slots, spots, viewer)
    for index in range(first, last):
        card: i64 = position.hands[index]
        if card == NOTHING:
            continue
        old = label_of(slots[index], viewer)
        if old == group:
            continue
        if old < GROUP_COUNT:
            merge_group(slots, viewer, old, group)
            merge_group(spots, viewer, old, group)
            merge_group(cards, viewer, old, group)
        elif old == EXACT:
            cards[card] = labelled(cards[card], viewer, group)
        slots[index] = labelled(slots[index], viewer, group)
    position.hand_label = slots
    position.deck_label = spots
    position.card_label = cards


def unused_group(slots: vec[i64], spots: vec[i64], viewer: i64) -> i64:
    """Return an unused group number of the viewer, or PLAIN, which forgets, if all are used."""
    used: i64 = 0
    for label in slots:
        used |= 1 << label_of(label, viewer)
    for label in spots:
        used |= 1 << label_of(label, viewer)
    for group in range(GROUP_COUNT):
        if used & (1 << group) == 0:
            return group
    return PLAIN


def merge_group(labels: vec[i64], viewer: i64, old: i64, new: i64) -> None:
    """Merge a group of a viewer into another."""
    for index in range(len(labels)):
        if label_of(labels[index], viewer) == old:
            labels[index] = labelled(labels[index], viewer, new)


def show_hand(position: Bastion, viewer: i64, seat: i64) -> None:
    """Show a hand to a viewer."""
    for index in range(seat * HAND_ROOM, (seat + 1) * HAND_ROOM):
        card: i64 = position.hands[index]
        if card != NOTHING:
            label = labelled(position.hand_label[index], viewer, EXACT)
            position.hand_label = with_item(position.hand_label, index, label)
            known = labelled(position.card_label[card], viewer, PLAIN)
            position.card_label = with_item(position.card_label, card, known)


def remove_from_hand(position: Bastion, seat: i64, card: i64) -> None:
    """Remove a card from a hand in public."""
    slot: i64 = index_of(position.hands, card) - seat * HAND_ROOM
    position.card_label = with_item(position.card_label, card, ALL_PLAIN)
    close_gap(position, seat, slot)


def return_openly(position: Bastion, card: i64) -> None:
    """Put a card under the deck in public."""
    position.deck = with_appended(position.deck, card)
    position.deck_label = with_appended(position.deck_label, ALL_EXACT)


def redeal_missions(position: Bastion, viewer: i64, chance: Chance) -> None:
    """Redeal the missions unknown to the viewer.

    The groups of all other viewers are forgotten: the viewer does not know them, and only redeals
    for those viewers read them.
    """
    if position.board.common:
        return
    # One row: slots of hands, then spots of the deck.
    slots = len(position.hands)
    cards = extend(position.hands[:], position.deck)
    labels = extend(position.hand_label[:], position.deck_label)
    known = filled_row(MISSION_COUNT, 0)
    open_places = vec[i64]()
    plain = vec[i64]()
    has_groups = False
    index: i64
    for index in range(len(cards)):
        if cards[index] != NOTHING:
            label = label_of(labels[index], viewer)
            if label == EXACT:
                known[cards[index]] = 1
            elif label == PLAIN:
                plain = append(plain, index)
            else:
                has_groups = True
    unknown = vec[i64]()
    card: i64
    for card in range(MISSION_COUNT):
        if position.laid[card] == NO_SEAT and not known[card]:
            if label_of(position.card_label[card], viewer) == PLAIN:
                unknown = append(unknown, card)
    if has_groups:
        open_places = deal_groups(position, viewer, cards, labels, chance)
    open_places = extend(open_places, plain)
    chance.shuffle_row(unknown, 0, len(unknown))
    for index in range(min(len(open_places), len(unknown))):
        cards[open_places[index]] = unknown[index]
    position.hands = cards[:slots]
    position.deck = cards[slots:]
    forget_groups(position, viewer)


def deal_groups(
    position: Bastion, viewer: i64, cards: vec[i64], labels: vec[i64], chance: Chance
) -> vec[i64]:
    """Deal the known cards of each group to its spots; return the remaining spots in order."""
    is_left = filled_row(len(cards), 0)
    index: i64
    card: i64
    group: i64
    for group in range(GROUP_COUNT):
        spots = vec[i64]()
        for index in range(len(cards)):
            if cards[index] != NOTHING and label_of(labels[index], viewer) == group:
                spots = append(spots, index)
        chance.shuffle_row(spots, 0, len(spots))
        for card in range(MISSION_COUNT):
            if label_of(position.card_label[card], viewer) == group:
                spots, index = pop(spots)
                cards[index] = card
        for index in spots:
            is_left[index] = 1
    left = vec[i64]()
    for index in range(len(cards)):
        if is_left[index]:
            left = append(left, index)
    return left


def forget_groups(position: Bastion, viewer: i64) -> None:
    """Reduce the knowledge of all other viewers to exact knowledge."""
    position.hand_label = without_groups(position.hand_label, viewer)
    position.deck_label = without_groups(position.deck_label, viewer)
    position.card_label = without_groups(position.card_label, viewer)


def without_groups(labels: vec[i64], viewer: i64) -> vec[i64]:
    """Return the labels without groups of viewers other than this one."""
    kept = labels[:]
    for index in range(len(kept)):
        left = kept[index]
        # EXACT and PLAIN are the only labels with both high bits set; most rows have no groups.
        if left & (left << 1) & 0o44444 != 0o44444:
            for other in range(VIEWERS):
                if other != viewer and label_of(left, other) < GROUP_COUNT:
                    left = labelled(left, other, PLAIN)
            kept[index] = left
    return kept


assert VIEWERS == SEAT_COUNT + 1
