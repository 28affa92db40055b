"""Who is measured: our games in two builds, and the peers with their pinned versions."""

from dataclasses import dataclass

OURS = ("compiled", "plain")
# Our games as they were at another commit, compiled too.
BEFORE = "before"
LOOPS = {"loop": "own loop", "driven": "driven from Python", "greedy": "greedy bots"}

REQUIREMENTS = {
    "openspiel": ("open_spiel==2.0.2", "numpy==2.4.6"),
    "rlcard": ("rlcard==1.2.0", "numpy==2.4.6"),
    "pettingzoo": ("pettingzoo[classic]==1.27.0", "gymnasium==1.4.0", "numpy==2.4.6"),
    "python-chess": ("chess==1.11.2",),
    "catanatron": ("catanatron==3.2.1",),
}


@dataclass(frozen=True)
class Entrant:
    """One row of the table: a case of an engine, in the environment it runs in."""

    environment: str
    module: str
    case: str
    engine: str
    game: str


def ours(game_ids: list[str], builds: tuple[str, ...] = OURS) -> list[Entrant]:
    """Return every game in all builds, by the package's loop, driven, and by greedy bots."""
    return [
        Entrant(build, "ours", f"{game} {loop}", f"Tocsin {build}, {label}", game)
        for game in game_ids
        for build in builds
        for loop, label in LOOPS.items()
    ]


def peer(environment: str, engine: str, case: str, game: str | None = None) -> Entrant:
    return Entrant(environment, environment.replace("-", "_"), case, engine, game or case)


PEERS = [
    peer("openspiel", "OpenSpiel, C++", "goofspiel(imp_info=True,players=4)", "goofspiel, sealed"),
    peer("openspiel", "OpenSpiel, C++", "hearts"),
    peer("openspiel", "OpenSpiel, C++", "gin_rummy"),
    peer("openspiel", "OpenSpiel, C++", "leduc_poker"),
    peer("openspiel", "OpenSpiel, C++", "liars_dice(numdice=5)", "liars_dice, 5 dice"),
    peer("openspiel", "OpenSpiel, Python", "python_liars_poker"),
    peer("rlcard", "RLCard", "leduc-holdem"),
    peer("rlcard", "RLCard", "uno"),
    peer("rlcard", "RLCard", "gin-rummy"),
    peer("pettingzoo", "PettingZoo", "tictactoe_v3"),
    peer("pettingzoo", "PettingZoo", "leduc_holdem_v4"),
    peer("pettingzoo", "PettingZoo", "texas_holdem_v4"),
    peer("python-chess", "python-chess", "chess"),
    peer("catanatron", "Catanatron", "4", "Catan"),
]
