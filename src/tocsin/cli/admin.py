"""tocsin admin: administration of a server's database, also while the server runs."""

import time

import click

from tocsin.kernel.errors import BadOptions
from tocsin.table import bans, sessions
from tocsin.table.store import Store

from .listing import show
from .options import database_option, json_option, use_store
from .tables import tables

APPLIED_SOON = "A running server applies this within seconds."
kind_argument = click.argument("kind", type=click.Choice([bans.ACCOUNT, bans.ADDRESS]))
reason_option = click.option("--reason", default="", help="A note for the list of bans.")


@click.group()
def admin() -> None:
    """Manage tables, sessions and bans of a server, which may be running."""


@admin.command()
@click.argument("table")
@reason_option
@database_option
def close(table: str, reason: str, database: str | None) -> None:
    """Close a TABLE: disconnect everyone there and refuse new connections."""
    use_store(database, lambda store: _close(store, table, reason))
    click.echo(f"Table {table} is closed. {APPLIED_SOON}")


@admin.command()
@click.argument("table")
@database_option
def reopen(table: str, database: str | None) -> None:
    """Open a closed TABLE again; its match continues."""
    if not use_store(database, lambda store: bans.lift(store, bans.TABLE, table)):
        raise BadOptions(f"There is no closed table “{table}”; see “tocsin admin bans”.")
    click.echo(f"Table {table} is open again.")


@admin.command()
@click.option("--most", default=100, show_default=True, help="Maximum number of accounts.")
@database_option
@json_option
def people(most: int, database: str | None, as_json: bool) -> None:
    """List the accounts, the newest first."""
    show(use_store(database, lambda store: store.accounts(most)), as_json)


@admin.command("sign-out")
@click.argument("account")
@database_option
def sign_out(account: str, database: str | None) -> None:
    """End all sessions of an ACCOUNT: every browser has to sign in again."""
    use_store(database, lambda store: _sign_out(store, account))
    click.echo(f"“{account}” is signed out everywhere. {APPLIED_SOON}")


@admin.command()
@kind_argument
@click.argument("target")
@reason_option
@database_option
def ban(kind: str, target: str, reason: str, database: str | None) -> None:
    """Ban an account (TARGET is its name), an address or a network (203.0.113.0/24).

    A banned account cannot sign in, and all its sessions end.
    """
    banned = use_store(database, lambda store: _ban(store, kind, target, reason))
    click.echo(f"The {kind} {banned} is banned. {APPLIED_SOON}")


@admin.command()
@kind_argument
@click.argument("target")
@database_option
def unban(kind: str, target: str, database: str | None) -> None:
    """Lift the ban of an account, an address or a network."""
    if not use_store(database, lambda store: _unban(store, kind, target)):
        raise BadOptions(f"The {kind} “{target}” is not banned; see “tocsin admin bans”.")
    click.echo(f"The {kind} {target} is no longer banned. {APPLIED_SOON}")


@admin.command("bans")
@database_option
@json_option
def list_bans(database: str | None, as_json: bool) -> None:
    """List the banned accounts and addresses and the closed tables, the newest first."""
    show(use_store(database, _bans_with_names), as_json)


admin.add_command(tables)


async def _close(store: Store, table: str, reason: str) -> None:
    if not await store.fetch("SELECT 1 FROM seating WHERE id = $1", table):
        raise BadOptions(f"There is no table “{table}”; see “tocsin admin tables”.")
    await bans.put(store, _new_ban(bans.TABLE, table, reason))
    await store.write(*store.waking(table))


async def _sign_out(store: Store, account: str) -> None:
    await sessions.end_all(store, await _account_id(store, account))


async def _ban(store: Store, kind: str, target: str, reason: str) -> str:
    if kind == bans.ADDRESS:
        network = bans.network(target)
        await bans.put(store, _new_ban(kind, network, reason))
        return network
    person = await _account_id(store, target)
    # The ban first, so that the account cannot sign in between the two statements.
    await bans.put(store, _new_ban(kind, person, reason))
    await sessions.end_all(store, person)
    return f"“{target}”"


async def _unban(store: Store, kind: str, target: str) -> bool:
    key = bans.network(target) if kind == bans.ADDRESS else await _account_id(store, target)
    return await bans.lift(store, kind, key)


async def _bans_with_names(store: Store) -> list[bans.Ban]:
    """Return all bans, with the names of accounts in place of their ids."""
    named = []
    for each in await bans.listed(store):
        person = await store.person(each.target) if each.kind == bans.ACCOUNT else None
        target = (person and person.account) or each.target
        named.append(bans.Ban(each.kind, target, each.at, each.reason))
    return named


async def _account_id(store: Store, account: str) -> str:
    person = await store.account(account.casefold())
    if person is None:
        raise BadOptions(f"There is no account “{account}”; see “tocsin admin people”.")
    return person.id


def _new_ban(kind: str, target: str, reason: str) -> bans.Ban:
    return bans.Ban(kind, target, time.time_ns() // 1_000_000, reason)
