// The ground between the bastions: tufts of grass, and paths from the gates to the centre.
import type { Point } from '$lib/drawing/plane';
import { between, type Square } from '../board/geometry';
import type { Layout } from '../layout';
import type { Masonry } from './masonry';

// Three blades, for a square of 70 units.
const BLADES = [
	[-5, 0, -6, -5, -8, -7],
	[-3, 0, -3, -6, -3, -9],
	[1, 0, 2, -4, 5, -6]
] as const;

/** Return tufts on about every fifth square, always the same ones. */
export function tuftsOf(field: readonly Square[], unit: number): string {
	return field
		.filter((_, index) => (index * 7) % 16 < 4)
		.map(({ corners, centre }, i) => {
			const corner = corners[i % corners.length] ?? centre;
			const [x, y] = between(centre, corner, 0.5);
			return BLADES.map((blade) => blade.map((n, axis) => (n * unit) / 70 + (axis % 2 ? y + unit * 0.05 : x)))
				.map(([a, b, ...rest]) => `M${a?.toFixed(1)} ${b?.toFixed(1)}Q${rest.map((n) => n.toFixed(1)).join(' ')}`)
				.join('');
		})
		.join('');
}

/** Return a path from each gate to the centre of the board. */
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
