import { describe, expect, it } from 'vitest';
import { gridOf } from '../src/lib/text/layout';

const title = { key: 'sheet-players', args: {} };
const columns = ['player', 'points', 'coins', 'tiles', 'supply', 'bag'];
const rows = [
	['seat:0', 1, 2, 3, 4, 5],
	['seat:1', 6, 7, 8, 9, 10]
];

describe('a sheet', () => {
	it('is transposed on a phone if it is short and wide', () => {
		const { columns: across, rows: down } = gridOf({ title, columns, rows, printed: null }, true);
		expect(across).toEqual(['player', 'seat:0', 'seat:1']);
		expect(down).toEqual([
			['points', 1, 6],
			['coins', 2, 7],
			['tiles', 3, 8],
			['supply', 4, 9],
			['bag', 5, 10]
		]);
	});

	it('is not transposed if it fits, is long or has printed facts', () => {
		const long = Array.from({ length: 9 }, () => rows[0] ?? []);
		expect(gridOf({ title, columns, rows, printed: null }, false)).toEqual({ columns, rows });
		expect(gridOf({ title, columns, rows: long, printed: null }, true)).toEqual({ columns, rows: long });
		expect(gridOf({ title, columns, rows, printed: 0 }, true)).toEqual({ columns, rows });
	});
});
