"""Hidden information and redealing (RULES 6)."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest

from tests.games.bastille.conservation import check
from tests.games.bastille.notation import (
    GAME,
    act,
    evaluated,
    final,
    finish,
    held,
    interim,
    messages,
    options,
    parse,
    row,
)
from tocsin.games import load
from tocsin.games.bastille.rules.board import ASK_MISSION, MISSION_COUNT, MISSIONS
from tocsin.games.bastille.rules.etats_generaux import (
    DEALT,
    KEPT_NONE,
    entry_mission,
    entry_pile,
    entry_seat,
    search_entry,
)
from tocsin.games.bastille.rules.position import Bastille
from tocsin.kernel.chance import Chance
from tocsin.kernel.position import SPECTATOR


def seed(number: int) -> str:
    return sha256(str(number).encode()).hexdigest()


def redealt(position: Bastille, seat: int, number: int) -> Bastille:
    world = position.redeal(seat, Chance(seed(number)))
    assert isinstance(world, Bastille)
    return world


def piles_seen(position: Bastille, seat: int | None) -> list[dict[str, int] | None]:
    return [pile["seen"] for pile in GAME.view(position, seat)["piles"]]


# --- missions


def test_coins_tiles_and_henchmen_are_open() -> None:
    """RULES 6.1 and 8.16"""
    position = parse("3; coins 4 5 6; bag 1 2 3; tiles 1 | 22 | 4")
    for viewer in (None, 0, 1, 2):
        seats = GAME.view(position, viewer)["seats"]
        assert [seat["coins"] for seat in seats] == [4, 5, 6]
        assert [seat["bag"] for seat in seats] == [1, 2, 3]
        assert [seat["tiles"] for seat in seats] == [[1], [2, 2], [4]]
        assert [seat["mission_count"] for seat in seats] == [1, 1, 1]


def test_missions_are_seen_by_their_holder_only() -> None:
    """RULES 6.2"""
    position = parse("3; missions most_gems | low_nobles | two_of_each")
    assert held(position, 1) == {"low_nobles"}
    for viewer in (None, 0, 2):
        assert GAME.view(position, viewer)["seats"][1]["missions"] is None


def test_the_final_scoring_reveals_all_missions() -> None:
    """RULES 6.2"""
    position = final("3; missions most_gems | low_nobles | two_of_each")
    finish(position)
    shown = [[mission["id"] for mission in missions] for missions in row(position, "missions")]
    assert shown == [["most_gems"], ["low_nobles"], ["two_of_each"]]


def test_the_kept_mission_is_private_to_its_holder() -> None:
    """RULES 6.3"""
    position = evaluated("3; missions - | - | -; at etats_generaux 1:1")
    act(position, 1, "mission high_nobles")
    kept = [m for m in messages(position, 1) if m.key == "mission-taken-own"]
    assert [m.args["mission"] for m in kept] == ["mission:high_nobles"]
    for viewer in (None, 0, 2):
        assert "high_nobles" not in str(messages(position, viewer))
        assert "mission-taken" in [m.key for m in messages(position, viewer)]


def test_only_the_searching_seat_sees_the_deck() -> None:
    """RULES 6.3"""
    position = evaluated("3; missions most_gems | - | -; at etats_generaux 1:1")
    assert (
        piles_seen(position, None) == piles_seen(position, 0) == piles_seen(position, 2) == [None]
    )
    seen = piles_seen(position, 1)[0]
    assert seen is not None
    assert (seen["most_gems"], seen["most_crowns"], seen["low_nobles"]) == (1, 2, 1)
    assert GAME.choice(position, 0) is None


def test_a_seat_remembers_its_search_and_learns_nothing_later() -> None:
    """RULES 6.3"""
    position = evaluated("3; missions - | - | -; at etats_generaux 0:2 1:1")
    act(position, 0, "mission high_nobles")
    first = piles_seen(position, 0)[0]
    assert first is not None
    assert "high_nobles" not in first
    act(position, 1, "mission low_nobles")
    assert piles_seen(position, 0) == [first]
    assert GAME.view(position, 0)["piles"][0]["size"] == sum(first.values()) - 1


def test_a_dealt_mission_reveals_nothing_of_the_deck() -> None:
    """RULES 6.3"""
    assert piles_seen(parse("3"), 0) == [None]


def test_looking_through_the_deck_cannot_be_undone() -> None:
    """RULES 6.3"""
    position = parse("3; start 0; tiles 1 | 1 | 1; missions - | - | -")
    act(position, 0, "place 1 etats_generaux")
    act(position, 1, "place 1 banque")
    before = position.reveals
    act(position, 2, "place 1 banque")
    assert position.reveals > before
    before = position.reveals
    act(position, 0, "mission low_nobles")
    assert position.reveals == before + 1, "keeping reveals nothing, the new round does"


# --- redealt worlds


def test_a_redeal_keeps_open_information_and_shuffles_the_rest() -> None:
    """RULES 6.4"""
    position = parse("4; round 3")
    position.deck_next = 14
    worlds = [redealt(position, 0, number) for number in range(60)]
    for world in worlds:
        check(world)
        assert world.deck[:14] == position.deck[:14]
        assert world.stock[:7] == position.stock[:7]
        assert world.versailles[:3] == position.versailles[:3]
        assert world.bonuses[:3] == position.bonuses[:3]
        assert GAME.view(world, 0) == GAME.view(position, 0)
    assert {world.deck[14] for world in worlds} <= set(position.deck[14:24])
    assert len({world.deck[14] for world in worlds}) > 5
    assert {world.deck[24] for world in worlds} <= set(position.deck[24:])
    assert {world.versailles[3] for world in worlds} == set(position.versailles[3:])
    assert {world.bonuses[3] for world in worlds} == {*position.bonuses[3:7], position.bonuses[8]}
    assert {world.bonuses[7] for world in worlds} == {8, 9}
    assert {world.stock[7] for world in worlds} == {0, 1, 2}


def test_in_the_last_round_no_tile_is_hidden() -> None:
    """RULES 6.4"""
    position = parse("4; round 8")
    assert all(redealt(position, 0, n).bonuses == position.bonuses for n in range(5))


def test_a_redealt_position_has_its_own_chance() -> None:
    """RULES 5.2"""
    position = interim("4; bag 5 5 5 5")
    world = redealt(position, 0, 1)
    assert world.chance.seed == seed(1) != position.chance.seed


def test_own_missions_stay_and_others_are_redealt() -> None:
    """RULES 6.2"""
    position = parse("4; missions most_gems | low_nobles | two_of_each | most_crowns")
    worlds = [redealt(position, 0, number) for number in range(200)]
    assert {world.missions[0] for world in worlds} == {position.missions[0]}
    assert len({world.missions[1] for world in worlds}) == MISSION_COUNT
    unseated = {redealt(position, SPECTATOR, number).missions[0] for number in range(200)}
    assert len(unseated) == MISSION_COUNT


def test_a_search_fixes_the_deck_and_the_set_of_hidden_missions() -> None:
    """RULES 6.3"""
    position = evaluated("3; missions most_gems | low_nobles | two_of_each; at etats_generaux 0:2")
    act(position, 0, "mission low_peasants")
    for number in range(20):
        world = redealt(position, 0, number)
        assert world.piles == position.piles
        others = {
            MISSIONS[m]
            for m in range(MISSION_COUNT)
            for s in (1, 2)
            if (world.missions[s] >> m) & 1
        }
        assert others == {"low_nobles", "two_of_each"}


# Few missions, so that all worlds can be enumerated.
FEW = {"most_peasants": 2, "most_gems": 2, "low_nobles": 1, "high_nobles": 1, "two_of_each": 2}
GROUPS = {
    name: group
    for group in ("majorities", "other_majorities", "series", "two_of_each")
    for name in GAME.components[group]
    if name in MISSIONS
}
SMALL_BOX: dict[str, dict[str, dict[str, int]]] = {}
for mission_name, mission_group in GROUPS.items():
    SMALL_BOX.setdefault(mission_group, {})[mission_name] = {"copies": FEW.get(mission_name, 0)}
SMALL = load("bastille", SMALL_BOX)

World = tuple[tuple[int, ...], tuple[int, ...]]


class Known:
    """Enumerates all worlds (logs of searches and piles) possible from a viewer's knowledge."""

    def __init__(self, position: Bastille, viewer: int) -> None:
        self.position = position
        self.viewer = viewer
        # The real piles before each search, and now.
        piles = list(position.piles)
        self.before = [tuple(piles)]
        for entry in reversed(list(position.taken)):
            if entry_mission(entry) != KEPT_NONE:
                piles[entry_pile(entry) * MISSION_COUNT + entry_mission(entry)] += 1
            self.before.insert(0, tuple(piles))

    def worlds(self) -> set[World]:
        """Return all worlds, by trying every deal and every choice of the others."""
        worlds: set[World] = set()
        for start in self.starts():
            self.search(list(start), [0] * self.position.players, [], worlds)
        return worlds

    def starts(self) -> Iterator[tuple[int, ...]]:
        """Yield the possible piles before the deal."""
        copies = self.position.board.copies
        if not self.position.board.secret:
            yield (*copies, *[0] * MISSION_COUNT)
            return
        half = sum(copies) // 2

        def split(mission: int, top: list[int]) -> Iterator[tuple[int, ...]]:
            if mission == MISSION_COUNT:
                if sum(top) == half:
                    yield (*top, *(copies[n] - top[n] for n in range(MISSION_COUNT)))
                return
            for count in range(copies[mission] + 1):
                yield from split(mission + 1, [*top, count])

        yield from split(0, [])

    def sees(self, time: int, pile: int, piles: list[int]) -> bool:
        """Tell whether a pile equals the pile seen by the viewer at that time."""
        part = slice(pile * MISSION_COUNT, (pile + 1) * MISSION_COUNT)
        return tuple(piles[part]) == self.before[time][part]

    def search(
        self, piles: list[int], hands: list[int], taken: list[int], worlds: set[World]
    ) -> None:
        time = len(taken)
        if time == len(self.position.taken):
            if self.agrees_now(piles, hands):
                worlds.add((tuple(taken), tuple(piles)))
            return
        entry = self.position.taken[time]
        seat, pile, kept = entry_seat(entry), entry_pile(entry), entry_mission(entry)
        dealt = entry & DEALT
        there = [m for m in range(MISSION_COUNT) if piles[pile * MISSION_COUNT + m]]
        free = [mission for mission in there if not (hands[seat] >> mission) & 1]
        if seat == self.viewer and not dealt and not self.sees(time, pile, piles):
            return
        if kept == KEPT_NONE:
            if not free:
                self.search(piles, hands, [*taken, entry], worlds)
            return
        for mission in [kept] if seat == self.viewer else free:
            if mission in free:
                after, then = piles.copy(), hands.copy()
                after[pile * MISSION_COUNT + mission] -= 1
                then[seat] |= 1 << mission
                self.search(
                    after, then, [*taken, search_entry(seat, pile, mission) | dealt], worlds
                )

    def agrees_now(self, piles: list[int], hands: list[int]) -> bool:
        if self.position.asked != ASK_MISSION:
            return True
        seat, pile = self.position.actor, self.position.subject
        if seat == self.viewer:
            return self.sees(len(self.position.taken), pile, piles)
        there = [m for m in range(MISSION_COUNT) if piles[pile * MISSION_COUNT + m]]
        return any(not (hands[seat] >> mission) & 1 for mission in there)


def searching_match(number: int, players: int, missions: str) -> Iterator[Bastille]:
    """Yield positions of a random match with many tiles at Etats Généraux."""
    dice = Random(number)
    position = SMALL.new(players=players, options={"missions": missions}, seed=seed(number))
    assert isinstance(position, Bastille)
    searches = 0
    while position.actors() and position.round_number < 5:
        seat = position.actors()[0]
        legal = position.legal(seat)
        searching = [a for a in legal if "etats" in SMALL.actions.text(a)]
        position.apply(seat, dice.choice(searching if searching and dice.random() < 0.6 else legal))
        if len(position.taken) > searches or position.asked == ASK_MISSION:
            searches = len(position.taken)
            yield position


@pytest.mark.parametrize("missions", ["open", "secret"])
@pytest.mark.parametrize("players", [3, 4])
def test_redealt_missions_cover_exactly_the_possible_worlds(players: int, missions: str) -> None:
    """RULES 6.2, 6.3 and 8.19: compared with an enumeration independent of the engine."""
    whole = kept_none = 0
    for number in range(9):
        for position in searching_match(number, players, missions):
            viewer = number % players
            possible = Known(position, viewer).worlds()
            assert (tuple(position.taken), tuple(position.piles)) in possible
            tries = 40 if len(possible) > 12 else 25 * len(possible)
            dealt = [redealt(position, viewer, n) for n in range(tries)]
            met = {(tuple(world.taken), tuple(world.piles)) for world in dealt}
            assert met <= possible, "a redealt world contradicts the viewer's knowledge"
            if len(possible) <= 12:
                assert met == possible, "a possible world is never dealt"
                whole += 1
            kept_none += any(entry_mission(entry) == KEPT_NONE for entry in position.taken)
    assert whole > 15, "too few positions with few worlds"
    assert kept_none > 2, "too few searches that kept nothing"


def test_a_search_without_a_mission_reveals_the_rest_of_the_pile() -> None:
    """RULES 8.19: a seat that keeps nothing holds every mission that is left."""
    position = evaluated(
        "3; missions most_gems | most_crowns | low_nobles; piles most_gems; at etats_generaux 0:1"
    )
    for number in range(10):
        world = redealt(position, 2, number)
        left = [m for m in range(MISSION_COUNT) if world.piles[m]]
        assert all((world.missions[0] >> mission) & 1 for mission in left)


def test_a_single_mission_is_asked_for_to_hide_the_pile() -> None:
    """RULES 8.19: the sentence explains the question."""
    text = "3; missions most_crowns | - | -; at etats_generaux 0:1; piles"
    position = evaluated(f"{text} most_gems most_crowns")
    assert options(position, 0) == {"mission most_gems"}
    choice = GAME.choice(position, 0)
    assert choice is not None
    assert choice.message.key == "choose-mission-only"
    choice = GAME.choice(evaluated(f"{text} most_gems most_nobles"), 0)
    assert choice is not None
    assert choice.message.key == "choose-mission"


def test_the_last_mission_of_the_deck_is_kept_without_a_question() -> None:
    """RULES 8.19: all seats can infer it."""
    position = evaluated("3; missions most_crowns | - | -; piles most_gems; at etats_generaux 0:1")
    assert all(text.startswith("place") for text in options(position))
    assert held(position, 0) == {"most_crowns", "most_gems"}
    assert "mission-taken-own" in {message.key for message in messages(position, 0)}
