"""Combat: courage cards, powers, and who is captured (RULES 4.28 to 4.31)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tocsin.kernel.chance import Chance

from .attack import IN_CONTACT, reach
from .boards import (
    ARCHER,
    ARMY,
    CARD_COUNT,
    CORNER,
    CRYSTAL_BALL,
    FLAME_SWORD,
    FOG,
    FURY,
    HELM,
    KIND,
    MIRROR,
    NOBODY,
    NOTHING,
    PIECE_COUNT,
    RUNE_SHIELD,
    RUSE,
    TOWER,
)
from .contact import beside_king, beside_queen, touch
from .drawbridge import damage, falls
from .end import check_armies
from .events import can_pay, has_cheapest, is_card_event, is_machine_fight, play
from .missions import lose_unproved, settle, show_value
from .objects import event_in_hand, look, loot
from .prisons import capture
from .steps import (
    CARDS,
    COURAGE,
    HAS_ATTACKED,
    HOMING,
    LAYING,
    NO_STEP,
    OVER,
    PLAY,
    PREPARING,
    RESOLVING,
    push,
)
from .told import (
    ASSAULTED,
    ATTACKED,
    CARD_TURNED,
    FORCE_ADDED,
    LAID_CARD,
    POWER,
    STANDOFF,
    SUPPORTED,
)

if TYPE_CHECKING:
    from .position import Bastion

# An event laid instead of a courage card is this and its number.
EVENT_CARD: Final = 10


def declare(position: "Bastion") -> None:
    """Declare the attack: the fighters have had theirs for this turn."""
    seat = position.attacker
    position.deeds[position.valiant] |= HAS_ATTACKED
    for piece in position.support:
        position.deeds[piece] |= HAS_ATTACKED
    push(position, RESOLVING, seat)
    push(position, CARDS, seat)
    slot: i64 = position.valiant % PIECE_COUNT
    if position.bridge != NOBODY:
        position.tell(ASSAULTED, seat, slot, position.bridge)
    else:
        owner: i64 = position.target // PIECE_COUNT
        position.tell(ATTACKED, seat, slot, owner, position.target % PIECE_COUNT)
        push(position, PREPARING, owner)
    push(position, PREPARING, seat)
    for piece in position.support:
        position.tell(SUPPORTED, seat, piece % PIECE_COUNT)


# --- courage cards


def fighter(position: "Bastion", seat: i64) -> i64:
    """Return the piece on which the seat's card will lie."""
    return position.valiant if seat == position.attacker else position.target


def reserve_of(position: "Bastion", piece: i64) -> i64:
    """Return where the courage of a piece is paid from: soldiers red, strategists blue."""
    army = position.board.side[KIND[piece % PIECE_COUNT]] == ARMY
    return piece // PIECE_COUNT * 3 + (1 if army else 2)


def limit_of(position: "Bastion", piece: i64) -> i64:
    """Return the highest card that the piece can be given."""
    limit: i64 = position.board.courage[position.value[piece]]
    if position.bearer[HELM] == piece:
        limit += position.board.helm
    return limit if limit < CARD_COUNT else CARD_COUNT


def dearest(position: "Bastion", piece: i64) -> i64:
    """Return the highest card that the piece can be given and its seat can pay."""
    limit = limit_of(position, piece)
    points: i64 = position.reserve[reserve_of(position, piece)]
    while position.board.costs[limit - 1] > points:
        limit -= 1
    return limit


def legal_cards(position: "Bastion", seat: i64) -> list[int]:
    """Return the courage cards that the seat may lay, and an event in place of one."""
    highest = dearest(position, fighter(position, seat))
    legal = [COURAGE + card for card in range(highest)]
    event = event_in_hand(position, seat)
    if event != NOTHING and is_card_event(event) and not is_machine_fight(position):
        if can_pay(position, seat, event):
            legal.append(PLAY + event)
    return legal


def is_asked_card(position: "Bastion", seat: i64) -> bool:
    """Return whether the seat has a choice of cards, as far as everybody can tell."""
    piece = fighter(position, seat)
    if falls(position, piece):
        return False
    if position.reserve[reserve_of(position, piece)] >= position.board.costs[1]:
        return True
    return not is_machine_fight(position) and has_cheapest(position, seat)


def ask_cards(position: "Bastion") -> None:
    """Let both sides lay a card; whoever can only lay the free one has laid it."""
    seats = [position.attacker]
    if position.target != NOTHING:
        seats.append(position.target // PIECE_COUNT)
        crystal(position)
    for place, seat in enumerate(seats):
        if is_asked_card(position, seat):
            position.step = CARDS
        else:
            position.cards[place] = 1


def crystal(position: "Bastion") -> None:
    """Let whoever fights with the crystal ball see the values of all who fight against it."""
    bearer: i64 = position.bearer[CRYSTAL_BALL]
    if bearer < 0:
        return
    if bearer == position.target:
        for piece in [position.valiant] + position.support:
            look(position, bearer // PIECE_COUNT, piece)
    elif bearer == position.valiant or bearer in position.support:
        look(position, bearer // PIECE_COUNT, position.target)


def lay_card(position: "Bastion", seat: i64, action: i64) -> None:
    """Lay a card face down; the last one opens both."""
    place: i64 = 0 if seat == position.attacker else 1
    card: i64 = EVENT_CARD + action - PLAY if action >= PLAY else action - COURAGE + 1
    position.cards[place] = card
    position.tell(LAID_CARD, seat, card if card <= CARD_COUNT else 0)
    other: i64 = 1 - place
    if position.cards[other] != NOTHING or (other == 1 and position.target == NOTHING):
        position.reveals += 1
        position.step = NO_STEP


def adder(position: "Bastion") -> i64:
    """Return the seat that has still to add a courage card to its event, or NOBODY."""
    for place in range(2):
        event: i64 = position.cards[place] - EVENT_CARD
        if (event in (RUSE, FURY)) and position.extra[place] == NOTHING:
            return position.attacker if place == 0 else position.target // PIECE_COUNT
    return NOBODY


def play_events(position: "Bastion") -> None:
    """Pay for the events that were laid instead of cards."""
    for place in range(2):
        if position.cards[place] >= EVENT_CARD:
            seat: i64 = position.attacker if place == 0 else position.target // PIECE_COUNT
            play(position, seat, position.cards[place] - EVENT_CARD)


def addable(position: "Bastion", seat: i64) -> list[int]:
    """Return the courage cards that may follow the seat's event."""
    place: i64 = 0 if seat == position.attacker else 1
    highest = dearest(position, fighter(position, seat))
    if position.cards[place] == EVENT_CARD + FURY and highest > position.board.fury_card:
        highest = position.board.fury_card
    return [COURAGE + card for card in range(highest)]


def add_card(position: "Bastion", seat: i64, action: i64) -> None:
    """Add a courage card to the event."""
    position.extra[0 if seat == position.attacker else 1] = action - COURAGE + 1


# --- powers


def force_of(position: "Bastion", piece: i64, attacks: bool) -> i64:
    """Return the Force of a piece in a combat, with King, rider and object."""
    board = position.board
    force: i64 = board.force[position.value[piece]]
    if KIND[piece % PIECE_COUNT] == TOWER:
        if position.load[piece // PIECE_COUNT * 2 + piece % 2] != NOTHING:
            force += board.rider_bonus
    if beside_king(position, piece):
        force += board.king_bonus
    if attacks and position.bearer[FLAME_SWORD] == piece:
        force += board.object_force[FLAME_SWORD]
    if not attacks and position.bearer[RUNE_SHIELD] == piece:
        force += board.object_force[RUNE_SHIELD]
    return force


def courage_card(position: "Bastion", place: i64) -> i64:
    """Return the courage card on one side, whatever event came with it; 0 if there is none."""
    card: i64 = position.cards[place]
    if card >= EVENT_CARD:
        card = position.extra[place]
    return card if card > 0 else 0


def coefficient(position: "Bastion", piece: i64, place: i64) -> i64:
    """Return by how much the Force of a fighter is multiplied."""
    card = courage_card(position, place)
    if position.cards[place] == EVENT_CARD + MIRROR:
        card = courage_card(position, 1 - place)
    if card == 0 or EVENT_CARD + FOG in position.cards:
        card = 1
    return with_queen(position, piece, card)


def with_queen(position: "Bastion", piece: i64, card: i64) -> i64:
    """Return what a courage card counts for the piece, its Queen beside it or not."""
    if not beside_queen(position, piece):
        return card
    most: i64 = card + position.board.queen_bonus
    if position.board.queen_limited:
        limit = limit_of(position, piece)
        if most > limit:
            most = limit if limit > card else card
    return most


def power_of(position: "Bastion", piece: i64, place: i64) -> i64:
    """Return Force times coefficient of a fighter."""
    force = force_of(position, piece, place == 0)
    if position.cards[place] == EVENT_CARD + FURY:
        force += position.board.fury_force
    power = force * coefficient(position, piece, place)
    position.tell(
        POWER,
        piece // PIECE_COUNT,
        piece % PIECE_COUNT,
        force,
        coefficient(position, piece, place),
        power,
    )
    return power


def pay(position: "Bastion", piece: i64, place: i64) -> None:
    """Turn up the courage card that lay on a piece, and pay for it."""
    card = courage_card(position, place)
    if card:
        reserve = reserve_of(position, piece)
        cost: i64 = position.board.costs[card - 1]
        position.reserve[reserve] -= cost
        position.tell(CARD_TURNED, piece // PIECE_COUNT, card, reserve % 3, cost)


# --- results


def is_counterable(position: "Bastion", piece: i64) -> bool:
    """Return whether the defender can hurt this attacker."""
    target = position.target
    kind: i64 = KIND[target % PIECE_COUNT]
    if reach(position, piece, target) != IN_CONTACT:
        return kind == ARCHER
    if kind == ARCHER:
        return False
    return kind != TOWER or touch(position, piece, target) != CORNER


def is_defenceless(position: "Bastion", target: i64) -> bool:
    """Return whether the piece is an Archer that can only be captured there (ruling A31)."""
    board = position.board
    if not board.archers_taken or position.place[target] != board.centre:
        return False
    return KIND[target % PIECE_COUNT] == ARCHER


def resolve(position: "Bastion") -> None:
    """Show who took part, let the combat be decided, and see to all that follows from it."""
    before: i64 = 0
    for seat in range(position.players):
        if position.alive[seat] > 0:
            before |= 1 << seat
    show_value(position, position.valiant)
    for piece in position.support:
        show_value(position, piece)
    if position.target != NOTHING:
        show_value(position, position.target)
    if falls(position, position.valiant):
        # No courage counts here, so no card is turned up.
        bridge = position.bridge
        damage(position, position.attacker, bridge, position.resistance[bridge])
    else:
        compare(position)
    follow_up(position, before)


def compare(position: "Bastion") -> None:
    """Turn up and pay the cards, then let the powers decide."""
    pay(position, position.valiant, 0)
    if position.target != NOTHING:
        pay(position, position.target, 1)
    strength = power_of(position, position.valiant, 0)
    everything = strength
    for piece in position.support:
        force = force_of(position, piece, True)
        position.tell(FORCE_ADDED, piece // PIECE_COUNT, piece % PIECE_COUNT, force)
        everything += force
    if position.target == NOTHING:
        damage(position, position.attacker, position.bridge, everything)
    else:
        defence = power_of(position, position.target, 1)
        judge(position, strength, everything, defence)


def judge(position: "Bastion", strength: i64, everything: i64, defence: i64) -> None:
    """Capture by the table of results (RULES 4.31)."""
    target = position.target
    owner: i64 = target // PIECE_COUNT
    seat = position.attacker
    kind: i64 = KIND[target % PIECE_COUNT]
    if is_defenceless(position, target):
        defence = 0
    # Who can be hurt is settled before anything leaves the board.
    lost: list[int] = []
    if defence > strength and is_counterable(position, position.valiant):
        lost.append(position.valiant)
    if defence > everything:
        for piece in position.support:
            if is_counterable(position, piece):
                lost.append(piece)
    defeated = defence < everything
    if defence == everything:
        lost = []
        # A Tower attacked over its corner must be stronger, not merely as strong.
        defeated = kind == TOWER and touch(position, position.valiant, target) == CORNER
    if not defeated and not lost:
        position.tell(STANDOFF, seat, owner)
    for piece in lost:
        capture(position, piece, owner)
    if defeated:
        capture(position, target, seat)


def follow_up(position: "Bastion", before: i64) -> None:
    """After a combat: lost armies, who goes home, lost missions, objects, missions to be laid."""
    check_armies(position, before)
    if position.step == OVER:
        return
    for turn in range(position.players - 1, -1, -1):
        seat = (position.token + turn) % position.players
        if position.captures & (1 << seat):
            push(position, LAYING, seat)
    for seat in range(position.players):
        if position.captures & (1 << seat):
            loot(position, seat)
    for turn in range(position.players):
        lose_unproved(position, (position.token + turn) % position.players)
    for turn in range(position.players - 1, -1, -1):
        settle(position, (position.token + turn) % position.players)
    if position.picked != NOTHING:
        push(position, HOMING, position.picked // PIECE_COUNT)


def ambush(position: "Bastion", piece: i64) -> None:
    """Settle an ambush: no cards, and the ambusher cannot be lost."""
    position.valiant = piece
    position.deeds[piece] |= HAS_ATTACKED
    target = position.target
    show_value(position, piece)
    show_value(position, target)
    position.cards = [2, 1]
    strength = power_of(position, piece, 0)
    defence = power_of(position, target, 1)
    before: i64 = 0
    for seat in range(position.players):
        if position.alive[seat] > 0:
            before |= 1 << seat
    if strength > defence:
        capture(position, target, position.attacker)
    else:
        position.tell(STANDOFF, position.attacker, target // PIECE_COUNT)
    follow_up(position, before)


# --- what a viewer cannot know


def imagine_cards(position: "Bastion", viewer: i64, chance: Chance) -> None:
    """Let a card that lies face down be another, as far as the viewer can tell."""
    if position.step != CARDS:
        return
    for place in range(2):
        if position.cards[place] == NOTHING:
            continue
        seat: i64 = position.attacker if place == 0 else position.target // PIECE_COUNT
        if seat == viewer or not is_asked_card(position, seat):
            continue
        legal = legal_cards(position, seat)
        action: i64 = legal[chance.below(len(legal))]
        position.cards[place] = (
            EVENT_CARD + action - PLAY if action >= PLAY else action - COURAGE + 1
        )
