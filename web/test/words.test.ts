import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { GameModule } from '../src/lib/board/board';
import { folded, messageId, Words } from '../src/lib/i18n/words';

const SOURCE = join(import.meta.dirname, '../src');
const TABLE = join(import.meta.dirname, '../../src/tocsin/table');
const GAMES = join(import.meta.dirname, '../../src/tocsin/games');

const read = (path: string) => readFileSync(path, 'utf-8');
const files = (folder: string, ends: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf-8' })
		.filter((name) => name.endsWith(ends))
		.map((name) => join(folder, name));
const ids = (text: string) => new FluentResource(text).body.map((message) => message.id);

const english = files(SOURCE, '.en.ftl');
const sources = [...files(SOURCE, '.svelte'), ...files(SOURCE, '.ts')].map((path) => ({ path, text: read(path) }));
// Boards may also use their game's words, and pages the table's.
const known = new Set([...english, ...files(GAMES, '.en.ftl'), ...files(TABLE, '.en.ftl')].flatMap((path) => ids(read(path))));

describe('the words of the interface', () => {
	it.each(english)('%s has every message in French too', (path) => {
		expect(ids(read(path.replace('.en.', '.fr.')))).toEqual(ids(read(path)));
	});

	it.each(english)('%s has no message twice', (path) => {
		const all = ids(read(path));
		expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
	});

	it.each(english)('%s uses the same arguments in both languages', (path) => {
		// `area_in` is a form of `area`, as grammar needs.
		const named = (value: unknown) => [...JSON.stringify(value).matchAll(/"name":"([a-z]+)/g)].map((match) => match[1]);
		const uses = (text: string) => new FluentResource(text).body.map(({ id, value }) => [id, [...new Set(named(value))].sort()]);
		expect(uses(read(path.replace('.en.', '.fr.')))).toEqual(uses(read(path)));
	});

	it('has every message used by a page', () => {
		const named = sources.flatMap(({ path, text }) =>
			[...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g), ...text.matchAll(/'(ui-[a-z0-9-]+)'/g)].map((match) => `${match[1]} in ${path}`)
		);
		expect(named.filter((name) => !known.has(name.split(' ')[0] ?? ''))).toEqual([]);
	});

	it('has no unused messages', () => {
		const everything = sources.map(({ text }) => text).join('\n');
		const stems = [...everything.matchAll(/`(ui-[a-z-]+-?)\$\{/g)].map((match) => match[1] ?? '');
		const unused = ids(read(join(SOURCE, 'words/ui.en.ftl'))).filter(
			(id) => !everything.includes(`'${id}'`) && !stems.some((stem) => id.startsWith(stem))
		);
		expect(unused).toEqual([]);
	});

	const games = ['bastille', 'bastion', 'paris', 'revolution'];
	it.each(games.flatMap((game) => (['en', 'fr'] as const).map((language) => [game, language] as const)))(
		'names all that has a sign in the log of %s in %s',
		async (game, language) => {
			const { Sign, signed = [], marked = [] } = (await import(`../src/games/${game}/index.ts`)) as GameModule;
			const told = read(join(GAMES, game, `data/words.${language}.ftl`));
			const words = new Words(language, [told, read(join(SOURCE, 'games', game, `words.${language}.ftl`))]);
			const isNamed = (thing: string) => words.hasName(thing) || words.has(`sign-${messageId(thing)}`);
			expect(Sign).toBeDefined();
			expect(signed.length + marked.length).toBeGreaterThan(2);
			expect([...signed, ...marked].filter((thing) => !isNamed(thing))).toEqual([]);
		},
		60_000 // a whole board is read
	);

	it('has all sentences of the markup', () => {
		const literal = sources
			.filter(({ path }) => path.endsWith('.svelte'))
			.flatMap(({ path, text }) => {
				const markup = text
					.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
					.replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '');
				const texts = [...markup.matchAll(/>([^<>]*[A-Za-zÀ-ÿ]{3,}[^<>]*)</g)].map((match) => match[1]?.trim() ?? '');
				const labels = [...markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"{]*[a-z]{3,}[^"{]*)"/g)].map(
					(match) => match[1] ?? ''
				);
				return [...texts, ...labels].map((words) => `${words} in ${path.split('/').at(-1)}`);
			});
		// Names that are the same in every language, and the start of an address.
		const allowed = /^(Tocsin|Revolution!|Bastille|Paris|English|Français|https:\/\/) in /;
		expect(literal.filter((words) => !allowed.test(words))).toEqual([]);
	});
});

describe('Words', () => {
	const words = new Words(
		'en',
		[
			'area-inn = Inn\n    .in = in the Inn\nput = { $seat } puts a cube { $area_in }.\nleft = { $count ->\n        [one] one left\n       *[other] { $count } left\n    }'
		],
		['Ada', 'Bo']
	);

	it('inserts names of things in all their forms', () => {
		expect(words.say({ key: 'put', args: { seat: 'seat:1', area: 'area:inn' } })).toBe('Bo puts a cube in the Inn.');
	});

	it.each([
		['Olympe', 'd’Olympe'],
		['Émile', 'd’Émile'],
		['Hélène', 'd’Hélène'],
		['Œdipe', 'd’Œdipe'],
		['Yves', 'd’Yves'],
		['Yann', 'de Yann'],
		['Camille', 'de Camille']
	])('says whose a thing is: %s', (name, owner) => {
		const [french, english] = (['fr', 'en'] as const).map(
			(language) => new Words(language, [read(join(TABLE, `words.${language}.ftl`)), 'cube = { $rival_of }'], [name])
		);
		const message = { key: 'cube', args: { rival: 'seat:0' } };
		expect(french?.say(message)).toBe(owner);
		expect(english?.say(message)).toBe(`${name}’s`);
	});

	it('counts', () => {
		expect(words.t('left', { count: 1 })).toBe('one left');
		expect(words.t('left', { count: 3 })).toBe('3 left');
	});

	it('shows the key of a missing message', () => {
		expect(words.t('nothing')).toBe('nothing');
	});

	it('prevents French line breaks before signs and units', () => {
		const words = new Words('fr', ['ask = Qui attaque ? « Le Roy » : oui', 'pay = Tour 2 joué : { $points } PV ; 1, 2 ou 3 francs']);
		expect(words.t('ask')).toBe('Qui attaque\u00a0? «\u00a0Le Roy\u00a0»\u00a0: oui');
		expect(words.t('pay', { points: 12 })).toBe('Tour 2 joué\u00a0: 12\u00a0PV\u00a0; 1, 2 ou 3\u00a0francs');
	});

	it.each([
		[['Camille'], 'Camille', 'Camille'],
		[['Camille', 'Olympe'], 'Camille and Olympe', 'Camille et Olympe'],
		[['Camille', 'Olympe', 'Ada'], 'Camille, Olympe and Ada', 'Camille, Olympe et Ada']
	])('joins names: %s', (names, inEnglish, inFrench) => {
		expect(new Words('en', []).listed(names)).toBe(inEnglish);
		expect(new Words('fr', []).listed(names)).toBe(inFrench);
	});

	it.each([
		['en', 'Points: 3'],
		['fr', 'Points\u00a0: 3']
	] as const)('sets the colon of a label: %s', (language, label) => {
		expect(new Words(language, [read(join(SOURCE, `words/ui.${language}.ftl`))]).labelled('Points', 3)).toBe(label);
	});

	it('folds accents, apostrophes, spaces and case for search', () => {
		expect(folded('L’État\u00a0: son  CŒUR')).toBe(folded("l'etat : son coeur"));
		expect(folded('état')).not.toBe(folded('été'));
	});
});

describe('labels', () => {
	it('are built by words.labelled', () => {
		const tight = sources.flatMap(({ path, text }) =>
			[...text.matchAll(/\b(?:t|name|say)\((?:[^()]|\([^()]*\))*\)\}: .*/g)].map((match) => `${match[0]} in ${path}`)
		);
		expect(tight).toEqual([]);
	});
});
