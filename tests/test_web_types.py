"""The TypeScript types of the web client are those of the Python sources."""

import runpy
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec
import pytest

from tocsin.kernel.change import Change

ROOT = Path(__file__).parents[1]
MAKER = runpy.run_path(str(ROOT / "packaging" / "web_types.py"))


def test_generated_types_are_current() -> None:
    for path, text in MAKER["files"]().items():
        assert path.read_text("utf-8") == text, f"{path.relative_to(ROOT)} is old: run make types"


class Inner(TypedDict):
    """Something seen."""

    id: str
    hidden: int | None  # null: hidden


class Outer(msgspec.Struct, tag="outer", omit_defaults=True):
    """Something told.

    More of it.
    """

    rows: list[list[int | str]]
    pair: tuple[int, bool]
    inner: dict[str, Inner]
    side: Literal["left", True]
    named: Annotated[str, msgspec.Meta(max_length=3)]
    anything: Any
    change: Change | None = None


def test_messages_are_declared_as_types() -> None:
    made = MAKER["Declarations"]()
    assert made.type_of(list[Outer]) == "Outer[]"
    assert "\n".join(made.texts.values()) == (
        "/** Something seen. */\n"
        "export type Inner = {\n"
        "\tid: string;\n"
        "\thidden: number | null; // null: hidden\n"
        "};\n"
        "/** Something told. */\n"
        "export type Outer = {\n"
        "\ttype: 'outer';\n"
        "\trows: (number | string)[][];\n"
        "\tpair: [number, boolean];\n"
        "\tinner: Record<string, Inner>;\n"
        "\tside: 'left' | true;\n"
        "\tnamed: string;\n"
        "\tanything: unknown;\n"
        "\tchange?: Change;\n"
        "};"
    )


def test_lists_of_names_are_declared_as_constants() -> None:
    lists = {"SIDES": Literal["left", "right"], "PARTS": Inner, "MARKS": ("crown",)}
    assert list(MAKER["names"](lists)) == [
        "export const SIDES = ['left', 'right'] as const;",
        "export const PARTS = ['id', 'hidden'] as const;",
        "export const MARKS = ['crown'] as const;",
    ]


class Asked(msgspec.Struct):
    """Something asked."""

    seat: int
    pace: int | None = None
    name: str | msgspec.UnsetType = msgspec.UNSET


def test_sent_fields_with_a_default_are_optional() -> None:
    made = MAKER["Declarations"]()
    made.type_of(Asked, is_sent=True)
    fields = made.texts["Asked"].splitlines()[2:-1]
    assert fields == ["\tseat: number;", "\tpace?: number | null;", "\tname?: string;"]


def test_two_types_of_one_name_are_refused() -> None:
    made = MAKER["Declarations"]()
    made.type_of(Inner)
    namesake = msgspec.defstruct("Inner", [("seat", int)])
    with pytest.raises(AssertionError, match="two types are called Inner"):
        made.type_of(namesake)
