import { describe, expect, it } from 'vitest';
import { changedThings, namedThings, changedPaths, type ViewPath } from '../src/lib/playback/view-changes';

const BEFORE = {
	areas: [
		{ id: 'fort', cubes: [1, 0], room: 2 },
		{ id: 'inn', cubes: [0, 0], room: 1 }
	],
	pieces: [
		{ id: '1:sa', square: 'a1' },
		{ id: '1:sb', square: 'b1' }
	],
	seats: [{ points: 1 }, { points: 2 }],
	phase: 'bidding'
};
const AFTER = {
	...BEFORE,
	areas: [{ id: 'fort', cubes: [1, 1], room: 1 }, BEFORE.areas[1]],
	pieces: [BEFORE.pieces[1], { id: '1:sa', square: 'a2' }],
	seats: [{ points: 5 }, BEFORE.seats[1]]
};

const text = (path: ViewPath) => path.join(' ');
const by = (seat: number) => new Map(changedPaths(BEFORE, AFTER).map((path) => [path, seat]));

describe('changes of a view', () => {
	it('ignore the order of items', () => {
		expect(changedPaths(BEFORE, AFTER).map(text)).toEqual([
			'areas #fort cubes @1',
			'areas #fort room',
			'pieces #1:sa square',
			'pieces #1:sa square =a1',
			'pieces #1:sa square =a2',
			'seats @0 points'
		]);
		expect(changedPaths(AFTER, { ...AFTER })).toEqual([]);
	});

	it('belong to the innermost things', () => {
		const things = ['area:fort', 'area:inn', 'cube:fort:0', 'cube:fort:1', 'piece:1:sa', 'piece:1:sb', 'square:a2', 'seat:0'];
		expect([...changedThings(by(3), new Set(things))]).toEqual([
			['cube:fort:1', 3],
			['piece:1:sa', 3],
			['square:a2', 3]
		]);
		expect([...changedThings(by(3), new Set(['area:fort', 'seat:0']))]).toEqual([['area:fort', 3]]);
	});

	it('include the things a message names', () => {
		expect(namedThings({ seat: 'seat:1', piece: 'piece:sa', amount: 2 })).toContain('piece:1:sa');
	});
});
