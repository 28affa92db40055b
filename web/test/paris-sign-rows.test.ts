import { describe, expect, it } from 'vitest';
import { previewOf } from '../src/games/paris/signs/sign-rows';

describe('the price tag of an option', () => {
	it.each(['option-place', 'option-use-francs', 'option-use-both', 'option-sell', 'option-sell-tile'])(
		'say that %s brings Francs',
		(key) => {
			expect(previewOf({ key, args: { francs: 3 } })).toEqual([{ sign: 'francs', figure: '+3' }]);
		}
	);

	it('shows the cost of a move and of a key', () => {
		expect(previewOf({ key: 'option-to-building', args: { francs: 3 } })).toEqual([{ sign: 'francs', figure: '−3' }]);
		expect(previewOf({ key: 'option-use-key', args: { francs: 3 } })).toEqual([{ sign: 'francs', figure: '−3' }]);
	});
});
