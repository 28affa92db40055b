// Placement of price tags: beside their thing, covering as little as possible of other things that can be chosen.
import type { Box, Point } from '$lib/drawing/plane';
import type { Option } from '$lib/net/protocol';
import { BAND, bankAt, ETOILE, landmarkAt, plotAt } from '../layout';
import { measured, previewOf, type Mark } from '../signs/sign-rows';
import type { Play } from '$lib/board/context';
import { optionsOf } from '../view-helpers';
import type { ParisView } from '../view';

export type Tag = { thing: string; marks: Mark[]; box: Box };

export const TAG = 16; // size of the icons
const HEIGHT = TAG * 1.32;

type Stands = { thing: string; box: Box };

const about = ([x, y]: Point, left: number, top: number, right: number, bottom: number): Box => ({
	x: x + left,
	y: y + top,
	width: right - left,
	height: bottom - top
});

/** Return everything on the plan that can have a tag, with its box. */
function standing(view: ParisView): Stands[] {
	return [
		{ thing: 'arc:arc', box: about([0, 0], -ETOILE, -ETOILE, ETOILE, ETOILE) },
		...view.districts.flatMap((district, place) => [
			{ thing: `bank:${district.id}`, box: about(bankAt(place), -40, -30, 40, 24) },
			...district.spaces.map((space, i) => ({ thing: `space:${space.id}`, box: about(plotAt(place, i), -31, -34, 31, 30) })),
			...district.landmarks.map((id, i) => {
				const { at, scale } = landmarkAt(place, i, district.landmarks.length);
				return { thing: `landmark:${id}`, box: about(at, -32 * scale, -32 * scale, 32 * scale, 32 * scale) };
			})
		])
	];
}

function shared(a: Box, b: Box): number {
	const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return Math.max(0, wide) * Math.max(0, high);
}

/** Return how far a box extends beyond the district names, where the boulevard begins. */
function outside({ x, y, width, height }: Box): number {
	const far = Math.hypot(Math.max(Math.abs(x), Math.abs(x + width)), Math.max(Math.abs(y), Math.abs(y + height)));
	return Math.max(0, far - BAND.far);
}

/** Return the candidate boxes for a tag, the best first: above, below, beside, at the corners. */
function places({ x, y, width, height }: Box, wide: number): Box[] {
	const middle = x + (width - wide) / 2;
	const [above, below, level] = [y - HEIGHT + 6, y + height - 6, y + (height - HEIGHT) / 2];
	const [left, right] = [x - wide + 8, x + width - 8];
	return [
		[middle, above],
		[middle, below],
		[right, level],
		[left, level],
		[right, above],
		[left, above],
		[right, below],
		[left, below]
	].map(([x, y]) => ({ x: x ?? 0, y: y ?? 0, width: wide, height: HEIGHT }));
}

export function tagsOf(view: ParisView, lit: Play['lit']): Tag[] {
	const all = standing(view);
	const tags: Tag[] = [];
	for (const { thing, box } of all) {
		const marks = marksOf(optionsOf(lit, thing)[0]);
		if (marks.length === 0) continue;
		const cost = (place: Box) =>
			1000 * outside(place) +
			tags.reduce((sum, tag) => sum + 10 * shared(place, tag.box), 0) +
			all.reduce((sum, other) => sum + (other.thing === thing ? 0.3 : lit.has(other.thing) ? 10 : 1) * shared(place, other.box), 0);
		const free = places(box, measured(marks, TAG).width + TAG * 0.7);
		tags.push({ thing, marks, box: free.reduce((best, place) => (cost(place) < cost(best) ? place : best)) });
	}
	return tags;
}

/** The gain of a key in a bank is printed on the bank, so it has no tag. */
function marksOf(option: Option | undefined): Mark[] {
	return option && option.message.key !== 'option-place' ? previewOf(option.message) : [];
}
