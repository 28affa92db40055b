import { describe, expect, it } from 'vitest';
import { scaleOf } from '../src/lib/ui/scale';

describe('an axis for points', () => {
	it.each([
		[0, [0, 2, 4, 6, 8]],
		[6, [0, 2, 4, 6, 8]],
		[9, [0, 2, 4, 6, 8, 10]],
		[23, [0, 5, 10, 15, 20, 25]],
		[131, [0, 50, 100, 150]]
	])('reaches %i with whole numbers', (highest, ticks) => {
		expect(scaleOf(highest)).toEqual({ top: ticks.at(-1), ticks });
	});
});
