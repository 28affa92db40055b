"""Quotas: all rate limits and counters of one server process."""

from ..settings import Settings
from .chat_limits import ChatLimits
from .limits import Buckets, TokenLimits

DAY_S = 24 * 3600.0
# Opening a table costs as many tokens of an address as so many requests.
REQUESTS_PER_TABLE = 30


class Quotas:
    """The limits by address, person and bot token."""

    def __init__(self, settings: Settings) -> None:
        self.address_requests = Buckets(settings.address_rate)
        # Apart from requests, which must not block the sockets of others at the address.
        self.address_messages = Buckets(settings.address_rate)
        self.person_messages = Buckets(settings.person_rate)
        self.chat = ChatLimits(settings.chat_rate)
        self.hints = Buckets(settings.hint_rate)
        self.tokens = TokenLimits(settings.own_bot_rate, settings.own_bot_sockets)
        self.tables = Buckets(settings.address_rate / REQUESTS_PER_TABLE)
        self.daily_tables = Buckets(settings.address_tables / DAY_S, DAY_S)
        # Open sockets by address.
        self.sockets: dict[str, int] = {}
