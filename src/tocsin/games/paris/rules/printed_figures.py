"""The options and printed figures of one match (RULES 1)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel import board as kernel


class PrintedFigures(kernel.Board):
    """Options and printed figures; components.py sets them."""

    def __init__(self, players: i64, options: dict[str, str]) -> None:
        super().__init__("paris", options)
        self.free_districts: bool = options["districts"] == "free"
        self.random_setup: bool = options["setup"] == "random"
        self.closed_screens: bool = options["screens"] == "closed"
        # A used number may be taken again (ruling A4).
        self.allows_used_numbers: bool = options["numbers"] == "held"
        # Tile 16 brings no benefits (ruling A9).
        self.is_tile16_bare: bool = options["tile16"] == "bare"
        # From space 30, tiles 17 and 25 take nothing (ruling A13).
        self.is_space30_closed: bool = options["space30"] == "closed"
        self.players: i64 = players
        self.keys: i64 = 0
        self.spare_keys: i64 = 0
        self.francs: i64 = 0
        self.removed: i64 = 0
        self.banks: vec[i64] = vec[i64]()
        # By building tile: type.
        self.types: vec[i64] = vec[i64]()
        # By spot: value.
        self.values: vec[i64] = vec[i64]()
        # By item (building tile or landmark) and resource: the resources it costs.
        self.costs: vec[i64] = vec[i64]()
        # By value of a building: Francs for a bonus tile or NONE, VP, kind of the token beside it.
        self.bonus_fee: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.tokens: vec[i64] = vec[i64]()
        self.tokens_per_kind: i64 = 0
        # By landmark and slot: kind of prestige and its VP, highest VP first.
        self.slot_kind: vec[i64] = vec[i64]()
        self.slot_points: vec[i64] = vec[i64]()
        self.buy: vec[i64] = vec[i64]()
        self.sell: vec[i64] = vec[i64]()
        # By VP tile and tier: VP.
        self.vp_figures: vec[i64] = vec[i64]()
        # By number of a bonus tile (0 is unused): effect, figures, copies.
        self.effects: vec[i64] = vec[i64]()
        self.figures: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()
        # The last space of each zone of the track.
        self.zones: vec[i64] = vec[i64]()
        # By End Game tile: gain and amount.
        self.end_gain: vec[i64] = vec[i64]()
        self.end_amount: vec[i64] = vec[i64]()
