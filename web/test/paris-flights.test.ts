import { describe, expect, it } from 'vitest';
import { centre } from '../src/lib/drawing/plane';
import type { Message } from '../src/lib/net/protocol';
import { flightsOf } from '../src/games/paris/flights/flights';
import { landmarkAt, layoutOf, onBoard, plotAt } from '../src/games/paris/layout';
import type { ParisView } from '../src/games/paris/view';

const VIEW = {
	districts: [
		{ id: 'chaillot', landmarks: [], spaces: [] },
		{ id: 'montmartre', landmarks: ['opera'], spaces: [{ id: 'montmartre-1' }, { id: 'montmartre-8' }] }
	],
	track: [{ place: 3, number: 28 }],
	prestige: { landmark: 'opera', open: [0] }
} as unknown as ParisView;
const layout = layoutOf(false, 1);

const told = (key: string, args: Message['args'] = {}): Message => ({ key, args: { seat: 'seat:1', ...args } });
const acquired = told('acquired', { type: 'type:cafe', value: 8, district: 'district:montmartre', francs: 2 });

/** Return the origin of the last flight of an action. */
function start(...events: Message[]) {
	const [event, ...earlier] = events.reverse();
	return flightsOf({ before: VIEW, after: VIEW, event: event!, earlier: earlier.reverse() }, layout, 0).map(({ from }) => from);
}

describe('the origin of a gain in Paris', () => {
	it.each([
		['at the building that was acquired', [acquired, told('took-token', { kind: 'kind:wood' })], onBoard(layout, plotAt(1, 1))],
		['at the lamp of its bonus tile', [acquired, told('used-bonus', { tile: 'bonus:28' })], layout.lamps[3]],
		['at the pile of its End Game tile', [told('used-end', { tile: 'end:e7' })], centre(layout.end)]
	])('starts %s', (_, earlier, place) => {
		expect(start(...earlier, told('scored', { points: 2 }))).toEqual([place]);
		expect(start(...earlier, told('earned', { francs: 2 }))).toEqual([place]);
	});

	it('is the landmark for prestige and the reserve for a pair', () => {
		expect(start(acquired, told('handed', { kind: 'kind:bronze_prestige', points: 3 }))).toEqual([onBoard(layout, landmarkAt(1, 0, 1).at)]);
		expect(start(told('returned', { kind: 'kind:wood', points: 3 }))).toEqual([centre(layout.reserve)]);
	});
});
