"""Errors have distinct kinds, and are documented in the tree."""

import inspect
import re

import pytest

from tocsin.kernel import errors
from tocsin.kernel.errors import TocsinError

CLASSES = [
    value
    for value in vars(errors).values()
    if inspect.isclass(value) and issubclass(value, TocsinError)
]


def test_every_error_has_a_kind_of_its_own() -> None:
    kinds = [error.kind for error in CLASSES]
    assert len(set(kinds)) == len(kinds) > 1
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", kind) for kind in kinds)


def test_a_kind_is_the_name_of_its_class_in_small_letters() -> None:
    for error in CLASSES:
        if error is not TocsinError:
            assert error.kind == re.sub(r"(?<!^)([A-Z])", r"-\1", error.__name__).lower()


def test_documented_tree_lists_all_classes() -> None:
    rows = re.findall(r"^(?:[├└]── )?(\w+)(?: +(.+))?$", errors.__doc__ or "", re.MULTILINE)
    drawn = {name: meaning for name, meaning in rows if name[0].isupper() and name != "The"}
    assert sorted(drawn) == sorted(error.__name__ for error in CLASSES)
    for error in CLASSES:
        if error is not TocsinError:
            assert error.__base__ is TocsinError
            meaning = drawn[error.__name__]
            assert (error.__doc__ or "").lower() == f"{meaning}.".lower()


@pytest.mark.parametrize("error", CLASSES)
def test_error_has_a_sentence_for_the_user(error: type[TocsinError]) -> None:
    assert error("This cannot be.").sentence == "This cannot be."
    with pytest.raises(TocsinError, match="This cannot be"):
        raise error("This cannot be.")
