import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const TOKENS = join('styles', 'tokens.css');

/** Return the literal font sizes in rules, styles and attributes. */
function literals(text: string): string[] {
	const declared = [...text.matchAll(/\bfont(?:-size)?:([^;{}]*)/g)].filter((match) => {
		// The line height may be literal.
		const size = (match[1] ?? '').split('/')[0] ?? '';
		return /\d(?:px|pt|r?em|ch|%|v[wh]|vmin|vmax)/.test(size);
	});
	const given = text.matchAll(/\b(?:style:)?font-size=(?:["']|\{\s*)\d[^\s>]*/g);
	return [...declared, ...given].map((match) => match[0]);
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
	.filter((name) => /\.(svelte|css|ts)$/.test(name) && name !== TOKENS)
	.map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf-8') }));

describe('the size of type', () => {
	it.each([
		['font-size: 1.1rem;', 1],
		['font: 800 17px/1.2 var(--text);', 1],
		['font:\n\t0.9em monospace;', 1],
		['font-size: clamp(1rem, 4vw, 2rem);', 1],
		['<text font-size="14">', 1],
		['<text style="font-size: 14px">', 1],
		['<text style:font-size="14px">', 1],
		['<text font-size={14}>', 1],
		['font: 800 var(--board-text) / 17px var(--text);', 0],
		['<text font-size={radius * 0.5}>', 0]
	])('is read in %s', (text, count) => {
		expect(literals(text)).toHaveLength(count);
	});

	it('comes from a token or from its drawing', () => {
		expect(files.flatMap(({ name, text }) => literals(text).map((match) => `${name}: ${match}`))).toEqual([]);
	});

	it('has no unused tokens', () => {
		const named = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]))].sort();
		const declared = named(readFileSync(join(SOURCE, TOKENS), 'utf-8'), /(--(?:size|board)-\w+):/g);
		expect(named(files.map(({ text }) => text).join('\n'), /var\((--(?:size|board)-\w+)/g)).toEqual(declared);
	});
});
