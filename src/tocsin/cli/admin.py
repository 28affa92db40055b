"""tocsin admin: the hand of whoever runs a server, while it runs."""

import time

import click

from tocsin.kernel.errors import BadOptions
from tocsin.table import bans, sessions
from tocsin.table.store import Store

from .listing import show
from .options import ask_store, database_option, json_option
from .tables import tables

SOON = "A running server heeds it within seconds."
kind_argument = click.argument("kind", type=click.Choice([bans.ACCOUNT, bans.ADDRESS]))
reason_option = click.option("--reason", default="", help="A note to yourself.")


@click.group()
def admin() -> None:
    """Look after a server: tables, sessions and bans. It may go on meanwhile."""


@admin.command()
@click.argument("table")
@reason_option
@database_option
def close(table: str, reason: str, database: str | None) -> None:
    """Close a TABLE: its people are shown out, and nobody comes in."""
    ask_store(database, lambda store: _close(store, table, reason))
    click.echo(f"Table {table} is closed. {SOON}")


@admin.command()
@click.argument("table")
@database_option
def reopen(table: str, database: str | None) -> None:
    """Open a TABLE again that was closed; it goes on where it was."""
    if not ask_store(database, lambda store: bans.lift(store, bans.TABLE, table)):
        raise BadOptions(f"There is no closed table “{table}”; see “tocsin admin bans”.")
    click.echo(f"Table {table} is open again.")


@admin.command()
@click.option("--most", default=100, show_default=True, help="How many at the most.")
@database_option
@json_option
def people(most: int, database: str | None, as_json: bool) -> None:
    """List the people with accounts, the newest first."""
    show(ask_store(database, lambda store: store.accounts(most)), as_json)


@admin.command("sign-out")
@click.argument("account")
@database_option
def sign_out(account: str, database: str | None) -> None:
    """End all sessions of an ACCOUNT: every browser has to sign in again."""
    ask_store(database, lambda store: _sign_out(store, account))
    click.echo(f"“{account}” is signed out everywhere. {SOON}")


@admin.command()
@kind_argument
@click.argument("target")
@reason_option
@database_option
def ban(kind: str, target: str, reason: str, database: str | None) -> None:
    """Keep out an account (TARGET is its name), an address or a network (203.0.113.0/24).

    An account cannot sign in any more, and all its sessions end.
    """
    kept = ask_store(database, lambda store: _ban(store, kind, target, reason))
    click.echo(f"The {kind} {kept} is kept out. {SOON}")


@admin.command()
@kind_argument
@click.argument("target")
@database_option
def unban(kind: str, target: str, database: str | None) -> None:
    """Let an account, an address or a network in again."""
    if not ask_store(database, lambda store: _unban(store, kind, target)):
        raise BadOptions(f"The {kind} “{target}” was not kept out; see “tocsin admin bans”.")
    click.echo(f"The {kind} {target} may come in again. {SOON}")


@admin.command("bans")
@database_option
@json_option
def list_bans(database: str | None, as_json: bool) -> None:
    """List the accounts, addresses and tables that are kept out, the newest first."""
    show(ask_store(database, _listed), as_json)


# Which tables there are, and which of them are broken.
admin.add_command(tables)


async def _close(store: Store, table: str, reason: str) -> None:
    if not await store.fetch("SELECT 1 FROM seating WHERE id = $1", table):
        raise BadOptions(f"There is no table “{table}”; see “tocsin admin tables”.")
    await bans.put(store, _new(bans.TABLE, table, reason))
    await store.write(*store.waking(table))


async def _sign_out(store: Store, account: str) -> None:
    await sessions.end_all(store, await _id(store, account))


async def _ban(store: Store, kind: str, target: str, reason: str) -> str:
    if kind == bans.ADDRESS:
        network = bans.network(target)
        await bans.put(store, _new(kind, network, reason))
        return network
    person = await _id(store, target)
    # The ban first: whoever is signed out cannot come back in between.
    await bans.put(store, _new(kind, person, reason))
    await sessions.end_all(store, person)
    return f"“{target}”"


async def _unban(store: Store, kind: str, target: str) -> bool:
    kept = bans.network(target) if kind == bans.ADDRESS else await _id(store, target)
    return await bans.lift(store, kind, kept)


async def _listed(store: Store) -> list[bans.Ban]:
    """Return all bans, accounts by their names."""
    found = []
    for each in await bans.listed(store):
        person = await store.person(each.target) if each.kind == bans.ACCOUNT else None
        target = (person and person.account) or each.target
        found.append(bans.Ban(each.kind, target, each.at, each.reason))
    return found


async def _id(store: Store, account: str) -> str:
    person = await store.account(account.casefold())
    if person is None:
        raise BadOptions(f"There is no account “{account}”; see “tocsin admin people”.")
    return person.id


def _new(kind: str, target: str, reason: str) -> bans.Ban:
    return bans.Ban(kind, target, time.time_ns() // 1_000_000, reason)
