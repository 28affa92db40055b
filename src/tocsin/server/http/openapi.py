"""The OpenAPI description, generated from the endpoints and their types."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from tocsin import __version__

from .endpoints import NO_BODY, Endpoint, ErrorBody

PARAMETER = re.compile(r"{(\w+)}")
# Errors of every endpoint: of parsing, authentication, bans, origins, limits and the database.
ALWAYS = (400, 401, 403, 408, 413, 421, 429, 503)
MEANING = {
    400: "The request cannot be read",
    401: "The password or the token is not valid",
    403: "The visitor is not allowed to do this",
    404: "Not found",
    408: "The request did not arrive in time",
    409: "The state of the table or the account does not allow this now",
    410: "The link is void, or the table was closed by the host or quarantined as broken",
    413: "The body is too large",
    421: "The server is not reached by that name",
    422: "The request is not possible",
    429: "Too many requests",
    503: "The server cannot do this at the moment",
}
JSON = "application/json"


def describe(endpoints: Iterable[Endpoint]) -> bytes:
    """Return the description as JSON."""
    endpoints = list(endpoints)
    kinds: list[Any] = [ErrorBody]
    for endpoint in endpoints:
        kinds += [
            kind for kind in (endpoint.body, endpoint.answer, endpoint.query) if kind is not NO_BODY
        ]
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    by_kind = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint, by_kind, components
        )
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Tocsin", "version": __version__, "license": {"name": "MIT"}},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(
    endpoint: Endpoint, by_kind: dict[str, Any], components: dict[str, Any]
) -> dict[str, Any]:
    answer = by_kind[repr(endpoint.answer)]
    refusals = sorted({*ALWAYS, *endpoint.errors, *_errors_of_path(endpoint.path)})
    operation: dict[str, Any] = {
        "operationId": endpoint.handle.__name__,
        "summary": (endpoint.handle.__doc__ or "").partition("\n")[0],
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in PARAMETER.findall(endpoint.path)
        ],
        "responses": {
            "200": {"description": "Done", "content": {endpoint.media: {"schema": answer}}},
            **{str(code): _refusal(code, by_kind[repr(ErrorBody)]) for code in refusals},
        },
    }
    if endpoint.scopes:
        operation["x-bot-scopes"] = list(endpoint.scopes)
    if endpoint.body is not NO_BODY:
        content = {JSON: {"schema": by_kind[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.query is not NO_BODY:
        fields = components[endpoint.query.__name__]["properties"]
        operation["parameters"] += [
            {"name": name, "in": "query", "required": False, "schema": _plain(schema)}
            for name, schema in fields.items()
        ]
    return operation


def _errors_of_path(path: str) -> tuple[int, ...]:
    """Return the errors of all endpoints of a path with parameters: 404, and more for tables."""
    if path.startswith("/api/tables/{id}"):
        # 409: in another state, or played by another rules version; 410: closed or quarantined.
        return (404, 409, 410)
    return (404,) if PARAMETER.search(path) else ()


def _refusal(code: int, schema: Any) -> dict[str, Any]:
    return {"description": MEANING[code], "content": {JSON: {"schema": schema}}}


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a query field without null, which a query string cannot express."""
    kinds = [kind for kind in schema.get("anyOf", [schema]) if kind.get("type") != "null"]
    return {name: value for name, value in kinds[0].items() if name != "default"}
