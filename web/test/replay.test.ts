import { describe, expect, it } from 'vitest';
import { framesOf } from '../src/lib/replay';

const OUTCOME = { totals: [3, 1], breakdown: [{}, {}], ranks: [1, 2], reason: 'cards' };
const SHEET = { title: { key: 'sheet', args: {} }, columns: [], rows: [[1]] };

describe('a replay', () => {
	const told = {
		view: { turn: 1, seats: [{ coins: 2 }, { coins: 0 }] },
		steps: [
			{
				actor: 0,
				events: [
					{ key: 'paid', args: {}, change: { seats: { 0: { coins: [1] } } } },
					{ key: 'said', args: {} }
				]
			},
			{ actor: 1, events: [], change: { view: { turn: [2] }, outcome: [OUTCOME] } }
		]
	};

	it('begins before the first action and ends after the last', () => {
		const frames = framesOf(told);
		expect(frames.map(({ view }) => view)).toEqual([
			told.view,
			{ turn: 1, seats: [{ coins: 1 }, { coins: 0 }] },
			{ turn: 2, seats: [{ coins: 1 }, { coins: 0 }] }
		]);
		expect(frames.map(({ outcome }) => outcome)).toEqual([null, null, OUTCOME]);
		expect(frames.map(({ events }) => events.map(({ key }) => key))).toEqual([[], ['paid', 'said'], []]);
	});

	it('follows the sheets where they are told', () => {
		expect(framesOf(told).some((frame) => 'sheets' in frame)).toBe(false);
		const change = { sheets: { 0: { rows: { 0: [[2]] } } } };
		const frames = framesOf({ view: {}, sheets: [SHEET], steps: [{ actor: 0, events: [], change }] });
		expect(frames.map(({ sheets }) => sheets?.[0]?.rows)).toEqual([[[1]], [[2]]]);
	});
});
