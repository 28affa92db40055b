"""Move a key: target, payment and acquisition (RULES 4.3, 4.7, 4.12, 4.13, 4.22, 6.4)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import ClosedOption, Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_added, with_item
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import event_ids, wording
from .bookkeeping import discard_bonus
from .building_benefits import give_benefits
from .landmarks import add_landmark, open_slots
from .move_key_targets import district_of, item_at, lot_of, targets
from .names import DISTRICT, KIND, LANDMARK, TYPE, place_id
from .paying import pay, payments, unit_kind
from .position import Paris
from .why_not_offered import closed_targets

# Number of keys on the buildings and landmarks of a district that brings a VP tile (RULES 4.13).
VP_TILE_KEYS: Final = 4


class MoveQuestion(Question[Paris]):
    """A question about a move that is not yet paid: its contents are secret (RULES 6.4)."""

    def is_asked_anyway(self, position: Paris) -> bool:
        """Tell whether skipping the question would reveal something about an End Game tile."""
        return position.seats[position.actor * b.SEAT_FIELDS + b.ENDS] != 0

    def asks(self, position: Paris) -> bool:
        """Tell whether the seat has to decide; if so, emit that it is choosing a move."""
        if not super().asks(position):
            return False
        position.emit(event_ids.MOVING, position.actor)
        return True


def withdraw_move(position: Paris) -> None:
    """Remove the questions about a move from the stack; the payment plan stays."""
    while b.TARGET <= position.asked <= b.PAYING:
        position.done()


class Target(MoveQuestion):
    """Choose the target of a key; the subject is the place where the key stands."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each target."""
        return targets(position, position.actor, position.subject)

    def answer(self, position: Paris, action: i64) -> None:
        """Continue with the district or the payment."""
        set_target(position, position.subject, action - b.TO)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a target, with a wording of its own for a single one."""
        key = "choose-target" if len(position.answers) > 1 else "choose-target-only"
        return Message(key, {"source": place_id(position.subject)})

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a target and its price."""
        spot = action - b.TO
        target = place_id(spot)
        args = price_args(position, position.subject, spot) | {"target": target}
        key = "option-to-landmark"
        if spot < b.SPACE_COUNT:
            args["type"] = TYPE(position.board.types[position.built[spot]])
            key = "option-to-building"
        elif position.landmarks[spot - b.SPACE_COUNT] == b.NONE:
            key = "option-to-new"
        return Option(text, target, Message(key, args))

    def closed(self, position: Paris, seat: int) -> list[ClosedOption]:
        """Return the targets that are not offered, with the reasons."""
        return closed_targets(position, seat, position.subject)


def set_target(position: Paris, source: i64, spot: i64) -> None:
    """Continue a move with its payment, or with the district of a landmark built from the Arc."""
    if spot < b.SPACE_COUNT or position.landmarks[spot - b.SPACE_COUNT] != b.NONE:
        start_payment(position, source, spot, district_of(position, spot))
    elif source != b.ARC:
        start_payment(position, source, spot, district_of(position, source))
    else:
        landmark: i64 = spot - b.SPACE_COUNT
        position.ask(b.LANDMARK_DISTRICT, position.actor, source * b.LANDMARK_COUNT + landmark)


class LandmarkDistrict(MoveQuestion):
    """Choose the district of a landmark built by a key on the Arc (ruling A2)."""

    def is_asked_anyway(self, position: Paris) -> bool:
        """Return False: the permitted districts are public."""
        return False

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each district in which the landmark may be built (RULES 4.9)."""
        value = position.board.values[b.SPACE_COUNT + position.subject % b.LANDMARK_COUNT]
        actions = vec[i64]()
        for district in range(b.DISTRICT_COUNT):
            if position.districts[district * b.DISTRICT_FIELDS + b.HIGHEST] < value:
                actions = append(actions, b.INTO + district)
        return actions

    def answer(self, position: Paris, action: i64) -> None:
        """Continue with the payment."""
        spot: i64 = b.SPACE_COUNT + position.subject % b.LANDMARK_COUNT
        start_payment(position, b.ARC, spot, action - b.INTO)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a district."""
        landmark = LANDMARK(position.subject % b.LANDMARK_COUNT)
        return Message("choose-district", {"landmark": landmark})

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a district."""
        district = DISTRICT(action - b.INTO)
        return Option(text, district, Message("option-into", {"district": district}))


class Paying(MoveQuestion):
    """Choose the means to pay the next resource; a complete plan carries the move out."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each way to pay the next resource."""
        return payments(position, item_at(position, target_of(position.subject)))

    def answer(self, position: Paris, action: i64) -> None:
        """Add a payment to the plan."""
        position.plan = append(position.plan[:], action - b.PAY)

    def carry_out(self, position: Paris) -> None:
        """Acquire the target."""
        acquire(position)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for the next resource, with a wording of its own for a single means."""
        key = "choose-payment" if len(position.answers) > 1 else "choose-payment-only"
        return Message(key, {"kind": KIND(self.kind(position))})

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a token or tile."""
        return wording.spend_option(text, action - b.PAY, self.kind(position), wording.PAY_KEYS, {})

    def kind(self, position: Paris) -> i64:
        """Return the kind of the next resource."""
        item = item_at(position, target_of(position.subject))
        return unit_kind(position, item, len(position.plan))


def target_of(move: i64) -> i64:
    """Return the target of a move in the packed form of `start_payment`."""
    return move // b.DISTRICT_COUNT % b.SPOT_COUNT


def start_payment(position: Paris, source: i64, spot: i64, district: i64) -> None:
    """Ask for the payment of a move; its packed source, target and district are the subject."""
    move: i64 = (source * b.SPOT_COUNT + spot) * b.DISTRICT_COUNT + district
    position.ask(b.PAYING, position.actor, move)
    # A target without resources is acquired at once.
    if not position.board.has_cost[item_at(position, spot)]:
        acquire(position)


def acquire(position: Paris) -> None:
    """Carry out the current move in the order of RULES 4.12 (RULES 4.7, ruling A28)."""
    move = position.subject
    district: i64 = move % b.DISTRICT_COUNT
    spot = target_of(move)
    source: i64 = move // b.DISTRICT_COUNT // b.SPOT_COUNT
    seat = position.actor
    board = position.board
    price = board.values[spot] - board.place_values[source]
    withdraw_move(position)
    # Remove the question PLAY, since the action is done.
    position.done()
    is_shared = _use_permits(position, seat, spot)
    # The option `tile16` = `bare` denies benefits to a move with tile 16 (ruling A9).
    has_benefits = not (is_shared and board.is_tile16_bare)
    position.seats[seat * b.SEAT_FIELDS + b.FRANCS] -= price
    landmark: i64 = spot - b.SPACE_COUNT
    if landmark >= 0 and position.landmarks[landmark] == b.NONE:
        add_landmark(position, landmark, district)
    field: i64 = district * b.DISTRICT_FIELDS + b.KEYS
    is_new = relocate_key(position, seat, source, spot, district)
    if is_new:
        position.districts = with_added(position.districts, field, 1)
    if landmark < 0:
        tile = position.built[spot]
        kind = board.types[tile]
        position.emit_more(event_ids.ACQUIRED, seat, kind, board.values[spot], district, price)
        pay(position, tile)
    else:
        if has_benefits:
            open_slots(position, landmark)
        position.emit_more(event_ids.ACQUIRED_LANDMARK, seat, landmark, district, price)
        pay(position, spot)
    if is_new and position.districts[field] == VP_TILE_KEYS:
        # The VP tile comes before the benefits (ruling A15).
        if has_benefits:
            position.ask(b.BENEFIT, seat, spot)
        position.ask(b.REWARDING, seat, district)
    elif has_benefits:
        give_benefits(position, spot)


def _use_permits(position: Paris, seat: i64, spot: i64) -> bool:
    """Use tiles 9 and 16 as needed (RULES 4.22, ruling A10); return whether tile 16 was used."""
    standing = position.occupants[spot]
    if standing == 0:
        return False
    mine: i64 = standing & (15 << (4 * seat))
    if mine:
        _use_permit(position, seat, position.board.own_numbers)
    if mine == standing:
        return False
    _use_permit(position, seat, position.board.rival_numbers)
    return True


def _use_permit(position: Paris, seat: i64, numbers: i64) -> None:
    """Use the seat's first unused tile among some numbers."""
    held: i64 = position.seats[seat * b.SEAT_FIELDS + b.HELD] & numbers
    number: i64 = 1
    while not (held >> number) & 1:
        number += 1
    discard_bonus(position, seat, number)
    position.emit(event_ids.USED_BONUS, seat, number)


def relocate_key(position: Paris, seat: i64, source: i64, spot: i64, district: i64) -> bool:
    """Move a key; return whether it comes from a bank or the Arc."""
    index: i64 = seat * b.KEY_COUNT
    while position.standing[index] != source:
        index += 1
    position.standing[index] = spot
    key: i64 = 1 << (4 * seat)
    occupants = with_added(position.occupants, spot, key)
    field: i64 = district * b.LOT_FIELDS + b.EMPTY
    empty: i64 = position.lots[field] & ~lot_of(spot)
    is_new = source >= b.BANK
    if is_new:
        position.seats[seat * b.SEAT_FIELDS + b.BANKS] &= ~(1 << (source - b.BANK))
    else:
        occupants[source] -= key
        if occupants[source] == 0:
            empty |= lot_of(source)
    position.occupants = occupants
    position.lots = with_item(position.lots, field, empty)
    return is_new


# --- wording


def price_args(position: Paris, source: int, spot: int) -> dict[str, Argument]:
    """Return the price of a move in Francs and resources."""
    board, item = position.board, item_at(position, spot)
    price: dict[str, Argument] = {"francs": board.values[spot] - board.place_values[source]}
    for kind, name in enumerate(b.KINDS[: b.RESOURCE_COUNT]):
        price[name] = board.costs[item * b.RESOURCE_COUNT + kind]
    return price


def move_option(position: Paris, place: int, text: str) -> Option:
    """Return the option to move a key; it names a single target, where the key goes at once."""
    source = place_id(place)
    actions = targets(position, position.actor, place)
    if len(actions) > 1:
        return Option(text, source, Message("option-move", {"source": source}))
    spot = actions[0] - b.TO
    args = price_args(position, place, spot) | {"source": source, "target": place_id(spot)}
    return Option(text, source, Message("option-move-to", args))
