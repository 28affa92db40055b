"""Printed figures: every part of each game, with its source, in all languages."""

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
    parts = figures(game).parts
    assert len({part.id for part in parts}) == len(parts) > 0
    assert {part.source for part in parts} <= set(SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_figures_outside_the_rulebook_have_a_reason(game: str, language: str) -> None:
    groups = {group.id: group for group in figures(game).groups}
    for part in figures(game).parts:
        assert part.source == groups[part.group].source
    for group in groups.values():
        if group.source != "rulebook":
            assert group.reason[language], group.id
        assert bool(group.detail[language]) == bool(group.detail["en"]), group.id


@pytest.mark.parametrize("variant", [PALACE, ANARCHY], ids=str)
def test_parts_of_single_variants_are_listed(variant: Variant) -> None:
    position = variant.new(seed_of(0))
    listed = {part.id for part in figures("revolution").parts}
    assert {part.id for part in variant.game.parts(position)} <= listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_every_figure_has_a_text(game: str, language: str) -> None:
    words = Words(language, game)
    for part in figures(game).parts:
        for fact in part.facts:
            assert words.say(fact) != fact.key
