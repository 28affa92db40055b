import { describe, expect, it } from 'vitest';
import { keyLabels, KeyBuffer } from '../src/lib/choice/keys';

describe('keyboard shortcuts', () => {
	it.each([0, 1, 9, 10, 34, 35, 99, 120])('are distinct and prefix-free for %i answers', (count) => {
		const labels = keyLabels(count);
		expect(labels).toHaveLength(count);
		for (const one of labels) expect(labels.filter((other) => other.startsWith(one))).toEqual([one]);
	});

	it('are digits, then letters except h and u', () => {
		expect(keyLabels(12).slice(7)).toEqual(['8', '9', 'a', 'b', 'c']);
		expect(keyLabels(34)).not.toContain('u');
	});

	it('select an answer by a single key', () => {
		const typed = new KeyBuffer();
		expect(typed.press('3', keyLabels(5))).toBe(2);
		expect(typed.press('7', keyLabels(5))).toBeNull();
		expect(typed.press('B', keyLabels(12))).toBe(10);
	});

	it('select an answer by all digits of its number in time', () => {
		const typed = new KeyBuffer();
		const many = keyLabels(40);
		expect(typed.press('1', many, 0)).toBeNull();
		expect(typed.press('2', many, 500)).toBe(11);
		expect(typed.press('1', many, 1000)).toBeNull();
		expect(typed.press('2', many, 9000)).toBeNull();
		expect(typed.press('0', many, 9100)).toBe(19);
	});

	it('start over after digits that match no answer', () => {
		const typed = new KeyBuffer();
		const many = keyLabels(40);
		expect(typed.press('4', many, 0)).toBeNull();
		expect(typed.press('9', many, 100)).toBeNull();
		expect(typed.press('3', many, 200)).toBeNull();
		expect(typed.press('9', many, 300)).toBe(38);
	});
});
