"""Levels of play by name: the same few bots, and how hard each tries at which game."""

import tomllib
from functools import cache
from typing import Any

import msgspec

from tocsin import games
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game
from tocsin.kernel.heuristic import Heuristic

from .beginner import Beginner
from .bot import Bot
from .command import Command
from .greedy import Greedy
from .leaf import Judge, Leaf
from .net import SHIPPED, Learned
from .random import Random
from .rollout import Effort, Rollout

# Seconds after which a bot that searches must answer, wherever somebody waits for it.
PATIENCE = 0.8


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a bot strong or weak; a game's levels.toml names what differs from this."""

    # How likely it overlooks an action.
    overlooks: float = 0.0
    # Rollouts for each line of actions; 0: it does not search.
    rollouts: int = 0
    # So many of the best rated actions are searched.
    width: int = 12
    # Rounds after which a rollout is judged; a net knows better (net.py).
    ahead: int = 2
    # By so many standard errors a line must be better than what a greedy bot would do.
    doubt: float = 2.0
    # Points ahead of the others that make a win very likely.
    lead: float = 30.0
    # Whose nets judge the rollouts: "shipped" are the game's own, else a folder; "": the judge.
    net: str = ""


# From the weakest to the strongest.
LEVELS: dict[str, Skill] = {
    "gentle": Skill(overlooks=0.6),
    "easy": Skill(overlooks=0.35),
    "medium": Skill(),
    "hard": Skill(rollouts=100),
    "expert": Skill(rollouts=600, net=SHIPPED),
}
# Who plays where nobody asks for another, and for people who have left.
USUAL = "medium"
# Names that only the lab uses.
LAB = ("random", "greedy")
NAMES = (*LEVELS, *LAB)
# Before the command line of a program; for those only who may start programs here anyway.
COMMAND = "command:"


def next_below(name: str) -> str | None:
    """Return the level that takes the place of a bot that fails, or None if there is none."""
    order = list(LEVELS)
    if name not in order:
        return USUAL
    place = order.index(name)
    return order[place - 1] if place else None


def skill_of(name: str, game_id: str) -> Skill:
    """Return the skill that a name means at a game, such as "hard" or "expert:rollouts=50"."""
    level, *details = name.split(":")
    found: dict[str, Any] = msgspec.structs.asdict(LEVELS[level])
    own = _own_skills(game_id)
    found |= {key: value for key, value in own.items() if not isinstance(value, dict)}
    found |= own.get(level, {})
    for detail in details:
        key, _, value = detail.partition("=")
        found[key] = value
    try:
        return msgspec.convert(found, Skill, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"“{name}” is no bot: {error}.") from None


@cache
def _own_skills(game_id: str) -> dict[str, Any]:
    """Return what a game says of the levels."""
    file = games.data(game_id).joinpath("levels.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def seat_bot(name: str, game: Game, seed: int, patience: float = PATIENCE) -> Bot:
    """Return a bot of that name, ready to play the game; with patience 0 it is never hurried."""
    if name == "random":
        return Random(seed)
    if name.startswith(COMMAND):
        return Command(game, name.removeprefix(COMMAND))
    heuristic = game.heuristic()
    if name == "greedy":
        return Greedy(heuristic, seed)
    if name.partition(":")[0] not in LEVELS:
        raise BadOptions(f"There is no bot “{name}”; the bots are: {', '.join(NAMES)}.")
    skill = skill_of(name, game.id)
    if skill.rollouts:
        effort = Effort(skill.rollouts, skill.width, skill.ahead, skill.doubt, patience)
        return Rollout(heuristic, leaf_of(skill, game, heuristic), effort, seed)
    if skill.overlooks:
        return Beginner(heuristic, skill.overlooks, seed)
    return Greedy(heuristic, seed)


def leaf_of(skill: Skill, game: Game, heuristic: Heuristic) -> Leaf:
    """Return who judges where a rollout of that skill ends."""
    judge = Judge(heuristic, skill.lead)
    return Learned(game, judge, skill.net) if skill.net else judge
