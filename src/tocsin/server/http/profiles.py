"""The public profile of a person."""

import re

from tocsin.table.people.profiles import Profile, profile

from ..access.identity import guest_name
from ..access.limits import Buckets
from ..errors import NoSuchPage, TooMany
from ..tables.clock import now_ms
from .endpoints import Endpoint, RequestContext

ID = re.compile("[a-z0-9]{1,40}")
# Per second and address: a profile counts all matches of a person.
PROFILES = Buckets(3)


async def show(context: RequestContext) -> Profile:
    """Return a person's matches, and results by game and against each opponent."""
    if not PROFILES.take(context.address()):
        raise TooMany("Too many profiles at once; wait a little.")
    person = context.path("id")
    await context.server.index.flush()
    result = None
    if ID.fullmatch(person):
        result = await profile(context.server.store, person, context.person, now_ms())
    if result is None:
        raise NoSuchPage("There is no such person.")
    # Guests are stored with their first action; until then, the name is derived from the id.
    result.name = result.name or guest_name(person)
    return result


ENDPOINTS = (Endpoint("GET", "/api/people/{id}", show, Profile, scopes=("read",)),)
