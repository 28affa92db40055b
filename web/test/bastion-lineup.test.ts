import { describe, expect, it } from 'vitest';
import type { DraftStep } from '../src/lib/choice/draft';
import type { Sight } from '../src/lib/net/protocol';
import { linedUp, swapped } from '../src/games/bastion/deployment/lineup';

const option = (figure: string) => ({
	action: `deploy ${figure}`,
	target: `figure:${figure}`,
	message: { key: 'option-deploy', args: {} }
});
const asked = { seat: 0, message: { key: 'choose-deploy', args: {} }, options: [] };
const step = (figure: string): DraftStep => ({ seat: 0, choice: asked, option: option(figure) });
const STARTS = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'];
function sight(plan: string[], ...offered: string[]): Sight {
	const view = { seats: [{ plan, starts: STARTS }] };
	return { seat: 0, view, choice: { ...asked, options: offered.map(option) } } as unknown as Sight;
}

describe('a deployment', () => {
	it('swaps two figures by repeating answers from the first on', () => {
		const { back, next } = swapped(['k', 'q', 's1', 's2'], 'q', 's2', ['k', 'q', 's1', 's2'].map(step));
		expect(back).toBe(3);
		expect(next(sight(['k'], 'q', 's1', 's2'))).toBe('deploy s2');
		expect(next(sight(['k', 's2'], 'q', 's1'))).toBe('deploy s1');
		expect(next(sight(['k', 's2', 's1'], 'q'))).toBe('deploy q');
		expect(next(sight(['k', 's2', 's1', 'q'], 'a1', 'a2'))).toBeUndefined();
	});

	it('puts another figure where the wanted one is not allowed', () => {
		const { next } = swapped(['k', 't1'], 'k', 't1', ['k', 't1'].map(step));
		expect(next(sight([], 'k', 's1'))).toBe('deploy k');
	});

	it('is completed except for the last answer', () => {
		expect(linedUp(sight(['k', 'q', 's1'], 's2', 's3', 's4'))).toBe('deploy s2');
		expect(linedUp(sight(['k', 'q', 's1', 's2'], 's3', 's4'))).toBeUndefined();
	});
});
