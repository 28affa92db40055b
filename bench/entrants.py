"""The cases to measure: our games in two builds, and other libraries with pinned versions."""

from dataclasses import dataclass

OURS = ("compiled", "plain")
# Our games at another commit, compiled.
BEFORE = "before"
LOOPS = {
    "loop": "own loop",
    "driven": "driven from Python",
    "greedy": "greedy bots",
    "vector": "vector environment",
}
# Only rows of the same kind are compared with each other.
KINDS = {"loop": "play", "driven": "play", "greedy": "thought", "vector": "learning"}

REQUIREMENTS = {
    "openspiel": ("open_spiel==2.0.2", "numpy==2.4.6"),
    "rlcard": ("rlcard==1.2.0", "numpy==2.4.6"),
    "pettingzoo": ("pettingzoo[classic]==1.27.0", "gymnasium==1.4.0", "numpy==2.4.6"),
    "python-chess": ("chess==1.11.2",),
    "catanatron": ("catanatron==3.2.1",),
}


# Prefix of our games' names in OpenSpiel.
PREFIX = "tocsin_"


@dataclass(frozen=True)
class BenchCase:
    """One row of the table: a game of an engine, and the environment to run it in."""

    environment: str
    module: str
    case: str
    engine: str
    game: str
    kind: str = "play"


def ours(game_ids: list[str], builds: tuple[str, ...] = OURS) -> list[BenchCase]:
    """Return the cases of our games: each loop in each build, and OpenSpiel's environment."""
    return [
        case
        for game in game_ids
        for case in (
            *(
                BenchCase(build, "ours", f"{game} {loop}", f"Tocsin {build}, {label}", game, kind)
                for build in builds
                for (loop, label), kind in zip(LOOPS.items(), KINDS.values(), strict=True)
                # Older commits may lack the environments.
                if build in OURS or kind != "learning"
            ),
            BenchCase(
                "compiled",
                "rl_environment",
                f"{PREFIX}{game}",
                "Tocsin compiled, in OpenSpiel's rl_environment",
                game,
                "learning",
            ),
        )
    ]


def learning(case: str, engine: str) -> BenchCase:
    return BenchCase(
        "openspiel", "rl_environment", case, f"{engine}, rl_environment", case, "learning"
    )


def peer(environment: str, engine: str, case: str, game: str | None = None) -> BenchCase:
    return BenchCase(environment, environment.replace("-", "_"), case, engine, game or case)


PEERS = [
    peer("openspiel", "OpenSpiel, C++", "goofspiel(imp_info=True,players=4)", "goofspiel, sealed"),
    peer("openspiel", "OpenSpiel, C++", "hearts"),
    peer("openspiel", "OpenSpiel, C++", "gin_rummy"),
    peer("openspiel", "OpenSpiel, C++", "leduc_poker"),
    peer("openspiel", "OpenSpiel, C++", "liars_dice(numdice=5)", "liars_dice, 5 dice"),
    peer("openspiel", "OpenSpiel, Python", "python_liars_poker"),
    learning("python_liars_poker", "OpenSpiel, Python"),
    learning("leduc_poker", "OpenSpiel, C++"),
    learning("gin_rummy", "OpenSpiel, C++"),
    peer("rlcard", "RLCard", "leduc-holdem"),
    peer("rlcard", "RLCard", "uno"),
    peer("rlcard", "RLCard", "gin-rummy"),
    peer("pettingzoo", "PettingZoo", "tictactoe_v3"),
    peer("pettingzoo", "PettingZoo", "leduc_holdem_v4"),
    peer("pettingzoo", "PettingZoo", "texas_holdem_v4"),
    peer("python-chess", "python-chess", "chess"),
    peer("catanatron", "Catanatron", "4", "Catan"),
]
