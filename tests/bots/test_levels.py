"""Levels: names, order, settings, and the mistakes of weak levels."""

from collections import Counter

import pytest
from mypy_extensions import i64

from tocsin import games
from tocsin.bots import BOT_KINDS, LEVELS, seat_bot
from tocsin.bots.greedy import Greedy
from tocsin.bots.levels import fallback_level, skill_of
from tocsin.bots.rollout import RolloutBot
from tocsin.bots.sight import Sight
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

GAME = games.load("revolution")


class Ordered(Heuristic):
    """Rates the answers in descending order of their numbers."""

    def temperature(self, position: Position, seat: i64) -> float:
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        return [-float(action) for action in legal]


def test_levels_are_ordered_by_strength() -> None:
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


def test_a_failed_bot_falls_back_to_the_level_below() -> None:
    assert fallback_level("expert") == "hard"
    assert fallback_level("gentle") is None
    assert fallback_level("random") == "medium"


def test_every_bot_kind_can_be_created() -> None:
    for name in BOT_KINDS:
        sight = Sight(GAME, GAME.new(players=3, seed="00" * 32), 0)
        assert seat_bot(name, GAME, 1, 1e-9).choose(sight) in sight.legal


@pytest.mark.parametrize("name", ["unknown", "hard:rollouts=many", "hard:courage=3", "greedy:x=1"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadOptions):
        seat_bot(name, GAME, 1)


def test_settings_of_a_level_can_be_changed() -> None:
    skill = skill_of("expert:rollouts=50:ahead=3", "revolution")
    assert (skill.rollouts, skill.ahead) == (50, 3)


def test_a_weak_bot_errs_by_overlooking_good_actions() -> None:
    sight = Sight(GAME, GAME.new(players=3, seed="00" * 32), 0)
    bot = Greedy(Ordered(), 7, overlooks=0.5)
    counts = Counter(sorted(sight.legal).index(bot.choose(sight)) for _ in range(400))
    # A half, a quarter and an eighth, within five standard deviations.
    assert counts[0] == pytest.approx(200, abs=50)
    assert counts[1] == pytest.approx(100, abs=44)
    assert counts[2] == pytest.approx(50, abs=34)
    assert sum(counts[index] for index in range(8, len(sight.legal))) < 20


@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("level", ["gentle", "hard:rollouts=12:width=2:ahead=1"])
def test_heuristics_get_all_legal_actions(game_id: str, level: str) -> None:
    class Strict(Heuristic):
        """Checks its arguments and delegates to the heuristic of the game."""

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
        assert isinstance(bot, Greedy | RolloutBot)
        bot.heuristic = Strict(bot.heuristic)
    for _ in range(12):
        for seat in position.actors():
            position.apply(seat, bots[seat].choose(Sight(game, position, seat)))
