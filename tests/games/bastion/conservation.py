"""Conservation laws of a match: pieces, missions, tokens, objects, events."""

from collections import Counter

from tocsin.games.bastion.rules.board import (
    DRAWING,
    GONE,
    HAND_ROOM,
    IN_BOX,
    IN_HAND_OF,
    KEEPING,
    KIND,
    NO_SEAT,
    NOTHING,
    PIECE_COUNT,
    PRISON_OF,
    TOWER,
)
from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.position import Position


def check(position: Position) -> None:
    """Raise if a piece, a card or a token is missing, or is there twice."""
    assert isinstance(position, Bastion)
    if any(value != NOTHING for value in position.value):
        _check_pieces(position)
        _check_squares(position)
    _check_missions(position)
    _check_tokens(position)
    _check_cards(position)


def _check_pieces(position: Bastion) -> None:
    board = position.board
    used = [figure for figure in range(PIECE_COUNT) if board.used[figure]]
    for seat in range(position.players):
        first = seat * PIECE_COUNT
        own = range(first, first + PIECE_COUNT)
        values = sorted(position.value[piece] for piece in own if position.value[piece] >= 0)
        assert values == used, f"the figures of seat {seat} are {values}"
        for piece in own:
            place, figure = position.place[piece], position.value[piece]
            assert (figure == NOTHING) == (place == -1), f"piece {piece} is nowhere"
            if figure != NOTHING:
                assert KIND[figure] == KIND[piece - first], f"piece {piece} changed its kind"
                assert place < board.size
                assert PRISON_OF - place < position.players
                assert PRISON_OF - place != seat, f"piece {piece} is its own prisoner"
                assert position.shown[piece] & (1 << seat), "an owner does not know its piece"
        alive = sum(position.place[piece] >= 0 for piece in own)
        assert alive == position.alive[seat], f"seat {seat} miscounts its army"


def _check_squares(position: Bastion) -> None:
    board = position.board
    standing: Counter[int] = Counter()
    crowd = 0
    for piece, square in enumerate(position.place):
        if square < 0:
            assert position.carrier[piece] == NOTHING
            continue
        tower = position.carrier[piece]
        crowd += square == board.centre
        if tower != NOTHING:
            assert position.place[tower] == square, "a rider fell off its Tower"
            assert tower // PIECE_COUNT == piece // PIECE_COUNT
            assert KIND[piece % PIECE_COUNT] not in (TOWER, 3)
            assert position.load[tower // PIECE_COUNT * 2 + tower % 2] == piece
            continue
        if KIND[piece % PIECE_COUNT] == TOWER:
            assert board.bastion[square] == NO_SEAT, "a Tower stands in a bastion"
        if square != board.centre:
            standing[square] += 1
            assert position.at[square] == piece
    assert all(count == 1 for count in standing.values()), "two pieces on one square"
    assert sum(piece != NOTHING for piece in position.at) == sum(standing.values())
    assert sum(load != NOTHING for load in position.load) == sum(
        carrier != NOTHING for carrier in position.carrier
    )
    assert crowd == position.crowd <= board.room
    prisons = [PRISON_OF - place for place in position.place if place <= PRISON_OF]
    assert list(position.captives) == [prisons.count(seat) for seat in range(position.players)]


def _check_missions(position: Bastion) -> None:
    cards = [card for card in position.hands if card != NOTHING]
    cards += position.deck
    cards += [card for card, seat in enumerate(position.laid) if seat != NO_SEAT]
    if position.board.common:
        assert len(set(cards)) == len(cards)
        assert not position.deck
    else:
        assert sorted(cards) == list(range(18)), "a mission is lost or there twice"
    assert len(position.deck) == len(position.deck_label)
    for seat in range(position.players):
        hand = position.hands[seat * HAND_ROOM : (seat + 1) * HAND_ROOM]
        count = sum(card != NOTHING for card in hand)
        assert NOTHING not in hand[:count], "a gap in a hand"
        if position.round_number and position.alive[seat] and not position.board.common:
            drawing = position.reason or position.asked == KEEPING
            drawing = drawing or DRAWING in list(position.stack)[::3]
            full = count >= position.board.hand_size
            assert full or not position.deck or drawing, f"seat {seat} has too few missions"


def _check_tokens(position: Bastion) -> None:
    for tokens in (position.treasure, position.flag):
        assert len(tokens) == position.players
        assert all(0 <= holder < position.players for holder in tokens)
    assert min(position.reserve) >= 0, "a reserve is overdrawn"
    most = position.board.max_reserve
    assert not most or max(position.reserve) <= most, "a reserve is past the end of its track"
    assert all(0 <= left <= position.board.resistance for left in position.resistance)
    for seat in range(position.players):
        assert not (position.closed[seat] and position.resistance[seat] == 0)
    assert 0 <= position.spent <= position.board.max_green


def _check_cards(position: Bastion) -> None:
    if not position.board.advanced:
        assert set(position.bearer) == set(position.event_at) == {IN_BOX}
        return
    bearers = [place for place in position.bearer if place >= 0]
    assert len(set(bearers)) == len(bearers), "a piece bears two objects"
    assert all(KIND[piece % PIECE_COUNT] != TOWER for piece in bearers)
    hands = [place for place in position.bearer if place <= IN_HAND_OF]
    assert len(set(hands)) == len(hands) <= position.players
    assert list(position.bearer).count(IN_BOX) == 8 - position.players
    events = [place for place in position.event_at if place not in (IN_BOX, GONE)]
    assert len(set(events)) == len(events)
    assert list(position.event_at).count(IN_BOX) == 8 - position.players
