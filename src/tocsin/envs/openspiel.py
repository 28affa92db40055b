"""OpenSpiel: importing this registers every game as `tocsin_<id>(players=…)`.

All chance of a match is in its seed, so there is one chance node, at the beginning: it chooses one
of `deals` seeds. Whoever clones a state clones its future too; `redealt` gives another one.
"""

from typing import Any

import msgspec
import numpy as np

from tocsin import games
from tocsin.kernel.chance import Chance
from tocsin.kernel.errors import IllegalAction
from tocsin.kernel.game import Game

from .common import LENGTH, Table, arranged, missing, numbers, shown
from .match import NO_SEAT, Match

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", "openspiel") from error

PREFIX = "tocsin_"
# Chance is a choice of so many deals, unless the parameter `deals` says otherwise.
DEALS = 1000


class Past:
    """A match with all that has happened in it, as OpenSpiel copies and stores it.

    What a seat was told is worked out when somebody asks for it, and kept.
    """

    def __init__(self, table: Table, match: Match | None = None) -> None:
        self.table = table
        self.match = match
        # Who took which action, and what it brought about.
        self.steps: list[tuple[int, int, list[list[int]]]] = []
        self.told: list[list[str]] = [[] for _ in range(table.players)]
        # How many of the steps each seat's list tells of.
        self.read = [0] * table.players

    def __deepcopy__(self, memo: object) -> "Past":
        clone = Past(self.table, self.match and self.match.copy())
        clone.steps = self.steps.copy()
        clone.told = [lines.copy() for lines in self.told]
        clone.read = self.read.copy()
        return clone

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.match and self.match.position.to_json()
        table = self.table
        facts = table.game.id, table.players, table.options, table.length
        return restored, (facts, position, self.steps)

    def play(self, seat: int, action: int) -> None:
        """Take an action and note what it brings about."""
        assert self.match is not None
        position = self.match.position
        if action not in position.legal(seat):
            raise IllegalAction(f"Seat {seat} may not “{self.table.game.actions.text(action)}”.")
        journal: list[list[int]] = []
        position.journal = journal
        self.match.play(seat, action)
        position.journal = None
        self.steps.append((seat, action, journal))

    def lines(self, seat: int) -> list[str]:
        """Return all that a seat has done and was told, from the beginning."""
        game, told = self.table.game, self.told[seat]
        for who, action, journal in self.steps[self.read[seat] :]:
            if who == seat:
                told.append(game.actions.text(action))
            told += [msgspec.json.encode(event).decode() for event in game.events(journal, seat)]
        self.read[seat] = len(self.steps)
        return told


def restored(
    facts: tuple[str, int, dict[str, str], int],
    position: dict[str, Any] | None,
    steps: list[tuple[int, int, list[list[int]]]],
) -> Past:
    """Return what was stored."""
    table = arranged(*facts)
    past = Past(table)
    past.steps = steps
    if position is not None:
        stored = table.game.from_json(position)
        past.match = Match(table.game, stored, table.length - len(steps))
    return past


class TocsinState(pyspiel.State):
    """A position with its past; at first it waits for the seed."""

    def __init__(self, game: "TocsinGame", table: Table) -> None:
        super().__init__(game)
        self.past = Past(table)

    def current_player(self) -> int:
        """Return who is asked: chance, a seat, or nobody."""
        match = self.past.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = match.decides()
        return int(pyspiel.PlayerId.TERMINAL) if seat == NO_SEAT else seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.past.match is not None
        return sorted(self.past.match.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, all equally likely."""
        deals = self.get_game().max_chance_outcomes()
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.past.match is None:
            self.past.match = self.past.table.deal(f"{action:064x}")
        else:
            self.past.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.past.table.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Return whether the match has ended, or was cut off."""
        return self.past.match is not None and self.past.match.decides() == NO_SEAT

    def returns(self) -> list[float]:
        """Return each seat's part of the victory; a match that was cut off is shared by all."""
        players = self.past.table.players
        match = self.past.match
        if match is None or not self.is_terminal():
            return [0.0] * players
        return [1 / players] * players if match.is_cut() else self.past.table.rewards(match)

    def __str__(self) -> str:
        match = self.past.match
        return "" if match is None else msgspec.json.encode(match.position.to_json()).decode()


class Observer:
    """What a player sees now, or with perfect recall all it has seen; and the same as numbers."""

    def __init__(self, table: Table, kind: Any) -> None:
        self.table = table
        self.kind = kind
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            done = table.actions if kind.perfect_recall else 0
            self.tensor = np.zeros(table.numbers + done, np.float32)
            self.dict["known"] = self.tensor[: table.numbers]
            if done:
                self.dict["done"] = self.tensor[table.numbers :]

    def set_from(self, state: TocsinState, player: int) -> None:
        """Write the numbers: what the seat knows, and how often it has taken each action."""
        if self.tensor is None:
            return
        past = state.past
        self.tensor.fill(0)
        if past.match is not None:
            self.dict["known"][:] = numbers(past.match, player)
            if self.kind.perfect_recall:
                own = [action for seat, action, _ in past.steps if seat == player]
                np.add.at(self.dict["done"], own, 0.1)

    def string_from(self, state: TocsinState, player: int) -> str:
        """Return the same as text; with perfect recall it is exact."""
        past, kind = state.past, self.kind
        if past.match is None:
            return ""
        game, position = self.table.game, past.match.position
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return shown(game, position, None) if kind.public_info else ""
        view = game.view(position, player)
        if not kind.public_info:
            public = game.view(position, None)
            view = {name: part for name, part in view.items() if part != public[name]}
        if player == past.match.decides():
            view["may"] = [game.actions.text(action) for action in position.legal(player)]
        now = msgspec.json.encode(view).decode() if view else ""
        return "\n".join([*past.lines(player), now]) if kind.perfect_recall else now


class TocsinGame(pyspiel.Game):
    """A table of one of our games, which a class of its own names."""

    kind: Any

    def __init__(self, params: dict[str, Any]) -> None:
        own = {"players", "deals", "length"}
        options = {name: value for name, value in params.items() if value and name not in own}
        game_id = self.kind.short_name.removeprefix(PREFIX)
        self.table = arranged(game_id, params["players"], options, params["length"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=params["deals"],
            num_players=self.table.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.table.length,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> TocsinState:
        """Return the state before the seed is chosen."""
        return TocsinState(self, self.table)

    def max_chance_nodes_in_history(self) -> int:
        """Return that the seed is the only chance."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return what sees the state as that kind of observation does."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("No observation shows the secrets of all; str(state) has them.")
        return Observer(self.table, kind)


def redealt(state: TocsinState, player: int, seed: str) -> TocsinState:
    """Return a clone in which all that the player cannot know, and the future, is drawn anew.

    For searches: a clone would know what the real match will bring.
    """
    clone: TocsinState = state.clone()
    match = clone.past.match
    assert match is not None
    match.position = match.position.redeal(player, Chance(seed))
    return clone


def kind_of(game: Game) -> Any:
    """Return what OpenSpiel wants to know of a game."""
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
            "deals": DEALS,
            "length": LENGTH,
            # What is not chosen is as usual.
            **{option.id: "" for option in game.options},
        },
    )


def register() -> None:
    """Register every game that is installed."""
    for game_id in games.ids():
        kind = kind_of(games.load(game_id))
        # A class, never a function: OpenSpiel lets go of it when Python has already ended, and
        # what is freed then takes the process with it.
        pyspiel.register_game(kind, type(f"Tocsin_{game_id}", (TocsinGame,), {"kind": kind}))


register()
