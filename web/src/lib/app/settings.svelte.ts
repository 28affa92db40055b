// What this browser remembers of how its person likes the table.
import type { Language } from '$lib/i18n/words';

type Theme = 'light' | 'dark';
/** How fast the table tells what happens; by steps it waits for a press after each. */
export const PACES = ['slow', 'normal', 'fast', 'none', 'steps'] as const;
export type Pace = (typeof PACES)[number];
type Kept = {
	language: Language;
	theme: Theme;
	sound: boolean;
	notify: boolean;
	text: boolean;
	list: boolean;
	auto: boolean;
	named: string;
	pace: Pace;
	lastTurn: boolean;
	coach: boolean;
};

const KEY = 'tocsin';

function preferred(): Kept {
	return {
		language: navigator.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en',
		theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
		sound: true,
		notify: false,
		text: false,
		list: false,
		auto: false,
		named: '',
		// Who wants no motion is told all at once, unless they choose otherwise.
		pace: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'normal',
		lastTurn: true,
		coach: true
	};
}

/** What was chosen so far; the rest is as this browser prefers. */
function read(): Partial<Kept> {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
	} catch {
		return {}; // A private window may refuse storage.
	}
}

class Settings {
	#chosen = $state<Partial<Kept>>(read());
	#kept = $derived<Kept>({ ...preferred(), ...this.#chosen });

	get language(): Language {
		return this.#kept.language;
	}
	get theme(): Theme {
		return this.#kept.theme;
	}
	get sound(): boolean {
		return this.#kept.sound;
	}
	get notify(): boolean {
		return this.#kept.notify;
	}
	get text(): boolean {
		return this.#kept.text;
	}
	/** Whether answers that one can give on the board are listed too. */
	get list(): boolean {
		return this.#kept.list;
	}
	/** Whether the only answer to a question is given by itself. */
	get auto(): boolean {
		return this.#kept.auto;
	}
	/** The guest who is not asked for a name any more. */
	get named(): string {
		return this.#kept.named;
	}
	get pace(): Pace {
		return this.#kept.pace;
	}
	get lastTurn(): boolean {
		return this.#kept.lastTurn;
	}

	/** Whether somebody who plays a game for the first time is told what each question is about. */
	get coach(): boolean {
		return this.#kept.coach;
	}

	change(part: Partial<Kept>): void {
		Object.assign(this.#chosen, part);
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#chosen));
		} catch {
			// Kept for this visit only.
		}
	}
}

export const settings = new Settings();
