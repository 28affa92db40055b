import { describe, expect, it } from 'vitest';
import { settledOptions, valuesFor } from '../src/lib/table/options';

const value = (value: string, least: number, most: number) => ({ value, players: [least, most] as [number, number] });
const board = { id: 'board', choices: [value('core', 3, 4), value('palace', 4, 6)], where: {} };
const gate = { id: 'gate', choices: [value('open', 3, 6), value('shut', 3, 6)], where: { board: ['palace'] } };
const limit = { id: 'limit', choices: [value('40', 2, 4), value('20', 2, 4)], where: {} };

describe('table options', () => {
	it('depend on the number of players', () => {
		expect(valuesFor(board, 3)).toEqual(['core']);
		expect(valuesFor(board, 4)).toEqual(['core', 'palace']);
	});

	it('fall back to the default if a value is not allowed', () => {
		expect(settledOptions([board], 3, { board: 'palace' })).toEqual({ board: 'core' });
	});

	it('start with the default, also for numeric values', () => {
		expect(settledOptions([limit], 3, {})).toEqual({ limit: '40' });
	});

	it('are omitted if they do not apply', () => {
		expect(settledOptions([board, gate], 4, { gate: 'shut' })).toEqual({ board: 'core' });
		expect(settledOptions([board, gate], 4, { board: 'palace', gate: 'shut' })).toEqual({ board: 'palace', gate: 'shut' });
	});
});
