// Preferences stored in this browser.
import { load, save } from './storage';
import type { Language } from '$lib/i18n/words';

type Theme = 'light' | 'dark';
/** How fast events are animated; with `steps` each waits for a press. */
export const PACES = ['slow', 'normal', 'fast', 'none', 'steps'] as const;
export type Pace = (typeof PACES)[number];
type Preferences = {
	language: Language;
	theme: Theme;
	sound: boolean;
	notify: boolean;
	text: boolean;
	list: boolean; // answers that can be given on the board are listed too
	auto: boolean; // the only answer to a question is given automatically
	named: string; // the guest who has accepted a random name
	pace: Pace;
	lastTurn: boolean;
	coach: boolean; // the coach explains questions in the first match of a game
};

const KEY = 'tocsin';

function defaults(): Preferences {
	return {
		language: navigator.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en',
		theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
		sound: true,
		notify: false,
		text: false,
		list: false,
		auto: false,
		named: '',
		// With prefers-reduced-motion there is no animation by default.
		pace: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'normal',
		lastTurn: true,
		coach: true
	};
}

class Store {
	#chosen = $state<Partial<Preferences>>(load(KEY, {}));
	values = $derived<Preferences>({ ...defaults(), ...this.#chosen });

	change = (part: Partial<Preferences>): void => {
		Object.assign(this.#chosen, part);
		save(KEY, this.#chosen);
	};
}

const store = new Store();
const getters = Object.keys(defaults()).map((name) => [name, { get: () => store.values[name as keyof Preferences] }]);

/** Each preference as a reactive property. */
export const settings = Object.defineProperties({ change: store.change }, Object.fromEntries(getters)) as Readonly<Preferences> &
	Pick<Store, 'change'>;
