"""Calls about what people have played."""

import re

from tocsin.table.people.profiles import Profile, profile

from ..access.identity import guest_name
from ..access.limits import Buckets
from ..errors import NoSuchPage, TooMany
from ..tables.clock import now_ms
from .endpoints import Asked, Call

ID = re.compile("[a-z0-9]{1,40}")
# Many matches are counted for it: so many a second for each address.
PROFILES = Buckets(3)


async def show(asked: Asked) -> Profile:
    """Show a person: matches, results by game and against each opponent."""
    if not PROFILES.take(asked.address()):
        raise TooMany("Too many profiles at once; wait a little.")
    person = asked.path("id")
    await asked.server.index.flush()
    found = None
    if ID.fullmatch(person):
        found = await profile(asked.server.store, person, asked.person, now_ms())
    if found is None:
        raise NoSuchPage("There is nobody like that here.")
    # Of a guest who has only just come nothing is kept, not even the name.
    found.name = found.name or guest_name(person)
    return found


CALLS = (Call("GET", "/api/people/{id}", show, Profile, scopes=("read",)),)
