// The Support track: a hundred steps around the town, clockwise from its upper left corner.
import type { Box, Point } from '$lib/drawing/plane';
import { TRACK } from '../layout';

export const STEPS = 100;

/** Return the centre of a step and the direction towards the town. */
export function stepAt(town: Box, support: number): { at: Point; inward: Point } {
	const edge = TRACK / 2;
	const [left, top] = [town.x + edge, town.y + edge];
	const [across, down] = [town.width - TRACK, town.height - TRACK];
	let way = ((((support % STEPS) + STEPS) % STEPS) / STEPS) * 2 * (across + down);
	if (way < across) return { at: [left + way, top], inward: [0, 1] };
	way -= across;
	if (way < down) return { at: [left + across, top + way], inward: [-1, 0] };
	way -= down;
	if (way < across) return { at: [left + across - way, top + down], inward: [0, -1] };
	return { at: [left, top + down - (way - across)], inward: [1, 0] };
}
