"""The squares of a match as packed rows: terrain, neighbours, distances (RULES 1)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel import board


def packed(row: list[int]) -> vec[i64]:
    """Return a packed row."""
    return vec[i64](list(row))


def tabled(table: list[list[int]]) -> vec[vec[i64]]:
    """Return packed rows, one for each square or seat."""
    return vec[vec[i64]]([packed(row) for row in table])


class Ground(board.Board):
    """The squares of a match: what each is, what is around it, and whose it is."""

    def __init__(
        self,
        options: dict[str, str],
        players: int,
        shape: str,
        drawings: list[list[str]],
        rows: dict[str, list[int]],
        tables: dict[str, list[list[int]]],
    ) -> None:
        super().__init__("bastion", options)
        self.shape: str = shape
        self.players: i64 = players
        # As drawn, by row from the first and by file: the terrain's letter, the bastion's seat.
        self.drawn: list[str] = drawings[0]
        self.drawn_bastions: list[str] = drawings[1]
        # By square: its terrain and levels, whose bastion it belongs to, and its name's parts.
        self.size: i64 = len(rows["terrain"])
        self.terrain: vec[i64] = packed(rows["terrain"])
        self.level: vec[i64] = packed(rows["level"])
        self.bastion: vec[i64] = packed(rows["bastion"])
        self.file: vec[i64] = packed(rows["file"])
        self.row: vec[i64] = packed(rows["row"])
        # By square: its place among the names of all boards' squares, and back.
        self.name: vec[i64] = packed(rows["name"])
        self.named: vec[i64] = packed(rows["named"])
        # By square * size + square: how the two touch.
        self.link: vec[i64] = packed(rows["link"])
        self.adjacent: vec[vec[i64]] = tabled(tables["adjacent"])
        # By square: neighbour, and how the two touch; again and again.
        self.contacts: vec[vec[i64]] = tabled(tables["contacts"])
        # By square: the neighbours at a common level and whose gate parts them, plus 1; those
        # across a side, then all.
        self.side_walks: vec[vec[i64]] = tabled(tables["side_walks"])
        self.walks_all: vec[vec[i64]] = tabled(tables["walks_all"])
        # By square: middle, end, 1 if both steps cross sides; again and again.
        self.lines: vec[vec[i64]] = tabled(tables["lines"])
        # By square: end of a knight's move, and whose gate must be open for it.
        self.leaps: vec[vec[i64]] = tabled(tables["leaps"])
        # For bots, which fill it in as they ask: by the drawbridges that are closed, as bits, then
        # by goal * 2, by sides only 1 more: how far it is on foot from each square.
        self.ways: dict[int, vec[vec[i64]]] = {}
        # By square and square: how many steps it is, walls not minded.
        self.flights: vec[vec[i64]] = tabled(tables["flights"])
        self.centre: i64 = rows["centre"][0]
        # By seat: its start squares, bastion first, and the kind that stands there.
        self.starts: vec[vec[i64]] = tabled(tables["starts"])
        self.start_kinds: vec[vec[i64]] = tabled(tables["start_kinds"])
        self.thrones: vec[i64] = packed(rows["thrones"])
        self.prisons: vec[i64] = packed(rows["prisons"])
        self.treasuries: vec[i64] = packed(rows["treasuries"])
        self.turrets: vec[i64] = packed(rows["turrets"])
        # By seat: the squares before the gate; distance and square, again and again, of its
        # bastion around the throne, and of the open ground around its prison.
        self.fronts: vec[vec[i64]] = tabled(tables["fronts"])
        self.refuges: vec[vec[i64]] = tabled(tables["refuges"])
        self.outside: vec[vec[i64]] = tabled(tables["outside"])
