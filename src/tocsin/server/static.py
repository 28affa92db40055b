"""The built web client: files with an ETag, and its one page for every address that is not one."""

import mimetypes
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from .access.identity import set_cookie
from .context import ServerContext
from .errors import NoSuchPage
from .http.endpoints import trouble

# Longer than any file of ours has; finding out where a long path leads takes long.
LONGEST_PATH = 200
FOLDER = (Path(__file__).parent / "static").resolve()
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tocsin</title>
<h1>Tocsin</h1><p>The server runs, but the web client is not built into it.
<p>From a checkout, build it with <code>make web</code>; the API is described at
<a href="/api/openapi.json">/api/openapi.json</a>."""


def _find(path: str) -> Path | None:
    """Return the file of a path, never one outside the folder."""
    if len(path) > LONGEST_PATH:
        return None
    try:
        found = (FOLDER / path.lstrip("/")).resolve()
        inside = found.is_relative_to(FOLDER) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if inside else None


def _response(request: Request, path: Path) -> Response:
    """Return the file, or that the browser has it already."""
    content = path.read_bytes()
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(content, media_type=media, headers=headers)


async def serve(server: ServerContext, request: Request) -> Response:
    """Answer whatever is not an API call."""
    path = request.url.path
    if path.startswith("/api/"):
        return trouble(NoSuchPage("There is no such call."))
    found = _find(path) if path != "/" else None
    if found is not None:
        return _response(request, found)
    if "." in path.rpartition("/")[2]:
        return trouble(NoSuchPage("There is no such file."))
    index = _find("index.html")
    page = _response(request, index) if index is not None else HTMLResponse(MISSING)
    # The page's first calls go out together: without a cookie each would make its own guest.
    visitor = await server.auth.browser_visitor(request)
    if visitor.cookie is not None:
        page.headers["set-cookie"] = set_cookie(request, visitor.cookie)
    return page
