"""Texts of answers, parts and tables, in both languages."""

import pytest

from tests.games.bastille.notation import GAME, evaluated, parse
from tocsin.games.bastille.display.sheets import SCORED
from tocsin.kernel.message import Message
from tocsin.table.words import Words

DISPLAY = "4; coins 20 20 20 20; display p1 p3 m2 s3; at place_louis 0:1"


def answer_texts(text: str, language: str = "en") -> dict[str, str]:
    """Return the texts of the answers of the recruiting seat."""
    choice = GAME.choice(evaluated(text), 0)
    assert choice is not None
    words = Words(language, "bastille")
    return {option.action: words.say(option.message) for option in choice.options}


def test_answers_name_the_weapon_or_the_penalty_without_it() -> None:
    """RULES 1.5 and 7.18"""
    answers = answer_texts(DISPLAY)
    assert answers["buy p1"] == "Peasant P1 for 1 coin: points 1; carries a pitchfork"
    assert answers["buy p3"] == (
        "Peasant P3 for 2 coins: points 2, flags 2; needs a pitchfork: without a weapon at the "
        "end, 2 points less as things stand"
    )
    assert answers["buy m2"] == (
        "Monk M2 for 4 coins: points 3, gems 1; needs the weapon of the group it joins: without a "
        "weapon at the end, 2 points less as things stand"
    )


def test_the_second_unarmed_character_costs_more_than_the_first() -> None:
    """RULES 7.18: 2 points for one, 5 for two."""
    assert "3 points less" in answer_texts(f"{DISPLAY}; cards p5 | - | - | -")["buy s3"]


@pytest.mark.parametrize("arms", ["pitchfork", "torch"])
def test_a_character_with_a_spare_weapon_has_no_penalty(arms: str) -> None:
    """RULES 7.18"""
    answers = answer_texts(f"{DISPLAY}; weapons {arms} | - | - | -")
    assert answers["buy p3"].endswith("; needs a pitchfork: you have a weapon for it")
    assert "you have a weapon for it" in answers["buy m2"]
    assert ("you have a weapon for it" in answers["buy s3"]) == (arms == "torch")


def test_the_penalty_has_a_maximum() -> None:
    """RULES 7.18: 20 for five or more."""
    answers = answer_texts(f"{DISPLAY}; cards p2 p5 p6 p7 p9 | - | - | -")
    assert answers["buy s3"].endswith("; needs a rifle: without one, no points more are lost")


def test_answers_name_the_weapon_in_french() -> None:
    answers = answer_texts(DISPLAY, "fr")
    assert answers["buy p1"].endswith("porte une fourche")
    assert answers["buy p3"].endswith("sans arme à la fin, 2\u00a0points de moins en l’état actuel")


def test_facts_explain_all_sources_of_points() -> None:
    """RULES 3.8, 7.2 to 7.7, 7.10, 7.11 and 7.16 to 7.18"""
    words = Words("en", "bastille")
    facts = {part.id: [words.say(fact) for fact in part.facts] for part in GAME.parts(parse("4"))}
    assert facts["source:gems"] == ["1 point each after round 4 and again after round 8"]
    assert facts["source:crowns"] == [
        "whoever has the most scores 3 points after round 4 and 5 after round 8"
    ]
    assert facts["source:henchmen"] == [
        "after round 4 and after round 8 up to 5 are drawn from the bag; "
        "each brings its owner a bonus",
        "at the end 1 point for each that is still in the bag",
    ]
    assert facts["source:unarmed"][0] == "1 at the end: 2 points less"
    assert facts["source:unarmed"][-1] == "5 or more at the end: 20 points less"
    assert facts["source:coins"] == ["at the end 1 point for every 3 coins"]
    assert facts["track:bastille"][:2] == [
        "after round 4 and after round 8 you score the last line you have reached",
        "then weapons are taken in the order of the track: two each, one for the last",
    ]


def test_facts_of_sources_contain_no_comma() -> None:
    """The board joins facts by commas and splits them there again."""
    for language in ("en", "fr"):
        words = Words(language, "bastille")
        for part in GAME.parts(parse("4")):
            if part.id.startswith("source:"):
                assert not any(", " in words.say(fact) for fact in part.facts), part.id


def test_the_text_table_lists_sources_of_points() -> None:
    position = parse("4")
    ids = {part.id for part in GAME.parts(position)}
    sheets = {sheet.title.key: sheet for sheet in GAME.sheets(GAME.view(position, 0))}
    sheet = sheets["sheet-scoring"]
    assert sheet.printed == 0
    assert [row[0] for row in sheet.rows] == [f"source:{name}" for name in SCORED]
    assert {f"source:{name}" for name in SCORED} == {i for i in ids if i.startswith("source:")}


def test_the_text_table_names_the_weapon_of_each_character() -> None:
    view = GAME.view(parse("4; display p1 p3 m2 s3"), 0)
    sheets = {sheet.title.key: sheet for sheet in GAME.sheets(view)}
    column = sheets["sheet-display"].columns.index(Message("column-weapon"))
    assert [row[column] for row in sheets["sheet-display"].rows] == [
        Message("cell-printed", {"weapon": "weapon:pitchfork"}),
        Message("cell-needed", {"weapon": "weapon:pitchfork"}),
        Message("cell-needed-any"),
        Message("cell-needed", {"weapon": "weapon:rifle"}),
    ]


def test_weapon_facts_name_the_armed_group() -> None:
    """RULES 7.18"""
    facts = {part.id: part.facts for part in GAME.parts(parse("4"))}
    assert facts["weapon:rifle"] == [Message("fact-arms", {"group": "group:soldiers"})]
    assert facts["stock:torches"] == [Message("fact-arms-anyone")]
