import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyChange, intersection, type Change } from '../src/lib/net/change';

type Example = { before: unknown; change: Change; after: unknown };
// The server's tests use the same examples.
const EXAMPLES = JSON.parse(readFileSync('../tests/kernel/changes.json', 'utf8')) as Example[];

describe('a delta', () => {
	it.each(EXAMPLES)('$change turns $before into $after', ({ before, change, after }) => {
		const old = JSON.stringify(before);
		expect(JSON.stringify(applyChange(before, change))).toBe(JSON.stringify(after));
		expect(JSON.stringify(before)).toBe(old);
	});

	it('shares unchanged parts', () => {
		const before = { seats: [{ coins: 1 }, { coins: 2 }], board: { rows: [1, 2] } };
		const after = applyChange(before, { seats: { 1: { coins: [3] } } });
		expect(after.seats[1]).toEqual({ coins: 3 });
		expect(after.seats[0]).toBe(before.seats[0]);
		expect(after.board).toBe(before.board);
	});

	it('accepts any string as a key', () => {
		const after = applyChange<object>({ a: 1 }, JSON.parse('{"__proto__": [{"b": 2}]}') as Change);
		expect(JSON.stringify(after)).toBe('{"a":1,"__proto__":{"b":2}}');
	});
});

describe('the intersection of two views', () => {
	it('has the smaller of two numbers', () => {
		expect(intersection({ stock: 5, placed: 1 }, { stock: 4, placed: 2 })).toEqual({ stock: 4, placed: 1 });
		expect(intersection([true, false], [false, true])).toEqual([false, true]); // the same two, in another order
		expect(intersection([true, false, false], [false, true, true])).toEqual([false, false, false]);
		expect(intersection([{ id: 'a' }], [{ id: 'a' }, { id: 'b' }])).toEqual([{ id: 'a' }]);
		expect(intersection({ here: { seat: 1 }, there: null }, { here: null, there: { seat: 1 } })).toEqual({ here: null, there: null });
		expect(intersection<object>({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1 });
		expect(intersection<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
	});

	it('takes reordered and other values from the later view', () => {
		expect(intersection([2, 0, 1], [0, 2, 1])).toEqual([0, 2, 1]);
		expect(intersection({ phase: 'bidding' }, { phase: 'resolving' })).toEqual({ phase: 'resolving' });
	});

	it('shares unchanged parts', () => {
		const seat = { coins: 1 };
		expect(intersection({ seats: [seat], deck: 3 }, { seats: [seat], deck: 2 }).seats[0]).toBe(seat);
	});
});
