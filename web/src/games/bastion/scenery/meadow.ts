// What grows between the bastions: tufts of grass, and the paths that lead from the gates to the middle.
import type { Point } from '$lib/drawing/plane';
import { between, type Square } from '../board/geometry';
import type { Layout } from '../layout';
import type { Masonry } from './masonry';

// Three blades, for a square of 70.
const BLADES = [
	[-5, 0, -6, -5, -8, -7],
	[-3, 0, -3, -6, -3, -9],
	[1, 0, 2, -4, 5, -6]
] as const;

/** Tufts on every fifth square or so, always on the same ones. */
export function tuftsOf(field: readonly Square[], unit: number): string {
	return field
		.filter((_, place) => (place * 7) % 16 < 4)
		.map(({ corners, centre }, i) => {
			const corner = corners[i % corners.length] ?? centre;
			const [x, y] = between(centre, corner, 0.5);
			return BLADES.map((blade) => blade.map((n, axis) => (n * unit) / 70 + (axis % 2 ? y + unit * 0.05 : x)))
				.map(([a, b, ...rest]) => `M${a?.toFixed(1)} ${b?.toFixed(1)}Q${rest.map((n) => n.toFixed(1)).join(' ')}`)
				.join('');
		})
		.join('');
}

/** A trodden path from each gate, bending to the middle of the board. */
export function pathsOf({ gates }: Masonry, { middle, unit }: Pick<Layout, 'middle' | 'unit'>): string {
	return [...gates.values()]
		.map(({ from, to, out }, i) => {
			const gate = between(from, to, 0.5);
			const aside = (i % 2 ? -0.35 : 0.35) * unit;
			const bend = between(gate, middle, 0.5);
			const control: Point = [bend[0] - out[1] * aside, bend[1] + out[0] * aside];
			return `M${gate.map((n) => n.toFixed(1)).join(' ')}Q${control.map((n) => n.toFixed(1)).join(' ')} ${middle.map((n) => n.toFixed(1)).join(' ')}`;
		})
		.join('');
}
