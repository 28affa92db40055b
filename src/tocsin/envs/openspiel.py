"""OpenSpiel: importing this module registers every game as `tocsin_<id>(players=…)`.

All chance of a match follows from its seed, so the only chance node is the first: it draws one of
`deals` seeds. A cloned state has the same future chance; `redealt` draws another.
"""

from typing import Any

import msgspec
import numpy as np

from tocsin import games
from tocsin.kernel.chance import Chance
from tocsin.kernel.errors import IllegalAction
from tocsin.kernel.game import Game

from .common import DEFAULT_LENGTH, EnvSetup, encoded, env_setup, missing, view_text
from .match import NO_SEAT, EnvMatch

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", "openspiel") from error

PREFIX = "tocsin_"
# Outcomes of the chance node, unless the parameter `deals` is given.
DEFAULT_DEALS = 1000
# The information state counts each action that a player has taken in steps of this size.
COUNT_STEP = 0.1


class Trajectory:
    """The actions and events of a match; OpenSpiel copies and stores it.

    The text for a seat is computed on demand and cached.
    """

    def __init__(self, setup: EnvSetup, match: EnvMatch | None = None) -> None:
        self.setup = setup
        self.match = match
        # Seat, action and event journal of each step.
        self.steps: list[tuple[int, int, list[list[int]]]] = []
        self.texts: list[list[str]] = [[] for _ in range(setup.players)]
        # For each seat, the number of steps that its text contains.
        self.text_steps = [0] * setup.players

    def __deepcopy__(self, memo: object) -> "Trajectory":
        copy = Trajectory(self.setup, self.match and self.match.copy())
        copy.steps = self.steps.copy()
        copy.texts = [lines.copy() for lines in self.texts]
        copy.text_steps = self.text_steps.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.match and self.match.position.to_json()
        setup = self.setup
        arguments = setup.game.id, setup.players, setup.options, setup.length
        return unpickled, (arguments, position, self.steps)

    def play(self, seat: int, action: int) -> None:
        """Play an action and record its events."""
        assert self.match is not None
        position = self.match.position
        if action not in position.legal(seat):
            raise IllegalAction(f"Seat {seat} may not “{self.setup.game.actions.text(action)}”.")
        journal: list[list[int]] = []
        position.journal = journal
        self.match.play(seat, action)
        position.journal = None
        self.steps.append((seat, action, journal))

    def lines(self, seat: int) -> list[str]:
        """Return all own actions of a seat and all events visible to it, from the beginning."""
        game, lines = self.setup.game, self.texts[seat]
        for actor, action, journal in self.steps[self.text_steps[seat] :]:
            if actor == seat:
                lines.append(game.actions.text(action))
            lines += [msgspec.json.encode(event).decode() for event in game.events(journal, seat)]
        self.text_steps[seat] = len(self.steps)
        return lines


def unpickled(
    arguments: tuple[str, int, dict[str, str], int],
    position: dict[str, Any] | None,
    steps: list[tuple[int, int, list[list[int]]]],
) -> Trajectory:
    """Return the trajectory that `Trajectory.__reduce__` stored."""
    setup = env_setup(*arguments)
    trajectory = Trajectory(setup)
    trajectory.steps = steps
    if position is not None:
        stored = setup.game.from_json(position)
        trajectory.match = EnvMatch(setup.game, stored, setup.length - len(steps))
    return trajectory


class TocsinState(pyspiel.State):
    """A position with its trajectory; the initial state waits for the seed."""

    def __init__(self, game: "TocsinGame", setup: EnvSetup) -> None:
        super().__init__(game)
        self.trajectory = Trajectory(setup)

    def current_player(self) -> int:
        """Return the seat to decide, or OpenSpiel's id of chance or of the end."""
        match = self.trajectory.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = match.actor()
        return int(pyspiel.PlayerId.TERMINAL) if seat == NO_SEAT else seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.trajectory.match is not None
        return sorted(self.trajectory.match.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all equally likely."""
        deals = self.get_game().max_chance_outcomes()
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.trajectory.match is None:
            self.trajectory.match = self.trajectory.setup.new_match(f"{action:064x}")
        else:
            self.trajectory.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.trajectory.setup.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Return whether the match has ended or was truncated."""
        return self.trajectory.match is not None and self.trajectory.match.actor() == NO_SEAT

    def returns(self) -> list[float]:
        """Return each seat's share of the victory; a truncated match is shared by all."""
        players = self.trajectory.setup.players
        match = self.trajectory.match
        if match is None or not self.is_terminal():
            return [0.0] * players
        return [1 / players] * players if match.is_cut() else self.trajectory.setup.rewards(match)

    def __str__(self) -> str:
        match = self.trajectory.match
        return "" if match is None else msgspec.json.encode(match.position.to_json()).decode()


class Observer:
    """A player's observation, or with perfect recall its information state, as tensor and text."""

    def __init__(self, setup: EnvSetup, kind: Any) -> None:
        self.setup = setup
        self.kind = kind
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            size = setup.observation_size
            counts = setup.action_count if kind.perfect_recall else 0
            self.tensor = np.zeros(size + counts, np.float32)
            self.dict["known"] = self.tensor[:size]
            if counts:
                self.dict["done"] = self.tensor[size:]

    def set_from(self, state: TocsinState, player: int) -> None:
        """Write the tensor: the encoding, and with perfect recall counts of the own actions."""
        if self.tensor is None:
            return
        trajectory = state.trajectory
        self.tensor.fill(0)
        if trajectory.match is not None:
            self.dict["known"][:] = encoded(trajectory.match, player)
            if self.kind.perfect_recall:
                own = [action for seat, action, _ in trajectory.steps if seat == player]
                np.add.at(self.dict["done"], own, COUNT_STEP)

    def string_from(self, state: TocsinState, player: int) -> str:
        """Return the observation as text; with perfect recall it has the whole history."""
        trajectory, kind = state.trajectory, self.kind
        if trajectory.match is None:
            return ""
        game, position = self.setup.game, trajectory.match.position
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return view_text(game, position, None) if kind.public_info else ""
        view = game.view(position, player)
        if not kind.public_info:
            public = game.view(position, None)
            view = {name: part for name, part in view.items() if part != public[name]}
        if player == trajectory.match.actor():
            view["may"] = [game.actions.text(action) for action in position.legal(player)]
        now = msgspec.json.encode(view).decode() if view else ""
        return "\n".join([*trajectory.lines(player), now]) if kind.perfect_recall else now


class TocsinGame(pyspiel.Game):
    """A game with its parameters; every registered game is a subclass with its own `kind`."""

    kind: Any

    def __init__(self, params: dict[str, Any]) -> None:
        own = {"players", "deals", "length"}
        options = {name: value for name, value in params.items() if value and name not in own}
        game_id = self.kind.short_name.removeprefix(PREFIX)
        self.setup = env_setup(game_id, params["players"], options, params["length"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.action_count,
            max_chance_outcomes=params["deals"],
            num_players=self.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.setup.length,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> TocsinState:
        """Return the chance node that draws the seed."""
        return TocsinState(self, self.setup)

    def max_chance_nodes_in_history(self) -> int:
        """Return 1: the seed determines all chance."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return the observer of an observation type."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("No observation contains all players' secrets; str(state) does.")
        return Observer(self.setup, kind)


def redealt(state: TocsinState, player: int, seed: str) -> TocsinState:
    """Return a copy in which everything the player cannot know is drawn anew, the future included.

    For searches: a clone would know the chance of the real match.
    """
    copy: TocsinState = state.clone()
    match = copy.trajectory.match
    assert match is not None
    match.position = match.position.redeal(player, Chance(seed))
    return copy


def game_type(game: Game) -> Any:
    """Return OpenSpiel's description of a game."""
    least, most = game.players
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id,
        long_name=game.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": least,
            "deals": DEFAULT_DEALS,
            "length": DEFAULT_LENGTH,
            # Table options: "" is the default.
            **{option.id: "" for option in game.options},
        },
    )


def register() -> None:
    """Register every installed game."""
    for game_id in games.ids():
        kind = game_type(games.load(game_id))
        # A class, not a function: OpenSpiel releases the factory after the interpreter's shutdown,
        # and freeing a function then crashes the process.
        pyspiel.register_game(kind, type(f"Tocsin_{game_id}", (TocsinGame,), {"kind": kind}))


register()
