"""A program that comes by the token of somebody's own bot."""

from tests.server.guest import Guest, Json
from tests.server.house import House

ALL = ["read", "play", "open", "chat"]


class Robot(Guest):
    """A client with a token; it is never given a cookie."""

    def __init__(self, house: House, token: str) -> None:
        super().__init__(house)
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


def own_bot(owner: Guest, name: str = "Clockwork") -> str:
    """Return the id of a new bot."""
    found = owner.ok("POST", "/api/bots", {"name": name})
    return str(next(bot["id"] for bot in found if bot["name"] == name))


def issue(owner: Guest, bot: str, *scopes: str, **limits: Json) -> Robot:
    """Return a program with a new token for a bot, of all scopes if none is named."""
    wanted = {"label": "a laptop", "scopes": list(scopes) or ALL, "rate": 1000, **limits}
    answer = owner.ok("POST", f"/api/bots/{bot}/tokens", wanted)
    return Robot(owner.house, answer["token"])
