import { describe, expect, it } from 'vitest';
import { groupsOf } from '../src/lib/choice/groups';
import { repeatAnswers, isOpen, alternatives, type DraftStep } from '../src/lib/choice/draft';
import type { Choice, Sight } from '../src/lib/net/protocol';

const option = (action: string) => ({ action, target: `thing:${action}`, message: { key: action, args: {} } });
const choice = (key: string, ...actions: string[]): Choice => ({ seat: 0, message: { key, args: {} }, options: actions.map(option) });
const step = (asked: Choice, action: string): DraftStep => ({ seat: 0, choice: asked, option: option(action) });
const which = choice('which piece', 'a', 'b');
const where = choice('where to', 'x', 'y');
const sight = (asked: Choice) => ({ choice: asked }) as unknown as Sight;

describe('the draft of a turn', () => {
	it('is open until an earlier question is asked again', () => {
		expect(isOpen([], which)).toBe(false);
		expect(isOpen([step(which, 'a')], where)).toBe(true);
		expect(isOpen([step(which, 'a'), step(where, 'x')], which)).toBe(false);
		expect(isOpen([step(which, 'a')], null)).toBe(false);
	});

	it('has the other options as alternatives, and null for the chosen one', () => {
		const others = alternatives([step(which, 'a')], where);
		expect(others.get('thing:b')).toEqual(option('b'));
		expect(others.get('thing:a')).toBeNull();
		expect(others.has('thing:x')).toBe(false);
	});

	it('repeats answers until one is not offered', () => {
		const next = repeatAnswers([step(which, 'b'), step(where, 'x'), step(where, 'y')]);
		expect(next(sight(which))).toBe('b');
		expect(next(sight(choice('where to', 'y')))).toBeUndefined();
	});
});

describe('groups of answers', () => {
	it('are ordered by the first answer of each', () => {
		const options = ['move a', 'sell b', 'move c'].map(option);
		const groups = groupsOf(options, ({ action }) => action.split(' ')[0] ?? '');
		expect(groups.map(({ heading, options }) => [heading, options.length])).toEqual([
			['move', 2],
			['sell', 1]
		]);
	});
});
