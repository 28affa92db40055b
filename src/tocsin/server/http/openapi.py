"""The OpenAPI description, made from the calls and their types."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from tocsin import __version__

from .endpoints import NO_BODY, Endpoint, ErrorBody

PARAMETER = re.compile(r"{(\w+)}")
# Any call may be refused for these: unreadable, by a token that opens nothing, too large, too
# often, too slow; of a foreign page or name, or by somebody who is kept out; or while the database
# is away.
ALWAYS = (400, 401, 403, 408, 413, 421, 429, 503)
MEANING = {
    400: "The request cannot be read",
    401: "The password or the token is not right",
    403: "It is not yours to ask",
    404: "There is no such thing",
    408: "The request did not come in time",
    409: "The table has come to another point",
    410: "The link is void, or the table was closed by the host or set aside as broken",
    413: "The body is too large",
    421: "The server does not go by that name",
    422: "What was asked for is not possible",
    429: "Too many requests",
    503: "The server cannot do that just now",
}
JSON = "application/json"


def describe(calls: Iterable[Endpoint]) -> bytes:
    """Return the description as JSON."""
    calls = list(calls)
    kinds: list[Any] = [ErrorBody]
    for call in calls:
        kinds += [kind for kind in (call.body, call.answer, call.query) if kind is not NO_BODY]
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    by_kind = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, by_kind, components)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Tocsin", "version": __version__, "license": {"name": "MIT"}},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(
    call: Endpoint, by_kind: dict[str, Any], components: dict[str, Any]
) -> dict[str, Any]:
    answer = by_kind[repr(call.answer)]
    refusals = sorted({*ALWAYS, *call.errors, *_errors_of_path(call.path)})
    operation: dict[str, Any] = {
        "operationId": call.handle.__name__,
        "summary": (call.handle.__doc__ or "").partition("\n")[0],
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in PARAMETER.findall(call.path)
        ],
        "responses": {
            "200": {"description": "Done", "content": {call.media: {"schema": answer}}},
            **{str(code): _refusal(code, by_kind[repr(ErrorBody)]) for code in refusals},
        },
    }
    if call.scopes:
        operation["x-bot-scopes"] = list(call.scopes)
    if call.body is not NO_BODY:
        content = {JSON: {"schema": by_kind[repr(call.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if call.query is not NO_BODY:
        fields = components[call.query.__name__]["properties"]
        operation["parameters"] += [
            {"name": name, "in": "query", "required": False, "schema": _plain(schema)}
            for name, schema in fields.items()
        ]
    return operation


def _errors_of_path(path: str) -> tuple[int, ...]:
    """Return the errors of all calls at such a path: the thing that it names may not be there."""
    if path.startswith("/api/tables/{id}"):
        # At another point or by other rules, closed or set aside.
        return (404, 409, 410)
    return (404,) if PARAMETER.search(path) else ()


def _refusal(code: int, schema: Any) -> dict[str, Any]:
    return {"description": MEANING[code], "content": {JSON: {"schema": schema}}}


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a query field without null, which a query cannot say."""
    kinds = [kind for kind in schema.get("anyOf", [schema]) if kind.get("type") != "null"]
    return {name: value for name, value in kinds[0].items() if name != "default"}
