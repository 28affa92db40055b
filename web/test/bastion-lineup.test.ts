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

describe('a line-up', () => {
	it('is taken back to the first of two figures, and laid again with both in the other’s place', () => {
		const { back, next } = swapped(['k', 'q', 's1', 's2'], 'q', 's2', ['k', 'q', 's1', 's2'].map(step));
		expect(back).toBe(3);
		expect(next(sight(['k'], 'q', 's1', 's2'))).toBe('deploy s2');
		expect(next(sight(['k', 's2'], 'q', 's1'))).toBe('deploy s1');
		expect(next(sight(['k', 's2', 's1'], 'q'))).toBe('deploy q');
		expect(next(sight(['k', 's2', 's1', 'q'], 'a1', 'a2'))).toBeUndefined();
	});

	it('lets another stand where a figure may not, rather than losing the rest', () => {
		const { next } = swapped(['k', 't1'], 'k', 't1', ['k', 't1'].map(step));
		expect(next(sight([], 'k', 's1'))).toBe('deploy k');
	});

	it('is filled up to the last answer, which makes the army ready', () => {
		expect(linedUp(sight(['k', 'q', 's1'], 's2', 's3', 's4'))).toBe('deploy s2');
		expect(linedUp(sight(['k', 'q', 's1', 's2'], 's3', 's4'))).toBeUndefined();
	});
});
