"""Settings of the server, read from environment variables; all are optional."""

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from platformdirs import user_data_path

from tocsin.kernel.errors import BadOptions


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings; the environment variable of each is TOCSIN_<NAME>."""

    database: str = ""
    # Key that signs the cookies of guests; by default a random one is stored in the database.
    secret: str = ""
    # Public address of the server, for links in notices: https://play.example.org
    address: str = ""
    # Further origins whose pages may use the server, separated by commas.
    origins: str = ""
    # Pause in seconds between visible actions of bots while people are present.
    bot_delay: float = 0.6
    # Time limit of a bot's decision in seconds; beyond it, the next weaker level decides.
    bot_budget: float = 10.0
    # Worker processes for bots; 0: one for each core, at most four.
    bot_workers: int = 0
    # Seconds between checks for changes by other processes, such as `tocsin admin`.
    heartbeat: Annotated[float, msgspec.Meta(ge=0.1)] = 5.0
    # Time limit in seconds for each decision of a review.
    review_seconds: float = 0.4
    # The people who may play with corrected components or import records of such matches.
    corrections: Literal["all", "accounts", "nobody"] = "all"
    # Requests per second and address, and messages per second and socket; bursts of ten times.
    address_rate: float = 60.0
    socket_rate: float = 20.0
    # Messages per second and person over all sockets; bursts of ten times.
    person_rate: float = 30.0
    # Chat messages per second and person; bursts of twenty times.
    chat_rate: float = 0.5
    # Hints per second and person; bursts of ten times.
    hint_rate: float = 0.5
    # Bots of an account; for all of them together requests and messages per second (bursts of ten
    # times) and open sockets; and for each of them unfinished tables.
    own_bots: int = 5
    own_bot_rate: int = 20
    own_bot_sockets: int = 10
    own_bot_tables: int = 10
    # Unfinished tables and imported records of a person.
    person_tables: int = 100
    person_records: int = 200
    # Tables opened per address and day.
    address_tables: int = 1000
    # Days of inactivity after which a table is closed: before its match, and in it without clocks.
    open_days: float = 14.0
    idle_days: float = 120.0
    # Time limit in seconds for the arrival of a complete request.
    request_within: float = 10.0
    # Open connections of each address, not counting WebSockets.
    address_connections: int = 100
    # Open WebSockets of each address, and in total.
    address_sockets: int = 200
    sockets: int = 4000
    # Bearer token for /metrics; without it, only this machine may read them.
    metrics_token: str = ""
    smtp_host: str = ""
    smtp_port: int = 25
    smtp_user: str = ""
    smtp_password: str = ""
    # plain, starttls or tls
    smtp_security: str = "plain"
    smtp_from: str = "tocsin@localhost"
    # Whether webhooks may use private and loopback addresses.
    private_webhooks: bool = False

    def database_url(self) -> str:
        """Return the database; by default a file in the user's data directory."""
        return self.database or str(user_data_path("tocsin", appauthor=False) / "tocsin.sqlite3")


def from_environment(environment: Mapping[str, str] = os.environ, **given: str | None) -> Settings:
    """Return the settings; given values override environment variables."""
    names = Settings.__struct_fields__
    values = {name: environment.get(f"TOCSIN_{name.upper()}") for name in names}
    values |= {name: value for name, value in given.items() if value is not None}
    chosen = {name: value for name, value in values.items() if value}
    try:
        return msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"A TOCSIN_ setting cannot be read: {error}.") from None
