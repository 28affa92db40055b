// Strokes of an engraving: a path and the ink it is drawn in (Strokes.svelte).
import { polygon, type Point } from './plane';

export type Ink = 'wall' | 'shade' | 'roof' | 'dark' | 'red' | 'green' | 'line' | 'thin' | 'ink' | 'gold';
export type Stroke = readonly [Ink, string];

export const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
export const poly = (...points: Point[]) => polygon(points);
export const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A battlement: a row of teeth on the line at y. */
export function teeth(x: number, y: number, width: number, count: number, height = 6): string {
	const step = width / (2 * count - 1);
	const tooth = `v${-height}h${step}v${height}`;
	return `M${x} ${y}${Array.from({ length: count }, () => tooth).join(`h${step}`)}Z`;
}

/** Courses of masonry: short strokes, offset from row to row. */
export function stones(x: number, y: number, width: number, height: number): string {
	let path = '';
	for (let row = 0; row * 8 < height; row++)
		for (let column = 0; column * 27 + (row % 2) * 13 < width - 8; column++)
			path += `M${x + column * 27 + (row % 2) * 13} ${y + row * 8}h8`;
	return path;
}
