"""What a host may set, all by environment variables; the defaults need none of them."""

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from platformdirs import user_data_path

from tocsin.kernel.errors import BadOptions


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting is the variable TOCSIN_<NAME>."""

    database: str = ""
    # Signs the cookies; without it one is made and kept in the database.
    secret: str = ""
    # Where people reach the server, for links in notices: https://play.example.org
    address: str = ""
    # Further origins whose pages may talk to the server, with commas.
    origins: str = ""
    # Seconds between visible decisions of bots while people watch.
    bot_delay: float = 0.6
    # Seconds after which a bot that still thinks is replaced by the next level down.
    bot_budget: float = 10.0
    bot_workers: int = 0
    # Seconds between two looks at what was done elsewhere, as by `tocsin admin`.
    heartbeat: Annotated[float, msgspec.Meta(ge=0.1)] = 5.0
    # Seconds at the most for each decision of a match that is analysed.
    review_seconds: float = 0.4
    # Who may play by corrected figures, or bring records of such matches.
    corrections: Literal["all", "accounts", "nobody"] = "all"
    # Requests per second and address, and messages per second and socket; bursts of ten times.
    address_rate: float = 60.0
    socket_rate: float = 20.0
    # Messages per second and person, over all of that person's pages; bursts of ten times.
    person_rate: float = 30.0
    # Lines of chat per second and person; bursts of twenty times.
    chat_rate: float = 0.5
    # Hints per second and person; bursts of ten times.
    hint_rate: float = 0.5
    # Bots of their own that an account may have; requests and messages per second of all of them,
    # bursts of ten times; sockets open at once; and unfinished tables that each may have opened.
    own_bots: int = 5
    own_bot_rate: int = 20
    own_bot_sockets: int = 10
    own_bot_tables: int = 10
    # Unfinished tables and records brought here that a person may have.
    person_tables: int = 100
    person_records: int = 200
    # Tables that may be opened from one address in a day.
    address_tables: int = 1000
    # Days without a move after which a table is closed: before its match, and without clocks in it.
    open_days: float = 14.0
    idle_days: float = 120.0
    # Seconds in which a whole request must have come.
    request_within: float = 10.0
    # Connections open at once for each address, beside its sockets.
    address_connections: int = 100
    # Sockets open at once: for each address, and in all.
    address_sockets: int = 200
    sockets: int = 4000
    # Whoever knows it may read /metrics from anywhere; without it, only this machine may.
    metrics_token: str = ""
    smtp_host: str = ""
    smtp_port: int = 25
    smtp_user: str = ""
    smtp_password: str = ""
    # plain, starttls or tls
    smtp_security: str = "plain"
    smtp_from: str = "tocsin@localhost"
    # Webhooks may go to private and loopback addresses.
    private_webhooks: bool = False

    def database_url(self) -> str:
        """Return the database, by default a file in the place the system has for such data."""
        return self.database or str(user_data_path("tocsin", appauthor=False) / "tocsin.sqlite3")


def from_environment(environment: Mapping[str, str] = os.environ, **given: str | None) -> Settings:
    """Return the settings; those given win over the environment."""
    names = Settings.__struct_fields__
    found = {name: environment.get(f"TOCSIN_{name.upper()}") for name in names}
    found |= {name: value for name, value in given.items() if value is not None}
    chosen = {name: value for name, value in found.items() if value}
    try:
        return msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"A TOCSIN_ setting cannot be read: {error}.") from None
