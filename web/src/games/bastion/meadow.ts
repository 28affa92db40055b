// What grows between the bastions: tufts of grass, and the paths that lead from the gates to the middle.
import type { Point } from '$lib/drawing/plane';
import { between, type Square } from './geometry';
import type { Layout } from './layout';
import type { Masonry } from './masonry';

const TUFT = 'm-5 0q-1-5-3-7m5 7q0-6 0-9m4 9q1-4 4-6';

/** Tufts on every fifth square or so, always on the same ones. */
export function tuftsOf(field: readonly Square[], unit: number): string {
	return field
		.filter((_, place) => (place * 7) % 16 < 4)
		.map(({ corners, centre }, i) => {
			const corner = corners[i % corners.length] ?? centre;
			const [x, y] = between(centre, corner, 0.5);
			return `M${x.toFixed(1)} ${(y + unit * 0.05).toFixed(1)}${TUFT}`;
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
