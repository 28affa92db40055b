// Where every piece stands: alone in the middle of its square, in a ring on the battlefield, a rider upon its Tower.
import type { Point } from '$lib/drawing/plane';
import type { Chart, Square } from './geometry';
import type { PieceView } from '../view';

export type Stand = { at: Point; radius: number };

// Of the circle within its square; a leaning square has narrow corners, and pieces may look over them.
const FULL = { upright: 0.94, leaning: 1.16 };
const RIDER = 0.62;

export function standsOf(pieces: readonly PieceView[], chart: Chart): Map<string, Stand> {
	const stands = new Map<string, Stand>();
	const onFoot = pieces.filter((piece) => piece.square !== null && piece.carrier === null);
	for (const { id, square: name } of onFoot) {
		const square = chart.squares.get(name ?? '');
		if (!square) continue;
		const group = onFoot.filter((other) => other.square === name);
		const place = group.findIndex((other) => other.id === id);
		stands.set(id, ringed(square.centre, roomOf(square, chart), place, group.length));
	}
	for (const { id, carrier } of pieces) {
		const below = carrier ? stands.get(carrier) : undefined;
		if (below) stands.set(id, upon(below));
	}
	return stands;
}

/** How large a piece may be drawn on a square. */
export function roomOf({ radius }: Square, { shape, unit }: Chart): number {
	return shape === 'hexagon' ? Math.min(radius * FULL.leaning, unit * 0.5) : radius * FULL.upright;
}

function ringed(centre: Point, radius: number, place: number, count: number): Stand {
	if (count === 1) return { at: centre, radius };
	const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
	const [size, away] = count <= 4 ? [0.62, 0.6] : [0.5, 0.84];
	return {
		at: [centre[0] + Math.cos(angle) * radius * away, centre[1] + Math.sin(angle) * radius * away],
		radius: radius * size
	};
}

/** A rider looks over the Tower's shoulder: both are seen, and both can be chosen. */
export function upon({ at, radius }: Stand): Stand {
	return { at: [at[0] + radius * 0.54, at[1] - radius * 0.64], radius: radius * RIDER };
}
