"""Passwords of accounts: hashing in a thread pool, and rate limits on attempts to guess them."""

from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tocsin.table.errors import BadText
from tocsin.table.people.names import clean_name
from tocsin.table.storage.person_store import Person

from ..access.limits import Buckets
from ..errors import BadLogin, NeedsAccount, TooMany
from ..operations.thread_pool import ThreadPool
from .endpoints import RequestContext

HASHER = PasswordHasher()
# Hashing occupies a core for tens of milliseconds, so that it must not run in the event loop.
POOL = ThreadPool("passwords", threads=2, max_queued=40, deadline_s=30.0)
# Attempts per second and the seconds' worth of them that may come at once.
ATTEMPTS_OF_ADDRESS = Buckets(0.5, 20)
ATTEMPTS_AT_ACCOUNT = Buckets(0.05, 200)
# Below the per-account limit, so that one address cannot lock the owner out.
ATTEMPTS_OF_ADDRESS_AT_ACCOUNT = Buckets(1 / 60, 480)
# Every attempt costs a hash, so that their total is limited too.
ATTEMPTS_IN_ALL = Buckets(20, 5)
ALL = ""
# Names of accounts do not begin with a space, so that these keys never equal one.
OWNER_PREFIX = " "


async def hashed(password: str) -> str:
    """Return the hash of a password."""
    return await POOL.run(lambda: HASHER.hash(password))


async def is_correct(person: Person | None, password: str) -> bool:
    """Tell whether an account has this password; an unknown account takes the same time."""
    stored = person.password if person is not None else None
    return await POOL.run(lambda: _matches(stored, password)) and stored is not None


def _matches(stored: str | None, password: str) -> bool:
    try:
        return HASHER.verify(stored or _dummy_hash(), password)
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _dummy_hash() -> str:
    return HASHER.hash("dummy")


async def account_for_attempt(context: RequestContext, name: str) -> Person | None:
    """Return the account of a name after counting the attempt; None if there is none."""
    try:
        account = clean_name(name).casefold()
    except BadText:
        check_attempts(context)
        return None
    check_attempts(context, account)
    return await context.server.store.account(account)


async def check_password(context: RequestContext, password: str) -> Person:
    """Return the account of the visitor; raise BadLogin unless this is its password."""
    person = await context.server.auth.person(context.person)
    if person.account is None:
        raise NeedsAccount("Only an account has a password.")
    # Counted apart from logins: attempts of strangers must not keep the owner from a change.
    check_attempts(context, f"{OWNER_PREFIX} {person.id}")
    if not await is_correct(person, password):
        raise BadLogin("This is not the current password.")
    return person


def check_attempts(context: RequestContext, account: str = "") -> None:
    """Raise TooMany if the address, the account or all clients together try too often."""
    address = context.address()
    is_allowed = ATTEMPTS_OF_ADDRESS.take(address) and ATTEMPTS_IN_ALL.take(ALL)
    if is_allowed and account:
        is_allowed = ATTEMPTS_OF_ADDRESS_AT_ACCOUNT.take(
            f"{address} {account}"
        ) and ATTEMPTS_AT_ACCOUNT.take(account)
    if not is_allowed:
        raise TooMany("Too many attempts; wait a little.")
