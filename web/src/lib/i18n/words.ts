// Messages as text, from the same Fluent files as in Python (table/words.py).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Me, Message } from '$lib/net/protocol';

export type Language = NonNullable<Me['language']>;
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Return the id of the message that names a thing. */
export function messageId(thing: string): string {
	return thing.replaceAll(':', '-').replaceAll('_', '-');
}

// British English, also for dates and lists.
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr' };

const UNITS = 'PV|points?|francs?|pièces?|jours?|heures?|minutes?|secondes?|actions?|joueurs?|[jh]';
const BEFORE_SIGNS = / (?=[;:!?»%])/g;
const AFTER_SIGNS_AND_NUMBERS = new RegExp(`(«|\\d(?= (?:${UNITS})(?![\\p{L}]))) `, 'gu');

/** French typography: no line break before and after certain signs, nor between a number and its unit. */
function unbroken(text: string): string {
	return text.replace(BEFORE_SIGNS, '\u00a0').replace(AFTER_SIGNS_AND_NUMBERS, '$1\u00a0');
}

/** Normalise a text for searching: case, accents, apostrophes and whitespace. */
export function folded(text: string): string {
	const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
	return plain.replaceAll('’', "'").replaceAll('œ', 'oe').replaceAll('æ', 'ae').replace(/\s+/g, ' ').trim();
}

/** Turn a sentence about a player into the second person: replace its first words, or the whole sentence. */
function addressed(text: string, name: string, you: string): string {
	if (/[.!?]$/.test(you) || !text.startsWith(`${name} `)) return you;
	const words = text.slice(name.length + 1).split(' ');
	const gone = words.splice(0, you.split(' ').length - 1);
	return [you + (/[.:,;]*$/.exec(gone.at(-1) ?? '')?.[0] ?? ''), ...words].join(' ');
}

/** French elides before these names: d’Olympe, d’Hélène, d’Yves, but de Yann. */
function beginsWithAVowel(name: string): boolean {
	return /^([aeiouœæh]|y(?![aeiouœæ]))/i.test(name.normalize('NFD'));
}

export class Words {
	readonly language: Language;
	readonly locale: string;
	readonly #bundle: FluentBundle;
	readonly #players: readonly string[];
	// Cache: a board names its things often.
	readonly #names = new Map<string, string>();

	constructor(language: Language, texts: readonly string[], players: readonly string[] = []) {
		this.language = language;
		this.locale = LOCALES[language];
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		// Later files override earlier ones: a game's words the table's.
		for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
		this.#players = players;
	}

	has(key: string): boolean {
		return this.#bundle.hasMessage(key);
	}

	/** Format a message of the interface; arguments are inserted as they are. */
	t(key: string, args: Record<string, FluentVariable> = {}): string {
		return this.#format(key, null, args);
	}

	/** Format a message of the game; string arguments are ids of things. The seat `own` is addressed as *you*. */
	say(message: Message, own: number | null = null): string {
		const named: Record<string, Argument> = {};
		for (const [name, value] of Object.entries(message.args ?? {})) {
			if (typeof value === 'string') Object.assign(named, this.#forms(name, value));
			else named[name] = value;
		}
		const text = this.#format(message.key, null, named);
		if (own === null || message.args?.['seat'] !== `seat:${own}` || !this.#bundle.getMessage(message.key)?.attributes['you']) return text;
		return addressed(text, this.#players[own] ?? '', this.#format(message.key, 'you', named));
	}

	/** Return the name of a thing. */
	name(thing: string): string {
		let name = this.#names.get(thing);
		if (name === undefined) this.#names.set(thing, (name = String(this.#forms('name', thing)['name'])));
		return name;
	}

	/** Join names as a list: “a, b and c”. */
	listed(names: readonly string[]): string {
		return new Intl.ListFormat(this.locale).format(names);
	}

	/** Return a label of a name and a value, such as “Coins: 3”. */
	labelled(what: string, value: FluentVariable): string {
		return this.t('ui-labelled', { what, value });
	}

	hasName(thing: string): boolean {
		return thing.startsWith('seat:') || this.has(messageId(thing));
	}

	#forms(argument: string, thing: string): Record<string, Argument> {
		const [kind, which] = thing.split(':');
		if (kind === 'seat') return this.#person(argument, this.#players[Number(which)] ?? thing);
		const key = messageId(thing);
		const forms: Record<string, Argument> = { [argument]: this.#format(key, null, {}) };
		for (const form of Object.keys(this.#bundle.getMessage(key)?.attributes ?? {}))
			forms[`${argument}_${form}`] = this.#format(key, form, {});
		return forms;
	}

	/** Return the forms of a person's name: the name itself, and `argument_of` for the possessive. */
	#person(argument: string, name: string): Record<string, Argument> {
		const form = beginsWithAVowel(name) ? 'elided' : null;
		return { [argument]: name, [`${argument}_of`]: this.#format('name-of', form, { name }) };
	}

	#format(key: string, attribute: string | null, args: Record<string, FluentVariable>): string {
		const message = this.#bundle.getMessage(key);
		const pattern = attribute ? message?.attributes[attribute] : message?.value;
		// A missing message must not break the page; tests find it.
		if (!pattern) return key;
		const text = this.#bundle.formatPattern(pattern, args, []);
		return this.language === 'fr' ? unbroken(text) : text;
	}
}
