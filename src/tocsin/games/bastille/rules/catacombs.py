"""The catacombs: henchmen into the bag and into niches (RULES 4.5, 4.15, 5.2, 7.4 and 7.5)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_added, with_item
from tocsin.kernel.message import Message

from . import board as b
from . import event_ids, names
from .bonuses import gain, gain_henchmen
from .etats_generaux import search
from .evaluation import is_first
from .position import Bastille
from .preparation import is_final

INTERIM_BOARDS: Final = vec[i64]([b.LEFT, b.RIGHT])
FINAL_BOARDS: Final = vec[i64]([b.FINAL])


class Entering(Question[Bastille]):
    """The choice of a free niche for a drawn henchman, who must take one (RULES 7.4, ruling A8)."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return an answer for each free niche."""
        legal = vec[i64]()
        boards = FINAL_BOARDS if is_final(position) else INTERIM_BOARDS
        niche: i64
        for board in boards:
            first = board * b.NICHES_PER_BOARD
            for niche in range(first, first + len(position.board.niches[board]) // 2):
                if position.niches[niche] == b.NO_SEAT:
                    legal = append(legal, b.ENTER + niche)
        return legal

    def answer(self, position: Bastille, action: i64) -> None:
        """Put the henchman on a niche and carry out its bonus."""
        seat = position.actor
        niche = action - b.ENTER
        board = niche // b.NICHES_PER_BOARD
        index = niche % b.NICHES_PER_BOARD
        effect = position.board.niches[board][2 * index]
        position.done()
        position.niches = with_item(position.niches, niche, seat)
        position.cursor += 1
        position.emit_more(event_ids.ENTERED, seat, index + 1, board, effect)
        if effect == b.UPGRADE:
            position.ask(b.ASK_UPGRADE, seat)
        elif effect == b.CARD:
            take_top_card(position, seat)
        elif effect == b.MISSION and position.board.secret:
            position.ask(b.ASK_PILE, seat)
        elif effect == b.MISSION:
            search(position, seat, 0)
        else:
            amount = position.board.niches[board][2 * index + 1]
            gain(position, seat, effect, amount, b.FROM_CATACOMBS)

    def sentence(self, position: Bastille, seat: int) -> Message:
        return Message(
            "choose-niche", {"number": position.cursor + 1, "draws": position.board.draws}
        )

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        board, index = divmod(action - b.ENTER, b.NICHES_PER_BOARD)
        bonus = names.bonus_message(names.ENTER_KEYS, position.board.niches[board], index)
        message = Message(bonus.key, bonus.args | {"board": names.NICHE_BOARD(board)})
        return Option(text, f"niche:{b.NICHE_BOARDS[board]}:{index + 1}", message)


def evaluate_catacombes(position: Bastille, seat: i64) -> None:
    """Put henchmen of a tile's owner into the bag, more for the first tile."""
    board = position.board
    gain_henchmen(
        position, seat, board.henchmen_first if is_first(position) else board.henchmen_second
    )


def bag_count(position: Bastille) -> i64:
    """Return the number of henchmen in the bag."""
    cubes: i64 = 0
    for count in position.bag:
        cubes += count
    return cubes


def draw_henchman(position: Bastille) -> None:
    """Draw a henchman from the bag and ask its owner for a niche (RULES 5.2 and 7.4)."""
    drawn = position.chance.below(bag_count(position))
    position.reveals += 1
    seat: i64 = 0
    while drawn >= position.bag[seat]:
        drawn -= position.bag[seat]
        seat += 1
    position.bag = with_added(position.bag, seat, -1)
    position.emit(event_ids.DRAWN, seat)
    position.ask(b.ASK_NICHE, seat)


def take_top_card(position: Bastille, seat: i64) -> None:
    """Take the top character card, if any (RULES 4.15, rulings A7 and A20)."""
    if position.deck_next == len(position.deck):
        position.emit(event_ids.NO_CARD, seat)
        return
    card = position.deck[position.deck_next]
    position.deck_next += 1
    position.reveals += 1
    position.owner = with_item(position.owner, card, seat)
    position.emit(event_ids.CARD_TAKEN, seat, card)
    # Ruling A6: in the final scoring a monk joins a group immediately.
    if is_final(position) and position.board.group[card] == b.MONK:
        position.ask(b.ASK_GROUP, seat, card)


def clear_niches(position: Bastille) -> None:
    """Move henchmen of the right board to the bag, others home (RULES 7.5, ruling A17)."""
    seat: i64
    niche: i64
    for seat in range(position.players):
        home: i64 = 0
        back: i64 = 0
        for niche in range(b.NICHE_COUNT):
            if position.niches[niche] == seat:
                position.niches = with_item(position.niches, niche, b.NO_SEAT)
                if niche // b.NICHES_PER_BOARD == b.RIGHT:
                    back += 1
                else:
                    home += 1
        if home:
            position.henchmen = with_added(position.henchmen, seat, home)
            position.emit(event_ids.WENT_HOME, seat, home)
        if back:
            position.bag = with_added(position.bag, seat, back)
            position.emit(event_ids.BACK_IN_BAG, seat, back)
