"""Levels of play by name: which bot, and how much it searches at which game."""

import tomllib
from functools import cache
from typing import Any

import msgspec

from tocsin import games
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game
from tocsin.kernel.heuristic import Heuristic

from .bot import Bot
from .command import CommandBot
from .evaluation import HeuristicEvaluator, LeafEvaluator
from .greedy import Greedy
from .net import SHIPPED, NetEvaluator
from .random import Random
from .rollout import RolloutBot, SearchBudget

# Limit of a search for one decision where people wait for the bot.
DECISION_LIMIT_S = 0.8


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a bot; a game's levels.toml overrides these defaults."""

    # Probability of overlooking an action.
    overlooks: float = 0.0
    # Rollouts for each decision; 0: no search.
    rollouts: int = 0
    # Number of best rated actions that are searched.
    width: int = 12
    # Rounds after which a rollout is evaluated; a net brings its own number (net.py).
    ahead: int = 2
    # Standard errors by which a sequence must be better than the greedy one.
    min_sigma: float = 2.0
    # A lead of this many points makes a win very likely.
    lead: float = 30.0
    # Nets that evaluate rollouts: "shipped" for the game's own, else a folder; "": the heuristic.
    net: str = ""


# From the weakest to the strongest.
LEVELS: dict[str, Skill] = {
    "gentle": Skill(overlooks=0.6),
    "easy": Skill(overlooks=0.35),
    "medium": Skill(),
    "hard": Skill(rollouts=100),
    "expert": Skill(rollouts=600, net=SHIPPED),
}
# Level of bots where no other is chosen, and of stand-ins.
DEFAULT_LEVEL = "medium"
# Levels, and bots for the lab.
BOT_KINDS = (*LEVELS, "random", "greedy")
# Prefix of the command line of a program. Never accepted from the network: it starts a process.
COMMAND_PREFIX = "command:"


def fallback_level(name: str) -> str | None:
    """Return the level that replaces a bot that fails, or None below the weakest level."""
    order = list(LEVELS)
    if name not in order:
        return DEFAULT_LEVEL
    index = order.index(name)
    return order[index - 1] if index else None


def skill_of(name: str, game_id: str) -> Skill:
    """Return the skill of a name at a game, such as "hard" or "expert:rollouts=50"."""
    level, *details = name.split(":")
    settings: dict[str, Any] = msgspec.structs.asdict(LEVELS[level])
    overrides = _overrides(game_id)
    settings |= {key: value for key, value in overrides.items() if not isinstance(value, dict)}
    settings |= overrides.get(level, {})
    for detail in details:
        key, _, value = detail.partition("=")
        settings[key] = value
    try:
        return msgspec.convert(settings, Skill, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"“{name}” is not a bot: {error}.") from None


@cache
def _overrides(game_id: str) -> dict[str, Any]:
    """Return a game's levels.toml: settings for all levels, and a table for each level."""
    file = games.data(game_id).joinpath("levels.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def seat_bot(name: str, game: Game, seed: int, limit_s: float = DECISION_LIMIT_S) -> Bot:
    """Create the bot of a name for a game; `limit_s` bounds a search (0: no limit)."""
    if name == "random":
        return Random(seed)
    if name.startswith(COMMAND_PREFIX):
        return CommandBot(game, name.removeprefix(COMMAND_PREFIX))
    heuristic = game.heuristic()
    if name == "greedy":
        return Greedy(heuristic, seed)
    if name.partition(":")[0] not in LEVELS:
        raise BadOptions(f"There is no bot “{name}”; the bots are: {', '.join(BOT_KINDS)}.")
    skill = skill_of(name, game.id)
    if skill.rollouts:
        budget = SearchBudget(skill.rollouts, skill.width, skill.ahead, skill.min_sigma, limit_s)
        return RolloutBot(heuristic, evaluator_of(skill, game, heuristic), budget, seed)
    return Greedy(heuristic, seed, skill.overlooks)


def evaluator_of(skill: Skill, game: Game, heuristic: Heuristic) -> LeafEvaluator:
    """Return the evaluator of a skill's rollouts."""
    evaluator = HeuristicEvaluator(heuristic, skill.lead)
    return NetEvaluator(game, evaluator, skill.net) if skill.net else evaluator
