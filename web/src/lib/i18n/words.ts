// Messages put into words, by the same Fluent files as in Python (table/words.py).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Me, Message } from '$lib/net/protocol';

export type Language = NonNullable<Me['language']>;
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The id of the message that names a thing. */
export function messageId(thing: string): string {
	return thing.replaceAll(':', '-').replaceAll('_', '-');
}

// Ours is British English, in dates and in enumerations too.
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr' };

const UNITS = 'PV|points?|francs?|pièces?|jours?|heures?|minutes?|secondes?|actions?|joueurs?|[jh]';
const BEFORE_SIGNS = / (?=[;:!?»%])/g;
const AFTER_SIGNS_AND_NUMBERS = new RegExp(`(«|\\d(?= (?:${UNITS})(?![\\p{L}]))) `, 'gu');

/** No French line may break before and after certain signs, nor between a number and its unit. */
function unbroken(text: string): string {
	return text.replace(BEFORE_SIGNS, '\u00a0').replace(AFTER_SIGNS_AND_NUMBERS, '$1\u00a0');
}

/** A text as it is compared in a search: whatever the case, accents, apostrophes and spaces typed. */
export function folded(text: string): string {
	const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
	return plain.replaceAll('’', "'").replaceAll('œ', 'oe').replaceAll('æ', 'ae').replace(/\s+/g, ' ').trim();
}

/** A sentence about a person as it is said to that person: with these first words, or in these words altogether. */
function addressed(text: string, name: string, you: string): string {
	if (/[.!?]$/.test(you) || !text.startsWith(`${name} `)) return you;
	const words = text.slice(name.length + 1).split(' ');
	const gone = words.splice(0, you.split(' ').length - 1);
	return [you + (/[.:,;]*$/.exec(gone.at(-1) ?? '')?.[0] ?? ''), ...words].join(' ');
}

/** French elides before such a name: d’Olympe, d’Hélène, d’Yves, but de Yann. */
function beginsWithAVowel(name: string): boolean {
	return /^([aeiouœæh]|y(?![aeiouœæ]))/i.test(name.normalize('NFD'));
}

export class Words {
	readonly language: Language;
	readonly locale: string;
	readonly #bundle: FluentBundle;
	readonly #players: readonly string[];
	// A board names its things again and again.
	readonly #names = new Map<string, string>();

	constructor(language: Language, texts: readonly string[], players: readonly string[] = []) {
		this.language = language;
		this.locale = LOCALES[language];
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		// A later file may say a message anew: a game's words stand above the table's.
		for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
		this.#players = players;
	}

	has(key: string): boolean {
		return this.#bundle.hasMessage(key);
	}

	/** Put a message of the interface into words; its arguments stand as they are. */
	t(key: string, args: Record<string, FluentVariable> = {}): string {
		return this.#format(key, null, args);
	}

	/** Put a message of the game into words; its texts are ids of things to be named. What `own` does is said to it: *you*. */
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

	/** The name of a thing on the table; an answer such as `answer:knock` has none of its own. */
	name(thing: string): string {
		let name = this.#names.get(thing);
		if (name === undefined) this.#names.set(thing, (name = String(this.#forms('name', thing)['name'])));
		return name;
	}

	/** Names as one enumeration, the last after *and*. */
	listed(names: readonly string[]): string {
		return new Intl.ListFormat(this.locale).format(names);
	}

	/** A name or a sign and what is to be said of it, as one label. */
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

	/** A person's name, and as `argument_of` with what makes it an owner's. */
	#person(argument: string, name: string): Record<string, Argument> {
		const form = beginsWithAVowel(name) ? 'elided' : null;
		return { [argument]: name, [`${argument}_of`]: this.#format('name-of', form, { name }) };
	}

	#format(key: string, attribute: string | null, args: Record<string, FluentVariable>): string {
		const message = this.#bundle.getMessage(key);
		const pattern = attribute ? message?.attributes[attribute] : message?.value;
		// A missing word must not take the table down; the tests find it.
		if (!pattern) return key;
		const text = this.#bundle.formatPattern(pattern, args, []);
		return this.language === 'fr' ? unbroken(text) : text;
	}
}
