"""The figures of one match: as printed, and the tables derived from them (RULES 1)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel import board as kernel

from . import board as b


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
        self.tile16_is_bare: bool = options["tile16"] == "bare"
        # From space 30, tiles 17 and 25 take nothing (ruling A13).
        self.space30_is_closed: bool = options["space30"] == "closed"
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


class Board(PrintedFigures):
    """The printed figures and the tables that the rules derive from them."""

    def __init__(self, players: i64, options: dict[str, str]) -> None:
        super().__init__(players, options)
        # By item: 1 if it costs any resource.
        self.has_cost: vec[i64] = vec[i64]()
        # By place: value (0 for banks and the Arc); district, or NONE for landmarks and the Arc.
        self.place_values: vec[i64] = vec[i64]()
        self.home_districts: vec[i64] = vec[i64]()
        # Lots of the landmarks that cost a resource.
        self.costly_landmarks: i64 = 0
        # By value: lots of higher value, and the other lots.
        self.max_value: i64 = 0
        self.lots_above: vec[i64] = vec[i64]()
        self.lots_up_to: vec[i64] = vec[i64]()
        # By number: price of one unit of a tile that counts as tokens, else 0.
        self.unit_price: vec[i64] = vec[i64]()
        # Bit sets of numbers by effect.
        self.resource_numbers: i64 = 0
        self.prestige_numbers: i64 = 0
        self.own_numbers: i64 = 0
        self.rival_numbers: i64 = 0
        self.franc_numbers: i64 = 0
        # VP for a pair of prestige, and for a pair of resources.
        self.pair_points: vec[i64] = vec[i64]([0, 0])

    def derive_tables(self) -> None:
        """Derive the tables of the rules from the printed figures."""
        for item in range(b.SPOT_COUNT):
            first: i64 = item * b.RESOURCE_COUNT
            cost = self.costs[first] + self.costs[first + 1] + self.costs[first + 2]
            self.has_cost = append(self.has_cost, 1 if cost else 0)
        for place in range(b.PLACE_COUNT):
            self.place_values = append(
                self.place_values, self.values[place] if place < b.SPOT_COUNT else 0
            )
            home: i64 = b.NONE
            if place < b.SPACE_COUNT:
                home = place // b.VALUE_COUNT
            elif b.BANK <= place < b.ARC:
                home = place - b.BANK
            self.home_districts = append(self.home_districts, home)
        for landmark in range(b.LANDMARK_COUNT):
            if self.has_cost[b.SPACE_COUNT + landmark]:
                self.costly_landmarks |= 1 << (b.VALUE_COUNT + landmark)
        self._derive_lots()
        for number in range(b.TRACK_END + 1):
            self.unit_price = append(self.unit_price, self._price_of_unit(number))
            effect = self.effects[number]
            if b.PRESTIGE_PAIRS <= effect <= b.RESOURCE_PAIRS:
                self.pair_points[effect - b.PRESTIGE_PAIRS] = self.figures[number * b.FIGURE_COUNT]
        self.resource_numbers = self.numbers_of(b.RESOURCE)
        self.prestige_numbers = self.numbers_of(b.PRESTIGE)
        self.own_numbers = self.numbers_of(b.OWN)
        self.rival_numbers = self.numbers_of(b.RIVAL)
        self.franc_numbers = self.numbers_of(b.PER_FRANC)

    def _derive_lots(self) -> None:
        """Sort the lots by their values."""
        self.max_value = max(self.values)
        for value in range(self.max_value + 1):
            more: i64 = 0
            for lot in range(b.LOT_BITS):
                spot: i64 = lot if lot < b.VALUE_COUNT else b.SPACE_COUNT + lot - b.VALUE_COUNT
                if self.values[spot] > value:
                    more |= 1 << lot
            self.lots_above = append(self.lots_above, more)
            self.lots_up_to = append(self.lots_up_to, (1 << b.LOT_BITS) - 1 - more)

    def _price_of_unit(self, number: i64) -> i64:
        """Return the price of one unit of a bonus tile; a free kind counts as its dearest."""
        effect = self.effects[number]
        if effect != b.RESOURCE and effect != b.PRESTIGE:
            return 0
        kind = self.figures[number * b.FIGURE_COUNT]
        if kind != b.ANY:
            return self.sell[kind]
        first: i64 = 0 if effect == b.RESOURCE else b.RESOURCE_COUNT
        return max(self.sell[first], self.sell[first + 1], self.sell[first + 2])

    def numbers_of(self, effect: i64) -> i64:
        """Return the bit set of the bonus tiles with an effect."""
        numbers: i64 = 0
        for number in range(1, b.TRACK_END + 1):
            if self.effects[number] == effect:
                numbers |= 1 << number
        return numbers

    def figures_of(self, number: int) -> list[int]:
        """Return all figures of a bonus tile."""
        first = number * b.FIGURE_COUNT
        return list(self.figures[first : first + b.FIGURE_COUNT])
