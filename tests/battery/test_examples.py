"""The examples of the booklets are played, and lead to the results in the booklets."""

import pytest

from tests.battery.test_words import messages
from tests.battery.variants import GAMES, data_of, game_of
from tocsin.table.learning.examples import Example, example_moments, examples
from tocsin.table.learning.lessons import view_value
from tocsin.table.learning.rulebook import clauses
from tocsin.table.words import LANGUAGES, Words

EXAMPLES = [(game_id, example) for game_id in GAMES for example in examples(game_id)]


def each_example(test):
    ids = [f"{game_id}-{example.id}" for game_id, example in EXAMPLES]
    return pytest.mark.parametrize(("game_id", "example"), EXAMPLES, ids=ids)(test)


@each_example
def test_example_leads_to_its_documented_result(game_id: str, example: Example) -> None:
    moments = example_moments(game_of(game_id), example)
    assert len(moments) == len(example.steps) + 1
    assert len(example.names) == example.players
    told = [event for moment in moments for event in moment.events]
    assert example.shows
    for condition in example.shows:
        if condition.told:
            alike = [event for event in told if event.key == condition.told]
            assert condition.holds(
                sum(condition.args.items() <= event.args.items() for event in alike)
            ), condition
        else:
            assert condition.holds(view_value(moments[-1].sight.view, condition.view)), condition


@pytest.mark.parametrize("language", LANGUAGES)
@each_example
def test_example_has_a_clause_and_a_text(game_id: str, example: Example, language: str) -> None:
    assert example.clause in {clause.number for clause in clauses(game_id, language)}
    words = Words(language, game_id, example.names, with_lessons=True)
    assert all(words.say(text) for text in example.texts())


@each_example
def test_a_reason_stands_beside_its_step(game_id: str, example: Example) -> None:
    moments = example_moments(game_of(game_id), example)
    assert [moment.text for moment in moments if moment.text] == example.texts()
    assert set(example.why) <= set(range(1, len(moments)))
    assert [number for number, moment in enumerate(moments) if moment.text] == [0, *example.why]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_example_text_has_an_example(game_id: str, language: str) -> None:
    told = {
        key for key in messages(data_of(game_id), language, "lessons") if key.startswith("example-")
    }
    assert told == {text.key for example in examples(game_id) for text in example.texts()}
