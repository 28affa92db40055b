// Where every square lies: pure geometry from its name, for the three boards and every turn of them.
// A square of the rectangle is one unit wide, and y grows downwards.
import type { Point } from '$lib/drawing/plane';
import type { Shape } from '../view-helpers';

export type Square = {
	name: string; // as the server names it: `d4`, `A:d4`
	file: string;
	row: number;
	terrain: string; // one letter
	bastion: number | null; // the seat whose bastion it belongs to
	corners: [Point, Point, Point, Point]; // from the near left, about the square
	centre: Point;
	radius: number; // of the largest circle about the centre
};
/** A side of a square, with what lies on either hand; nothing beyond it: the rim of the board. */
export type Edge = { from: Point; to: Point; square: Square; beyond: Square | null; side: number };
export type Label = { text: string; at: Point };
export type Chart = { shape: Shape; seats: number; unit: number; squares: Map<string, Square>; edges: Edge[]; labels: Label[] };

export const SEATS: Record<Shape, number> = { rectangle: 2, hexagon: 3, octagon: 4 };
const FILES = 'abcdefghijklm';
const SECTORS = 'ABC';
const SECTOR_WIDTH = 8;
const SECTOR_DEPTH = 5;

// The hexagon's sides are by turns a player's edge and one that two sectors share. The first is a little longer:
// the bastions stand there, and need the room.
const OWN_SIDE = 7.4;
const SHARED_SIDE = 6.8;
const HEIGHT = Math.sqrt(3) / 2;
const TO_OWN = (HEIGHT * (OWN_SIDE + 2 * SHARED_SIDE)) / 3;
const TO_SHARED = (HEIGHT * (2 * OWN_SIDE + SHARED_SIDE)) / 3;

/** The outline of a board about its middle, in units, without its labels. */
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

/** The point turned clockwise about the middle by that part of a circle. */
export function turned([x, y]: Point, part: number): Point {
	const angle = part * 2 * Math.PI;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	return [x * cos - y * sin, x * sin + y * cos];
}

/** The corner of a sector's grid `column` lines from its left and `row` lines from its edge, the sector lying below. */
function inSector(column: number, row: number): Point {
	const half = SECTOR_WIDTH / 2;
	const u = Math.abs(column - half) / half;
	const v = row / SECTOR_DEPTH;
	const hand = column < half ? -1 : 1;
	const middle: Point = [0, TO_OWN];
	const vertex: Point = [(hand * OWN_SIDE) / 2, TO_OWN];
	const shared: Point = [hand * TO_SHARED * HEIGHT, TO_SHARED / 2];
	// A kite: the middle of the edge, a vertex, the middle of the shared side, and the centre of the board.
	const along = (axis: 0 | 1) => (1 - u) * (1 - v) * middle[axis] + u * (1 - v) * vertex[axis] + u * v * shared[axis];
	return [along(0), along(1)];
}

function onGrid(shape: Shape, column: number, row: number): Point {
	const { left, bottom } = EXTENT[shape];
	return [column - left, bottom - row];
}

export type Place = { unit: number; middle: Point };

/** The board with the bastion of seat `turn` at the bottom; each further seat lies to the left of the one before. */
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
		for (const [place, letter] of [...letters].entries()) {
			if (letter === ' ') continue;
			const sector = shape === 'hexagon' ? Math.floor(place / SECTOR_WIDTH) : 0;
			const column = shape === 'hexagon' ? place % SECTOR_WIDTH : place;
			const file = `${shape === 'hexagon' ? `${SECTORS[sector]}:` : ''}${FILES[column]}`;
			const corner = (right: number, up: number) =>
				onSheet(
					turned(
						shape === 'hexagon' ? inSector(column + right, line + up) : onGrid(shape, column + right, line + up),
						(sector - turn) / seats
					)
				);
			const owner = bastions[line]?.[place] ?? '.';
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

/** The sides of a square: near, right, far, left as its owner sees them. */
export function sidesOf(corners: Square['corners']): [Point, Point][] {
	const [a, b, c, d] = corners;
	return [
		[a, b],
		[b, c],
		[c, d],
		[d, a]
	];
}

/** How far a point lies from the line through two others. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
	return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / Math.hypot(x2 - x1, y2 - y1);
}

const sameSide = (from: Point, to: Point) =>
	[from, to]
		.map((point) => point.map((n) => Math.round(n * 100)).join(' '))
		.sort()
		.join();

/** Every side once; squares that share one have the same two corners there, also across a seam. */
function edgesOf(squares: readonly Square[]): Edge[] {
	const found = new Map<string, Edge>();
	for (const square of squares) {
		for (const [side, [from, to]] of sidesOf(square.corners).entries()) {
			const edge = found.get(sameSide(from, to));
			if (edge) edge.beyond = square;
			else found.set(sameSide(from, to), { from, to, square, beyond: null, side });
		}
	}
	return [...found.values()];
}

/** Files at the near and far rim, rows at the left and right. */
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

/** One unit at right angles to a side, away from a point. */
export function outward(from: Point, to: Point, inside: Point): Point {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const normal: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
	const middle = between(from, to, 0.5);
	const away = (middle[0] - inside[0]) * normal[0] + (middle[1] - inside[1]) * normal[1] > 0;
	return away ? normal : [-normal[0], -normal[1]];
}
