"""Where figures come from: every part of every game once, named in both languages."""

import pytest

from tests.battery.variants import Variant, seed_of
from tocsin import games
from tocsin.kernel.components import SOURCES
from tocsin.table.learning.figures import figures
from tocsin.table.words import LANGUAGES, Words

PALACE = Variant("revolution", 4, (("board", "palace"),))
ANARCHY = Variant("revolution", 6, (("board", "anarchy"),))


@pytest.mark.parametrize("game", games.ids())
def test_every_figure_is_listed_once_with_its_source(game: str) -> None:
    found = figures(game).parts
    assert len({part.id for part in found}) == len(found) > 0
    assert {part.source for part in found} <= set(SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_whatever_is_not_in_the_rulebook_says_why_it_is_what_it_is(
    game: str, language: str
) -> None:
    groups = {group.id: group for group in figures(game).groups}
    for part in figures(game).parts:
        assert part.source == groups[part.group].source
    for group in groups.values():
        if group.source != "rulebook":
            assert group.reason[language], group.id
        assert bool(group.detail[language]) == bool(group.detail["en"]), group.id


@pytest.mark.parametrize("variant", [PALACE, ANARCHY], ids=str)
def test_what_only_some_tables_have_is_listed_too(variant: Variant) -> None:
    position = variant.new(seed_of(0))
    listed = {part.id for part in figures("revolution").parts}
    assert {part.id for part in variant.game.parts(position)} <= listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_every_figure_is_said_in_words(game: str, language: str) -> None:
    words = Words(language, game)
    for part in figures(game).parts:
        for fact in part.facts:
            assert words.say(fact) != fact.key
