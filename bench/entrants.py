"""Who is measured: our games in two builds, and the peers with their pinned versions."""

from dataclasses import dataclass

OURS = ("compiled", "plain")
# Our games as they were at another commit, compiled too.
BEFORE = "before"
LOOPS = {
    "loop": "own loop",
    "driven": "driven from Python",
    "greedy": "greedy bots",
    "vector": "vector environment",
}
# What is done in a loop; only rows of the same kind are set beside each other.
KINDS = {"loop": "play", "driven": "play", "greedy": "thought", "vector": "learning"}

REQUIREMENTS = {
    "openspiel": ("open_spiel==2.0.2", "numpy==2.4.6"),
    "rlcard": ("rlcard==1.2.0", "numpy==2.4.6"),
    "pettingzoo": ("pettingzoo[classic]==1.27.0", "gymnasium==1.4.0", "numpy==2.4.6"),
    "python-chess": ("chess==1.11.2",),
    "catanatron": ("catanatron==3.2.1",),
}


# How our games are registered with OpenSpiel.
PREFIX = "tocsin_"


@dataclass(frozen=True)
class Entrant:
    """One row of the table: a case of an engine, in the environment it runs in."""

    environment: str
    module: str
    case: str
    engine: str
    game: str
    kind: str = "play"


def ours(game_ids: list[str], builds: tuple[str, ...] = OURS) -> list[Entrant]:
    """Return every game in all builds: each loop of ours, and driven by OpenSpiel."""
    return [
        entrant
        for game in game_ids
        for entrant in (
            *(
                Entrant(build, "ours", f"{game} {loop}", f"Tocsin {build}, {label}", game, kind)
                for build in builds
                for (loop, label), kind in zip(LOOPS.items(), KINDS.values(), strict=True)
                # What we were once may have had no environments.
                if build in OURS or kind != "learning"
            ),
            Entrant(
                "compiled",
                "rl_environment",
                f"{PREFIX}{game}",
                "Tocsin compiled, in OpenSpiel's rl_environment",
                game,
                "learning",
            ),
        )
    ]


def learning(case: str, engine: str) -> Entrant:
    return Entrant(
        "openspiel", "rl_environment", case, f"{engine}, rl_environment", case, "learning"
    )


def peer(environment: str, engine: str, case: str, game: str | None = None) -> Entrant:
    return Entrant(environment, environment.replace("-", "_"), case, engine, game or case)


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
