// Colours: seats are distinguishable with any colour vision deficiency, and role colours differ from seat colours.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MIN_DISTANCE = 0.08; // minimal distance

type Three = [number, number, number];
const CSS = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf-8');
const [LIGHT = '', DARK = ''] = CSS.split("[data-theme='dark']");

// Linear RGB with protanopia, deuteranopia and tritanopia (Machado, Oliveira, Fernandes 2009).
const SEEN: Record<string, Three[]> = {
	'by all cones': [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1]
	],
	'without red': [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998]
	],
	'without green': [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881]
	],
	'without blue': [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039]
	]
};

const rows = (matrix: Three[], colour: Three) =>
	matrix.map((row) => row.reduce((sum, part, i) => sum + part * (colour[i] ?? 0), 0)) as Three;

function linear(hex: string): Three {
	return [1, 3, 5].map((at) => {
		const part = parseInt(hex.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as Three;
}

const TO_OKLAB_CONES: Three[] = [
	[0.4122214708, 0.5363325363, 0.0514459929],
	[0.2119034982, 0.6806995451, 0.1073969566],
	[0.0883024619, 0.2817188376, 0.6299787005]
];
const TO_OKLAB: Three[] = [
	[0.2104542553, 0.793617785, -0.0040720468],
	[1.9779984951, -2.428592205, 0.4505937099],
	[0.0259040371, 0.7827717662, -0.808675766]
];

/** Return the perceptual distance of two colours (Oklab): 1 is black to white; about 0.02 is just noticeable side by side. */
function distance(one: string, other: string, matrix: Three[]): number {
	const [a, b] = [one, other].map((hex) => {
		const seen = rows(matrix, linear(hex)).map((part) => Math.min(1, Math.max(0, part))) as Three;
		return rows(TO_OKLAB, rows(TO_OKLAB_CONES, seen).map(Math.cbrt) as Three);
	}) as [Three, Three];
	return Math.hypot(...a.map((part, i) => part - (b[i] ?? 0)));
}

describe.each([
	['light', LIGHT],
	['dark', DARK]
])('in the %s', (_, css) => {
	const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? `no --${name}`;
	const seats = [0, 1, 2, 3, 4, 5].map((seat) => colour(`seat-${seat}`));
	const all = SEEN['by all cones'] ?? [];

	it.each(Object.entries(SEEN))('seat colours are distinguishable %s', (_, matrix) => {
		const near = seats.flatMap((one, i) =>
			seats.slice(i + 1).flatMap((other) => (distance(one, other, matrix) < MIN_DISTANCE ? [`${one} ${other}`] : []))
		);
		expect(near).toEqual([]);
	});

	it('role colours differ from seat colours and from each other', () => {
		const roles = ['lit', 'urgent', 'primary'].map(colour);
		const near = roles.flatMap((role, i) =>
			[...seats, ...roles.slice(i + 1)].flatMap((other) => (distance(role, other, all) < MIN_DISTANCE ? [`${role} ${other}`] : []))
		);
		expect(near).toEqual([]);
	});
});

it('the accent colour is not used for match state or controls', () => {
	const sources = join(import.meta.dirname, '../src');
	const said = ['choice', 'end', 'learn', 'log', 'review', 'seats', 'text'].flatMap((folder) =>
		readdirSync(join(sources, 'lib', folder)).map((name) => `lib/${folder}/${name}`)
	);
	const framed = ['board/Tip', 'frame/KeySheet', 'frame/MatchSheet', 'frame/Sidebar', 'frame/TableList', 'frame/YourTurn'].map(
		(name) => `lib/${name}.svelte`
	);
	expect(said.length).toBeGreaterThan(20);
	const red = [...said, ...framed].filter((file) => readFileSync(join(sources, file), 'utf-8').includes('--accent'));
	expect(red).toEqual([]);
});
