"""Generates TypeScript types from the Python types of messages, calls and views (`make types`).

The layout is that of Prettier.
"""

import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import UnsetType

from tocsin import games
from tocsin.kernel.change import Change
from tocsin.server.app import ENDPOINTS
from tocsin.server.http.endpoints import NO_BODY, ErrorBody
from tocsin.server.websocket import messages

WEB = Path(__file__).parents[1] / "web" / "src"
WIDTH = 140
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
UNIONS = (Union, UnionType)
# A recursive type, which is declared by hand in change.ts.
CHANGE = get_args(Change)
# Record is a built-in type of TypeScript.
RENAMED = {"Record": "MatchRecord"}
IMPORTS = {"Change": "import type { Change } from './change';"}
COMMENT = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)


class Declarations:
    """TypeScript declarations, each after those that it refers to."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self._kinds: dict[str, Any] = {}

    def union(self, name: str, kind: Any, is_sent: bool = False) -> None:
        """Declare a union of messages."""
        members = [self.type_of(member, is_sent) for member in get_args(kind)]
        line = f"export type {name} = {' | '.join(members)};"
        if len(line) > WIDTH:
            line = f"export type {name} =" + "".join(f"\n\t| {member}" for member in members) + ";"
        self.texts[name] = line

    def type_of(self, kind: Any, is_sent: bool = False) -> str:
        """Return the TypeScript type, and declare the types that it refers to.

        In sent types, fields with a default are optional; in received ones, only if the struct
        omits defaults.
        """
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            # A list of a fixed length is a tuple in TypeScript.
            if get_origin(inner[0]) is list and inner[1].min_length == inner[1].max_length:
                item = self.type_of(get_args(inner[0])[0], is_sent)
                return f"[{', '.join([item] * inner[1].min_length)}]"
            return self.type_of(inner[0], is_sent)
        if kind in PLAIN:
            return PLAIN[kind]
        if kind is Any:
            return "unknown"
        if origin is Literal:
            return " | ".join(_literal(value) for value in inner)
        if origin in UNIONS:
            return " | ".join(self._members(inner, is_sent))
        if origin is list or (origin is tuple and inner[-1] is Ellipsis):
            item = self.type_of(inner[0], is_sent)
            return f"({item})[]" if get_origin(inner[0]) in (*UNIONS, Literal) else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.type_of(item, is_sent) for item in inner)}]"
        if origin is dict:
            key, value = (self.type_of(part, is_sent) for part in inner)
            return f"Record<{key}, {value}>"
        return self._declared(kind, is_sent)

    def _members(self, kinds: tuple[Any, ...], is_sent: bool) -> Iterator[str]:
        if set(CHANGE) <= set(kinds):
            yield "Change"
            kinds = tuple(kind for kind in kinds if kind not in CHANGE)
        for kind in kinds:
            yield self.type_of(kind, is_sent)

    def _declared(self, kind: Any, is_sent: bool) -> str:
        name: str = RENAMED.get(kind.__name__, kind.__name__)
        assert self._kinds.get(name, kind) is kind, f"two types are called {name}"
        if name not in self._kinds:
            self._kinds[name] = kind
            self.texts[name] = self._declaration(name, kind, is_sent)
        return name

    def _declaration(self, name: str, kind: Any, is_sent: bool) -> str:
        summary = " ".join((inspect.getdoc(kind) or "").partition("\n\n")[0].split())
        comments = dict(COMMENT.findall(inspect.getsource(kind)))
        lines = [f"/** {summary} */", f"export type {name} = {{"]
        for field, of in _typed_dict(kind) if is_typeddict(kind) else _struct(kind, is_sent):
            comment = comments.get(field.removesuffix("?"))
            line = f"\t{field}: {self.type_of(of, is_sent)};"
            lines.append(f"{line} // {comment}" if comment else line)
        return "\n".join([*lines, "};"])


def _literal(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else f"'{value}'"


def _typed_dict(kind: Any) -> Iterable[tuple[str, Any]]:
    for name, of in get_type_hints(kind, include_extras=True).items():
        yield (name if name in kind.__required_keys__ else f"{name}?"), of


def _struct(kind: type[msgspec.Struct], is_sent: bool) -> Iterable[tuple[str, Any]]:
    config = kind.__struct_config__
    if config.tag is not None:
        yield str(config.tag_field), Literal[config.tag]
    for field in msgspec.structs.fields(kind):
        of = field.type
        may_be_unset = UnsetType in get_args(of)
        if not may_be_unset and (field.required or not (is_sent or config.omit_defaults)):
            yield field.encode_name, of
            continue
        # An omitted field is never null when received, and unset does not exist in JSON.
        absent = UnsetType if is_sent or may_be_unset else NoneType
        yield f"{field.encode_name}?", _without(absent, of)


def _without(absent: Any, kind: Any) -> Any:
    if get_origin(kind) not in UNIONS:
        return kind
    return reduce(or_, (member for member in get_args(kind) if member is not absent))


def wire() -> str:
    """Return the types of the protocol between server and pages."""
    types = Declarations()
    types.union("FromServer", messages.FromServer)
    types.type_of(ErrorBody)
    for call in ENDPOINTS:
        types.type_of(call.answer)
    types.union("Request", messages.Request, is_sent=True)
    types.type_of(messages.Hello, is_sent=True)
    for call in ENDPOINTS:
        if call.body is not NO_BODY:
            types.type_of(call.body, is_sent=True)
    return _file("src/tocsin/server", types, f"export const PROTOCOL = {messages.PROTOCOL};")


def view(game_id: str) -> str:
    """Return the types of a game's view."""
    types = Declarations()
    kind = games.load(game_id).chapters.view_type
    types.type_of(kind)
    lists = getattr(sys.modules[kind.__module__], "LISTS", {})
    return _file(f"src/tocsin/games/{game_id}/display/view_types.py", types, *names(lists))


def names(lists: dict[str, Any]) -> Iterator[str]:
    """Yield constants with the values of a literal, the keys of a TypedDict, or a tuple."""
    for name, kind in lists.items():
        values = kind if isinstance(kind, tuple) else get_args(kind) or get_type_hints(kind)
        yield f"export const {name} = [{', '.join(map(_literal, values))}] as const;"


def _file(source: str, made: Declarations, *first: str) -> str:
    body = "\n\n".join([*first, *made.texts.values()])
    imports = [line for name, line in IMPORTS.items() if re.search(rf"\b{name}\b", body)]
    head = [f"// Made by `make types` from {source}: change it there.", *imports]
    return "\n".join(head) + f"\n\n{body}\n"


def files() -> dict[Path, str]:
    """Return the text of each generated file; games without a board have none."""
    made = {WEB / "lib" / "net" / "wire.ts": wire()}
    for game_id in games.ids():
        folder = WEB / "games" / game_id
        if folder.is_dir():
            made[folder / "view.ts"] = view(game_id)
    return made


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
