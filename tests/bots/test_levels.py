"""Levels: named, ordered, and weaker ones err like people."""

from collections import Counter

import pytest
from mypy_extensions import i64

from tocsin import games
from tocsin.bots import LEVELS, NAMES, seat_bot
from tocsin.bots.beginner import Beginner
from tocsin.bots.levels import next_below, skill_of
from tocsin.bots.rollout import Rollout
from tocsin.bots.sight import Sight
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

GAME = games.load("revolution")


class Ordered(Heuristic):
    """Rates the answers from the best down, in the order of their numbers."""

    def temperature(self, position: Position, seat: i64) -> float:
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        return [-float(action) for action in legal]


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["gentle", "easy", "medium", "hard", "expert"]
    for game_id in games.ids():
        skills = [skill_of(level, game_id) for level in LEVELS]
        overlooks = [skill.overlooks for skill in skills]
        rollouts = [skill.rollouts for skill in skills]
        assert overlooks == sorted(overlooks, reverse=True)
        assert rollouts == sorted(rollouts)
        widths = [skill.width for skill in skills if skill.rollouts]
        assert widths == sorted(widths)
        assert len(set(zip(overlooks, rollouts, strict=True))) == len(LEVELS)


def test_a_bot_that_fails_is_followed_by_the_level_below() -> None:
    assert next_below("expert") == "hard"
    assert next_below("gentle") is None
    assert next_below("random") == "medium"


def test_every_name_is_a_bot() -> None:
    for name in NAMES:
        sight = Sight(GAME, GAME.new(players=3, seed="00" * 32), 0)
        assert seat_bot(name, GAME, 1, 1e-9).choose(sight) in sight.legal


@pytest.mark.parametrize("name", ["nobody", "hard:rollouts=many", "hard:courage=3", "greedy:x=1"])
def test_an_unknown_name_is_no_bot(name: str) -> None:
    with pytest.raises(BadOptions):
        seat_bot(name, GAME, 1)


def test_a_level_can_be_changed_in_detail() -> None:
    skill = skill_of("expert:rollouts=50:ahead=3", "revolution")
    assert (skill.rollouts, skill.ahead) == (50, 3)


def test_a_beginner_overlooks_the_best_now_and_then_and_hardly_ever_takes_the_worst() -> None:
    sight = Sight(GAME, GAME.new(players=3, seed="00" * 32), 0)
    bot = Beginner(Ordered(), 0.5, 7)
    places = Counter(sorted(sight.legal).index(bot.choose(sight)) for _ in range(400))
    # Half, a quarter, an eighth, give or take five standard deviations.
    assert places[0] == pytest.approx(200, abs=50)
    assert places[1] == pytest.approx(100, abs=44)
    assert places[2] == pytest.approx(50, abs=34)
    assert sum(places[place] for place in range(8, len(sight.legal))) < 20


@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("level", ["gentle", "hard:rollouts=12:width=2:ahead=1"])
def test_a_heuristic_is_always_given_all_that_is_legal(game_id: str, level: str) -> None:
    class Strict(Heuristic):
        """Passes on to the game's own, and looks at what is asked."""

        def __init__(self, own: Heuristic) -> None:
            self.own = own

        def temperature(self, position: Position, seat: i64) -> float:
            return self.own.temperature(position, seat)

        def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
            assert legal == position.legal(seat)
            return self.own.rate(position, seat, legal)

        def terms(self) -> list[str]:
            return self.own.terms()

        def judge(self, position: Position) -> list[float]:
            return self.own.judge(position)

    game = games.load(game_id)
    position = game.new(players=game.players[0], seed="ab" * 32)
    bots = [seat_bot(level, game, seat, 0) for seat in range(position.players)]
    for bot in bots:
        assert isinstance(bot, Beginner | Rollout)
        bot.heuristic = Strict(bot.heuristic)
    for _ in range(12):
        for seat in position.actors():
            position.apply(seat, bots[seat].choose(Sight(game, position, seat)))
