"""Lets a net prove itself: python -m tocsin.lab.promote GAME --players N --nets FOLDER.

The same search judges by the net and by the judge, at the same table and with the same time for a
decision. Only a net whose share is larger, the whole interval of the difference being above 0, goes
to the game's folder, with what was found in its manifest.
"""

import argparse
from pathlib import Path

import msgspec

from tocsin import games
from tocsin.bots.net import Manifest

from .certainty import difference
from .deal import Contest, Deal, play_deal
from .sharing import Team, add_options, sharing

# Deals by which the time for a decision is made equal.
TRIED = 8


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """Two ways to judge at one table; where the number of players is odd, a greedy bot sits in."""

    game: str
    players: int
    ours: str
    theirs: str
    seed: str = "promotion"

    @property
    def field(self) -> list[str]:
        """Return who sits where."""
        pairs = self.players // 2
        return [self.ours, self.theirs] * pairs + ["greedy"] * (self.players % 2)

    def contest(self) -> Contest:
        """Return it as something to be played."""
        options = games.load(self.game).settle(self.players, {})
        return Contest(game=self.game, options=options, field=self.field, deals=0, seed=self.seed)

    def places(self, name: str) -> list[int]:
        """Return where a bot sits."""
        return [place for place, bot in enumerate(self.field) if bot == name]

    def pace(self, deals: list[Deal], name: str) -> float:
        """Return a bot's seconds for a decision."""
        decisions = sum(deal.decisions[place] for deal in deals for place in self.places(name))
        seconds = sum(deal.seconds[place] for deal in deals for place in self.places(name))
        return seconds / max(1, decisions)

    def told(self, deals: list[Deal]) -> str:
        """Return what was found in a sentence."""
        ours, theirs = (self.places(name) for name in (self.ours, self.theirs))
        mean, low, high = difference(deals, ours, theirs)
        paces = [1000 * self.pace(deals, name) for name in (self.ours, self.theirs)]
        return (
            f"{self.ours} against {self.theirs}, {len(deals) * self.players} matches: "
            f"difference of shares {mean:+.3f} ({low:+.3f} to {high:+.3f}), "
            f"{paces[0]:.0f} and {paces[1]:.0f} ms a decision"
        )

    def is_won(self, deals: list[Deal]) -> bool:
        """Return whether ours is better, surely."""
        return difference(deals, self.places(self.ours), self.places(self.theirs))[1] > 0.0


def even(duel: Duel, rollouts: int, team: Team) -> Duel:
    """Return the duel with as many rollouts for ours as take the same time."""
    first = msgspec.structs.replace(
        duel, ours=f"{duel.ours}:rollouts={rollouts}", theirs=f"{duel.theirs}:rollouts={rollouts}"
    )
    deals = played(first, range(TRIED), team)
    ratio = first.pace(deals, first.theirs) / first.pace(deals, first.ours)
    count = max(1, round(rollouts * ratio))
    return msgspec.structs.replace(first, ours=f"{duel.ours}:rollouts={count}")


def played(duel: Duel, numbers: range, team: Team) -> list[Deal]:
    """Return the deals of these numbers."""
    contest = duel.contest()
    return list(team.in_order(play_deal, [(contest, number) for number in numbers]))


def ship(net: Path, game_id: str, told: str) -> None:
    """Copy a net to its game, and note what it did."""
    folder = Path(str(games.data(game_id))) / "nets"
    folder.mkdir(exist_ok=True)
    manifest = msgspec.json.decode(net.with_suffix(".json").read_bytes(), type=Manifest)
    noted = msgspec.json.encode(msgspec.structs.replace(manifest, arena=told))
    (folder / net.name).write_bytes(net.read_bytes())
    text = msgspec.json.format(noted, indent=2).decode("utf-8")
    (folder / net.with_suffix(".json").name).write_text(text + "\n", "utf-8")


def main() -> None:
    """Play, tell, and ship the net if it won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--nets", type=Path, required=True, help="the folder with PLAYERS.npz")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--rollouts", type=int, default=100, help="of the judge's search (100)")
    add_options(parser)
    wish = parser.parse_args()
    duel = Duel(
        game=wish.game,
        players=wish.players,
        ours=f"expert:net={wish.nets}",
        theirs="expert:net=",
    )
    with sharing(wish.workers, wish.cluster) as team:
        duel = even(duel, wish.rollouts, team)
        deals = played(duel, range(TRIED, TRIED + wish.deals), team)
    told = duel.told(deals).replace(str(wish.nets), "this")
    print(told)
    if duel.is_won(deals):
        ship(wish.nets / f"{wish.players}.npz", wish.game, told)
    else:
        print("The judge stays.")


if __name__ == "__main__":
    main()
