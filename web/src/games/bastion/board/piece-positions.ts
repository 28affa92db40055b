// Positions of pieces: alone in the middle of a square, in a ring on the battlefield, a rider on its Tower.
import type { Point } from '$lib/drawing/plane';
import type { Chart, Square } from './geometry';
import type { PieceView } from '../view';

export type Stand = { at: Point; radius: number };

// Share of the square's inscribed circle; on leaning squares pieces may extend beyond it.
const FULL = { upright: 0.94, leaning: 1.16 };
const RIDER = 0.62;

export function standsOf(pieces: readonly PieceView[], chart: Chart): Map<string, Stand> {
	const stands = new Map<string, Stand>();
	const onFoot = pieces.filter((piece) => piece.square !== null && piece.carrier === null);
	for (const { id, square: name } of onFoot) {
		const square = chart.squares.get(name ?? '');
		if (!square) continue;
		const group = onFoot.filter((other) => other.square === name);
		const index = group.findIndex((other) => other.id === id);
		stands.set(id, ringed(square.centre, roomOf(square, chart), index, group.length));
	}
	for (const { id, carrier } of pieces) {
		const below = carrier ? stands.get(carrier) : undefined;
		if (below) stands.set(id, upon(below));
	}
	return stands;
}

/** Return the radius of a piece on a square. */
export function roomOf({ radius }: Square, { shape, unit }: Chart): number {
	return shape === 'hexagon' ? Math.min(radius * FULL.leaning, unit * 0.5) : radius * FULL.upright;
}

function ringed(centre: Point, radius: number, index: number, count: number): Stand {
	if (count === 1) return { at: centre, radius };
	const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
	const [size, away] = count <= 4 ? [0.62, 0.6] : [0.5, 0.84];
	return {
		at: [centre[0] + Math.cos(angle) * radius * away, centre[1] + Math.sin(angle) * radius * away],
		radius: radius * size
	};
}

/** Return the position of a rider: offset, so that both it and the Tower can be seen and chosen. */
export function upon({ at, radius }: Stand): Stand {
	return { at: [at[0] + radius * 0.54, at[1] - radius * 0.64], radius: radius * RIDER };
}
