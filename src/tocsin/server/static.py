"""The built web client: its files with an ETag, and index.html for all other paths."""

import mimetypes
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from .access.identity import set_cookie
from .context import ServerContext
from .errors import NoSuchPage
from .http.endpoints import error_response

# Above the length of every built file; resolving a long path is slow.
MAX_PATH_LENGTH = 200
FOLDER = (Path(__file__).parent / "static").resolve()
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tocsin</title>
<h1>Tocsin</h1><p>The server runs, but the web client is not built into it.
<p>From a checkout, build it with <code>make web</code>; the API is described at
<a href="/api/openapi.json">/api/openapi.json</a>."""


def _file(path: str) -> Path | None:
    """Return the file of a path; None if it does not exist or lies outside the folder."""
    if len(path) > MAX_PATH_LENGTH:
        return None
    try:
        file = (FOLDER / path.lstrip("/")).resolve()
        is_served = file.is_relative_to(FOLDER) and file.is_file()
    except (OSError, ValueError):
        return None
    return file if is_served else None


def _response(request: Request, path: Path) -> Response:
    """Return a file, or status 304 if the browser's copy is current."""
    content = path.read_bytes()
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(content, media_type=media, headers=headers)


async def serve(server: ServerContext, request: Request) -> Response:
    """Serve all paths that are not endpoints."""
    path = request.url.path
    if path.startswith("/api/"):
        return error_response(NoSuchPage("There is no such endpoint."))
    file = _file(path) if path != "/" else None
    if file is not None:
        return _response(request, file)
    if "." in path.rpartition("/")[2]:
        return error_response(NoSuchPage("There is no such file."))
    index = _file("index.html")
    page = _response(request, index) if index is not None else HTMLResponse(MISSING)
    # Set here, because the page's first requests are concurrent: each would create a guest.
    visitor = await server.auth.browser_visitor(request)
    if visitor.cookie is not None:
        page.headers["set-cookie"] = set_cookie(request, visitor.cookie)
    return page
