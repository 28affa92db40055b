"""The secrecy laws: hidden information affects no view, choice or event of a seat."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import pytest

from tests.battery import laws
from tests.battery.matches import Moment, many_moments, moments
from tests.battery.variants import GAMES, PLAYED, Variant, game_of, seat_counts, seed_of
from tocsin.kernel.choice import Choice
from tocsin.kernel.event import EventForm, event_messages
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.part import Part
from tocsin.kernel.position import Position


@lru_cache(maxsize=1)
def standpoints(variant: Variant) -> list[tuple[int, laws.Standpoint]]:
    """Return the standpoints of some viewers in a match, cached for all laws."""
    return [
        (moment.number, laws.Standpoint(variant.game, moment.position, viewer))
        for moment in moments(variant, each=1)
        for viewer in laws.some_viewers(moment.position, moment.number)
    ]


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_redealing_secrets_changes_no_view(variant: Variant) -> None:
    for moment in many_moments(variant):
        for viewer in laws.viewers(moment.position):
            laws.check_secrecy(variant.game, moment.position, viewer, moment.number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_seed_chance_counter_and_reveals_are_never_seen(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        for viewer in laws.viewers(moment.position):
            laws.check_table_secrets(variant.game, moment.position, viewer, moment.number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_parts_reveal_no_secret(variant: Variant) -> None:
    # Parts are constant during a match (test_views.py).
    laws.check_parts(variant.game, variant.new(seed_of(0)))


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_events_reveal_no_more_than_the_view(variant: Variant) -> None:
    for number, start in standpoints(variant):
        laws.check_events(start, number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_positions_that_look_the_same_redeal_alike(variant: Variant) -> None:
    for number, start in standpoints(variant):
        laws.check_forgetting(start, number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_undo_never_crosses_a_reveal(variant: Variant) -> None:
    for number, start in standpoints(variant):
        laws.check_undo(start, number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_redealing_secrets_within_an_action_changes_no_view(
    variant: Variant,
) -> None:
    for moment in moments(variant, each=1):
        if not moment.position.actors():
            continue
        seat = moment.position.actors()[0]
        clone = moment.position.copy()
        during: list[Position] = []
        clone.journal, clone.journal_positions = [], during
        clone.apply(seat, clone.legal(seat)[moment.number % len(clone.legal(seat))])
        for number, position in enumerate(during):
            for viewer in laws.some_viewers(position, moment.number + number):
                world = laws.redealt(position, viewer, seed_of(number))
                assert laws.encoded(variant.game.view(world, viewer)) == laws.encoded(
                    variant.game.view(position, viewer)
                ), f"{viewer} sees a secret at {clone.journal[number]}"


# --- the law can fail


class Leaky:
    """The `Eyes` of a game; subclasses add a secret."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return self.game.view(position, seat)

    def choice(self, position: Position, seat: int | None) -> Choice | None:
        return self.game.choice(position, seat)

    def events(self, journal: Iterable[list[int]], seat: int | None) -> list[Message]:
        return self.game.events(journal, seat)

    def parts(self, position: Position) -> list[Part]:
        return self.game.parts(position)


class ShowsOneSecret(Leaky):
    """Adds one entry of the position's JSON to every view."""

    def __init__(self, game: Game, entry: str) -> None:
        super().__init__(game)
        self.entry = entry

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return super().view(position, seat) | {"leak": position.to_json()[self.entry]}


class ShowsReveals(Leaky):
    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return super().view(position, seat) | {"leak": position.reveals}


class OffersOneSecret(Leaky):
    """Adds the chance counter to every choice."""

    def choice(self, position: Position, seat: int | None) -> Choice | None:
        choice = super().choice(position, seat)
        if choice is None:
            return None
        leak = choice.message.args | {"leak": position.chance.drawn}
        return Choice(choice.seat, Message(choice.message.key, leak), choice.options)


class TellsEverything(Leaky):
    """Shows all fields of events to all viewers."""

    def events(self, journal: Iterable[list[int]], seat: int | None) -> list[Message]:
        return [self.told_whole(self.game.event_forms[raw[0]], raw) for raw in journal]

    def told_whole(self, form: EventForm, raw: list[int]) -> Message:
        open_form = EventForm(form.key, form.public + form.secret)
        message = event_messages(open_form, raw).to(None)
        assert message is not None
        return message


class PrintsTheSeed(Leaky):
    """Adds the seed to the parts."""

    def parts(self, position: Position) -> list[Part]:
        leak = Message("fact-leak", {"seed": position.chance.seed})
        return [*super().parts(position), Part("leak:leak", [leak], "rulebook", "leak")]


class ShowsWhileItHappens(Leaky):
    """Shows the bids to all viewers in copies made during an action, which have no journal."""

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        shown = super().view(position, seat)
        truth = position.to_json()
        leaks = position.journal is None and truth["knocked"][1]
        return shown | ({"leak": truth["bids"]} if leaks else {})


def hidden_entries(position: Position, viewer: int | None, number: int) -> set[str]:
    """Return the entries of the position's JSON that are hidden from the viewer."""
    real, world = position.to_json(), laws.redealt(position, viewer, seed_of(number)).to_json()
    return {entry for entry in real if real[entry] != world[entry]}


def smallest_match(game_id: str) -> list[Moment]:
    """Return the moments of a match with as few seats as the game allows."""
    return moments(Variant(game_id, seat_counts(game_of(game_id))[0]))


@pytest.mark.parametrize("game_id", GAMES)
def test_view_with_any_hidden_entry_breaks_the_law(game_id: str) -> None:
    game = game_of(game_id)
    caught: set[str] = set()
    for number, position in smallest_match(game_id):
        for entry in hidden_entries(position, 0, number) - caught:
            with pytest.raises(AssertionError, match="sees a secret"):
                laws.check_secrecy(ShowsOneSecret(game, entry), position, 0, number)
            caught.add(entry)
    assert "seed" in caught


def test_view_with_a_hidden_bid_breaks_the_law() -> None:
    game = game_of("revolution")
    position = game.new(players=3, seed="00" * 32)
    position.apply(1, game.actions.parse("bid force priest"))
    laws.check_secrecy(game, position, 0, 1)
    with pytest.raises(AssertionError, match="sees a secret"):
        laws.check_secrecy(ShowsOneSecret(game, "bids"), position, 0, 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_view_with_the_count_of_reveals_breaks_the_law(game_id: str) -> None:
    moment = smallest_match(game_id)[0]
    with pytest.raises(AssertionError, match="sees the chance or the reveals"):
        laws.check_table_secrets(ShowsReveals(game_of(game_id)), moment.position, None, 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_choice_with_the_chance_counter_breaks_the_law(game_id: str) -> None:
    moment = smallest_match(game_id)[0]
    actor = moment.position.actors()[0]
    with pytest.raises(AssertionError, match="sees the chance or the reveals"):
        laws.check_table_secrets(OffersOneSecret(game_of(game_id)), moment.position, actor, 1)


def test_event_with_a_hidden_bid_breaks_the_law() -> None:
    game = game_of("revolution")
    position = game.new(players=3, seed="00" * 32)
    laws.check_events(laws.Standpoint(game, position, 0), 1)
    with pytest.raises(AssertionError, match="which hidden action"):
        laws.check_events(laws.Standpoint(TellsEverything(game), position, 0), 1)


def test_view_with_the_secret_of_an_event_breaks_the_law() -> None:
    """The law also holds for secrets that `redeal` does not resample."""
    game = game_of("revolution")
    position = game.new(players=3, seed="00" * 32)
    with pytest.raises(AssertionError, match="0 sees what an event of seat 1 keeps secret"):
        laws.check_events(laws.Standpoint(ShowsOneSecret(game, "bids"), position, 0), 1)


def test_redeal_with_stale_answers_breaks_the_law() -> None:
    world: Any = game_of("paris").new(players=2, seed="00" * 32)
    laws.check_offers(world)
    world.answers = world.answers[:1]
    with pytest.raises(AssertionError, match="the answers of the real world"):
        laws.check_offers(world)


@pytest.mark.parametrize("game_id", GAMES)
def test_part_with_a_secret_breaks_the_law(game_id: str) -> None:
    moment = smallest_match(game_id)[0]
    with pytest.raises(AssertionError, match="what is printed tells a secret"):
        laws.check_parts(PrintsTheSeed(game_of(game_id)), moment.position)


def test_change_with_a_hidden_bid_breaks_the_law() -> None:
    game = game_of("revolution")
    position = game.new(players=3, seed="00" * 32)
    while (options := [game.actions.text(action) for action in position.legal(1)]) != ["knock"]:
        position.apply(1, game.actions.parse(options[0]))
    # In some worlds the seat has laid fewer tokens.
    worlds = [laws.redealt(position, 0, seed_of(number)) for number in range(40)]
    number = next(number for number, world in enumerate(worlds) if len(world.legal(1)) == 1)
    laws.check_events(laws.Standpoint(game, position, 0), number)
    with pytest.raises(AssertionError, match="events tell 0 a secret"):
        laws.check_events(laws.Standpoint(ShowsWhileItHappens(game), position, 0), number)
