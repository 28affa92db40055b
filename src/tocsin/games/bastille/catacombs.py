"""The catacombs: henchmen into the bag, and out of it into the niches (RULES 4.5 and 7.4)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import (
    ASK_GROUP,
    ASK_NICHE,
    ASK_UPGRADE,
    CARD,
    CARD_COUNT,
    ENTER,
    FINAL,
    FROM_CATACOMBS,
    GROUP_COUNT,
    JOIN,
    LEFT,
    MISSION,
    MONK,
    NICHE_COUNT,
    NICHES_EACH,
    NOBODY,
    RIGHT,
    UPGRADE,
)
from .bonuses import gain, hire
from .etats_generaux import choose_pile, search
from .notre_dame import upgrades
from .told import BACK_IN_BAG, CARD_TAKEN, DRAWN, ENTERED, NO_CARD, NO_UPGRADE, WENT_HOME

if TYPE_CHECKING:
    from .position import Bastille


def deploy(position: "Bastille", seat: i64, is_first: bool) -> None:
    """Evaluate a tile at the Catacombes."""
    board = position.board
    hire(position, seat, board.henchmen_first if is_first else board.henchmen_second)


def is_final(position: "Bastille") -> bool:
    """Return whether the scoring that comes with this round is the final one."""
    return position.round_number == position.board.rounds


def draw(position: "Bastille") -> None:
    """Draw a henchman from the bag, which is not empty, and ask its owner for a niche."""
    cubes: i64 = 0
    for count in position.bag:
        cubes += count
    drawn = position.chance.below(cubes)
    position.reveals += 1
    seat: i64 = 0
    while drawn >= position.bag[seat]:
        drawn -= position.bag[seat]
        seat += 1
    position.bag[seat] -= 1
    position.tell(DRAWN, seat)
    position.ask(seat, ASK_NICHE, free_niches(position))


def free_niches(position: "Bastille") -> list[int]:
    """Return an action for each niche without a henchman."""
    legal: list[int] = []
    first: i64 = FINAL if is_final(position) else LEFT
    last: i64 = FINAL if is_final(position) else RIGHT
    board: i64 = first
    while board <= last:
        for place in range(len(position.board.niches[board]) // 2):
            niche: i64 = board * NICHES_EACH + place
            if position.niches[niche] == NOBODY:
                legal.append(ENTER + niche)
        board += 1
    return legal


def enter(position: "Bastille", seat: i64, niche: i64) -> None:
    """Put the drawn henchman on a niche and carry out its bonus."""
    position.niches[niche] = seat
    position.cursor += 1
    board: i64 = niche // NICHES_EACH
    place: i64 = 2 * (niche % NICHES_EACH)
    effect: i64 = position.board.niches[board][place]
    position.tell(ENTERED, seat, niche % NICHES_EACH + 1, board, effect)
    if effect == UPGRADE:
        legal = upgrades(position, seat)
        if legal:
            position.ask(seat, ASK_UPGRADE, legal)
        else:
            position.tell(NO_UPGRADE, seat)
    elif effect == CARD:
        take_top_card(position, seat)
    elif effect == MISSION:
        if position.board.secret:
            choose_pile(position, seat)
        else:
            search(position, seat, 0)
    else:
        gain(position, seat, effect, position.board.niches[board][place + 1], FROM_CATACOMBS)


def take_top_card(position: "Bastille", seat: i64) -> None:
    """Take the top character card; a monk that comes with the final scoring joins at once."""
    if position.deck_next == CARD_COUNT:
        position.tell(NO_CARD, seat)
        return
    card: i64 = position.deck[position.deck_next]
    position.deck_next += 1
    position.reveals += 1
    position.owner[card] = seat
    position.tell(CARD_TAKEN, seat, card)
    if is_final(position) and position.board.group[card] == MONK:
        ask_group(position, seat, card)


def ask_group(position: "Bastille", seat: i64, card: i64) -> None:
    """Ask the seat which group its monk joins."""
    position.item = card
    position.ask(seat, ASK_GROUP, [JOIN + group for group in range(GROUP_COUNT)])


def clear_niches(position: "Bastille") -> None:
    """Take the henchmen off: those of the right board go into the bag, the others home."""
    for seat in range(position.players):
        home: i64 = 0
        back: i64 = 0
        for niche in range(NICHE_COUNT):
            if position.niches[niche] == seat:
                position.niches[niche] = NOBODY
                if niche // NICHES_EACH == RIGHT:
                    back += 1
                else:
                    home += 1
        position.henchmen[seat] += home
        position.bag[seat] += back
        if home:
            position.tell(WENT_HOME, seat, home)
        if back:
            position.tell(BACK_IN_BAG, seat, back)
