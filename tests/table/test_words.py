"""Words: whose a thing is."""

import pytest

from tocsin.table.words import Words

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
def test_a_name_is_elided_in_french_where_it_begins_with_a_vowel(name: str, owner: str) -> None:
    assert Words("fr", None, [name])._person("seat", name)["seat_of"] == owner
    assert Words("en", None, [name])._person("seat", name)["seat_of"] == f"{name}’s"
