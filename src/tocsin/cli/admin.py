"""tocsin admin: administration of a server's database, also while the server runs."""

import time

import click

from tocsin.kernel.errors import BadOptions
from tocsin.table.people import bans, sessions
from tocsin.table.storage.store import Store

from .listing import show
from .options import json_option, store_command
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
@store_command
async def close(store: Store, table: str, reason: str) -> None:
    """Close a TABLE: disconnect everyone there and refuse new connections."""
    if not await store.fetch("SELECT 1 FROM table_index WHERE id = $1", table):
        raise BadOptions(f"There is no table “{table}”; see “tocsin admin tables”.")
    await bans.add(store, _new_ban(bans.TABLE, table, reason))
    await store.write(*store.change_notification(table))
    click.echo(f"Table {table} is closed. {APPLIED_SOON}")


@admin.command()
@click.argument("table")
@store_command
async def reopen(store: Store, table: str) -> None:
    """Open a closed TABLE again; its match continues."""
    if not await bans.lift(store, bans.TABLE, table):
        raise BadOptions(f"There is no closed table “{table}”; see “tocsin admin bans”.")
    click.echo(f"Table {table} is open again.")


@admin.command()
@click.option("--most", default=100, show_default=True, help="Maximum number of accounts.")
@json_option
@store_command
async def people(store: Store, most: int, as_json: bool) -> None:
    """List the accounts, the newest first."""
    show(await store.accounts(most), as_json)


@admin.command("sign-out")
@click.argument("account")
@store_command
async def sign_out(store: Store, account: str) -> None:
    """End all sessions of an ACCOUNT: every browser has to sign in again."""
    await sessions.end_all(store, await _account_id(store, account))
    click.echo(f"“{account}” is signed out everywhere. {APPLIED_SOON}")


@admin.command()
@kind_argument
@click.argument("target")
@reason_option
@store_command
async def ban(store: Store, kind: str, target: str, reason: str) -> None:
    """Ban an account (TARGET is its name), an address or a network (203.0.113.0/24).

    A banned account cannot sign in, and all its sessions end.
    """
    key = await _ban_key(store, kind, target)
    # The ban first, so that the account cannot sign in between the two statements.
    await bans.add(store, _new_ban(kind, key, reason))
    if kind == bans.ACCOUNT:
        await sessions.end_all(store, key)
    banned = f"“{target}”" if kind == bans.ACCOUNT else key
    click.echo(f"The {kind} {banned} is banned. {APPLIED_SOON}")


@admin.command()
@kind_argument
@click.argument("target")
@store_command
async def unban(store: Store, kind: str, target: str) -> None:
    """Lift the ban of an account, an address or a network."""
    if not await bans.lift(store, kind, await _ban_key(store, kind, target)):
        raise BadOptions(f"The {kind} “{target}” is not banned; see “tocsin admin bans”.")
    click.echo(f"The {kind} {target} is no longer banned. {APPLIED_SOON}")


@admin.command("bans")
@json_option
@store_command
async def list_bans(store: Store, as_json: bool) -> None:
    """List the banned accounts and addresses and the closed tables, the newest first."""
    named = []
    for each in await bans.all_bans(store):
        person = await store.person(each.target) if each.kind == bans.ACCOUNT else None
        target = (person and person.account) or each.target
        named.append(bans.Ban(each.kind, target, each.at, each.reason))
    show(named, as_json)


admin.add_command(tables)


async def _ban_key(store: Store, kind: str, target: str) -> str:
    """Return the target of a ban as stored: a normalised network, or the id of an account."""
    return (
        bans.normalised_network(target)
        if kind == bans.ADDRESS
        else await _account_id(store, target)
    )


async def _account_id(store: Store, account: str) -> str:
    person = await store.account(account.casefold())
    if person is None:
        raise BadOptions(f"There is no account “{account}”; see “tocsin admin people”.")
    return person.id


def _new_ban(kind: str, target: str, reason: str) -> bans.Ban:
    return bans.Ban(kind, target, time.time_ns() // 1_000_000, reason)
