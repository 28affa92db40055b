import { describe, expect, it } from 'vitest';
import { settle, valuesFor } from '../src/lib/options';

const board = { id: 'board', choices: { core: [3, 4], palace: [4, 6] } as Record<string, [number, number]>, where: {} };
const gate = { id: 'gate', choices: { open: [3, 6], shut: [3, 6] } as Record<string, [number, number]>, where: { board: ['palace'] } };

describe('table options', () => {
	it('are those for the number of players', () => {
		expect(valuesFor(board, 3)).toEqual(['core']);
		expect(valuesFor(board, 4)).toEqual(['core', 'palace']);
	});

	it('fall back to the default where a chosen value is not allowed', () => {
		expect(settle([board], 3, { board: 'palace' })).toEqual({ board: 'core' });
	});

	it('are left out where they mean nothing', () => {
		expect(settle([board, gate], 4, { gate: 'shut' })).toEqual({ board: 'core' });
		expect(settle([board, gate], 4, { board: 'palace', gate: 'shut' })).toEqual({ board: 'palace', gate: 'shut' });
	});
});
