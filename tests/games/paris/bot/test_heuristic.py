"""The heuristic as played by a greedy bot, and its judgement."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256

import pytest

from tests.games.paris.conservation import check
from tests.games.paris.notation import GAME, draw, options, over
from tests.games.shown import shown
from tocsin.bots import seat_bot
from tocsin.bots.sight import Sight
from tocsin.kernel.position import Position

MATCHES = 2
FREE = ("buy", "sell", "use")


def decisions(players: int, number: int) -> Iterator[tuple[Position, int, int]]:
    """Yield each decision of a greedy match, with the action about to be applied."""
    seed = sha256(f"investors {number}".encode()).hexdigest()
    position = GAME.new(players=players, seed=seed)
    bots = [seat_bot("greedy", GAME, 1000 * number + seat) for seat in range(players)]
    while position.actors():
        (seat,) = position.actors()
        action = bots[seat].choose(Sight(GAME, position, seat))
        yield position, seat, action
        position.apply(seat, action)


@cache
def turns(players: int, number: int) -> list[list[str]]:
    """Return the actions of a greedy match by turn, with every position checked."""
    rows: list[list[str]] = []
    current = None
    for position, seat, action in decisions(players, number):
        check(position)
        turn = shown(GAME, position, "round"), seat
        if turn != current:
            rows.append([])
        current = turn
        rows[-1].append(GAME.actions.text(action))
    return rows


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_resource_is_bought_and_sold_in_one_turn(players: int) -> None:
    for number in range(MATCHES):
        for turn in turns(players, number):
            bought = {text.removeprefix("buy ") for text in turn if text.startswith("buy ")}
            sold = {text.removeprefix("sell ") for text in turn if text.startswith("sell ")}
            assert not bought & sold, turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_free_action_raises_the_best_rating(players: int) -> None:
    """The rating after a free action must exceed that of the best answer without it."""
    investor = GAME.heuristic()
    promised = None
    for position, seat, action in decisions(players, MATCHES):
        legal = position.legal(seat)
        ratings = investor.rate(position, seat, legal)
        if promised is not None and promised[0] == (position.to_json()["round"], seat):
            assert max(ratings) > promised[1]
        promised = None
        text = GAME.actions.text(action)
        if text.split()[0] in FREE and shown(GAME, position, "step", seat) in ("play", "after"):
            answers = [
                rating
                for each, rating in zip(legal, ratings, strict=True)
                if GAME.actions.text(each).split()[0] not in FREE
            ]
            assert ratings[legal.index(action)] > max(answers), text
            promised = (position.to_json()["round"], seat), max(answers)


def best(text: str) -> str:
    """Return the action of a greedy bot in a position."""
    position = draw(text)
    choice = seat_bot("greedy", GAME, 0).choose(Sight(GAME, position, 0))
    assert GAME.actions.text(choice) in options(position)
    return GAME.actions.text(choice)


LAST = (
    "2; round 9; last_round 9; piles empty; screen 0 0;"
    " ends_used 1 e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12;"
)


def test_the_price_of_the_best_move_is_not_sold_before_it() -> None:
    """With tile 27 the wood would sell for 1 VP; the Residence that it pays for brings 20."""
    text = "built belleville-2; vp v1=belleville; keys 0 bank-belleville; francs 2 0;"
    assert best(f"{LAST} {text} tokens 0 wood=1; tiles 0 27") == "move bank-belleville"


def test_prestige_is_handed_in_before_it_is_sold() -> None:
    """With tile 27 the token would sell for 3 VP; the Eiffel Tower pays 5."""
    text = "landmarks eiffel=chaillot; keys 0 chaillot-8; tiles 0 27; francs 8 0;"
    position = draw(f"{LAST} {text} tokens 0 gold=3 gold_prestige=1")
    position.apply(0, GAME.actions.parse("move chaillot-8"))
    assert "hand gold_prestige token" in options(position)
    chosen = seat_bot("greedy", GAME, 0).choose(Sight(GAME, position, 0))
    assert GAME.actions.text(chosen) == "hand gold_prestige token"


def test_last_turn_uses_tiles_before_a_move_that_spoils_them() -> None:
    """The only move would make both tiles worthless; buying marble to prevent it is no way out."""
    text = (
        "francs 4 0; reserve marble=1; tiles 0 11 30; built batignolles-4;"
        " keys 0 batignolles-2 belleville-1 chaillot-1 montmartre-2"
    )
    assert best(f"{LAST} {text}") in ("use 11", "use 30")


# --- judgement


def judged(position: Position) -> list[dict[str, float]]:
    """Return the terms of each seat."""
    investor = GAME.heuristic()
    terms, values = investor.terms(), investor.judge(position)
    assert len(values) == position.players * len(terms)
    rows = [values[first : first + len(terms)] for first in range(0, len(values), len(terms))]
    return [dict(zip(terms, row, strict=True)) for row in rows]


def test_final_judgement_equals_the_outcome() -> None:
    """RULES 7.8: leftovers are worth nothing"""
    text = f"{LAST} step after; keys 0 belleville-8; keys 1 belleville-2; vp v1=belleville;"
    position = over(draw(f"{text} tiles 0 27 22; tokens 1 gold=1; points 7 9; francs 5 0"))
    outcome = position.outcome()
    assert outcome is not None
    assert [sum(terms.values()) for terms in judged(position)] == outcome.totals == [32, 9]


def test_judgement_separates_scored_from_expected_points() -> None:
    ours, theirs = judged(draw("2; points 7 9; keys 0 belleville-8; vp v1=belleville; tiles 1 22"))
    assert (ours["points"], theirs["points"]) == (7, 9)
    assert ours["districts"] > theirs["districts"] == 0
    assert theirs["tiles"] > ours["tiles"] == 0
