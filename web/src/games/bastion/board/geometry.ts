// Positions of squares, computed from their names, for the three boards in every rotation.
// The unit is a square of the rectangular board; y grows downwards.
import type { Point } from '$lib/drawing/plane';
import type { Shape } from '../view-helpers';

export type Square = {
	name: string; // as in the view: `d4`, `A:d4`
	file: string;
	row: number;
	terrain: string; // one letter
	bastion: number | null; // the seat that owns the bastion
	corners: [Point, Point, Point, Point]; // from the near left, around the square
	centre: Point;
	radius: number; // of the largest inscribed circle
};
/** An edge of a square and its neighbour; beyond is null at the rim of the board. */
export type Edge = { from: Point; to: Point; square: Square; beyond: Square | null; side: number };
export type Label = { text: string; at: Point };
export type Chart = { shape: Shape; seats: number; unit: number; squares: Map<string, Square>; edges: Edge[]; labels: Label[] };

export const SEATS: Record<Shape, number> = { rectangle: 2, hexagon: 3, octagon: 4 };
const FILES = 'abcdefghijklm';
const SECTORS = 'ABC';
const SECTOR_WIDTH = 8;
const SECTOR_DEPTH = 5;

// The hexagon alternates a player's edge and an edge shared by two sectors. Player's edges are a little longer,
// because the bastions need the room.
const OWN_SIDE = 7.4;
const SHARED_SIDE = 6.8;
const HEIGHT = Math.sqrt(3) / 2;
const TO_OWN = (HEIGHT * (OWN_SIDE + 2 * SHARED_SIDE)) / 3;
const TO_SHARED = (HEIGHT * (2 * OWN_SIDE + SHARED_SIDE)) / 3;

/** The extent of a board around its centre, without labels. */
export const EXTENT: Record<Shape, { left: number; right: number; top: number; bottom: number }> = {
	rectangle: { left: 4, right: 4, top: 5, bottom: 5 },
	hexagon: {
		left: (OWN_SIDE + SHARED_SIDE) / 2,
		right: (OWN_SIDE + SHARED_SIDE) / 2,
		top: TO_SHARED,
		bottom: TO_OWN
	},
	octagon: { left: 6.5, right: 6.5, top: 6.5, bottom: 6.5 }
};

/** Rotate a point clockwise around the centre by a fraction of a turn. */
export function turned([x, y]: Point, part: number): Point {
	const angle = part * 2 * Math.PI;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	return [x * cos - y * sin, x * sin + y * cos];
}

/** Return the corner at grid line `column` from the left and `row` from the edge of the bottom sector. */
function inSector(column: number, row: number): Point {
	const half = SECTOR_WIDTH / 2;
	const u = Math.abs(column - half) / half;
	const v = row / SECTOR_DEPTH;
	const hand = column < half ? -1 : 1;
	const middle: Point = [0, TO_OWN];
	const vertex: Point = [(hand * OWN_SIDE) / 2, TO_OWN];
	const shared: Point = [hand * TO_SHARED * HEIGHT, TO_SHARED / 2];
	// Bilinear map of a kite: middle of the edge, vertex, middle of the shared edge, centre of the board.
	const along = (axis: 0 | 1) => (1 - u) * (1 - v) * middle[axis] + u * (1 - v) * vertex[axis] + u * v * shared[axis];
	return [along(0), along(1)];
}

function onGrid(shape: Shape, column: number, row: number): Point {
	const { left, bottom } = EXTENT[shape];
	return [column - left, bottom - row];
}

export type Place = { unit: number; middle: Point };

/** Return the board with the bastion of seat `turn` at the bottom; further seats follow clockwise. */
export function chartOf(
	shape: Shape,
	terrain: readonly string[],
	bastions: readonly string[],
	turn: number,
	{ unit, middle }: Place = { unit: 1, middle: [0, 0] }
): Chart {
	const onSheet = ([x, y]: Point): Point => [middle[0] + x * unit, middle[1] + y * unit];
	const seats = SEATS[shape];
	const squares = new Map<string, Square>();
	for (const [line, letters] of terrain.entries()) {
		for (const [index, letter] of [...letters].entries()) {
			if (letter === ' ') continue;
			const sector = shape === 'hexagon' ? Math.floor(index / SECTOR_WIDTH) : 0;
			const column = shape === 'hexagon' ? index % SECTOR_WIDTH : index;
			const file = `${shape === 'hexagon' ? `${SECTORS[sector]}:` : ''}${FILES[column]}`;
			const corner = (right: number, up: number) =>
				onSheet(
					turned(
						shape === 'hexagon' ? inSector(column + right, line + up) : onGrid(shape, column + right, line + up),
						(sector - turn) / seats
					)
				);
			const owner = bastions[line]?.[index] ?? '.';
			const corners: Square['corners'] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
			const centre = middleOf(corners);
			squares.set(`${file}${line + 1}`, {
				name: `${file}${line + 1}`,
				file,
				row: line + 1,
				terrain: letter,
				bastion: owner === '.' ? null : Number(owner),
				corners,
				centre,
				radius: Math.min(...sidesOf(corners).map(([from, to]) => distance(centre, from, to)))
			});
		}
	}
	const edges = edgesOf([...squares.values()]);
	return { shape, seats, unit, squares, edges, labels: labelsOf(edges, Math.max(unit * 0.24, Math.min(9, unit))) };
}

export function middleOf(points: readonly Point[]): Point {
	const sum = (axis: 0 | 1) => points.reduce((all, point) => all + point[axis], 0) / points.length;
	return [sum(0), sum(1)];
}

export function between(from: Point, to: Point, part: number): Point {
	return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Return the edges of a square: near, right, far, left, as seen by its owner. */
export function sidesOf(corners: Square['corners']): [Point, Point][] {
	const [a, b, c, d] = corners;
	return [
		[a, b],
		[b, c],
		[c, d],
		[d, a]
	];
}

/** Return the distance of a point from the line through two others. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
	return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / Math.hypot(x2 - x1, y2 - y1);
}

const sameSide = (from: Point, to: Point) =>
	[from, to]
		.map((point) => point.map((n) => Math.round(n * 100)).join(' '))
		.sort()
		.join();

/** Return every edge once; squares that share an edge have equal corners there, also across a seam. */
function edgesOf(squares: readonly Square[]): Edge[] {
	const edges = new Map<string, Edge>();
	for (const square of squares) {
		for (const [side, [from, to]] of sidesOf(square.corners).entries()) {
			const edge = edges.get(sameSide(from, to));
			if (edge) edge.beyond = square;
			else edges.set(sameSide(from, to), { from, to, square, beyond: null, side });
		}
	}
	return [...edges.values()];
}

/** Return the labels: files at the near and far rim, rows at the left and right. */
function labelsOf(edges: readonly Edge[], away: number): Label[] {
	return edges
		.filter((edge) => edge.beyond === null)
		.map(({ from, to, square, side }) => {
			const middle = between(from, to, 0.5);
			const out = outward(from, to, square.centre);
			return {
				text: side % 2 === 0 ? (square.file.split(':').at(-1) ?? '') : String(square.row),
				at: [middle[0] + out[0] * away, middle[1] + out[1] * away]
			};
		});
}

/** Return the unit normal of an edge, pointing away from `inside`. */
export function outward(from: Point, to: Point, inside: Point): Point {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const normal: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
	const middle = between(from, to, 0.5);
	const away = (middle[0] - inside[0]) * normal[0] + (middle[1] - inside[1]) * normal[1] > 0;
	return away ? normal : [-normal[0], -normal[1]];
}
