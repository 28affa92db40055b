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

describe('a change of draft', () => {
	it('is open while a choice leads from one question to the next, and closed when the first comes round again', () => {
		expect(isOpen([], which)).toBe(false);
		expect(isOpen([step(which, 'a')], where)).toBe(true);
		expect(isOpen([step(which, 'a'), step(where, 'x')], which)).toBe(false);
		expect(isOpen([step(which, 'a')], null)).toBe(false);
	});

	it('goes to what else was offered, and lets go of what was chosen', () => {
		const found = alternatives([step(which, 'a')], where);
		expect(found.get('thing:b')).toEqual(option('b'));
		expect(found.get('thing:a')).toBeNull();
		expect(found.has('thing:x')).toBe(false);
	});

	it('does again what is still offered, and stops where it is not', () => {
		const next = repeatAnswers([step(which, 'b'), step(where, 'x'), step(where, 'y')]);
		expect(next(sight(which))).toBe('b');
		expect(next(sight(choice('where to', 'y')))).toBeUndefined();
	});
});

describe('the answers', () => {
	it('stand under their headings, in the order of the first of each', () => {
		const options = ['move a', 'sell b', 'move c'].map(option);
		const groups = groupsOf(options, ({ action }) => action.split(' ')[0] ?? '');
		expect(groups.map(({ heading, options }) => [heading, options.length])).toEqual([
			['move', 2],
			['sell', 1]
		]);
	});
});
