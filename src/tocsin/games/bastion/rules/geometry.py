"""The three boards, built from a sector or an arm (RULES 1.7 to 1.10)."""

from typing import NamedTuple

from tocsin.kernel.errors import BadComponents

from .board import CORNER, GATE, GATE_SHIFT, LETTERS, LEVEL, LEVELS, NO_SEAT, SECTOR_FILES, SIDE

WIDTH, DEPTH = 8, 5
ARM_WIDTH, ARM_DEPTH = 7, 3
SPAN, MIDDLE = 13, 7
# Sides and corners of a square, clockwise: the opposite one is two steps further in the list.
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
CORNERS = ((1, 1), (1, -1), (-1, -1), (-1, 1))


class BoardPlan(NamedTuple):
    """Squares with their owners, and the squares beyond each side and corner of each."""

    shape: str
    terrain: list[str]
    bastion: list[int]
    file: list[int]
    row: list[int]
    sides: list[list[list[int]]]
    corners: list[list[list[int]]]
    # By seat: start square and letter of its kind, from the owner's edge and left to right.
    starts: list[list[tuple[int, str]]]
    centre: int | None


def sectors(players: int, terrain: list[str], start: list[str]) -> BoardPlan:
    """Return the board of two or three sectors of 8 x 5, joined at their front rows."""
    _check_map(terrain, WIDTH, DEPTH)
    _check_map(start, WIDTH, DEPTH)

    def square(seat: int, c: int, r: int) -> int:
        """Return the square in this column and row of a sector, both counted from 1."""
        return seat % players * WIDTH * DEPTH + (r - 1) * WIDTH + c - 1

    def face(seat: int, c: int) -> int:
        """Return the square beyond the front side of a front square."""
        if players == 2:
            return square(1 - seat, WIDTH + 1 - c, DEPTH)
        return square(seat + 1 if c <= WIDTH // 2 else seat + players - 1, WIDTH + 1 - c, DEPTH)

    def beyond(seat: int, c: int, r: int, dc: int, dr: int) -> list[int]:
        """Return the squares one step away in this direction."""
        if not 1 <= c + dc <= WIDTH or r + dr < 1:
            return []
        if r + dr <= DEPTH:
            return [square(seat, c + dc, r + dr)]
        stays_in_half = (c <= WIDTH // 2) == (c + dc <= WIDTH // 2)
        if players == 2 or stays_in_half:
            return [face(seat, c + dc)]
        # The central point touches the squares of the same column in the other sectors.
        return [square(seat + step, c, DEPTH) for step in (1, players - 1)]

    squares = [
        (seat, c, r)
        for seat in range(players)
        for r in range(1, DEPTH + 1)
        for c in range(1, WIDTH + 1)
    ]
    letters = [terrain[DEPTH - r][c - 1] for _, c, r in squares]
    return BoardPlan(
        "rectangle" if players == 2 else "hexagon",
        letters,
        [seat if letter != "." else NO_SEAT for (seat, _, _), letter in zip(squares, letters)],
        [
            SECTOR_FILES + seat * WIDTH + c - 1 if players == 3 else (c - 1 if seat == 0 else 8 - c)
            for seat, c, _ in squares
        ],
        [r if players == 3 or seat == 0 else 2 * DEPTH + 1 - r for seat, _, r in squares],
        [[beyond(*coordinates, *side) for side in SIDES] for coordinates in squares],
        [[beyond(*coordinates, *corner) for corner in CORNERS] for coordinates in squares],
        [
            [
                (square(seat, c, r), start[DEPTH - r][c - 1])
                for r in range(1, DEPTH + 1)
                for c in range(1, WIDTH + 1)
                if start[DEPTH - r][c - 1] != "."
            ]
            for seat in range(players)
        ],
        None,
    )


def octagon(terrain: list[str], start: list[str]) -> BoardPlan:
    """Return the board of four arms of 7 x 3 around a middle of 7 x 7."""
    _check_map(terrain, ARM_WIDTH, ARM_DEPTH)
    _check_map(start, ARM_WIDTH, ARM_DEPTH)
    low, high = ARM_DEPTH + 1, ARM_DEPTH + ARM_WIDTH

    def coordinates_of(seat: int, x: int, y: int) -> tuple[int, int]:
        """Return the coordinates on the board of a square of an arm."""
        return (
            (ARM_DEPTH + x, y),
            (y, high + 1 - x),
            (high + 1 - x, SPAN + 1 - y),
            (SPAN + 1 - y, ARM_DEPTH + x),
        )[seat]

    coordinates = [
        (x, y)
        for y in range(1, SPAN + 1)
        for x in range(1, SPAN + 1)
        if low <= x <= high or low <= y <= high
    ]
    squares = {xy: index for index, xy in enumerate(coordinates)}
    letters = ["."] * len(coordinates)
    bastion = [NO_SEAT] * len(coordinates)
    starts: list[list[tuple[int, str]]] = [[] for _ in range(4)]
    for seat in range(4):
        for y in range(1, ARM_DEPTH + 1):
            for x in range(1, ARM_WIDTH + 1):
                square = squares[coordinates_of(seat, x, y)]
                letters[square] = terrain[ARM_DEPTH - y][x - 1]
                if letters[square] != ".":
                    bastion[square] = seat
                if start[ARM_DEPTH - y][x - 1] != ".":
                    starts[seat].append((square, start[ARM_DEPTH - y][x - 1]))
    centre = squares[MIDDLE, MIDDLE]
    letters[centre] = "X"

    def beyond(x: int, y: int, dx: int, dy: int) -> list[int]:
        """Return the square one step away in this direction, if there is one."""
        return [squares[x + dx, y + dy]] if (x + dx, y + dy) in squares else []

    return BoardPlan(
        "octagon",
        letters,
        bastion,
        [x - 1 for x, _ in coordinates],
        [y for _, y in coordinates],
        [[beyond(*xy, *side) for side in SIDES] for xy in coordinates],
        [[beyond(*xy, *corner) for corner in CORNERS] for xy in coordinates],
        starts,
        centre,
    )


def links(plan: BoardPlan) -> list[int]:
    """Return the link of each pair of squares (board.SIDE and following, ruling A32)."""
    size = len(plan.terrain)
    link = [0] * (size * size)
    for square in range(size):
        for touch, rows in ((SIDE, plan.sides[square]), (CORNER, plan.corners[square])):
            for other in (other for row in rows for other in row):
                # The battlefield square has eight sides (RULES 1.10).
                whole = SIDE if plan.centre in (square, other) else touch
                link[square * size + other] = whole | _meeting(plan, square, other)
    return link


def _meeting(plan: BoardPlan, one: int, other: int) -> int:
    """Return the common level and the gate of two squares, as bits of a link."""
    level = LEVELS[LETTERS.index(plan.terrain[one])] & LEVELS[LETTERS.index(plan.terrain[other])]
    gates = [
        plan.bastion[square] + 1
        for square in (one, other)
        if LETTERS.index(plan.terrain[square]) == GATE and plan.bastion[one] != plan.bastion[other]
    ]
    return (LEVEL if level else 0) | (gates[0] << GATE_SHIFT if gates else 0)


def neighbours(link: list[int], size: int) -> list[list[int]]:
    """Return the squares in touch with each square."""
    return [
        [other for other in range(size) if link[square * size + other]] for square in range(size)
    ]


def lines(plan: BoardPlan, link: list[int]) -> list[list[int]]:
    """Return straight runs by square: middle, end, 1 if across sides (rulings A4 and A11)."""
    size = len(plan.terrain)
    runs: list[list[int]] = [[] for _ in range(size)]
    for middle in range(size):
        for rows in (plan.sides[middle], plan.corners[middle]):
            for index, entered in enumerate(rows):
                for start in entered:
                    for end in rows[(index + 2) % 4]:
                        by_side = (
                            link[start * size + middle] & link[middle * size + end] & SIDE
                        ) // SIDE
                        runs[start] += [middle, end, by_side]
    return runs


def leaps(link: list[int], adjacent: list[list[int]], size: int) -> list[list[int]]:
    """Return by square its knight's moves: end, and owner of the gate that must be open or -1.

    The ends are all squares at distance two (rulings A5 and A33).
    """
    moves = []
    for square in range(size):
        needed: dict[int, int] = {}
        for middle in adjacent[square]:
            first = link[square * size + middle]
            for end in adjacent[middle]:
                second = link[middle * size + end]
                if end == square or link[square * size + end] or not first & second & LEVEL:
                    continue
                gate = max(first, second) >> GATE_SHIFT
                needed[end] = min(gate, needed.get(end, gate))
        moves.append([number for end in sorted(needed) for number in (end, needed[end] - 1)])
    return moves


def walks(link: list[int], adjacent: list[list[int]], touch: int) -> list[list[int]]:
    """Return by square its steps on foot: neighbour, and owner of the gate between plus 1."""
    size = len(adjacent)
    steps: list[list[int]] = [[] for _ in range(size)]
    for square in range(size):
        for other in adjacent[square]:
            touching = link[square * size + other]
            if touching & touch and touching & LEVEL:
                steps[square] += [other, touching >> GATE_SHIFT]
    return steps


def distances(adjacent: list[list[int]], start: int) -> list[int]:
    """Return the distance of each square from the start, walls ignored."""
    distance = [-1] * len(adjacent)
    distance[start] = 0
    border = [start]
    for square in border:
        for other in adjacent[square]:
            if distance[other] < 0:
                distance[other] = distance[square] + 1
                border.append(other)
    return distance


def unique_squares(plan: BoardPlan, terrain: int) -> list[int]:
    """Return by seat the one square of this terrain in its bastion."""
    squares = list(zip(plan.terrain, plan.bastion))
    return [squares.index((LETTERS[terrain], seat)) for seat in range(len(plan.starts))]


def squares_before_gate(
    plan: BoardPlan, link: list[int], adjacent: list[list[int]], seat: int
) -> list[int]:
    """Return the squares outside that share a side with the seat's gate."""
    size = len(plan.terrain)
    gates = [
        square
        for square in range(size)
        if plan.terrain[square] == LETTERS[GATE] and plan.bastion[square] == seat
    ]
    return [
        square
        for square in range(size)
        if plan.bastion[square] != seat
        and any(gate in adjacent[square] and link[square * size + gate] & SIDE for gate in gates)
    ]


def nearest_squares(plan: BoardPlan, distance: list[int], owner: int) -> list[int]:
    """Return pairs of distance and square for the owner's ground, nearest first."""
    pairs: list[int] = []
    for square in sorted(range(len(distance)), key=distance.__getitem__):
        if plan.bastion[square] == owner:
            pairs += [distance[square], square]
    return pairs


def drawn_rows(plan: BoardPlan, letters: list[str]) -> list[str]:
    """Return the map as rows of letters, with a space where the board has no square."""
    files = sorted(set(plan.file))
    rows = [[" "] * len(files) for _ in range(max(plan.row))]
    for square, letter in enumerate(letters):
        rows[plan.row[square] - 1][files.index(plan.file[square])] = letter
    return ["".join(row) for row in rows]


def _check_map(rows: list[str], width: int, depth: int) -> None:
    if len(rows) != depth or any(len(row) != width for row in rows):
        raise BadComponents(f"A map must have {depth} rows of {width} squares.")
