// Preferences stored in this browser.
import type { Language } from '$lib/i18n/words';

type Theme = 'light' | 'dark';
/** How fast events are animated; with `steps` each waits for a press. */
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
		// With prefers-reduced-motion there is no animation by default.
		pace: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'normal',
		lastTurn: true,
		coach: true
	};
}

/** Return the stored choices. */
function read(): Partial<Kept> {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
	} catch {
		return {}; // Storage may be blocked in private windows.
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
	/** Whether answers that can be given on the board are listed too. */
	get list(): boolean {
		return this.#kept.list;
	}
	/** Whether the only answer to a question is given automatically. */
	get auto(): boolean {
		return this.#kept.auto;
	}
	/** The guest who has accepted a random name. */
	get named(): string {
		return this.#kept.named;
	}
	get pace(): Pace {
		return this.#kept.pace;
	}
	get lastTurn(): boolean {
		return this.#kept.lastTurn;
	}

	/** Whether the coach explains questions in the first match of a game. */
	get coach(): boolean {
		return this.#kept.coach;
	}

	change(part: Partial<Kept>): void {
		Object.assign(this.#chosen, part);
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#chosen));
		} catch {
			// Storage is blocked: valid for this visit only.
		}
	}
}

export const settings = new Settings();
