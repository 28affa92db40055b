import { describe, expect, it } from 'vitest';
import { html } from '../src/lib/rules/markdown';

describe('a clause', () => {
	it('is escaped', () => {
		expect(html('<img src=x> **bold** & `code`')).toBe('<p>&lt;img src=x&gt; <strong>bold</strong> &amp; <code>code</code></p>');
	});

	it('can contain a table', () => {
		expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td><td>2</td>');
	});

	it('can contain a list', () => {
		expect(html('- one\n- two')).toBe('<ul><li>one</li><li>two</li></ul>');
	});
});
