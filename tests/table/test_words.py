"""Words: French elision, enumerations and typography."""

import pytest

from tocsin.table.words import Words, typeset

OWNERS = [
    ("Olympe", "d’Olympe"),
    ("Émile", "d’Émile"),
    ("Hélène", "d’Hélène"),
    ("Œdipe", "d’Œdipe"),
    ("Yves", "d’Yves"),
    ("Yann", "de Yann"),
    ("Camille", "de Camille"),
    ("1789", "de 1789"),
]


@pytest.mark.parametrize(("name", "owner"), OWNERS)
def test_french_elides_before_vowels(name: str, owner: str) -> None:
    assert Words("fr", None, [name])._person("seat", name)["seat_of"] == owner
    assert Words("en", None, [name])._person("seat", name)["seat_of"] == f"{name}’s"


ENUMERATIONS = [
    (["Camille"], "Camille", "Camille"),
    (["Camille", "Olympe"], "Camille and Olympe", "Camille et Olympe"),
    (["Camille", "Olympe", "Ada"], "Camille, Olympe and Ada", "Camille, Olympe et Ada"),
]


@pytest.mark.parametrize(("names", "english", "french"), ENUMERATIONS)
def test_last_name_of_an_enumeration_follows_and(
    names: list[str], english: str, french: str
) -> None:
    assert Words("en").listed(names) == english
    assert Words("fr").listed(names) == french


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("Qui attaque ? « Le Roy » : oui !", "Qui attaque~? «~Le Roy~»~: oui~!"),
        ("Tour 2 joué : 12 PV ; 1, 2 ou 3 francs", "Tour 2 joué~: 12~PV~; 1, 2 ou 3~francs"),
        ("| 1 | 2 |", "| 1 | 2 |"),
    ],
)
def test_french_signs_and_units_have_no_break_spaces(source: str, shown: str) -> None:
    assert typeset(source, "fr") == shown.replace("~", "\u00a0")
    assert typeset(source, "en") == source


def test_plural_forms_follow_the_count() -> None:
    for language, one, many in (
        ("en", "1 action,", "2 actions,"),
        ("fr", "1 action,", "2 actions,"),
    ):
        words = Words(language)
        for count, text in ((1, one), (2, many)):
            head = words("replay-head", game="Paris", count=count, names="Ada")
            assert text in head.replace("\u00a0", " ")
