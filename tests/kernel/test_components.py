"""Components: every group has its source, and corrections must fit."""

from typing import Any

import pytest

from tocsin import games
from tocsin.kernel.components import SOURCES, corrected, unsourced
from tocsin.kernel.errors import BadComponents

FIGURES: dict[str, Any] = {
    "tokens": {"source": "rulebook", "reason": "r", "start": {"force": 1, "gold": 3}},
    "boards": {"source": "derived", "reason": "r", "core": ["a", "b"], "large": True},
}


def test_a_correction_replaces_its_figure_and_nothing_else() -> None:
    changed = corrected(FIGURES, {"tokens": {"start": {"gold": 4}}, "boards": {"core": ["b"]}})
    assert changed["tokens"]["start"] == {"force": 1, "gold": 4}
    assert changed["tokens"]["reason"] == "r"
    assert changed["boards"]["core"] == ["b"]
    assert FIGURES["tokens"]["start"] == {"force": 1, "gold": 3}
    assert FIGURES["boards"]["core"] == ["a", "b"]


def test_no_corrections_leave_the_figures_as_they_are() -> None:
    assert corrected(FIGURES, {}) == FIGURES


@pytest.mark.parametrize(
    ("corrections", "name"),
    [
        ({"token": {}}, "token"),
        ({"tokens": {"begin": {}}}, "tokens.begin"),
        ({"tokens": {"start": {"silver": 1}}}, "tokens.start.silver"),
    ],
)
def test_correction_of_an_unknown_figure_names_its_path(
    corrections: dict[str, Any], name: str
) -> None:
    with pytest.raises(BadComponents, match=f"have no “{name}”"):
        corrected(FIGURES, corrections)


@pytest.mark.parametrize(
    ("corrections", "sentence"),
    [
        ({"tokens": 1}, "“tokens” must be a table, and it is a whole number"),
        ({"tokens": {"start": []}}, "“tokens.start” must be a table, and it is a list"),
        ({"tokens": {"start": {"gold": "4"}}}, "must be a whole number, and it is a text"),
        ({"tokens": {"start": {"gold": True}}}, "must be a whole number, and it is true or false"),
        ({"tokens": {"start": {"gold": 4.0}}}, "must be a whole number, and it is float"),
        ({"boards": {"core": "a"}}, "“boards.core” must be a list, and it is a text"),
        ({"boards": {"large": 1}}, "must be true or false, and it is a whole number"),
        ({"boards": {"reason": 1}}, "must be a text"),
    ],
)
def test_a_correction_of_another_type_is_refused(
    corrections: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadComponents, match=sentence):
        corrected(FIGURES, corrections)


@pytest.mark.parametrize(
    ("group", "sourced"),
    [
        ({"source": "rulebook", "reason": "r"}, True),
        ({"source": "published: a review", "reason": "r"}, True),
        ({"source": "hearsay", "reason": "r"}, False),
        ({"source": "rulebook", "reason": ""}, False),
        ({"source": "rulebook"}, False),
        ({"reason": "r"}, False),
    ],
)
def test_group_needs_a_known_source_and_a_reason(group: dict[str, str], sourced: bool) -> None:
    assert unsourced({"group": group}) == ([] if sourced else ["group"])


@pytest.mark.parametrize("game_id", games.ids())
def test_every_group_of_every_game_has_source_and_reason(game_id: str) -> None:
    components = games.load(game_id).components
    assert components
    assert unsourced(components) == []


@pytest.mark.parametrize("game_id", games.ids())
def test_every_part_of_a_match_names_a_source(game_id: str) -> None:
    game = games.load(game_id)
    parts = game.parts(game.new(players=game.players[0], seed="00" * 32))
    assert parts
    assert len({part.id for part in parts}) == len(parts)
    for part in parts:
        assert part.source.split(":")[0] in SOURCES


@pytest.mark.parametrize("game_id", games.ids())
def test_a_game_refuses_corrections_that_do_not_fit(game_id: str) -> None:
    with pytest.raises(BadComponents):
        games.load(game_id, {"no such group": {}})
    group = next(iter(games.load(game_id).components))
    with pytest.raises(BadComponents):
        games.load(game_id, {group: 1})


@pytest.mark.parametrize("game_id", games.ids())
def test_corrections_of_one_table_do_not_reach_another(game_id: str) -> None:
    plain = games.load(game_id).components
    group = next(iter(plain))
    changed = games.load(game_id, {group: {"reason": "my own copy"}})
    assert changed.components[group]["reason"] == "my own copy"
    assert games.load(game_id).components == plain


@pytest.mark.parametrize("game_id", games.ids())
def test_tables_without_corrections_share_game_and_boards(game_id: str) -> None:
    game = games.load(game_id)
    assert games.load(game_id) is game
    assert games.load(game_id, {}) is game
    options = game.settle(game.players[0], {})
    assert games.load(game_id).board(game.players[0], options) is game.board(
        game.players[0], options
    )
