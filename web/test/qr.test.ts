import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qr } from '../src/lib/qr';

const rows = (text: string) => qr(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')) ?? [];

const GOLDEN = [
	'#######.......#######',
	'#.....#.#..#..#.....#',
	'#.###.#.###.#.#.###.#',
	'#.###.#.#.#...#.###.#',
	'#.###.#..#.##.#.###.#',
	'#.....#...#.#.#.....#',
	'#######.#.#.#.#######',
	'........#####........',
	'#.....#.#.#.###..###.',
	'.#####..##..#.#.##...',
	'##.#..###..#.#..##.#.',
	'.##.##.#.##.....###..',
	'##.######.#...#..#..#',
	'........#..####...##.',
	'#######..##.#.##.#.#.',
	'#.....#...####...##..',
	'#.###.#..##.#...##.#.',
	'#.###.#..#..#...#.#..',
	'#.###.#...#...#.#..##',
	'#.....#...#....#.##..',
	'#######.#.##.#.##..#.'
];
const HASHES: [number, string][] = [
	[30, 'f7bfef5c10e73d03'],
	[60, 'e81636b82592d066'],
	[80, '2873779139e75d89'],
	[100, '5f525e1b1ddf6aab'],
	[120, '84e751bd83c7ffba'],
	[140, '81bebfecd5001c07'],
	[170, '80eb9ec9c10bed9e'],
	[200, '9cda5572c525c761']
];

// What stands here was read back, letter by letter, by the reader of OpenCV when it was written.
describe('a QR code', () => {
	it('is drawn square by square', () => {
		expect(rows('Tocsin')).toEqual(GOLDEN);
	});

	it.each(HASHES)('of %i bytes is the one that was read back', (length, hash) => {
		const text = `http://table.example/${'tables?invitation=aZ9-_'.repeat(10)}`.slice(0, length);
		expect(createHash('sha256').update(rows(text).join('\n')).digest('hex').slice(0, 16)).toBe(hash);
	});

	it('is as large as it must be, and there is none of what is too long', () => {
		expect(qr('x'.repeat(14))).toHaveLength(21);
		expect(qr('x'.repeat(15))).toHaveLength(25);
		expect(qr('x'.repeat(213))).toHaveLength(57);
		expect(qr('x'.repeat(214))).toBeNull();
		expect(qr('é'.repeat(107))).toBeNull();
	});
});
